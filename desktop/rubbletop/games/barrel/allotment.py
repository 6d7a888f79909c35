# SPDX-License-Identifier: GPL-3.0-or-later
"""How the Government's oil is shared out at the end (Government Oil Allotment; 39, 40, 41)."""

from typing import NamedTuple

from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.kernel.facts import Seat

INFLUENCE_HALVES = 2
"""What a point of Influence counts in the ranking, in halves."""


class Share(NamedTuple):
    """A player's part of the Government's oil: ``rank`` from 1, ranking ``points`` in halves, barrels."""

    seat: Seat
    rank: int
    points: int
    barrels: int


def points(ground: Ground, s: BarrelState, seat: Seat) -> int:
    """Return a player's ranking points in halves: Influence counts 2, each controlled region 5."""
    regions = len(s.controlled(seat)) * ground.edition.allotment.region_halves
    return INFLUENCE_HALVES * s.powers[seat].influence + regions


def portions(ground: Ground, stock: int) -> tuple[int, int, int]:
    """Return what the first, second and third get of a stock of barrels, each rounded down (39).

    The three may come to more than two thirds of the stock: the rulebook's own examples do.
    """
    row = ground.edition.allotment
    pot = stock * row.numerator // row.denominator
    first, third = pot // 2, pot // 4
    return first, (first + third) // 2, third


def shares(ground: Ground, s: BarrelState) -> tuple[Share, ...]:
    """Return everybody's part of the Government's oil as it stands, the highest rank first.

    Those who tie pool what their ranks get and share it evenly, rounded down (40); among them the order is
    the playing order.
    """
    ranking = {seat: points(ground, s, seat) for seat in s.order or s.seats}
    given = portions(ground, s.government)
    found = []
    for seat in sorted(ranking, key=lambda seat: -ranking[seat]):
        above = sum(other > ranking[seat] for other in ranking.values())
        tied = sum(other == ranking[seat] for other in ranking.values())
        barrels = sum(given[above : above + tied]) // tied
        found.append(Share(seat, above + 1, ranking[seat], barrels))
    return tuple(found)
