# SPDX-License-Identifier: GPL-3.0-or-later
"""What computer players of One More Barrel answer in the set-up, to deals and in the checks."""

import pytest

from rubbletop.games.barrel.actions.checks import Disband, Extract, Forfeit
from rubbletop.games.barrel.actions.deals import AcceptDeal, RefuseDeal
from rubbletop.games.barrel.actions.opening import BuyStart
from rubbletop.games.barrel.frames.checks import (
    DisbandFrame,
    ExtractionFrame,
    ForfeitFrame,
    GovernmentFrame,
    PacifismFrame,
    PriceFrame,
)
from rubbletop.games.barrel.frames.deals import Bundle, Deal, DealFrame, Transfer
from rubbletop.games.barrel.frames.opening import StartFrame
from rubbletop.games.barrel.frames.orders import TurnFrame
from rubbletop.games.barrel.player.computers import Computer
from rubbletop.games.barrel.player.taste import NORMAL
from rubbletop.games.barrel.state import BarrelState, replace
from tests.barrel.builders import (
    BORDER,
    FOUR,
    ONE,
    THREE,
    TWO,
    at,
    given_game,
    given_region,
    given_reserve,
)
from tests.barrel.player.barrel_asking import choice, hint, outlook

ALL = (ONE, TWO, THREE, FOUR)


def given_offer(give: Bundle, take: Bundle, turn: int = 4) -> BarrelState:
    """Return an offer that two makes to one."""
    deal = Deal(proposer=TWO, partner=ONE, give=give, take=take)
    return given_game(TurnFrame(round=1, left=(TWO, ONE)), DealFrame(deal=deal), turn=turn)


def test_51_a_computer_begins_with_troops_and_logistics() -> None:
    s = given_game(StartFrame(left=ALL), turn=0)

    assert choice(s) == BuyStart(seat=ONE, troops=4, logistics=2)
    assert hint(s).startswith("Enough for one of the weaker regions")


def test_44_a_deal_that_gives_more_than_it_takes_is_made() -> None:
    s = given_offer(Bundle(cash=8), Bundle(oil=1)).with_power(ONE, oil=1)

    assert choice(s) == AcceptDeal(seat=ONE)
    assert hint(s) == "What you get is worth more to you than what you give."


def test_44_a_region_is_worth_more_than_a_dollar() -> None:
    s = given_region(given_offer(Bundle(cash=2), Bundle(regions=(at("bassora"),)), turn=12), "bassora", ONE)
    s = given_region(
        replace(s, price=7), "bassora", ONE, troops={ONE: 4}, barrels=8, buildings=("warehouse", "warehouse")
    )

    assert choice(s) == RefuseDeal(seat=ONE)
    assert hint(s) == "What you give is worth more to you than what you get."


def test_44_logistics_for_nothing_are_welcome() -> None:
    move = Transfer(origin=BORDER, to=BORDER, number=3)
    s = given_reserve(given_offer(Bundle(logistics=(move,)), Bundle()), TWO, logistics=3)

    assert choice(s) == AcceptDeal(seat=ONE)


def test_44_what_cannot_be_paid_is_refused() -> None:
    s = given_offer(Bundle(cash=8), Bundle(oil=1))

    assert choice(s) == RefuseDeal(seat=ONE)


def test_21_a_troop_is_removed_where_it_is_missed_least() -> None:
    s = given_game(PacifismFrame(left=ALL), DisbandFrame(debtor=ONE, owed=1), turn=6)
    s = given_region(s, "bassora", ONE, troops={ONE: 1}, logistics=4)
    s = given_reserve(s, ONE, troops=2)

    assert choice(s) == Disband(seat=ONE, region=BORDER)
    assert hint(s) == "There a troop is missed least."


def test_21_without_a_reserve_a_troop_comes_from_the_country() -> None:
    s = given_game(PacifismFrame(left=ALL), DisbandFrame(debtor=ONE, owed=1), turn=6)
    s = given_region(s, "bassora", ONE, troops={ONE: 1}, logistics=4)
    s = given_region(s, "najaf", ONE, troops={ONE: 4})

    assert choice(s) == Disband(seat=ONE, region=at("najaf"))


def test_36_a_barrel_is_given_up_where_there_are_most() -> None:
    s = given_game(GovernmentFrame(left=ALL, idle=()), ForfeitFrame(debtor=ONE, barrels=1), turn=10)
    s = given_region(s, "bassora", ONE, barrels=1, buildings=("warehouse",))
    s = given_region(s, "najaf", ONE, barrels=3, buildings=("warehouse",))

    assert choice(s) == Forfeit(seat=ONE, region=at("najaf"))
    assert hint(s) == "There a barrel is missed least."


def test_15_barrels_are_taken_where_there_is_no_room_for_them() -> None:
    s = given_game(ExtractionFrame(left=ALL), turn=6)
    s = given_region(s, "bassora", ONE, barrels=3)
    s = given_region(s, "najaf", ONE, barrels=4, buildings=("warehouse",))

    assert choice(s) == Extract(seat=ONE, region=at("bassora"))
    assert hint(s) == "There the most barrels would be lost, or are least safe."


def test_a_step_that_asks_nobody_is_no_question_for_a_computer() -> None:
    s = given_game(PriceFrame())

    with pytest.raises(AssertionError, match="PriceFrame asks nobody"):
        Computer(NORMAL).decided(outlook(s), None)
