# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves of groups, one step at a time, and troops that are withdrawn (Moves; 23 to 25, 30, 53)."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from rubbletop.games.barrel.actions.orders import GiveSupport, March, Withdraw
from rubbletop.games.barrel.events.common import GroupMoved
from rubbletop.games.barrel.frames.orders import PurchaseFrame
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState, replace
from rubbletop.games.barrel.steps.orders.deed import Deed, spread
from rubbletop.games.barrel.telling import Telling
from rubbletop.games.barrel.words.names import logistics as logistics_named
from rubbletop.games.barrel.words.names import place_name, region_name
from rubbletop.games.barrel.words.names import troops as troops_named
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import Action, Seat, SpaceId, say
from rubbletop.kernel.rules import Offer

RULE = "Moves"
NO_REGION = Bar(say("There is no such region."), RULE)
NO_GROUP = Bar(say("A group is at least 1 troop or 1 logistic."), RULE)
IN_BATTLE = Bar(say("Nobody leaves a battle by a move: retreats come in the War check."), RULE)
NO_MOVES = Bar(
    say("You have no moves left: only a step into a region with controlled regions all around it is free."),
    "Moves, 23",
)
NO_TROOPS = Bar(say("You have no troops in the Border Region."), RULE)


class Group(NamedTuple):
    """Elements of a seat that are together."""

    troops: int
    logistics: int


def movable(ground: Ground, s: BarrelState, seat: Seat, origin: SpaceId) -> Group:
    """Return what a seat can move out of a region, or out of the Border Region.

    Troops of hers that are in no battle, and the logistics where she has control; all that she has in the
    Border Region.
    """
    if origin == ground.border:
        reserve = s.border[seat]
        return Group(reserve.troops, reserve.logistics)
    held = s.regions[origin]
    if held.control is None:
        return Group(0, 0)
    return Group(held.troops.get(seat, 0), held.logistics if held.control == seat else 0)


def is_safe(ground: Ground, s: BarrelState, seat: Seat, region: SpaceId) -> bool:
    """Return whether logistics of a seat can be in a region without troops that come with them (24)."""
    if region == ground.border:
        return True
    held = s.regions[region]
    return held.control is not None or seat in held.troops


def groups(action: March | GiveSupport, most: Group, can_be_logistics: bool) -> Iterator[Offer]:
    """Yield an action with every part of ``most`` as its group, each once; logistics alone only if they can.

    The longer of the two numbers becomes a range.
    """
    if most.troops >= most.logistics:
        for number in range(most.logistics + 1):
            low = 0 if number and can_be_logistics else 1
            group = replace(action, troops=low, logistics=number)
            yield from spread(group, "troops", low, most.troops)
        return
    for number in range(0 if can_be_logistics else 1, most.troops + 1):
        low = 0 if number else 1
        group = replace(action, troops=number, logistics=low)
        yield from spread(group, "logistics", low, most.logistics)


def why_no_group(ground: Ground, s: BarrelState, seat: Seat, origin: SpaceId, group: Group) -> Bar | None:
    """Return why a seat cannot move a group out of a region of the board, None where she can."""
    if min(group) < 0 or not any(group):
        return NO_GROUP
    if origin != ground.border and s.regions[origin].control is None and seat in s.regions[origin].troops:
        return IN_BATTLE
    most, place = movable(ground, s, seat, origin), place_name(ground, origin)
    if group.troops > most.troops:
        if not most.troops:
            return Bar(say("You have no troops in {region}.", region=place), RULE)
        has = troops_named(most.troops)
        return Bar(say("You have only {troops} in {region}.", troops=has, region=place), RULE)
    if group.logistics > most.logistics:
        if origin != ground.border and s.regions[origin].control != seat:
            return Bar(say("Logistics leave {region} only with who controls it.", region=place), RULE)
        if not most.logistics:
            return Bar(say("You have no logistics in {region}.", region=place), RULE)
        has = logistics_named(most.logistics)
        return Bar(say("You have only {logistics} in {region}.", logistics=has, region=place), RULE)
    return None


def why_alone(ground: Ground, region: SpaceId) -> Bar:
    """Return the reason against logistics alone in a region that nobody controls (24)."""
    name = region_name(ground, region)
    return Bar(
        say("Logistics alone would be lost to the local troops of {region}.", region=name), "Moves, 24"
    )


