# SPDX-License-Identifier: GPL-3.0-or-later
"""Phase 7 goes from player to player, and its words (VI, XIII)."""

import pytest

from rubbletop.games.tokyo.events import movement as facts
from rubbletop.games.tokyo.frames.attacks import AttacksFrame
from rubbletop.games.tokyo.frames.movement import MovementFrame
from rubbletop.games.tokyo.state import Options, TokyoState, replace
from rubbletop.kernel.facts import Action, Event, Seat
from tests.tokyo.builders import FOUR, ONE, THREE, TWO, at, legal, played, rules, run_on, seeded, unit
from tests.tokyo.movement_builders import (
    after,
    climb,
    come_out,
    drop,
    end,
    enter,
    frame,
    given_movement,
    go_in,
    leave,
    load,
    move,
    unload,
)

EVERYBODY = ("ne.troop.1 I2", "se.troop.1 N9", "sw.troop.1 G14", "nw.troop.1 B7")


def test_XIII_each_player_completes_her_moves_before_the_next() -> None:
    s = given_movement(*EVERYBODY)
    for seat in (ONE, TWO, THREE):
        assert rules().actors(s) == (seat,)
        s, told = played(s, end(seat))
        assert told == (facts.MovementEnded(mover=seat),)
    assert rules().actors(s) == (FOUR,)


def test_VI_phase_8_follows_the_last_player() -> None:
    s = given_movement(*EVERYBODY, mover=FOUR, wounds=2)
    change = rules().step(s).apply(s, end(FOUR), seeded())
    assert change.state.top == AttacksFrame(left=(ONE, TWO, THREE, FOUR), start=at("H8"), wounds=2)


def test_XIII_what_one_player_spent_does_not_bind_the_next() -> None:
    s = after(given_movement(*EVERYBODY), move("ne.troop.1", "I1"), end())
    assert frame(s) == MovementFrame(left=(TWO, THREE, FOUR))


def test_XIII_who_has_no_unit_is_passed_over() -> None:
    s = given_movement("nw.troop.1 B7")
    assert rules().actors(s) == ()
    s, told = run_on(s)
    assert told == ()
    assert frame(s).left == (TWO, THREE, FOUR)


def test_XIII_who_has_only_a_superweapon_that_nothing_carries_is_passed_over() -> None:
    s = given_movement("ne.heat_ray I2", "nw.troop.1 B7")
    assert rules().actors(s) == ()
    _, told = run_on(s)
    assert told == (facts.MovementPassed(mover=ONE),)
    assert rules().sentence(s, told[0]).text() == "One has no unit that can move."


def test_86_who_can_pay_for_no_populace_is_passed_over_unless_purses_are_secret() -> None:
    poor = given_movement("ne.punk_rockers.1 I2", cash={ONE: 4, TWO: 0, THREE: 0, FOUR: 0})
    assert rules().actors(poor) == ()
    secret = replace(poor, options=Options(hidden_cash=True))
    assert rules().actors(secret) == rules().actors(rules().view(secret, TWO)) == (ONE,)
    assert legal(secret, ONE) == (end(),)


def test_XIII_who_has_evacuated_her_last_unit_still_ends_her_movement() -> None:
    s = after(given_movement("ne.punk_rockers.1 I1"), leave("ne.punk_rockers.1"))
    assert legal(s, ONE) == (end(),)


