# SPDX-License-Identifier: GPL-3.0-or-later
"""The boxes that one player alone can choose in a turn (Game Sequence and the sections of the boxes; 32)."""

from abc import abstractmethod
from collections.abc import Iterator
from typing import ClassVar

from rubbletop.games.barrel.actions.orders import (
    OpenConstruction,
    OpenPurchase,
    RaiseMedia,
    TakeMoney,
    TakePlace,
)
from rubbletop.games.barrel.events.orders import BoxChosen, MediaRaised
from rubbletop.games.barrel.frames.orders import ConstructionFrame, PurchaseFrame, TurnFrame
from rubbletop.games.barrel.ground import MOST_ON_TRACK, Ground
from rubbletop.games.barrel.state import BarrelState, replace
from rubbletop.games.barrel.steps.orders.deed import Deed
from rubbletop.games.barrel.tables import DOLLAR
from rubbletop.games.barrel.telling import Telling
from rubbletop.games.barrel.words.names import box_name, dollars, seat_name
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import Action, Seat, say

PlainBoxAction = OpenPurchase | OpenConstruction | TakeMoney | TakePlace
BoxAction = RaiseMedia | PlainBoxAction


def choose(t: Telling, box: str) -> None:
    """Mark the action of the turn as chosen, and tell which box it is, "" for a pass."""
    frame = t.s.top_frame(TurnFrame)
    t.become(replace(frame, chosen=True))
    t.tell(BoxChosen(chooser=frame.left[0], box=box))


def why_no_box(ground: Ground, s: BarrelState, row: str, action: BoxAction) -> Bar | None:
    """Return why a box cannot be chosen as one of a row, None where it can."""
    box = action.box
    if box not in ground.boxes(row, len(s.seats)):
        number = len(s.seats)
        return Bar(say("That box is not in use with {number} players.", number=number), "Set Up")
    chooser = s.boxes.get(box)
    if chooser == action.seat:
        return Bar(say("You have this box already this turn."), "Game Sequence, 32")
    if chooser is not None:
        name = seat_name(s, chooser)
        return Bar(say("{player} has this box already this turn.", player=name), "Game Sequence")
    return None


class BoxDeed(Deed):
    """Choose a box of a row that nobody has chosen this turn."""

    row: ClassVar[str]

    def choices(self, ground: Ground, s: BarrelState, seat: Seat) -> Iterator[BoxAction]:
        for box in ground.free_boxes(s, self.row):
            yield from self.uses(ground, s, seat, box)

    @abstractmethod
    def uses(self, ground: Ground, s: BarrelState, seat: Seat, box: str) -> Iterator[BoxAction]:
        """Yield what a seat can choose a free box for."""

    def bar(self, ground: Ground, s: BarrelState, action: Action) -> Bar | None:
        assert isinstance(action, BoxAction)
        return why_no_box(ground, s, self.row, action)

    def do(self, t: Telling, action: Action) -> None:
        assert isinstance(action, BoxAction)
        choose(t, action.box)
        t.s = replace(t.s, boxes={**t.s.boxes, action.box: action.seat})
        self.act(t, action)

    @abstractmethod
    def act(self, t: Telling, action: BoxAction) -> None:
        """Do what a box is for, now that it is chosen."""


class MediaDeed(BoxDeed):
    """Raise the Mass-media value by 1 to 3 points for $0, $3 or $6 (Mass-Media Manipulation; 2, 22)."""

    action = RaiseMedia
    row = "media"

    def uses(self, ground: Ground, s: BarrelState, seat: Seat, box: str) -> Iterator[RaiseMedia]:
        for points in range(1, ground.amounts(box)[0] + 1):
            action = RaiseMedia(seat=seat, box=box, points=points)
            if _why_no_points(ground, s, action) is None:
                yield action

    def bar(self, ground: Ground, s: BarrelState, action: Action) -> Bar | None:
        assert isinstance(action, RaiseMedia)
        return super().bar(ground, s, action) or _why_no_points(ground, s, action)

    def act(self, t: Telling, action: BoxAction) -> None:
        assert isinstance(action, RaiseMedia)
        value = t.s.powers[action.seat].media + action.points
        t.pay(action.seat, t.ground.media_cost(action.points), "media")
        t.s = t.s.with_power(action.seat, media=value)
        t.tell(MediaRaised(seat=action.seat, by=action.points, value=value))


def _why_no_points(ground: Ground, s: BarrelState, action: RaiseMedia) -> Bar | None:
    most, power = ground.amounts(action.box)[0], s.powers[action.seat]
    if not 1 <= action.points <= most:
        return Bar(
            say("{box} raises Mass-media by 1 to {most}.", box=box_name(ground, action.box), most=most)
            if most > 1
            else say("{box} raises Mass-media by 1.", box=box_name(ground, action.box)),
            "Mass-Media Manipulation",
        )
    if power.media + action.points > MOST_ON_TRACK:
        return Bar(say("The Mass-media track ends at {end}.", end=MOST_ON_TRACK), "Mass-Media, 22")
    if (cost := ground.media_cost(action.points)) > power.cash:
        return Bar(
            say("That costs {cost}, and you have {cash}.", cost=dollars(cost), cash=dollars(power.cash)),
            "Mass-Media Manipulation",
        )
    return None


class PlainBoxDeed(BoxDeed):
    """Choose a box that leaves no choice of its own."""

    action: ClassVar[type[PlainBoxAction]]

    def uses(self, ground: Ground, s: BarrelState, seat: Seat, box: str) -> Iterator[PlainBoxAction]:
        yield self.action(seat=seat, box=box)


class PurchaseDeed(PlainBoxDeed):
    """Buy elements, then move them (Purchases and Moves)."""

    action = OpenPurchase
    row = "purchase"

    def act(self, t: Telling, action: BoxAction) -> None:
        elements, moves = t.ground.amounts(action.box)
        t.push(PurchaseFrame(buyer=action.seat, elements=elements, moves=moves))


class ConstructionDeed(PlainBoxDeed):
    """Build, give aid, award contracts (Construction)."""

    action = OpenConstruction
    row = "construction"

    def act(self, t: Telling, action: BoxAction) -> None:
        (acts,) = t.ground.amounts(action.box)
        t.push(ConstructionFrame(builder=action.seat, acts=acts, done={}))


class MoneyDeed(PlainBoxDeed):
    """Take money (Money)."""

    action = TakeMoney
    row = "money"

    def act(self, t: Telling, action: BoxAction) -> None:
        (amount,) = t.ground.amounts(action.box)
        t.earn(action.seat, amount * DOLLAR, "money")


class PlaceDeed(PlainBoxDeed):
    """Take a place in the next turn's playing order, which its check looks up in the boxes (34)."""

    action = TakePlace
    row = "order"

    def act(self, t: Telling, action: BoxAction) -> None:
        pass
