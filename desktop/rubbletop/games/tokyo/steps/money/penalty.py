# SPDX-License-Identifier: GPL-3.0-or-later
"""Phase 2: everybody bid nothing, and loses the unit closest to GODRAN (VIII; 18, 38, 39)."""

from collections.abc import Iterator

from rubbletop.games.tokyo.actions.money import LoseUnit
from rubbletop.games.tokyo.auction import closest
from rubbletop.games.tokyo.events.money import PenaltyMissed
from rubbletop.games.tokyo.frames.money import PenaltyFrame
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.steps.base import TokyoStep
from rubbletop.games.tokyo.telling import Telling
from rubbletop.kernel.bars import Bar, refuse
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Seat, UnitId, say
from rubbletop.kernel.state import Change

NOT_CLOSEST = Bar(say("It must be one of your units that are closest to GODRAN."), "VIII, 39")


class PenaltyStep(TokyoStep):
    """One player after another, in player order; only among equals does she choose."""

    name = "penalty"
    rule = "VIII"
    frame = PenaltyFrame

    def actors(self, s: TokyoState) -> tuple[Seat, ...]:
        return s.top_frame(PenaltyFrame).left[:1] if len(self._closest(s)) > 1 else ()

    def legal(self, s: TokyoState, seat: Seat) -> Iterator[LoseUnit]:
        return (LoseUnit(seat=seat, unit=unit) for unit in self._closest(s))

    def check(self, s: TokyoState, action: Action) -> None:
        if isinstance(action, LoseUnit) and action.unit not in self._closest(s):
            refuse(NOT_CLOSEST)
        super().check(s, action)

    def apply(self, s: TokyoState, action: Action, dice: Dice) -> Change[TokyoState]:
        assert isinstance(action, LoseUnit)
        t = self.telling(s, dice)
        _lose(t, action.unit)
        return t.change

    def run(self, s: TokyoState, dice: Dice) -> Change[TokyoState]:
        t = self.telling(s, dice)
        units = self._closest(s)
        if units:
            _lose(t, units[0])
        else:
            t.tell(PenaltyMissed(bidder=s.top_frame(PenaltyFrame).left[0]))
            _go_on(t)
        return t.change

    def _closest(self, s: TokyoState) -> tuple[UnitId, ...]:
        return closest(self.field(s), s.top_frame(PenaltyFrame).left[0])


def _lose(t: Telling, unit: UnitId) -> None:
    t.destroy(unit, "bid")
    _go_on(t)


def _go_on(t: Telling) -> None:
    """Go on to the next player; after the last the tie is settled."""
    left = t.s.top_frame(PenaltyFrame).left[1:]
    if left:
        t.become(PenaltyFrame(left=left))
    else:
        t.pop()
