# SPDX-License-Identifier: GPL-3.0-or-later
"""Phase 4: looking at Origin cards (X; rulings 47, 48)."""

from rubbletop.games.tokyo.actions.muster import LookAtCard, SealPlan
from rubbletop.games.tokyo.events.muster import CardExamined, OriginSeen
from rubbletop.games.tokyo.frames.muster import DevelopFrame, LooksFrame
from rubbletop.games.tokyo.plans import possible_origins
from rubbletop.games.tokyo.state import TokyoState, replace
from tests.tokyo.builders import ONE, THREE, TWO, given_game, ground, legal, played, refusal, rules


def looking(players: int = 4, **left: int) -> TokyoState:
    """Return Phase 4 with so many looks for the seats; the cards: antarctica, fuji, swamp, crust, pacific."""
    looks = {seat: left[seat] for seat in (ONE, TWO, THREE) if seat in left}
    return given_game(LooksFrame(left=looks), players=players)


def test_X_the_looker_picks_among_the_five_cards() -> None:
    s = looking(one=1)
    assert legal(s, ONE) == tuple(LookAtCard(seat=ONE, place=place) for place in range(5))
    s, events = played(s, LookAtCard(seat=ONE, place=2))
    assert events == (
        CardExamined(looker=ONE, place=2),
        OriginSeen(looker=ONE, place=2, origin="swamp", seen_by=(ONE,)),
    )
    assert s.looked[ONE] == (2,)
    assert isinstance(s.top, DevelopFrame)


def test_48_only_the_looker_learns_what_the_card_shows() -> None:
    s, events = played(looking(one=1), LookAtCard(seat=ONE, place=2))
    assert [event.is_seen_by(TWO) for event in events] == [True, False]
    assert rules().view(s, ONE).cards == ("?", "?", "swamp", "?", "?")
    assert rules().view(s, TWO).cards == ("?",) * 5
    assert rules().view(s, TWO).looked[ONE] == (2,)


def test_X_what_was_seen_cannot_be_taken_back() -> None:
    assert OriginSeen.reveals


def test_47_no_card_is_looked_at_twice_by_the_same_player() -> None:
    s, _ = played(looking(one=2, two=1), LookAtCard(seat=ONE, place=2))
    assert legal(s, ONE) == tuple(LookAtCard(seat=ONE, place=place) for place in (0, 1, 3, 4))
    refused = refusal(s, LookAtCard(seat=ONE, place=2))
    assert (refused.reason.text(), refused.rule) == ("You have looked at that card before.", "X, 47")
    s, _ = played(s, LookAtCard(seat=TWO, place=2))
    assert s.top == LooksFrame(left={ONE: 1})


def test_47_there_are_five_cards() -> None:
    for place in (-1, 5):
        assert refusal(looking(one=1), LookAtCard(seat=ONE, place=place)).reason.text() == (
            "There is no such card."
        )
    refusal(looking(one=1), SealPlan(seat=ONE))


def test_30_several_look_beside_each_other() -> None:
    s = looking(one=2, three=1)
    assert rules().actors(s) == (ONE, THREE)
    s, _ = played(s, LookAtCard(seat=THREE, place=0))
    s, _ = played(s, LookAtCard(seat=ONE, place=0))
    assert s.top == LooksFrame(left={ONE: 1})


def test_X_five_looks_identify_the_origin() -> None:
    s = replace(looking(one=1), looked={ONE: (0, 1, 2, 3), TWO: (), THREE: ()})
    assert possible_origins(ground(), rules().view(s, ONE)) == ("moon", "pacific")
    s, _ = played(s, LookAtCard(seat=ONE, place=4))
    assert possible_origins(ground(), rules().view(s, ONE)) == ("moon",)


def test_X_who_has_not_looked_holds_all_six_possible_until_it_is_revealed() -> None:
    s = given_game(LooksFrame(left={ONE: 1}))
    assert len(possible_origins(ground(), rules().view(s, TWO))) == 6
    s = replace(s, revealed=True)
    assert possible_origins(ground(), rules().view(s, TWO)) == ("moon",)
