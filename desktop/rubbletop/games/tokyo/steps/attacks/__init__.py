# SPDX-License-Identifier: GPL-3.0-or-later
"""Steps of attacks."""

from rubbletop.games.tokyo.steps.base import TokyoStep

STEPS: tuple[type[TokyoStep], ...] = ()
