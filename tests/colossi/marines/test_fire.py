# SPDX-License-Identifier: GPL-3.0-or-later
"""Standard Marine attacks, cracks and series (5.4.1; worked examples E6 to E13)."""

import pytest

from rubbletop.games.colossi.events.marines import CrackClosed, StoneAttacked
from rubbletop.games.colossi.state import ColossiState, Rubble, Tribe, Unit, replace
from rubbletop.games.colossi.steps.marines.weapons import fire_tally, need_tally
from rubbletop.kernel.dice import SeededDice
from rubbletop.kernel.facts import UnitId
from tests.colossi.builders import (
    at,
    field,
    given_rubble,
    given_tribe,
    given_unit,
    legal,
    played,
    refused,
    rules,
)
from tests.colossi.marines.acts import DONE, end, fire, given_actions, kinds_of, lagi, march


def given_example() -> ColossiState:
    """Return the three shooters of the printed example with Redstones in 536 and Yellowstones in 366."""
    return given_actions(
        given_unit("heavy", 463),
        given_unit("squad", 444),
        given_unit("scout", 531),
        given_tribe("red", 536),
        given_tribe("yellow", 366),
    )


def dice(s: ColossiState, unit: str, target: str = "red") -> int:
    return fire_tally(field(s), s.units[UnitId(unit)], UnitId(target), "maximum").total


def test_e6_two_sixes_with_two_dice_are_three_hits() -> None:
    s = given_actions(given_unit("medic", 161), given_tribe("red", 153))
    told = played(s, fire("medic", "red"), [6, 6])
    assert told.of(StoneAttacked)[0].hits == 3
    assert told.tribe("red").stack[0].reduced


def test_e7_excess_hits_are_lost() -> None:
    s = given_actions(given_unit("heavy", 161), given_tribe("red", 162))
    told = played(s, fire("heavy", "red"), [6, 6, 6, 6, 6, 6])
    assert [b.reduced for b in told.tribe("red").stack] == [True, False, False, False, False]


@pytest.mark.parametrize("unit", ["heavy", "squad", "scout"])
def test_e8_nobody_sees_past_the_hill_even_by_its_tip(unit: str) -> None:
    blocked = refused(given_example(), fire(unit, "yellow"))
    assert blocked.startswith("The line of sight is blocked in ")
    assert blocked.endswith("[5.4.1]")


def test_e9_to_e11_the_printed_example_with_the_rule_of_sixes() -> None:
    s = given_example()
    assert dice(s, "scout") == 3
    told = played(s, fire("scout", "red"), [1, 2, 5])
    assert told.state.cracked == ("red",)
    assert need_tally(field(told.state), UnitId("red")).total == 3
    told = played(told.state, fire("squad", "red"), [6, 6, 3, 1])
    assert (told.tribe("red").stack[0].reduced, told.state.cracked) == (True, ())
    assert dice(told.state, "heavy") == 4
    told = played(told.state, fire("heavy", "red"), [4, 4, 6, 5])
    assert (len(told.tribe("red").stack), told.state.crumbled) == (4, ("R1",))


def test_e12_and_e13_two_hits_more_leave_the_marker_and_four_flip_the_boulder() -> None:
    s = played(given_example(), fire("scout", "red"), [1, 2, 5]).state
    told = played(s, fire("squad", "red"), [6, 5, 3, 1])
    assert told.state.cracked == ("red",)
    assert told.names()[0] == "StoneAttacked"
    told = played(told.state, fire("heavy", "red"), [4, 4, 6, 5])
    assert (told.tribe("red").stack[0].reduced, told.state.cracked) == (True, ())


def test_5_4_1_2_93_a_pair_of_sixes_adds_one_hit_in_all_on_rubble_too() -> None:
    s = given_actions(given_unit("heavy", 161), given_rubble(163))
    told = played(s, fire("heavy", "rubble163"), [6, 6, 1, 1, 1])
    assert told.of(StoneAttacked)[0].extra == 1
    assert told.rubble() == {}
    s = given_actions(given_unit("heavy", 161), given_tribe("red", 163))
    assert played(s, fire("heavy", "red"), [6, 6, 6, 6, 1]).of(StoneAttacked)[0].hits == 5


