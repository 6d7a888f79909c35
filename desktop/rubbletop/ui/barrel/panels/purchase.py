# SPDX-License-Identifier: GPL-3.0-or-later
"""The panel of Purchase and Move: first what is bought and where, then which groups move (31, 53)."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from rubbletop.games.barrel.actions.orders import Buy, EndAction, March
from rubbletop.games.barrel.frames.orders import PurchaseFrame
from rubbletop.games.barrel.state import BarrelState, replace
from rubbletop.games.barrel.words.names import dollars, group, region_name
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import NO_WORDS, Action, Message, SpaceId, say
from rubbletop.ui.barrel.handful import Hold
from rubbletop.ui.barrel.panels.base import BarrelPanel
from rubbletop.ui.barrel.panels.chooser import Chooser
from rubbletop.ui.barrel.panels.marching import Calls, MoveForm
from rubbletop.ui.barrel.panels.opinion import Opinion
from rubbletop.ui.barrel.panels.signs import Pips
from rubbletop.ui.barrel.panels.sums import Count
from rubbletop.ui.decide.forms import NARROW, Confirm, action_of
from rubbletop.ui.decide.picks import Picks
from rubbletop.ui.parts.card import Elided, label, plain
from rubbletop.ui.parts.stepper import Stepper
from rubbletop.ui.words import worded

NOTHING = Bar(say("Say how many you buy."), "Purchases")


class BuyForm(QWidget):
    """Where to, how many troops and logistics, and what it comes to; both are bought at one press."""

    def __init__(self, panel: "PurchasePanel") -> None:
        super().__init__(panel)
        self.setProperty("role", "plain")
        self._panel = panel
        frame, ground = panel.frame, panel.ground
        self.places = (ground.border, *ground.country)
        self.place = Chooser("place", say("Where to"), self)
        self.place.fill(self._named(region) for region in self.places)
        panel.ring_named(self.place, lambda: self.places)
        self.troops = Count(say("Troops"), Stepper("troops", frame.elements), self)
        self.logistics = Count(say("Logistics"), Stepper("logistics", frame.elements), self)
        self._told = panel.cited(NO_WORDS)
        self.confirm = Confirm(panel, "buy", primary=True)
        self.opinion = Opinion(ground)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(5)
        for part in (self.place, self.troops, self.logistics, self._told, self.confirm, self.opinion):
            column.addWidget(part)
        self.place.currentIndexChanged.connect(self.say)
        for count in (self.troops, self.logistics):
            count.stepper.changed.connect(self.say)
            count.stepper.given.connect(panel.go_on)
        self.say()

    def _named(self, region: SpaceId) -> Message:
        ground = self._panel.ground
        cost, name = dollars(ground.element_cost(region)), region_name(ground, region)
        if region == ground.border:
            return say("{region}: by land, {cost} each", region=name, cost=cost)
        return say("{region}: by air, {cost} each", region=name, cost=cost)

    @property
    def region(self) -> SpaceId:
        """Where the elements go."""
        return self.places[self.place.currentIndex()]

    def choose(self, region: SpaceId) -> None:
        """Buy into a region."""
        self.place.setCurrentIndex(self.places.index(region))

    @property
    def purchases(self) -> tuple[Buy, ...]:
        """The purchases as they are set, troops first: logistics may need them (24)."""
        seat, region = self._panel.seat, self.region
        wanted = (("troop", self.troops.value), ("logistic", self.logistics.value))
        return tuple(
            Buy(seat=seat, what="troop" if what == "troop" else "logistic", region=region, number=number)
            for what, number in wanted
            if number
        )

    def say(self) -> None:
        """Show what the purchases come to."""
        panel, cost = self._panel, self._panel.ground.element_cost(self.region)
        for count in (self.troops, self.logistics):
            count.tell(dollars(count.value * cost))
        bought = self.troops.value + self.logistics.value
        bar, table = panel.tried(self.purchases)
        bar = bar if bought else NOTHING
        self.opinion.tell(table, panel.seat)
        left, cash = panel.frame.elements - bought, panel.cash(panel.seat) - bought * cost
        told = say("{cash} left, {number} more can be bought.", cash=dollars(cash), number=left)
        self._told.tell(told, bar=None if bar == NOTHING else bar)
        self.confirm.offer(self._confirming(bought * cost), *self.purchases, bar=bar)

    def _confirming(self, cost: int) -> Message:
        if not self.purchases:
            return say("Buy")
        what = group(self.troops.value, self.logistics.value)
        return say("Buy {group} for {cost}", group=what, cost=dollars(cost))


class PurchasePanel(BarrelPanel):
    """Two pages as long as purchases are open: buy, move; then the moves alone. Calls stand below."""

    def build(self) -> None:
        self.frame = self.view.top_frame(PurchaseFrame)
        self.form: BuyForm | MoveForm | None = None
        self.tabs: dict[str, QPushButton] = {}
        self.handful.by_hand = None
        self.is_buying = not self.frame.moving and self.frame.elements > 0
        self._add_head()
        self._room, self._page = plain(QVBoxLayout, self)
        self.add(self._room)
        self.calls = Calls(self)
        self.add(self.calls)
        self._add_end()
        self._turn_to("buy" if self.is_buying and self.handful.hold is None else "move")
        self.handful.taken.connect(self._taken)

    def first_stop(self) -> QWidget | None:
        return self.form.troops.stepper.number if isinstance(self.form, BuyForm) else None

    def _add_head(self) -> None:
        """Moves as pips, and the pages."""
        frame = self.frame
        pips = Pips(frame.moves, frame.moves, say("Moves left: {moves}", moves=frame.moves), self)
        told = say("{moves} moves", moves=frame.moves) if frame.moves != 1 else say("1 move")
        whole, row = plain(QHBoxLayout, self, 6)
        if self.is_buying:
            for name, words in (("buy", say("Buy")), ("move", say("Move"))):
                tab = QPushButton(worded(words), self)
                tab.setObjectName(f"page {name}")
                tab.setCheckable(True)
                tab.setProperty("role", "choice")
                tab.setStyleSheet(NARROW + "text-align: center;")
                tab.clicked.connect(self._turned)
                self.tabs[name] = tab
                row.addWidget(tab, 1)
        row.addWidget(pips)
        row.addWidget(label(worded(told), "strong"))
        if not self.is_buying:
            hand = Elided(worded(self.hand(self.seat)), "muted")
            hand.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            row.addWidget(hand, 1)
        self.add(whole)

    def _add_end(self) -> None:
        can_move = any(isinstance(action_of(offer), March) for offer in self.legal)
        is_over = not self.is_buying and not can_move
        end = self.button(EndAction(seat=self.seat), primary=is_over)
        end.setObjectName("end")
        self.add(end)

    # Pages

    def _turned(self) -> None:
        self._turn_to("buy" if self.sender() is self.tabs["buy"] else "move")

    def _turn_to(self, page: str) -> None:
        for name, tab in self.tabs.items():
            tab.setChecked(name == page)
        form = self.form
        if form is not None and isinstance(form, BuyForm) == (page == "buy"):
            return
        if form is not None:
            self._page.removeWidget(form)
            self.drop(form)
        self.form = BuyForm(self) if page == "buy" else MoveForm(self)
        self._page.addWidget(self.form)
        self.form.show()

    # What is done on the board

    def decides(self, offers: object) -> bool:
        """Whether it asks what clicks leave open: it always does."""
        return True

    def confirms(self, action: Action) -> bool:
        """Whether a click on the board is not enough: nothing is bought by it."""
        return isinstance(action, Buy)

    def follow(self, picks: Picks) -> None:
        if not picks.path:
            return
        if len(picks.path) > 1:
            self._turn_to("move")
        if isinstance(self.form, BuyForm):
            self.form.choose(SpaceId(picks.path[0]))
        elif self.form is not None:
            self.form.follow(picks)

    def _taken(self, hold: Hold | None) -> None:
        if hold is not None:
            self._turn_to("move")
        if isinstance(self.form, MoveForm):
            self.form.take(hold)

    # Purchases

    def tried(self, purchases: tuple[Buy, ...]) -> tuple[Bar | None, BarrelState]:
        """Return why purchases cannot be made one after the other, None where they can, and the table then.

        Where they cannot, it is the table before the one that is refused.
        """
        view = self.view
        for buy in purchases:
            if (bar := self.refusal(buy, view)) is not None:
                return bar, view
            view = self._after(view, buy)
        return None, view

    def _after(self, s: BarrelState, buy: Buy) -> BarrelState:
        """Return the table after a purchase, as far as the next one needs it."""
        frame = s.top_frame(PurchaseFrame)
        s = s.become(replace(frame, elements=frame.elements - buy.number))
        s = s.paid(buy.seat, buy.number * self.ground.element_cost(buy.region))
        number = buy.number if buy.what == "troop" else 0
        if buy.region == self.ground.border:
            return s.with_reserve(buy.seat, troops=number)
        return s.with_troops(buy.region, buy.seat, number)
