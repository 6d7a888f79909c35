# SPDX-License-Identifier: GPL-3.0-or-later
"""Steps of Phases 3 to 5: activation, research, development (IX to XI)."""

from rubbletop.games.tokyo.steps.base import TokyoStep
from rubbletop.games.tokyo.steps.muster.development import DevelopmentStep
from rubbletop.games.tokyo.steps.muster.looking import LookingStep
from rubbletop.games.tokyo.steps.muster.planning import PlanningStep

STEPS: tuple[type[TokyoStep], ...] = (PlanningStep, LookingStep, DevelopmentStep)
