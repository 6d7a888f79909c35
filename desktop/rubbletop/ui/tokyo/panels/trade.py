# SPDX-License-Identifier: GPL-3.0-or-later
"""The panel of a trade: victory points for Mega-Yen, offered, taken, left, or named anew (VII, 33)."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from rubbletop.games.tokyo import trade
from rubbletop.games.tokyo.actions.money import AcceptOffer, EndTrade, NameAmount, OfferPoints, RefuseOffer
from rubbletop.games.tokyo.frames.money import Deal, TradeFrame
from rubbletop.games.tokyo.state import UNKNOWN_CASH
from rubbletop.games.tokyo.words.names import seat_name
from rubbletop.kernel.facts import Message, Range, Seat, say
from rubbletop.ui.decide.forms import NARROW
from rubbletop.ui.decide.offers import OfferButton
from rubbletop.ui.parts.card import label, plain
from rubbletop.ui.tokyo.panels.base import FormPanel
from rubbletop.ui.tokyo.panels.cardboard import Mark
from rubbletop.ui.tokyo.panels.income import IncomeTable
from rubbletop.ui.tokyo.panels.stepper import Sum
from rubbletop.ui.tokyo.standing import signed_points
from rubbletop.ui.tokyo.unit_faces import seat_mark
from rubbletop.ui.words import ruled, worded

SIGN = 20.0
USUAL = 20


class Row(QWidget):
    """A sum and the button that offers or names it, with what both would have after the trade."""

    def __init__(self, panel: "TradePanel", seller: Seat, buyer: Seat, high: int, value: int) -> None:
        super().__init__(panel)
        self.setProperty("role", "plain")
        self._panel = panel
        self.seller, self.buyer = seller, buyer
        self.sum = Sum(high, value, 5, self)
        self.sum.setMinimum(1)
        self.sum.setObjectName(f"{buyer} sum")
        self.button = OfferButton("", self)
        self.button.setStyleSheet(NARROW)
        self.button.setObjectName(f"{buyer} offer")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self.sum)
        row.addWidget(self.button, 1)
        self.sum.valueChanged.connect(self._say)
        self.sum.given.connect(self._offer)
        self.button.clicked.connect(self._offer)
        self._say()

    @property
    def action(self) -> OfferPoints | NameAmount:
        """What the button says now."""
        return self._panel.action(self.buyer, self.sum.value())

    def _say(self) -> None:
        action = self.action
        refusal = self._panel.refusal(action)
        whole = worded(self._panel.rules.wording(self._panel.view, action))
        self.button.setText(worded(self._panel.short(action)))
        self.button.setAccessibleName(whole)
        self.button.setEnabled(refusal is None)
        self.button.setToolTip(whole if refusal is None else ruled(refusal.reason, refusal.rule))
        self.sum.setAccessibleName(whole)
        self._panel.tell(self.seller, self.buyer, self.sum.value())

    def _offer(self) -> None:
        if self.button.isEnabled():
            self._panel.answer(self.action)


class TradePanel(FormPanel):
    """The seller offers to one of the others; who is asked takes it, leaves it, or names another amount."""

    def build(self) -> None:
        frame = self.view.top_frame(TradeFrame)
        self.rows: list[Row] = []
        self._standing, self._grid = plain(QGridLayout, self)
        self._grid.setContentsMargins(0, 0, 6, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(1)
        self._grid.setColumnStretch(1, 1)
        if frame.deal is None:
            self._offer(frame.left[0])
        else:
            self._answer(frame.deal)
        self.column.addWidget(IncomeTable(self.field))

    def first_stop(self) -> QWidget | None:
        if self.rows and not self._accepting:
            return self.rows[0].sum
        return next(iter(self.buttons.values()))

    @property
    def _accepting(self) -> bool:
        return self.view.top_frame(TradeFrame).deal is not None

    # Offering

    def _offer(self, seller: Seat) -> None:
        self.line(say("One point for one Mega-Yen, as much as you like; the other must agree."), "VII")
        for buyer in trade.buyers(self.view, seller):
            self.column.addWidget(self._to(buyer))
            high = trade.most(self.view, seller, buyer)
            row = Row(self, seller, buyer, high, min(USUAL, high))
            self.rows.append(row)
            self.column.addWidget(row)
        self.column.addWidget(self._standing)
        self.rows[0].button.setProperty("role", "primary")
        self.tell(seller, self.rows[0].buyer, self.rows[0].sum.value())
        for offer in self.legal:
            if isinstance(offer, EndTrade):
                self.column.addWidget(self.button(offer))
        self.line(say("Without a trade the game ends now."), "III, 5")

    def _to(self, buyer: Seat) -> QWidget:
        name = worded(seat_name(self.view, buyer))
        line = label(worded(say("{player} has {cash}", player=name, cash=self._cash(buyer))))
        whole, beside = plain(QHBoxLayout, self, 6)
        beside.addWidget(Mark(seat_mark(self.ground, self.view, buyer), SIGN, name))
        beside.addWidget(line, 1)
        return whole

    def _cash(self, seat: Seat) -> Message:
        if self.view.cash[seat] == UNKNOWN_CASH:
            return say("a secret purse")
        return say("¥{cash}", cash=self.view.cash[seat])

    # Answering

    def _answer(self, deal: Deal) -> None:
        accept = AcceptOffer(seat=self.seat)
        text = say("Trade {amount} for {amount}", amount=deal.amount)
        refusal = self.refusal(accept)
        if refusal is None:
            self.column.addWidget(self.button(accept, text, primary=True))
        else:
            self.column.addWidget(self.barred(text, refusal.reason, refusal.rule))
        self.column.addWidget(self.button(RefuseOffer(seat=self.seat)))
        if any(isinstance(offer, Range) for offer in self.legal):
            high = trade.answerable(self.view, deal.seller, deal.buyer)
            self.line(say("Or name another amount, which {seller} can take or leave:",
                          seller=seat_name(self.view, deal.seller)), "VII")  # fmt: skip
            row = Row(self, deal.seller, deal.buyer, high, self._other(deal, high))
            self.rows.append(row)
            self.column.addWidget(row)
        self.column.addWidget(self._standing)
        self.tell(deal.seller, deal.buyer, deal.amount)

    def _other(self, deal: Deal, high: int) -> int:
        """An amount to begin with that can be named: less than was offered, or else more."""
        lows = [offer.low for offer in self.legal if isinstance(offer, Range)]
        half = max(1, deal.amount // 2)
        is_free = self.refusal(NameAmount(seat=self.seat, amount=min(half, high))) is None
        return min(half, high) if is_free else lows[0]

    # What it says

    def action(self, buyer: Seat, amount: int) -> OfferPoints | NameAmount:
        """The answer that a row of the form stands for."""
        if self._accepting:
            return NameAmount(seat=self.seat, amount=amount)
        return OfferPoints(seat=self.seat, buyer=buyer, amount=amount)

    def short(self, action: OfferPoints | NameAmount) -> Message:
        """The words of the button of a row."""
        if isinstance(action, NameAmount):
            return say("Name {amount} instead", amount=action.amount)
        return say("Offer {player} {amount} VP", player=seat_name(self.view, action.buyer),
                   amount=action.amount)  # fmt: skip

    def tell(self, seller: Seat, buyer: Seat, amount: int) -> None:
        """Show what both would have after a trade of so much."""
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            assert widget is not None, "the table holds labels alone"
            widget.deleteLater()
        for column, head in enumerate(
            (say("After {amount} for {amount}", amount=amount), say("VP"), say("¥"))
        ):
            self._grid.addWidget(label(worded(head), "caption"), 0, (0, 2, 3)[column], 1, (2, 1, 1)[column])
        for line, (seat, sign) in enumerate(((seller, -1), (buyer, 1)), start=1):
            name = worded(seat_name(self.view, seat))
            points = signed_points(self.view.vp[seat] + sign * amount)
            cash = self.view.cash[seat]
            purse = "?" if cash == UNKNOWN_CASH else str(cash - sign * amount)
            self._grid.addWidget(Mark(seat_mark(self.ground, self.view, seat), SIGN, name), line, 0)
            self._grid.addWidget(label(name), line, 1)
            for column, text in ((2, points), (3, purse)):
                self._grid.addWidget(label(text, "strong"), line, column, Qt.AlignmentFlag.AlignRight)
