# SPDX-License-Identifier: GPL-3.0-or-later
"""The card of the fire plan: whom it is aimed at, who attacks in which order, what comes of it (5.4.1.1)."""

from collections.abc import Hashable
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from rubbletop.games.colossi.actions import marines as deeds
from rubbletop.games.colossi.ground import Field
from rubbletop.games.colossi.odds import After, Attack
from rubbletop.games.colossi.steps.marines.weapons import target_hex
from rubbletop.games.colossi.words.names import counter_name, hex_name, unit_name
from rubbletop.kernel.facts import Message, UnitId, say
from rubbletop.ui.colossi import odds
from rubbletop.ui.colossi.fire_plan import FirePlan
from rubbletop.ui.colossi.panels.weapons import weapon_of
from rubbletop.ui.decide.offers import OfferButton
from rubbletop.ui.game_screen import Bar
from rubbletop.ui.parts.card import label, plain
from rubbletop.ui.parts.chance_bar import chance_list, percent
from rubbletop.ui.parts.dropdown import Dropdown
from rubbletop.ui.parts.tally_tip import tally_tip
from rubbletop.ui.words import worded

Key = Hashable
"""What a part of the card that takes the keys is for; it stays the same when the card is made anew."""

BARE = "QCheckBox { spacing: 0px; }"
HEADS = (say("Dice"), say("Alone"), say("By then"))
UNTIL = (say("Until flipped"), say("Until removed"))


class Tick(QCheckBox):
    """The tick of an attack; with Alt the arrow keys move it up and down in the order.

    ``moved`` brings by how many places.
    """

    moved = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        by = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}.get(Qt.Key(event.key()), 0)
        if by and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.moved.emit(by)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


