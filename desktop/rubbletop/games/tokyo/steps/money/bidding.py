# SPDX-License-Identifier: GPL-3.0-or-later
"""Phase 2: everybody bids for GODRAN in secret; the last bid turns them all up (VIII; 34, 35, 43)."""

from collections.abc import Iterator

from rubbletop.games.tokyo import schemes
from rubbletop.games.tokyo.actions.money import BidSchemes
from rubbletop.games.tokyo.auction import open_bids
from rubbletop.games.tokyo.events.money import BidLaid
from rubbletop.games.tokyo.frames.money import Bid, BiddingFrame
from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.state import TokyoState, replace
from rubbletop.games.tokyo.steps.base import TokyoStep
from rubbletop.kernel.bars import Bar, refuse
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Seat, say
from rubbletop.kernel.state import Change

RULE = "VIII"


class BiddingStep(TokyoStep):
    """Those who have not bid yet and have a choice lay cards face down; the last one turns all bids up."""

    name = "bidding"
    rule = RULE
    frame = BiddingFrame

    def actors(self, s: TokyoState) -> tuple[Seat, ...]:
        bids = s.top_frame(BiddingFrame).bids
        left = (seat for seat in s.order if seat not in bids)
        return tuple(seat for seat in left if schemes.can_choose(self.ground(s), s, seat))

    def legal(self, s: TokyoState, seat: Seat) -> Iterator[BidSchemes]:
        bids = schemes.bids(self.ground(s), s, seat)
        return (BidSchemes(seat=seat, cards=schemes.known(bid), carry=bid.carry) for bid in bids)

    def check(self, s: TokyoState, action: Action) -> None:
        if isinstance(action, BidSchemes):
            refuse(_why_no_bid(self.ground(s), s, action))
        super().check(s, action)

    def apply(self, s: TokyoState, action: Action, dice: Dice) -> Change[TokyoState]:
        assert isinstance(action, BidSchemes)
        t = self.telling(s, dice)
        frame = s.top_frame(BiddingFrame)
        bids = {**frame.bids, action.seat: Bid(cards=action.cards, carry=action.carry)}
        t.tell(BidLaid(bidder=action.seat))
        t.become(replace(frame, bids=bids))
        if not self.actors(t.s):
            open_bids(t, self._all(t.s))
        return t.change

    def run(self, s: TokyoState, dice: Dice) -> Change[TokyoState]:
        t = self.telling(s, dice)
        open_bids(t, self._all(s))
        return t.change

    def _all(self, s: TokyoState) -> dict[Seat, Bid]:
        """The bids laid down and those of all who had no choice."""
        laid = s.top_frame(BiddingFrame).bids
        return {seat: laid.get(seat) or schemes.bids(self.ground(s), s, seat)[0] for seat in s.order}


def _why_no_bid(ground: Ground, s: TokyoState, action: BidSchemes) -> Bar | None:
    """Return why these cards cannot be bid, None where they can (34, 35, 43, 44)."""
    seat = action.seat
    most = schemes.wanted(s)
    if action.carry and seat not in s.carried:
        return Bar(say("You carry no scheme over from last turn."), RULE)
    if len(set(action.cards)) < len(action.cards):
        return Bar(say("You have each scheme only once."), RULE)
    if any(card in s.used[seat] for card in action.cards):
        return Bar(say("That scheme is used: it comes back when all six are."), RULE)
    if len(action.cards) > most:
        return Bar(say("A bid takes no more new schemes than {most}.", most=most), RULE)
    if schemes.cost(ground, action.cards) > s.cash[seat]:
        return Bar(say("You have only {cash} Mega-Yen.", cash=s.cash[seat]), RULE)
    if not action.carry and len(action.cards) < (must := schemes.due(ground, s, seat)):
        return Bar(say("You must play as many schemes as you can pay, here {must}.", must=must), RULE)
    return None
