# SPDX-License-Identifier: GPL-3.0-or-later
"""Action Points, GODRAN's steps, whom and what it can attack from where (XII; 41, 42, 52 to 55, 69, 70)."""

import pytest

from rubbletop.games.tokyo.actions.godran import AimBuilding, MarkTargets, MoveGodran, SmashBuilding
from rubbletop.games.tokyo.actions.movement import EndMovement
from rubbletop.games.tokyo.events.godran import (
    GodranCalmed,
    GodranMoved,
    RampageBegun,
    RampageEnded,
    UnitsAttacked,
)
from rubbletop.games.tokyo.events.money import SchemeCarried
from rubbletop.games.tokyo.frames.godran import GodranFrame
from rubbletop.games.tokyo.frames.movement import MovementFrame
from rubbletop.games.tokyo.sequence import begin_rampage
from rubbletop.games.tokyo.state import TokyoState, replace
from rubbletop.kernel.facts import Action, Range
from tests.tokyo.builders import (
    ONE,
    THREE,
    TWO,
    at,
    given_game,
    given_unit,
    given_units,
    legal,
    of_kind,
    played,
    reason,
    ruined,
    rules,
    seeded,
)
from tests.tokyo.godran_builders import (
    END,
    aiming,
    allot,
    attack,
    first_beat,
    flee,
    frame_of,
    given_rampage,
    mark,
    move,
    offered,
    retreat,
    smashing,
    told,
    unmark,
)


def steps(s: TokyoState) -> set[str]:
    return {action.to for action in offered(s, ONE) if isinstance(action, MoveGodran)}


def buildings(s: TokyoState) -> set[tuple[str, str]]:
    return {(a.building, a.area) for a in offered(s, ONE) if isinstance(a, SmashBuilding)}


def marks(s: TokyoState) -> set[tuple[str, str]]:
    return {(action.victim, action.area) for action in offered(s, ONE) if isinstance(action, MarkTargets)}


# ---- The diagram of moves and attacks


def test_XII_diagram_area_a_can_be_entered_but_its_building_off_the_border_is_not_attacked() -> None:
    s = given_rampage("J4")
    assert "K4" in steps(s)
    assert ("ne.broadcast_tower", "K4") not in buildings(s)
    assert reason(s, smashing("ne.broadcast_tower", "K4")) == (
        "The building does not lie on the border to GODRAN’s area."
    )


def test_XII_diagram_area_b_cannot_be_entered_and_its_building_is_attacked() -> None:
    s = given_rampage("K6")
    assert "J6" not in steps(s)
    assert reason(s, move("J6")) == "A building covers the whole border: GODRAN cannot cross it."
    assert ("ne.convention_center", "J6") in buildings(s)


def test_XII_diagram_area_c_can_be_entered_and_its_building_is_attacked() -> None:
    s = given_rampage("K6")
    assert "L6" in steps(s)
    assert ("ne.power_plant", "L6") in buildings(s)


def test_XII_diagram_units_are_attacked_in_a_b_c_and_the_own_area_but_not_diagonally() -> None:
    s = given_rampage("K6")
    for number, area in enumerate(("J6", "L6", "K5", "K6", "L7"), start=1):
        s = given_unit(s, f"se.troop.{number}", area)
    assert marks(s) == {(TWO, "J6"), (TWO, "L6"), (TWO, "K5"), (TWO, "K6")}
    assert reason(s, mark("L7")) == "GODRAN reaches only its own area and the adjacent ones."


def test_XII_diagram_diagonal_areas_are_neither_entered_nor_attacked() -> None:
    s = given_rampage("K6")
    assert "L7" not in steps(s)
    assert reason(s, move("L7")) == "GODRAN moves into adjacent areas: they must share a side."
    assert reason(s, smashing("ne.city_hall", "L5")) == (
        "GODRAN reaches only its own area and the adjacent ones."
    )


# ---- Steps


def test_XII_an_area_filled_by_a_building_is_attacked_but_not_entered() -> None:
    s = given_rampage("I4")
    assert reason(s, move("I5")) == ("A building fills that area: GODRAN cannot go in before it is smashed.")
    assert ("ne.stadium", "I5") in buildings(s)
    assert "I5" in steps(ruined(s, "ne.stadium"))


def test_XII_a_far_area_is_refused_for_the_building_in_it_or_as_too_far() -> None:
    s = given_rampage("H8", ap=2)
    assert reason(s, move("I5")) == "A building fills that area: GODRAN cannot go in before it is smashed."
    assert reason(s, move("H5")) == "That is too far: GODRAN has 2 AP left."


def test_XII_a_step_costs_1_ap_over_rubble_and_past_units_too() -> None:
    s = given_unit(given_rampage("H8").rubbled(at("H7")), "se.tank.1", "H7")
    s, events = played(s, move("H7"))
    assert (s.godran, frame_of(s).ap) == ("H7", 9)
    assert events == (GodranMoved(path=(at("H8"), at("H7")), left=9),)
    s, _ = played(s, move("H6"))
    assert (s.godran, frame_of(s).ap) == ("H6", 8)


