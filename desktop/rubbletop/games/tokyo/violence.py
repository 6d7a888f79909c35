# SPDX-License-Identifier: GPL-3.0-or-later
"""GODRAN's attacks, in Phase 6 and when it is pissed in Phase 8 (XII, XIV; 53 to 61, 69 to 85).

Each verb throws its dice and tells all that follows at once. What players must still decide is pushed on
the stack, so whatever frame led to the attack must be off it, or wait below.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from rubbletop.board.grid import SIDES, AreaBoard, BuildingId, Side
from rubbletop.games.tokyo.allotment import settled
from rubbletop.games.tokyo.events.godran import UnitsAttacked
from rubbletop.games.tokyo.falling import DEBRIS_FROM, Blow, chain, struck
from rubbletop.games.tokyo.frames.godran import AllotFrame
from rubbletop.games.tokyo.ground import Field
from rubbletop.games.tokyo.state import Unit
from rubbletop.games.tokyo.tables import Kind
from rubbletop.games.tokyo.telling import Telling
from rubbletop.games.tokyo.throwing import per_die, thrown
from rubbletop.games.tokyo.words.names import kind_name, seat_name
from rubbletop.games.tokyo.words.reckoning import times
from rubbletop.kernel.facts import Message, Seat, SpaceId, UnitId, say
from rubbletop.kernel.tally import Modifier, Tally


def is_eligible(unit: Unit) -> bool:
    """Whether GODRAN can attack a unit as such: any on the map but those inside a building (XII, 54)."""
    return unit.area is not None and unit.stance != "inside"


def reach(field: Field) -> tuple[SpaceId, ...]:
    """The areas whose units GODRAN can attack: its own and the adjacent ones (XII)."""
    return field.s.godran, *field.board.neighbours[field.s.godran]


def targets(field: Field, victim: Seat, area: SpaceId) -> tuple[UnitId, ...]:
    """All of a player's units in an area that an attack hits, all or none of them (53)."""
    return tuple(unit.id for unit in field.units_in(area) if unit.owner == victim and is_eligible(unit))


def strength(field: Field, unit: Unit) -> int:
    """What the strength of a unit takes from the dice; infantry in rubble doubles it (56, 57)."""
    return field.ground.row(unit).cs * (2 if _is_doubled(field, unit) else 1)


def _is_doubled(field: Field, unit: Unit) -> bool:
    return field.ground.row(unit).type == "infantry" and unit.area in field.rubble


def strength_tally(field: Field, units: Sequence[UnitId]) -> Tally:
    """Return what the strength of several units takes from the dice, kind by kind (56, 57)."""
    groups: dict[tuple[Kind, bool], list[int]] = {}
    for unit in (field.s.units[unit] for unit in units):
        groups.setdefault((unit.kind, _is_doubled(field, unit)), []).append(strength(field, unit))
    lines = [Modifier(-sum(values), *_strength_reason(*key, len(values))) for key, values in groups.items()]
    return Tally(tuple(lines))


def _strength_reason(kind: Kind, doubled: bool, count: int) -> tuple[Message, str]:
    units = times(count, kind_name(kind))
    if doubled:
        return say("{units}, doubled in rubble", units=units), "XII, 57"
    return units, "XII"


class Approach(NamedTuple):
    """A building within GODRAN's reach, the part of it attacked, and the ways in which it can be aimed."""

    building: BuildingId
    area: SpaceId
    sides: tuple[Side, ...]


@cache
def approaches(board: AreaBoard, here: SpaceId) -> tuple[Approach, ...]:
    """The buildings that GODRAN could attack if it stood ``here``, fallen or not (69, 70, 75, 76)."""
    found: list[Approach] = []
    for area in (here, *board.neighbours[here]):
        building, side = board.areas[area].building, board.side(area, here)
        is_near = area == here or (side is not None and board.cover(area, side) > 0)
        if building is not None and is_near:
            found.append(Approach(building, area, _directions(board, here, area)))
    return tuple(found)


def building_targets(field: Field) -> tuple[tuple[BuildingId, SpaceId], ...]:
    """The buildings that GODRAN can attack from where it stands, each with the area attacked (69, 70)."""
    near = approaches(field.board, field.s.godran)
    return tuple((found.building, found.area) for found in near if found.building not in field.fallen)


def aim_sides(field: Field, area: SpaceId) -> tuple[Side, ...]:
    """The directions in which the building in an area that GODRAN attacks can be aimed (75, 76)."""
    return _directions(field.board, field.s.godran, area)


def _directions(board: AreaBoard, here: SpaceId, area: SpaceId) -> tuple[Side, ...]:
    """From next door straight on; from its own area towards any side that it touches, or any at all."""
    if area != here:
        side = board.side(here, area)
        return () if side is None else (side,)
    touched = tuple(side for side in SIDES if board.cover(area, side))
    return touched or tuple(SIDES)


def strike(t: Telling, units: Sequence[UnitId], dice: int, more: int) -> None:
    """Attack units of one player with so many dice that have ``more`` added to each (XII, 68).

    The Damage Points that are left wait for the owner on the stack.
    """
    counters = [t.s.units[unit] for unit in units]
    victim = counters[0].owner
    tally = strength_tally(t.field, units)
    throw = thrown(t, say("Attack on {seat}’s units", seat=seat_name(t.s, victim)), dice, more)
    damage = max(0, throw.total + tally.total)
    areas = dict.fromkeys(unit.area for unit in counters if unit.area is not None)
    t.tell(
        UnitsAttacked(
            faces=throw.faces,
            per_die=more,
            total=throw.total,
            reckoning=tally.lines,
            victim=victim,
            units=tuple(units),
            areas=tuple(areas),
            damage=damage,
        )
    )
    if damage:
        t.push(settled(t.field, AllotFrame(units=tuple(units), damage=damage)))


def smash(t: Telling, building: BuildingId, area: SpaceId, dice: int, more: int) -> None:
    """Smash a building at its part in ``area`` with so many dice that have ``more`` added to each (XII)."""
    struck(t, Blow(building, area, t.s.godran), dice, more)


def aim(t: Telling, building: BuildingId, area: SpaceId, side: Side, dice: int) -> None:
    """Aim a building towards ``side`` with so many dice; flying debris waits on the stack (XII, 81)."""
    blow = Blow(building, area, t.s.godran, "aim", side)
    throw, result = struck(t, blow, dice, per_die(t.s))
    if result >= DEBRIS_FROM:
        t.push(chain(t, blow, dice, throw.total))
