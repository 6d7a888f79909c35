# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of Phase 6: log, buttons, questions (XII)."""

import pytest

from rubbletop.board.grid import BuildingId
from rubbletop.games.tokyo.actions.movement import EndMovement
from rubbletop.games.tokyo.events import godran as facts
from rubbletop.games.tokyo.events.common import TurnBegun
from rubbletop.games.tokyo.falling import building_tally
from rubbletop.games.tokyo.frames.godran import AllotFrame, FallFrame, FleeFrame, Harm, RetreatFrame
from rubbletop.games.tokyo.frames.movement import MovementFrame
from rubbletop.games.tokyo.state import TokyoState, replace
from rubbletop.games.tokyo.words import godran as words
from rubbletop.kernel.facts import Action, Event, Seat
from tests.tokyo.builders import ONE, TWO, at, given_unit, given_units, ground, played, rules, unit
from tests.tokyo.godran_builders import (
    END,
    aiming,
    allot,
    attack,
    first_beat,
    flee,
    given_rampage,
    hide,
    leave,
    mark,
    move,
    retreat,
    smashing,
    stay,
    unmark,
)

MUSEUM = BuildingId("ne.museum")


def sentence(event: Event, s: TokyoState | None = None) -> str:
    return rules().sentence(given_rampage() if s is None else s, event).text()


def log(s: TokyoState, action: Action, *faces: int) -> list[str]:
    after, events = first_beat(s, action, faces)
    return [rules().sentence(after, event).text() for event in events]


def prompt(s: TokyoState, seat: Seat) -> str:
    return rules().prompt(s, seat).text()


def test_XII_the_log_tells_the_begin_the_steps_and_the_end() -> None:
    begun = facts.RampageBegun(controller=ONE, points=10)
    assert sentence(begun) == "One controls GODRAN: 10 AP."
    assert log(given_rampage(), move("H7")) == ["GODRAN: H8 → H7, 9 AP left."]
    assert sentence(facts.RampageEnded(left=0)) == "GODRAN has used all its Action Points."
    assert sentence(facts.RampageEnded(left=3)) == "GODRAN does no more this turn, Action Points left: 3."


@pytest.mark.parametrize(
    ("annoyed", "stunned", "words"),
    [
        (True, True, "GODRAN is neither annoyed nor stunned any longer."),
        (True, False, "GODRAN is no longer annoyed."),
        (False, True, "GODRAN is no longer stunned."),
    ],
)
def test_68_the_log_tells_that_godran_calms_down(annoyed: bool, stunned: bool, words: str) -> None:
    assert sentence(facts.GodranCalmed(annoyed=annoyed, stunned=stunned)) == words


def test_XII_the_log_tells_the_dice_and_what_is_subtracted_from_them() -> None:
    s = given_units(given_rampage(), "H7", "se.troop.1", "se.troop.2", "se.tank.1")
    s = given_unit(s, "se.troop.3", "G8")
    s, _ = played(played(s, mark("H7"))[0], mark("G8"))
    assert log(s, attack(3), 6, 5, 2)[0] == (
        "GODRAN attacks Two’s units in H7, G8: 6 + 5 + 2 = 13; 3 × Troop −6, Tank −4: Damage Points: 3."
    )
    assert log(s, attack(1), 6)[0] == (
        "GODRAN attacks Two’s units in H7, G8: 6 = 6; 3 × Troop −6, Tank −4: no effect."
    )


def test_XII_the_log_tells_why_a_building_falls_or_stands() -> None:
    s = given_rampage("H6")
    assert log(s, smashing("ne.museum", "I6", 2), 6, 4)[0] == (
        "GODRAN smashes at Museum (North-East): 6 + 4 = 10; "
        "VP value of the building −10: 0, needed 0: it falls."
    )
    assert log(replace(s, annoyed=True), aiming("ne.museum", "I6", "E", 1), 6)[0] == (
        "GODRAN pushes Museum (North-East) to the east: 6, annoyed: each 1 more = 7; "
        "VP value of the building −10: −3, needed 0: it stands."
    )
    assert log(replace(given_rampage("M4"), stunned=True), smashing("ne.office_block", "M5", 2), 4, 4)[0] == (
        "GODRAN smashes at Office Block (North-East): 4 + 4, stunned: each 1 less but not below 1 = 6; "
        "a building without VP value −5: 1, needed 0: it falls."
    )


def test_80_the_log_tells_what_debris_adds() -> None:
    event = facts.BuildingAttacked(
        faces=(3, 3, 3),
        per_die=0,
        total=9,
        reckoning=building_tally(ground(), BuildingId("ne.convention_center"), MUSEUM).lines,
        building=BuildingId("ne.convention_center"),
        area=at("J6"),
        origin=at("I6"),
        mode="aim",
        side="E",
        link=2,
        result=9,
        need=10,
    )
    assert sentence(event) == (
        "The debris hits Convention Center (North-East): 3 + 3 + 3 = 9; "
        "Debris of Museum (North-East) +10, VP value of the building −10: 9, needed 10: it stands."
    )


