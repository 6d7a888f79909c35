# SPDX-License-Identifier: GPL-3.0-or-later
"""The panel in which the owner of units spreads Damage Points over them (XII, 59 to 61)."""

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QGridLayout, QPushButton

from rubbletop.games.tokyo.actions.godran import AllotHarm
from rubbletop.games.tokyo.allotment import POINTS, choices, harms_of, settled
from rubbletop.games.tokyo.frames.godran import AllotFrame, Harm
from rubbletop.games.tokyo.state import replace
from rubbletop.games.tokyo.steps.godran.allot import NOT_MOST
from rubbletop.games.tokyo.words.names import counter_name
from rubbletop.kernel.facts import Message, Seat, UnitId, say
from rubbletop.kernel.rules import Offer
from rubbletop.ui.decide.forms import LOW, NARROW
from rubbletop.ui.decide.picks import Picks
from rubbletop.ui.parts.card import label, plain
from rubbletop.ui.tokyo.panels.decision import DecisionPanel
from rubbletop.ui.words import ruled, worded

EDGE = 32
A_ROW = 3
"""So many buttons stand beside each other."""
SHORT: dict[Harm, Message] = {
    "none": say("Spared"),
    "retreat": say("Retreat 1"),
    "flee": say("Flee 2"),
    "destroy": say("Lost 3"),
    "die": say("Lost 1"),
}
"""What can happen to a unit, with the Damage Points that it absorbs."""
WHOLE: dict[Harm, Message] = {
    "none": say("Nothing happens to it."),
    "retreat": say("It absorbs 1 and retreats one area away from GODRAN, where you want."),
    "flee": say("It absorbs 2 and flees one to three areas, where the Controller wants."),
    "destroy": say("It absorbs 3 and is destroyed; GODRAN and its Controller score it."),
    "die": say("It can absorb 1 only, and is destroyed; GODRAN and its Controller score it."),
}


class AllotmentPanel(DecisionPanel):
    """A row for each unit; nothing is decided before it is confirmed, and each choice can be undone."""

    def decides(self, _offers: Sequence[Offer]) -> bool:
        """Always: a unit that is clicked is chosen for in its row."""
        return True

    @property
    def owner(self) -> Seat:
        """Whose units they are."""
        return self.view.units[self.view.top_frame(AllotFrame).units[0]].owner

    @property
    def frame(self) -> AllotFrame:
        """The allotment as it would be after what was chosen, and after what then has to be."""
        frame = self.view.top_frame(AllotFrame)
        for unit, harm in self.chosen:
            frame = settled(self.field, replace(frame, harms={**frame.harms, unit: harm}))
        return frame

    def build(self) -> None:
        self.chosen: list[tuple[UnitId, Harm]] = []
        self.choices: dict[QObject, tuple[UnitId, Harm]] = {}
        self._fill()

    def _fill(self) -> None:
        self.keep_first(0)
        self.choices.clear()
        frame = self.frame
        absorbed = sum(POINTS[harm] for harm in frame.harms.values())
        is_done = len(frame.harms) == len(frame.units)
        told = say("{absorbed} of {damage} Damage Points absorbed", absorbed=absorbed, damage=frame.damage)
        self.line(told, "XII, 59", "strong")
        allowed = choices(self.field, frame)
        for unit in frame.units:
            self._unit_row(unit, frame.harms.get(unit), allowed.get(unit, ()))
        self._foot(is_done)

    def _unit_row(self, unit: UnitId, harm: Harm | None, allowed: Sequence[Harm]) -> None:
        """A unit with what can happen to it, or with what was settled."""
        counter = self.view.units[unit]
        picture = self.picture(unit, EDGE)
        self.rings(picture, unit)
        beside, grid = plain(QGridLayout, self, 3)
        named = say("{unit}, {area}", unit=counter_name(self.view, unit), area=str(counter.area))
        name = worded(named)
        if harm is not None:
            is_own = any(chosen == unit for chosen, _ in self.chosen)
            settled_as = label(worded(SHORT[harm]), "strong" if is_own else "muted")
            settled_as.setToolTip(worded(WHOLE[harm]))
            grid.addWidget(label(name, wraps=True), 0, 0)
            grid.addWidget(settled_as, 0, 1)
            grid.setColumnStretch(0, 1)
        else:
            grid.addWidget(label(name, "caption"), 0, 0, 1, A_ROW)
            spared: list[Harm] = ["none"] if "none" in allowed else []
            harms = (*harms_of(self.field, counter), *spared)
            columns = A_ROW if len(harms) <= A_ROW else A_ROW - 1
            for column in range(columns):
                grid.setColumnStretch(column, 1)
            for place, choice in enumerate(harms):
                button = self._choice(unit, choice, name, is_allowed=choice in allowed)
                grid.addWidget(button, 1 + place // columns, place % columns)
        self.row(picture, beside, stretch=1)

    def _choice(self, unit: UnitId, harm: Harm, name: str, *, is_allowed: bool) -> QPushButton:
        made = QPushButton(worded(SHORT[harm]), self)
        made.setObjectName(f"{unit} {harm}")
        made.setStyleSheet(LOW + NARROW)
        made.setAccessibleName(f"{name}: {worded(SHORT[harm])}")
        made.setToolTip(worded(WHOLE[harm]) if is_allowed else ruled(NOT_MOST.reason, NOT_MOST.rule))
        made.setEnabled(is_allowed)
        made.clicked.connect(self._chosen)
        self.choices[made] = (unit, harm)
        self.rings(made, unit)
        return made

    def _foot(self, is_done: bool) -> None:
        confirm = QPushButton(
            worded(self._confirming()) if is_done else worded(say("Choose for each unit")), self
        )
        confirm.setObjectName("confirm")
        confirm.setProperty("role", "primary")
        confirm.setEnabled(is_done)
        confirm.clicked.connect(self._confirm)
        undo = QPushButton(worded(say("Undo")), self)
        undo.setObjectName("undo choice")
        undo.setToolTip(worded(say("Take the last choice back")))
        undo.setEnabled(bool(self.chosen))
        undo.clicked.connect(self._undo)
        self.row(confirm, undo)
        self.foot = confirm

    def _confirming(self) -> Message:
        """What the allotment comes to."""
        harms = list(self.frame.harms.values())
        lost = sum(harm in ("destroy", "die") for harm in harms)
        return say(
            "{lost} lost, {flee} flee, {retreat} retreat",
            lost=lost,
            flee=harms.count("flee"),
            retreat=harms.count("retreat"),
        )

    def _chosen(self) -> None:
        self.chosen.append(self.choices[self.sender()])
        self.ringed.emit(())
        self._fill()
        self._focus_next()

    def _undo(self) -> None:
        self.chosen.pop()
        self._fill()
        self._focus_next()

    def _focus_next(self) -> None:
        """Give the keys to the next choice, or to the button that confirms."""
        open_ = [b for b in self.choices if isinstance(b, QPushButton) and b.isEnabled()]
        self.focus_on(open_[0] if open_ else self.foot)

    def _confirm(self) -> None:
        """Decide unit by unit as was chosen; what has to be after that is settled by itself."""
        owner = self.owner
        for unit, harm in self.chosen:
            self.answer(AllotHarm(seat=owner, unit=unit, harm=harm))

    def follow(self, picks: Picks) -> None:
        """Give the keys to the row of a unit that was clicked."""
        for button, (unit, _) in self.choices.items():
            if picks.path == (unit,) and isinstance(button, QPushButton) and button.isEnabled():
                button.setFocus()
                return