def test_XII_godran_never_leaves_the_map() -> None:
    s = given_rampage("H1")
    assert steps(s) == {"G1", "I1", "H2"}
    assert reason(s, move("P1")) == "There is no such area on the map."


def test_52_a_border_is_closed_whichever_side_the_building_stands_on_and_open_once_it_fell() -> None:
    assert "I6" not in steps(given_rampage("H6"))
    assert "H6" not in steps(given_rampage("I6"))
    assert "I6" in steps(ruined(given_rampage("H6"), "ne.museum"))


def test_XII_ten_action_points_or_twelve_where_two_play() -> None:
    for players, points in ((4, 10), (3, 10), (2, 12)):
        t = told(given_game(GodranFrame(ap=0, home=None), players=players, controller=ONE))
        begin_rampage(t)
        assert frame_of(t.s) == GodranFrame(ap=points, home=None)
        assert t.events == [RampageBegun(controller=ONE, points=points)]


# ---- Buildings in reach


def test_69_a_building_in_the_own_area_is_attacked_even_if_it_touches_no_border() -> None:
    assert ("ne.broadcast_tower", "K4") in buildings(given_rampage("K4"))


def test_70_a_building_next_door_needs_a_part_of_the_common_border_and_no_open_one() -> None:
    assert ("ne.temple", "N7") in buildings(given_rampage("M7"))
    assert ("ne.temple", "N7") not in buildings(given_rampage("O7"))
    assert ("ne.museum", "I6") in buildings(given_rampage("H6"))


def test_XII_ruins_and_unknown_buildings_are_not_attacked() -> None:
    s = ruined(given_rampage("H6"), "ne.museum")
    assert buildings(s) == set()
    assert reason(s, smashing("ne.museum", "I6")) == "That building is in ruins already."
    assert reason(s, smashing("ne.castle", "I6")) == "There is no such building."
    assert reason(s, smashing("ne.stadium", "I6")) == "The building does not stand in that area."


def test_XII_each_way_to_aim_is_offered_and_no_other() -> None:
    s = given_rampage("H6")
    assert [a for a in offered(s, ONE) if isinstance(a, AimBuilding)] == [aiming("ne.museum", "I6", "E")]
    assert reason(s, aiming("ne.museum", "I6", "W")) == (
        "From next door a building can only be pushed straight on, away from GODRAN."
    )
    assert reason(s, aiming("ne.museum", "I7", "E")) == "The building does not stand in that area."


# ---- Dice


def test_55_an_attack_has_at_least_one_die_and_at_most_the_action_points() -> None:
    s = given_rampage("H6", ap=4)
    assert Range(smashing("ne.museum", "I6"), "dice", 1, 4) in legal(s, ONE)
    assert reason(s, smashing("ne.museum", "I6", 0)) == "An attack needs at least one die."
    assert reason(s, aiming("ne.museum", "I6", "E", 5)) == (
        "Each die costs an Action Point; GODRAN has 4 left."
    )


def test_55_the_same_target_is_attacked_again_while_action_points_last() -> None:
    s, _ = played(given_rampage("H6"), smashing("ne.museum", "I6", 2), faces=(4, 5))
    assert frame_of(s).ap == 8
    s, _ = played(s, smashing("ne.museum", "I6", 2), faces=(4, 6))
    assert (frame_of(s).ap, s.fallen) == (6, ("ne.museum",))


# ---- Marking units


def test_53_all_units_of_a_player_in_an_area_are_marked_together_and_several_areas_too() -> None:
    s = given_units(given_rampage("H8"), "H7", "se.troop.1", "se.troop.2", "sw.tank.1")
    s = given_unit(s, "se.tank.1", "G8")
    s, _ = played(played(s, mark("H7"))[0], mark("G8"))
    assert (frame_of(s).victim, frame_of(s).areas) == (TWO, ("H7", "G8"))
    s, events = played(s, attack(1), faces=(3,))
    struck = of_kind(events, UnitsAttacked)
    assert [event.units for event in struck] == [("se.troop.1", "se.troop.2", "se.tank.1")]


def test_53_one_attack_is_on_the_units_of_one_player() -> None:
    s = given_units(given_rampage("H8"), "H7", "se.troop.1", "sw.tank.1")
    assert marks(s) == {(TWO, "H7"), (THREE, "H7")}
    s, _ = played(s, mark("H7"))
    assert marks(s) == set()
    assert reason(s, mark("H7", THREE)) == (
        "An attack hits the units of one player: unmark the others first."
    )
    assert reason(s, mark("H7")) == "The units there are marked already."
    s, _ = played(s, unmark("H7"))
    assert frame_of(s) == GodranFrame(ap=10, home=None)


