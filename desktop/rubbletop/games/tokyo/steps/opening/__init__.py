# SPDX-License-Identifier: GPL-3.0-or-later
"""Steps of opening."""

from rubbletop.games.tokyo.steps.base import TokyoStep

STEPS: tuple[type[TokyoStep], ...] = ()
