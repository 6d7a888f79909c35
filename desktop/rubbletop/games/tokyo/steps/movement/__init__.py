# SPDX-License-Identifier: GPL-3.0-or-later
"""Steps of Phase 7 (XIII)."""

from rubbletop.games.tokyo.steps.base import TokyoStep
from rubbletop.games.tokyo.steps.movement.phase import MovementStep

STEPS: tuple[type[TokyoStep], ...] = (MovementStep,)
