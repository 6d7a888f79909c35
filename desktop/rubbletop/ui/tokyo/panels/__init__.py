# SPDX-License-Identifier: GPL-3.0-or-later
"""The panels of the steps of Tokyo, by the names of the steps."""

from rubbletop.games.tokyo.atlas import Atlas
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.ui.game_screen import PanelFactory
from rubbletop.ui.tokyo.panels import strife
from rubbletop.ui.tokyo.panels.bid import BidPanel
from rubbletop.ui.tokyo.panels.decision import DecisionPanel
from rubbletop.ui.tokyo.panels.development import DevelopPanel
from rubbletop.ui.tokyo.panels.looks import LooksPanel
from rubbletop.ui.tokyo.panels.meanwhile import MeanwhilePanel
from rubbletop.ui.tokyo.panels.opening import PlacingPanel, SectorsPanel
from rubbletop.ui.tokyo.panels.penalty import PenaltyPanel
from rubbletop.ui.tokyo.panels.plans import PlansPanel
from rubbletop.ui.tokyo.panels.trade import TradePanel

PANELS: dict[str, type[DecisionPanel]] = {
    "sectors": SectorsPanel,
    "placing": PlacingPanel,
    "trading": TradePanel,
    "bidding": BidPanel,
    "penalty": PenaltyPanel,
    "planning": PlansPanel,
    "looking": LooksPanel,
    "development": DevelopPanel,
    **strife.PANELS,
    "play": MeanwhilePanel,
}


def panels(atlas: Atlas) -> dict[str, PanelFactory[TokyoState]]:
    """Return the makers of all panels, for games on the grounds of an atlas."""
    return {name: panel.factory(atlas) for name, panel in PANELS.items()}
