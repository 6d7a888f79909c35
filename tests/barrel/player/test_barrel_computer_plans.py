# SPDX-License-Identifier: GPL-3.0-or-later
"""How computer players of One More Barrel keep a plan, stay within the rules in it, and reckon with oil."""

from random import Random

import pytest

from rubbletop.games.barrel.actions.orders import Buy, March
from rubbletop.games.barrel.frames.orders import PurchaseFrame
from rubbletop.games.barrel.player import campaign, player, purchase
from rubbletop.games.barrel.player.draft import Draft
from rubbletop.games.barrel.player.economy import Season, Store, income
from rubbletop.games.barrel.player.taste import NORMAL
from rubbletop.games.barrel.state import BarrelState, replace
from rubbletop.kernel.dice import SeededDice
from rubbletop.kernel.facts import Action
from tests.barrel.builders import BORDER, ONE, TWO, at, given_game, given_region, given_reserve, ground, rules
from tests.barrel.player.barrel_asking import outlook

BOX = PurchaseFrame(buyer=ONE, elements=10, moves=3)


def after(s: BarrelState, action: Action) -> BarrelState:
    """Return the position that an action leads to, as player one sees it."""
    beats = list(rules().apply(s, action, SeededDice(1)))
    return rules().view(beats[-1].state, ONE)


def test_the_rest_of_a_purchase_is_carried_out_as_planned(monkeypatch: pytest.MonkeyPatch) -> None:
    s = given_game(BOX, turn=2)
    computer = player("normal")
    first = computer.choose(rules(), rules().view(s, ONE), ONE, Random(1))
    planned = purchase.planned(outlook(s), 10, 3)[1].actions
    assert len(planned) > 1
    assert first == planned[0]

    monkeypatch.setattr(purchase, "planned", lambda *_: pytest.fail("planned anew"))
    second = computer.choose(rules(), after(s, first), ONE, Random(1))

    assert second == planned[1]


def test_a_plan_is_dropped_where_something_has_changed() -> None:
    s = given_game(BOX, turn=2)
    computer = player("normal")
    first = computer.choose(rules(), rules().view(s, ONE), ONE, Random(1))
    poorer = after(s, first).with_power(ONE, cash=0)

    second = computer.choose(rules(), poorer, ONE, Random(1))

    assert second != purchase.planned(outlook(s), 10, 3)[1].actions[1]
    rules().check(poorer, second)


def test_a_plan_is_dropped_where_purchases_are_over_though_all_stands_as_before() -> None:
    s = given_game(BOX, turn=2)
    computer = player("normal")
    bought = after(s, computer.choose(rules(), rules().view(s, ONE), ONE, Random(1)))
    frame = bought.top_frame(PurchaseFrame)
    moving = bought.become(replace(frame, moving=True))

    assert isinstance(computer.choose(rules(), bought, ONE, Random(1)), Buy)
    computer = player("normal")
    computer.choose(rules(), rules().view(s, ONE), ONE, Random(1))
    rules().check(moving, computer.choose(rules(), moving, ONE, Random(1)))


def test_a_plan_never_buys_beyond_fifteen_troops_even_where_some_are_withdrawn() -> None:
    s = given_reserve(given_game(BOX, turn=6), ONE, troops=14)
    draft = Draft(ground(), ONE, s, s, 10, 3).withdrawn(4)

    bought = draft.bought("troop", BORDER, 1)

    assert bought is not None
    assert bought.bought("troop", BORDER, 1) is None


def test_25_no_plan_takes_logistics_through_what_others_control() -> None:
    s = given_reserve(given_game(BOX, turn=6), ONE, troops=6, logistics=6)
    s = given_region(s, "muthanna", TWO, troops={TWO: 1})
    s = given_region(s, "najaf", TWO, troops={TWO: 1})
    s = given_region(s, "karbala", TWO, troops={TWO: 1})
    theirs = {at("muthanna"), at("najaf"), at("karbala")}

    plans = list(campaign.deeds(Draft(ground(), ONE, s, s, 10, 3)))
    marches = [each for plan in plans for each in plan.actions if isinstance(each, March)]

    assert any(march.to in theirs for march in marches), "troops may go through"
    assert not [march for march in marches if march.logistics and march.to in theirs]
    assert any(isinstance(each, Buy) and each.what == "logistic" for plan in plans for each in plan.actions)


def region(logistics: float) -> Store:
    """Return a region that makes two barrels of as many logistics."""
    return Store(weight=1.0, out=2.0, need=2.0, logistics=logistics, barrels=0.0, room=1.0, sites=3)


def test_36_logistics_are_saved_for_the_government_where_that_brings_more() -> None:
    season = Season(turns=5, government=4, barrel=4.0, hauled=2.0)
    one = income([region(2.0)], season, NORMAL)

    both = income([region(2.0), region(2.0)], season, NORMAL)

    assert both > one > 0
    assert income([], season, NORMAL) == 0


def test_more_logistics_never_bring_less() -> None:
    season = Season(turns=6, government=4, barrel=4.0, hauled=3.0)

    sums = [income([region(number), region(2.0)], season, NORMAL) for number in (0.0, 1.0, 2.0, 4.0, 6.0)]

    assert sums == sorted(sums)
    assert sums[0] < sums[-1]
