# SPDX-License-Identifier: GPL-3.0-or-later
"""What ends the game, when, and what is scored then (III, XVI; rulings 1, 7 to 10, 13, 15)."""

import pytest

from rubbletop.board.grid import BuildingId
from rubbletop.games.tokyo import ending
from rubbletop.games.tokyo.events.common import GameEnded, Scored
from rubbletop.games.tokyo.frames import AnyFrame
from rubbletop.games.tokyo.frames.attacks import AttacksFrame
from rubbletop.games.tokyo.frames.godran import GodranFrame, RetreatFrame
from rubbletop.games.tokyo.frames.money import BiddingFrame, IncomeFrame
from rubbletop.games.tokyo.frames.movement import MovementFrame
from rubbletop.games.tokyo.frames.muster import DevelopFrame, LooksFrame, PlansFrame
from rubbletop.games.tokyo.frames.opening import DealFrame, PlacingFrame, RollOffFrame, SectorsFrame
from rubbletop.games.tokyo.state import TokyoState, replace
from rubbletop.games.tokyo.table import foreign_populace
from rubbletop.games.tokyo.telling import Telling
from rubbletop.kernel.facts import Event
from rubbletop.kernel.state import Change
from tests.tokyo.builders import (
    FOUR,
    ONE,
    THREE,
    TWO,
    at,
    given_game,
    given_unit,
    ground,
    of_kind,
    played,
    rules,
    seeded,
    unit,
)
from tests.tokyo.movement_builders import given_movement, leave

MOVING = MovementFrame(left=(ONE, TWO, THREE, FOUR))
RAMPAGE = GodranFrame(ap=10, home=None)
IN_PLAY: tuple[AnyFrame, ...] = (
    IncomeFrame(),
    BiddingFrame(bids={}),
    PlansFrame(plans={}),
    LooksFrame(left={ONE: 1}),
    DevelopFrame(outlays={}),
    RAMPAGE,
    MOVING,
)


def without_populace(s: TokyoState, but: str = "") -> TokyoState:
    """Return the state with all populace units but one safe."""
    populace = [u.id for u in s.units.values() if u.kind in ground().populace and u.id != but]
    for name in populace:
        s = s.off(name, "safe")
    return s


def without_buildings(s: TokyoState, but: str = "") -> TokyoState:
    """Return the state with all VP buildings but one in ruins."""
    for building in ground().victory_buildings:
        if building != but:
            s = s.in_ruins(building, ground().building(building).areas)
    return s


def concluded(s: TokyoState) -> Change[TokyoState]:
    """Return the change to this state with what it brings about."""
    return rules().concluded(Change(s))


def finished(s: TokyoState) -> tuple[TokyoState, tuple[Event, ...]]:
    """Return the game ended here, GODRAN being dead."""
    t = Telling(ground(), s, seeded())
    ending.finish(t, "killed")
    return t.s, t.change.events


@pytest.mark.parametrize("frame", IN_PLAY)
def test_8_the_game_ends_when_no_populace_is_left(frame: AnyFrame) -> None:
    change = concluded(without_populace(given_game(frame)))
    assert change.state.ended == "populace"
    assert change.state.stack == ()
    assert change.events[-1] == GameEnded(why="populace")


@pytest.mark.parametrize("frame", IN_PLAY)
def test_7_the_game_ends_when_no_vp_building_stands(frame: AnyFrame) -> None:
    s = given_unit(given_game(frame), "ne.old_folks.1", "I2")
    change = concluded(without_buildings(s))
    assert change.state.ended == "buildings"
    assert rules().outcome(change.state) is not None


def test_7_plain_buildings_and_factories_do_not_matter() -> None:
    s = without_buildings(given_unit(given_game(RAMPAGE), "ne.old_folks.1", "I2"))
    assert len(s.fallen) == 40, "10 a sector"
    assert BuildingId("ne.factory") not in s.fallen


def test_7_one_vp_building_of_any_sector_keeps_the_game_going() -> None:
    s = given_unit(given_game(RAMPAGE, players=3), "ne.old_folks.1", "I2")
    s = without_buildings(s, but="nw.aquarium")
    assert s.sectors["nw"] is None
    assert concluded(s).state == s


