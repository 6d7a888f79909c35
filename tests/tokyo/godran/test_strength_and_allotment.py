# SPDX-License-Identifier: GPL-3.0-or-later
"""Attacks on human units, and how their owner absorbs the Damage Points (XII; 16, 53, 56 to 61, 66, 68)."""

import pytest

from rubbletop.games.tokyo.allotment import best_sum
from rubbletop.games.tokyo.events.common import MonsterScored, Scored, UnitDestroyed
from rubbletop.games.tokyo.events.godran import HarmAllotted, UnitsAttacked
from rubbletop.games.tokyo.frames.godran import AllotFrame, FleeFrame, GodranFrame, RetreatFrame
from rubbletop.games.tokyo.state import Options, TokyoState, replace
from rubbletop.games.tokyo.violence import strength_tally, strike
from rubbletop.kernel.facts import Action, Seat
from tests.tokyo.builders import (
    ONE,
    TWO,
    at,
    field,
    given_unit,
    given_units,
    of_kind,
    place_of,
    played,
    refusal,
    rules,
    run_on,
    unit,
)
from tests.tokyo.godran_builders import (
    END,
    allot,
    allotment_of,
    allotments,
    attack,
    first_beat,
    given_rampage,
    is_alive,
    mark,
    retreat,
    told,
)


def hit(s: TokyoState, area: str, faces: tuple[int, ...], victim: Seat = TWO) -> TokyoState:
    """Attack all units of a player in an area, and stop when the dice have fallen."""
    s, _ = played(s, mark(area, victim))
    return first_beat(s, attack(len(faces)), faces)[0]


def strength(s: TokyoState, *names: str) -> int:
    return -strength_tally(field(s), [unit(name) for name in names]).total


# ---- Strength and Damage Points


def test_XII_damage_points_are_the_dice_less_the_strength_of_all_targets() -> None:
    s = given_units(given_rampage("H8"), "H7", "se.troop.1", "se.troop.2", "se.tank.1")
    s, _ = played(s, mark("H7"))
    s, events = first_beat(s, attack(4), faces=(6, 5, 2, 1))
    told_of = of_kind(events, UnitsAttacked)[0]
    assert (told_of.total, [line.value for line in told_of.reckoning], told_of.damage) == (14, [-4, -4], 6)
    assert [line.reason.text() for line in told_of.reckoning] == ["2 × Troop", "Tank"]
    assert allotment_of(s).damage == 6


def test_56_a_mortar_defends_with_its_small_arms() -> None:
    assert strength(given_unit(given_rampage(), "se.mortar.1", "H7"), "se.mortar.1") == 2


def test_57_infantry_in_rubble_doubles_its_strength_and_others_do_not() -> None:
    s = given_rampage().rubbled(at("H7"))
    names = ("se.troop.1", "se.mortar.1", "se.paratroop.1", "se.tank.1", "se.punk_rockers.1")
    s = given_units(s, "H7", *names)
    assert [strength(s, name) for name in names] == [4, 4, 6, 4, 2]
    lines = strength_tally(field(s), [unit("se.troop.1"), unit("se.tank.1")]).lines
    assert [line.reason.text() for line in lines] == ["Troop, doubled in rubble", "Tank"]


def test_XIII_a_roof_does_not_double_the_strength_against_godran() -> None:
    assert strength(given_unit(given_rampage("I4"), "se.troop.1", "I5", "roof"), "se.troop.1") == 2


@pytest.mark.parametrize("faces", [(1,), (2,)])
def test_58_no_damage_points_have_no_effect(faces: tuple[int, ...]) -> None:
    s = given_unit(given_rampage(), "se.troop.1", "H7")
    s, _ = played(s, mark("H7"))
    after, events = played(s, attack(1), faces)
    assert of_kind(events, UnitsAttacked)[0].damage == 0
    assert isinstance(after.top, GodranFrame)
    assert after.units == s.units


def test_68_annoyed_adds_1_to_each_die_and_stunned_takes_1_down_to_1() -> None:
    s = given_unit(given_rampage(), "se.troop.1", "H7")
    for annoyed, stunned, total in ((True, False, 9), (False, True, 6), (True, True, 7)):
        begun, _ = played(replace(s, annoyed=annoyed, stunned=stunned), mark("H7"))
        _, events = first_beat(begun, attack(2), faces=(1, 6))
        assert of_kind(events, UnitsAttacked)[0].total == total


