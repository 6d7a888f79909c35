# SPDX-License-Identifier: GPL-3.0-or-later
"""Steps of Phase 6 and of what GODRAN's attacks lead to (XII)."""

from rubbletop.games.tokyo.steps.base import TokyoStep
from rubbletop.games.tokyo.steps.godran.allot import AllotStep
from rubbletop.games.tokyo.steps.godran.fall import FallStep
from rubbletop.games.tokyo.steps.godran.flee import FleeStep
from rubbletop.games.tokyo.steps.godran.rampage import RampageStep
from rubbletop.games.tokyo.steps.godran.retreat import RetreatStep

STEPS: tuple[type[TokyoStep], ...] = (RampageStep, AllotStep, RetreatStep, FleeStep, FallStep)
