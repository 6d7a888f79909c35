# SPDX-License-Identifier: GPL-3.0-or-later
"""The boxes of actions: which are free, what each does (Mass-Media, Money, New Taxes; 2, 22, 32 to 34)."""

from collections.abc import Callable

import pytest

from rubbletop.games.barrel.actions.orders import (
    EndTurn,
    MakeSpeech,
    OpenConstruction,
    OpenProduction,
    OpenPurchase,
    PassAction,
    RaiseMedia,
    RaiseTaxes,
    TakeMoney,
    TakePlace,
)
from rubbletop.games.barrel.events.common import Earned, PacifismChanged, Paid
from rubbletop.games.barrel.events.orders import BoxChosen, MediaRaised
from rubbletop.games.barrel.frames.orders import (
    ConstructionFrame,
    ProductionFrame,
    PurchaseFrame,
    TurnFrame,
)
from rubbletop.games.barrel.state import BarrelState, replace
from rubbletop.kernel.facts import Action
from tests.barrel.builders import (
    ONE,
    TWO,
    given_game,
    given_region,
    is_offered,
    legal,
    played,
    reason,
    refusal,
)

ROWS: dict[str, Callable[[str], Action]] = {
    "media": lambda box: RaiseMedia(seat=ONE, box=box, points=1),
    "purchase": lambda box: OpenPurchase(seat=ONE, box=box),
    "construction": lambda box: OpenConstruction(seat=ONE, box=box),
    "money": lambda box: TakeMoney(seat=ONE, box=box),
    "order": lambda box: TakePlace(seat=ONE, box=box),
}


def given_choice(players: int = 4, turn: int = 1) -> BarrelState:
    """Return a game in which ONE chooses her second action."""
    return given_game(TurnFrame(round=2, left=(ONE,)), players=players, turn=turn)


def media(box: str, points: int) -> RaiseMedia:
    """Return a raise of Mass-media by ONE."""
    return RaiseMedia(seat=ONE, box=f"media.{box}", points=points)


# Boxes


@pytest.mark.parametrize(("players", "columns"), [(3, 2), (4, 3), (5, 4)])
def test_two_three_or_four_columns_are_in_use(players: int, columns: int) -> None:
    s = given_choice(players)

    offered = {getattr(offer, "box", "") for offer in legal(s, ONE)} - {""}

    assert offered == {f"{row}.{column}" for row in ROWS for column in range(1, columns + 1)}
    assert reason(s, TakeMoney(seat=ONE, box=f"money.{columns + 1}")) == (
        f"That box is not in use with {players} players."
    )


def test_a_box_of_another_row_is_refused() -> None:
    assert reason(given_choice(), TakeMoney(seat=ONE, box="order.1")) == (
        "That box is not in use with 4 players."
    )


@pytest.mark.parametrize("row", ROWS)
def test_a_box_is_chosen_by_one_player_a_turn(row: str) -> None:
    action = ROWS[row](f"{row}.1")
    s, events = played(given_choice(), action)

    assert s.boxes == {f"{row}.1": ONE}
    assert events[0] == BoxChosen(chooser=ONE, box=f"{row}.1")
    taken = replace(given_choice(), boxes={f"{row}.1": TWO})
    assert reason(taken, action) == "Two has this box already this turn."


@pytest.mark.parametrize("row", ROWS)
def test_ruling_32_a_player_may_choose_two_boxes_of_a_kind_but_not_one_twice(row: str) -> None:
    s = replace(given_choice(), boxes={f"{row}.1": ONE})

    assert is_offered(s, ROWS[row](f"{row}.2"))
    assert reason(s, ROWS[row](f"{row}.1")) == "You have this box already this turn."


# Mass-media


