# SPDX-License-Identifier: GPL-3.0-or-later
"""Where counters can be dragged, step by step along the cheapest way, and every way is legal."""

import pytest

from rubbletop.games.tokyo.actions.godran import FleeTo, MoveGodran
from rubbletop.games.tokyo.actions.movement import (
    DropParatroop,
    EnterBuilding,
    EnterMap,
    LeaveBuilding,
    MoveUnit,
)
from rubbletop.games.tokyo.frames.attacks import AttacksFrame
from rubbletop.games.tokyo.frames.godran import FleeFrame, GodranFrame
from rubbletop.games.tokyo.frames.movement import MovementFrame
from rubbletop.games.tokyo.state import TokyoState, replace
from rubbletop.kernel.facts import SpaceId
from rubbletop.ui.game_screen import Reach
from rubbletop.ui.tokyo.screen import TokyoScreen
from tests.tokyo.builders import (
    ONE,
    TWO,
    at,
    given_game,
    given_unit,
    given_units,
    ground,
    played,
    refusal,
    seeded,
    unit,
)

PHASE_7 = MovementFrame(left=(ONE, TWO))


def ways(screen: TokyoScreen, s: TokyoState, piece: str) -> dict[SpaceId, Reach]:
    return dict(screen.reach(s, piece))


def walked(s: TokyoState, reach: Reach) -> TokyoState:
    """The state after all the actions of a way, each of which must be legal."""
    for action in reach.actions:
        s, _ = played(s, action, dice=seeded())
    return s


def test_xii_godran_goes_as_far_as_its_action_points(screen: TokyoScreen) -> None:
    s = given_game(GodranFrame(ap=2, home=None), controller=TWO)

    found = ways(screen, s, "godran")

    assert set(found) == {
        at(name) for name in ("H6", "G7", "H7", "F8", "G8", "I8", "J8", "G9", "H9", "I9", "H10", "I7")
    }
    far = found[at("J8")]
    assert (far.cost, far.path) == ("2", (at("H8"), at("I8"), at("J8")))
    assert far.actions == (MoveGodran(seat=TWO, to=at("I8")), MoveGodran(seat=TWO, to=at("J8")))
    assert far.note is not None
    assert far.note.text() == "2 of 2 AP"
    assert walked(s, far).godran == at("J8")


def test_nothing_else_moves_in_phase_6(screen: TokyoScreen) -> None:
    s = given_units(given_game(GodranFrame(ap=2, home=None), controller=TWO), "J9", "se.troop.1")

    assert ways(screen, s, "se.troop.1") == {}
    assert ways(screen, s, "nothing") == {}
    assert ways(screen, given_game(), "godran") == {}
    assert ways(screen, given_game(AttacksFrame(left=(ONE,), start=at("H8"), wounds=0)), "godran") == {}


def test_64_a_fleeing_unit_goes_up_to_its_steps_and_never_to_godran(screen: TokyoScreen) -> None:
    frame = FleeFrame(unit=unit("se.troop.1"), steps=2)
    s = given_units(given_game(frame, controller=ONE), "I8", "se.troop.1", "se.troop.2")

    found = ways(screen, s, "se.troop.1")

    assert at("H8") not in found
    assert found[at("I10")].actions == (
        FleeTo(seat=ONE, unit=unit("se.troop.1"), to=at("I9")),
        FleeTo(seat=ONE, unit=unit("se.troop.1"), to=at("I10")),
    )
    assert found[at("I10")].cost == "2"
    assert ways(screen, s, "se.troop.2") == {}
    assert walked(s, found[at("I10")]).units[unit("se.troop.1")].area == at("I10")


@pytest.mark.parametrize(
    "name", ["ne.troop.1", "ne.halftrack.1", "ne.tank.1", "ne.helicopter.1", "ne.mortar.1"]
)
def test_xiii_every_way_of_a_unit_is_legal_to_its_end(screen: TokyoScreen, name: str) -> None:
    s = given_units(given_game(PHASE_7), "K4", name)
    s = s.rubbled(at("K5"))

    found = ways(screen, s, name)

    assert found
    assert at("K4") not in found
    for to, reach in list(found.items())[::7]:
        assert walked(s, reach).units[unit(name)].area == to


def test_xiii_rubble_costs_infantry_two(screen: TokyoScreen) -> None:
    s = given_units(given_game(PHASE_7), "K3", "ne.troop.1").rubbled(at("K4"))

    reach = ways(screen, s, "ne.troop.1")[at("K4")]

    assert reach.cost == "2"
    assert reach.note is not None
    assert reach.note.text() == "2 of 3 MP"


