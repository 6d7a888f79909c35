# SPDX-License-Identifier: GPL-3.0-or-later
"""Steps of Phase 8: attacks, flops, GODRAN's retreats, and what it strikes back at (XIV)."""

from rubbletop.games.tokyo.steps.attacks import acting, flop, pissed, repel
from rubbletop.games.tokyo.steps.base import TokyoStep

STEPS: tuple[type[TokyoStep], ...] = (*acting.STEPS, *flop.STEPS, *repel.STEPS, *pissed.STEPS)
