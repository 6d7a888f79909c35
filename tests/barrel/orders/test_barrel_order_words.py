# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of the action turns."""

import pytest

from rubbletop.games.barrel.actions.checks import EndExtraction
from rubbletop.games.barrel.actions.orders import (
    DeclineSupport,
    EndAction,
    EndTurn,
    GiveSupport,
    MakeSpeech,
    OpenConstruction,
    OpenProduction,
    OpenPurchase,
    PassAction,
    RaiseMedia,
    RaiseTaxes,
    TakeMoney,
    TakePlace,
    Withdraw,
)
from rubbletop.games.barrel.events.checks import BarrelsLost
from rubbletop.games.barrel.events.orders import (
    Bought,
    BoxChosen,
    MediaRaised,
    SupportCalled,
    SupportDeclined,
)
from rubbletop.games.barrel.frames.checks import PriceFrame
from rubbletop.games.barrel.frames.orders import PurchaseFrame, SupportFrame, TurnFrame
from rubbletop.games.barrel.state import Pledge, replace
from rubbletop.games.barrel.words import common, opening, orders
from rubbletop.kernel.facts import Action, Event
from tests.barrel.builders import BORDER, ONE, TWO, at, given_game, given_region, ground, rules
from tests.barrel.orders_builders import buy, call, march


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (BoxChosen(chooser=ONE, box="money.2"), "One chooses Money 2."),
        (BoxChosen(chooser=ONE, box="taxes"), "One chooses New Taxes."),
        (BoxChosen(chooser=ONE, box="oil"), "One chooses Oil Production."),
        (BoxChosen(chooser=ONE, box="speech"), "One holds the Speech to the Nation."),
        (BoxChosen(chooser=ONE, box=""), "One passes this action."),
        (MediaRaised(seat=ONE, by=2, value=5), "One’s Mass-media rises by 2 to 5."),
        (
            Bought(buyer=ONE, region=BORDER, troops=2, logistics=0),
            "One buys 2 troops into the Border Region.",
        ),
        (Bought(buyer=ONE, region=at("bagdad"), troops=0, logistics=1), "One flies 1 logistic into Bagdad."),
        (
            SupportCalled(caller=ONE, guest=TWO, region=at("najaf"), pay=0),
            "One calls Two to the battle for Najaf.",
        ),
        (
            SupportCalled(caller=ONE, guest=TWO, region=at("najaf"), pay=3),
            "One calls Two to the battle for Najaf and offers $1.50.",
        ),
        (SupportDeclined(guest=TWO, region=at("najaf")), "Two does not come to Najaf."),
    ],
)
def test_facts_of_the_action_turns_as_sentences(event: Event, text: str) -> None:
    assert rules().sentence(given_game(), event).text() == text


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (RaiseMedia(seat=ONE, box="media.1", points=1), "Mass-media 1: +1, free"),
        (RaiseMedia(seat=ONE, box="media.1", points=3), "Mass-media 1: +3, for $6"),
        (OpenPurchase(seat=ONE, box="purchase.1"), "Purchase and Move 1: buy 10 elements, 3 moves"),
        (OpenPurchase(seat=ONE, box="purchase.3"), "Purchase and Move 3: buy 3 elements, 1 move"),
        (OpenConstruction(seat=ONE, box="construction.2"), "Construction 2: 2 acts"),
        (OpenConstruction(seat=ONE, box="construction.3"), "Construction 3: 1 act"),
        (TakeMoney(seat=ONE, box="money.3"), "Money 3: $2"),
        (TakePlace(seat=ONE, box="order.2"), "Playing Order 2: number 2 in the next turn"),
        (RaiseTaxes(seat=ONE), "New Taxes: $5, Pacifism +1"),
        (MakeSpeech(seat=ONE), "Speech to the Nation: Pacifism −3"),
        (OpenProduction(seat=ONE), "Oil Production"),
        (PassAction(seat=ONE), "Pass this action"),
        (EndTurn(seat=ONE), "End my turn"),
        (EndAction(seat=ONE), "End this action"),
        (buy(2, "troop"), "Buy 2 troops into the Border Region for $2"),
        (buy(1, "logistic", "bagdad"), "Fly 1 logistic into Bagdad for $2"),
        (march("border", "najaf", 2, 1), "Move 2 troops and 1 logistic from the Border Region to Najaf"),
        (march("anbar", "karbala", 1), "Move 1 troop from Anbar to Karbala (free)"),
        (Withdraw(seat=ONE, troops=3), "Withdraw 3 troops from the board"),
        (call(TWO, "najaf"), "Call Two to Najaf"),
        (call(TWO, "najaf", 4), "Call Two to Najaf for $2"),
        (
            GiveSupport(seat=TWO, origin=at("anbar"), troops=1, logistics=0),
            "Come from Anbar with 1 troop",
        ),
        (DeclineSupport(seat=TWO), "Do not come"),
    ],
)
def test_decisions_of_the_action_turns_as_buttons(action: Action, text: str) -> None:
    s = given_game().with_power(ONE, pacifism=8)
    for region in (at("karbala"), *ground().beside[at("karbala")]):
        s = given_region(s, region, ONE)

    assert rules().wording(s, action).text() == text


