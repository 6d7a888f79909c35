# SPDX-License-Identifier: GPL-3.0-or-later
"""How a tribe finds its target and its way, with the whole reasoning (7.2.1; rulings 121 to 125)."""

from collections.abc import Iterable
from typing import Literal

import msgspec

from rubbletop.games.colossi.events.tribes import Sighting, TargetFound
from rubbletop.games.colossi.ground import Field
from rubbletop.games.colossi.state import Unit
from rubbletop.games.colossi.tables import Indicator
from rubbletop.kernel.facts import SpaceId, UnitId


class Aim(msgspec.Struct, frozen=True):
    """A target and why: by sight or by distance alone, how far, and who else is as near (122).

    ``hidden``: who is nearer but out of sight; ``farther``: who else is in sight, the nearest first.
    """

    target: Unit
    by: Literal["sight", "distance"]
    distance: int
    rivals: tuple[Unit, ...]
    hidden: tuple[Sighting, ...] = ()
    farther: tuple[Sighting, ...] = ()


class Course(msgspec.Struct, frozen=True):
    """The next hex toward a goal and why: nearer, around an obstacle, or blocked; what else would do.

    ``barred``: the hexes that come nearer but are not free.
    """

    to: SpaceId | None
    why: Literal["nearer", "around", "blocked"]
    rivals: tuple[SpaceId, ...] = ()
    barred: tuple[SpaceId, ...] = ()


def indicator(field: Field) -> Indicator:
    """Return the indicator of the card that is face up; lowest without one (2)."""
    card = field.ground.cards.get(field.s.card)
    return "lowest" if card is None else card.indicator


def chosen(field: Field, spaces: Iterable[SpaceId]) -> SpaceId:
    """Return the hex that the card's indicator picks among several."""
    pick = min if indicator(field) == "lowest" else max
    return pick(spaces, key=field.board.key)


def find_target(field: Field, at: SpaceId) -> Aim | None:
    """Return the target of a tribe at ``at``: the nearest unit it sees, else the nearest (121, 122)."""
    seen = [unit for unit in field.targets if field.sees(at, field.unit_hex(unit.id))]
    if not seen:
        return _nearest(field, at, field.targets, "distance") if field.targets else None
    aim = _nearest(field, at, seen, "sight")
    ranked = sightings(field, at)
    visible = {unit.id for unit in seen}
    return msgspec.structs.replace(
        aim,
        hidden=tuple(s for s in ranked if s.distance < aim.distance and s.unit not in visible),
        farther=tuple(s for s in ranked if s.distance > aim.distance and s.unit in visible),
    )


def sightings(field: Field, at: SpaceId) -> list[Sighting]:
    """Return all units that can be a target with their distances from a hex, the nearest first (11)."""
    steps = field.board.steps_from(at)
    units = field.units_in_order(field.targets)
    found = [Sighting(unit=unit.id, distance=steps[field.unit_hex(unit.id)]) for unit in units]
    return sorted(found, key=lambda sighting: sighting.distance)


def told_target(field: Field, tribe: UnitId, aim: Aim, rule: str) -> TargetFound:
    """Return the fact that a tribe has found its target, with the whole reasoning."""
    return TargetFound(
        tribe=tribe,
        target=aim.target.id,
        hex=field.unit_hex(aim.target.id),
        by=aim.by,
        distance=aim.distance,
        rivals=tuple(unit.id for unit in aim.rivals),
        indicator=indicator(field),
        hidden=aim.hidden,
        farther=aim.farther,
        rule=rule,
    )


def find_visible(field: Field, at: SpaceId) -> Aim | None:
    """Return the nearest unit that a tribe at ``at`` sees, None where it sees nobody (132)."""
    aim = find_target(field, at)
    return aim if aim is not None and aim.by == "sight" else None


def _nearest(field: Field, at: SpaceId, among: Iterable[Unit], by: Literal["sight", "distance"]) -> Aim:
    steps = field.board.steps_from(at)
    ranked = [(steps[field.unit_hex(unit.id)], unit) for unit in among]
    nearest = min(far for far, _ in ranked)
    tied = {field.unit_hex(unit.id): unit for far, unit in ranked if far == nearest}
    target = tied[chosen(field, tied)]
    rivals = tuple(unit for unit in field.units_in_order(tied.values()) if unit.id != target.id)
    return Aim(target, by, nearest, rivals)


def is_free_for_tribe(field: Field, at: SpaceId) -> bool:
    """Return whether a tribe may step into a hex: no tribe, Rubble, Red Cliffs or unit there (123)."""
    return (
        at not in field.tribe_at and at not in field.units_at and field.face_at(at) not in ("down", "cliffs")
    )


def next_hex(field: Field, at: SpaceId, goal: SpaceId) -> Course:
    """Return where a tribe steps next: a free hex nearer, else one as near, else nowhere (123, 124)."""
    steps = field.board.steps_from(goal)
    free = [to for to in field.board.neighbours[at] if is_free_for_tribe(field, to)]
    nearer = [to for to in free if steps[to] < steps[at]]
    fit = nearer or [to for to in free if steps[to] == steps[at]]
    taken = (to for to in field.board.neighbours[at] if steps[to] < steps[at] and to not in nearer)
    barred = tuple(field.in_order(taken))
    if not fit:
        return Course(None, "blocked", barred=barred)
    to = chosen(field, fit)
    rivals = tuple(field.in_order(other for other in fit if other != to))
    return Course(to, "nearer" if nearer else "around", rivals, barred)


def is_bound(field: Field, at: SpaceId) -> bool:
    """Return whether a tribe in a hex is bound to a Stonehenge there (112, 113)."""
    return field.face_at(at) == "stonehenge"
