# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves and calls for support in the panel of Purchase and Move (23 to 25, 47)."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from rubbletop.games.barrel.actions.orders import CallSupport, March, Withdraw
from rubbletop.games.barrel.state import INVASION, Pledge, replace
from rubbletop.games.barrel.steps.orders.moves import Group, movable
from rubbletop.games.barrel.words.names import dollars, group, region_name, seat_name, troops
from rubbletop.kernel.facts import NO_WORDS, Message, Seat, SpaceId, say
from rubbletop.ui.barrel.art.face import LogisticsFace, TroopFace
from rubbletop.ui.barrel.handful import Hold
from rubbletop.ui.barrel.panels.chooser import Chooser
from rubbletop.ui.barrel.panels.signs import Picture
from rubbletop.ui.barrel.panels.sums import money_stepper
from rubbletop.ui.decide.forms import Confirm, action_of
from rubbletop.ui.decide.picks import Picks
from rubbletop.ui.parts.card import label, plain
from rubbletop.ui.parts.stepper import Stepper
from rubbletop.ui.theme import pixels
from rubbletop.ui.words import worded

EDGE = 20.0
LARGE = 1.2
"""From this size of letters on, less stands side by side."""

if TYPE_CHECKING:
    from rubbletop.ui.barrel.panels.purchase import PurchasePanel