def turn(round_: int, *, chosen: bool = False) -> TurnFrame:
    """Return the action turn of ONE."""
    return TurnFrame(round=round_, left=(ONE, TWO), chosen=chosen)


def purchase(elements: int, moves: int, *, moving: bool = False) -> PurchaseFrame:
    """Return a purchase of ONE."""
    return PurchaseFrame(buyer=ONE, elements=elements, moves=moves, moving=moving)


FIRST = "Which is your first action?"
SECOND = "Which is your second action?"
FREE = "Your moves are used up. Free steps and calls for support are still open."


@pytest.mark.parametrize(
    ("frame", "question", "wait"),
    [
        (turn(1), FIRST, "One chooses the first action."),
        (turn(2), SECOND, "One chooses the second action."),
        (
            turn(2, chosen=True),
            "End your turn? You can sell oil and deal first.",
            "One can still sell oil and deal.",
        ),
        (
            purchase(5, 2),
            "What do you buy? You have 5 elements and then 2 moves.",
            "One buys and moves.",
        ),
        (purchase(1, 1), "What do you buy? You have 1 element and then 1 move.", "One buys and moves."),
        (purchase(5, 2, moving=True), "Which groups move? You have 2 moves left.", "One buys and moves."),
        (purchase(0, 1), "Which groups move? You have 1 move left.", "One buys and moves."),
        (purchase(5, 0, moving=True), FREE, "One buys and moves."),
    ],
)
def test_questions_of_the_action_turns(frame: TurnFrame | PurchaseFrame, question: str, wait: str) -> None:
    s = given_game(frame)

    assert rules().prompt(s, ONE).text() == question
    assert rules().prompt(s, TWO).text() == wait


@pytest.mark.parametrize(
    ("pay", "pledged", "question"),
    [
        (0, False, "One calls you to the battle for Najaf. Do you come, and with what?"),
        (4, False, "One offers you $2 to come to the battle for Najaf. With what do you come?"),
        (4, True, "One calls you to Najaf, as you have pledged. With what do you come?"),
    ],
)
def test_questions_to_who_is_called(pay: int, *, pledged: bool, question: str) -> None:
    s = given_game(SupportFrame(caller=ONE, guest=TWO, region=at("najaf"), pay=pay))
    if pledged:
        s = replace(s, pledges=(Pledge(giver=TWO, taker=ONE, region=at("najaf")),))

    assert rules().prompt(s, TWO).text() == question
    assert rules().prompt(s, ONE).text() == "Two is called to the battle for Najaf."


def test_what_belongs_to_other_parts_has_no_words_here() -> None:
    s = given_game(PriceFrame())

    for part in (common, opening, orders):
        assert part.sentence(ground(), s, BarrelsLost(region=at("najaf"), barrels=1)) is None
        assert part.wording(ground(), s, EndExtraction(seat=ONE)) is None
        assert part.prompt(ground(), s, ONE) is None
