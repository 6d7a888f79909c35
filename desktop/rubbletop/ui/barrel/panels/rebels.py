# SPDX-License-Identifier: GPL-3.0-or-later
"""The panel of the Rebel check: enter, move, grow stronger, bomb or rest (Rebels; Bombings)."""

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QGridLayout, QPushButton, QScrollArea, QSizePolicy, QWidget

from rubbletop.games.barrel.actions.rebels import Bomb, EmpowerRebels, MoveRebels, PlaceRebels, RestRebels
from rubbletop.games.barrel.bombing import partners
from rubbletop.games.barrel.frames.rebels import Bombing, Target
from rubbletop.games.barrel.words.names import listed, region_name, seat_name
from rubbletop.kernel.facts import Action, Message, Seat, SpaceId, say
from rubbletop.kernel.rules import Offer
from rubbletop.ui.barrel.art.counters import paint_player_on_any_ground
from rubbletop.ui.barrel.art.face import RebelsFace
from rubbletop.ui.barrel.panels.base import BarrelPanel
from rubbletop.ui.barrel.panels.bombs import aftermath, prospects, short_odds, thing
from rubbletop.ui.barrel.panels.notes import note
from rubbletop.ui.barrel.panels.signs import Picture
from rubbletop.ui.decide.forms import LOW, NARROW, Confirm
from rubbletop.ui.decide.picks import Picks
from rubbletop.ui.parts.card import label, plain
from rubbletop.ui.parts.chance_bar import percent
from rubbletop.ui.theme import BODY, lettering, pixels, shades
from rubbletop.ui.words import folded, ruled, worded

EDGE = 34.0
Aim = tuple[Seat, SpaceId, Target]


