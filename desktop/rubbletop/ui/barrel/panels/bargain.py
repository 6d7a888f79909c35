# SPDX-License-Identifier: GPL-3.0-or-later
"""A deal that is put together: with whom, what is given, what is got, what is promised (44)."""

from typing import Literal

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from rubbletop.games.barrel import dealings
from rubbletop.games.barrel.actions.deals import OfferDeal
from rubbletop.games.barrel.frames.deals import LONGEST_PROMISE, Bundle
from rubbletop.games.barrel.frames.orders import TurnFrame
from rubbletop.games.barrel.state import UNKNOWN
from rubbletop.games.barrel.words.names import seat_name
from rubbletop.kernel.facts import NO_WORDS, Message, Seat, say
from rubbletop.ui.barrel.art.face import BarrelsFace
from rubbletop.ui.barrel.panels import items
from rubbletop.ui.barrel.panels.base import BarrelPanel
from rubbletop.ui.barrel.panels.chooser import Adder, Chooser
from rubbletop.ui.barrel.panels.items import Item
from rubbletop.ui.barrel.panels.promises import PromiseList
from rubbletop.ui.barrel.panels.signs import Picture, sign_of
from rubbletop.ui.barrel.panels.sums import money_stepper
from rubbletop.ui.decide.forms import Confirm
from rubbletop.ui.parts.card import Elided, emptied, label, plain
from rubbletop.ui.parts.stepper import EDGE, Stepper, squared
from rubbletop.ui.words import worded

Side = Literal["give", "get"]
SIDES: dict[Side, Message] = {"give": say("You give"), "get": say("You get")}
COLUMNS: tuple[tuple[Side, int], ...] = (("give", 0), ("get", 2))
FIELD = 46.0
MOST_CASH, MOST_OIL = 400, 99
"""What can be asked for where nobody may know what the other has: half dollars, barrels."""


class Line(QWidget):
    """A thing in the deal, with its number where it has one, and a sign to take it out again."""

    changed = Signal()
    removed = Signal()

    def __init__(self, side: Side, item: Item, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "plain")
        self.side, self.item = side, item
        self.stepper: Stepper | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        whole = worded(say("{side}: {thing}", side=SIDES[side], thing=name))
        row.addWidget(label(whole, wraps=True), 1)
        if item.kind == "logistics":
            self.stepper = Stepper(
                f"{side} {item.region} {item.to}", item.most, 1, low=1, wide=28, parent=self
            )
            self.stepper.call(whole)
            self.stepper.changed.connect(self._set)
            row.addWidget(self.stepper)
        out = squared(QPushButton("×", self))
        out.setObjectName(f"out {side} {item.kind} {item.region}")
        out.setAccessibleName(worded(say("Leave out {thing}", thing=name)))
        out.setToolTip(out.accessibleName())
        out.clicked.connect(self.removed)
        row.addWidget(out)

    def _set(self, number: int) -> None:
        self.item = msgspec.structs.replace(self.item, number=number)
        self.changed.emit()


