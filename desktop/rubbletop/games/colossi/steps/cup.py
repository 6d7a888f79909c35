# SPDX-License-Identifier: GPL-3.0-or-later
"""Steps of the cup."""

from rubbletop.games.colossi.steps.base import ColossiStep

STEPS: tuple[type[ColossiStep], ...] = ()
