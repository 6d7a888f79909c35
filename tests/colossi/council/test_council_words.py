# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of scenario 2 and of the campaign (sc. 2, sc. 3)."""

from typing import get_args

import pytest

from rubbletop.games.colossi import words
from rubbletop.games.colossi.actions import council as deeds
from rubbletop.games.colossi.events import common
from rubbletop.games.colossi.events import council as facts
from rubbletop.games.colossi.frames import council as frames
from rubbletop.games.colossi.state import ColossiState, Council, replace
from rubbletop.games.colossi.tables import TeamName
from rubbletop.games.colossi.words.names import counted
from rubbletop.kernel.facts import Action, Event, UnitId
from rubbletop.kernel.state import Frame
from tests.colossi.builders import SEAT, at, given_tribe, given_unit, rules
from tests.colossi.council.gathered import END, END_RETURNS, GO_ON, given_council, pick, place, take_back

SQUAD, MEDIC = UnitId("squad2"), UnitId("medic")
PICKED: dict[TeamName, tuple[UnitId, ...]] = {"unit1": ()}

FACTS: list[tuple[Event, str]] = [
    (facts.TeamCalled(team="unit2", units=(SQUAD, MEDIC)), "Unit 2 arrives: Squad 2, Medic."),
    (facts.UnitTakenBack(unit=SQUAD, hex=at(111)), "Squad 2 is taken back from 111."),
    (
        facts.AreaHeld(team="unit1", hex=at(111)),
        "The Colossi hold 111 in the area of Unit 1: it comes in from off the map.",
    ),
    (
        facts.AreaFull(team="unit3"),
        "The area of Unit 3 has no more room: the rest comes in from off the map.",
    ),
    (facts.WormholeHeld(unit=SQUAD), "Squad 2 holds the Wormhole: it stays closed."),
    (
        facts.WormholeRolled(face=2, turn=3, opens=True),
        "Sacrifice Wormhole: 2, less than the turn number 3: it opens.",
    ),
    (
        facts.WormholeRolled(face=3, turn=3, opens=False),
        "Sacrifice Wormhole: 3, not less than the turn number 3: it stays closed.",
    ),
    (
        facts.Rejoiced(tribe=UnitId("red"), hex=at(343)),
        "The Redstones celebrate at the Sacred Pillar in 343 and throw out Rubble.",
    ),
    (
        facts.BattleEnded(why="turns", points=14),
        "The last turn of the first battle is over. Victory points: 14.",
    ),
    (
        facts.BattleEnded(why="no_marines", points=-30),
        "No Marine is left on the map: the first battle is over. Victory points: -30.",
    ),
    (
        facts.BattleEnded(why="no_tribes", points=40),
        "No tribe is left on the map: the first battle is over. Victory points: 40.",
    ),
    (
        facts.BattleBegan(zone="beta"),
        "The tribes hold a council in Zone Beta, and the Marines come upon them.",
    ),
]

DEEDS: list[tuple[Action, str]] = [
    (pick("unit3"), "Unit 3 comes now"),
    (place("squad2", 111), "Place Squad 2 in 111"),
    (take_back("squad2"), "Take Squad 2 back"),
    (END, "The team stands"),
    (END_RETURNS, "Nobody else lands"),
    (GO_ON, "On to the Council"),
]

QUESTIONS: list[tuple[Frame, str]] = [
    (frames.TeamFrame(team="unit2"), "Where do the units of Unit 2 stand?"),
    (frames.ReturnFrame(left=2), "Which lost unit lands again, and where? At most 2 more."),
    (frames.InterludeFrame(), "The first battle is over. Go on to the second?"),
    (frames.GatherFrame(), "The tribes gather at the Sacred Pillars."),
    (frames.WormholeFrame(), "The Colossi act."),
]


def table(*stack: Frame, **fields: object) -> ColossiState:
    things = (given_unit("squad", 421, id_="squad2"), given_unit("medic", 422), given_tribe("red", 343))
    return replace(given_council(*things, *stack), **fields)


@pytest.mark.parametrize(("event", "text"), FACTS)
def test_what_the_log_tells_of_the_council(event: Event, text: str) -> None:
    assert words.sentence(table(), event).text() == text


def test_every_fact_of_the_council_is_told() -> None:
    assert {type(event) for event, _ in FACTS} == set(get_args(facts.Events))


def test_a_unit_that_walks_in_enters_the_map() -> None:
    event = common.UnitMoved(unit=SQUAD, path=(at(111),), how="march")
    assert words.sentence(table(), event).text() == "Squad 2 enters the map in 111."


@pytest.mark.parametrize(("action", "text"), DEEDS)
def test_what_the_buttons_of_the_council_say(action: Action, text: str) -> None:
    assert words.wording(table(), action).text() == text


def test_every_decision_of_the_council_has_a_button() -> None:
    assert {type(action) for action, _ in DEEDS} == set(get_args(deeds.Actions))


@pytest.mark.parametrize(("frame", "text"), QUESTIONS)
def test_what_the_council_asks(frame: Frame, text: str) -> None:
    assert rules().prompt(table(frame), SEAT).text() == text


def test_the_first_team_and_later_ones_are_asked_for_in_other_words() -> None:
    assert rules().prompt(table(frames.PickTeamFrame()), SEAT).text() == "Which team comes first?"
    later = table(frames.PickTeamFrame(), council=Council(teams=PICKED))
    assert rules().prompt(later, SEAT).text() == "Which team comes now?"


def test_units_of_a_kind_are_counted() -> None:
    assert counted(("squad", "bit", "squad")).text() == "2 × Squad, Boring Bit"
