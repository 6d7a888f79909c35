# SPDX-License-Identifier: GPL-3.0-or-later
"""Phase 2: tied bids, void rounds, the price of bidding nothing (VIII; rulings 18, 36 to 39)."""

from rubbletop.games.tokyo.actions.money import BidSchemes, LoseUnit
from rubbletop.games.tokyo.auction import closest
from rubbletop.games.tokyo.events.common import Earned, MonsterScored, Paid, Scored, UnitDestroyed
from rubbletop.games.tokyo.events.money import (
    ControlWon,
    LotDieThrown,
    LotsDrawn,
    NothingBid,
    PenaltyMissed,
    RoundVoid,
    TieDieThrown,
)
from rubbletop.games.tokyo.frames.money import Bid, BiddingFrame, LotFrame, PenaltyFrame, TieFrame
from rubbletop.games.tokyo.frames.muster import PlansFrame
from rubbletop.games.tokyo.rules import SEATS
from rubbletop.games.tokyo.state import Options, TokyoState, replace
from rubbletop.games.tokyo.tables import SchemeId
from rubbletop.kernel.facts import Event, Seat
from tests.tokyo.builders import (
    FOUR,
    ONE,
    THREE,
    TWO,
    field,
    given_game,
    given_unit,
    given_units,
    legal,
    of_kind,
    place_of,
    played,
    refusal,
    rules,
    run_on,
    unit,
)


def purses(*cash: int) -> dict[Seat, int]:
    """Return purses in seat order."""
    return dict(zip(SEATS, cash, strict=False))


def all_bid(
    s: TokyoState, *cards: SchemeId, faces: tuple[int, ...] = ()
) -> tuple[TokyoState, tuple[Event, ...]]:
    """Return the table after all that are asked bid one card, and the events of the last, with its dice."""
    events: tuple[Event, ...] = ()
    asked = rules().actors(s)
    for seat, card in zip(s.seats, cards, strict=True):
        if seat in asked:
            action = BidSchemes(seat=seat, cards=(card,))
            s, events = played(s, action, faces if seat == asked[-1] else ())
    return s, events


def bidding(cash: dict[Seat, int] | None = None) -> TokyoState:
    """Return Phase 2 of four players."""
    s = given_game(BiddingFrame(bids={}))
    return s if cash is None else replace(s, cash=cash)


def guarded(s: TokyoState) -> TokyoState:
    """Return the table with a unit of each player near GODRAN: 1, 2, 3 and 4 areas from the centre H8."""
    for name, area in (("ne.troop.1", "H7"), ("se.tank.1", "J8"), ("sw.mortar.1", "H11")):
        s = given_unit(s, name, area)
    return given_unit(s, "nw.punk_rockers.1", "D8")


def tie(sums: dict[Seat, int], cash: dict[Seat, int], *, void: bool = False) -> TokyoState:
    """Return open bids of three cards, so much being each one's sum."""
    frame = TieFrame(
        bids=dict.fromkeys(SEATS, Bid(cards=("tuna",))),
        sums=sums,
        paid=dict.fromkeys(SEATS, 10),
        void=void,
    )
    return given_game(frame, cash=cash)


def test_VIII_those_tied_for_the_highest_bid_add_a_die_each() -> None:
    s, events = all_bid(bidding(), "parade", "parade", "lullaby", "tuna", faces=(2, 5))
    assert of_kind(events, TieDieThrown) == (
        TieDieThrown(bidder=ONE, face=2, paid=2, total=42),
        TieDieThrown(bidder=TWO, face=5, paid=5, total=45),
    )
    assert of_kind(events, ControlWon) == (ControlWon(controller=TWO, total=45),)
    assert s.cash == purses(58, 55, 75, 90)
    assert [e.purpose for e in of_kind(events, Paid)][-2:] == ["tie", "tie"]


def test_VIII_the_dice_go_on_among_those_still_tied() -> None:
    s, events = all_bid(bidding(), "parade", "parade", "parade", "tuna", faces=(4, 4, 1, 6, 3))
    assert [e.bidder for e in of_kind(events, TieDieThrown)] == [ONE, TWO, THREE, ONE, TWO]
    assert s.controller == ONE
    assert s.cash == purses(50, 53, 59, 90)