class MoveForm(QWidget):
    """From where to where, with how many; it follows the counter in hand, and the counter follows it."""

    def __init__(self, panel: "PurchasePanel") -> None:
        super().__init__(panel)
        self.setProperty("role", "plain")
        self._panel = panel
        ground, view, seat = panel.ground, panel.view, panel.seat
        everywhere = (ground.border, *ground.country)
        self.origins = tuple(region for region in everywhere if any(movable(ground, view, seat, region)))
        self.goals: tuple[SpaceId, ...] = ()
        self._is_set = False
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(5)
        self._add_parts()
        if self.origins:
            self._choose_origin()
            self.take(panel.handful.hold)

    def _add_parts(self) -> None:
        panel = self._panel
        self.origin = Chooser("from", say("From where"), self)
        self.goal = Chooser("to", say("Where to"), self)
        self.origin.fill(region_name(panel.ground, region) for region in self.origins)
        panel.ring_named(self.origin, lambda: self.origins)
        panel.ring_named(self.goal, lambda: self.goals)
        self.troops = Stepper("moving troops", 0, wide=28, parent=self)
        self.logistics = Stepper("moving logistics", 0, wide=28, parent=self)
        self.troops.call(worded(say("Troops that move")))
        self.logistics.call(worded(say("Logistics that move")))
        self._told = panel.cited(NO_WORDS)
        self.confirm = Confirm(panel, "move", primary=True)
        self.withdraw = Confirm(panel, "withdraw", primary=False)
        if not self.origins:
            self._told.tell(say("You have nothing that could move."))
            self._column.addWidget(self._told)
            for part in (self.origin, self.goal, self.troops, self.logistics, self.confirm, self.withdraw):
                part.hide()
            return
        self._row(self.origin, label("→"), self.goal)
        face = TroopFace(player=panel.view.seats.index(panel.seat), count=1)
        soldier = Picture(face, EDGE, worded(say("Troops")), self)
        crate = Picture(LogisticsFace(count=1), EDGE, worded(say("Logistics")), self)
        self._row(soldier, self.troops, crate, self.logistics)
        for line in (self._told, self.confirm, self.withdraw):
            self._column.addWidget(line)
        self.origin.currentIndexChanged.connect(self._choose_origin)
        self.goal.currentIndexChanged.connect(self._say)
        for stepper in (self.troops, self.logistics):
            stepper.changed.connect(self._number)
            stepper.given.connect(panel.go_on)

    def _row(self, *parts: QWidget) -> None:
        """Parts side by side, or two and two under each other where letters are large."""
        half = 2 if pixels(1.0) > LARGE else len(parts)
        for some in (parts[:half], parts[half:]):
            whole, row = plain(QHBoxLayout, self, 6)
            for part in some:
                row.addWidget(part, 1 if isinstance(part, Chooser) else 0)
            row.addStretch(0)
            if some:
                self._column.addWidget(whole)

    # What is chosen

    @property
    def start(self) -> SpaceId:
        """Where the group comes from."""
        return self.origins[self.origin.currentIndex()]

    @property
    def end(self) -> SpaceId:
        """Where it goes."""
        return self.goals[self.goal.currentIndex()]

    @property
    def march(self) -> March:
        """The move as it is set."""
        return March(
            seat=self._panel.seat,
            origin=self.start,
            to=self.end,
            troops=self.troops.value,
            logistics=self.logistics.value,
        )

    def take(self, hold: Hold | None) -> None:
        """Speak of the group in hand on the board."""
        if hold is None or hold.origin not in self.origins:
            return
        self.origin.setCurrentIndex(self.origins.index(hold.origin))
        self._set(hold.group)

    def follow(self, picks: Picks) -> None:
        """Speak of the regions that are clicked."""
        place, *more = (SpaceId(name) for name in picks.path)
        if place in self.origins:
            self.origin.setCurrentIndex(self.origins.index(place))
            if more and more[0] in self.goals:
                self.goal.setCurrentIndex(self.goals.index(more[0]))
        elif self.origins and place in self.goals:
            self.goal.setCurrentIndex(self.goals.index(place))

    def _choose_origin(self) -> None:
        """Begin anew from another region: all its troops, and no logistics unless there is nothing else."""
        panel = self._panel
        most = movable(panel.ground, panel.view, panel.seat, self.start)
        border = panel.ground.border
        self.goals = tuple(sorted(panel.ground.board.neighbours[self.start], key=lambda to: to == border))
        self.goal.fill(self._named(region) for region in self.goals)
        self.troops.set_high(most.troops)
        self.logistics.set_high(most.logistics)
        self._set(Group(most.troops, 0 if most.troops else most.logistics))
        self._choose_goal()

    def _choose_goal(self) -> None:
        """Begin with the first goal to which the group can go."""
        march, refusal = self.march, self._panel.refusal
        able = (row for row, to in enumerate(self.goals) if refusal(replace(march, to=to)) is None)
        self.goal.setCurrentIndex(next(able, 0))

    def _named(self, region: SpaceId) -> Message:
        """A goal with what a step there is."""
        ground, view = self._panel.ground, self._panel.view
        name = region_name(ground, region)
        if region == ground.border:
            return name
        held = view.regions[region]
        if ground.is_hinterland(view, region):
            return say("{region}: free", region=name)
        if held.control is None and held.locals is None:
            least = ground.board.regions[region].oil
            if view.phase == INVASION:
                most = least + max(ground.edition.extra_locals)
                return say("{region}: {least} to {most} locals", region=name, least=least, most=most)
            return say("{region}: {locals} locals", region=name, locals=least)
        if held.control is None:
            return say("{region}: {locals} locals", region=name, locals=held.locals or 0)
        return say("{region}: {player}", region=name, player=seat_name(view, held.control))

    def _set(self, group_: Group) -> None:
        self._is_set = True
        self._panel.handful.by_hand = None
        self.troops.set_value(group_.troops)
        self.logistics.set_value(group_.logistics)
        self._is_set = False
        self._say()

    def _number(self) -> None:
        """A number was set by hand: the counter in hand stands for as many."""
        if self._is_set:
            return
        hold = self._panel.handful.hold
        if hold is not None and hold.origin == self.start:
            self._panel.handful.set(self.troops.value, self.logistics.value)
        else:
            self._panel.handful.by_hand = (self.start, Group(self.troops.value, self.logistics.value))
        self._say()

    # What it says

    def _say(self) -> None:
        panel, action = self._panel, self.march
        bar = panel.refusal(action)
        self._told.tell(self._hint(), bar=bar)
        text = say("Move")
        if action.troops or action.logistics:
            cost = say("free") if panel.ground.is_hinterland(panel.view, action.to) else say("1 move")
            what = group(action.troops, action.logistics)
            text = say("Move {group}, {cost}", group=what, cost=cost)
        self.confirm.offer(text, action, bar=bar)
        self._say_withdrawal()

    def _hint(self) -> Message:
        """What else should be known of the move: what awaits there."""
        named = self._named(self.end)
        if self.end == self._panel.ground.border:
            named = say("From there troops can leave the board")
        if self._panel.is_buying:
            return say("{goal}. The first move ends the purchases.", goal=named)
        return say("{goal}. Or drag a counter.", goal=named)

    def _say_withdrawal(self) -> None:
        panel = self._panel
        number = self.troops.value
        is_there = self.start == panel.ground.border and number > 0
        self.withdraw.setVisible(is_there)
        if is_there:
            action = Withdraw(seat=panel.seat, troops=number)
            text = say("Take {troops} off the board, 1 move", troops=troops(number))
            self.withdraw.offer(text, action, bar=panel.refusal(action))


