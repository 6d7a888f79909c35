# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a counter can be dragged, near and far, with what the disc on each hex shows."""

from collections.abc import Mapping

from rubbletop.games.colossi.actions.marines import Land
from rubbletop.games.colossi.frames.marines import LandingFrame
from rubbletop.games.colossi.ground import Ground
from rubbletop.games.colossi.state import ColossiState, Unit
from rubbletop.games.colossi.steps.base import MARINES
from rubbletop.games.colossi.steps.marines.landing import landing_tally, why_no_landing
from rubbletop.games.colossi.steps.marines.reach import reach
from rubbletop.kernel.facts import Action, SpaceId, UnitId
from rubbletop.ui.game_screen import Reach


def ways(ground: Ground, s: ColossiState, piece: str) -> Mapping[SpaceId, Reach]:
    """Return the hexes to which a unit can be dragged: MP to move there, dice to land there."""
    unit = s.units.get(UnitId(piece))
    if unit is None or not s.stack:
        return {}
    if isinstance(s.top, LandingFrame):
        return _landings(ground, s, unit)
    start = () if unit.hex is None else (unit.hex,)
    return {
        to: Reach(cost=str(cost) if cost else "", path=_path(start, actions), actions=actions)
        for to, (cost, actions) in reach(ground, s, unit.id).items()
    }


def _path(start: tuple[SpaceId, ...], actions: tuple[Action, ...]) -> tuple[SpaceId, ...]:
    return (*start, *(action.to for action in actions if hasattr(action, "to")))


def _landings(ground: Ground, s: ColossiState, unit: Unit) -> Mapping[SpaceId, Reach]:
    if unit.place != "due":
        return {}
    field = ground.field(s)
    found = {}
    for at in field.board.hexes:
        if why_no_landing(field, at) is None:
            land = Land(seat=MARINES, unit=unit.id, to=at)
            found[at] = Reach(cost=str(landing_tally(field, at).total), path=(at,), actions=(land,))
    return found
