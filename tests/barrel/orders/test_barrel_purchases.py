# SPDX-License-Identifier: GPL-3.0-or-later
"""Purchases by land and by air (Purchases; 24, 25, 30, 31, 53)."""

import pytest

from rubbletop.games.barrel.actions.orders import EndAction, PassAction
from rubbletop.games.barrel.atlas import Atlas
from rubbletop.games.barrel.events.common import ControlTaken, Paid, RegionEntered
from rubbletop.games.barrel.events.orders import Bought
from rubbletop.games.barrel.frames.orders import PurchaseFrame, TurnFrame
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.rules import BarrelRules
from rubbletop.games.barrel.state import Reserve, replace
from rubbletop.kernel.facts import Range
from tests.barrel.builders import (
    ONE,
    TWO,
    at,
    given_region,
    given_reserve,
    ground,
    is_offered,
    legal,
    of_kind,
    played,
    reason,
    refusal,
    rules,
)
from tests.barrel.orders_builders import buy, given_purchase


def test_by_land_an_element_costs_a_dollar_and_comes_to_the_border_region() -> None:
    s, events = played(given_purchase(), buy(3, "troop"))

    assert s.border[ONE] == Reserve(troops=3)
    assert s.powers[ONE].cash == 14
    assert s.top == PurchaseFrame(buyer=ONE, elements=2, moves=2)
    assert events == (
        Bought(buyer=ONE, region=at("border"), troops=3, logistics=0),
        Paid(payer=ONE, amount=6, purpose="purchase", region=at("border")),
    )


def test_by_air_an_element_costs_two_dollars_and_lands_in_a_region() -> None:
    s = given_region(given_purchase(), "bagdad", ONE)
    s, _events = played(s, buy(2, "logistic", "bagdad"))

    assert s.regions[at("bagdad")].logistics == 2
    assert s.powers[ONE].cash == 12


def test_ruling_31_land_and_air_are_mixed_and_air_goes_to_several_regions() -> None:
    s = given_purchase(turn=5)
    s, _events = played(s, buy(1, "logistic"))
    s, _events = played(s, buy(1, "troop", "bagdad"))
    s, _events = played(s, buy(2, "troop", "dahuk"))

    assert s.border[ONE] == Reserve(logistics=1)
    assert (s.regions[at("bagdad")].troops, s.regions[at("dahuk")].troops) == ({ONE: 1}, {ONE: 2})
    assert s.powers[ONE].cash == 20 - 2 - 4 - 8
    assert s.top_frame(PurchaseFrame).elements == 1


def test_ruling_31_troops_that_land_in_free_land_open_a_battle() -> None:
    s, events = played(given_purchase(), buy(2, "troop", "bagdad"), [5])

    held = s.regions[at("bagdad")]
    assert (held.control, held.locals, held.troops, held.arrivals) == (None, 7, {ONE: 2}, (ONE,))
    assert of_kind(events, RegionEntered) == (
        RegionEntered(mover=ONE, region=at("bagdad"), locals=7, extra=2, face=5),
    )
    assert s.top_frame(PurchaseFrame).joined == (at("bagdad"),)


def test_troops_that_land_in_a_battle_of_others_join_it() -> None:
    s = given_region(given_purchase(), "bagdad", locals_=5, troops={TWO: 3})
    s, events = played(s, buy(1, "troop", "bagdad"))

    assert s.regions[at("bagdad")].arrivals == (TWO, ONE)
    assert of_kind(events, RegionEntered) == ()
    assert s.top_frame(PurchaseFrame).joined == (at("bagdad"),)
    s, _events = played(s, buy(1, "troop", "bagdad"))
    assert s.regions[at("bagdad")].arrivals == (TWO, ONE)
    assert s.top_frame(PurchaseFrame).joined == (at("bagdad"),)


def test_ruling_30_troops_that_land_in_an_empty_region_of_another_take_it() -> None:
    s = given_region(given_purchase(), "bagdad", TWO, logistics=2)
    s, events = played(s, buy(1, "troop", "bagdad"))

    assert s.regions[at("bagdad")].control == ONE
    assert of_kind(events, ControlTaken) == (ControlTaken(seat=ONE, region=at("bagdad"), how="entered"),)
    assert s.top_frame(PurchaseFrame).joined == ()


def test_ruling_25_logistics_that_land_in_anothers_region_are_his() -> None:
    s = given_region(given_purchase(), "bagdad", TWO)
    s, _events = played(s, buy(1, "logistic", "bagdad"))

    assert (s.regions[at("bagdad")].control, s.regions[at("bagdad")].logistics) == (TWO, 1)


def test_ruling_24_logistics_alone_do_not_land_where_nobody_has_control() -> None:
    s = given_region(given_purchase(), "bagdad", locals_=5, troops={TWO: 3})
    refused = refusal(s, buy(1, "logistic", "bagdad"))

    assert refused.reason.text() == "Logistics alone would be lost to the local troops of Bagdad."
    assert refused.rule == "Moves, 24"
    assert "Dahuk" in reason(s, buy(1, "logistic", "dahuk"))