def test_88_a_unit_comes_out_of_its_building_by_itself(screen: TokyoScreen) -> None:
    s = given_unit(given_game(PHASE_7), "ne.troop.1", "I6", "inside")
    roof = given_unit(given_game(PHASE_7), "ne.troop.1", "I6", "roof")

    inside_way = ways(screen, s, "ne.troop.1")[at("H6")]
    roof_way = ways(screen, roof, "ne.troop.1")[at("H6")]

    assert inside_way.actions == (
        LeaveBuilding(seat=ONE, unit=unit("ne.troop.1")),
        MoveUnit(seat=ONE, unit=unit("ne.troop.1"), to=at("H6")),
    )
    assert (inside_way.cost, roof_way.cost) == ("2", "3")
    assert roof_way.actions[0] == EnterBuilding(seat=ONE, unit=unit("ne.troop.1"))
    assert walked(roof, roof_way).units[unit("ne.troop.1")].area == at("H6")


def test_89_who_needs_all_points_for_the_doors_goes_nowhere(screen: TokyoScreen) -> None:
    s = given_unit(given_game(PHASE_7), "ne.mortar.1", "I6", "roof")

    assert ways(screen, s, "ne.mortar.1") == {}


def test_86_the_way_of_populace_tells_what_it_costs(screen: TokyoScreen) -> None:
    s = given_units(given_game(PHASE_7), "K4", "ne.punk_rockers.1")

    note = ways(screen, s, "ne.punk_rockers.1")[at("K5")].note

    assert note is not None
    assert note.text() == "1 of 2 MP, and ¥5 this turn"
    broke = replace(s, cash=dict.fromkeys(s.seats, 0))
    assert ways(screen, broke, "ne.punk_rockers.1") == {}


def test_93_units_come_in_by_the_edge_of_their_own_sector_and_go_on(screen: TokyoScreen) -> None:
    s = given_units(given_game(PHASE_7), None, "ne.tank.1")

    found = ways(screen, s, "ne.tank.1")

    edges = ground().board.edges["ne"]
    assert all(reach.path[0] in edges for reach in found.values())
    near = found[edges[0]]
    assert near.actions == (EnterMap(seat=ONE, unit=unit("ne.tank.1"), to=edges[0]),)
    far = max(found.values(), key=lambda reach: len(reach.actions))
    assert len(far.actions) == 4
    assert walked(s, far).units[unit("ne.tank.1")].area == far.path[-1]


def test_94_paratroops_drop_into_open_areas_or_come_by_the_edge(screen: TokyoScreen) -> None:
    s = given_units(given_game(PHASE_7), None, "ne.paratroop.1")

    found = ways(screen, s, "ne.paratroop.1")

    assert found[at("I7")].cost == ""
    assert found[at("I7")].actions == (DropParatroop(seat=ONE, unit=unit("ne.paratroop.1"), to=at("I7")),)
    assert isinstance(found[ground().board.edges["ne"][0]].actions[0], EnterMap)
    assert at("A8") not in found
    later = ways(screen, replace(s, turn=2), "ne.paratroop.1")
    assert at("A8") in later


def test_51_a_superweapon_in_the_box_and_what_was_carried_stay(screen: TokyoScreen) -> None:
    s = given_units(given_game(PHASE_7), None, "ne.heat_ray", "ne.tank.1", "ne.halftrack.1")
    laden = replace(s, stack=(replace(PHASE_7, loads={unit("ne.tank.1"): (unit("ne.heat_ray"),)}),))

    assert ways(screen, s, "ne.heat_ray") == {}
    assert ways(screen, laden, "ne.heat_ray") == {}
    assert ways(screen, laden, "ne.tank.1")


def test_91_a_laden_helicopter_keeps_off_godran(screen: TokyoScreen) -> None:
    frame = replace(PHASE_7, loads={unit("ne.helicopter.1"): (unit("ne.heat_ray"),)})
    s = given_units(given_game(frame), "H7", "ne.helicopter.1", "ne.heat_ray")
    alone = given_units(given_game(PHASE_7), "H7", "ne.helicopter.1")

    assert at("H8") not in ways(screen, s, "ne.helicopter.1")
    assert at("H8") in ways(screen, alone, "ne.helicopter.1")


def test_92_no_way_ends_where_there_is_no_room(screen: TokyoScreen) -> None:
    s = given_units(given_game(PHASE_7), "K4", "se.troop.1", "se.troop.2", "se.troop.3")
    s = given_unit(s, "ne.mortar.1", "K6")

    assert at("K4") not in ways(screen, s, "ne.mortar.1")


def test_only_the_player_whose_turn_it_is_moves(screen: TokyoScreen) -> None:
    s = given_units(given_game(PHASE_7), "K4", "se.troop.1")

    assert ways(screen, s, "se.troop.1") == {}
    assert refusal(s, MoveUnit(seat=TWO, unit=unit("se.troop.1"), to=at("K3")))
