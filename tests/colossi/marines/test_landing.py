# SPDX-License-Identifier: GPL-3.0-or-later
"""Reinforcements and the Landing Procedure (5.2)."""

import pytest

from rubbletop.games.colossi.actions.marines import EndActions, Land
from rubbletop.games.colossi.events.marines import DescentTried, UnitDelayed, UnitDue
from rubbletop.games.colossi.frames.harm import HitsFrame
from rubbletop.games.colossi.frames.marines import ActionsFrame, LandingFrame
from rubbletop.games.colossi.state import ColossiState, Rubble, Tribe, Unit, replace
from rubbletop.kernel.facts import UnitId
from tests.colossi.builders import (
    SEAT,
    assert_listed_pass,
    at,
    given_rubble,
    given_state,
    given_tribe,
    given_unit,
    legal,
    played,
    refused,
    stepped,
)

BEGUN = LandingFrame(begun=True)
NEIGHBOURS = (144, 145, 156, 162, 225, 226)
"""The hexes next to 161, lowest first."""


def given_landing(*things: Unit | Tribe | Rubble, **fields: object) -> ColossiState:
    """Return the Reinforcement step with a Squad to land, and another one after it."""
    due = [given_unit("squad", id_=name, place="due", due=2) for name in ("squad1", "squad2")]
    return replace(given_state(*due, *things, BEGUN), **fields)


def land(to: int | str, unit: str = "squad1") -> Land:
    return Land(seat=SEAT, unit=UnitId(unit), to=at(to))


def hexes(s: ColossiState) -> set[str]:
    return {str(a.to) for a in legal(s) if isinstance(a, Land) and a.unit == "squad1"}


def test_5_2_scheduled_units_are_called_up_and_bombers_wait_beside_the_map() -> None:
    reserve = [
        given_unit("squad", place="reserve", due=2),
        given_unit("bomber", place="reserve", due=2),
        given_unit("hq", place="reserve", due=3),
    ]
    told = stepped(given_state(*reserve, LandingFrame()))
    assert [told.unit(u).place for u in ("squad", "bomber", "hq")] == ["due", "beside", "reserve"]
    assert [(e.unit, e.beside) for e in told.of(UnitDue)] == [("squad", False), ("bomber", True)]


@pytest.mark.parametrize("event", ["hurricane", "acid_rain"])
def test_54_a_bomber_held_by_wind_or_rain_comes_a_turn_later(event: str) -> None:
    s = given_state(given_unit("bomber", place="reserve", due=2), LandingFrame(), events=(event,))
    told = stepped(s)
    assert (told.unit("bomber").place, told.unit("bomber").due) == ("reserve", 3)
    assert told.of(UnitDelayed)[0].why == event


def test_5_2_1_last_turns_landing_is_forgotten() -> None:
    told = stepped(given_state(given_unit("squad", 161, arrival="idle"), LandingFrame()))
    assert not told.unit("squad").arrival


def test_53_units_land_in_clear_empty_numbered_hexes_rail_and_crossing_included() -> None:
    s = given_landing(
        given_unit("scout", 161), given_tribe("red", 163), given_rubble(224), tectonic=(at(143),)
    )
    assert_listed_pass(s)
    closed = {"161", "163", "224", "143", "345", "444", "523", "251+1"}
    assert not hexes(s) & closed
    assert {"336", "362", "162", "225"} <= hexes(s)
    assert refused(s, land(161)) == "Units land only in an empty hex. [5.2.1, 53]"
    unclear = "Units land only in clear, numbered hexes: no Structure, Hill or mine entrance. [5.2.1, 53]"
    assert [refused(s, land(to)) for to in (345, 523, "251+1", 143, 999)] == [unclear] * 5


def test_53_trapped_miners_do_not_make_the_mine_entrance_clear() -> None:
    assert "523" not in hexes(given_landing(given_unit("miner", 523, place="trapped")))


@pytest.mark.parametrize(("to", "faces"), [(161, [6]), (162, [1, 6]), (156, [1, 2, 3, 1, 2, 6])])
def test_5_2_1_as_many_dice_as_the_last_digit_and_the_highest_counts(to: int, faces: list[int]) -> None:
    told = played(given_landing(), land(to), faces)
    assert (told.unit("squad1").hex, told.unit("squad1").arrival) == (str(to), "safe")
    assert told.names() == ["DescentTried", "UnitMoved"]


