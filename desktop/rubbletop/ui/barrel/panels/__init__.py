# SPDX-License-Identifier: GPL-3.0-or-later
"""The panels of the steps of Barrel, by the names of the steps; a step without one gets buttons."""

from rubbletop.games.barrel.atlas import Atlas
from rubbletop.games.barrel.state import BarrelState
from rubbletop.ui.barrel.handful import Handful
from rubbletop.ui.barrel.panels import conflict, orders
from rubbletop.ui.barrel.panels.base import BarrelPanel
from rubbletop.ui.game_screen import PanelFactory

PANELS: dict[str, type[BarrelPanel]] = {**orders.PANELS, **conflict.PANELS}


def panels(atlas: Atlas, handful: Handful) -> dict[str, PanelFactory[BarrelState]]:
    """Return the makers of all panels, for games on the grounds of an atlas.

    ``handful`` is the group that is in hand on the board while troops and logistics move.
    """
    return {name: panel.factory(atlas, handful) for name, panel in PANELS.items()}
