# SPDX-License-Identifier: GPL-3.0-or-later
"""The set-up (Set Up)."""

from rubbletop.games.barrel.steps.base import BarrelStep
from rubbletop.games.barrel.steps.opening.rolling import RollOrderStep
from rubbletop.games.barrel.steps.opening.starting import StartStep

STEPS: tuple[type[BarrelStep], ...] = (RollOrderStep, StartStep)