class Call(QWidget):
    """A call to one battle: whom, for how much."""

    def __init__(self, panel: "PurchasePanel", region: SpaceId, guests: tuple[Seat, ...]) -> None:
        super().__init__(panel)
        self.setProperty("role", "plain")
        self._panel, self._region, self.guests = panel, region, guests
        self.guest = Chooser(f"guest {region}", say("Who is called"), self)
        self.guest.fill(self._named(seat) for seat in guests)
        self.pay = money_stepper(f"pay {region}", panel.cash(panel.seat), wide=46, parent=self)
        self.pay.call(worded(say("Money for the support")))
        self.confirm = Confirm(panel, f"call {region}", primary=False)
        head, row = plain(QHBoxLayout, self, 6)
        row.addWidget(self.guest, 1)
        row.addWidget(self.pay)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(head)
        column.addWidget(self.confirm)
        self.guest.currentIndexChanged.connect(self._say)
        self.pay.changed.connect(self._say)
        self.pay.given.connect(self.confirm.click)
        self._say()

    def _named(self, seat: Seat) -> Message:
        view = self._panel.view
        pledge = Pledge(giver=seat, taker=self._panel.seat, region=self._region)
        name = seat_name(view, seat)
        return say("{player}, pledged", player=name) if pledge in view.pledges else name

    def _say(self) -> None:
        seat, pay = self.guests[self.guest.currentIndex()], self.pay.value
        action = CallSupport(seat=self._panel.seat, guest=seat, region=self._region, pay=pay)
        region = region_name(self._panel.ground, self._region)
        text = say("Call to {region} for {pay}", region=region, pay=dollars(pay))
        if not pay:
            text = say("Call to {region} for nothing", region=region)
        self.confirm.offer(text, action, bar=self._panel.refusal(action))


class Calls(QWidget):
    """The battles to which others can be called."""

    def __init__(self, panel: "PurchasePanel") -> None:
        super().__init__(panel)
        self.setProperty("role", "plain")
        self.calls: list[Call] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for region in panel.frame.joined:
            guests = _guests(panel, region)
            if guests:
                if not self.calls:
                    column.addWidget(label(worded(say("Support from others")), "muted"))
                call = Call(panel, region, guests)
                self.calls.append(call)
                column.addWidget(call)
                panel.rings(call, region)
        self.setVisible(bool(self.calls))


def _guests(panel: "PurchasePanel", region: SpaceId) -> tuple[Seat, ...]:
    """The players who can be called to a battle, in playing order."""
    calls = (action_of(offer) for offer in panel.legal)
    return tuple(call.guest for call in calls if isinstance(call, CallSupport) and call.region == region)