SENTENCES: tuple[tuple[tuple[str, ...], tuple[Action, ...], str], ...] = (
    (("ne.troop.1 I2",), (move("ne.troop.1", "I1"),), "One’s Troop: I2 → I1, 1 MP."),
    (
        ("ne.tank.1 box", "ne.heat_ray box"),
        (load("ne.tank.1", "ne.heat_ray"), enter("ne.tank.1", "I1")),
        "One’s Tank: onto the map in I1, 1 MP, with Heat Ray on board.",
    ),
    (
        ("ne.halftrack.1 I2", "ne.troop.1 I2", "ne.heat_ray I2"),
        (
            load("ne.halftrack.1", "ne.troop.1"),
            load("ne.halftrack.1", "ne.heat_ray"),
            move("ne.halftrack.1", "I1"),
        ),
        "One’s Halftrack: I2 → I1, 1 MP, with Troop, Heat Ray on board.",
    ),
    (("ne.paratroop.1 box",), (drop("ne.paratroop.1", "I2"),), "One’s Paratroop lands in I2."),
    (("ne.troop.1 K4",), (go_in("ne.troop.1"),), "One’s Troop: into Broadcast Tower (North-East)."),
    (
        ("ne.troop.1 K4 roof",),
        (go_in("ne.troop.1"),),
        "One’s Troop comes down into Broadcast Tower (North-East).",
    ),
    (
        ("ne.troop.1 K4 inside",),
        (come_out("ne.troop.1"),),
        "One’s Troop: out of Broadcast Tower (North-East).",
    ),
    (
        ("ne.troop.1 K4 inside",),
        (climb("ne.troop.1"),),
        "One’s Troop climbs to the roof of Broadcast Tower (North-East).",
    ),
    (
        ("ne.tank.1 I2", "ne.heat_ray I2"),
        (load("ne.tank.1", "ne.heat_ray"),),
        "One’s Tank takes the Heat Ray along.",
    ),
    (
        ("ne.tank.1 I2", "ne.heat_ray I2"),
        (load("ne.tank.1", "ne.heat_ray"), unload("ne.tank.1", "ne.heat_ray")),
        "One’s Tank sets the Heat Ray down.",
    ),
    (("ne.troop.1 I2", "se.troop.1 N9"), (end(),), "One ends the movement."),
)


@pytest.mark.parametrize(("placed", "actions", "text"), SENTENCES)
def test_every_fact_of_the_movement_is_a_sentence(
    placed: tuple[str, ...], actions: tuple[Action, ...], text: str
) -> None:
    s = given_movement(*placed)
    events: tuple[Event, ...] = ()
    for action in actions:
        s, events = played(s, action)
    assert rules().sentence(s, events[0]).text() == text


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (move("ne.troop.1", "I1"), "Move to I1"),
        (enter("ne.troop.1", "I1"), "Enter the map in I1"),
        (drop("ne.paratroop.1", "I2"), "Land in I2"),
        (go_in("ne.troop.1"), "Go into the building"),
        (go_in("ne.troop.2"), "Come down from the roof"),
        (come_out("ne.troop.1"), "Come out of the building"),
        (climb("ne.troop.1"), "Climb to the roof"),
        (load("ne.tank.1", "ne.heat_ray"), "Take the Heat Ray along"),
        (unload("ne.tank.1", "ne.heat_ray"), "Set the Heat Ray down"),
        (leave("ne.punk_rockers.1"), "Leave the map, to safety"),
        (end(), "End movement"),
    ],
)
def test_every_decision_of_the_movement_is_a_button(action: Action, text: str) -> None:
    s = given_movement("ne.troop.2 K4 roof")
    assert rules().wording(s, action).text() == text


def prompt(s: TokyoState, seat: Seat) -> str:
    return rules().prompt(s, seat).text()


def test_the_mover_is_asked_and_the_others_wait_for_her() -> None:
    s = given_movement("ne.troop.1 I2")
    assert prompt(s, ONE) == "Which units move, and where to?"
    assert prompt(s, TWO) == "One moves."
    s = s.off(unit("ne.tank.1"), "box")
    assert prompt(s, ONE) == "Which units move, and where to? Units still in the box: 1."


def test_picks_name_what_is_clicked_in_order() -> None:
    for action in (move("a", "I1"), enter("a", "I1"), drop("a", "I1")):
        assert action.picks() == ("a", "I1")
    assert load("carrier", "cargo").picks() == ("cargo", "carrier")
    assert unload("carrier", "cargo").picks() == ("cargo",)
    assert go_in("a").picks() == ("a",)
    assert end().picks() == ()