def test_25_the_wave_takes_one_die_and_hexes_without_dice_are_closed() -> None:
    s = given_landing(events=("wave",))
    assert refused(s, land(161)) == "No dice are left for a landing in this hex. [5.2.1]"
    assert not {"161", "151"} & hexes(s)
    assert played(s, land(162), [6]).unit("squad1").hex == "162"


def test_40_hurricane_winds_take_two_dice() -> None:
    s = given_landing(events=("hurricane",))
    assert not {"161", "162"} & hexes(s)
    assert played(s, land(163), [6]).unit("squad1").hex == "163"


@pytest.mark.parametrize("face", [4, 5])
def test_57_scattered_to_the_lowest_empty_hex_without_a_structure(face: int) -> None:
    told = played(given_landing(given_unit("scout", 144)), land(161), [face])
    assert (told.unit("squad1").hex, told.unit("squad1").arrival) == ("145", "idle")


def test_57_scattered_without_room_the_unit_is_eliminated() -> None:
    told = played(given_landing(*(given_rubble(n) for n in NEIGHBOURS)), land(161), [4])
    assert told.unit("squad1").place == "lost"


def test_55_a_malfunction_into_a_free_hex_leaves_it_unharmed_but_idle() -> None:
    told = played(given_landing(), land(161), [3, 2, 2, 5])
    unit = told.unit("squad1")
    assert (unit.hex, unit.arrival, unit.damaged) == ("225", "idle", False)
    assert told.of(DescentTried)[0].result == "malfunction"


@pytest.mark.parametrize(
    "thing",
    [given_unit("scout", 161), given_tribe("red", 161), given_rubble(161), given_rubble(161, "cliffs")],
)
def test_55_a_malfunction_into_a_full_hex_displaces_and_damages(thing: Unit | Tribe | Rubble) -> None:
    told = played(given_landing(thing), land(111), [3, 1, 6, 1])
    unit = told.unit("squad1")
    assert (unit.hex, unit.arrival, unit.damaged) == ("144", "idle", True)


def test_55_a_malfunction_into_a_structure_or_tectonic_hex_displaces_too() -> None:
    structure = played(given_landing(), land(111), [1, 3, 4, 5]).unit("squad1")
    raised = played(given_landing(tectonic=(at(161),)), land(111), [1, 1, 6, 1]).unit("squad1")
    assert (structure.hex, structure.damaged) == ("312", True)
    assert (raised.hex, raised.damaged) == ("144", True)


def test_55_a_malfunction_without_room_next_door_eliminates() -> None:
    s = given_landing(given_unit("scout", 161), *(given_rubble(n) for n in NEIGHBOURS))
    assert played(s, land(111), [1, 1, 6, 1]).unit("squad1").place == "lost"


def test_56_features_act_by_their_own_text_in_a_malfunction() -> None:
    pit = played(given_landing(given_rubble(161, "pit")), land(111), [1, 1, 6, 1])
    stonehenge = played(given_landing(given_rubble(161, "stonehenge")), land(111), [1, 1, 6, 1])
    mines = played(given_landing(given_rubble(161, "minefield")), land(111), [1, 1, 6, 1, 1])
    assert pit.unit("squad1").place == "lost"
    assert stonehenge.unit("squad1").hex == "161"
    assert not stonehenge.unit("squad1").damaged
    assert mines.unit("squad1").hex == "161"
    assert mines.state.top == HitsFrame(unit=UnitId("squad1"), hits=1)


def test_117_a_safe_landing_among_marbles_throws_their_die() -> None:
    told = played(given_landing(given_rubble(162, "minefield")), land(161), [6, 4])
    assert told.names() == ["DescentTried", "UnitMoved", "MineTrodden"]


def test_54_units_land_in_the_players_order_and_nobody_may_wait() -> None:
    s = given_landing(given_unit("hq", 116))
    assert {type(a) for a in legal(s)} == {Land}
    assert refused(s, EndActions(seat=SEAT)) == "The reinforcements land first. [5.2]"
    s = played(s, land(163, "squad2"), [6, 6, 6]).state
    assert refused(s, land(161, "squad2")) == "This unit is not among those that land now. [5.2]"
    assert played(s, land(161), [6]).state.top == ActionsFrame(begun=True)


def test_54_without_a_hex_to_land_in_units_wait_a_turn() -> None:
    rubble = [given_rubble(n) for n in range(111, 667)]
    s = given_landing(*rubble, given_unit("scout", 161))
    told = stepped(s)
    assert [e.why for e in told.of(UnitDelayed)] == ["room", "room"]
    assert told.unit("squad1").place == "due"
