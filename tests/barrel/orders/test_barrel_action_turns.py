# SPDX-License-Identifier: GPL-3.0-or-later
"""Whose action turn it is, and how it ends (Game Sequence; 18, 33, 48)."""

import pytest

from rubbletop.games.barrel.actions.checks import EndExtraction
from rubbletop.games.barrel.actions.deals import OfferDeal
from rubbletop.games.barrel.actions.orders import (
    AwardContract,
    Buy,
    CallSupport,
    Construct,
    EndTurn,
    GiveAid,
    March,
    OpenProduction,
    PassAction,
    Produce,
    ProduceAll,
    RaiseTaxes,
    SellOil,
    TakeMoney,
    Withdraw,
)
from rubbletop.games.barrel.events.orders import BoxChosen
from rubbletop.games.barrel.frames.deals import Bundle
from rubbletop.games.barrel.frames.orders import TurnFrame
from rubbletop.games.barrel.state import BarrelState, replace
from rubbletop.kernel.facts import Action, Seat
from tests.barrel.builders import (
    BORDER,
    FOUR,
    ONE,
    THREE,
    TWO,
    at,
    given_game,
    is_offered,
    legal,
    played,
    reason,
    refusal,
    rules,
    seeded,
)

ALL = (ONE, TWO, THREE, FOUR)


def given_turn(round_: int = 1, left: tuple[Seat, ...] = ALL, *, chosen: bool = False) -> BarrelState:
    """Return a game in which the first of those left has an action turn."""
    return given_game(TurnFrame(round=round_, left=left, chosen=chosen))


def test_the_first_in_order_chooses_and_nobody_else() -> None:
    s = given_turn()

    assert rules().actors(s) == (ONE,)
    assert legal(s, TWO) == ()


def test_all_do_their_first_actions_then_all_their_second() -> None:
    s, asked = given_turn(), []
    for _ in range(8):
        (seat,) = rules().actors(s)
        asked.append((s.top_frame(TurnFrame).round, seat))
        s, _told = played(s, PassAction(seat=seat))
        s, _told = played(s, EndTurn(seat=seat), dice=seeded())

    assert asked == [(round_, seat) for round_ in (1, 2) for seat in ALL]


def test_ruling_48_an_action_can_be_passed() -> None:
    s, events = played(given_turn(), PassAction(seat=ONE))

    assert events == (BoxChosen(chooser=ONE, box=""),)
    assert s == given_turn(chosen=True)


def test_a_turn_ends_only_after_an_action_was_chosen_or_passed() -> None:
    refused = refusal(given_turn(), EndTurn(seat=ONE))

    assert (refused.reason.text(), refused.rule) == (
        "Choose an action first, or pass it.",
        "Game Sequence",
    )


def test_after_the_choice_the_player_ends_the_turn_herself() -> None:
    s = given_turn(chosen=True)

    assert rules().actors(s) == (ONE,)
    assert is_offered(s, EndTurn(seat=ONE))
    after, _events = played(s, EndTurn(seat=ONE))
    assert after.stack == (TurnFrame(round=1, left=(TWO, THREE, FOUR)),)


@pytest.mark.parametrize(
    "action",
    [
        TakeMoney(seat=ONE, box="money.1"),
        RaiseTaxes(seat=ONE),
        OpenProduction(seat=ONE),
        PassAction(seat=ONE),
    ],
)
def test_only_one_action_is_chosen_in_an_action_turn(action: Action) -> None:
    assert reason(given_turn(chosen=True), action) == (
        "You have chosen your action: end your turn, or sell oil and deal before."
    )


@pytest.mark.parametrize("chosen", [False, True])
def test_ruling_18_oil_is_sold_before_and_after_the_action(*, chosen: bool) -> None:
    s = given_turn(chosen=chosen).with_power(ONE, oil=3)

    after, _events = played(s, SellOil(seat=ONE, barrels=2))

    assert (after.powers[ONE].oil, after.powers[ONE].cash, after.powers[ONE].sold) == (1, 22, True)
    assert after.stack == s.stack


def test_ruling_18_no_more_oil_is_sold_than_is_in_hand() -> None:
    assert "only 3 barrels" in reason(given_turn().with_power(ONE, oil=3), SellOil(seat=ONE, barrels=4))


@pytest.mark.parametrize("chosen", [False, True])
def test_deals_are_offered_before_and_after_the_action(*, chosen: bool) -> None:
    offer = OfferDeal(seat=ONE, partner=TWO, give=Bundle(cash=2), take=Bundle(oil=1))

    s, _events = played(given_turn(chosen=chosen), offer)

    assert rules().actors(s) == (TWO,)
    empty = replace(offer, give=Bundle(), take=Bundle())
    assert refusal(given_turn(chosen=chosen), empty).rule == "Diplomacy and Alliances"


def test_ruling_33_a_box_open_to_all_uses_up_the_action() -> None:
    s, _events = played(given_turn(), RaiseTaxes(seat=ONE))

    assert s.top_frame(TurnFrame).chosen
    assert not is_offered(s, PassAction(seat=ONE))


MOVE_FIRST = "To buy and move, choose a box of Purchase and Move."
BUILD_FIRST = "To construct, choose a box of Construction."
PRODUCE_FIRST = "To produce oil, choose Oil Production."


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (Buy(seat=ONE, what="troop", region=BORDER, number=1), MOVE_FIRST),
        (March(seat=ONE, origin=BORDER, to=at("najaf"), troops=1, logistics=0), MOVE_FIRST),
        (Withdraw(seat=ONE, troops=1), MOVE_FIRST),
        (CallSupport(seat=ONE, guest=TWO, region=at("najaf"), pay=0), MOVE_FIRST),
        (Construct(seat=ONE, region=at("najaf"), building="warehouse"), BUILD_FIRST),
        (GiveAid(seat=ONE, region=at("najaf")), BUILD_FIRST),
        (AwardContract(seat=ONE), BUILD_FIRST),
        (Produce(seat=ONE, region=at("najaf")), PRODUCE_FIRST),
        (ProduceAll(seat=ONE), PRODUCE_FIRST),
        (EndExtraction(seat=ONE), "That is no part of an action turn."),
    ],
)
def test_what_belongs_to_a_box_is_refused_with_the_box_that_it_needs(action: Action, why: str) -> None:
    assert reason(given_turn(), action) == why


def test_a_seat_that_is_not_on_turn_is_refused() -> None:
    assert reason(given_turn(), PassAction(seat=TWO)) == "It is not this seat's decision."


def test_the_choices_are_the_same_on_the_players_own_view() -> None:
    s = given_turn().with_power(ONE, oil=2, pacifism=5)
    s = replace(s, boxes={"money.1": TWO})

    assert rules().legal(rules().view(s, ONE), ONE) == rules().legal(s, ONE)
