# SPDX-License-Identifier: GPL-3.0-or-later
"""The normal player, which can also say why: it gives the hints."""

from typing import TypeVar, cast

from rubbletop.games.tokyo.frames.movement import MovementFrame
from rubbletop.games.tokyo.player import reasons
from rubbletop.games.tokyo.player.computers import PhasePlayer
from rubbletop.games.tokyo.player.outlook import Outlook
from rubbletop.games.tokyo.player.roads import Roads
from rubbletop.games.tokyo.rules import TokyoRules
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.kernel.facts import Action, Message, Seat
from rubbletop.kernel.rules import Rules
from rubbletop.kernel.state import GameState

S = TypeVar("S", bound=GameState)


class NormalPlayer(PhasePlayer):
    """Plays by what promises most at once, and can say what that is."""

    def advise(self, rules: Rules[S], view: S, seat: Seat) -> tuple[Action, Message]:
        """Return the most promising decision and, in one sentence, why."""
        assert isinstance(rules, TokyoRules), "the player knows one game"
        s = cast("TokyoState", view)
        outlook = Outlook(rules.atlas.ground(s), s, seat)
        action = self.decided(rules, outlook, None)
        if isinstance(s.top, MovementFrame):
            orders = self.standing_orders(outlook, Roads(outlook.field, s.godran))
            return action, reasons.movement_reason(outlook, orders, action)
        return action, reasons.reason(outlook, action)
