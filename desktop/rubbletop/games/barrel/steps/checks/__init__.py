# SPDX-License-Identifier: GPL-3.0-or-later
"""The Pacifism check, the Oil check, the Playing Order check, the end of the game."""

from rubbletop.games.barrel.steps.base import BarrelStep

STEPS: tuple[type[BarrelStep], ...] = ()
