# SPDX-License-Identifier: GPL-3.0-or-later
"""The panels of the checks at the end of a turn and of the end of the game, by the names of their steps."""

from rubbletop.ui.barrel.panels.base import BarrelPanel
from rubbletop.ui.barrel.panels.blast import DefencePanel, PartnersPanel, RepairPanel
from rubbletop.ui.barrel.panels.checking import DisbandPanel, ExtractionPanel, ForfeitPanel
from rubbletop.ui.barrel.panels.meanwhile import MeanwhilePanel
from rubbletop.ui.barrel.panels.rebels import RebelsPanel
from rubbletop.ui.barrel.panels.result import ResultPanel
from rubbletop.ui.barrel.panels.war import AlliesPanel, RetreatsPanel

PANELS: dict[str, type[BarrelPanel]] = {
    "retreats": RetreatsPanel,
    "allies": AlliesPanel,
    "rebels": RebelsPanel,
    "partners": PartnersPanel,
    "defence": DefencePanel,
    "repair": RepairPanel,
    "disband": DisbandPanel,
    "forfeit": ForfeitPanel,
    "extraction": ExtractionPanel,
    "play": MeanwhilePanel,
    "result": ResultPanel,
}
