# SPDX-License-Identifier: GPL-3.0-or-later
"""Phase 2: sealed bids, the hand of schemes, who controls GODRAN (VIII; rulings 28, 34, 35, 40, 43, 44)."""

from rubbletop.games.tokyo import schemes
from rubbletop.games.tokyo.actions.money import BidSchemes, EndTrade
from rubbletop.games.tokyo.events.common import Paid
from rubbletop.games.tokyo.events.money import (
    BidLaid,
    BidShown,
    BidsShown,
    ControlWon,
    HandRefreshed,
    SchemeCarried,
)
from rubbletop.games.tokyo.frames.money import Bid, BiddingFrame, IncomeFrame, TieFrame
from rubbletop.games.tokyo.frames.muster import PlansFrame
from rubbletop.games.tokyo.rules import SEATS
from rubbletop.games.tokyo.state import Options, TokyoState, replace
from rubbletop.games.tokyo.tables import SchemeId
from rubbletop.games.tokyo.telling import Telling
from rubbletop.kernel.dice import ScriptedDice
from rubbletop.kernel.facts import Event, Seat
from tests.tokyo.builders import (
    FOUR,
    ONE,
    THREE,
    TWO,
    given_game,
    ground,
    legal,
    of_kind,
    played,
    refusal,
    rules,
    run_on,
)

ALL: tuple[SchemeId, ...] = ("hide", "tuna", "rival", "lullaby", "parade", "sweetheart")
"""The six schemes, which cost 0, 10, 15, 25, 40 and 60."""


def bidding(players: int = 4, **fields: object) -> TokyoState:
    """Return Phase 2 with 100 Mega-Yen each."""
    return replace(given_game(BiddingFrame(bids={}), players=players), **fields)


def bid(seat: Seat, *cards: SchemeId, carry: bool = False) -> BidSchemes:
    """Return a bid."""
    return BidSchemes(seat=seat, cards=cards, carry=carry)


def after(
    s: TokyoState, *bids: BidSchemes, faces: tuple[int, ...] = ()
) -> tuple[TokyoState, tuple[Event, ...]]:
    """Return the table after some bids, and the events of the last; the dice fall after the last."""
    events: tuple[Event, ...] = ()
    for action in bids:
        s, events = played(s, action, faces if action is bids[-1] else ())
    return s, events


def carried(t_state: TokyoState, sector: str) -> TokyoState:
    """Return the table after GODRAN spent its phase in a sector."""
    t = Telling(ground(), t_state, ScriptedDice(()))
    schemes.carry_over(t, sector)
    return t.s


def test_VIII_each_bids_one_card_in_secret() -> None:
    s = bidding()
    assert rules().actors(s) == (ONE, TWO, THREE, FOUR)
    assert legal(s, ONE) == tuple(bid(ONE, card) for card in ALL)
    s, events = played(s, bid(TWO, "parade"))
    assert events == (BidLaid(bidder=TWO),)
    assert rules().actors(s) == (ONE, THREE, FOUR)
    assert s.cash[TWO] == 100
    view = rules().view(s, ONE).top
    assert isinstance(view, BiddingFrame)
    assert view.bids == {TWO: Bid(cards=("?",))}


def test_VIII_the_last_bid_reveals_all_and_the_highest_wins() -> None:
    s, events = after(
        bidding(), bid(ONE, "tuna"), bid(TWO, "parade"), bid(FOUR, "hide"), bid(THREE, "lullaby")
    )
    assert of_kind(events, BidsShown)
    assert BidsShown.reveals
    shown = {e.bidder: (e.cards, e.total) for e in of_kind(events, BidShown)}
    assert shown == {
        ONE: (("tuna",), 10),
        TWO: (("parade",), 40),
        THREE: (("lullaby",), 25),
        FOUR: (("hide",), 0),
    }
    assert of_kind(events, ControlWon) == (ControlWon(controller=TWO, total=40),)
    assert s.controller == TWO
    assert isinstance(s.top, PlansFrame)


def test_VIII_all_pay_whether_they_win_or_lose() -> None:
    s, events = after(
        bidding(), bid(ONE, "tuna"), bid(TWO, "parade"), bid(FOUR, "hide"), bid(THREE, "lullaby")
    )
    assert s.cash == {ONE: 90, TWO: 60, THREE: 75, FOUR: 100}
    assert {(e.payer, e.amount) for e in of_kind(events, Paid)} == {(ONE, 10), (TWO, 40), (THREE, 25)}


def test_VIII_a_card_once_bid_is_set_aside() -> None:
    s, _ = after(bidding(3), bid(ONE, "tuna"), bid(TWO, "parade"), bid(THREE, "lullaby"))
    assert s.used == {ONE: ("tuna",), TWO: ("parade",), THREE: ("lullaby",)}
    assert schemes.hand(ground(), s, ONE) == ("hide", "rival", "lullaby", "parade", "sweetheart")
    s = replace(s, stack=(BiddingFrame(bids={}),))
    refused = refusal(s, bid(ONE, "tuna"))
    assert refused.reason.text() == "That scheme is used: it comes back when all six are."
    assert refused.rule == "VIII"


