# SPDX-License-Identifier: GPL-3.0-or-later
"""The panel of who is called to a battle: what is offered, how it stands, with what she comes (47)."""

from PySide6.QtWidgets import QWidget

from rubbletop.games.barrel.actions.orders import DeclineSupport, GiveSupport
from rubbletop.games.barrel.frames.orders import SupportFrame
from rubbletop.games.barrel.state import Region
from rubbletop.games.barrel.steps.orders.moves import Group, movable
from rubbletop.games.barrel.steps.orders.support import bases
from rubbletop.games.barrel.words.names import (
    dollars,
    group,
    listed,
    local_troops,
    place_name,
    region_name,
    seat_name,
    troops,
)
from rubbletop.games.barrel.words.war import ratio
from rubbletop.kernel.facts import NO_WORDS, Message, SpaceId, say
from rubbletop.ui.barrel.handful import Hold
from rubbletop.ui.barrel.panels.base import BarrelPanel
from rubbletop.ui.barrel.panels.chooser import Chooser
from rubbletop.ui.barrel.panels.sums import Count
from rubbletop.ui.decide.picks import Picks
from rubbletop.ui.parts.stepper import Stepper


class SupportPanel(BarrelPanel):
    """From where, how many, and the ratio that comes of it; the counter in hand goes along with it."""

    def build(self) -> None:
        self.frame = self.view.top_frame(SupportFrame)
        self.held: Region = self.view.regions[self.frame.region]
        self.bases = tuple(bases(self.ground, self.view, self.seat, self.frame.region))
        self._is_set = False
        self.rings(self.line(self._battle(), role=""), self.frame.region)
        self.base = Chooser("from", say("From where"), self)
        self.base.fill(say("From {region}", region=place_name(self.ground, base)) for base in self.bases)
        self.ring_named(self.base, lambda: self.bases)
        self.troops = Count(say("Troops"), Stepper("troops", 1, 1, low=1), self)
        self.logistics = Count(say("Logistics"), Stepper("logistics", 0), self)
        self.add(self.base, self.troops, self.logistics)
        self._told = self.line(NO_WORDS, role="")
        self.come = self.confirm("come")
        self.decline = self.button(DeclineSupport(seat=self.seat))
        self.decline.setObjectName("decline")
        self.add(self.decline)
        self._choose_base()
        self.base.currentIndexChanged.connect(self._choose_base)
        for count in (self.troops, self.logistics):
            count.stepper.changed.connect(self._number)
            count.stepper.given.connect(self.go_on)
        self.handful.taken.connect(self._taken)

    def first_stop(self) -> QWidget | None:
        return self.troops.stepper.number

    def decides(self, offers: object) -> bool:
        """Whether it asks what clicks leave open: it always does."""
        return True

    def follow(self, picks: Picks) -> None:
        place = SpaceId(picks.path[0]) if picks.path else None
        if place in self.bases:
            self.base.setCurrentIndex(self.bases.index(place))

    @property
    def action(self) -> GiveSupport:
        """The support as it is set."""
        origin = self.bases[self.base.currentIndex()]
        return GiveSupport(
            seat=self.seat, origin=origin, troops=self.troops.value, logistics=self.logistics.value
        )

    def _choose_base(self) -> None:
        most = movable(self.ground, self.view, self.seat, self.bases[self.base.currentIndex()])
        self.troops.stepper.set_high(most.troops)
        self.logistics.stepper.set_high(most.logistics)
        self._set(Group(1, 0))

    def _taken(self, hold: Hold | None) -> None:
        if hold is not None and hold.origin in self.bases:
            self.base.setCurrentIndex(self.bases.index(hold.origin))
            self._set(hold.group)

    def _set(self, group_: Group) -> None:
        self._is_set = True
        self.troops.stepper.set_value(group_.troops)
        self.logistics.stepper.set_value(group_.logistics)
        self._is_set = False
        self._say()

    def _number(self) -> None:
        if self._is_set:
            return
        hold = self.handful.hold
        if hold is not None and hold.origin == self.action.origin:
            self.handful.set(self.troops.value, self.logistics.value)
        self._say()

    # What it says

    def _battle(self) -> Message:
        """Who is in the battle."""
        sides = [
            say("{player}: {troops}", player=seat_name(self.view, seat), troops=troops(number))
            for seat, number in self.held.troops.items()
        ]
        return say(
            "{region}: {locals} against {sides}.",
            region=region_name(self.ground, self.frame.region),
            locals=local_troops(self.held.locals or 0),
            sides=listed(sides),
        )

    def _say(self) -> None:
        action, pay = self.action, self.frame.pay
        bar = self.refusal(action)
        what = group(action.troops, action.logistics)
        text = say("Come with {group}", group=what)
        if pay:
            text = say("Come with {group} for {pay}", group=what, pay=dollars(pay))
        self.come.offer(text, action, bar=bar)
        self._told.tell(self._ratios(), bar=bar)

    def _ratios(self) -> Message:
        before = self._ratio(self.held.all_troops)
        after = self._ratio(self.held.all_troops + self.troops.value)
        if before == after:
            return say("The ratio stays {ratio}.", ratio=before)
        return say("Ratio {before} → {after}.", before=before, after=after)

    def _ratio(self, number: int) -> str:
        """The ratio of the battle with so many troops, as in its table."""
        own, _ = self.ground.ratio(number, self.held.locals or 1)
        return ratio(own)
