# SPDX-License-Identifier: GPL-3.0-or-later
"""Phase 1: victory points for Mega-Yen, and the end of who cannot or will not trade (III, VII; 5, 33)."""

from rubbletop.games.tokyo.actions.money import (
    AcceptOffer,
    EndTrade,
    NameAmount,
    OfferPoints,
    RefuseOffer,
)
from rubbletop.games.tokyo.events.common import Earned, Paid, Scored
from rubbletop.games.tokyo.events.money import (
    AmountNamed,
    OfferRefused,
    PointsOffered,
    TradeFailed,
    TradeMade,
    WentBroke,
)
from rubbletop.games.tokyo.frames.money import BiddingFrame, Deal, IncomeFrame, TradeFrame
from rubbletop.games.tokyo.state import Options, TokyoState, replace
from rubbletop.kernel.facts import Range, Seat
from tests.tokyo.builders import (
    FOUR,
    ONE,
    THREE,
    TWO,
    given_game,
    legal,
    of_kind,
    played,
    refusal,
    rules,
    run_on,
)
from tests.tokyo.city_builders import centers_of


def hansel_and_gretel(points: int = 15, options: Options | None = None) -> TokyoState:
    """Return Phase 1 with one (Gretel) broke, two (Hansel) with 100 Mega-Yen and 3 points, others broke-ish.

    The two others have no Mega-Yen, but their centers.
    """
    s = given_game(TradeFrame(left=(ONE,)), fallen=centers_of("ne"), options=options)
    return replace(
        s,
        cash={ONE: 0, TWO: 100, THREE: 0, FOUR: 0},
        vp={ONE: points, TWO: 3, THREE: 0, FOUR: 0},
    )


def offered(amount: int = 6, s: TokyoState | None = None) -> TokyoState:
    """Return the window after Gretel's offer to Hansel."""
    s = hansel_and_gretel() if s is None else s
    return played(s, OfferPoints(seat=ONE, buyer=TWO, amount=amount))[0]


def spans(s: TokyoState, seat: Seat) -> list[tuple[int, int]]:
    """Return the lows and highs of the ranges that a seat is offered."""
    return [(offer.low, offer.high) for offer in legal(s, seat) if isinstance(offer, Range)]


def test_VII_hansel_gives_gretel_six_mega_yen_for_six_points() -> None:
    s, events = played(offered(), AcceptOffer(seat=TWO))
    assert (s.vp[ONE], s.cash[ONE]) == (9, 6)
    assert (s.vp[TWO], s.cash[TWO]) == (9, 94)
    assert of_kind(events, TradeMade) == (TradeMade(seller=ONE, buyer=TWO, amount=6),)
    assert of_kind(events, Paid) == (Paid(payer=TWO, amount=6, purpose="trade", about=ONE),)
    assert of_kind(events, Earned) == (Earned(earner=ONE, amount=6, source="trade", about=TWO),)
    assert {(e.scorer, e.points) for e in of_kind(events, Scored)} == {(ONE, -6), (TWO, 6)}


def test_33_a_trade_ends_the_window_for_she_is_not_broke_any_more() -> None:
    s, _ = played(offered(), AcceptOffer(seat=TWO))
    assert s.top == BiddingFrame(bids={})


def test_VII_only_the_broke_may_trade_and_only_after_the_income() -> None:
    s = given_game(IncomeFrame(), fallen=centers_of("ne"))
    s, events = run_on(replace(s, cash=dict.fromkeys(s.seats, 0)))
    assert s.top == TradeFrame(left=(ONE,))
    assert of_kind(events, WentBroke) == (WentBroke(seller=ONE),)
    assert s.cash[TWO] == 150
    s, _ = run_on(given_game(IncomeFrame(), fallen=centers_of("ne")))
    assert isinstance(s.top, BiddingFrame)


def test_33_any_whole_amount_with_any_partner_who_can_pay() -> None:
    s = hansel_and_gretel()
    assert spans(s, ONE) == [(1, 15)]
    s = replace(s, cash={**s.cash, TWO: 4, THREE: 40})
    assert spans(s, ONE) == [(1, 4), (1, 15)]
    assert legal(s, ONE)[-1] == EndTrade(seat=ONE)