def test_71_the_log_tells_who_is_buried_and_who_is_missed() -> None:
    def pelted(total: int) -> str:
        needs = {unit("se.troop.1"): 15, unit("se.tank.1"): 18}
        return sentence(facts.UnitsPelted(area=at("J6"), total=total, needs=needs))

    assert pelted(18) == "Rubble in J6, dice total 18: it buries Two’s Troop (15), Two’s Tank (18)."
    assert pelted(15) == "Rubble in J6, dice total 15: it buries Two’s Troop (15) and misses Two’s Tank (18)."
    assert pelted(14) == "Rubble in J6, dice total 14: it misses Two’s Troop (15), Two’s Tank (18)."


def test_77_the_log_tells_where_debris_comes_down() -> None:
    landed = facts.DebrisLanded(building=MUSEUM, origin=at("I6"), area=at("J6"))
    assert sentence(landed) == "Debris of Museum (North-East) comes down in J6."
    assert sentence(replace(landed, area=None)) == "Debris of Museum (North-East) flies off the map."


@pytest.mark.parametrize(
    ("harm", "points", "words"),
    [
        ("none", 0, "Spared: Two’s Troop."),
        ("retreat", 1, "Two’s Troop must retreat, which absorbs 1."),
        ("flee", 2, "Two’s Troop must flee, which absorbs 2."),
        ("destroy", 3, "Lost, which absorbs 3: Two’s Troop."),
        ("die", 1, "Lost, which absorbs no more than 1: Two’s Troop."),
    ],
)
def test_59_the_log_tells_what_each_unit_absorbs(harm: Harm, points: int, words: str) -> None:
    assert sentence(facts.HarmAllotted(unit=unit("se.troop.1"), harm=harm, points=points)) == words


def test_65_the_log_tells_where_a_unit_hides() -> None:
    event = facts.UnitFledInside(unit=unit("se.troop.1"), area=at("I6"))
    assert sentence(event) == "Hidden in Museum (North-East): Two’s Troop."


def test_XII_the_buttons_of_phase_6() -> None:
    s = given_rampage()
    actions: dict[Action, str] = {
        move("H7"): "Go to H7",
        mark("H7"): "Target Two’s units in H7",
        unmark("H7"): "Leave out H7",
        attack(3): "Attack, dice: 3",
        smashing("ne.museum", "I6", 2): "Smash Museum (North-East), dice: 2",
        aiming("ne.museum", "I6", "E", 2): "Push Museum (North-East) to the east, dice: 2",
        END: "End GODRAN’s phase",
        allot("se.troop.1", "flee"): "Flee (absorbs 2)",
        retreat("se.troop.1", "H6"): "Retreat to H6",
        flee("se.troop.1", "H6"): "Flee to H6",
        hide("se.troop.1"): "Hide in the building",
        leave("se.troop.1"): "Flee off the map",
        stay("se.troop.1"): "Stay here",
    }
    assert {action: rules().wording(s, action).text() for action in actions} == actions


def test_XII_the_questions_of_phase_6() -> None:
    s = given_unit(given_rampage(), "se.troop.1", "H7")
    assert prompt(s, ONE) == "Where does GODRAN go, what does it attack? Action Points: 10."
    assert prompt(s, TWO) == "One controls GODRAN, Action Points left: 10."
    assert prompt(played(s, mark("H7"))[0], ONE) == (
        "How many dice for the attack, or which more units? Action Points: 10."
    )


def test_XII_the_questions_about_victims() -> None:
    s = given_units(given_rampage(), "H7", "se.troop.1", "se.troop.2")
    one, two = unit("se.troop.1"), unit("se.troop.2")
    allotting = s.push(AllotFrame(units=(one, two), damage=5, harms={two: "flee"}))
    assert prompt(allotting, TWO) == "Damage Points to distribute: 3. What happens to each unit?"
    assert prompt(allotting, ONE) == "Two distributes Damage Points: 3."
    retreating = s.push(RetreatFrame(unit=one))
    assert prompt(retreating, TWO) == "Where does Two’s Troop retreat to?"
    assert prompt(retreating, ONE) == "Two’s Troop must retreat."
    fleeing = s.push(FleeFrame(unit=one, steps=2))
    assert prompt(fleeing, ONE) == "Where does Two’s Troop flee? Areas left: 2."
    assert prompt(fleeing, TWO) == "Two’s Troop must flee where the Controller wants."
    falling = FallFrame(link=2, origin=at("I6"), area=at("J6"), side="E", dice=3, total=15, source=MUSEUM)
    assert prompt(s.push(falling), ONE) == "Debris of Museum (North-East) flies."


def test_XII_facts_decisions_and_steps_of_other_phases_are_left_to_their_own_words() -> None:
    s = replace(given_rampage(), stack=(MovementFrame(left=(ONE,)),))
    assert words.sentence(ground().board, s, TurnBegun(turn=1)) is None
    assert words.wording(ground().board, s, EndMovement(seat=ONE)) is None
    assert words.prompt(ground(), s, ONE) is None