def test_53_one_area_of_several_is_left_out_again() -> None:
    s = given_unit(given_unit(given_rampage("H8"), "se.troop.1", "H7"), "se.troop.2", "G8")
    s, _ = played(played(s, mark("H7"))[0], mark("G8"))
    s, _ = played(s, unmark("H7"))
    assert (frame_of(s).victim, frame_of(s).areas) == (TWO, ("G8",))
    assert reason(s, unmark("H7")) == "No units are marked there."


def test_53_marks_are_gone_after_a_step_or_an_attack() -> None:
    s, _ = played(given_unit(given_rampage("H7"), "se.troop.1", "H6"), mark("H6"))
    assert frame_of(played(s, move("G7"))[0]).areas == ()
    assert frame_of(played(s, attack(1), faces=(1,))[0]).areas == ()
    assert reason(given_rampage(), attack(1)) == "Mark the units to attack first."


def test_54_only_being_inside_protects() -> None:
    s = given_unit(given_rampage("I4"), "se.troop.1", "I5", "roof")
    s = given_unit(given_unit(s, "sw.helicopter.1", "I5"), "ne.troop.1", "I5", "inside")
    assert marks(s) == {(TWO, "I5"), (THREE, "I5")}
    assert reason(s, mark("I5", ONE)) == "Units inside a building cannot be attacked, only the building."
    assert reason(s, mark("H4")) == "That player has no unit there."
    assert reason(s, mark("P1")) == "There is no such area on the map."


def test_54_units_beyond_a_closed_border_are_attacked() -> None:
    assert marks(given_unit(given_rampage("H6"), "se.troop.1", "I6")) == {(TWO, "I6")}


# ---- The end of the phase


def test_XII_the_controller_need_not_use_all_action_points() -> None:
    s, events = first_beat(given_rampage(ap=7), END)
    assert s.stack == (MovementFrame(left=s.order),)
    assert events[0] == RampageEnded(left=7)


def test_XII_the_phase_ends_by_itself_when_no_action_point_is_left() -> None:
    s, _ = first_beat(given_rampage(ap=1), move("H7"))
    assert (frame_of(s).ap, rules().actors(s)) == (0, ())
    change = rules().step(s).run(s, seeded())
    assert isinstance(change.state.top, MovementFrame)
    assert change.events[0] == RampageEnded(left=0)


@pytest.mark.parametrize(("annoyed", "stunned"), [(True, False), (False, True), (True, True)])
def test_68_annoyed_and_stunned_are_over_at_the_end_of_the_phase(annoyed: bool, stunned: bool) -> None:
    s, events = first_beat(given_rampage(annoyed=annoyed, stunned=stunned), END)
    assert (s.annoyed, s.stunned) == (False, False)
    assert of_kind(events, GodranCalmed) == (GodranCalmed(annoyed=annoyed, stunned=stunned),)


def carried(s: TokyoState, *actions: Action) -> dict[str, str]:
    """What is carried after some actions and the end of the phase; seats one to three played a card."""
    s = replace(s, schemes={ONE: ("tuna",), TWO: ("rival",), THREE: ("parade",)})
    for action in actions:
        s, _ = played(s, action)
    s, events = first_beat(s, END)
    assert len(of_kind(events, SchemeCarried)) == len(s.carried)
    return {str(seat): scheme for seat, scheme in s.carried.items()}


def test_41_a_scheme_is_carried_over_where_godran_acted_in_one_sector_alone() -> None:
    assert carried(given_rampage("K6"), move("K7"), move("K6")) == {"one": "tuna"}


def test_41_nothing_is_carried_where_godran_did_nothing_left_or_began_in_the_centre() -> None:
    assert carried(given_rampage("K6")) == {}
    assert carried(given_rampage("K7"), move("K8"), move("K7")) == {}
    assert carried(given_rampage("H8"), move("H7"), move("H8")) == {}


def test_42_the_owner_of_the_sector_carries_whoever_controls_godran() -> None:
    assert carried(given_rampage("I9"), move("I10")) == {"two": "rival"}


def test_128_nobody_carries_where_nobody_controls_the_sector() -> None:
    assert carried(given_rampage("G7", players=3), move("G6")) == {}


def test_XII_decisions_of_other_phases_are_refused() -> None:
    s = given_rampage()
    assert reason(s, EndMovement(seat=ONE)) == "That cannot be done now: GODRAN is acting."


def test_XII_each_decision_about_the_map_names_what_a_player_clicks() -> None:
    assert move("H7").picks() == ("godran", "H7")
    assert mark("H7").picks() == unmark("H7").picks() == ("godran", "H7")
    assert smashing("ne.museum", "I6").picks() == ("godran", "I6")
    assert aiming("ne.museum", "I6", "E").picks() == ("godran", "I6")
    assert allot("se.troop.1", "flee").picks() == ("se.troop.1",)
    assert retreat("se.troop.1", "H6").picks() == flee("se.troop.1", "H6").picks() == ("se.troop.1", "H6")