def test_36_each_tied_player_pays_the_die_or_what_is_left() -> None:
    s, events = all_bid(bidding(purses(43, 100, 100, 100)), "parade", "parade", "hide", "hide", faces=(6, 4))
    assert of_kind(events, TieDieThrown)[0] == TieDieThrown(bidder=ONE, face=6, paid=3, total=43)
    assert s.cash == purses(0, 56, 100, 100)
    assert s.controller == TWO


def test_36_a_tie_goes_on_while_one_of_the_tied_can_add() -> None:
    s, _ = all_bid(bidding(purses(40, 41, 100, 100)), "parade", "parade", "hide", "hide", faces=(6, 6))
    assert s.cash == purses(0, 0, 100, 100)
    assert s.controller == TWO


def test_37_a_tie_that_nobody_can_break_makes_the_round_void() -> None:
    s, events = all_bid(bidding(purses(40, 40, 25, 100)), "parade", "parade", "lullaby", "hide")
    assert of_kind(events, RoundVoid) == (RoundVoid(),)
    back = {e.earner: e.amount for e in of_kind(events, Earned) if e.source == "void"}
    assert back == {ONE: 40, TWO: 40, THREE: 25}
    assert s.cash == purses(40, 40, 25, 100)
    assert set(s.used.values()) == {()}
    assert s.top == BiddingFrame(bids={}, void=True)
    assert s.controller is None


def test_37_what_was_paid_in_the_tie_comes_back_too() -> None:
    s, _ = all_bid(bidding(purses(42, 42, 0, 0)), "parade", "parade", "hide", "hide", faces=(6, 6))
    assert s.cash == purses(42, 42, 0, 0)


def test_37_in_the_second_round_the_tied_throw_free_of_charge() -> None:
    s = replace(bidding(purses(40, 40, 0, 0)), stack=(BiddingFrame(bids={}, void=True),))
    s, events = all_bid(s, "parade", "parade", "hide", "hide", faces=(3, 3, 1, 2))
    assert of_kind(events, LotsDrawn) == (LotsDrawn(tied=(ONE, TWO)),) * 2
    assert [e.face for e in of_kind(events, LotDieThrown)] == [3, 3, 1, 2]
    assert s.controller == TWO
    assert s.cash == purses(0, 0, 0, 0)
    assert s.used[ONE] == ("parade",)


def test_37_those_who_throw_lower_are_out_of_the_lot() -> None:
    bids = dict.fromkeys(SEATS, Bid(cards=("tuna",)))
    s = given_game(LotFrame(tied=(ONE, TWO, THREE), bids=bids, sums=dict.fromkeys(SEATS, 10)))
    s, _ = run_on(s, (5, 2, 5))
    assert s.top_frame(LotFrame).tied == (ONE, THREE)
    assert s.top_frame(LotFrame).throws == 1


def test_VIII_the_only_leader_wins_without_a_throw() -> None:
    s, events = run_on(tie(purses(10, 20, 10, 10), purses(0, 0, 0, 0)))
    assert s.controller == TWO
    assert isinstance(s.top, PlansFrame)
    assert of_kind(events, ControlWon) == (ControlWon(controller=TWO, total=20),)


def test_VIII_all_bidding_nothing_costs_each_the_unit_closest_to_godran() -> None:
    s, events = all_bid(guarded(bidding()), "hide", "hide", "hide", "hide", faces=(1, 2, 3, 4))
    assert of_kind(events, NothingBid)
    lost = [(e.unit, e.cause) for e in of_kind(events, UnitDestroyed)]
    assert lost == [
        ("ne.troop.1", "bid"),
        ("se.tank.1", "bid"),
        ("sw.mortar.1", "bid"),
        ("nw.punk_rockers.1", "bid"),
    ]
    assert place_of(s, "ne.troop.1")[0] == "pool"
    assert place_of(s, "nw.punk_rockers.1")[0] == "lost"


def test_18_units_lost_by_bidding_nothing_score_for_godran_alone() -> None:
    s, events = all_bid(guarded(bidding()), "hide", "hide", "hide", "hide", faces=(1, 2, 3, 4))
    assert s.godran_vp == 10 + 30 + 25 + 5
    assert len(of_kind(events, MonsterScored)) == 4
    assert of_kind(events, Scored) == ()
    assert set(s.vp.values()) == {0}


def test_38_the_tie_of_nothings_is_broken_by_dice_after_the_penalty() -> None:
    s, events = all_bid(guarded(bidding()), "hide", "hide", "hide", "hide", faces=(1, 2, 3, 4))
    kinds = [type(event).__name__ for event in events]
    assert kinds.index("UnitDestroyed") < kinds.index("TieDieThrown")
    assert s.controller == FOUR
    assert s.cash == purses(99, 98, 97, 96)


