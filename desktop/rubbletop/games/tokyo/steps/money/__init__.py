# SPDX-License-Identifier: GPL-3.0-or-later
"""Steps of Phases 1 and 2: income, trade, bids (VII, VIII)."""

from rubbletop.games.tokyo.steps.base import TokyoStep
from rubbletop.games.tokyo.steps.money.bidding import Bidding
from rubbletop.games.tokyo.steps.money.income import Income
from rubbletop.games.tokyo.steps.money.lots import Lots
from rubbletop.games.tokyo.steps.money.penalty import Penalty
from rubbletop.games.tokyo.steps.money.tie import Tie
from rubbletop.games.tokyo.steps.money.trading import Trading

STEPS: tuple[type[TokyoStep], ...] = (Income, Trading, Bidding, Penalty, Tie, Lots)
