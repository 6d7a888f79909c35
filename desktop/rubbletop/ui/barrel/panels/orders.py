# SPDX-License-Identifier: GPL-3.0-or-later
"""The panels of set-up and of the selected actions, by the names of their steps."""

from rubbletop.ui.barrel.panels.base import BarrelPanel
from rubbletop.ui.barrel.panels.construction import ConstructionPanel
from rubbletop.ui.barrel.panels.offer import OfferPanel
from rubbletop.ui.barrel.panels.production import ProductionPanel
from rubbletop.ui.barrel.panels.purchase import PurchasePanel
from rubbletop.ui.barrel.panels.start import StartPanel
from rubbletop.ui.barrel.panels.support import SupportPanel
from rubbletop.ui.barrel.panels.turn import TurnPanel

PANELS: dict[str, type[BarrelPanel]] = {
    "start": StartPanel,
    "turn": TurnPanel,
    "purchase": PurchasePanel,
    "support": SupportPanel,
    "construction": ConstructionPanel,
    "production": ProductionPanel,
    "deal": OfferPanel,
}