def test_38_the_penalty_is_paid_once_a_turn_even_if_the_round_is_void() -> None:
    s = given_unit(guarded(bidding(purses(0, 0, 0, 0))), "ne.troop.2", "H6")
    s = replace(s, options=Options(hidden_cash=True))
    s, events = all_bid(s, "hide", "hide", "hide", "hide")
    assert len(of_kind(events, UnitDestroyed)) == 4
    assert s.top == BiddingFrame(bids={}, void=True, punished=True)
    s, events = all_bid(s, "hide", "hide", "hide", "hide", faces=(1, 2, 3, 6))
    assert of_kind(events, NothingBid) == ()
    assert of_kind(events, UnitDestroyed) == ()
    assert s.controller == FOUR


def test_VIII_no_penalty_where_one_bid_more_than_nothing() -> None:
    s, events = all_bid(guarded(bidding()), "hide", "hide", "hide", "tuna")
    assert of_kind(events, UnitDestroyed) == ()
    assert s.controller == FOUR


def test_39_the_owner_chooses_among_units_equally_close() -> None:
    s = guarded(bidding())
    s = given_unit(given_unit(s, "ne.tank.1", "G8"), "ne.tank.2", "I9")
    s, _ = all_bid(s, "hide", "hide", "hide", "hide")
    assert rules().actors(s) == (ONE,)
    assert legal(s, ONE) == tuple(LoseUnit(seat=ONE, unit=unit(n)) for n in ("ne.tank.1", "ne.troop.1"))
    assert LoseUnit(seat=ONE, unit=unit("ne.tank.1")).picks() == ("ne.tank.1",)
    refused = refusal(s, LoseUnit(seat=ONE, unit=unit("ne.tank.2")))
    assert refused.reason.text() == "It must be one of your units that are closest to GODRAN."
    s, events = played(s, LoseUnit(seat=ONE, unit=unit("ne.troop.1")), (1, 2, 3, 4))
    assert len(of_kind(events, UnitDestroyed)) == 4
    assert place_of(s, "ne.tank.1")[0] == "map"


def test_39_steps_over_areas_count_and_buildings_do_not_matter() -> None:
    s = given_units(bidding(), "J5", "ne.troop.1")
    s = given_unit(given_unit(s, "ne.troop.2", "H2"), "ne.troop.3", "J5", "inside")
    assert closest(field(s), ONE) == ("ne.troop.1", "ne.troop.3")


def test_39_units_inside_and_on_roofs_count_but_boxes_and_superweapons_do_not() -> None:
    s = given_unit(bidding(), "ne.troop.1", "J5", "roof")
    s = given_units(given_unit(s, "ne.heat_ray", "H7"), None, "ne.tank.1")
    assert closest(field(s), ONE) == ("ne.troop.1",)


def test_39_who_has_no_unit_on_the_map_loses_none() -> None:
    s = given_unit(bidding(), "ne.troop.1", "H7")
    s = given_units(s, None, "se.tank.1")
    s, events = all_bid(s, "hide", "hide", "hide", "hide", faces=(1, 2, 3, 4))
    assert [e.bidder for e in of_kind(events, PenaltyMissed)] == [TWO, THREE, FOUR]
    assert place_of(s, "se.tank.1")[0] == "box"


def test_39_two_players_lose_one_unit_each_not_one_a_colour() -> None:
    s = given_game(PenaltyFrame(left=(ONE,)), players=2)
    s = given_unit(given_unit(s, "ne.troop.1", "H7"), "nw.troop.1", "H6")
    assert closest(field(s), ONE) == ("ne.troop.1",)
    s, events = run_on(replace(s, stack=(BiddingFrame(bids={}), PenaltyFrame(left=(ONE,)))))
    assert [e.unit for e in of_kind(events, UnitDestroyed)] == ["ne.troop.1"]
    assert s.stack == (BiddingFrame(bids={}),)


def test_1_8_the_last_populace_lost_by_bidding_nothing_ends_the_game() -> None:
    s = given_unit(bidding(), "nw.punk_rockers.1", "D8")
    gone = {u.id: replace(u, place="safe") for u in s.units.values() if u.place == "hand"}
    s = replace(s, units={**s.units, **gone})
    s, _ = all_bid(s, "hide", "hide", "hide", "hide")
    assert s.ended == "populace"
