# SPDX-License-Identifier: GPL-3.0-or-later
"""Phase 2: a second tie that no Mega-Yen can break is thrown for, free of charge (VIII, 37)."""

from rubbletop.games.tokyo.auction import settle
from rubbletop.games.tokyo.events.money import LotDieThrown, LotsDrawn
from rubbletop.games.tokyo.frames.money import LotFrame
from rubbletop.games.tokyo.state import TokyoState, replace
from rubbletop.games.tokyo.steps.base import TokyoStep
from rubbletop.games.tokyo.telling import Telling
from rubbletop.games.tokyo.words.names import seat_name
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Seat, say
from rubbletop.kernel.state import Change


class LotsStep(TokyoStep):
    """The highest die wins the control; those tied for it throw again."""

    name = "lots"
    rule = "VIII"
    frame = LotFrame

    def run(self, s: TokyoState, dice: Dice) -> Change[TokyoState]:
        t = self.telling(s, dice)
        frame = s.top_frame(LotFrame)
        faces = {seat: _thrown(t, seat) for seat in frame.tied}
        tied = tuple(seat for seat in frame.tied if faces[seat] == max(faces.values()))
        if len(tied) == 1:
            settle(t, tied[0], frame.bids, frame.sums)
        else:
            t.become(replace(frame, tied=tied, throws=frame.throws + 1))
            t.tell(LotsDrawn(tied=tied))
        return t.change


def _thrown(t: Telling, seat: Seat) -> int:
    face = t.roll(say("{player} throws for the control of GODRAN", player=seat_name(t.s, seat))).total
    t.tell(LotDieThrown(bidder=seat, face=face))
    return face
