# SPDX-License-Identifier: GPL-3.0-or-later
"""The War check."""

from rubbletop.games.barrel.steps.base import BarrelStep
from rubbletop.games.barrel.steps.war.allies import AlliesStep
from rubbletop.games.barrel.steps.war.battles import BattlesStep
from rubbletop.games.barrel.steps.war.retreats import RetreatsStep

STEPS: tuple[type[BarrelStep], ...] = (RetreatsStep, AlliesStep, BattlesStep)
