# SPDX-License-Identifier: GPL-3.0-or-later
"""Steps of what follows from an attack: volleys, hits, retreats, wrecks, Rubble (5.1.1, 5.4.6, 7.2.2)."""

from rubbletop.games.colossi.steps.base import ColossiStep
from rubbletop.games.colossi.steps.harm import retreat, rubble, volley

STEPS: tuple[type[ColossiStep], ...] = (*volley.STEPS, *retreat.STEPS, *rubble.STEPS)
