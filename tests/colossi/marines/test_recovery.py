# SPDX-License-Identifier: GPL-3.0-or-later
"""Marine Recovery (5.1.2)."""

from typing import Literal

import pytest

from rubbletop.games.colossi.actions.marines import EndRecovery, Recover, Restore
from rubbletop.games.colossi.events.marines import RecoveryTried
from rubbletop.games.colossi.frames.marines import ActionsFrame, LandingFrame, RecoveryFrame, RestoreFrame
from rubbletop.games.colossi.state import ColossiState, Rubble, Tribe, Unit
from rubbletop.kernel.facts import UnitId
from tests.colossi.builders import (
    SEAT,
    assert_listed_pass,
    given_rubble,
    given_state,
    given_tribe,
    given_unit,
    legal,
    played,
    refused,
    stepped,
)

BEGUN = RecoveryFrame(begun=True)


def given_recovery(*things: Unit | Tribe | Rubble) -> ColossiState:
    """Return the Recovery step with a Stunned Scout far away, so that it does not end by itself."""
    return given_state(*things, given_unit("scout", 666, id_="watch", marker="stunned"), BEGUN)


def recover(unit: str) -> Recover:
    return Recover(seat=SEAT, unit=UnitId(unit))


def restore(unit: str, choice: Literal["flip", "marker"]) -> Restore:
    return Restore(seat=SEAT, unit=UnitId(unit), choice=choice)


def test_5_1_2_the_step_announces_itself_and_ends_when_nobody_is_hurt() -> None:
    told = stepped(given_state(given_unit("squad", 161), RecoveryFrame()))
    assert told.names() == ["PhaseBegan"]
    assert stepped(told.state).state.top == LandingFrame()


@pytest.mark.parametrize("face", [1, 4])
def test_5_1_2_a_4_or_less_has_no_effect(face: int) -> None:
    told = played(given_recovery(given_unit("squad", 161, marker="stunned")), recover("squad"), [face])
    assert told.unit("squad").marker == "stunned"
    assert told.names() == ["RecoveryTried"]


def test_5_1_2_a_5_flips_a_damaged_unit_back() -> None:
    told = played(given_recovery(given_unit("squad", 161, damaged=True)), recover("squad"), [5])
    assert not told.unit("squad").damaged
    assert told.names() == ["RecoveryTried", "UnitRestored"]


def test_5_1_2_a_5_removes_stunned_and_turns_paralyzed_to_stunned() -> None:
    s = given_recovery(given_unit("squad", 161, marker="stunned"), given_unit("hq", 163, marker="paralyzed"))
    told = played(s, recover("squad"), [5])
    told = played(told.state, recover("hq"), [6])
    assert (told.unit("squad").marker, told.unit("hq").marker) == ("", "stunned")


def test_5_1_2_each_unit_tries_once() -> None:
    s = played(given_recovery(given_unit("squad", 161, damaged=True)), recover("squad"), [1]).state
    assert refused(s, recover("squad")) == "This unit has tried to recover already. [5.1.2]"
    assert [a.unit for a in legal(s) if isinstance(a, Recover)] == ["watch"]


def test_52_the_effect_is_chosen_after_a_success() -> None:
    s = given_recovery(given_unit("squad", 161, damaged=True, marker="paralyzed"))
    asked = played(s, recover("squad"), [5])
    assert asked.state.top == RestoreFrame(unit=UnitId("squad"))
    assert legal(asked.state) == (restore("squad", "flip"), restore("squad", "marker"))
    assert refused(asked.state, recover("watch")) == "Decide first what Squad recovers from. [5.1.2, 52]"
    flipped = played(asked.state, restore("squad", "flip")).unit("squad")
    marked = played(asked.state, restore("squad", "marker")).unit("squad")
    assert (flipped.damaged, flipped.marker) == (False, "paralyzed")
    assert (marked.damaged, marked.marker) == (True, "stunned")


def test_52_tribes_next_door_take_one_off_once_even_paralyzed() -> None:
    s = given_recovery(
        given_unit("squad", 161, damaged=True),
        given_tribe("red", 162, paralyzed=True),
        given_tribe("black", 156),
    )
    told = played(s, recover("squad"), [5])
    assert told.of(RecoveryTried)[0].drm == -1
    assert told.unit("squad").damaged
    assert not played(s, recover("squad"), [6]).unit("squad").damaged