def test_33_the_seller_cannot_sell_more_points_than_she_has() -> None:
    refused = refusal(hansel_and_gretel(), OfferPoints(seat=ONE, buyer=TWO, amount=16))
    assert refused.reason.text() == "You have no more victory points than 15 to sell."
    assert refused.rule == "VII"


def test_33_an_offer_beyond_the_buyers_purse_is_refused() -> None:
    s = replace(hansel_and_gretel(), cash={ONE: 0, TWO: 4, THREE: 0, FOUR: 0})
    refused = refusal(s, OfferPoints(seat=ONE, buyer=TWO, amount=5))
    assert refused.reason.text() == "Two has only 4 Mega-Yen."


def test_33_a_trade_needs_another_player_and_an_amount() -> None:
    s = hansel_and_gretel()
    for buyer in (ONE, Seat("nobody")):
        refused = refusal(s, OfferPoints(seat=ONE, buyer=buyer, amount=1))
        assert refused.reason.text() == "A trade needs another player."
    refused = refusal(s, OfferPoints(seat=ONE, buyer=TWO, amount=0))
    assert refused.reason.text() == "A trade is about at least 1 victory point."


def test_33_the_partner_must_agree() -> None:
    s = offered()
    assert rules().actors(s) == (TWO,)
    assert s.top == TradeFrame(left=(ONE,), deal=Deal(seller=ONE, buyer=TWO, amount=6, asked=TWO))
    s, events = played(s, RefuseOffer(seat=TWO))
    assert events == (OfferRefused(refuser=TWO, other=ONE, amount=6),)
    assert s.top == TradeFrame(left=(ONE,), refused=((TWO, 6),))


def test_33_what_was_refused_is_not_offered_again_in_this_window() -> None:
    s, _ = played(offered(), RefuseOffer(seat=TWO))
    assert spans(s, ONE) == [(1, 5), (7, 15)]
    refused = refusal(s, OfferPoints(seat=ONE, buyer=TWO, amount=6))
    assert refused.reason.text() == "That amount came to nothing with Two already."
    s, _ = played(offered(1, s), RefuseOffer(seat=TWO))
    s, _ = played(offered(15, s), RefuseOffer(seat=TWO))
    assert spans(s, ONE) == [(2, 5), (7, 14)]


def test_33_the_buyer_can_name_another_amount_which_the_seller_takes() -> None:
    s = offered()
    assert spans(s, TWO) == [(1, 5), (7, 15)]
    s, events = played(s, NameAmount(seat=TWO, amount=2))
    assert events == (AmountNamed(seller=ONE, buyer=TWO, amount=2),)
    assert legal(s, ONE) == (AcceptOffer(seat=ONE), RefuseOffer(seat=ONE))
    s, _ = played(s, AcceptOffer(seat=ONE))
    assert (s.vp[ONE], s.cash[ONE], s.cash[TWO]) == (13, 2, 98)


def test_33_the_seller_can_refuse_what_the_buyer_named() -> None:
    s, _ = played(offered(), NameAmount(seat=TWO, amount=2))
    s, events = played(s, RefuseOffer(seat=ONE))
    assert events == (OfferRefused(refuser=ONE, other=TWO, amount=2),)
    assert s.top == TradeFrame(left=(ONE,), refused=((TWO, 6), (TWO, 2)))
    assert spans(s, ONE) == [(1, 1), (3, 5), (7, 15)]


def test_33_the_buyer_is_told_why_she_cannot_name_an_amount() -> None:
    s = offered()
    said = {amount: refusal(s, NameAmount(seat=TWO, amount=amount)).reason.text() for amount in (0, 6, 16)}
    assert said == {
        0: "A trade is about at least 1 victory point.",
        6: "Name an amount that was not named before.",
        16: "One has no more points to sell.",
    }
    s = replace(offered(3), cash={ONE: 0, TWO: 4, THREE: 0, FOUR: 0})
    assert refusal(s, NameAmount(seat=TWO, amount=5)).reason.text() == "You have only 4 Mega-Yen."


def test_33_nobody_answers_out_of_turn() -> None:
    s, _ = played(offered(), NameAmount(seat=TWO, amount=2))
    refusal(s, NameAmount(seat=ONE, amount=3))
    refusal(s, OfferPoints(seat=ONE, buyer=TWO, amount=3))
    refusal(hansel_and_gretel(), AcceptOffer(seat=ONE))
    refusal(hansel_and_gretel(), NameAmount(seat=ONE, amount=3))


