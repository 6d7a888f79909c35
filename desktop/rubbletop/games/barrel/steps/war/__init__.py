# SPDX-License-Identifier: GPL-3.0-or-later
"""The War check."""

from rubbletop.games.barrel.steps.base import BarrelStep

STEPS: tuple[type[BarrelStep], ...] = ()
