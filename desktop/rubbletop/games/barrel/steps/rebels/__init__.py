# SPDX-License-Identifier: GPL-3.0-or-later
"""The Rebel check."""

from rubbletop.games.barrel.steps.base import BarrelStep
from rubbletop.games.barrel.steps.rebels.acting import RebelsStep
from rubbletop.games.barrel.steps.rebels.blast import BlastStep, RepairStep
from rubbletop.games.barrel.steps.rebels.partners import DefenceStep, PartnersStep

STEPS: tuple[type[BarrelStep], ...] = (RebelsStep, PartnersStep, DefenceStep, BlastStep, RepairStep)
