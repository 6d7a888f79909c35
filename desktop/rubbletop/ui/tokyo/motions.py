# SPDX-License-Identifier: GPL-3.0-or-later
"""How each thing that happens in a game of Tokyo is shown on the board."""

from rubbletop.games.tokyo.events import common
from rubbletop.kernel.facts import Event
from rubbletop.ui.game_screen import Fall, Flash, Motion, Move


def motions(event: Event) -> tuple[Motion, ...]:
    """Return the motions of a fact; they run at the same time."""
    match event:
        case common.UnitDestroyed() | common.UnitEvacuated():
            return (Fall(piece=event.unit),)
        case common.BuildingFell():
            return (Flash(spaces=event.areas),)
        case common.UnitWithdrew():
            return (Move(piece=event.unit, path=event.path),)
        case _:
            return ()
