# SPDX-License-Identifier: GPL-3.0-or-later
"""Who can attack GODRAN, and with how many dice against what strength (XIV; rulings 90, 102 to 109)."""

from collections.abc import Iterable, Iterator, Sequence

from rubbletop.board.grid import BuildingId
from rubbletop.games.tokyo.frames.attacks import AttacksFrame
from rubbletop.games.tokyo.ground import Field
from rubbletop.games.tokyo.state import Unit
from rubbletop.games.tokyo.tables import Kind
from rubbletop.games.tokyo.words.names import area_name, building_name, kind_name, listed
from rubbletop.games.tokyo.words.reckoning import times
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import Message, Seat, SpaceId, UnitId, say
from rubbletop.kernel.tally import Tally

NEXT_DOOR = 1
"""Up to this range no line of sight is needed, and mortars fight with small arms."""


NOT_YOURS = Bar(say("That unit is not yours."), "XIV")
NOT_ON_MAP = Bar(say("Only units on the map attack."), "XIV")
POPULACE = Bar(say("Populace units cannot attack."), "XIV")
DONE = Bar(say("It has attacked already: each unit attacks once a turn."), "XIV")
BANNED = Bar(say("Mortars hold their fire from afar while any unit is in GODRAN’s area."), "XIV, 108")


def target(field: Field, frame: AttacksFrame) -> SpaceId:
    """Return the area to which attacks are measured: GODRAN's, or where it began the phase (110).

    Ruling: with even seats the mortars' ban too looks at that area, so that a GODRAN that was repelled
    changes nothing for those who attack later.
    """
    return frame.start if field.s.options.even_seats else field.s.godran


def why_out_of_reach(field: Field, at: SpaceId, unit: Unit) -> Bar | None:
    """Return why a unit on the map cannot attack a GODRAN in ``at`` from where it is, None where it can."""
    bar = _why_out_of_reach(field, at, unit)
    if bar is None or at == field.s.godran:
        return bar
    why = say(
        "{why} With even seats GODRAN counts as in {area}, where it began the phase.",
        why=bar.reason,
        area=area_name(at),
    )
    return Bar(why, f"{bar.rule}, 110")


def _why_out_of_reach(field: Field, at: SpaceId, unit: Unit) -> Bar | None:
    assert unit.area is not None
    distance = field.board.steps_from(at)[unit.area]
    row = field.ground.row(unit)
    if distance > row.range:
        why = say(
            "GODRAN is out of range: it is {distance} areas away, and this unit reaches {range}.",
            distance=distance,
            range=row.range,
        )
        return Bar(why, "XIV, 104")
    if distance <= NEXT_DOOR:
        return None
    if unit.kind == "mortar" and field.units_in(at):
        return BANNED
    met = blockers(field, at, unit)
    if row.sees_over is not None and len(met) > row.sees_over:
        names = listed([building_name(field.board, building) for building in met])
        return Bar(say("No clear line of sight: {buildings} in the way.", buildings=names), "XIV, 103")
    return None


def blockers(field: Field, at: SpaceId, unit: Unit) -> tuple[BuildingId, ...]:
    """Return the buildings on a unit's line of sight to ``at``; its own counts unless it is on the roof."""
    assert unit.area is not None
    met = field.between(unit.area, at)
    if unit.stance != "roof":
        return met
    own = field.building_at(unit.area)
    return tuple(building for building in met if building != own)


def why_no_attack(field: Field, frame: AttacksFrame, seat: Seat, unit: UnitId) -> Bar | None:
    """Return why a unit of any kind cannot attack for ``seat`` now, None where it can (102 to 108, 126)."""
    counter = field.s.units.get(unit)
    if counter is None or counter.owner != seat:
        return NOT_YOURS
    if field.ground.row(counter).type == "populace":
        return POPULACE
    if counter.area is None:
        return NOT_ON_MAP
    if unit in frame.done:
        return DONE
    return why_out_of_reach(field, target(field, frame), counter)


def fit(field: Field, frame: AttacksFrame, seat: Seat) -> Iterator[Unit]:
    """Yield the units that can attack for ``seat``, superweapons among them, in the order of the table."""
    for unit in field.on_map[seat]:
        if why_no_attack(field, frame, seat, unit) is None:
            yield field.s.units[unit]


def idle(field: Field, frame: AttacksFrame, seat: Seat) -> Iterator[Unit]:
    """Yield the military units and superweapons of ``seat`` on the map that have not attacked."""
    for unit in field.on_map[seat]:
        counter = field.s.units[unit]
        if unit not in frame.done and field.ground.row(counter).type != "populace":
            yield counter


def is_weapon(field: Field, unit: Unit) -> bool:
    """Return whether a unit is a superweapon."""
    return field.ground.row(unit).type == "superweapon"


def strength(field: Field, at: SpaceId, unit: Unit) -> int:
    """Return the combat strength of a unit against a GODRAN in ``at``, roofs aside: mortars have two."""
    assert unit.area is not None
    row = field.ground.row(unit)
    is_far = field.board.steps_from(at)[unit.area] > NEXT_DOOR
    return row.far_cs if is_far and row.far_cs is not None else row.cs


def dice_tally(field: Field, at: SpaceId, units: Iterable[UnitId]) -> Tally:
    """Return the number of dice of an attack by ``units``: a line for equal units, one for roofs (90)."""
    groups: dict[tuple[Kind, int], int] = {}
    roofs = 0
    for unit in units:
        counter = field.s.units[unit]
        each = strength(field, at, counter)
        key = (counter.kind, each)
        groups[key] = groups.get(key, 0) + 1
        roofs += each if counter.stance == "roof" else 0
    tally = Tally()
    for (kind, each), count in groups.items():
        tally = tally.plus(count * each, times(count, _called(field, kind, each)), "XIV")
    return tally.plus(roofs, say("Doubled on roofs"), "XIV, 90") if roofs else tally


def _called(field: Field, kind: Kind, each: int) -> Message:
    name = kind_name(kind)
    return name if each == field.ground.rows[kind].cs else say("{unit} from afar", unit=name)


def strength_tally(field: Field, at: SpaceId) -> Tally:
    """Return what is subtracted from the attackers' dice, GODRAN standing in ``at`` (109)."""
    game = field.ground.edition.game
    tally = Tally().plus(game.strength, say("GODRAN’s strength"), "XIV")
    cover = field.strength_in(at) - game.strength
    return tally.plus(cover, say("Building beside it"), "XIV, 109") if cover else tally


def repels(field: Field, attackers: Sequence[UnitId]) -> tuple[SpaceId, ...]:
    """Return the areas into which the attacker may move a retreating GODRAN, none where it cannot (118).

    Those without attackers and no nearer to any of them; failing these those without; failing these any.
    """
    here = field.s.godran
    areas = field.godran_steps(here)
    stands = [unit.area for a in attackers if (unit := field.s.units[a]).area is not None]
    free = tuple(area for area in areas if area not in stands)
    away = tuple(area for area in free if all(_is_no_nearer(field, area, stand) for stand in stands))
    return away or free or areas


def _is_no_nearer(field: Field, area: SpaceId, stand: SpaceId | None) -> bool:
    assert stand is not None
    far = field.board.steps_from(stand)
    return far[area] >= far[field.s.godran]