def test_5_who_will_not_trade_ends_the_game() -> None:
    s, events = played(hansel_and_gretel(), EndTrade(seat=ONE))
    assert s.ended == "broke"
    assert s.stack == ()
    assert of_kind(events, TradeFailed) == (TradeFailed(seller=ONE, could=True),)


def test_5_who_has_no_points_cannot_trade() -> None:
    s = hansel_and_gretel(points=0)
    assert rules().actors(s) == ()
    s, events = run_on(s)
    assert s.ended == "broke"
    assert of_kind(events, TradeFailed) == (TradeFailed(seller=ONE, could=False),)


def test_5_where_nobody_has_mega_yen_there_is_no_trade() -> None:
    s = replace(hansel_and_gretel(), cash=dict.fromkeys((ONE, TWO, THREE, FOUR), 0))
    s, _ = run_on(s)
    assert s.ended == "broke"


def test_33_5_a_window_closes_by_itself_when_every_amount_has_come_to_nothing() -> None:
    s = replace(hansel_and_gretel(points=2), cash={ONE: 0, TWO: 1, THREE: 5, FOUR: 0})
    for buyer, amount in ((TWO, 1), (THREE, 1)):
        s, _ = played(s, OfferPoints(seat=ONE, buyer=buyer, amount=amount))
        s, _ = played(s, RefuseOffer(seat=buyer))
    assert spans(s, ONE) == [(2, 2)], "three could still pay two"
    s, _ = played(s, OfferPoints(seat=ONE, buyer=THREE, amount=2))
    s, events = played(s, RefuseOffer(seat=THREE))
    assert of_kind(events, TradeFailed) == (TradeFailed(seller=ONE, could=True),)
    assert s.ended == "broke"


def test_5_a_buyer_without_centers_who_spends_her_last_mega_yen_is_not_broke_this_turn() -> None:
    s = replace(hansel_and_gretel(), cash={ONE: 0, TWO: 6, THREE: 50, FOUR: 0})
    s = replace(s, fallen=(*s.fallen, *centers_of("se")))
    s, events = played(offered(6, s), AcceptOffer(seat=TWO))
    assert s.cash[TWO] == 0
    assert of_kind(events, WentBroke) == ()
    assert s.top == BiddingFrame(bids={})


def test_5_points_below_nothing_are_not_sold() -> None:
    assert rules().actors(hansel_and_gretel(points=-10)) == ()


def test_5_each_broke_player_has_her_own_window() -> None:
    s = hansel_and_gretel()
    s = replace(s, stack=(TradeFrame(left=(ONE, THREE)),), vp={**s.vp, THREE: 5})
    s, events = played(offered(6, s), AcceptOffer(seat=TWO))
    assert s.top == TradeFrame(left=(THREE,))
    assert of_kind(events, WentBroke) == (WentBroke(seller=THREE),)
    assert spans(s, THREE) == [(1, 5), (1, 5)]


def test_5_research_and_funds_do_not_help_who_is_broke() -> None:
    s = given_game(IncomeFrame(), fallen=centers_of("ne"), research={ONE: 90, TWO: 0, THREE: 0, FOUR: 0})
    s, _ = run_on(replace(s, cash=dict.fromkeys(s.seats, 0)))
    assert s.top == TradeFrame(left=(ONE,))


def test_33_where_purses_are_secret_an_offer_may_ask_for_more_than_there_is() -> None:
    s = hansel_and_gretel(options=Options(hidden_cash=True))
    s = replace(s, cash={ONE: 0, TWO: 4, THREE: 0, FOUR: 0})
    assert spans(s, ONE) == [(1, 15)] * 3
    view = rules().view(s, ONE)
    assert rules().legal(view, ONE) == legal(s, ONE)
    s, events = played(s, OfferPoints(seat=ONE, buyer=TWO, amount=9))
    assert events == (PointsOffered(seller=ONE, buyer=TWO, amount=9),)
    assert legal(s, TWO)[0] == RefuseOffer(seat=TWO)
    assert spans(s, TWO) == [(1, 4)]
    assert refusal(s, AcceptOffer(seat=TWO)).reason.text() == "You have only 4 Mega-Yen."
    s, _ = played(s, NameAmount(seat=TWO, amount=4))
    assert rules().legal(rules().view(s, ONE), ONE) == (AcceptOffer(seat=ONE), RefuseOffer(seat=ONE))
