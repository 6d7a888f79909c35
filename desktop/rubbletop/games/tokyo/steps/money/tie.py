# SPDX-License-Identifier: GPL-3.0-or-later
"""Phase 2: the highest bid wins; ties are broken by dice that must be paid (VIII; rulings 36, 37)."""

from rubbletop.games.tokyo.auction import end_deadlock, leaders, settle
from rubbletop.games.tokyo.events.money import TieDieThrown
from rubbletop.games.tokyo.frames.money import TieFrame
from rubbletop.games.tokyo.state import TokyoState, replace
from rubbletop.games.tokyo.steps.base import TokyoStep
from rubbletop.games.tokyo.telling import Telling
from rubbletop.games.tokyo.words.names import seat_name
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Seat, say
from rubbletop.kernel.state import Change


class TieStep(TokyoStep):
    """One leader wins; several throw a die each and add what they can pay of it, until one leads."""

    name = "tie"
    rule = "VIII"
    frame = TieFrame

    def run(self, s: TokyoState, dice: Dice) -> Change[TokyoState]:
        t = self.telling(s, dice)
        frame = s.top_frame(TieFrame)
        tied = leaders(s, frame.sums)
        if len(tied) == 1:
            settle(t, tied[0], frame.bids, frame.sums)
        elif not any(s.cash[seat] for seat in tied):
            end_deadlock(t, tied)
        else:
            for seat in tied:
                _raise(t, seat)
        return t.change


def _raise(t: Telling, seat: Seat) -> None:
    frame = t.s.top_frame(TieFrame)
    face = t.roll(say("{player} throws to break the tie", player=seat_name(t.s, seat))).total
    added = min(face, t.s.cash[seat])
    total = frame.sums[seat] + added
    paid = {**frame.paid, seat: frame.paid[seat] + added}
    t.tell(TieDieThrown(bidder=seat, face=face, paid=added, total=total))
    t.pay(seat, added, "tie")
    t.become(replace(frame, sums={**frame.sums, seat: total}, paid=paid))
