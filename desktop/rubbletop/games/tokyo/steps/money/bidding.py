# SPDX-License-Identifier: GPL-3.0-or-later
"""Phase 2: everybody bids for GODRAN in secret; the last bid turns them all up (VIII; 34, 35, 43)."""

from collections.abc import Iterator

from rubbletop.games.tokyo import schemes
from rubbletop.games.tokyo.actions.money import BidSchemes
from rubbletop.games.tokyo.auction import open_bids
from rubbletop.games.tokyo.events.money import BidLaid
from rubbletop.games.tokyo.frames.money import Bid, BiddingFrame
from rubbletop.games.tokyo.state import TokyoState, replace
from rubbletop.games.tokyo.steps.base import TokyoStep
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, IllegalAction, Message, Seat, say
from rubbletop.kernel.state import Change


class Bidding(TokyoStep):
    """Those who have not bid yet lay cards face down."""

    name = "bidding"
    rule = "VIII"
    frame = BiddingFrame

    def actors(self, s: TokyoState) -> tuple[Seat, ...]:
        bids = s.top_frame(BiddingFrame).bids
        return tuple(seat for seat in s.order if seat not in bids)

    def legal(self, s: TokyoState, seat: Seat) -> Iterator[BidSchemes]:
        bids = schemes.bids(self.ground(s), s, seat)
        return (BidSchemes(seat=seat, cards=schemes.known(bid), carry=bid.carry) for bid in bids)

    def check(self, s: TokyoState, action: Action) -> None:
        if isinstance(action, BidSchemes):
            reason = self._bar(s, action)
            if reason is not None:
                raise IllegalAction(reason, self.rule)
        super().check(s, action)

    def _bar(self, s: TokyoState, action: BidSchemes) -> Message | None:
        ground, seat = self.ground(s), action.seat
        most = schemes.wanted(s)
        if action.carry and seat not in s.carried:
            return say("You carry no scheme over from last turn.")
        if len(set(action.cards)) < len(action.cards):
            return say("You have each scheme only once.")
        if any(card in s.used[seat] for card in action.cards):
            return say("That scheme is used: it comes back when all six are.")
        if len(action.cards) > most:
            return say("A bid takes no more new schemes than {most}.", most=most)
        if schemes.cost(ground, action.cards) > s.cash[seat]:
            return say("You have only {cash} Mega-Yen.", cash=s.cash[seat])
        if not action.carry and len(action.cards) < (must := schemes.due(ground, s, seat)):
            return say("You must play as many schemes as you can pay, here {must}.", must=must)
        return None

    def apply(self, s: TokyoState, action: Action, dice: Dice) -> Change[TokyoState]:
        assert isinstance(action, BidSchemes)
        t = self.telling(s, dice)
        frame = s.top_frame(BiddingFrame)
        bids = {**frame.bids, action.seat: Bid(cards=action.cards, carry=action.carry)}
        t.tell(BidLaid(bidder=action.seat))
        if len(bids) < len(s.order):
            t.become(replace(frame, bids=bids))
        else:
            open_bids(t, bids)
        return t.change