def test_52_rubble_next_door_does_not_matter() -> None:
    s = given_recovery(given_unit("squad", 161, damaged=True), given_rubble(162))
    assert not played(s, recover("squad"), [5]).unit("squad").damaged


@pytest.mark.parametrize("where", [162, 163, 161])
def test_5_1_2_a_medic_within_two_hexes_gives_a_second_die(where: int) -> None:
    medic = given_unit("medic", where, marker="stunned", damaged=True)
    s = given_recovery(given_unit("squad", 161, damaged=True), medic)
    told = played(s, recover("squad"), [2, 5])
    assert told.of(RecoveryTried)[0].medic
    assert not told.unit("squad").damaged


def test_51_a_second_medic_adds_nothing_and_one_three_hexes_off_does_not_help() -> None:
    hurt = given_unit("squad", 161, damaged=True)
    near = given_recovery(hurt, given_unit("medic", 162), given_unit("medic", 163, id_="medic2"))
    far = given_recovery(hurt, given_unit("medic", 164))
    assert len(played(near, recover("squad"), [1, 1]).of(RecoveryTried)[0].faces) == 2
    assert len(played(far, recover("squad"), [1]).of(RecoveryTried)[0].faces) == 1


def test_51_a_paralyzed_medic_helps_only_itself() -> None:
    s = given_recovery(given_unit("squad", 161, damaged=True), given_unit("medic", 162, marker="paralyzed"))
    told = played(s, recover("squad"), [1])
    assert not told.of(RecoveryTried)[0].medic
    assert played(told.state, recover("medic"), [1, 5]).unit("medic").marker == "stunned"


def test_50_a_medic_that_has_just_turned_stunned_helps_those_after_it() -> None:
    s = given_recovery(given_unit("squad", 161, damaged=True), given_unit("medic", 162, marker="paralyzed"))
    s = played(s, recover("medic"), [5, 1]).state
    assert not played(s, recover("squad"), [1, 6]).unit("squad").damaged


def test_69_a_passenger_is_in_its_hex_for_tribes_and_medics() -> None:
    s = given_recovery(
        given_unit("carrier", 344),
        given_unit("hq", 344, damaged=True),
        given_unit("medic", 342),
        given_tribe("red", 355),
    )
    tried = played(s, recover("hq"), [5, 5]).of(RecoveryTried)[0]
    assert (tried.medic, tried.drm, tried.success) == (True, -1, False)


def test_51_a_carried_medic_helps() -> None:
    s = given_recovery(
        given_unit("carrier", 344), given_unit("medic", 344), given_unit("squad", 354, damaged=True)
    )
    assert played(s, recover("squad"), [1, 5]).of(RecoveryTried)[0].success


def test_49_civilians_and_the_carrier_recover_from_markers() -> None:
    s = given_recovery(
        given_unit("miner", 161, marker="stunned"), given_unit("carrier", 345, marker="stunned")
    )
    s = played(s, recover("miner"), [5]).state
    s = played(s, recover("carrier"), [5]).state
    assert not s.units[UnitId("miner")].marker
    assert not s.units[UnitId("carrier")].marker


def test_5_1_2_sound_units_and_units_off_the_map_do_not_recover() -> None:
    s = given_recovery(given_unit("squad", 161), given_unit("hq", None, place="lost"))
    reason = "Only a damaged, Stunned or Paralyzed unit on the map can recover. [5.1.2]"
    assert [refused(s, recover(unit)) for unit in ("squad", "hq", "nobody")] == [reason] * 3


def test_5_1_2_the_step_can_be_ended_early() -> None:
    s = given_recovery(given_unit("squad", 161, marker="stunned"), given_unit("hq", 163))
    assert_listed_pass(s)
    told = played(s, EndRecovery(seat=SEAT))
    assert told.state.top == ActionsFrame(begun=True)
    assert refused(s, restore("squad", "flip")) == "The Recovery step comes first. [5.1.2]"
