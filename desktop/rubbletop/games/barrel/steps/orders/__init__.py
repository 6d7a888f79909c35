# SPDX-License-Identifier: GPL-3.0-or-later
"""The first and second selected actions, with deals."""

from rubbletop.games.barrel.steps.base import BarrelStep

STEPS: tuple[type[BarrelStep], ...] = ()
