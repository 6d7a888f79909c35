# SPDX-License-Identifier: GPL-3.0-or-later
"""The Sacrifice Wormhole (sc. 2; rulings 20, 47, 150)."""

from fractions import Fraction

import pytest

from rubbletop.games.colossi.council import wormhole_chance, wormhole_holder
from rubbletop.games.colossi.events.common import ArrivalDeflected, TribeMoved
from rubbletop.games.colossi.events.council import Rejoiced, WormholeHeld, WormholeRolled
from rubbletop.games.colossi.frames.council import WormholeFrame
from rubbletop.games.colossi.frames.harm import RubbleFrame
from rubbletop.games.colossi.frames.tribes import ActivationsFrame, CardFrame, EntryFrame
from rubbletop.games.colossi.state import ColossiState, Rubble, Tribe, Unit, replace
from rubbletop.kernel.facts import UnitId
from tests.colossi.builders import (
    Told,
    at,
    field,
    given_rubble,
    given_state,
    given_tribe,
    given_unit,
    stepped,
)
from tests.colossi.council.gathered import given_council

ORDER = [1, 1, 1]
"""Dice that shuffle the three boulders of the Tombstones."""


def hole(*things: Unit | Tribe | Rubble, turn: int = 2, **fields: object) -> ColossiState:
    """Return the moment of the Wormhole roll, the Tombstones never yet in play unless ``fields`` say so."""
    s = given_council(*things, WormholeFrame(), turn=turn)
    return replace(s, **{"absent": ("tomb",), **fields})


def rolls(told: Told) -> list[tuple[int, bool]]:
    return [(roll.face, roll.opens) for roll in told.of(WormholeRolled)]


def test_ruling_150_no_die_in_turn_1() -> None:
    told = stepped(hole(turn=1))
    assert (told.events, told.state.top) == ((), CardFrame())


@pytest.mark.parametrize(
    ("turn", "face", "opens"), [(2, 1, True), (2, 2, False), (6, 5, True), (6, 6, False), (7, 6, True)]
)
def test_ruling_150_a_die_lower_than_the_turn_brings_the_tombstones(
    turn: int, face: int, opens: bool
) -> None:
    told = stepped(hole(turn=turn), [face, *(ORDER if opens else [])])
    assert rolls(told) == [(face, opens)]
    assert (UnitId("tomb") in told.state.tribes) is opens
    assert told.state.top == CardFrame()
    if opens:
        assert told.tribe("tomb").hex == at(514)
        assert told.of(TribeMoved)[0].how == "enter"
        assert told.state.absent == ()


@pytest.mark.parametrize("turn", [7, 12])
def test_ruling_150_from_turn_7_they_come_for_certain(turn: int) -> None:
    for face in range(1, 7):
        assert rolls(stepped(hole(turn=turn), [face, *ORDER])) == [(face, True)]


def test_ruling_150_a_marine_in_the_hex_keeps_it_closed() -> None:
    bomber = given_unit("bomber", 514, damaged=True, marker="paralyzed")
    told = stepped(hole(bomber, turn=9))
    assert told.of(WormholeHeld) == [WormholeHeld(unit=UnitId("bomber"), rule="sc. 2, 150")]
    assert rolls(told) == []


def test_ruling_150_no_die_once_the_tombstones_have_been_in_play() -> None:
    assert stepped(hole(turn=9, absent=())).events == ()


@pytest.mark.parametrize(
    "holder",
    [given_tribe("red", 514), given_rubble(514), given_rubble(514, "pit"), given_rubble(514, "cliffs")],
)
def test_ruling_150_where_the_hex_is_taken_they_come_in_the_lowest_empty_hex_beside(
    holder: Tribe | Rubble,
) -> None:
    told = stepped(hole(holder, turn=7), [1, *ORDER])
    assert told.tribe("tomb").hex == at(454)
    assert told.of(ArrivalDeflected) == [
        ArrivalDeflected(hex=at(514), to=at(454), where="beside", rule="sc. 2, 150")
    ]


def test_ruling_151_a_pillar_beside_it_is_entered_with_joy() -> None:
    told = stepped(hole(given_tribe("red", 514), given_unit("squad", 454), turn=7), [1, *ORDER])
    assert told.tribe("tomb").hex == at(455)
    assert told.of(Rejoiced) == [Rejoiced(tribe=UnitId("tomb"), hex=at(455), rule="sc. 2, 151")]
    assert told.state.stack[-2:] == (CardFrame(), RubbleFrame(origin=at(455), distance="d6"))


def test_ruling_150_where_all_is_full_they_come_in_the_nearest_empty_hex() -> None:
    full = [given_rubble(n) for n in (514, 454, 455, 513, 515, 534, 535)]
    told = stepped(hole(*full, turn=7), [1, *ORDER])
    assert told.tribe("tomb").hex == at(433)
    assert [(e.to, e.where) for e in told.of(ArrivalDeflected)] == [(at(433), "near")]


def test_ruling_47_they_may_still_rise_where_the_ground_has_erupted() -> None:
    assert stepped(hole(turn=7, tectonic=(at(514),)), [1, *ORDER]).tribe("tomb").hex == at(514)
    assert stepped(hole(turn=7), [1, *ORDER]).of(ArrivalDeflected) == []


def test_ruling_20_the_wormhole_comes_between_the_entries_and_the_card() -> None:
    assert stepped(given_council(EntryFrame())).state.top == WormholeFrame()
    assert stepped(given_state(EntryFrame())).state.top == CardFrame()


def test_ruling_150_they_act_on_the_card_of_the_turn_in_which_they_appear() -> None:
    told = stepped(stepped(hole(turn=7), [1, *ORDER]).state, [1])
    top = told.state.top
    assert isinstance(top, ActivationsFrame)
    assert top.tribes[0] == "tomb"


def test_150_the_chance_of_the_wormhole_grows_with_the_turn() -> None:
    def chance(turn: int, **fields: object) -> Fraction | None:
        s = given_council(given_unit("squad", 412), turn=turn)
        return wormhole_chance(field(replace(s, **{"absent": ("tomb",), **fields})))

    assert [chance(turn) for turn in (1, 2, 4, 7, 12)] == [0, Fraction(1, 6), Fraction(1, 2), 1, 1]
    assert chance(4, card=3) == 0
    assert chance(4, absent=()) is None


def test_150_no_wormhole_in_the_other_zone_is_held() -> None:
    assert wormhole_holder(field(given_state(given_unit("squad", 514)))) is None