def test_44_the_hand_comes_back_once_all_six_are_used() -> None:
    s = given_game(IncomeFrame(), used={ONE: ALL, TWO: ALL[:5], THREE: (), FOUR: ()})
    s, events = run_on(s)
    assert of_kind(events, HandRefreshed) == (HandRefreshed(bidder=ONE),)
    assert s.used == {ONE: (), TWO: ALL[:5], THREE: (), FOUR: ()}


def test_42_44_a_carried_card_stays_out_when_the_hand_comes_back() -> None:
    s = given_game(IncomeFrame(), used={ONE: ALL, TWO: (), THREE: (), FOUR: ()}, carried={ONE: "parade"})
    s, events = run_on(s)
    assert of_kind(events, HandRefreshed) == (HandRefreshed(bidder=ONE, but="parade"),)
    assert s.used[ONE] == ("parade",)


def test_34_nobody_bids_more_than_she_has() -> None:
    s = bidding(cash={ONE: 20, TWO: 0, THREE: 0, FOUR: 0})
    assert legal(s, ONE) == (bid(ONE, "hide"), bid(ONE, "tuna"), bid(ONE, "rival"))
    assert refusal(s, bid(ONE, "lullaby")).reason.text() == "You have only 20 Mega-Yen."


def test_34_who_can_pay_no_card_bids_nothing_without_one_and_is_not_asked() -> None:
    s = bidding(
        cash={ONE: 9, TWO: 9, THREE: 9, FOUR: 9}, used=dict.fromkeys((ONE, TWO, THREE, FOUR), ("hide",))
    )
    assert rules().actors(s) == ()
    s, events = run_on(s)
    assert of_kind(events, BidShown)[0] == BidShown(bidder=ONE, cards=(), carried="", total=0)
    tie = s.stack[0]
    assert isinstance(tie, TieFrame)
    assert tie.sums == dict.fromkeys(SEATS, 0)


def test_34_whose_bid_needs_no_choice_bids_with_the_last_of_the_others() -> None:
    s = bidding(
        cash={ONE: 9, TWO: 9, THREE: 9, FOUR: 60}, used={ONE: (), TWO: (), THREE: ALL[1:], FOUR: ALL[:5]}
    )
    assert rules().actors(s) == (), "all can pay for a single card only, or have no other"
    s = replace(s, cash={**s.cash, TWO: 10})
    assert rules().actors(s) == (TWO,)
    s, events = after(s, bid(TWO, "tuna"))
    shown = {event.bidder: event.cards for event in of_kind(events, BidShown)}
    assert shown == {ONE: ("hide",), TWO: ("tuna",), THREE: ("hide",), FOUR: ("sweetheart",)}


def test_30_a_secret_purse_is_not_given_away_by_who_is_asked_for_a_bid() -> None:
    used = {ONE: ALL[1:], TWO: ALL[1:], THREE: ALL[2:], FOUR: ()}
    s = bidding(cash=dict.fromkeys(SEATS, 0), used=used, options=Options(hidden_cash=True))
    s = replace(s, carried={TWO: "parade"})
    assert rules().actors(s) == (TWO, THREE, FOUR), "one has a single card, whatever she could pay"
    assert rules().actors(rules().view(s, ONE)) == rules().actors(s)


def test_VIII_who_can_pay_a_card_must_play_one() -> None:
    refused = refusal(bidding(), bid(ONE))
    assert refused.reason.text() == "You must play as many schemes as you can pay, here 1."


def test_VIII_one_card_is_the_most_and_none_twice() -> None:
    s = bidding()
    assert refusal(s, bid(ONE, "hide", "tuna")).reason.text() == "A bid takes no more new schemes than 1."
    assert refusal(s, bid(ONE, "hide", "hide")).reason.text() == "You have each scheme only once."
    assert refusal(s, bid(ONE, "hide", carry=True)).reason.text() == (
        "You carry no scheme over from last turn."
    )
    refusal(s, EndTrade(seat=ONE))


def test_35_two_players_bid_the_sum_of_two_cards() -> None:
    s = bidding(2)
    assert len(legal(s, ONE)) == 15
    assert refusal(s, bid(ONE, "parade")).reason.text() == (
        "You must play as many schemes as you can pay, here 2."
    )
    s, events = after(s, bid(ONE, "hide", "parade"), bid(TWO, "rival", "lullaby"), faces=(1, 2))
    assert [e.total for e in of_kind(events, BidShown)] == [40, 40]
    assert s.used == {ONE: ("hide", "parade"), TWO: ("rival", "lullaby")}
    assert s.schemes == s.used
    assert s.cash == {ONE: 59, TWO: 58}


def test_35_with_a_single_card_left_she_plays_that_alone() -> None:
    s = bidding(2, used={ONE: ALL[1:], TWO: ()})
    assert rules().actors(s) == (TWO,), "she need not be asked"
    s, events = after(s, bid(TWO, "hide", "tuna"))
    assert of_kind(events, BidShown)[0].cards == ("hide",)


