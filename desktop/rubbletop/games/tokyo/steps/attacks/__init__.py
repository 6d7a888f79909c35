# SPDX-License-Identifier: GPL-3.0-or-later
"""Steps of Phase 8: attacks, flops, GODRAN's retreats, and what it strikes back at (XIV)."""

from rubbletop.games.tokyo.steps.attacks.acting import AttacksStep
from rubbletop.games.tokyo.steps.attacks.flop import FlopStep
from rubbletop.games.tokyo.steps.attacks.pissed import PissedStep
from rubbletop.games.tokyo.steps.attacks.repel import RepelStep
from rubbletop.games.tokyo.steps.base import TokyoStep

STEPS: tuple[type[TokyoStep], ...] = (AttacksStep, FlopStep, RepelStep, PissedStep)
