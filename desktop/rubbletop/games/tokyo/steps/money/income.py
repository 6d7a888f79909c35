# SPDX-License-Identifier: GPL-3.0-or-later
"""Phase 1: the production centers pay (VII; rulings 31, 32)."""

from rubbletop.games.tokyo import income, schemes
from rubbletop.games.tokyo.events.common import Earned
from rubbletop.games.tokyo.events.money import CenterHeld, WentBroke
from rubbletop.games.tokyo.frames.money import IncomeFrame
from rubbletop.games.tokyo.sequence import begin_trade
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.steps.base import TokyoStep
from rubbletop.games.tokyo.telling import Telling
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.state import Change


class IncomeStep(TokyoStep):
    """Everybody collects; whoever is left with nothing may trade."""

    name = "income"
    rule = "VII"
    frame = IncomeFrame

    def run(self, s: TokyoState, dice: Dice) -> Change[TokyoState]:
        t = self.telling(s, dice)
        for due in income.dues(t.field):
            _collect(t, due)
        broke = income.broke(t.field)
        if broke:
            begin_trade(t, broke)
            t.tell(WentBroke(seller=broke[0]))
        else:
            schemes.begin_bids(t)
        return t.change


def _collect(t: Telling, due: income.Due) -> None:
    if due.free:
        t.tell(CenterHeld(building=due.building, holders=due.holders, output=due.output, share=due.share))
    for seat in due.holders:
        t.earn(Earned(earner=seat, amount=due.share, source="center", about=due.building))
