# SPDX-License-Identifier: GPL-3.0-or-later
"""How far a unit can be dragged, and by which decisions (5.3.1, 5.3.1.3, 5.4.4)."""

from rubbletop.board.routes import path
from rubbletop.games.colossi.actions.marines import Fly, Haul, March
from rubbletop.games.colossi.frames.marines import ActingFrame, ActionsFrame
from rubbletop.games.colossi.ground import Field, Ground
from rubbletop.games.colossi.state import ColossiState, Unit
from rubbletop.games.colossi.steps.base import MARINES
from rubbletop.games.colossi.steps.marines.bars import begun, is_fresh, points_left, why_idle, why_still
from rubbletop.games.colossi.steps.marines.flight import flights, why_no_touchdown
from rubbletop.games.colossi.steps.marines.railway import rides, why_no_haul
from rubbletop.games.colossi.steps.marines.walking import BESIDE, FINE, ends, walks
from rubbletop.kernel.facts import Action, SpaceId, UnitId

Ways = dict[SpaceId, tuple[int, tuple[Action, ...]]]


def reach(ground: Ground, s: ColossiState, unit: UnitId) -> Ways:
    """Return the hexes where a unit can end its move now, with movement points and the decisions, in order.

    Empty where the unit cannot move now. The way is the cheapest one; of those the one with the fewest dice
    thrown among marbles. The Ore Carrier's hexes cost nothing.
    """
    field = ground.field(s)
    act = _act(field, s.units[unit])
    if act is None or act.stopped or why_still(field, s.units[unit]) is not None:
        return {}
    match s.units[unit].kind:
        case "bomber":
            return _flown(field, act)
        case "carrier":
            ways = rides(field, act, act.passenger)
            return {to: (0, _marches(unit, way)) for to, way in ways.items()}
        case _:
            return _walked(field, act)


def haul_reach(ground: Ground, s: ColossiState) -> Ways:
    """Return the rail hexes where the Ore Carrier can take its passenger now, as ``reach`` does (67).

    Empty where there is nobody to take along; once it is on its way, ``reach`` goes on from there.
    """
    field = ground.field(s)
    carrier, passenger = field.carrier, field.passenger
    if carrier is None or passenger is None or why_no_haul(field, carrier, passenger.id) is not None:
        return {}
    act = _act(field, carrier)
    if act is None or not is_fresh(act):
        return {}
    first = {
        to: Haul(seat=MARINES, unit=carrier.id, passenger=passenger.id, to=to) for to in field.board.rails
    }
    return {
        to: (0, (first[way[0]], *_marches(carrier.id, way[1:])))
        for to, way in rides(field, act, passenger.id).items()
    }


def _act(field: Field, unit: Unit) -> ActingFrame | None:
    """The action of a unit: the one in progress, or the one it could begin; None where it has neither."""
    if not field.s.stack or why_idle(unit) is not None:
        return None
    match field.s.top:
        case ActingFrame() as act if act.unit == unit.id:
            return None if act.jumped else act
        case ActionsFrame():
            return begun(field, unit)
        case _:
            return None


def _marches(unit: UnitId, way: tuple[SpaceId, ...]) -> tuple[Action, ...]:
    return tuple(March(seat=MARINES, unit=unit, to=to) for to in way)


def _walked(field: Field, act: ActingFrame) -> Ways:
    unit = field.s.units[act.unit]
    start = unit.hex or BESIDE
    found = walks(field, unit, start, points_left(field, act))
    return {
        to: (found[to][0] // FINE, _marches(act.unit, path(found, to)))
        for to in ends(field, unit, found)
        if to != start
    }


def _flown(field: Field, act: ActingFrame) -> Ways:
    unit = field.s.units[act.unit]
    found = flights(field, unit, unit.hex, points_left(field, act))
    return {
        to: (cost, tuple(Fly(seat=MARINES, unit=act.unit, to=at) for at in path(found, to)))
        for to, (cost, _) in found.items()
        if to not in (unit.hex, BESIDE) and why_no_touchdown(field, unit, to) is None
    }
