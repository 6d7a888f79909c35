# SPDX-License-Identifier: GPL-3.0-or-later
"""The normal player, which can also say why: it gives the hints."""

from typing import TypeVar

from rubbletop.games.barrel.player import reasons
from rubbletop.games.barrel.player.computers import Computer
from rubbletop.kernel.facts import Action, Message, Seat
from rubbletop.kernel.rules import Rules
from rubbletop.kernel.state import GameState

S = TypeVar("S", bound=GameState)


class NormalPlayer(Computer):
    """Plays by what a position is worth after each decision, and can say what that is."""

    def advise(self, rules: Rules[S], view: S, seat: Seat) -> tuple[Action, Message]:
        """Return the most promising decision and, in one sentence, why."""
        outlook = self.outlook(rules, view, seat)
        action = self.decided(outlook, None)
        return action, reasons.reason(outlook, action)
