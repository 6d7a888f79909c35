# SPDX-License-Identifier: GPL-3.0-or-later
"""The panels of the steps of Tokyo, by the names of the steps."""

from rubbletop.games.tokyo.atlas import Atlas
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.ui.game_screen import PanelFactory
from rubbletop.ui.tokyo.panels import strife
from rubbletop.ui.tokyo.panels.decision import DecisionPanel

PANELS: dict[str, type[DecisionPanel]] = {**strife.PANELS}


def panels(atlas: Atlas) -> dict[str, PanelFactory[TokyoState]]:
    """Return the makers of all panels, for games on the grounds of an atlas."""
    return {name: panel.factory(atlas) for name, panel in PANELS.items()}