def test_34_35_who_cannot_pay_for_two_plays_one() -> None:
    s = bidding(2, cash={ONE: 60, TWO: 100}, used={ONE: ALL[:4], TWO: ()})
    assert legal(s, ONE) == (bid(ONE, "parade"), bid(ONE, "sweetheart"))


def test_34_two_cards_are_paid_together() -> None:
    s = bidding(2, cash={ONE: 25, TWO: 100})
    pairs = [action.cards for action in legal(s, ONE) if isinstance(action, BidSchemes)]
    assert pairs == [("hide", "tuna"), ("hide", "rival"), ("hide", "lullaby"), ("tuna", "rival")]


def test_43_a_carried_scheme_counts_and_costs_nothing() -> None:
    s = bidding(used={ONE: ("parade",), TWO: (), THREE: (), FOUR: ()}, carried={ONE: "parade"})
    s, events = after(
        s, bid(ONE, "rival", carry=True), bid(TWO, "lullaby"), bid(THREE, "hide"), bid(FOUR, "hide")
    )
    shown = of_kind(events, BidShown)[0]
    assert shown == BidShown(bidder=ONE, cards=("rival",), carried="parade", total=55)
    assert s.cash[ONE] == 85
    assert s.controller == ONE
    assert s.used[ONE] == ("parade", "rival")
    assert s.schemes[ONE] == ("rival", "parade")
    assert s.carried == {}


def test_43_a_carried_scheme_can_be_bid_alone_or_left_out() -> None:
    s = bidding(
        cash={ONE: 10, TWO: 100, THREE: 100, FOUR: 100},
        used={ONE: ("parade",), TWO: (), THREE: (), FOUR: ()},
        carried={ONE: "parade"},
    )
    assert legal(s, ONE) == (
        bid(ONE, "hide"),
        bid(ONE, "tuna"),
        bid(ONE, "hide", carry=True),
        bid(ONE, "tuna", carry=True),
        bid(ONE, carry=True),
    )
    refused = refusal(s, bid(ONE, "parade"))
    assert refused.reason.text() == "That scheme is used: it comes back when all six are."


def test_43_two_players_may_add_up_to_two_cards_to_a_carried_one() -> None:
    s = bidding(2, used={ONE: ("parade",), TWO: ()}, carried={ONE: "parade"})
    with_it = [a for a in legal(s, ONE) if isinstance(a, BidSchemes) and a.carry]
    assert len(with_it) == 10 + 5 + 1


def test_40_a_carried_scheme_above_nothing_is_no_zero_bid() -> None:
    used: dict[Seat, tuple[SchemeId, ...]] = {ONE: ("parade",), TWO: (), THREE: (), FOUR: ()}
    s = bidding(used=used, carried={ONE: "parade"})
    s, _ = after(s, bid(ONE, carry=True), bid(TWO, "hide"), bid(THREE, "hide"), bid(FOUR, "hide"))
    assert s.controller == ONE
    assert s.cash == dict.fromkeys(s.seats, 100)


def test_42_the_owner_of_the_sector_carries_the_scheme_she_played() -> None:
    s = bidding(schemes={ONE: ("tuna",), TWO: ("parade",), THREE: (), FOUR: ()}, controller=TWO)
    t = Telling(ground(), s, ScriptedDice(()))
    schemes.carry_over(t, "ne")
    assert t.s.carried == {ONE: "tuna"}
    assert t.events == [SchemeCarried(bidder=ONE, scheme="tuna")]


def test_42_of_several_schemes_the_most_expensive_is_carried() -> None:
    assert carried(bidding(schemes={ONE: ("tuna", "parade")}), "ne").carried == {ONE: "parade"}


def test_42_a_carried_scheme_can_be_carried_again() -> None:
    s = bidding(used={ONE: ("parade",), TWO: (), THREE: (), FOUR: ()}, carried={ONE: "parade"})
    s, _ = after(s, bid(ONE, carry=True), bid(TWO, "hide"), bid(THREE, "hide"), bid(FOUR, "hide"))
    assert carried(s, "ne").carried == {ONE: "parade"}


def test_42_who_played_no_scheme_carries_none() -> None:
    assert carried(bidding(schemes={ONE: ()}), "ne").carried == {}


def test_128_nobody_carries_over_in_the_free_sector() -> None:
    assert carried(bidding(3, schemes={ONE: ("tuna",)}), "nw").carried == {}


def test_127_two_players_carry_over_by_each_sector_of_theirs() -> None:
    s = bidding(2, schemes={ONE: ("tuna", "rival"), TWO: ("parade",)})
    assert carried(s, "ne").carried == carried(s, "nw").carried == {ONE: "rival"}


def test_42_schemes_of_last_turn_are_cleared_before_the_next_bids() -> None:
    s, _ = run_on(given_game(IncomeFrame(), schemes={ONE: ("tuna",)}))
    assert s.schemes == {}
