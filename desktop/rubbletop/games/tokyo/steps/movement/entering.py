# SPDX-License-Identifier: GPL-3.0-or-later
"""Bringing activated units onto the map, by the edge or by air (XIII; rulings 45, 51, 93 to 95)."""

from collections.abc import Iterator

from rubbletop.games.tokyo import passage
from rubbletop.games.tokyo.actions.movement import DropParatroop, EnterMap
from rubbletop.games.tokyo.events.movement import ParatroopLanded, UnitEntered
from rubbletop.games.tokyo.state import Unit
from rubbletop.games.tokyo.steps.movement.bars import NOT_BOXED, NOWHERE, RIDES, WEAPON
from rubbletop.games.tokyo.steps.movement.deed import Deed, brought, spend
from rubbletop.games.tokyo.steps.movement.mover import Mover
from rubbletop.games.tokyo.steps.movement.room import why_no_flight
from rubbletop.games.tokyo.steps.movement.stacks import why_no_stay
from rubbletop.games.tokyo.telling import Telling
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import Action, SpaceId, say

DROPPED = "paratroop"
NOT_OWN_EDGE = Bar(say("Units come onto the map in the outer areas of your own sectors."), "XIII, 93")
TOO_SLOW = Bar(say("It has too few movement points for the rubble there."), "XIII, 93")
NO_PARATROOP = Bar(say("Only paratroops come down by air."), "XIII, 94")
FIRST_TURN = Bar(say("On the first turn paratroops come down in your own sectors only."), "XIII, 95")
BUILT_UP = Bar(say("Paratroops cannot come down where a building stands."), "XIII, 94")
RUBBLE = Bar(say("Paratroops cannot come down on rubble."), "XIII, 94")
OCCUPIED = Bar(say("Paratroops come down only where no other unit is."), "XIII, 94")
MONSTER = Bar(say("Paratroops cannot come down on GODRAN."), "XIII, 94")


def why_boxed(mover: Mover, unit: Unit) -> Bar | None:
    """Return why a unit cannot come onto the map by itself, wherever that would be (45, 51)."""
    if unit.place != "box":
        return NOT_BOXED
    if mover.row(unit).type == "superweapon":
        return WEAPON
    return RIDES if unit.id in mover.riding else None


def why_no_entry(mover: Mover, unit: Unit, to: SpaceId) -> Bar | None:
    """Return why a unit cannot come onto the map in an area with what it carries, None where it can (93)."""
    boxed = why_boxed(mover, unit)
    if boxed is not None:
        return boxed
    if to not in mover.field.board.areas:
        return NOWHERE
    return (
        _why_inland(mover, unit, to)
        if to not in mover.field.edges(mover.seat)
        else _why_closed(mover, unit, to)
    )


def _why_inland(mover: Mover, unit: Unit, to: SpaceId) -> Bar:
    """Return why a unit from the box cannot get into an area that is no outer area of its own."""
    steps, points = mover.field.board.steps_from(to), mover.points(unit)
    if min(steps[edge] for edge in mover.field.edges(mover.seat)) + passage.STEP_MP > points:
        return Bar(
            say("That is too far from the edge of your sectors: it has {left} MP.", left=points), "XIII, 93"
        )
    return passage.why_shut_out(mover.field, unit, to) or why_no_stay(mover, unit, to, 0) or NOT_OWN_EDGE


def _why_closed(mover: Mover, unit: Unit, to: SpaceId) -> Bar | None:
    """Return why a unit from the box cannot come into an outer area of its own, None where it can."""
    field = mover.field
    barred = passage.why_shut_out(field, unit, to)
    if barred is not None:
        return barred
    left = mover.points(unit) - passage.cost(field, unit, to)
    if left < 0:
        return TOO_SLOW
    return why_no_flight(mover, unit, to) or why_no_stay(mover, unit, to, left)


def why_no_drop(mover: Mover, unit: Unit, to: SpaceId) -> Bar | None:
    """Return why a paratroop cannot come down in an area, None where it can (94, 95)."""
    if unit.kind != DROPPED:
        return NO_PARATROOP
    boxed = why_boxed(mover, unit)
    if boxed is not None:
        return boxed
    return NOWHERE if to not in mover.field.board.areas else _why_no_landing(mover, to)


def _why_no_landing(mover: Mover, to: SpaceId) -> Bar | None:
    field = mover.field
    if field.building_at(to) is not None:
        return BUILT_UP
    if to in field.rubble:
        return RUBBLE
    if to == field.s.godran:
        return MONSTER
    if to in field.units_at:
        return OCCUPIED
    is_own = field.sector(to) in field.s.chosen[mover.seat]
    return None if is_own or field.s.turn > 1 else FIRST_TURN


def landings(mover: Mover) -> tuple[SpaceId, ...]:
    """Return the areas in which paratroops can come down now, in board order (94, 95)."""
    return tuple(to for to in mover.field.board.areas if _why_no_landing(mover, to) is None)


def can_enter(mover: Mover, unit: Unit) -> bool:
    """Return whether a unit in the box can come onto the map now, alone or as it is loaded (45)."""
    if mover.row(unit).type == "superweapon":
        return False
    alone = mover.unladen
    if any(why_no_entry(alone, unit, to) is None for to in mover.field.edges(mover.seat)):
        return True
    return unit.kind == DROPPED and bool(landings(mover))


class EnterMapDeed(Deed):
    """Come onto the map by the edge."""

    action = EnterMap

    def choices(self, mover: Mover) -> Iterator[Action]:
        edges = mover.field.edges(mover.seat)
        for unit in mover.boxed:
            if why_boxed(mover, unit) is None:
                for to in edges:
                    if _why_closed(mover, unit, to) is None:
                        yield EnterMap(seat=mover.seat, unit=unit.id, to=to)

    def bar(self, mover: Mover, action: Action) -> Bar | None:
        assert isinstance(action, EnterMap)
        return why_no_entry(mover, mover.field.s.units[action.unit], action.to)

    def do(self, t: Telling, mover: Mover, action: Action) -> None:
        assert isinstance(action, EnterMap)
        unit = t.s.units[action.unit]
        price = passage.cost(mover.field, unit, action.to)
        spend(t, mover, unit, price)
        brought(t, mover, unit, action.to)
        cargo = mover.frame.loads.get(unit.id, ())
        t.tell(UnitEntered(unit=unit.id, area=action.to, points=price, cargo=cargo))


class DropDeed(Deed):
    """Come down by air; the drop is the unit's whole move (94)."""

    action = DropParatroop

    def choices(self, mover: Mover) -> Iterator[Action]:
        units = [u for u in mover.boxed if u.kind == DROPPED and why_boxed(mover, u) is None]
        areas = landings(mover) if units else ()
        for unit in units:
            for to in areas:
                yield DropParatroop(seat=mover.seat, unit=unit.id, to=to)

    def bar(self, mover: Mover, action: Action) -> Bar | None:
        assert isinstance(action, DropParatroop)
        return why_no_drop(mover, mover.field.s.units[action.unit], action.to)

    def do(self, t: Telling, mover: Mover, action: Action) -> None:
        assert isinstance(action, DropParatroop)
        unit = t.s.units[action.unit]
        spend(t, mover, unit, mover.points(unit))
        brought(t, mover, unit, action.to)
        t.tell(ParatroopLanded(unit=unit.id, area=action.to))
