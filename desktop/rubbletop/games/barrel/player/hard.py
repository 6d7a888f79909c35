# SPDX-License-Identifier: GPL-3.0-or-later
"""The hard player: it also looks at what its next action can make of each choice."""

from typing import TYPE_CHECKING, TypeVar

from rubbletop.ai.pace import Counted, Pace
from rubbletop.games.barrel.frames.orders import TurnFrame
from rubbletop.games.barrel.player import choosing
from rubbletop.games.barrel.player.choosing import Option
from rubbletop.games.barrel.player.computers import Computer
from rubbletop.games.barrel.player.outlook import Outlook
from rubbletop.games.barrel.player.taste import HARD, Taste
from rubbletop.kernel.facts import Action, Seat
from rubbletop.kernel.rules import Rules
from rubbletop.kernel.state import GameState

if TYPE_CHECKING:
    from random import Random

NO_TIME = Counted(0)
LATER = 0.6
"""What the gain of the next action counts, which others may spoil."""
LOOKED_AT = 4
"""So many choices, the best at first sight, are looked at."""
S = TypeVar("S", bound=GameState)


class HardPlayer(Computer):
    """Compares the best choices of a turn by what can follow each of them."""

    def __init__(self, taste: Taste = HARD) -> None:
        super().__init__(taste)
        self._pace: Pace = NO_TIME

    def think(self, rules: Rules[S], view: S, seat: Seat, rng: "Random", pace: Pace) -> Action:
        """Return the best decision found while the pace leaves time; without time there is one too."""
        self._pace = pace
        try:
            return self.choose(rules, view, seat, rng)
        finally:
            self._pace = NO_TIME

    def option(self, outlook: Outlook, frame: TurnFrame, found: list[Option], rng: "Random | None") -> Option:
        ranked = choosing.ranked(outlook, frame.round, found)
        best, value = ranked[0], float("-inf")
        for option in ranked[:LOOKED_AT]:
            if self._pace.left() <= 0.0:
                break
            reached = choosing.urgency(outlook, frame.round, option) + LATER * self._next(outlook, option)
            if reached > value:
                best, value = option, reached
        return best

    def _next(self, outlook: Outlook, option: Option) -> float:
        """Return what the best action after a choice would bring."""
        after = Outlook(outlook.ground, option.after, outlook.seat, outlook.taste)
        return choosing.options(after)[0].gain