def go(
    t: Telling,
    seat: Seat,
    path: tuple[SpaceId, SpaceId],
    group: Group,
    how: Literal["move", "free", "support"],
) -> None:
    """Move a group one step, with what follows from troops that come into a region.

    Logistics belong at once to whoever controls the region that they come into (25).
    """
    origin, to = path
    for region, sign in ((origin, -1), (to, 1)):
        if region == t.ground.border:
            t.s = t.s.with_reserve(seat, sign * group.troops, sign * group.logistics)
        else:
            t.s = t.s.with_troops(region, seat, sign * group.troops)
            t.s = t.s.with_logistics(region, sign * group.logistics)
    t.tell(GroupMoved(mover=seat, path=path, troops=group.troops, logistics=group.logistics, how=how))
    arrive(t, seat, to, group.troops)


def arrive(t: Telling, seat: Seat, region: SpaceId, troops: int) -> None:
    """Do what follows from so many troops that have come into a region or the Border Region."""
    if troops and region != t.ground.border:
        t.enter(seat, region)


class MarchDeed(Deed):
    """Move a group one step; free where it comes into the controlled hinterland (23)."""

    action = March

    def choices(self, ground: Ground, s: BarrelState, seat: Seat) -> Iterator[Offer]:
        moves = s.top_frame(PurchaseFrame).moves
        for origin in (ground.border, *ground.country):
            most = movable(ground, s, seat, origin)
            if not any(most):
                continue
            for to in ground.board.neighbours[origin]:
                if moves or ground.is_hinterland(s, to):
                    march = March(seat=seat, origin=origin, to=to, troops=0, logistics=0)
                    yield from groups(march, most, is_safe(ground, s, seat, to))

    def bar(self, ground: Ground, s: BarrelState, action: Action) -> Bar | None:
        assert isinstance(action, March)
        origin, to = action.origin, action.to
        group = Group(action.troops, action.logistics)
        if origin not in ground.board.regions or to not in ground.board.regions:
            return NO_REGION
        if (bar := why_no_group(ground, s, action.seat, origin, group)) is not None:
            return bar
        if to not in ground.board.neighbours[origin]:
            names = {"origin": place_name(ground, origin), "to": place_name(ground, to)}
            return Bar(say("A move is one step, and {origin} and {to} do not touch.", **names), RULE)
        if not group.troops and not is_safe(ground, s, action.seat, to):
            return why_alone(ground, to)
        return None if s.top_frame(PurchaseFrame).moves or ground.is_hinterland(s, to) else NO_MOVES

    def do(self, t: Telling, action: Action) -> None:
        assert isinstance(action, March)
        is_free = t.ground.is_hinterland(t.s, action.to)
        _spend(t, 0 if is_free else 1)
        group = Group(action.troops, action.logistics)
        go(t, action.seat, (action.origin, action.to), group, "free" if is_free else "move")
        if group.troops:
            join(t, action.to)


class WithdrawDeed(Deed):
    """Take troops from the Border Region off the board, for a move (Moves)."""

    action = Withdraw

    def choices(self, ground: Ground, s: BarrelState, seat: Seat) -> Iterator[Offer]:
        if s.top_frame(PurchaseFrame).moves:
            yield from spread(Withdraw(seat=seat, troops=1), "troops", 1, s.border[seat].troops)

    def bar(self, ground: Ground, s: BarrelState, action: Action) -> Bar | None:
        assert isinstance(action, Withdraw)
        if not s.border[action.seat].troops:
            return NO_TROOPS
        if action.troops < 1:
            return Bar(say("Withdraw at least 1 troop."), RULE)
        if not s.top_frame(PurchaseFrame).moves:
            return Bar(say("To withdraw troops takes a move, and you have none left."), RULE)
        return why_no_group(ground, s, action.seat, ground.border, Group(action.troops, 0))

    def do(self, t: Telling, action: Action) -> None:
        assert isinstance(action, Withdraw)
        _spend(t, 1)
        t.lose_troops(action.seat, t.ground.border, action.troops, "withdrawn")


def _spend(t: Telling, moves: int) -> None:
    """Spend moves; purchases are over with the first step."""
    frame = t.s.top_frame(PurchaseFrame)
    t.become(replace(frame, moves=frame.moves - moves, moving=True))


def join(t: Telling, region: SpaceId) -> None:
    """Remember a battle into which the buyer has brought troops, for her calls for support (47).

    Ruling: troops that strengthen an attack of hers count as well as the first ones.
    """
    frame = t.s.top_frame(PurchaseFrame)
    is_battle = region != t.ground.border and t.s.regions[region].is_battle
    if is_battle and region not in frame.joined:
        t.become(replace(frame, joined=(*frame.joined, region)))
