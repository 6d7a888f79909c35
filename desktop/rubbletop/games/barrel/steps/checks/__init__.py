# SPDX-License-Identifier: GPL-3.0-or-later
"""The Pacifism check, the Oil check, the Playing Order check, the end of the game."""

from rubbletop.games.barrel.steps.base import BarrelStep
from rubbletop.games.barrel.steps.checks.ending import FinalStep, NextTurnStep
from rubbletop.games.barrel.steps.checks.extraction import ExtractionStep, StorageStep
from rubbletop.games.barrel.steps.checks.government import ForfeitStep, GovernmentStep
from rubbletop.games.barrel.steps.checks.pacifism import DisbandStep, PacifismStep
from rubbletop.games.barrel.steps.checks.price import PriceStep

STEPS: tuple[type[BarrelStep], ...] = (
    PacifismStep,
    DisbandStep,
    PriceStep,
    GovernmentStep,
    ForfeitStep,
    ExtractionStep,
    StorageStep,
    NextTurnStep,
    FinalStep,
)