def test_92_rubble_is_cracked_by_one_hit_and_features_are_no_target() -> None:
    s = given_actions(given_unit("squad", 161), given_rubble(163), given_rubble(145, "stonehenge"))
    assert played(s, fire("squad", "rubble163"), [6, 5, 5, 5]).state.cracked == ("rubble163",)
    assert refused(s, fire("squad", "rubble145")) == (
        "Only an Orbital Strike can harm what Rubble has turned into. [5.4.1, 92]"
    )
    assert refused(s, fire("squad", "nobody")) == "There is no such target on the map. [5.4.1]"


def test_91_moving_stunned_and_landed_cost_one_die_once() -> None:
    red = given_tribe("red", 164)
    stunned = given_actions(given_unit("squad", 161, marker="stunned", arrival="safe"), red)
    landed = given_actions(given_unit("squad", 161, arrival="safe"), red)
    assert (dice(stunned, "squad"), dice(landed, "squad")) == (3, 3)
    squad = given_unit("squad", 161)
    assert fire_tally(field(given_actions(squad, red)), squad, red.id, "move").total == 3


def test_90_firing_through_units_and_structures_costs_one_die_in_all() -> None:
    s = given_actions(
        given_unit("squad", 161), given_unit("hq", 162), given_unit("scout", 163), given_tribe("red", 164)
    )
    assert dice(s, "squad") == 3


def test_5_4_1_an_adjacent_target_gives_a_die_and_damage_is_in_the_printed_value() -> None:
    s = given_actions(given_unit("squad", 161, damaged=True), given_tribe("red", 162))
    assert dice(s, "squad") == 4


def test_91_below_one_die_there_is_no_attack() -> None:
    s = given_actions(given_unit("medic", 161, damaged=True, marker="stunned"), given_tribe("red", 163))
    assert refused(s, fire("medic", "red")) == "The modifiers leave it no dice. [5.4.1]"
    assert "Fire" not in kinds_of(s, "medic")


def test_5_4_paralyzed_units_and_units_without_weapons_do_not_fire() -> None:
    s = given_actions(
        given_unit("squad", 161, marker="paralyzed"), given_unit("bit", 145), given_tribe("red", 163)
    )
    assert refused(s, fire("squad", "red")) == "A Paralyzed unit cannot attack. [5.4]"
    assert refused(s, fire("bit", "red")) == "This unit has no standard attack. [5.4.1]"


def test_33_the_dust_storm_hides_even_neighbours() -> None:
    s = given_actions(given_unit("squad", 161), given_tribe("red", 162), storm=at(162))
    assert refused(s, fire("squad", "red")) == "The Dust Storm hides it. [Event Chart, 33]"


def test_40_in_hurricane_winds_units_fire_one_hex_far() -> None:
    s = given_actions(
        given_unit("squad", 161),
        given_tribe("red", 162),
        given_tribe("white", 153),
        events=("hurricane",),
    )
    assert "Fire" in kinds_of(s, "squad")
    assert refused(s, fire("squad", "white")) == (
        "In Hurricane Winds nobody sees farther than one hex. [Event Chart, 40]"
    )


@pytest.mark.parametrize("thing", [given_tribe("black", 162), given_rubble(162, "cliffs")])
def test_89_tribes_and_red_cliffs_block_the_line(thing: Tribe | Rubble) -> None:
    s = given_actions(given_unit("squad", 161), thing, given_tribe("red", 163))
    assert refused(s, fire("squad", "red")) == "The line of sight is blocked in 162. [5.4.1]"


@pytest.mark.parametrize("thing", [given_unit("hq", 162), given_rubble(162), given_rubble(162, "stonehenge")])
def test_89_units_rubble_and_other_features_do_not(thing: Unit | Rubble) -> None:
    s = given_actions(given_unit("squad", 161), thing, given_tribe("red", 163))
    assert fire("squad", "red") in legal(s)


