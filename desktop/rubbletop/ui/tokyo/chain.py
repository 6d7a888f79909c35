# SPDX-License-Identifier: GPL-3.0-or-later
"""What an Aiming attack can bring down, link by link, with the chance of each (XII; 75 to 83)."""

from collections.abc import Iterator
from fractions import Fraction

import msgspec

from rubbletop.board.grid import BuildingId
from rubbletop.games.tokyo import falling, throwing
from rubbletop.games.tokyo.actions.godran import AimBuilding
from rubbletop.games.tokyo.chances import at_least
from rubbletop.games.tokyo.ground import Field
from rubbletop.kernel.facts import SpaceId

LEAST_SHOWN = Fraction(1, 200)
"""Links less likely than this are left out."""


class Link(msgspec.Struct, frozen=True):
    """A building that falls, or (``building`` None) debris that comes down in ``area``, None off the map."""

    building: BuildingId | None
    area: SpaceId | None
    chance: Fraction


def chain(field: Field, action: AimBuilding) -> Iterator[Link]:
    """Yield the links of an Aiming attack in order, each with the chance that it comes to that."""
    ground, board = field.ground, field.board
    more = throwing.per_die(field.s)
    building, area, side = action.building, action.area, action.side
    source: BuildingId | None = None
    likely, number = Fraction(1), 1
    gone: set[BuildingId] = set()
    while True:
        less = -falling.building_tally(ground, building, source).total
        yield Link(building, area, likely * at_least(action.dice, less + falling.need_of(number), more))
        flies = falling.DEBRIS_FROM if number == 1 else falling.need_of(number)
        likely *= at_least(action.dice, less + flies, more)
        gone.add(building)
        to = falling.beyond(board, board.buildings[building], area, side)
        target = None if to is None else field.building_at(to)
        if to is None or target is None or target in gone:
            yield Link(None, to, likely)
            return
        if likely < LEAST_SHOWN:
            return
        source, building, area, number = building, target, to, number + 1
