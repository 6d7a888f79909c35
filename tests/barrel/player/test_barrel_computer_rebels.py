# SPDX-License-Identifier: GPL-3.0-or-later
"""What computer players of One More Barrel do with rebels, and when they are bombed."""

from rubbletop.games.barrel.actions.rebels import (
    Bomb,
    CallHelp,
    EmpowerRebels,
    HelpDefend,
    JoinBombing,
    LoseBuilding,
    MoveRebels,
    PayRepair,
    PlaceRebels,
    RestRebels,
    StayOut,
)
from rubbletop.games.barrel.frames.rebels import (
    Bombing,
    DefenceFrame,
    PartnersFrame,
    RebelsFrame,
    RepairFrame,
)
from rubbletop.games.barrel.state import BarrelState
from tests.barrel.builders import FOUR, ONE, THREE, TWO, at, given_game, given_region
from tests.barrel.player.barrel_asking import choice, hint
from tests.barrel.rebels_builders import bombing, given_check, given_rebels

LEFT = (ONE, TWO, THREE, FOUR)


def given_prey(s: BarrelState) -> BarrelState:
    """Return the state in which two leads, with logistics in Bassora that nobody guards."""
    s = given_region(s, "bassora", TWO, logistics=6, barrels=4, buildings=("warehouse",))
    return s.with_power(TWO, contracts=9)


def test_rebels_enter_where_they_are_nearest_to_the_leader() -> None:
    s = given_prey(given_check())

    assert choice(s) == PlaceRebels(seat=ONE, region=at("maysan"))
    assert hint(s) == "From there the rebels can do the most harm."


def test_11_at_first_rebels_enter_only_a_region_that_nobody_controls() -> None:
    s = given_prey(given_check(turn=5))
    for region in ("maysan", "sulaymaniyya"):
        s = given_region(s, region, THREE, troops={THREE: 1})

    assert choice(s) == PlaceRebels(seat=ONE, region=at("wasit"))


def test_rebels_bomb_what_hurts_the_leader_most() -> None:
    s = given_rebels(given_prey(given_check()), ONE, "maysan", 3)

    assert choice(s) == Bomb(seat=ONE, victim=TWO, region=at("bassora"), target="logistics")
    assert hint(s) == "Nothing else in reach costs a rival as much: Two in Bassora."


def test_rebels_grow_stronger_before_a_target_that_is_defended() -> None:
    s = given_rebels(given_check(), ONE, "maysan")
    s = given_region(s, "bassora", TWO, troops={TWO: 4}, logistics=1, buildings=("police",))

    assert choice(s) == EmpowerRebels(seat=ONE)
    assert hint(s) == "Stronger rebels will do more harm in a later turn."


def test_rebels_move_to_where_there_is_something_to_bomb() -> None:
    s = given_rebels(given_prey(given_check()), ONE, "diyala")

    assert choice(s) == MoveRebels(seat=ONE, to=at("wasit"))


def test_rebels_rest_at_full_power_where_nothing_is_near() -> None:
    s = given_rebels(given_check(), ONE, "dahuk", 4)

    assert choice(s) == RestRebels(seat=ONE)
    assert hint(s) == "It would bring you nothing."


def test_rebels_grow_stronger_where_nothing_is_near() -> None:
    assert choice(given_rebels(given_check(), ONE, "dahuk", 2)) == EmpowerRebels(seat=ONE)


def test_a_troop_that_guards_alone_is_a_good_target() -> None:
    s = given_rebels(given_check(), ONE, "maysan", 3)
    s = given_region(s, "bassora", TWO, troops={TWO: 1}, barrels=1)

    assert choice(s) == Bomb(seat=ONE, victim=TWO, region=at("bassora"), target="troops")


def test_49_rebels_join_against_the_leader() -> None:
    declared = Bombing(bomber=THREE, victim=TWO, region=at("bassora"), target="logistics")
    frame = PartnersFrame(bombing=declared, asked=(ONE,))
    s = given_prey(given_game(RebelsFrame(left=LEFT), frame, turn=7))
    s = given_region(s, "bassora", TWO, troops={TWO: 4}, logistics=6)
    s = given_rebels(given_rebels(s, ONE, "maysan", 3), THREE, "maysan", 1)

    assert choice(s) == JoinBombing(seat=ONE)
    assert hint(s) == "Your rebels make a success much more likely."


def test_49_rebels_stay_out_where_they_add_nothing() -> None:
    declared = Bombing(bomber=THREE, victim=FOUR, region=at("bassora"), target="logistics")
    frame = PartnersFrame(bombing=declared, asked=(ONE,))
    s = given_region(given_game(RebelsFrame(left=LEFT), frame, turn=7), "bassora", FOUR, logistics=1)
    s = given_rebels(given_rebels(s, ONE, "maysan"), THREE, "maysan", 4)

    assert choice(s) == StayOut(seat=ONE)


def test_50_the_victim_asks_for_help() -> None:
    s = given_game(RebelsFrame(left=LEFT), DefenceFrame(bombing=bombing("logistics"), asked=(THREE,)), turn=7)
    s = given_region(s, "muthanna", ONE, troops={THREE: 1}, logistics=2)

    assert choice(s) == CallHelp(seat=ONE, ally=THREE)
    assert hint(s).startswith("Help costs nothing")


def given_plea(pacifism: int) -> BarrelState:
    """Return a plea for help of one, who leads, to three."""
    frame = DefenceFrame(bombing=bombing("logistics"), asked=(), called=THREE)
    s = given_region(given_game(RebelsFrame(left=LEFT), frame, turn=7), "muthanna", ONE, logistics=2)
    return s.with_power(ONE, contracts=9).with_power(THREE, pacifism=pacifism)


def test_50_the_leader_gets_help_only_from_those_who_need_calm_themselves() -> None:
    assert choice(given_plea(0)) == StayOut(seat=THREE)
    assert choice(given_plea(6)) == HelpDefend(seat=THREE)


def test_6_a_building_that_is_needed_is_repaired() -> None:
    frame = RepairFrame(bombing=bombing("refinery"), damage=1)
    s = given_game(RebelsFrame(left=LEFT), frame, turn=6)
    s = given_region(s, "muthanna", ONE, troops={ONE: 2}, logistics=3, buildings=("refinery",))

    assert choice(s) == PayRepair(seat=ONE)
    assert hint(s) == "The building is worth more than the repair."


def test_6_a_building_that_is_of_no_use_is_given_up() -> None:
    frame = RepairFrame(bombing=bombing("pipeline"), damage=2)
    s = given_game(RebelsFrame(left=LEFT), frame, turn=12)
    s = given_region(s, "muthanna", ONE, buildings=("pipeline", "warehouse")).with_power(ONE, cash=4)

    assert choice(s) == LoseBuilding(seat=ONE)
    assert hint(s) == "The building is not worth the repair."
