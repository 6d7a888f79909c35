# SPDX-License-Identifier: GPL-3.0-or-later
"""Steps of Phases 3 to 5: activation, research, development (IX to XI)."""

from rubbletop.games.tokyo.steps.base import TokyoStep
from rubbletop.games.tokyo.steps.muster.development import Development
from rubbletop.games.tokyo.steps.muster.looking import Looking
from rubbletop.games.tokyo.steps.muster.planning import Planning

STEPS: tuple[type[TokyoStep], ...] = (Planning, Looking, Development)
