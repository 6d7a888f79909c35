# SPDX-License-Identifier: GPL-3.0-or-later
"""Steps of set-up: sectors, the first player, the populace (V)."""

from rubbletop.games.tokyo.steps.base import TokyoStep
from rubbletop.games.tokyo.steps.opening.dealing import Dealing
from rubbletop.games.tokyo.steps.opening.placing import Placing
from rubbletop.games.tokyo.steps.opening.roll_off import RollOff
from rubbletop.games.tokyo.steps.opening.sectors import Sectors

STEPS: tuple[type[TokyoStep], ...] = (Sectors, RollOff, Dealing, Placing)
