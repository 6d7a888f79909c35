# SPDX-License-Identifier: GPL-3.0-or-later
"""The sentences of money, points, losses and the end, with their numbers and reasons (III, VII, XVI)."""

import pytest

from rubbletop.board.grid import BuildingId
from rubbletop.games.tokyo.events.common import (
    BuildingFell,
    Earned,
    GameEnded,
    MonsterScored,
    Paid,
    Scored,
    TurnBegun,
    UnitDestroyed,
    UnitEvacuated,
    UnitWithdrew,
)
from rubbletop.games.tokyo.frames.movement import MovementFrame
from rubbletop.games.tokyo.state import replace
from rubbletop.kernel.facts import Event
from tests.tokyo.builders import ONE, at, given_game, rules, unit

TROOP = unit("ne.troop.1")
STADIUM = BuildingId("ne.stadium")

SENTENCES: tuple[tuple[Event, str], ...] = (
    (TurnBegun(turn=3), "Turn 3 begins."),
    (Paid(payer=ONE, amount=40, purpose="bid"), "One pays 40 Mega-Yen for the bid."),
    (Paid(payer=ONE, amount=4, purpose="tie"), "One raises the bid by 4 Mega-Yen."),
    (Paid(payer=ONE, amount=30, purpose="activation"), "One pays 30 Mega-Yen for activated units."),
    (Paid(payer=ONE, amount=25, purpose="research"), "One puts 25 Mega-Yen into research."),
    (Paid(payer=ONE, amount=90, purpose="development"), "One puts 90 Mega-Yen into superweapons."),
    (
        Paid(payer=ONE, amount=10, purpose="populace", about="ne.old_folks.1"),
        "One pays 10 Mega-Yen to move the Old Folks.",
    ),
    (Paid(payer=ONE, amount=6, purpose="trade", about="two"), "One gives 6 Mega-Yen to Two."),
    (
        Earned(earner=ONE, amount=50, source="center", about="ne.factory"),
        "One gets 50 Mega-Yen: Factory (North-East).",
    ),
    (Earned(earner=ONE, amount=6, source="trade", about="two"), "One gets 6 Mega-Yen from Two."),
    (Earned(earner=ONE, amount=25, source="void"), "One takes the bid back: 25 Mega-Yen."),
    (
        Scored(scorer=ONE, points=15, merit="building", about="ne.stadium"),
        "One, the Controller, too: +15 VP.",
    ),
    (
        Scored(scorer=ONE, points=10, merit="unit", about="ne.troop.1"),
        "One, the Controller, too: +10 VP.",
    ),
    (
        Scored(scorer=ONE, points=15, merit="evacuation", about="ne.old_folks.1"),
        "One: +15 VP for the safety of the Old Folks.",
    ),
    (Scored(scorer=ONE, points=30, merit="wound"), "One: +30 VP for a wound of GODRAN."),
    (Scored(scorer=ONE, points=99, merit="kill"), "One: +99 VP for the death of GODRAN."),
    (Scored(scorer=ONE, points=-6, merit="trade", about="two"), "One: −6 VP in a trade with Two."),
    (
        Scored(scorer=ONE, points=-10, merit="no_building"),
        "One, who controls GODRAN: −10 VP, because no building fell this turn.",
    ),
    (
        Scored(scorer=ONE, points=-25, merit="wounded"),
        "One, who controls GODRAN: −25 VP, because it was wounded.",
    ),
    (
        Scored(scorer=ONE, points=-50, merit="killed"),
        "One, who controls GODRAN: −50 VP, because it was killed.",
    ),
    (
        Scored(scorer=ONE, points=15, merit="standing", about="ne.stadium"),
        "One: +15 VP for Stadium (North-East), which still stands.",
    ),
    (
        MonsterScored(points=15, merit="building", about="ne.stadium"),
        "GODRAN: +15 VP for Stadium (North-East).",
    ),
    (MonsterScored(points=10, merit="unit", about="ne.troop.1"), "GODRAN: +10 VP for One’s Troop."),
    (
        MonsterScored(points=-90, merit="kill"),
        "GODRAN: −90 VP, shared by those who killed it; fractions are lost.",
    ),
    (
        UnitDestroyed(unit=TROOP, area=at("I2"), cause="bid"),
        "Nobody bid anything: GODRAN takes One’s Troop in I2.",
    ),
    (UnitDestroyed(unit=TROOP, area=at("I2"), cause="strike"), "GODRAN destroys One’s Troop in I2."),
    (
        UnitDestroyed(unit=TROOP, area=at("I2"), cause="smash"),
        "The falling building buries One’s Troop in I2.",
    ),
    (UnitDestroyed(unit=TROOP, area=at("I2"), cause="debris"), "Debris kills One’s Troop in I2."),
    (
        UnitDestroyed(unit=TROOP, area=at("I2"), cause="flop"),
        "GODRAN strikes back and destroys One’s Troop in I2.",
    ),
    (
        UnitDestroyed(unit=TROOP, area=at("I2"), cause="roof"),
        "The failed attack shakes One’s Troop off the roof in I2: destroyed.",
    ),
    (
        UnitDestroyed(unit=TROOP, area=at("I2"), cause="retreat"),
        "No way to retreat from I2: One’s Troop destroyed.",
    ),
    (
        BuildingFell(building=STADIUM, areas=(at("I5"), at("J5"))),
        "Stadium (North-East) falls: rubble in I5, J5.",
    ),
    (UnitWithdrew(unit=TROOP, path=(at("I2"), at("I1")), how="retreat"), "One’s Troop retreats I2 → I1."),
    (UnitWithdrew(unit=TROOP, path=(at("I2"), at("I1")), how="flee"), "Flight of One’s Troop: I2 → I1."),
    (
        UnitEvacuated(unit=unit("ne.old_folks.1"), area=at("I1")),
        "Off the map and safe: One’s Old Folks, from I1.",
    ),
    (
        GameEnded(why="broke"),
        "The game is over: a player has no production center left, no Mega-Yen, and no trade was made.",
    ),
    (GameEnded(why="weapons"), "The game is over: every player has attacked GODRAN with a superweapon."),
    (GameEnded(why="killed"), "The game is over: GODRAN is dead."),
    (GameEnded(why="buildings"), "The game is over: no building with a VP value is left standing."),
    (GameEnded(why="populace"), "The game is over: no populace unit is left on the map."),
)


@pytest.mark.parametrize(("event", "text"), SENTENCES)
def test_every_common_fact_is_a_sentence(event: Event, text: str) -> None:
    s = given_game(MovementFrame(left=(ONE,)))
    assert rules().sentence(s, event).text() == text


def test_a_game_that_is_over_says_so() -> None:
    s = replace(given_game(MovementFrame(left=(ONE,))), stack=(), ended="populace")
    assert rules().prompt(s, ONE).text() == "The game is over."