def test_8_one_populace_unit_of_any_colour_keeps_the_game_going() -> None:
    s = without_populace(given_game(RAMPAGE, players=3))
    foreign = {u.id: u for u in foreign_populace(ground(), "nw", TWO)}
    s = given_unit(replace(s, units={**s.units, **foreign}), "nw.punk_rockers.1", "A7")
    s = without_populace(s, but="nw.punk_rockers.1")
    assert concluded(s).state.ended == ""
    assert concluded(s.off(unit("nw.punk_rockers.1"), "lost")).state.ended == "populace"


def test_1_the_last_evacuation_ends_the_game_at_once() -> None:
    s = without_populace(given_movement("ne.punk_rockers.1 I1", smashed=True), but="ne.punk_rockers.1")
    s, told = played(s, leave("ne.punk_rockers.1"))
    assert s.ended == "populace"
    assert told[-1] == GameEnded(why="populace")
    assert s.vp == {ONE: 5 + 125, TWO: 125, THREE: 125, FOUR: 125}


@pytest.mark.parametrize(
    "frame",
    [
        SectorsFrame(left=(ONE,)),
        RollOffFrame(tied=(ONE, TWO)),
        DealFrame(),
        PlacingFrame(left=(ONE,)),
        AttacksFrame(left=(ONE, TWO, THREE, FOUR), start=at("H8"), wounds=0),
    ],
)
def test_1_neither_set_up_nor_phase_8_is_cut_short(frame: AnyFrame) -> None:
    s = without_populace(given_game(frame))
    assert concluded(s).state == s


def test_1_what_interrupts_is_settled_first() -> None:
    s = without_populace(given_game(RAMPAGE, RetreatFrame(unit=unit("ne.troop.1"))))
    assert concluded(s).state == s


def test_1_a_game_that_is_over_does_not_end_again() -> None:
    over = concluded(without_populace(given_game(RAMPAGE))).state
    assert concluded(over).state == over
    assert concluded(over).events == ()


def test_XVI_standing_vp_buildings_score_for_who_controls_their_sector() -> None:
    s = given_game(RAMPAGE).in_ruins(BuildingId("ne.city_hall"), (at("L5"),))
    s = s.in_ruins(BuildingId("ne.factory"), (at("L3"),))
    s, told = finished(s)
    assert s.vp == {ONE: 110, TWO: 125, THREE: 125, FOUR: 125}
    assert s.points[ONE] == {"standing": 110}
    scored = of_kind(told, Scored)
    assert len(scored) == 39
    assert scored[0] == Scored(scorer=ONE, points=20, merit="standing", about="ne.power_plant")


def test_XVI_two_players_score_both_of_their_sectors() -> None:
    s, _ = finished(given_game(RAMPAGE, players=2))
    assert s.vp == {ONE: 250, TWO: 250}


def test_9_buildings_of_the_uncontrolled_sector_score_for_nobody() -> None:
    s, told = finished(given_game(RAMPAGE, players=3))
    assert s.vp == {ONE: 125, TWO: 125, THREE: 125}
    assert not any(event.about.startswith("nw.") for event in of_kind(told, Scored))


def test_10_populace_on_the_map_scores_for_nobody() -> None:
    s, _ = finished(given_unit(given_game(RAMPAGE), "ne.old_folks.1", "I2"))
    assert s.points == {seat: {"standing": 125} for seat in s.seats}


@pytest.mark.parametrize("frame", [MOVING, AttacksFrame(left=(ONE,), start=at("H8"), wounds=0)])
def test_13_the_controller_is_charged_once_phase_6_is_completed(frame: AnyFrame) -> None:
    s, told = finished(given_game(frame, controller=TWO))
    assert of_kind(told, Scored)[0] == Scored(scorer=TWO, points=-10, merit="no_building")
    assert s.vp[TWO] == 115


def test_13_but_not_where_a_building_fell_this_turn() -> None:
    s, _ = finished(given_game(MOVING, controller=TWO, smashed=True))
    assert s.vp[TWO] == 125


@pytest.mark.parametrize("frame", [RAMPAGE, IncomeFrame()])
def test_13_nor_before_phase_6_is_completed(frame: AnyFrame) -> None:
    s, _ = finished(given_game(frame, controller=TWO))
    assert s.vp[TWO] == 125


def test_13_nor_where_nobody_controls_godran() -> None:
    t = Telling(ground(), given_game(MOVING), seeded())
    ending.charge_idle(t)
    assert t.change.events == ()


def test_15_penalties_take_a_score_below_nothing() -> None:
    t = Telling(ground(), given_game(MOVING, controller=TWO), seeded())
    ending.charge_idle(t)
    assert t.s.vp[TWO] == -10
