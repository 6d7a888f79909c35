# SPDX-License-Identifier: GPL-3.0-or-later
"""What the log, the buttons and the prompts say in the checks and at the end."""

import pytest

from rubbletop.games.barrel.actions.checks import Disband, EndExtraction, Extract, Forfeit
from rubbletop.games.barrel.actions.orders import EndTurn
from rubbletop.games.barrel.events.checks import (
    AccountMade,
    BarrelsExtracted,
    BarrelsForfeited,
    BarrelsLost,
    BarrelsWithdrawn,
    FineForgiven,
    IdleForgiven,
    OilAllotted,
    PriceChanged,
    RegionIdle,
)
from rubbletop.games.barrel.events.common import GameEnded
from rubbletop.games.barrel.frames import AnyFrame
from rubbletop.games.barrel.frames.checks import (
    DisbandFrame,
    ExtractionFrame,
    FinalFrame,
    ForfeitFrame,
    GovernmentFrame,
    NextTurnFrame,
    PacifismFrame,
    PriceFrame,
    StorageFrame,
)
from rubbletop.games.barrel.frames.opening import RollOrderFrame
from rubbletop.games.barrel.state import Account
from rubbletop.games.barrel.words import checks
from rubbletop.kernel.facts import Action, Event
from tests.barrel.builders import BORDER, ONE, TWO, at, given_game, ground

BASSORA = at("bassora")


def price_changed(
    sellers: int, market: int, by: int, *, crash: int = 0, speculation: int = 0, face: int = 0
) -> PriceChanged:
    """Return a price that has come to $2.50 while the highest Pacifism is 7."""
    return PriceChanged(
        sellers=sellers,
        market=market,
        crash=crash,
        speculation=speculation,
        pacifism=7,
        face=face,
        by=by,
        price=4,
    )


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (
            price_changed(0, 1, 1),
            "Nobody has sold oil (+1): the price of a barrel rises from $2 to $2.50.",
        ),
        (
            price_changed(1, 0, 2, speculation=2),
            "One player has sold oil (±0), speculation at Pacifism 7 (+2): "
            "the price of a barrel rises from $1.50 to $2.50.",
        ),
        (
            price_changed(2, -1, -1),
            "2 players have sold oil (−1): the price of a barrel falls from $3 to $2.50.",
        ),
        (price_changed(2, 0, 0), "2 players have sold oil (±0): the price of a barrel stays at $2.50."),
        (
            price_changed(4, -3, -5, crash=-2, face=4),
            "Everybody has sold oil (−3), the die 4 (−2): the price of a barrel falls from $5 to $2.50.",
        ),
        (
            price_changed(4, -3, -3, face=1),
            "Everybody has sold oil (−3): the price of a barrel falls from $4 to $2.50.",
        ),
        (FineForgiven(debtor=ONE, amount=3), "One has nothing left: $1.50 of the fine is forgiven."),
        (RegionIdle(seat=ONE, region=BASSORA), "Bassora has not produced for One and the Government."),
        (
            IdleForgiven(seat=ONE, region=BASSORA),
            "One has nothing to pay for Bassora with, and pays nothing.",
        ),
        (
            BarrelsForfeited(seat=ONE, region=BASSORA, barrels=1),
            "One gives up 1 barrel in Bassora.",
        ),
        (BarrelsExtracted(seat=ONE, region=BASSORA, barrels=2), "One takes 2 barrels from Bassora."),
        (BarrelsLost(region=BASSORA, barrels=2), "Bassora loses 2 barrels for lack of room."),
        (BarrelsWithdrawn(seat=ONE, region=BASSORA, barrels=3), "One brings 3 barrels home from Bassora."),
        (
            OilAllotted(seat=ONE, rank=1, points=13, barrels=8),
            "One, number 1 in the Government’s favour with 6.5 points, gets 8 barrels from it.",
        ),
        (
            OilAllotted(seat=TWO, rank=4, points=4, barrels=0),
            "Two, number 4 in the Government’s favour with 2 points, gets no oil from it.",
        ),
        (
            AccountMade(
                seat=ONE,
                account=Account(
                    cash=21, withdrawn=0, allotted=0, barrels=2, oil=6, contracts=8, fine=60, rank=1
                ),
            ),
            "One: $10.50 in cash, $3 for 2 barrels, $4 for contracts, $30 fined, −$12.50 in all.",
        ),
    ],
)
def test_the_log_tells_the_facts_of_the_checks(event: Event, text: str) -> None:
    sentence = checks.sentence(ground(), given_game(), event)

    assert sentence is not None
    assert sentence.text() == text


@pytest.mark.parametrize(
    ("action", "text", "picks"),
    [
        (Disband(seat=ONE, region=BORDER), "Remove 1 troop from the Border Region", (BORDER,)),
        (Forfeit(seat=ONE, region=BASSORA), "Give up 1 barrel in Bassora", (BASSORA,)),
        (Extract(seat=ONE, region=BASSORA), "Take 1 barrel from Bassora", (BASSORA,)),
        (EndExtraction(seat=ONE), "Take no more barrels", ()),
    ],
)
def test_the_buttons_of_the_checks_say_what_they_do(
    action: Action, text: str, picks: tuple[str, ...]
) -> None:
    wording = checks.wording(ground(), given_game(), action)

    assert wording is not None
    assert wording.text() == text
    assert action.picks() == picks


@pytest.mark.parametrize(
    ("frame", "own", "others"),
    [
        (
            DisbandFrame(debtor=ONE, owed=2),
            "You cannot pay the whole fine: remove 2 troops from the board.",
            "One cannot pay the whole fine, and removes 2 troops from the board.",
        ),
        (
            ForfeitFrame(debtor=ONE, barrels=1),
            "A region did not produce: give up 1 barrel from your regions.",
            "One gives up 1 barrel for a region that did not produce.",
        ),
        (
            ExtractionFrame(left=(ONE, TWO)),
            "Which barrels do you take from your regions?",
            "One takes barrels in hand.",
        ),
        (PacifismFrame(left=(ONE,)), "Pacifism and fines are checked.", ""),
        (PriceFrame(), "The price of oil moves.", ""),
        (GovernmentFrame(left=(ONE,)), "The regions produce for the Government.", ""),
        (StorageFrame(), "Barrels without room are lost.", ""),
        (NextTurnFrame(), "The playing order is settled.", ""),
        (FinalFrame(), "The accounts are made up.", ""),
    ],
)
def test_the_prompts_of_the_checks_ask_the_actor_and_tell_the_others(
    frame: AnyFrame, own: str, others: str
) -> None:
    s = given_game(frame)

    asked, told = checks.prompt(ground(), s, ONE), checks.prompt(ground(), s, TWO)

    assert asked is not None
    assert told is not None
    assert (asked.text(), told.text()) == (own, others or own)


def test_the_words_of_the_checks_leave_other_parts_alone() -> None:
    s = given_game(RollOrderFrame())

    assert checks.sentence(ground(), s, GameEnded()) is None
    assert checks.wording(ground(), s, EndTurn(seat=ONE)) is None
    assert checks.prompt(ground(), s, ONE) is None
