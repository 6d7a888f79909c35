# SPDX-License-Identifier: GPL-3.0-or-later
"""Troops leave their battles, and what that costs (Retreat; 26)."""

from collections.abc import Sequence

from rubbletop.games.barrel.events.common import GroupMoved
from rubbletop.games.barrel.frames.war import Flight
from rubbletop.games.barrel.telling import Telling
from rubbletop.kernel.facts import Seat, SpaceId


def carry_out(t: Telling, flights: Sequence[Flight]) -> None:
    """Carry out all retreats, battle by battle in the order in which they were first declared."""
    for region in dict.fromkeys(flight.region for flight in flights):
        _leave(t, region, [flight for flight in flights if flight.region == region])


def _leave(t: Telling, region: SpaceId, flights: Sequence[Flight]) -> None:
    """Carry out the retreats from one battle; logistics left alone with local troops are destroyed.

    Ruling: one troop is lost in all, and everybody who flees gains one point of Pacifism. The point of the
    player who loses the troop is the one for that troop: she gains no second. The section speaks of the
    penalty that goes with a lost troop where one player flees, and of one point each where several do.
    """
    t.lose_troops(_bearer(t, region, flights), region, 1, "retreat")
    for flight in flights:
        t.pacify(flight.seat, t.ground.edition.pacifism.troop_lost, "retreat")
    for flight in flights:
        _march(t, flight)
    t.abandon(region)


def _bearer(t: Telling, region: SpaceId, flights: Sequence[Flight]) -> Seat:
    """Return who loses the troop: the first who said so, else the first to have come of those who flee.

    The first to have come into a battle is also the one who rolls for it.
    """
    willing = [flight.seat for flight in flights if flight.bears]
    fleeing = [flight.seat for flight in flights]
    return willing[0] if willing else next(seat for seat in t.s.regions[region].arrivals if seat in fleeing)


def _march(t: Telling, flight: Flight) -> None:
    """Move what is left of a player's troops out of a battle; control may pass to her where they go (30)."""
    number = t.s.regions[flight.region].troops.get(flight.seat, 0)
    if not number:
        return
    t.s = t.s.with_troops(flight.region, flight.seat, -number).with_troops(flight.to, flight.seat, number)
    arrivals = tuple(seat for seat in t.s.regions[flight.region].arrivals if seat != flight.seat)
    t.s = t.s.with_region(flight.region, arrivals=arrivals)
    path = (flight.region, flight.to)
    t.tell(GroupMoved(mover=flight.seat, path=path, troops=number, logistics=0, how="retreat"))
    t.enter(flight.seat, flight.to)