@pytest.mark.parametrize(("column", "most"), [("1", 3), ("2", 2), ("3", 1), ("4", 1)])
def test_the_boxes_of_mass_media_give_three_two_one_and_one(column: str, most: int) -> None:
    s = given_choice(5)

    assert [n for n in (1, 2, 3) if is_offered(s, media(column, n))] == list(range(1, most + 1))
    to = f" to {most}" if most > 1 else ""
    for points in (0, most + 1):
        assert reason(s, media(column, points)) == f"Mass-media {column} raises Mass-media by 1{to}."


@pytest.mark.parametrize(("points", "cost"), [(1, 0), (2, 6), (3, 12)])
def test_ruling_2_one_point_of_media_is_free_two_cost_three_dollars_three_six(points: int, cost: int) -> None:
    s, events = played(given_choice().with_power(ONE, media=4), media("1", points))

    assert (s.powers[ONE].media, s.powers[ONE].cash) == (4 + points, 20 - cost)
    paid = (Paid(payer=ONE, amount=cost, purpose="media"),) if cost else ()
    told = MediaRaised(seat=ONE, by=points, value=4 + points)
    assert events == (BoxChosen(chooser=ONE, box="media.1"), *paid, told)


def test_media_that_cannot_be_paid_is_refused() -> None:
    s = given_choice().with_power(ONE, cash=5)

    assert is_offered(s, media("1", 1))
    assert reason(s, media("1", 2)) == "That costs $3, and you have $2.50."


def test_ruling_22_media_is_not_raised_beyond_the_end_of_its_track() -> None:
    s = given_choice().with_power(ONE, media=14)
    refused = refusal(s, media("1", 2))

    assert is_offered(s, media("1", 1))
    assert (refused.reason.text(), refused.rule) == ("The Mass-media track ends at 15.", "Mass-Media, 22")
    assert reason(s.with_power(ONE, media=15), media("3", 1)) == "The Mass-media track ends at 15."


# Money, playing order, the boxes with steps of their own


@pytest.mark.parametrize("column", ["1", "2", "3"])
def test_money_gives_two_dollars(column: str) -> None:
    s, events = played(given_choice(), TakeMoney(seat=ONE, box=f"money.{column}"))

    assert s.powers[ONE].cash == 24
    assert events[1:] == (Earned(earner=ONE, amount=4, source="money"),)


def test_ruling_34_a_place_in_the_next_playing_order_is_kept_in_its_box() -> None:
    s, events = played(given_choice(), TakePlace(seat=ONE, box="order.2"))

    assert s.boxes == {"order.2": ONE}
    assert events == (BoxChosen(chooser=ONE, box="order.2"),)
    assert s.order == given_choice().order


@pytest.mark.parametrize(
    ("column", "elements", "moves"), [("1", 10, 3), ("2", 5, 2), ("3", 3, 1), ("4", 3, 1)]
)
def test_the_boxes_of_purchase_and_move(column: str, elements: int, moves: int) -> None:
    s, _events = played(given_choice(5), OpenPurchase(seat=ONE, box=f"purchase.{column}"))

    assert s.stack == (
        TurnFrame(round=2, left=(ONE,), chosen=True),
        PurchaseFrame(buyer=ONE, elements=elements, moves=moves),
    )


@pytest.mark.parametrize(("column", "acts"), [("1", 3), ("2", 2), ("3", 1), ("4", 1)])
def test_the_boxes_of_construction(column: str, acts: int) -> None:
    s, _events = played(given_choice(5), OpenConstruction(seat=ONE, box=f"construction.{column}"))

    assert s.top == ConstructionFrame(builder=ONE, acts=acts, done={})


def test_ruling_32_oil_production_can_be_chosen_by_all_and_twice() -> None:
    s = given_region(given_choice(), "najaf", ONE, logistics=2)
    after, events = played(s, OpenProduction(seat=ONE))

    assert events == (BoxChosen(chooser=ONE, box="oil"),)
    assert (after.top, after.boxes) == (ProductionFrame(producer=ONE), {})
    assert is_offered(replace(after, stack=(TurnFrame(round=2, left=(TWO,)),)), OpenProduction(seat=TWO))
    assert is_offered(replace(after, stack=(TurnFrame(round=2, left=(ONE,)),)), OpenProduction(seat=ONE))


