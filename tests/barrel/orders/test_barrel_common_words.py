# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of money, barrels, troops, logistics and tracks that change."""

from typing import Literal, get_args

import pytest

from rubbletop.games.barrel.events import common as facts
from rubbletop.games.barrel.words import common
from rubbletop.games.barrel.words.names import box_name, listed, place_name
from rubbletop.kernel.facts import Event, Seat, SpaceId, verbatim
from tests.barrel.builders import BORDER, ONE, TWO, at, given_game, ground, rules

NAJAF = at("najaf")
How = Literal["move", "free", "support", "retreat"]


def paid(purpose: facts.Purpose, *, taker: Seat | None = None, region: SpaceId | None = None) -> facts.Paid:
    """Return a payment of $3 by ONE."""
    return facts.Paid(payer=ONE, amount=6, purpose=purpose, taker=taker, region=region)


def earned(source: facts.Source, barrels: int = 0) -> facts.Earned:
    """Return $3 for ONE."""
    return facts.Earned(earner=ONE, amount=6, source=source, barrels=barrels)


def moved(how: How) -> facts.GroupMoved:
    """Return a step of ONE from the Border Region to Najaf."""
    return facts.GroupMoved(mover=ONE, path=(BORDER, NAJAF), troops=2, logistics=0, how=how)


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (paid("purchase", region=BORDER), "One pays $3 for that."),
        (paid("media"), "One pays $3 for Mass-media."),
        (paid("repeat"), "One pays $3 for doing the same again."),
        (paid("support", taker=TWO), "One pays Two $3 for support."),
        (paid("deal", taker=TWO), "One pays Two $3 in the deal."),
        (paid("fine"), "One pays a fine of $3 for Pacifism."),
        (paid("idle", region=NAJAF), "One pays $3 for Najaf, which did not produce."),
        (paid("repair", region=NAJAF), "One pays $3 for the repair in Najaf."),
        (earned("start"), "One begins with $3."),
        (earned("bonus"), "One is last in the playing order and gets $3 more."),
        (earned("money"), "One takes $3."),
        (earned("taxes"), "One gets $3 from new taxes."),
        (earned("oil", barrels=1), "One sells 1 barrel for $3."),
        (facts.OilMoved(giver=ONE, barrels=2), "One gives up 2 barrels from the hand."),
        (facts.OilMoved(giver=ONE, barrels=1, taker=TWO), "One gives Two 1 barrel in the deal."),
    ],
)
def test_money_and_oil_that_come_go_and_change_hands(event: Event, text: str) -> None:
    assert rules().sentence(given_game(), event).text() == text


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (
            facts.PacifismChanged(seat=ONE, by=2, value=5, why="troops_over"),
            "One’s Pacifism rises by 2 to 5 (more troops than the public tolerates).",
        ),
        (
            facts.PacifismChanged(seat=ONE, by=-1, value=4, why="bombing_failed"),
            "One’s Pacifism falls by 1 to 4 (a bombing that failed).",
        ),
        (
            facts.PacifismChanged(seat=ONE, by=0, value=15, why="taxes"),
            "One’s Pacifism stays at 15 (new taxes).",
        ),
        (facts.InfluenceChanged(seat=ONE, by=1, value=3), "One’s Influence rises by 1 to 3."),
        (facts.TurnBegun(turn=5, phase=2), "Turn 5 begins: Guerrilla."),
        (facts.GameEnded(), "The last turn is over: all hands lie open."),
    ],
)
def test_tracks_and_turns(event: Event, text: str) -> None:
    assert rules().sentence(given_game(), event).text() == text


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (
            facts.TroopsLost(seat=ONE, region=NAJAF, number=1, cause="battle"),
            "One loses 1 troop in the battle for Najaf.",
        ),
        (
            facts.TroopsLost(seat=ONE, region=NAJAF, number=1, cause="retreat"),
            "One loses 1 troop in the retreat from Najaf.",
        ),
        (
            facts.TroopsLost(seat=ONE, region=NAJAF, number=2, cause="bombing"),
            "One loses 2 troops to the bombing in Najaf.",
        ),
        (
            facts.TroopsLost(seat=ONE, region=BORDER, number=1, cause="fine"),
            "One removes 1 troop from the Border Region: the fine cannot be paid.",
        ),
        (
            facts.TroopsLost(seat=ONE, region=BORDER, number=2, cause="withdrawn"),
            "One withdraws 2 troops from the board.",
        ),
        (
            facts.LogisticsUsed(region=NAJAF, number=1, use="production"),
            "Najaf: 1 logistic used up by production.",
        ),
        (
            facts.LogisticsUsed(region=NAJAF, number=4, use="building"),
            "Najaf: 4 logistics used for a building.",
        ),
        (facts.LogisticsUsed(region=NAJAF, number=1, use="influence"), "Najaf: 1 logistic given as aid."),
        (
            facts.LogisticsUsed(region=NAJAF, number=2, use="bombing"),
            "Najaf: 2 logistics destroyed by the bombing.",
        ),
        (
            facts.LogisticsUsed(region=NAJAF, number=2, use="abandoned"),
            "Najaf: 2 logistics lost to the local troops.",
        ),
        (moved("move"), "One moves 2 troops from the Border Region to Najaf."),
        (moved("free"), "One moves 2 troops from the Border Region to Najaf, for free."),
        (moved("support"), "One comes with 2 troops from the Border Region to the battle for Najaf."),
        (moved("retreat"), "One retreats with 2 troops from the Border Region to Najaf."),
    ],
)
def test_troops_and_logistics_that_move_and_are_lost(event: Event, text: str) -> None:
    assert rules().sentence(given_game(), event).text() == text


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (
            facts.RegionEntered(mover=ONE, region=NAJAF, locals=3, extra=2, face=5),
            "One enters Najaf and throws 5: 2 more local troops, 3 in all.",
        ),
        (
            facts.RegionEntered(mover=ONE, region=NAJAF, locals=2, extra=1, face=2),
            "One enters Najaf and throws 2: 1 more local troop, 2 in all.",
        ),
        (
            facts.RegionEntered(mover=ONE, region=NAJAF, locals=1, extra=0, face=1),
            "One enters Najaf and throws 1: no more local troops, 1 in all.",
        ),
        (
            facts.RegionEntered(mover=ONE, region=NAJAF, locals=1, extra=0),
            "One enters Najaf, held by 1 local troop.",
        ),
        (
            facts.ControlTaken(seat=ONE, region=NAJAF, how="victory"),
            "One has won Najaf and controls it.",
        ),
        (
            facts.ControlTaken(seat=ONE, region=NAJAF, how="entered"),
            "One moves into Najaf and controls it now.",
        ),
        (
            facts.ControlTaken(seat=ONE, region=NAJAF, how="deal"),
            "One gets control of Najaf in the deal.",
        ),
    ],
)
def test_regions_that_are_entered_and_controlled(event: Event, text: str) -> None:
    assert rules().sentence(given_game(), event).text() == text


def test_every_kind_of_payment_loss_and_reason_has_words() -> None:
    assert set(common.PAID) == set(get_args(facts.Purpose))
    assert set(common.EARNED) == set(get_args(facts.Source))
    assert set(common.TROOPS_LOST) == set(get_args(facts.Loss))
    assert set(common.LOGISTICS_USED) == set(get_args(facts.Use))
    assert set(common.CONTROL) == set(get_args(facts.Taking))
    assert set(common.WHY) == set(get_args(facts.Why))
    assert set(common.MOVED) == set(get_args(How))


def test_names_of_boxes_places_and_rows() -> None:
    assert box_name(ground(), "media.3").text() == "Mass-media 3"
    assert box_name(ground(), "oil").text() == "Oil Production"
    assert place_name(ground(), BORDER).text() == "the Border Region"
    assert place_name(ground(), NAJAF).text() == "Najaf"
    assert listed([verbatim("A")]).text() == "A"
    assert listed([verbatim("A"), verbatim("B"), verbatim("C")]).text() == "A, B and C"