def test_88_the_ends_of_a_line_never_block_and_neighbours_see_each_other() -> None:
    s = given_actions(given_unit("squad", 251), given_tribe("red", "251+1"))
    assert fire("squad", "red") in legal(s)


# ---- cracks and series


def given_series() -> ColossiState:
    """Return Redstones cracked by a Squad; Blackstones are there too."""
    s = given_actions(
        given_unit("squad", 161),
        given_unit("scout", 143),
        given_unit("hq", 162),
        given_tribe("red", 153),
        given_tribe("black", 164),
    )
    return played(s, fire("squad", "red"), [5, 1, 1, 1]).state


def test_94_a_miss_keeps_the_crack() -> None:
    assert played(given_series(), fire("hq", "red"), [1, 1]).state.cracked == ("red",)


def test_94_moving_first_keeps_the_crack_when_the_attack_follows() -> None:
    s = played(given_series(), march("hq", 225)).state
    assert s.cracked == ("red",)
    assert played(s, fire("hq", "red", "move"), [1, 1]).state.cracked == ("red",)


def test_94_a_move_without_an_attack_clears_it() -> None:
    s = played(given_series(), march("hq", 225)).state
    told = played(s, end("hq"))
    assert (told.state.cracked, told.state.series) == ((), None)
    assert told.names() == ["CrackClosed"]


def test_94_an_attack_on_another_stone_clears_it() -> None:
    told = played(given_series(), fire("hq", "black"), [1, 1, 1])
    assert told.state.cracked == ()
    assert told.of(CrackClosed)[0].target == "red"


def test_94_the_end_of_the_step_clears_it() -> None:
    s = given_series()
    s = replace(s, tribes={})
    beat = next(iter(rules().apply(s, DONE, SeededDice(1))))
    assert (beat.state.cracked, beat.state.series) == ((), None)


def test_22_acid_rain_cracks_go_when_a_series_on_that_tribe_ends() -> None:
    s = replace(given_series(), cracked=("red", "black"), events=("acid_rain",))
    told = played(s, fire("hq", "black"), [1, 1, 1])
    assert told.state.cracked == ("black",)


def test_95_a_special_weapon_keeps_the_series_but_neither_uses_nor_places_the_marker() -> None:
    s = given_actions(given_unit("squad", 161), given_unit("colby", 156), given_tribe("red", 153))
    s = played(s, fire("squad", "red"), [5, 1, 1]).state
    assert field(s).board.direction(at(156), at(153)) == 1
    told = played(s, lagi("red"), [1])
    assert told.state.cracked == ("red",)


def test_94_pushing_a_friend_is_another_action() -> None:
    s = given_actions(
        given_unit("squad", 161),
        given_unit("colby", 156),
        given_unit("hq", 155),
        given_tribe("red", 164),
    )
    s = played(s, fire("squad", "red"), [5, 1, 1, 1]).state
    s = played(s, lagi("hq"), [1]).state
    assert played(s, end("colby")).state.cracked == ()


def test_5_4_1_the_last_boulder_takes_the_tribe_along() -> None:
    s = given_actions(given_unit("squad", 161), given_tribe("red", 163, "R1-"))
    told = played(s, fire("squad", "red"), [6, 6, 6, 6])
    assert told.names() == ["StoneAttacked", "StoneHarmed", "TribeDestroyed"]
    assert told.state.tribes == {}


def test_5_4_1_an_attack_tells_why_it_has_its_dice() -> None:
    s = given_actions(given_unit("squad", 463, marker="stunned"), given_tribe("red", 464))
    attack = played(s, fire("squad", "red"), [1, 1, 1, 1]).of(StoneAttacked)[0]
    told = [(line.value, line.reason.text()) for line in attack.reckoning]
    assert told == [(4, "Combat factor"), (-1, "Stunned"), (1, "Adjacent target")]
