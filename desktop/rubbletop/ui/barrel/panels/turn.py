# SPDX-License-Identifier: GPL-3.0-or-later
"""The panel of an action turn: a box to choose, oil to sell, deals to offer, the end (Game Sequence)."""

from PySide6.QtWidgets import QPushButton, QWidget

from rubbletop.games.barrel.actions.orders import EndTurn, RaiseMedia, SellOil
from rubbletop.games.barrel.frames.orders import TurnFrame
from rubbletop.games.barrel.words.names import dollars
from rubbletop.kernel.facts import NO_WORDS, Action, Message, say
from rubbletop.ui.barrel.boxes import choice
from rubbletop.ui.barrel.panels import promises, prospects
from rubbletop.ui.barrel.panels.bargain import Bargain
from rubbletop.ui.barrel.panels.base import BarrelPanel
from rubbletop.ui.barrel.panels.boxes import BoxGrid
from rubbletop.ui.decide.forms import NARROW, Confirm
from rubbletop.ui.parts.stepper import Stepper
from rubbletop.ui.words import ruled, worded

RULES = {
    "media": "Mass-Media Manipulation",
    "purchase": "Purchases and Moves",
    "construction": "Construction",
    "money": "Money",
    "order": "Playing Sequence",
    "taxes": "New Taxes",
    "speech": "Pacifism 4",
    "oil": "Oil Production",
    "pass": "48",
}


class TurnPanel(BarrelPanel):
    """Boxes as on the board; or, on its second page, a deal that is put together."""

    def build(self) -> None:
        self.grid: BoxGrid | None = None
        self.bargain: Bargain | None = None
        self._show_turn()

    def first_stop(self) -> QWidget | None:
        if self.grid is not None:
            return next((box for box in self.grid.boxes.values() if box.isEnabled()), None)
        return next(iter(self.buttons.values()), None)

    def _show_turn(self) -> None:
        self.keep_first()
        if self.view.top_frame(TurnFrame).chosen:
            # First, so that it is in sight however little room other cards leave to this one.
            self._add_end()
        else:
            self._add_boxes()
        self._add_sale()

    # Choosing

    def _add_boxes(self) -> None:
        self.grid = BoxGrid(self.ground, self.view, self)
        self.add(self.grid)
        for box, button in self.grid.boxes.items():
            action = choice(self.seat, box)
            assert action is not None, "each button of the grid stands for a choice"
            self.explain(button, self.refusal(action), worded(self.wording(action)))
            button.setAccessibleName(worded(self.wording(action)))
            self.rings(button, box)
        self._follows = self.cited(NO_WORDS)
        self.points = Stepper("points", 1, 1, low=1, wide=28, parent=self)
        self.points.call(worded(say("Points of Mass-media")))
        self.points.hide()
        room = self.row(self._follows, self.points)
        self.choose = self.confirm()
        # Below the button, which must not move while boxes are compared and is seen beside five players too;
        # the keys come to the points first.
        room.setMinimumHeight(self.points.sizeHint().height())
        self.column.removeWidget(room)
        self.column.addWidget(room)
        self.grid.picked.connect(self._pick)
        self.points.changed.connect(self._say)
        self.points.given.connect(self.go_on)
        self._say()

    def _pick(self, box: str) -> None:
        is_media = box.startswith("media.")
        if is_media:
            self.points.set_high(self.ground.amounts(box)[0])
            self.points.set_value(self._most_points(box))
        self.points.setVisible(is_media)
        self._say()

    def _most_points(self, box: str) -> int:
        """The points that a box of Mass-media gives for what there is to pay; at least one."""
        most = self.ground.amounts(box)[0]
        able = [
            points
            for points in range(1, most + 1)
            if self.refusal(RaiseMedia(seat=self.seat, box=box, points=points)) is None
        ]
        return max(able, default=1)

    @property
    def action(self) -> Action | None:
        """The choice as it is made now, None for none."""
        box = self.grid.chosen if self.grid is not None else ""
        return choice(self.seat, box, self.points.value)

    def _say(self) -> None:
        action = self.action
        if action is None:
            self.choose.offer(say("Choose an action"))
            self._follows.tell(say("Choose one of the boxes, then confirm."))
            return
        assert self.grid is not None
        bar = self.refusal(action)
        self.choose.offer(prospects.short(self.ground, self.view, action), action, bar=bar)
        told = prospects.follows(self.ground, self.view, action)
        self._follows.tell(told, bar=bar)
        self._follows.setToolTip(ruled(told, RULES[self.grid.chosen.partition(".")[0]]))

    # Selling

    def _add_sale(self) -> None:
        price = dollars(self.ground.price(self.view))
        told = say("{price} a barrel. {sellers}", price=price, sellers=prospects.sellers(self.view))
        self.price = self.line(told)
        lines = (say("A barrel after the Oil check:"), *prospects.prices(self.ground, self.view))
        self.price.setToolTip("\n".join(worded(line) for line in lines))
        oil = self.oil(self.seat)
        self.barrels = Stepper("barrels", oil, min(1, oil), low=min(1, oil), wide=30, parent=self)
        self.barrels.call(worded(say("Barrels to sell")))
        self.sell = Confirm(self, "sell", primary=False)
        self.deals = QPushButton(worded(say("Deals…")), self)
        self.deals.setObjectName("deals")
        self.deals.setStyleSheet(NARROW)
        self.deals.setToolTip(worded(self._promised()))
        self.deals.clicked.connect(self._show_bargain)
        self.row(self.barrels, self.sell, self.deals, stretch=1)
        self.barrels.changed.connect(self._say_sale)
        self.barrels.given.connect(self.sell.click)
        self._say_sale()

    def _say_sale(self) -> None:
        action = SellOil(seat=self.seat, barrels=self.barrels.value)
        if not self.oil(self.seat):
            action = SellOil(seat=self.seat, barrels=1)
            self.barrels.setEnabled(False)
            self.sell.offer(say("No oil to sell"), action, bar=self.refusal(action))
            return
        income = dollars(action.barrels * self.ground.price(self.view))
        told = say("Sell for {income}", income=income)
        self.sell.offer(told, action, bar=self.refusal(action))

    # Dealing and ending

    def _add_end(self) -> None:
        end = self.button(EndTurn(seat=self.seat), primary=True)
        end.setObjectName("end")
        self.add(end)

    def _promised(self) -> Message:
        """What the button of the deals leads to."""
        number = promises.number_of(self.view)
        if not number:
            return say("Offer a deal. Nothing has been promised so far.")
        return say("Offer a deal, see the promises made so far: {number}", number=number)

    def _show_bargain(self) -> None:
        self.keep_first()
        self.grid = None
        self.bargain = Bargain(self)
        self.bargain.closed.connect(self._close_bargain)
        self.add(self.bargain)
        self.focus_on(self.bargain.first_stop())

    def _close_bargain(self) -> None:
        self.bargain = None
        self._show_turn()
        self.focus_on(self.deals)
