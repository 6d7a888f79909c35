# SPDX-License-Identifier: GPL-3.0-or-later
"""Steps of Phases 1 and 2: income, trade, bids (VII, VIII)."""

from rubbletop.games.tokyo.steps.base import TokyoStep
from rubbletop.games.tokyo.steps.money.bidding import BiddingStep
from rubbletop.games.tokyo.steps.money.income import IncomeStep
from rubbletop.games.tokyo.steps.money.lots import LotsStep
from rubbletop.games.tokyo.steps.money.penalty import PenaltyStep
from rubbletop.games.tokyo.steps.money.tie import TieStep
from rubbletop.games.tokyo.steps.money.trading import TradingStep

STEPS: tuple[type[TokyoStep], ...] = (IncomeStep, TradingStep, BiddingStep, PenaltyStep, TieStep, LotsStep)
