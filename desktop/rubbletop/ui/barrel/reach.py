# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a counter can be dragged, near and far: marches, support, retreats, rebels."""

from collections.abc import Callable, Mapping
from itertools import pairwise

from rubbletop.board import routes
from rubbletop.games.barrel.actions.orders import GiveSupport, March
from rubbletop.games.barrel.actions.rebels import MoveRebels
from rubbletop.games.barrel.actions.war import Retreat
from rubbletop.games.barrel.frames.orders import PurchaseFrame, SupportFrame
from rubbletop.games.barrel.frames.rebels import RebelsFrame
from rubbletop.games.barrel.frames.war import RetreatsFrame
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.rules import BarrelRules
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.steps.orders.moves import Group, movable
from rubbletop.games.barrel.words.names import group as words_of
from rubbletop.kernel.facts import Action, IllegalAction, Message, Seat, SpaceId, say
from rubbletop.ui.barrel.pieces import Token, token
from rubbletop.ui.game_screen import Reach

Taken = Callable[[BarrelState, str, Group], Group]
"""The group that a counter stands for, of at most so many."""


class Ways:
    """Where counters can go by the rules, and what they stand for."""

    def __init__(self, rules: BarrelRules, taken: Taken) -> None:
        self._rules = rules
        self._taken = taken

    def reach(self, s: BarrelState, piece: str) -> Mapping[SpaceId, Reach]:
        """Return the regions to which a counter can be dragged, in board order."""
        of = token(s, piece)
        if of is None or not s.stack:
            return {}
        ground = self._rules.atlas.ground(s)
        match s.top:
            case PurchaseFrame() as frame if _is_of(of, frame.buyer):
                return self._march(ground, s, frame, of)
            case SupportFrame() as frame if _is_of(of, frame.guest):
                return self._support(ground, s, frame, of)
            case RetreatsFrame(left=left) if left and _is_of(of, left[0]):
                return self._retreat(ground, s, of, left[0])
            case RebelsFrame(left=left) if left and of == Token("rebels", of.region, left[0]):
                steps = (MoveRebels(seat=left[0], to=to) for to in ground.beside[of.region])
                return self._near(ground, s, of.region, {step.to: step for step in steps})
            case _:
                return {}

    def _allows(self, s: BarrelState, action: Action) -> bool:
        """Whether the rules allow an action, as far as the view tells."""
        try:
            self._rules.check(s, action)
        except IllegalAction:
            return False
        return True

    def _group(self, ground: Ground, s: BarrelState, of: Token, seat: Seat) -> Group:
        """What of a seat's group a counter stands for; nothing where it cannot move."""
        return self._taken(s, of.id, movable(ground, s, seat, of.region))

    # The kinds of ways

    def _march(
        self, ground: Ground, s: BarrelState, frame: PurchaseFrame, of: Token
    ) -> Mapping[SpaceId, Reach]:
        seat, start = frame.buyer, of.region
        group = self._group(ground, s, of, seat)
        if not any(group):
            return {}

        def step(a: SpaceId, b: SpaceId) -> March:
            return March(seat=seat, origin=a, to=b, troops=group.troops, logistics=group.logistics)

        def price(a: SpaceId, b: SpaceId) -> int | None:
            if a == start and not self._allows(s, step(a, b)):
                return None
            if a != start and not _goes_on(ground, s, a, group):
                return None
            return 0 if ground.is_hinterland(s, b) else 1

        found = routes.reach(start, frame.moves, ground.board.neighbours, price)
        ways = {}
        for to in ground.board.regions:
            if to in found and to != start:
                path = (start, *routes.path(found, to))
                steps = tuple(step(a, b) for a, b in pairwise(path))
                cost = found[to][0]
                note = _note(cost, frame.moves, group)
                ways[to] = Reach(cost=str(cost) if cost else "", path=path, actions=steps, note=note)
        return ways

    def _support(
        self, ground: Ground, s: BarrelState, frame: SupportFrame, of: Token
    ) -> Mapping[SpaceId, Reach]:
        group = self._group(ground, s, of, frame.guest)
        if not any(group):
            return {}
        come = GiveSupport(seat=frame.guest, origin=of.region, troops=group.troops, logistics=group.logistics)
        return self._near(ground, s, of.region, {frame.region: come})

    def _retreat(self, ground: Ground, s: BarrelState, of: Token, seat: Seat) -> Mapping[SpaceId, Reach]:
        if of.kind != "troops" or of.region == ground.border:
            return {}
        flights = {to: Retreat(seat=seat, region=of.region, to=to) for to in ground.beside[of.region]}
        return self._near(ground, s, of.region, flights)

    def _near(
        self, ground: Ground, s: BarrelState, start: SpaceId, actions: Mapping[SpaceId, Action]
    ) -> Mapping[SpaceId, Reach]:
        """The regions that are one allowed action away."""
        return {
            to: Reach(cost="", path=(start, to), actions=(actions[to],))
            for to in ground.board.regions
            if to in actions and self._allows(s, actions[to])
        }


def _is_of(of: Token, seat: Seat) -> bool:
    """Whether a counter may be moved by a seat: its troops, and any logistics (the rules say whose)."""
    return (of.kind == "troops" and of.about == seat) or (of.kind == "logistics" and of.about in ("", seat))


def _goes_on(ground: Ground, s: BarrelState, region: SpaceId, group: Group) -> bool:
    """Whether a group that has come into a region can go on from it.

    Troops go on where there is no battle. Logistics alone are at once another's where she has control (25).
    """
    is_quiet = region != ground.border and s.regions[region].control is not None
    return is_quiet and group.troops > 0 and not group.logistics


def _note(cost: int, moves: int, group: Group) -> Message:
    number = words_of(group.troops, group.logistics)
    if not cost:
        return say("{group}: free, as all around is controlled (23)", group=number)
    return say("{group}: {cost} of {moves} moves", group=number, cost=cost, moves=moves)
