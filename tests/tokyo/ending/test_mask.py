# SPDX-License-Identifier: GPL-3.0-or-later
"""What each seat may know (VIII, X, XI; rulings 30, 47 to 49)."""

from rubbletop.games.tokyo.frames import AnyFrame
from rubbletop.games.tokyo.frames.money import Bid, BiddingFrame, TradeFrame
from rubbletop.games.tokyo.frames.movement import MovementFrame
from rubbletop.games.tokyo.frames.muster import DevelopFrame, LooksFrame, Outlay, Plan, PlansFrame
from rubbletop.games.tokyo.state import UNKNOWN_CASH, Fund, Options, TokyoState, replace
from rubbletop.kernel.facts import Seat
from rubbletop.kernel.rules import NOBODY
from tests.tokyo.builders import FOUR, ONE, THREE, TWO, given_game, rules, unit

MOVING = MovementFrame(left=(ONE,))


def seen(s: TokyoState, seat: Seat) -> TokyoState:
    return rules().view(s, seat)


def is_private(s: TokyoState, seat: Seat = ONE) -> bool:
    return rules().is_private(s, seat)


def test_48_a_seat_knows_the_origin_cards_that_it_has_looked_at() -> None:
    s = given_game(MOVING, looked={ONE: (0, 3), TWO: (1,), THREE: (), FOUR: ()})
    assert seen(s, ONE).cards == ("antarctica", "?", "?", "crust", "?")
    assert seen(s, TWO).cards == ("?", "fuji", "?", "?", "?")
    assert seen(s, NOBODY).cards == ("?",) * 5
    assert seen(s, ONE).looked == s.looked, "whoever sits at the table sees which cards are taken up"


def test_122_the_true_origin_is_hidden_until_it_is_revealed() -> None:
    s = given_game(MOVING)
    assert [seen(s, seat).origin for seat in (*s.seats, NOBODY)] == ["?"] * 5
    assert seen(replace(s, revealed=True), NOBODY).origin == "moon"


def test_30_a_bid_is_hidden_from_others_with_the_number_of_its_cards() -> None:
    bids = {ONE: Bid(cards=("tuna", "rival"), carry=True), TWO: Bid()}
    s = given_game(BiddingFrame(bids=bids))
    hidden = Bid(cards=("?",))
    assert seen(s, ONE).stack == (BiddingFrame(bids={ONE: bids[ONE], TWO: hidden}),)
    assert seen(s, TWO).stack == (BiddingFrame(bids={ONE: hidden, TWO: Bid()}),)
    assert seen(s, NOBODY).stack == (BiddingFrame(bids={ONE: hidden, TWO: hidden}),)


def test_30_shopping_lists_are_hidden_until_all_have_sealed_theirs() -> None:
    plans = {ONE: Plan(units=(unit("ne.troop.1"),), research=25), TWO: Plan(research=7)}
    s = given_game(PlansFrame(plans=plans, sealed=(TWO,)))
    assert seen(s, ONE).stack == (PlansFrame(plans={ONE: plans[ONE], TWO: Plan()}, sealed=(TWO,)),)
    assert seen(s, NOBODY).stack == (PlansFrame(plans={ONE: Plan(), TWO: Plan()}, sealed=(TWO,)),)


def test_30_outlays_on_superweapons_are_hidden_until_all_have_sealed_theirs() -> None:
    outlays = {ONE: Outlay(amounts={"a": 9}, types={"a": "heat_ray"}), TWO: Outlay(amounts={"b": 9})}
    s = given_game(DevelopFrame(outlays=outlays))
    assert seen(s, TWO).stack == (DevelopFrame(outlays={ONE: Outlay(), TWO: outlays[TWO]}),)


def test_49_the_type_of_a_fund_is_secret_and_its_amount_is_not() -> None:
    funds = {
        "a": Fund(id="a", owner=ONE, amount=210, weapon="heat_ray"),
        "b": Fund(id="b", owner=TWO, amount=40),
    }
    s = given_game(MOVING, funds=funds)
    assert seen(s, ONE).funds == funds
    assert seen(s, TWO).funds == {"a": replace(funds["a"], weapon="?"), "b": funds["b"]}


def test_purses_are_open_unless_the_players_agreed_to_hide_them() -> None:
    s = given_game(MOVING)
    assert seen(s, ONE).cash == s.cash
    hidden = given_game(MOVING, options=Options(hidden_cash=True))
    assert seen(hidden, ONE).cash == {ONE: 100, TWO: UNKNOWN_CASH, THREE: UNKNOWN_CASH, FOUR: UNKNOWN_CASH}
    assert set(seen(hidden, NOBODY).cash.values()) == {UNKNOWN_CASH}


def test_a_view_of_a_view_is_the_same() -> None:
    frame = BiddingFrame(bids={ONE: Bid(cards=("tuna",)), TWO: Bid()})
    s = given_game(frame, options=Options(hidden_cash=True), looked={ONE: (2,), TWO: (), THREE: (), FOUR: ()})
    assert seen(seen(s, ONE), ONE) == seen(s, ONE)
    assert seen(seen(s, ONE), NOBODY) == seen(s, NOBODY)


def test_III_once_the_game_is_over_all_lies_open() -> None:
    s = replace(given_game(MOVING, options=Options(hidden_cash=True)), stack=(), ended="populace")
    assert seen(s, ONE) == seen(s, NOBODY) == s


def test_30_bids_lists_looks_and_outlays_are_decided_in_private() -> None:
    secret: tuple[AnyFrame, ...] = (
        BiddingFrame(bids={}),
        PlansFrame(plans={}),
        LooksFrame(left={ONE: 1}),
        DevelopFrame(outlays={}),
    )
    assert all(is_private(given_game(frame)) for frame in secret)
    assert not is_private(given_game(MOVING))
    assert not is_private(given_game(*secret[:1]), NOBODY)
    assert not is_private(replace(given_game(MOVING), stack=()))


def test_hidden_purses_make_trade_and_movement_private_too() -> None:
    hidden = Options(hidden_cash=True)
    assert is_private(given_game(MOVING, options=hidden))
    assert is_private(given_game(TradeFrame(left=(ONE,)), options=hidden))
    assert not is_private(given_game(TradeFrame(left=(ONE,))))
