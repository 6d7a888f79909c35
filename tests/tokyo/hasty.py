# SPDX-License-Identifier: GPL-3.0-or-later
"""Players by chance who get on with the game."""

from random import Random
from typing import TypeGuard

from rubbletop.games.tokyo.actions.movement import LeaveMap, MoveUnit
from rubbletop.games.tokyo.actions.muster import SealOutlay, SealPlan
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.kernel.facts import Action, Range, Seat, SpaceId
from rubbletop.kernel.rules import Offer, Rules
from rubbletop.kernel.state import GameState, S
from tests.tokyo.builders import ground


class HastyAgent:
    """Does anything legal, but ends a phase as readily as it moves any of many units."""

    def choose(self, rules: Rules[S], view: S, seat: Seat, rng: Random) -> Action:
        """Return any legal action of ``seat``."""
        kinds: dict[str, list[Offer]] = {}
        for offer in rules.legal(view, seat):
            action = offer.action if isinstance(offer, Range) else offer
            kinds.setdefault(type(action).__name__, []).append(offer)
        offer = rng.choice(rng.choice(list(kinds.values())))
        if not isinstance(offer, Range):
            return offer
        return offer.at(rng.randrange(offer.low, offer.high + 1, offer.step))


class FleeingAgent(HastyAgent):
    """Plays by chance, but leads the populace off the map, so that games come to an end."""

    def choose(self, rules: Rules[S], view: S, seat: Seat, rng: Random) -> Action:
        """Return a step of a populace unit towards safety if there is one, mostly; else anything legal."""
        ways: list[Action] = []
        thrift: list[Action] = []
        for offer in rules.legal(view, seat):
            if is_flight(offer, view):
                ways.append(offer)
            elif isinstance(offer, SealPlan | SealOutlay):
                thrift.append(offer)
        if ways and rng.random() < 0.9:
            return rng.choice(ways)
        return rng.choice(thrift) if thrift and rng.random() < 0.5 else super().choose(rules, view, seat, rng)


def is_flight(action: Offer, view: GameState) -> TypeGuard[Action]:
    """Return whether a decision brings a populace unit nearer to the edge of the map, or off it."""
    assert isinstance(view, TokyoState)
    if isinstance(action, LeaveMap):
        return True
    if not isinstance(action, MoveUnit):
        return False
    counter = view.units[action.unit]
    assert counter.area is not None
    return counter.kind in ground().populace and _to_edge(action.to) < _to_edge(counter.area)


def _to_edge(area: SpaceId) -> int:
    """Return the steps from an area to the nearest outer one."""
    edges = [edge for sector in ground().board.edges.values() for edge in sector]
    return min(ground().board.distance(area, edge) for edge in edges)
