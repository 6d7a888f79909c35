# SPDX-License-Identifier: GPL-3.0-or-later
"""The panel of the bid: six schemes to choose from, what the bid costs, what the others still hold (VIII)."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from rubbletop.games.tokyo import auction, schemes
from rubbletop.games.tokyo.actions.money import BidSchemes
from rubbletop.games.tokyo.frames.money import Bid
from rubbletop.games.tokyo.state import UNKNOWN_CASH
from rubbletop.games.tokyo.tables import SchemeId
from rubbletop.games.tokyo.words.names import SCHEMES, listed, seat_name
from rubbletop.kernel.facts import NO_WORDS, Message, Seat, say
from rubbletop.kernel.tally import Tally
from rubbletop.ui.decide.forms import NARROW
from rubbletop.ui.parts.card import label, plain
from rubbletop.ui.parts.tally_tip import tally_tip
from rubbletop.ui.tokyo.art.face import SchemeFace
from rubbletop.ui.tokyo.panels.base import FormPanel
from rubbletop.ui.tokyo.panels.cardboard import CardButton, Hand, Held, Mark
from rubbletop.ui.tokyo.panels.income import IncomeTable
from rubbletop.ui.tokyo.standing import cash as purse
from rubbletop.ui.tokyo.unit_faces import seat_mark
from rubbletop.ui.words import ruled, worded

HEIGHT = 80.0
COLUMNS = 3
SIGN = 18.0


class BidPanel(FormPanel):
    """Cards are chosen by click or by their numbers; the bid is laid when the button is pressed."""

    def build(self) -> None:
        self.cards: dict[SchemeId, CardButton] = {}
        self._chosen: tuple[SchemeId, ...] = ()
        self._carries = False
        self.column.addWidget(self._table())
        self._worth = self.line(NO_WORDS, role="")
        self.confirm = QPushButton(self)
        self.confirm.setProperty("role", "primary")
        self.confirm.setStyleSheet(NARROW)
        self.confirm.setObjectName("confirm")
        self.confirm.clicked.connect(self._bid)
        self.column.addWidget(self.confirm)
        self.column.addWidget(self._hands())
        self.line(say("Secret until all have bid. Used schemes come back when all six are used."), "VIII")
        self.column.addWidget(IncomeTable(self.field))
        self._say()

    def first_stop(self) -> QWidget | None:
        return next((card for card in self.cards.values() if card.isEnabled()), self.confirm)

    # The cards

    def _table(self) -> QWidget:
        table, grid = plain(QGridLayout, self)
        for number, row in enumerate(self.ground.schemes.values()):
            card = self._card(row.id, number + 1)
            self.cards[row.id] = card
            grid.addWidget(card, number // COLUMNS, number % COLUMNS, Qt.AlignmentFlag.AlignCenter)
        return table

    def _card(self, scheme: SchemeId, number: int) -> CardButton:
        cost = self.ground.schemes[scheme].cost
        name = worded(SCHEMES[scheme])
        face = SchemeFace(card=scheme, name=name, cost=cost, state=self._held(self.seat, scheme))
        told = worded(say("{number}: {scheme}, ¥{cost}", number=number, scheme=name, cost=cost))
        card = CardButton(face, HEIGHT, told, self)
        card.setObjectName(scheme)
        card.clicked.connect(self._choose)
        if face.state == "carried":
            card.setToolTip(worded(say("{card}: carried over, to be bid again for nothing", card=told)))
        elif not any(isinstance(offer, BidSchemes) and scheme in offer.cards for offer in self.legal):
            refusal = self.refusal(BidSchemes(seat=self.seat, cards=(scheme,)))
            assert refusal is not None, "what is in no bid cannot be bid"
            card.explain(ruled(refusal.reason, refusal.rule))
        return card

    def _held(self, seat: Seat, scheme: SchemeId) -> Held:
        if self.view.carried.get(seat) == scheme:
            return "carried"
        return "used" if scheme in self.view.used[seat] else "hand"

    # Choosing

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The numbers of the cards choose them."""
        cards = list(self.cards.values())
        number = event.key() - Qt.Key.Key_1
        if 0 <= number < len(cards):
            cards[number].setFocus(Qt.FocusReason.ShortcutFocusReason)
            cards[number].click()
        else:
            super().keyPressEvent(event)

    def _choose(self) -> None:
        scheme = next(scheme for scheme, card in self.cards.items() if card is self.sender())
        if self.view.carried.get(self.seat) == scheme:
            self._carries = not self._carries
        elif scheme in self._chosen:
            self._chosen = tuple(other for other in self._chosen if other != scheme)
        else:
            most = schemes.wanted(self.view)
            self._chosen = (*self._chosen, scheme)[-most:]
        self._say()

    @property
    def action(self) -> BidSchemes:
        """The bid as it is chosen now."""
        cards = tuple(scheme for scheme in self.ground.schemes if scheme in self._chosen)
        return BidSchemes(seat=self.seat, cards=cards, carry=self._carries)

    def _bid(self) -> None:
        self.answer(self.action)

    # What it says

    def _say(self) -> None:
        carried = self.view.carried.get(self.seat)
        for scheme, card in self.cards.items():
            card.setChecked(self._carries if scheme == carried else scheme in self._chosen)
            card.update()
        action = self.action
        refusal = self.refusal(action)
        self.confirm.setEnabled(refusal is None)
        self.confirm.setText(worded(self._confirming(action) if refusal is None else self._asking()))
        whole = worded(self.rules.wording(self.view, action))
        self.confirm.setToolTip(whole if refusal is None else ruled(refusal.reason, refusal.rule))
        self.confirm.setAccessibleDescription(self.confirm.toolTip())
        self._worth.setText(worded(self._paying(action)))
        self._worth.setToolTip(tally_tip(self._tally(action)))

    def _asking(self) -> Message:
        due = schemes.due(self.ground, self.view, self.seat)
        missing = due - len(self._chosen)
        if missing == 1 and due > 1:
            return say("Choose one more scheme")
        return say("Choose a scheme") if missing <= 1 else say("Choose {count} schemes", count=missing)

    def _confirming(self, action: BidSchemes) -> Message:
        bid = Bid(cards=action.cards, carry=action.carry)
        price = auction.price(self.ground, bid)
        names = [SCHEMES[card] for card in schemes.cards_of(self.view, self.seat, bid)]
        if not names:
            return say("Bid nothing, pay nothing")
        total = auction.total(self.ground, self.view, self.seat, bid)
        if len(names) == 1 and price != total:
            return say("Bid {total}: {scheme}, pay ¥{price}", total=total, scheme=names[0], price=price)
        if len(names) == 1:
            return say("Bid {scheme}, pay ¥{price}", scheme=names[0], price=price)
        return say("Bid {total} with {count} schemes, pay ¥{price}", total=total, count=len(names),
                   price=price)  # fmt: skip

    def _tally(self, action: BidSchemes) -> Tally:
        tally = Tally()
        for card in action.cards:
            tally = tally.plus(self.ground.schemes[card].cost, SCHEMES[card], "VIII")
        if action.carry:
            card = self.view.carried[self.seat]
            told = say("{scheme}, carried over for nothing", scheme=SCHEMES[card])
            tally = tally.plus(self.ground.schemes[card].cost, told, "VIII, 43")
        return tally

    def _paying(self, action: BidSchemes) -> Message:
        cash = self.view.cash[self.seat]
        price = auction.price(self.ground, Bid(cards=action.cards, carry=action.carry))
        if not action.cards and not action.carry:
            return say("You have ¥{cash}. A bid is paid, win or lose.", cash=cash)
        if len(action.cards) + action.carry < 2:
            return say("Pays ¥{price} of ¥{cash}, win or lose.", price=price, cash=cash)
        total = self._tally(action).total
        # One line, or the button under it would move.
        return say("A bid of {total}. Pays ¥{price} of ¥{cash}.", total=total, price=price, cash=cash)

    # The others

    def _hands(self) -> QWidget:
        """What the other players still hold, and what they can pay."""
        table, grid = plain(QGridLayout, self)
        grid.setContentsMargins(0, 2, 6, 0)
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(1)
        grid.setColumnStretch(1, 1)
        for seat in self.view.order:
            if seat != self.seat:
                self._add_hand(grid, seat)
        return table

    def _add_hand(self, grid: QGridLayout, seat: Seat) -> None:
        row = grid.rowCount()
        name = worded(seat_name(self.view, seat))
        held = [(scheme, self._held(seat, scheme)) for scheme in self.ground.schemes]
        left = [SCHEMES[scheme] for scheme, how in held if how != "used"]
        told = say("{player} can play: {schemes}", player=name, schemes=listed(left) if left else say("–"))
        grid.addWidget(Mark(seat_mark(self.ground, self.view, seat), SIGN, name), row, 0)
        grid.addWidget(label(name, "caption"), row, 1)
        grid.addWidget(Hand(held, worded(told)), row, 2)
        cash = label(f"¥{purse(self.view, seat)}", "caption")
        cash.setToolTip(worded(self._means(seat)))
        grid.addWidget(cash, row, 3, Qt.AlignmentFlag.AlignRight)

    def _means(self, seat: Seat) -> Message:
        name = seat_name(self.view, seat)
        if self.view.cash[seat] == UNKNOWN_CASH:
            return say("{player}’s purse is secret", player=name)
        return say("{player} has {cash} Mega-Yen", player=name, cash=self.view.cash[seat])
