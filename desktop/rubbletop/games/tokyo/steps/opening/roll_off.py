# SPDX-License-Identifier: GPL-3.0-or-later
"""The roll for the first player, which settles the player order of the whole game (V, 20)."""

from rubbletop.games.tokyo.events.opening import FirstDieThrown, FirstTied, OrderSettled
from rubbletop.games.tokyo.frames.opening import DealFrame, PlacingFrame, RollOffFrame
from rubbletop.games.tokyo.opening import player_order
from rubbletop.games.tokyo.state import TokyoState, replace
from rubbletop.games.tokyo.steps.base import TokyoStep
from rubbletop.games.tokyo.telling import Telling
from rubbletop.games.tokyo.words.names import seat_name
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Seat, say
from rubbletop.kernel.state import Change


class RollOffStep(TokyoStep):
    """Each throws a die; those tied for the highest throw again."""

    name = "roll_off"
    rule = "V"
    frame = RollOffFrame

    def run(self, s: TokyoState, dice: Dice) -> Change[TokyoState]:
        t = self.telling(s, dice)
        frame = s.top_frame(RollOffFrame)
        faces = {seat: _thrown(t, seat) for seat in frame.tied}
        best = max(faces.values())
        tied = tuple(seat for seat, face in faces.items() if face == best)
        if len(tied) > 1:
            t.become(RollOffFrame(tied=tied, throws=frame.throws + 1))
            t.tell(FirstTied(tied=tied))
        else:
            _begin_populace(t, player_order(t.ground, s, tied[0]))
        return t.change


def _thrown(t: Telling, seat: Seat) -> int:
    face = t.roll(say("{player} throws for the first player", player=seat_name(t.s, seat))).total
    t.tell(FirstDieThrown(thrower=seat, face=face))
    return face


def _begin_populace(t: Telling, order: tuple[Seat, ...]) -> None:
    t.s = replace(t.s, order=order)
    t.tell(OrderSettled(order=order))
    is_one_free = None in t.s.sectors.values()
    t.become(DealFrame() if is_one_free else PlacingFrame(left=order))
