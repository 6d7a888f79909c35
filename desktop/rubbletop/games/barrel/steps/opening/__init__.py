# SPDX-License-Identifier: GPL-3.0-or-later
"""The set-up (Set Up)."""

from rubbletop.games.barrel.steps.base import BarrelStep

STEPS: tuple[type[BarrelStep], ...] = ()
