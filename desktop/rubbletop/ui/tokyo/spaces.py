# SPDX-License-Identifier: GPL-3.0-or-later
"""An area in words: what stands there, who stands how, how full it is; and the areas in danger."""

from collections import Counter
from collections.abc import Iterator

from rubbletop.board.grid import Building
from rubbletop.games.tokyo.ground import Field, Ground
from rubbletop.games.tokyo.state import TokyoState, Unit
from rubbletop.games.tokyo.steps.movement.room import LIMITS, sort_of
from rubbletop.games.tokyo.violence import is_eligible, reach
from rubbletop.games.tokyo.words.names import area_name, kind_name, listed, seat_name, sector_name
from rubbletop.kernel.facts import Message, SpaceId, called, say


def space_text(ground: Ground, s: TokyoState, at: SpaceId) -> Message:
    """Return an area in words."""
    field = ground.field(s)
    told = area_name(at)
    for fact in (*_site(field, at), *_stands(field, at), *_crowd(field, at)):
        told = say("{told} · {fact}", told=told, fact=fact)
    return told


def _site(field: Field, at: SpaceId) -> Iterator[Message]:
    area = field.board.areas[at]
    if area.sector is None:
        yield say("centre")
    else:
        yield sector_name(field.board, area.sector)
    if area.is_edge:
        yield say("outer edge")
    if area.building is not None and area.building not in field.fallen:
        yield building_words(field.ground, field.board.buildings[area.building], is_filled=area.is_filled)
    if at in field.rubble:
        yield say("rubble: no populace, no halftracks, 2 MP for tanks and infantry")


def building_words(ground: Ground, building: Building, *, is_filled: bool) -> Message:
    """Return a standing building with its worth, and how much of its area it takes."""
    told = called(building.name)
    if building.output:
        told = say("{told}, ¥{output} a turn", told=told, output=building.output)
    if building.vp:
        told = say("{told}, {vp} VP", told=told, vp=building.vp)
    told = say("{told}, smash {smash}", told=told, smash=building.smash)
    if is_filled:
        return say("{told}, fills the area", told=told)
    return say("{told}, a part of the area", told=told)


def _stands(field: Field, at: SpaceId) -> Iterator[Message]:
    """Who stands inside, on the roof and outside, grouped."""
    if field.s.godran == at:
        yield say("GODRAN")
    units = field.units_in(at)
    if inside := [unit for unit in units if unit.stance == "inside"]:
        yield say("{units} inside: immune until the building falls", units=_counted(field, inside))
    if roof := [unit for unit in units if unit.stance == "roof"]:
        yield say("{units} on the roof", units=_counted(field, roof))
    if outside := [unit for unit in units if unit.stance == "outside"]:
        yield _counted(field, outside)


def _counted(field: Field, units: list[Unit]) -> Message:
    """Units by owner and kind with their number."""
    counts = Counter((unit.owner, unit.kind) for unit in units)
    return listed(
        [
            say("{owner}’s {kind}", owner=seat_name(field.s, owner), kind=kind_name(kind))
            if count == 1
            else say("{count} × {owner}’s {kind}", count=count, owner=seat_name(field.s, owner),
                     kind=kind_name(kind))
            for (owner, kind), count in counts.items()
        ]
    )  # fmt: skip


def stack_counts(field: Field, at: SpaceId) -> tuple[int, int]:
    """Return how many ground-based military units, superweapons included, and helicopters are there."""
    sorts = Counter(sort_of(field, unit) for unit in field.units_in(at))
    return sorts["ground"], sorts["helicopter"]


def _crowd(field: Field, at: SpaceId) -> Iterator[Message]:
    """How full the area is, where any unit that counts is there."""
    ground, helicopters = stack_counts(field, at)
    if ground or helicopters:
        yield say(
            "stack {ground} of {most} ground, {helicopters} of {highest} helicopter",
            ground=ground,
            most=LIMITS["ground"],
            helicopters=helicopters,
            highest=LIMITS["helicopter"],
        )


def threatened(ground: Ground, s: TokyoState) -> tuple[SpaceId, ...]:
    """Return the areas within GODRAN's reach where units stand that it can attack, its own first."""
    if not s.stack or s.turn == 0:
        return ()
    field = ground.field(s)
    return tuple(at for at in reach(field) if any(is_eligible(unit) for unit in field.units_in(at)))
