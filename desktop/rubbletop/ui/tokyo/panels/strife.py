# SPDX-License-Identifier: GPL-3.0-or-later
"""The panels of Phases 6 to 8, of what goes on meanwhile, and of the end, by the names of the steps."""

from rubbletop.ui.tokyo.panels.aftermath import FlopPanel, RepelPanel, StrikePanel
from rubbletop.ui.tokyo.panels.allotment import AllotmentPanel
from rubbletop.ui.tokyo.panels.assault import AttacksPanel
from rubbletop.ui.tokyo.panels.decision import DecisionPanel
from rubbletop.ui.tokyo.panels.flight import FlightPanel, RetreatPanel
from rubbletop.ui.tokyo.panels.movement import MovementPanel
from rubbletop.ui.tokyo.panels.play import PlayPanel
from rubbletop.ui.tokyo.panels.rampage import RampagePanel
from rubbletop.ui.tokyo.panels.result import ResultPanel

PANELS: dict[str, type[DecisionPanel]] = {
    "rampage": RampagePanel,
    "allot": AllotmentPanel,
    "retreat": RetreatPanel,
    "flee": FlightPanel,
    "movement": MovementPanel,
    "attacks": AttacksPanel,
    "flop": FlopPanel,
    "repel": RepelPanel,
    "pissed": StrikePanel,
    "play": PlayPanel,
    "result": ResultPanel,
}
