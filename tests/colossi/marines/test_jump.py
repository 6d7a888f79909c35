# SPDX-License-Identifier: GPL-3.0-or-later
"""Jump Movement (5.3.1.5)."""

import pytest

from rubbletop.games.colossi.actions.marines import JumpTo
from rubbletop.games.colossi.frames.harm import HitsFrame
from rubbletop.games.colossi.frames.marines import ActingFrame, ActionsFrame, JumpFrame
from rubbletop.games.colossi.state import ColossiState, Rubble, Tribe, Unit, replace
from rubbletop.kernel.facts import Player, Setup, UnitId
from rubbletop.kernel.session import Session
from tests.colossi.builders import (
    SEAT,
    assert_listed_pass,
    given_rubble,
    given_tribe,
    given_unit,
    legal,
    played,
    refused,
    rules,
)
from tests.colossi.marines.acts import (
    chisel,
    end,
    fire,
    given_actions,
    jump,
    jump_to,
    kinds_of,
    march,
    recon,
)

NEIGHBOURS = (144, 145, 156, 162, 225, 226)
"""The hexes next to 161, lowest first."""


def given_jump(*things: Unit | Tribe | Rubble, unit: Unit | None = None, **fields: object) -> ColossiState:
    """Return a Scout in 111 that is about to jump."""
    s = replace(given_actions(unit or given_unit("scout", 111), *things), **fields)
    return played(s, jump()).state


def test_5_3_1_5_the_hex_is_asked_for_after_the_jump_is_announced() -> None:
    s = given_jump()
    assert s.top == JumpFrame(unit=UnitId("scout"))
    assert {type(a) for a in legal(s)} == {JumpTo}
    assert_listed_pass(s)
    assert refused(s, end("scout")) == (
        "The unit is about to jump: choose its hex, or take the Jump back. [5.3.1.5]"
    )


def test_78_any_hex_a_walk_could_end_in_is_allowed() -> None:
    s = given_jump(
        given_unit("hq", 161),
        given_tribe("red", 163),
        given_rubble(221),
        given_rubble(222, "cliffs"),
        given_rubble(223, "pit"),
        given_rubble(224, "stonehenge"),
        given_rubble(226, "minefield"),
    )
    free = {str(a.to) for a in legal(s) if isinstance(a, JumpTo)}
    assert {"345", "523", "224", "226"} <= free
    assert not free & {"111", "161", "163", "221", "222", "223", "251+1"}
    assert [refused(s, jump_to(to)) for to in (161, 163, 221, 222, 223, "251+1", 999)] == [
        "A unit cannot jump into a hex with another unit. [5.3.1.5, 78]",
        "Units cannot enter a hex with a tribe. [5.3.1.1]",
        "Units cannot enter a hex with Rubble. [2.1.2.4]",
        "Nobody can enter the Red Cliffs. [6.0]",
        "No unit enters the Bottomless Quarry Pit of its own will. [6.0, 120]",
        "Units cannot enter a Hill. [2.2]",
        "There is no such hex on the map. [2.2]",
    ]


@pytest.mark.parametrize("face", [4, 6])
def test_80_after_a_safe_jump_one_attack_without_a_penalty(face: int) -> None:
    told = played(given_jump(given_tribe("red", 164)), jump_to(161), [face])
    assert isinstance(told.state.top, ActingFrame)
    assert kinds_of(told.state, "scout") == {"Fire", "EndAction"}
    assert refused(told.state, fire("scout", "red", "move")) == (
        "After a Jump the attack is made at full strength. [5.3.1.5, 80]"
    )
    assert refused(told.state, recon()) == "Reconnaissance takes the whole action. [5.3.4.1]"
    assert refused(told.state, march("scout", 162)) == ("A unit does not move on after a Jump. [5.3.1.5]")
    told = played(told.state, fire("scout", "red"), [1, 1, 1])
    assert told.state.top == ActionsFrame(begun=True)
    assert told.unit("scout").moved