class Bargain(QWidget):
    """The form of a deal; ``closed`` tells that the player goes back without an offer."""

    closed = Signal()

    def __init__(self, panel: BarrelPanel) -> None:
        super().__init__(panel)
        self.setProperty("role", "plain")
        self._panel = panel
        self.lines: list[Line] = []
        self.money: dict[Side, Stepper] = {}
        self.oil: dict[Side, Stepper] = {}
        self.more: dict[Side, Adder] = {}
        self._possible: dict[Side, tuple[Item, ...]] = {"give": (), "get": ()}
        view = panel.view
        self.partners = tuple(seat for seat in view.order if seat != panel.seat)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(5)
        self._add_partner()
        self._add_sums()
        self._things, self._list = plain(QVBoxLayout, self, 3)
        self._column.addWidget(self._things)
        self._add_promise()
        self._add_buttons()
        self._column.addWidget(PromiseList(panel.ground, view, self))
        self._choose_partner()

    def first_stop(self) -> QWidget:
        """Return the part that gets the keys first."""
        return self.partner

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    # Its parts

    def _add_partner(self) -> None:
        view = self._panel.view
        self.partner = Chooser("partner", say("With whom"), self)
        self.partner.fill(seat_name(view, seat) for seat in self.partners)
        whole, row = plain(QHBoxLayout, self, 6)
        self._sign_room, self._sign = plain(QHBoxLayout, self)
        self._purse = Elided("", "muted")
        for part in (label(worded(say("With"))), self._sign_room, self.partner):
            row.addWidget(part)
        row.addWidget(self._purse, 1)
        self._column.addWidget(whole)
        self.partner.currentIndexChanged.connect(self._choose_partner)

    def _add_sums(self) -> None:
        """Two columns of steppers, what they count between them."""
        panel = self._panel
        table, grid = plain(QGridLayout, self, 4)
        grid.setColumnStretch(1, 1)
        middle = Qt.AlignmentFlag.AlignHCenter
        for side, column in COLUMNS:
            grid.addWidget(label(worded(SIDES[side]), "strong"), 0, column, middle)
            is_own = side == "give"
            cash = panel.cash(panel.seat) if is_own else MOST_CASH
            oil = panel.oil(panel.seat) if is_own else MOST_OIL
            self.money[side] = money_stepper(f"{side} money", cash, wide=FIELD, parent=self)
            self.oil[side] = Stepper(f"{side} oil", oil, wide=FIELD, parent=self)
            self.money[side].call(worded(say("{side}: money", side=SIDES[side])))
            self.oil[side].call(worded(say("{side}: barrels in hand", side=SIDES[side])))
            more = Adder(f"{side} more", say("{side}: more", side=SIDES[side]), self)
            more.activated.connect(self._add)
            self.more[side] = more
            for line, part in enumerate((self.money[side], self.oil[side]), start=1):
                grid.addWidget(part, line, column)
                part.changed.connect(self._say)
                part.given.connect(panel.go_on)
        barrel = Picture(BarrelsFace(count=1), EDGE * 0.8, worded(say("barrels")), self)
        for line, part_ in enumerate((label("$", "strong"), barrel), start=1):
            grid.addWidget(part_, line, 1, Qt.AlignmentFlag.AlignCenter)
        self._column.addWidget(table)
        whole, row = plain(QHBoxLayout, self, 6)
        for more in self.more.values():
            row.addWidget(more, 1)
        self._column.addWidget(whole)

    def _add_promise(self) -> None:
        self.promise = QLineEdit(self)
        self.promise.setObjectName("promise")
        self.promise.setMaxLength(LONGEST_PROMISE)
        self.promise.setPlaceholderText(worded(say("Your written promise, if any")))
        self.promise.setAccessibleName(worded(say("Your written promise: it must be kept")))
        self.promise.setToolTip(self.promise.accessibleName())
        self.promise.textChanged.connect(self._say)
        self.promise.returnPressed.connect(self._panel.go_on)
        self._column.addWidget(self.promise)

    def _add_buttons(self) -> None:
        self.offer = Confirm(self._panel, "offer", primary=True)
        self.back = QPushButton(worded(say("Back")), self)
        self.back.setObjectName("back")
        self.back.clicked.connect(self.closed)
        whole, row = plain(QHBoxLayout, self, 6)
        row.addWidget(self.offer, 1)
        row.addWidget(self.back)
        self._column.addWidget(whole)
        # Below the buttons, which would move under the pointer if it came and went above them.
        self._why = self._panel.cited(NO_WORDS)
        self._column.addWidget(self._why)

    # Filling it in

    @property
    def with_whom(self) -> Seat:
        """The partner."""
        return self.partners[self.partner.currentIndex()]

    def bundle(self, side: Side) -> Bundle:
        """Return what one side gives."""
        made = Bundle(cash=self.money[side].value, oil=self.oil[side].value)
        for line in self.lines:
            if line.side == side:
                made = line.item.put(made)
        return made

    @property
    def action(self) -> OfferDeal:
        """The offer as it is filled in."""
        give, take = self.bundle("give"), self.bundle("get")
        text = " ".join(self.promise.text().split())
        return OfferDeal(seat=self._panel.seat, partner=self.with_whom, give=give, take=take, promise=text)

    def _choose_partner(self) -> None:
        """Begin anew with another partner: what she could give is something else."""
        panel, seat = self._panel, self.with_whom
        emptied(self._sign)
        self._sign.addWidget(sign_of(panel.view, seat, self))
        power = panel.view.powers[seat]
        hidden = power.cash == UNKNOWN
        self._purse.setText(worded(panel.hand(seat)))
        self._purse.setToolTip(self._purse.text())
        self.money["get"].set_high(MOST_CASH if hidden else power.cash)
        self.oil["get"].set_high(MOST_OIL if hidden else power.oil)
        emptied(self._list)
        self.lines.clear()
        self._possible["give"] = tuple(items.possible(panel.ground, panel.view, panel.seat, seat))
        self._possible["get"] = tuple(items.possible(panel.ground, panel.view, seat, panel.seat))
        for side in SIDES:
            self._list_more(side)
        self._say()

    def _list_more(self, side: Side) -> None:
        """Offer what is not in the deal yet."""
        more, left = self.more[side], self.left(side)
        head = say("Give more…") if side == "give" else say("Get more…")
        more.fill((head, *(items.words(self._panel.ground, item) for item in left)))
        more.setEnabled(bool(left))

    def left(self, side: Side) -> tuple[Item, ...]:
        """Return what a side could give beside what is in the deal."""
        taken = [line.item for line in self.lines if line.side == side]
        return tuple(item for item in self._possible[side] if not any(item.is_like(other) for other in taken))

    def _add(self, row: int) -> None:
        side: Side = "give" if self.sender() is self.more["give"] else "get"
        if not row:
            return
        item = self.left(side)[row - 1]
        line = Line(side, item, worded(items.words(self._panel.ground, item)), self._things)
        line.changed.connect(self._say)
        line.removed.connect(self._remove)
        self._panel.rings(line, item.region)
        self.lines.append(line)
        self._list.addWidget(line)
        line.show()
        self._list_more(side)
        self._say()

    def _remove(self) -> None:
        line = self.sender()
        assert isinstance(line, Line)
        self.lines.remove(line)
        self._list.removeWidget(line)
        self._panel.drop(line)
        self._list_more(line.side)
        self._panel.focus_on(self.more[line.side])
        self._say()

    # What it says

    def _say(self) -> None:
        panel, action = self._panel, self.action
        bar = panel.refusal(action)
        name = seat_name(panel.view, action.partner)
        left = dealings.MOST_OFFERS - panel.view.top_frame(TurnFrame).offers
        whole = worded(panel.wording(action))
        tip = f"{whole}\n{worded(_offers(left))}"
        self.offer.offer(say("Offer it to {partner}", partner=name), action, bar=bar, tip=tip)
        self._why.tell(NO_WORDS, bar=bar)
        self._why.setVisible(bar is not None)


def _offers(left: int) -> Message:
    if left == 1:
        return say("1 more offer in this action.")
    return say("{number} more offers in this action.", number=max(0, left))