def test_68_a_strike_of_phase_8_is_not_modified() -> None:
    t = told(given_unit(given_rampage(annoyed=True), "se.troop.1", "H7"), faces=(5,))
    strike(t, [unit("se.troop.1")], 1, 0)
    assert allotment_of(t.s).damage == 3


# ---- Distribution


def test_59_the_owner_distributes_the_largest_sum_that_is_possible() -> None:
    s = hit(given_units(given_rampage(), "H7", "se.troop.1", "se.troop.2"), "H7", (4, 3, 2))
    assert allotment_of(s).damage == 5
    assert allotments(s) == {"se.troop.1": {"flee", "destroy"}, "se.troop.2": {"flee", "destroy"}}
    s, events = first_beat(s, allot("se.troop.2", "flee"))
    assert allotment_of(s).harms == {"se.troop.2": "flee", "se.troop.1": "destroy"}
    assert events == (HarmAllotted(unit=unit("se.troop.2"), harm="flee", points=2),)


def test_59_losses_come_first_then_retreats_then_flights() -> None:
    s = given_units(given_rampage(), "H7", "se.troop.1", "se.troop.2", "se.troop.3")
    s = hit(s, "H7", (4, 4, 4))
    s, _ = first_beat(s, allot("se.troop.1", "flee"))
    s, _ = first_beat(s, allot("se.troop.3", "destroy"))
    assert allotment_of(s).harms[unit("se.troop.2")] == "retreat"
    s, events = run_on(s)
    assert of_kind(events, UnitDestroyed) == (
        UnitDestroyed(unit=unit("se.troop.3"), area=at("H7"), cause="strike"),
    )
    assert s.stack[1:] == (
        FleeFrame(unit=unit("se.troop.1"), steps=3), RetreatFrame(unit=unit("se.troop.2"))
    )  # fmt: skip


def test_59_what_is_beyond_all_units_is_lost() -> None:
    s = given_units(given_rampage(), "H7", "se.troop.1", "se.troop.2")
    s, events = played(played(s, mark("H7"))[0], attack(3), faces=(6, 6, 6))
    assert isinstance(s.top, GodranFrame)
    assert len(of_kind(events, UnitDestroyed)) == 2
    assert (s.godran_vp, s.vp[ONE], place_of(s, "se.troop.1")[0]) == (20, 20, "pool")


def test_59_a_gap_in_the_sums_leaves_a_point_over() -> None:
    s = given_rampage().rubbled(at("H6"), at("G7"), at("I7"))
    s = given_units(s, "H7", "se.old_folks.1", "se.old_folks.2")
    assert allotments(hit(s, "H7", (5,))) == {
        "se.old_folks.1": {"die", "destroy"}, "se.old_folks.2": {"die", "destroy"}
    }  # fmt: skip
    assert best_sum([("die", "destroy"), ("die", "destroy")], 5) == 4


def test_59_a_unit_may_be_spared_while_another_takes_the_damage() -> None:
    s = hit(given_units(given_rampage(), "H7", "se.troop.1", "se.troop.2"), "H7", (5,))
    assert allotments(s)["se.troop.1"] == {"none", "retreat"}
    s, _ = first_beat(s, allot("se.troop.1", "none"))
    assert allotment_of(s).harms == {"se.troop.1": "none", "se.troop.2": "retreat"}


def test_59_refusals_tell_why() -> None:
    s = given_units(given_rampage(), "H7", "se.troop.1", "se.troop.2", "se.old_folks.1")
    s = hit(s, "H7", (6, 2))
    assert allotment_of(s).damage == 4

    def reason(action: Action, state: TokyoState = s) -> str:
        return refusal(state, action).reason.text()

    assert reason(allot("se.troop.9", "flee")) == "That unit was not attacked."
    assert reason(allot("se.old_folks.1", "retreat")) == "Populace units never retreat."
    assert reason(allot("se.troop.1", "die")) == "That cannot happen to this unit."
    after, _ = first_beat(s, allot("se.troop.1", "destroy"))
    assert reason(allot("se.troop.1", "flee"), after) == "What happens to that unit is settled."
    assert reason(allot("se.troop.2", "destroy"), after) == (
        "As many Damage Points as possible must be absorbed, and none beyond them."
    )
    assert reason(retreat("se.troop.1", "H6")) == "First the Damage Points must be distributed."
    assert reason(END) == "It is not this seat's decision."