class PlanCard(QWidget):
    """Shows one state of the plan; the panel makes another one when the plan has changed.

    ``fired`` brings the attack with which the plan begins, ``foreseen`` tells whether the odds of all of it
    are to be shown on the board, ``rung`` brings the counters to be ringed.
    """

    fired = Signal(object)
    foreseen = Signal(bool)
    rung = Signal(object)

    def __init__(self, field: Field, plan: FirePlan, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "plain")
        self.setAccessibleName(worded(say("Fire plan")))
        self._field = field
        self.plan = plan
        self.parts: dict[Key, QWidget] = {}
        self._ticks: dict[QObject, Tick] = {}
        self._rings: dict[QObject, tuple[str, ...]] = {}
        self._names: list[QLabel] = []
        self._grip: QPoint | None = None
        self._slot: int | None = None
        self._gap = QWidget(self)
        self._gap.setStyleSheet("background: palette(highlight);")
        self._gap.hide()
        self.lines = QVBoxLayout(self)
        self.lines.setContentsMargins(0, 0, 0, 0)
        self.lines.setSpacing(5)
        if plan.is_running:
            self._tell()
        else:
            self._ask()

    @property
    def counters(self) -> tuple[str, ...]:
        """The counters that take part, the target first."""
        target = self.plan.target
        return () if target is None else (target, *(attack.unit for attack in self.plan.queue))

    def focused(self) -> Key | None:
        """Return which part has the keys."""
        return next((key for key, part in self.parts.items() if part.hasFocus()), None)

    def take_focus(self, key: Key | None = None) -> None:
        """Give the keys to this part, or to the first."""
        part = self.parts.get(key) if key is not None else None
        (part or next(iter(self.parts.values()))).setFocus(Qt.FocusReason.OtherFocusReason)

    # While it is carried out

    def _tell(self) -> None:
        made, total = self.plan.made
        told = say("Fire plan: attack {number} of {total}", number=made, total=total)
        self.lines.addWidget(label(worded(told), "strong", wraps=True))
        planned, _ = self.plan.rows()
        if planned:
            self._add_bars(planned[-1])
        stop = QPushButton(worded(say("Stop the plan (Esc)")), self)
        stop.setAutoDefault(False)
        stop.clicked.connect(self.plan.stop)
        self._add("stop", stop)

    # While it is made

    def _ask(self) -> None:
        self._add_head()
        if self.plan.note is not None:
            self.lines.addWidget(label(worded(self.plan.note), wraps=True))
        self._add_target()
        planned, others = self.plan.rows()
        self._add_fire(planned)
        self._add_rows(planned, others)
        if planned:
            self._add_bars(planned[-1])
        else:
            told = say("Tick who attacks, one after another; or Shift+click their counters.")
            self.lines.addWidget(label(worded(told), "muted", wraps=True))
        self.parts["close"] = self._close

    def _add(self, key: str, part: QWidget) -> None:
        part.setObjectName(f"plan {key}")
        self.parts[key] = part
        self.lines.addWidget(part)

    def _add_head(self) -> None:
        whole, row = plain(QHBoxLayout, self, 4)
        row.addWidget(label(worded(say("Fire plan")), "strong"))
        row.addStretch(1)
        close = QPushButton(worded(say("Drop it")), whole)
        close.setObjectName("plan drop")
        close.setAccessibleName(worded(say("Drop the fire plan")))
        close.setProperty("role", "link")
        close.setAutoDefault(False)
        close.clicked.connect(self.plan.close)
        row.addWidget(close)
        self.lines.addWidget(whole)
        self._close = close

    def _add_target(self) -> None:
        whole, row = plain(QHBoxLayout, self, 6)
        box = self._dropdown("target", say("Target of the fire plan"))
        for target in self.plan.targets:
            at = target_hex(self._field, target)
            assert at is not None, "a target on the map"
            name = say("{target} in {hex}", target=counter_name(self._field.s, target), hex=hex_name(at))
            box.addItem(worded(name), target)
        box.setCurrentIndex(box.findData(self.plan.target))
        box.activated.connect(self._aim)
        box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        row.addWidget(box, 1)
        if self.plan.most_breaks() > 1:
            until = self._dropdown("until", say("When the rest hold their fire"))
            until.addItems([worded(words) for words in UNTIL])
            until.setCurrentIndex(self.plan.breaks - 1)
            until.activated.connect(self._stop_at)
            row.addWidget(until)
        self.lines.addWidget(whole)

    def _dropdown(self, key: str, name: Message) -> Dropdown:
        made = Dropdown(self)
        made.setObjectName(f"plan {key}")
        made.setAccessibleName(worded(name))
        self.parts[key] = made
        return made

    def _aim(self, index: int) -> None:
        self.plan.aim(UnitId(self.plan.targets[index]))

    def _stop_at(self, index: int) -> None:
        self.plan.until(index + 1)

    def _add_rows(self, planned: tuple[After, ...], others: tuple[After, ...]) -> None:
        whole, grid = plain(QGridLayout, self)
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(1, 1)
        for column, head in enumerate(HEADS, 2):
            grid.addWidget(label(worded(head), "caption"), 0, column, Qt.AlignmentFlag.AlignRight)
        for number, after in enumerate((*planned, *others), 1):
            self._add_row(grid, number, after, is_planned=number <= len(planned))
        self.lines.addWidget(whole)

    def _add_row(self, grid: QGridLayout, number: int, after: After, *, is_planned: bool) -> None:
        attack, right = after.attack, Qt.AlignmentFlag.AlignRight
        name = self._name(attack)
        numbered = say("{number}. {unit}", number=number, unit=name) if is_planned else name
        tick = Tick(self)
        tick.setStyleSheet(BARE)
        tick.setChecked(is_planned)
        tick.setAccessibleName(worded(self._spoken(after, numbered, is_planned=is_planned)))
        words = label(worded(numbered), "" if is_planned else "muted", wraps=True)
        dice = label(str(after.count))
        dice.setToolTip(tally_tip(after.dice))
        alone = label(percent(float(after.alone)), "muted")
        then = label(percent(float(after.results[0][1])) if is_planned else "", "strong")
        for column, part in enumerate((tick, words, dice, alone, then)):
            grid.addWidget(part, number, column, right if column > 1 else Qt.AlignmentFlag(0))
        tick.clicked.connect(partial(self.plan.toggle, attack))
        self.parts[attack] = tick
        self._ticks[words] = tick
        words.setCursor(Qt.CursorShape.OpenHandCursor if is_planned else Qt.CursorShape.PointingHandCursor)
        if is_planned:
            self._names.append(words)
        for part in (tick, words):
            self._rings[part] = (attack.unit, attack.target)
            part.installEventFilter(self)
        if is_planned:
            tick.moved.connect(partial(self.plan.advance, attack))
            for part in (tick, words):
                part.setToolTip(
                    worded(say("Drag the name, or press Alt and an arrow key, to change the order."))
                )
        if is_planned and number > 1:
            self._add_mover(grid, number, attack, name)

    def _add_mover(self, grid: QGridLayout, number: int, attack: Attack, name: Message) -> None:
        earlier = QToolButton(self)
        earlier.setText("↑")
        words = worded(say("{unit} attacks earlier", unit=name))
        earlier.setAccessibleName(words)
        earlier.setToolTip(words)
        earlier.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        earlier.clicked.connect(partial(self._advance, attack))
        grid.addWidget(earlier, number, 5)
        self.parts["earlier", attack] = earlier

    def _advance(self, attack: Attack) -> None:
        self.plan.advance(attack, 1)

    def _name(self, attack: Attack) -> Message:
        unit, weapon = unit_name(self._field.s, attack.unit), weapon_of(attack)
        if isinstance(attack, deeds.Fire) or weapon is None:
            return unit
        return say("{unit}: {what}", unit=unit, what=weapon.title)

    def _spoken(self, after: After, name: Message, *, is_planned: bool) -> Message:
        """An attack with its numbers, for screen readers."""
        alone = percent(float(after.alone))
        if not is_planned:
            return say("{unit}, dice: {dice}, alone {alone}", unit=name, dice=after.count, alone=alone)
        return say(
            "{unit}, dice: {dice}, alone {alone}, {result} by then: {chance}",
            unit=name,
            dice=after.count,
            alone=alone,
            result=odds.short(after.results[0][0]),
            chance=percent(float(after.results[0][1])),
        )

    def _add_bars(self, after: After) -> None:
        bars = [Bar(label=odds.short(words), chance=float(chance)) for words, chance in after.results]
        self.lines.addWidget(chance_list(bars, (0,), self))

    def _add_fire(self, planned: tuple[After, ...]) -> None:
        words = say("Fire the plan")
        if planned:
            chance = percent(float(planned[-1].results[0][1]))
            words = say("Fire the plan · {chance}", chance=chance)
        button = OfferButton(worded(words), self)
        button.setEnabled(bool(planned))
        button.setProperty("role", "primary")
        button.clicked.connect(self._begin)
        button.pointed.connect(self.foreseen)
        self._add("fire", button)

    def _begin(self) -> None:
        attack = self.plan.begin()
        if attack is not None:
            self.fired.emit(attack)

    # What is pointed at

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in (QEvent.Type.Enter, QEvent.Type.FocusIn) and watched in self._rings:
            self.rung.emit(self._rings[watched])
        elif kind in (QEvent.Type.Leave, QEvent.Type.FocusOut) and watched in self._rings:
            self.rung.emit(self.counters)
        elif isinstance(watched, QLabel) and isinstance(event, QMouseEvent):
            return self._handle(watched, event)
        return super().eventFilter(watched, event)

    # A name is clicked, or dragged to another place in the order

    def _handle(self, name: QLabel, event: QMouseEvent) -> bool:
        at = name.mapTo(self, event.position().toPoint())
        match event.type():
            case QEvent.Type.MouseButtonPress if event.button() == Qt.MouseButton.LeftButton:
                self._grip = at
            case QEvent.Type.MouseMove if self._grip is not None and name in self._names:
                if self._slot is not None or abs(at.y() - self._grip.y()) >= QApplication.startDragDistance():
                    self._drag(at.y())
            case QEvent.Type.MouseButtonRelease if self._grip is not None:
                self._let_go(name)
            case _:
                return False
        return True

    def _drag(self, y: int) -> None:
        """Show between which names the one in hand would go."""
        rows = [QRect(name.mapTo(self, QPoint()), name.size()) for name in self._names]
        self._slot = sum(row.center().y() < y for row in rows)
        edge = rows[0].top() if not self._slot else rows[self._slot - 1].bottom() + 1
        self._gap.setGeometry(0, edge - 1, self.width(), 2)
        self._gap.show()
        self._gap.raise_()

    def _let_go(self, name: QLabel) -> None:
        """Put the name in hand down, or take a click."""
        slot, self._grip, self._slot = self._slot, None, None
        self._gap.hide()
        if slot is None:
            self._ticks[name].click()
        elif slot not in (at := self._names.index(name), at + 1):
            self.plan.place(self.plan.queue[at], slot - (slot > at))
