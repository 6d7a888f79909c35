# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a counter can be dragged, near and far, what the disc on each hex shows, and which one comes next."""

from collections.abc import Mapping

from rubbletop.games.colossi.actions.council import PlaceUnit
from rubbletop.games.colossi.actions.marines import AimedAction, Land
from rubbletop.games.colossi.council import free_hexes, returning, unplaced
from rubbletop.games.colossi.frames.council import ReturnFrame, TeamFrame
from rubbletop.games.colossi.frames.marines import LandingFrame
from rubbletop.games.colossi.ground import Ground
from rubbletop.games.colossi.state import ColossiState, Unit
from rubbletop.games.colossi.steps.base import MARINES
from rubbletop.games.colossi.steps.marines.landing import landing_tally, why_no_landing
from rubbletop.games.colossi.steps.marines.reach import haul_reach, reach
from rubbletop.kernel.facts import Action, Message, SpaceId, UnitId, say
from rubbletop.ui.game_screen import Reach

CARRIED = say("The Ore Carrier takes it along.")


def ways(ground: Ground, s: ColossiState, piece: str) -> Mapping[SpaceId, Reach]:
    """Return the hexes to which a unit can be dragged: MP to move there, dice to land there.

    The passenger of the Ore Carrier is carried to rail hexes that it cannot walk to itself.
    """
    unit = s.units.get(UnitId(piece))
    if unit is None or not s.stack:
        return {}
    match s.top:
        case LandingFrame() | ReturnFrame():
            return _landings(ground, s, unit)
        case TeamFrame() as frame:
            return _places(ground, s, unit, frame)
        case _:
            pass
    found = {to: _reach(unit, *way) for to, way in reach(ground, s, unit.id).items()}
    if unit == ground.field(s).passenger:
        rides = haul_reach(ground, s)
        found |= {to: _reach(unit, *way, note=CARRIED) for to, way in rides.items() if to not in found}
    return found


def _reach(unit: Unit, cost: int, actions: tuple[Action, ...], note: Message | None = None) -> Reach:
    start = () if unit.hex is None else (unit.hex,)
    path = (*start, *(action.to for action in actions if isinstance(action, AimedAction)))
    return Reach(cost=str(cost) if cost else "", path=path, actions=actions, note=note)


def _landings(ground: Ground, s: ColossiState, unit: Unit) -> Mapping[SpaceId, Reach]:
    if unit.place != "due" and unit not in returning(s):
        return {}
    field = ground.field(s)
    found = {}
    for at in field.board.hexes:
        if why_no_landing(field, at) is None:
            land = Land(seat=MARINES, unit=unit.id, to=at)
            found[at] = Reach(cost=str(landing_tally(field, at).total), path=(at,), actions=(land,))
    return found


def _places(ground: Ground, s: ColossiState, unit: Unit, frame: TeamFrame) -> Mapping[SpaceId, Reach]:
    """Where a unit of the team can be placed, or placed anew (147)."""
    if unit.id not in frame.placed and unit not in unplaced(s, frame.team):
        return {}
    start = () if unit.hex is None else (unit.hex,)
    return {
        at: Reach(
            cost="", path=(*start, at), actions=(PlaceUnit(seat=MARINES, unit=unit.id, to=at),), note=None
        )
        for at in free_hexes(ground.field(s), frame.team)
    }


def next_unit(s: ColossiState, piece: str) -> str:
    """Return the unit to be placed after one of its team that stands, "" after the last (147)."""
    if not s.stack or not isinstance(s.top, TeamFrame) or piece not in s.top.placed:
        return piece
    return next((unit.id for unit in unplaced(s, s.top.team)), "")