def test_80_special_ops_may_chisel_after_a_jump() -> None:
    s = given_jump(given_tribe("red", 164), unit=given_unit("ops", 111, id_="scout"))
    s = played(s, jump_to(161), [5]).state
    assert played(s, chisel("scout", "red"), [4, 1, 1]).tribe("red").stack[0].reduced


def test_57_a_scattered_jump_comes_down_next_door_and_the_action_is_over() -> None:
    told = played(given_jump(given_tribe("red", 164)), jump_to(161), [3])
    assert told.unit("scout").hex == "144"
    assert told.state.top == ActionsFrame(begun=True)
    assert not kinds_of(told.state, "scout")


def test_57_scattered_without_room_it_is_eliminated() -> None:
    told = played(given_jump(*(given_rubble(n) for n in NEIGHBOURS)), jump_to(161), [2])
    assert told.unit("scout").place == "lost"


def test_79_a_malfunction_drifts_and_damages_and_a_damaged_unit_is_eliminated() -> None:
    told = played(given_jump(), jump_to(161), [1, 2, 2, 5])
    assert (told.unit("scout").hex, told.unit("scout").damaged) == ("225", False)
    s = given_jump(given_unit("hq", 225))
    assert played(s, jump_to(161), [1, 2, 2, 5]).unit("scout").damaged
    hurt = given_jump(given_unit("hq", 225), unit=given_unit("scout", 111, damaged=True))
    assert played(hurt, jump_to(161), [1, 2, 2, 5]).unit("scout").place == "lost"


def test_55_its_own_hex_is_empty_while_it_is_in_the_air() -> None:
    told = played(given_jump(), jump_to(161), [1, 1, 1, 1])
    assert (told.unit("scout").hex, told.unit("scout").damaged) == ("111", False)


@pytest.mark.parametrize(
    ("events", "face"), [(("wave",), 4), (("hurricane",), 5), (("wave", "hurricane"), 6)]
)
def test_5_3_1_5_wave_and_wind_take_from_the_die(events: tuple[str, ...], face: int) -> None:
    told = played(given_jump(events=events), jump_to(161), [face])
    assert told.unit("scout").hex == "144"


def test_80_a_modified_die_below_one_is_one() -> None:
    told = played(given_jump(events=("hurricane",)), jump_to(161), [1, 2, 2, 5])
    assert told.unit("scout").hex == "225"


def test_117_a_jump_among_marbles_throws_their_die() -> None:
    told = played(given_jump(given_rubble(162, "minefield")), jump_to(161), [6, 1])
    assert told.state.top == HitsFrame(unit=UnitId("scout"), hits=1)


def test_79_only_units_with_jump_packs_without_marker_and_as_a_whole_action() -> None:
    s = given_actions(
        given_unit("squad", 161),
        given_unit("scout", 144, marker="stunned"),
        given_unit("medic", 145),
        given_tribe("red", 146),
        given_unit("ops", 225),
    )
    assert refused(s, jump("squad")) == "Only Scouts, Special Ops and the Medic can jump. [5.3.1.5]"
    assert refused(s, jump("scout")) == "A Stunned or Paralyzed unit cannot move. [5.3.1]"
    assert "Jump" in kinds_of(s, "medic")
    s = played(s, march("ops", 224)).state
    assert refused(s, jump("ops")) == "A Jump takes the whole action. [5.3.1.5]"


def test_79_not_in_acid_rain_and_not_after_landing() -> None:
    rain = given_actions(given_unit("scout", 161), events=("acid_rain",))
    landed = given_actions(given_unit("scout", 161, arrival="safe"))
    assert "Jump" not in kinds_of(rain, "scout") | kinds_of(landed, "scout")


def test_5_3_1_5_an_announced_jump_can_be_taken_back() -> None:
    setup = Setup(scenario="1", seed=1, players=(Player(seat=SEAT, name="Ann"),))
    s = given_actions(given_unit("scout", 111))
    session = Session.resumed(rules(), setup, s, 0)
    session.submit(jump())
    session.undo()
    assert session.state == s
