# SPDX-License-Identifier: GPL-3.0-or-later
"""Selling oil in one's own turn (Other Actions; 18, 43)."""

from rubbletop.games.barrel.actions.orders import SellOil
from rubbletop.games.barrel.events.common import Earned
from rubbletop.games.barrel.frames.orders import TurnFrame
from rubbletop.games.barrel.state import BarrelState
from rubbletop.kernel.facts import Range
from tests.barrel.builders import FOUR, ONE, THREE, TWO, given_game, is_offered, legal, played, reason, rules

LEFT = (ONE, TWO, THREE, FOUR)


def given_oil(oil: int, *, chosen: bool = False) -> BarrelState:
    s = given_game(TurnFrame(round=1, left=LEFT, chosen=chosen), price=4)
    return s.with_power(ONE, oil=oil)


def test_ruling_18_any_amount_is_sold_at_the_price_of_the_marker_and_marks_a_seller() -> None:
    s, events = played(given_oil(3), SellOil(seat=ONE, barrels=2))

    assert events == (Earned(earner=ONE, amount=10, source="oil", barrels=2),)
    assert (s.powers[ONE].oil, s.powers[ONE].cash, s.powers[ONE].sold) == (1, 30, True)
    assert not s.powers[TWO].sold


def test_ruling_18_oil_is_sold_before_and_after_the_action_and_twice() -> None:
    s, _ = played(given_oil(2, chosen=True), SellOil(seat=ONE, barrels=1))
    s, _ = played(s, SellOil(seat=ONE, barrels=1))

    assert s.powers[ONE].oil == 0
    assert is_offered(given_oil(1), SellOil(seat=ONE, barrels=1))


def test_ruling_18_the_sales_are_listed_up_to_the_hand() -> None:
    sales = [offer for offer in legal(given_oil(5), ONE) if isinstance(offer, Range)]

    assert Range(SellOil(seat=ONE, barrels=1), "barrels", 1, 5) in sales


def test_ruling_18_oil_that_is_not_in_hand_cannot_be_sold() -> None:
    assert reason(given_oil(1), SellOil(seat=ONE, barrels=2)) == "You have only 1 barrel in hand."
    assert reason(given_oil(1), SellOil(seat=ONE, barrels=0)) == "A sale is of at least 1 barrel."
    assert "You have no oil in hand" in reason(given_oil(0), SellOil(seat=ONE, barrels=1))


def test_ruling_18_oil_is_not_sold_in_the_turn_of_another() -> None:
    s = given_oil(1).with_power(TWO, oil=1)

    assert reason(s, SellOil(seat=TWO, barrels=1)) == "It is not this seat's decision."


def test_ruling_43_a_barrel_at_the_lowest_price_brings_half_a_dollar() -> None:
    s, _ = played(
        given_game(TurnFrame(round=1, left=LEFT)).with_power(ONE, oil=1), SellOil(seat=ONE, barrels=1)
    )

    assert s.powers[ONE].cash == 21
    words = rules().wording(given_oil(3), SellOil(seat=ONE, barrels=3))
    assert words.text() == "Sell 3 barrels for $7.50"
