# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of the set-up."""

from rubbletop.games.barrel.actions.opening import BuyStart
from rubbletop.games.barrel.events.opening import OrderRolled, OrderSettled, StartBought
from rubbletop.games.barrel.frames.opening import RollOrderFrame, StartFrame
from tests.barrel.builders import FOUR, ONE, THREE, TWO, given_game, rules


def test_the_facts_of_the_set_up_as_sentences() -> None:
    s = given_game()
    said = [
        rules().sentence(s, event).text()
        for event in (
            OrderRolled(seat=ONE, face=4),
            OrderSettled(order=(TWO, FOUR, ONE, THREE)),
            StartBought(buyer=ONE, troops=1, logistics=2),
            StartBought(buyer=TWO, troops=0, logistics=0),
        )
    ]

    assert said == [
        "One throws 4.",
        "The playing order is: Two, Four, One and Three.",
        "One begins with 1 troop and 2 logistics in the Border Region.",
        "Two begins with nothing in the Border Region.",
    ]


def test_the_first_purchases_as_buttons() -> None:
    s = given_game(StartFrame(left=(ONE,)))

    assert rules().wording(s, BuyStart(seat=ONE, troops=0, logistics=0)).text() == "Buy nothing"
    assert rules().wording(s, BuyStart(seat=ONE, troops=2, logistics=1)).text() == (
        "Buy 2 troops and 1 logistic for $3"
    )


def test_the_questions_of_the_set_up() -> None:
    s = given_game(StartFrame(left=(ONE, TWO)))

    assert (
        rules().prompt(given_game(RollOrderFrame()), ONE).text() == "Everybody throws for the playing order."
    )
    assert rules().prompt(s, ONE).text() == (
        "How many troops and logistics do you begin with in the Border Region?"
    )
    assert rules().prompt(s, TWO).text() == "One buys the first troops and logistics."
