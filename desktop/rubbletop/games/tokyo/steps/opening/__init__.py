# SPDX-License-Identifier: GPL-3.0-or-later
"""Steps of set-up: sectors, the first player, the populace (V)."""

from rubbletop.games.tokyo.steps.base import TokyoStep
from rubbletop.games.tokyo.steps.opening.dealing import DealingStep
from rubbletop.games.tokyo.steps.opening.placing import PlacingStep
from rubbletop.games.tokyo.steps.opening.roll_off import RollOffStep
from rubbletop.games.tokyo.steps.opening.sectors import SectorsStep

STEPS: tuple[type[TokyoStep], ...] = (SectorsStep, RollOffStep, DealingStep, PlacingStep)