# New Taxes and the Speech to the Nation


def test_new_taxes_give_five_dollars_and_a_step_of_pacifism() -> None:
    s, events = played(given_choice(), RaiseTaxes(seat=ONE))

    assert (s.powers[ONE].cash, s.powers[ONE].pacifism, s.powers[ONE].taxed) == (30, 1, True)
    assert events == (
        BoxChosen(chooser=ONE, box="taxes"),
        Earned(earner=ONE, amount=10, source="taxes"),
        PacifismChanged(seat=ONE, by=1, value=1, why="taxes"),
    )


def test_ruling_32_new_taxes_are_raised_once_a_turn_by_each_player() -> None:
    s = given_choice().with_power(ONE, taxed=True)

    assert reason(s, RaiseTaxes(seat=ONE)) == "You have raised new taxes this turn already."
    assert is_offered(replace(s, stack=(TurnFrame(round=2, left=(TWO,)),)), RaiseTaxes(seat=TWO))


def test_ruling_22_new_taxes_at_the_end_of_pacifism_leave_it_there() -> None:
    s, _events = played(given_choice().with_power(ONE, pacifism=15), RaiseTaxes(seat=ONE))

    assert s.powers[ONE].pacifism == 15


@pytest.mark.parametrize(
    ("pacifism", "steps"),
    [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3), (10, 4), (12, 4), (13, 5), (15, 5)],
)
def test_the_table_of_the_speech_to_the_nation(pacifism: int, steps: int) -> None:
    s, events = played(given_choice().with_power(ONE, pacifism=pacifism), MakeSpeech(seat=ONE))

    assert (s.powers[ONE].pacifism, s.powers[ONE].spoken, s.powers[ONE].cash) == (pacifism - steps, True, 20)
    assert events == (
        BoxChosen(chooser=ONE, box="speech"),
        PacifismChanged(seat=ONE, by=-steps, value=pacifism - steps, why="speech"),
    )


def test_the_speech_is_held_once_a_game() -> None:
    s = given_choice().with_power(ONE, pacifism=5, spoken=True)

    assert reason(s, MakeSpeech(seat=ONE)) == "You have held your Speech to the Nation: there is one a game."


@pytest.mark.parametrize(("turn", "is_open"), [(1, True), (8, True), (9, False), (12, False)])
def test_the_speech_is_held_in_the_first_two_phases_only(turn: int, *, is_open: bool) -> None:
    s = given_choice(turn=turn).with_power(ONE, pacifism=5)

    assert is_offered(s, MakeSpeech(seat=ONE)) == is_open
    if not is_open:
        assert reason(s, MakeSpeech(seat=ONE)) == "The Speech to the Nation is held in phases 1 and 2 only."


def test_without_pacifism_there_is_nothing_to_speak_against() -> None:
    assert reason(given_choice(), MakeSpeech(seat=ONE)) == (
        "A speech would change nothing: your Pacifism is 0."
    )


def test_speech_and_taxes_can_both_be_chosen_in_one_turn() -> None:
    s = given_game(TurnFrame(round=1, left=(ONE,))).with_power(ONE, pacifism=5)
    s, _events = played(s, RaiseTaxes(seat=ONE))
    s, _events = played(s, EndTurn(seat=ONE))
    while s.top_frame(TurnFrame).left[0] != ONE:
        (seat,) = s.top_frame(TurnFrame).left[:1]
        s, _events = played(s, PassAction(seat=seat))
        s, _events = played(s, EndTurn(seat=seat))

    assert is_offered(s, MakeSpeech(seat=ONE))
    assert not is_offered(s, RaiseTaxes(seat=ONE))