class TargetButton(QPushButton):
    """One thing that can be bombed: whose, what and where, and the chance to destroy something."""

    def __init__(
        self, player: int, owner: str, words: str, chance: float, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._player, self._words, self.chance = player, words, chance
        self.setProperty("role", "choice")
        self.setCheckable(True)
        self.setAccessibleName(f"{owner}: {words}, {percent(chance)}")
        told = say("{owner}’s {what}: something is destroyed in {chance}",
                   owner=owner, what=words, chance=percent(chance))  # fmt: skip
        self.setToolTip(worded(told))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(240, round(pixels(25)))

    def minimumSizeHint(self) -> QSize:
        return QSize(1, round(pixels(25)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter looks at it; once it is looked at, Enter goes on with it."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.isChecked():
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        chosen = shades(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = pixels(6)
        paint_player_on_any_ground(painter, self._player, QPointF(pixels(14), self.height() / 2), radius)
        painter.setFont(lettering(BODY))
        painter.setPen(QColor(chosen.on_accent if self.isChecked() else chosen.text))
        metrics = painter.fontMetrics()
        number = percent(self.chance)
        wide = metrics.horizontalAdvance("> 99 %") + 4
        left = pixels(27)
        room = QRectF(left, 0, self.width() - left - wide - pixels(10), self.height())
        middle = Qt.AlignmentFlag.AlignVCenter
        words = metrics.elidedText(self._words, Qt.TextElideMode.ElideRight, int(room.width()))
        painter.drawText(room, middle, words)
        right = QRectF(self.width() - wide - pixels(8), 0, wide, self.height())
        painter.drawText(right, middle | Qt.AlignmentFlag.AlignRight, number)
        painter.end()


class RebelsPanel(BarrelPanel):
    """What the rebels can do; after a click on a region or a target only what can be done there.

    There one target is shown in detail, with its odds.
    """

    def build(self) -> None:
        self.at: SpaceId | None = None
        self.aimed: Aim | None = None
        self.targets: dict[QWidget, Aim] = {}
        self._top = QTimer(self)
        self._top.setSingleShot(True)
        self._top.setInterval(0)
        self._top.timeout.connect(self._show_top)
        self._fill()

    def decides(self, offers: Sequence[Offer]) -> bool:
        """Several things can be done in the region that was clicked: the panel asks which."""
        places = {_place(offer) for offer in offers if not isinstance(offer, RestRebels | EmpowerRebels)}
        if len(places) != 1 or None in places:
            return False
        self._look_at(places.pop())
        return True

    def confirms(self, action: Action) -> bool:
        """A bombing that a click would decide is looked at first."""
        if not isinstance(action, Bomb):
            return False
        self._look_at(action.region, (action.victim, action.region, action.target))
        return True

    def follow(self, picks: Picks) -> None:
        if not picks.path and self.at is not None:
            self._look_at(None)

    def first_stop(self) -> QWidget | None:
        return next(iter(self.targets), None) or next(iter(self.buttons.values()), None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.at is not None:
            self._back()
        super().keyPressEvent(event)

    def _back(self) -> None:
        self._look_at(None)
        if (stop := self.first_stop()) is not None:
            self.focus_on(stop)

    def _look_at(self, region: SpaceId | None, aim: Aim | None = None) -> None:
        """Show what can be done in a region, None for all, with one target in detail."""
        self.at = region
        # What has the keys goes: they must not wander through what is left of the panel.
        if (focused := self.focusWidget()) is not None:
            focused.clearFocus()
        self._fill(aim)
        self._top.start()
        known = (button for button, target in self.targets.items() if target == aim)
        stop = next(known, self.first_stop())
        if stop is not None and region is not None:
            self.focus_on(stop)

    def _show_top(self) -> None:
        """Bring the head of the panel into sight, once it is laid out."""
        above: QObject | None = self.parent()
        while above is not None and not isinstance(above, QScrollArea):
            above = above.parent()
        item = self.column.itemAt(0)
        head = item.widget() if item is not None else None
        if isinstance(above, QScrollArea) and head is not None:
            above.ensureWidgetVisible(head)

    # What is shown

    def _fill(self, aim: Aim | None = None) -> None:
        self.keep_first()
        self.targets = {}
        self._die()
        self._entries()
        self._bombs()
        self._aimed_at = self.column.count()
        first = next(iter(self.targets.values()), None) if self.at is not None else None
        self._aim(aim or first)

    def _offers(self) -> Iterator[Action]:
        """What can be done, in the region that was clicked or anywhere."""
        for offer in self.legal:
            if isinstance(offer, Action) and self.at in (None, _place(offer)):
                yield offer

    def _die(self) -> None:
        """Where the rebels are, and what they can do there."""
        rebels = self.view.powers[self.seat].rebels
        if self.at is not None:
            told = say("In {region} your rebels can:", region=region_name(self.ground, self.at))
            back = QPushButton(worded(say("All (Esc)")), self)
            back.setObjectName("back")
            back.setAccessibleName(worded(say("Back to all regions")))
            back.setProperty("role", "link")
            back.clicked.connect(self._back)
            self.row(label(worded(told), "strong", wraps=True), back)
            return
        if rebels.region is None:
            told = say("Your rebels are off the map: they enter with a power of 1.")
            note(self.column, told, "Rebels, 11, 12")
        else:
            where = region_name(self.ground, rebels.region)
            told = say("Your rebels in {region}: power {power}", region=where, power=rebels.power)
            face = RebelsFace(power=rebels.power, player=self.view.seats.index(self.seat))
            picture = Picture(face, EDGE, worded(told), self)
            head = label(worded(told), "strong", wraps=True)
            self.rings(head, f"rebels {self.seat}", rebels.region)
            self.row(picture, head, stretch=1)
        whole = [offer for offer in self.legal if isinstance(offer, EmpowerRebels | RestRebels)]
        if whole:
            table, grid = plain(QGridLayout, self, 4)
            for column, offer in enumerate(whole):
                text = say("Rest")
                if isinstance(offer, EmpowerRebels):
                    text = say("Grow to power {power}", power=rebels.power + 1)
                grid.addWidget(self._low(self.button(offer, text)), 0, column)
            self.add(table)

    def _low(self, button: QPushButton) -> QPushButton:
        button.setStyleSheet(LOW + NARROW)
        return button

    def _entries(self) -> None:
        offers = [offer for offer in self._offers() if isinstance(offer, PlaceRebels)]
        self._spots({offer.region: offer for offer in offers}, say("Enter {region}"))

    def _moves(self) -> None:
        offers = {offer.to: offer for offer in self._offers() if isinstance(offer, MoveRebels)}
        if not offers:
            return
        power = self.view.powers[self.seat].rebels.power
        told = say("Move: the power stays {power}", power=1)
        if power > 1:
            told = say("Move: the power falls to {power}", power=power - 1)
        note(self.column, told, "Rebels")
        self._spots(offers, Message("{region}"))

    def _spots(self, offers: Mapping[SpaceId, Action], text: Message) -> None:
        """Regions to enter, two in a row."""
        if not offers:
            return
        table, grid = plain(QGridLayout, self, 4)
        for number, (region, offer) in enumerate(offers.items()):
            words = Message(text.template, {"region": region_name(self.ground, region)})
            made = self._low(self.button(offer, words))
            self.rings(made, region)
            grid.addWidget(made, number // 2, number % 2)
        self.add(table)

    # Bombings

    def _bombs(self) -> None:
        offers = [offer for offer in self._offers() if isinstance(offer, Bomb) and not offer.call]
        if not offers:
            return
        if self.at is None:
            note(self.column, say("Bomb, with the chance to destroy something:"), "Bombings, 9")
        for offer in offers:
            bombing = self._bombing((offer.victim, offer.region, offer.target))
            made = TargetButton(
                self.view.seats.index(offer.victim),
                worded(seat_name(self.view, offer.victim)),
                worded(self._named(bombing)),
                short_odds(self.ground, self.view, bombing),
                self,
            )
            made.setObjectName(f"target {offer.victim} {offer.region} {offer.target}")
            made.clicked.connect(self._target_clicked)
            self.rings(made, offer.region)
            self.targets[made] = (offer.victim, offer.region, offer.target)
            self.add(made)

    def _named(self, bombing: Bombing) -> Message:
        what = thing(self.view, bombing.victim, bombing.region, bombing.target)
        if self.at is not None:
            return what
        return say("{thing}, {region}", thing=what, region=region_name(self.ground, bombing.region))

    def _bombing(self, aim: Aim, joined: tuple[Seat, ...] = ()) -> Bombing:
        victim, region, target = aim
        return Bombing(bomber=self.seat, victim=victim, region=region, target=target, partners=joined)

    def _target_clicked(self) -> None:
        pressed = self.sender()
        assert isinstance(pressed, QWidget)
        aim = self.targets[pressed]
        if self.at is None:
            self._look_at(aim[1], aim)
        else:
            self._aim(aim)

    def _aim(self, aim: Aim | None) -> None:
        """Speak of one target in detail."""
        self.keep_first(self._aimed_at)
        self.aimed = aim
        for button, known in self.targets.items():
            if isinstance(button, QPushButton):
                button.setChecked(known == aim)
        if aim is not None:
            self._detail(aim)
        self._moves()

    def _detail(self, aim: Aim) -> None:
        victim, region, _ = aim
        bombing = self._bombing(aim)
        self.add(prospects(self.ground, self.view, bombing, self))
        self.calls: QCheckBox | None = None
        others = partners(self.ground, self.view, self.seat, victim, region)
        if others:
            names = listed([seat_name(self.view, seat) for seat in others])
            best = percent(short_odds(self.ground, self.view, self._bombing(aim, others)))
            self.calls = QCheckBox(worded(say("Ask others to join: up to {chance}", chance=best)), self)
            told = say(
                "{names} can join; if all do, something is destroyed in {chance}", names=names, chance=best
            )
            self.calls.setToolTip(folded(ruled(told, "Player Alliance in Bombing, 49")))
            self.calls.setAccessibleDescription(worded(told))
            self.calls.setObjectName("call")
            self.calls.toggled.connect(self._reword)
            self.add(self.calls)
        self.goes: Confirm = self.confirm()
        self._reword()
        note(self.column, aftermath(self.ground, self.view, bombing), "Effects on Pacifism")

    def _reword(self) -> None:
        assert self.aimed is not None
        victim, region, target = self.aimed
        call = self.calls is not None and self.calls.isChecked()
        action = Bomb(seat=self.seat, victim=victim, region=region, target=target, call=call)
        named = self._named(self._bombing(self.aimed))
        text = say("Bomb {what}", what=named)
        if call:
            text = say("Ask first, then bomb {what}", what=named)
        self.goes.offer(text, action)


def _place(offer: Offer) -> SpaceId | None:
    """The region that something is done in, None for what is done in none."""
    match offer:
        case Bomb() | PlaceRebels():
            return offer.region
        case MoveRebels():
            return offer.to
        case _:
            return None