def test_61_refusals_for_units_that_can_go_nowhere_tell_why() -> None:
    s = given_rampage().rubbled(at("H6"), at("G7"), at("I7"))
    s = given_units(s, "H7", "se.halftrack.1", "se.halftrack.2")
    s = hit(s, "H7", (5,))
    assert refusal(s, allot("se.halftrack.1", "retreat")).reason.text() == (
        "This unit has no area to retreat to."
    )
    assert refusal(s, allot("se.halftrack.1", "flee")).reason.text() == "This unit has nowhere to flee."


def test_60_populace_dies_for_1_flees_for_2_or_is_destroyed_for_3() -> None:
    s = given_units(given_rampage(), "H7", "se.old_folks.1", "se.old_folks.2")
    assert allotments(hit(s, "H7", (3,))) == {
        "se.old_folks.1": {"none", "die", "flee", "destroy"},
        "se.old_folks.2": {"none", "die", "flee", "destroy"},
    }


def test_61_a_unit_on_a_roof_dies_for_1_whatever_the_damage() -> None:
    s = given_unit(given_rampage("I4"), "se.troop.1", "I5", "roof")
    s, events = played(played(s, mark("I5"))[0], attack(2), faces=(6, 6))
    assert [event.cause for event in of_kind(events, UnitDestroyed)] == ["strike"]
    assert not is_alive(s, "se.troop.1")


def test_61_a_unit_on_a_roof_can_only_die() -> None:
    s = given_unit(given_rampage("I4"), "se.troop.1", "I5", "roof")
    s = hit(given_unit(s, "se.troop.2", "I5", "roof"), "I5", (5,))
    assert allotments(s)["se.troop.1"] == {"none", "die"}
    assert refusal(s, allot("se.troop.1", "flee")).reason.text() == "That cannot happen to this unit."


def test_61_a_unit_without_a_retreat_dies_for_1() -> None:
    s = given_rampage().rubbled(at("H6"), at("G7"), at("I7"))
    s = given_unit(given_unit(s, "se.halftrack.1", "H7"), "se.troop.1", "H7")
    s = hit(s, "H7", (6, 2))
    assert allotment_of(s).harms == {"se.halftrack.1": "die", "se.troop.1": "destroy"}


def test_66_a_superweapon_has_no_strength_dies_for_1_or_is_spared() -> None:
    s = given_units(given_rampage(), "H7", "se.tank.1", "se.heat_ray")
    assert strength(s, "se.tank.1", "se.heat_ray") == 4
    s = hit(s, "H7", (6,))
    assert allotments(s) == {"se.tank.1": {"retreat", "flee"}, "se.heat_ray": {"none", "die"}}
    s, events = played(s, allot("se.heat_ray", "die"))
    assert of_kind(events, MonsterScored)[0].points == 50
    assert isinstance(s.top, RetreatFrame)


def test_66_a_superweapon_neither_flees_nor_retreats_with_its_carrier() -> None:
    s = hit(given_units(given_rampage(), "H7", "se.tank.1", "se.heat_ray"), "H7", (6,))
    s, _ = played(s, allot("se.heat_ray", "none"))
    assert isinstance(s.top, FleeFrame)
    assert is_alive(s, "se.heat_ray")


def test_XII_godran_and_controller_score_each_destroyed_unit() -> None:
    s = given_units(given_rampage(), "H7", "se.tank.1")
    _, events = played(played(s, mark("H7"))[0], attack(2), faces=(5, 3))
    assert of_kind(events, MonsterScored) == (MonsterScored(points=30, merit="unit", about="se.tank.1"),)
    assert of_kind(events, Scored) == (Scored(scorer=ONE, points=30, merit="unit", about="se.tank.1"),)


def test_16_the_controller_scores_her_own_losses_unless_the_option_forbids_it() -> None:
    for options, points in ((Options(), 10), (Options(no_own_vp=True), 0)):
        s = given_unit(given_rampage(options=options), "ne.troop.1", "H7")
        s, _ = played(played(s, mark("H7", ONE))[0], attack(1), faces=(5,))
        assert (s.godran_vp, s.vp[ONE]) == (10, points)


def test_59_twenty_units_have_few_choices_each() -> None:
    troops = [f"se.troop.{n}" for n in range(1, 11)] + [f"se.tank.{n}" for n in range(1, 5)]
    folk = [
        "se.old_folks.1",
        "se.old_folks.2",
        "se.punk_rockers.1",
        "se.mortar.1",
        "se.mortar.2",
        "se.heat_ray",
    ]
    s = given_units(given_rampage(), "H7", *troops, *folk)
    frame = AllotFrame(units=tuple(unit(name) for name in troops + folk), damage=31)
    s = s.push(frame)
    assert len(rules().legal(s, TWO)) == 19 * 4 + 2