def test_ruling_24_logistics_land_beside_own_troops_in_a_battle() -> None:
    s = given_region(given_purchase(), "bagdad", locals_=5, troops={ONE: 3})
    s, _events = played(s, buy(2, "logistic", "bagdad"))

    assert s.regions[at("bagdad")].logistics == 2


def test_ruling_53_three_logistics_are_three_elements_whatever_stands_for_them() -> None:
    s, _events = played(given_purchase(elements=5), buy(3, "logistic"))

    assert (s.top_frame(PurchaseFrame).elements, s.powers[ONE].cash) == (2, 14)


@pytest.mark.parametrize(
    ("number", "what", "region", "why"),
    [
        (0, "troop", "border", "A purchase is of at least 1 element."),
        (6, "logistic", "border", "You can buy only 5 more with this box."),
        (1, "troop", "atlantis", "There is no such region."),
        (5, "troop", "dahuk", "That costs $10, and you have $9."),
    ],
)
def test_a_purchase_that_cannot_be_made_is_refused(number: int, what: str, region: str, why: str) -> None:
    s = given_purchase().with_power(ONE, cash=18)

    assert reason(s, buy(number, "troop" if what == "troop" else "logistic", region)) == why


def test_a_used_up_box_sells_no_more() -> None:
    s = given_reserve(given_purchase(elements=0), ONE, troops=1)

    assert reason(s, buy(1, "troop")) == "You have bought all that this box gives."


def test_no_player_has_more_than_fifteen_troops_on_the_board() -> None:
    s = given_region(given_reserve(given_purchase(), ONE, troops=8), "bagdad", ONE, troops={ONE: 5})

    assert is_offered(s, buy(2, "troop"))
    assert reason(s, buy(3, "troop")) == "Nobody has more than 15 troops on the board, and you have 13."
    full = given_reserve(s, ONE, troops=10)
    assert not any(is_offered(full, buy(1, "troop", region)) for region in ("border", "dahuk"))
    assert is_offered(full, buy(3, "logistic"))


def test_purchases_come_before_moves() -> None:
    s = given_reserve(given_purchase(moving=True), ONE, troops=1)

    assert reason(s, buy(1, "troop")) == "You buy before you move: purchases are over."


def test_purchases_are_offered_as_ranges_within_the_money_and_the_box() -> None:
    ranges = [offer for offer in legal(given_purchase(), ONE) if isinstance(offer, Range)]

    assert ranges[:3] == [
        Range(buy(1, "troop"), "number", 1, 5),
        Range(buy(1, "logistic"), "number", 1, 5),
        Range(buy(1, "troop", "bassora"), "number", 1, 5),
    ]
    poor = given_purchase().with_power(ONE, cash=5)
    assert is_offered(poor, buy(2, "troop"))
    assert is_offered(poor, buy(1, "troop", "dahuk"))
    assert not is_offered(poor, buy(2, "troop", "dahuk"))


def test_where_elements_cost_nothing_the_box_alone_limits_them() -> None:
    known = ground()
    free = replace(known.edition, costs=replace(known.edition.costs, by_land=0))
    own = BarrelRules(Atlas(lambda _map, _edition: Ground(free, known.board, ("", ""))))
    s = given_purchase().with_power(ONE, cash=0)

    assert own.legal(s, ONE)[:2] == (
        Range(buy(1, "troop"), "number", 1, 5),
        Range(buy(1, "logistic"), "number", 1, 5),
    )


def test_a_player_without_money_and_troops_can_only_end_the_action() -> None:
    s = given_purchase().with_power(ONE, cash=0)

    assert legal(s, ONE) == (EndAction(seat=ONE),)
    after, events = played(s, EndAction(seat=ONE))
    assert (after.stack, events) == ((TurnFrame(round=1, left=(ONE,), chosen=True),), ())


def test_the_action_ends_by_itself_where_nothing_is_left_that_could_be_done() -> None:
    s = given_reserve(given_purchase(elements=3, moves=0), ONE, troops=1)
    s, _events = played(s, buy(3, "logistic"))

    assert s.stack == (TurnFrame(round=1, left=(ONE,), chosen=True),)


def test_other_decisions_wait_until_the_action_is_over() -> None:
    assert reason(given_purchase(), PassAction(seat=ONE)) == "End your purchases and moves first."


def test_the_choices_are_the_same_on_the_players_own_view() -> None:
    s = given_region(given_reserve(given_purchase(), ONE, troops=3, logistics=1), "najaf", TWO)

    assert rules().legal(rules().view(s, ONE), ONE) == rules().legal(s, ONE)
    assert rules().actors(rules().view(s, TWO)) == (ONE,)
