# SPDX-License-Identifier: GPL-3.0-or-later
"""What rebels do in a turn (Rebels; 8 to 12)."""

import pytest

from rubbletop.games.barrel.actions.rebels import (
    Bomb,
    DefendAlone,
    EmpowerRebels,
    MoveRebels,
    PlaceRebels,
    RestRebels,
)
from rubbletop.games.barrel.events.rebels import (
    RebelsEmpowered,
    RebelsMoved,
    RebelsPlaced,
    RebelsRested,
    RebelsWait,
)
from rubbletop.games.barrel.frames.checks import PacifismFrame
from rubbletop.games.barrel.frames.rebels import RebelsFrame
from rubbletop.games.barrel.frames.war import BattlesFrame
from rubbletop.games.barrel.state import BarrelState, Rebels
from rubbletop.kernel.facts import Action
from tests.barrel.builders import (
    FOUR,
    ONE,
    THREE,
    TWO,
    at,
    given_game,
    given_region,
    ground,
    legal,
    reason,
    rules,
    run_on,
)
from tests.barrel.rebels_builders import given_check, given_rebels
from tests.barrel.step_builders import did, run_to

EAST = ("maysan", "wasit", "diyala", "sulaymaniyya")


def given_held(s: BarrelState, *regions: str) -> BarrelState:
    """Return the state with these regions under the control of player four, without anything there."""
    for region in regions:
        s = given_region(s, region, FOUR)
    return s


def places(s: BarrelState) -> set[str]:
    """Return where player one's rebels may be placed."""
    return {offer.region for offer in legal(s, ONE) if isinstance(offer, PlaceRebels)}


# ---- Entering


def test_ruling_11_in_the_first_turn_rebels_enter_eastern_regions_that_no_player_controls() -> None:
    s = given_held(given_check(turn=5), "wasit")

    assert places(s) == {"maysan", "diyala", "sulaymaniyya"}
    assert len(legal(s, ONE)) == 3
    s, events = did(s, PlaceRebels(seat=ONE, region=at("diyala")))
    assert events == (RebelsPlaced(leader=ONE, region=at("diyala")),)
    assert s.powers[ONE].rebels == Rebels(region=at("diyala"), power=1, acted=True)
    assert s.top == RebelsFrame(left=(TWO, THREE, FOUR))


def test_ruling_11_the_only_free_eastern_region_is_not_asked_about() -> None:
    s, events = run_on(given_held(given_check(turn=5), *EAST[1:]))

    assert events == (RebelsPlaced(leader=ONE, region=at("maysan")),)
    assert s.powers[ONE].rebels.region == at("maysan")


def test_ruling_11_rebels_that_find_no_region_free_wait_off_the_map() -> None:
    s, events = run_to(given_held(given_check(turn=5), *EAST), PacifismFrame)

    assert events == tuple(RebelsWait(leader=seat) for seat in (ONE, TWO, THREE, FOUR))
    assert s.powers[ONE].rebels.region is None


def test_ruling_12_later_entry_is_the_action_of_the_turn_into_any_eastern_region() -> None:
    s = given_held(given_check(), *EAST)

    assert places(s) == set(EAST)
    assert RestRebels(seat=ONE) in legal(s, ONE)
    s, _ = did(s, PlaceRebels(seat=ONE, region=at("wasit")))
    assert s.top == RebelsFrame(left=(TWO, THREE, FOUR))


# ---- Acting


@pytest.mark.parametrize(("power", "left"), [(1, 1), (2, 1), (4, 3)])
def test_rebels_lose_a_point_of_power_by_moving_if_they_have_more_than_one(power: int, left: int) -> None:
    s = given_rebels(given_check(), ONE, "maysan", power)

    s, events = did(s, MoveRebels(seat=ONE, to=at("bassora")))

    assert events == (RebelsMoved(leader=ONE, path=(at("maysan"), at("bassora")), power=left),)
    assert s.powers[ONE].rebels == Rebels(region=at("bassora"), power=left, acted=True)


def test_rebels_move_into_any_contiguous_region_with_battle_or_without() -> None:
    s = given_rebels(given_check(), ONE, "bassora")
    s = given_region(given_held(s, "maysan"), "dhi_qar", locals_=2, troops={THREE: 1})

    moves = {offer.to for offer in legal(s, ONE) if isinstance(offer, MoveRebels)}
    assert moves == {"dhi_qar", "maysan", "muthanna"}


def test_rebels_grow_by_one_up_to_four() -> None:
    s, events = did(given_rebels(given_check(), ONE, "maysan", 3), EmpowerRebels(seat=ONE))

    assert events == (RebelsEmpowered(leader=ONE, power=4),)
    assert s.powers[ONE].rebels.power == 4
    strongest = given_rebels(given_check(), ONE, "maysan", 4)
    assert EmpowerRebels(seat=ONE) not in legal(strongest, ONE)


def test_rebels_may_rest() -> None:
    s, events = did(given_check(), RestRebels(seat=ONE))

    assert (events, s.powers[ONE].rebels.acted) == ((RebelsRested(leader=ONE),), True)


def test_ruling_10_rebels_never_join_battles() -> None:
    s = given_region(
        given_game(BattlesFrame(left=(at("maysan"),), agreed={})), "maysan", locals_=3, troops={ONE: 4}
    )
    without, _ = run_on(s, (3, 4))
    strong = given_rebels(given_rebels(s, ONE, "maysan", 4), TWO, "maysan", 4)

    with_rebels, _ = run_on(strong, (3, 4))

    assert with_rebels.regions == without.regions


def test_ruling_49_who_has_acted_with_others_is_passed_over() -> None:
    s = given_check().with_rebels(ONE, acted=True)

    assert rules().actors(s) == ()
    s, events = run_on(s)
    assert (events, rules().actors(s)) == ((), (TWO,))


def test_rebel_check_ends_when_all_have_acted() -> None:
    s, _ = run_to(given_check(frame=RebelsFrame(left=())), PacifismFrame)

    assert s.top == PacifismFrame(left=(ONE, TWO, THREE, FOUR))


# ---- Bombing: what can be bombed


def test_ruling_9_troops_logistics_and_each_kind_of_building_of_others_in_reach_can_be_bombed() -> None:
    s = given_rebels(given_check(), ONE, "maysan")
    s = given_region(
        s, "bassora", TWO, troops={THREE: 1, ONE: 5}, logistics=2, barrels=3,
        buildings=("warehouse", "police", "warehouse"),
    )  # fmt: skip
    s = given_region(s, "dhi_qar", locals_=2, troops={FOUR: 1}, logistics=3)
    s = given_region(s, "maysan", ONE, logistics=2)
    s = given_region(s, "babil", TWO, troops={TWO: 4})

    bombs = [offer for offer in legal(s, ONE) if isinstance(offer, Bomb)]

    assert [(bomb.victim, bomb.region, bomb.target, bomb.call) for bomb in bombs] == [
        (TWO, "bassora", "logistics", False),
        (TWO, "bassora", "warehouse", False),
        (TWO, "bassora", "police", False),
        (THREE, "bassora", "troops", False),
        (FOUR, "dhi_qar", "troops", False),
    ]


def test_ruling_49_calling_others_is_offered_where_rebels_in_reach_have_not_acted() -> None:
    s = given_region(given_rebels(given_check(), ONE, "maysan"), "bassora", TWO, troops={TWO: 1})
    called = Bomb(seat=ONE, victim=TWO, region=at("bassora"), target="troops", call=True)

    assert called not in legal(given_rebels(s, TWO, "bassora"), ONE)
    assert called not in legal(given_rebels(s, THREE, "wasit"), ONE)
    assert called not in legal(given_rebels(s, THREE, "bassora").with_rebels(THREE, acted=True), ONE)
    assert called in legal(given_rebels(s, THREE, "muthanna"), ONE)


def test_rebels_are_placed_moved_and_set_on_a_target_by_a_click_on_the_region() -> None:
    assert PlaceRebels(seat=ONE, region=at("maysan")).picks() == ("maysan",)
    assert MoveRebels(seat=ONE, to=at("bassora")).picks() == ("bassora",)
    assert bomb().picks() == ("bassora",)


# ---- Refusals


def bomb(victim: str = "two", region: str = "bassora", target: str = "troops") -> Bomb:
    """Return a bombing by player one."""
    return Bomb(seat=ONE, victim=victim, region=at(region), target=target)  # type: ignore[arg-type]


ABROAD = "Rebels stay in the country: they do not enter or bomb the Border Region."
NOWHERE = "There is no such region."


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (PlaceRebels(seat=ONE, region=at("maysan")), "Your rebels are in the country already."),
        (MoveRebels(seat=ONE, to=at("border")), ABROAD),
        (MoveRebels(seat=ONE, to=at("atlantis")), NOWHERE),
        (MoveRebels(seat=ONE, to=at("bagdad")), "Rebels move into a contiguous region."),
        (EmpowerRebels(seat=ONE), "Your rebels are as strong as they can be."),
        (bomb(region="border"), ABROAD),
        (bomb(region="atlantis"), NOWHERE),
        (bomb(victim="one"), "Rebels bomb other players, not their own leader."),
        (bomb(region="bagdad"), "Rebels bomb the region they are in, or a contiguous one."),
        (bomb(), "That player has no troops there."),
        (bomb(victim="four", target="logistics"), "That player does not control the region."),
        (bomb(target="logistics"), "There are no logistics there."),
        (bomb(target="refinery"), "No such building stands there."),
        (
            Bomb(seat=ONE, victim=THREE, region=at("bassora"), target="troops", call=True),
            "No other rebels are in reach that have not acted this turn.",
        ),
        (DefendAlone(seat=ONE), "Now the rebels act."),
    ],
)
def test_rulings_8_9_49_what_rebels_on_the_map_cannot_do_is_refused_with_its_reason(
    action: Action, why: str
) -> None:
    s = given_rebels(given_check(), ONE, "maysan", 4)
    s = given_region(s, "bassora", TWO, troops={THREE: 1})

    assert reason(s, action) == why


OFF_MAP = "Your rebels are off the map: first they enter an eastern region."


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (MoveRebels(seat=ONE, to=at("maysan")), OFF_MAP),
        (EmpowerRebels(seat=ONE), OFF_MAP),
        (bomb(), OFF_MAP),
        (PlaceRebels(seat=ONE, region=at("border")), ABROAD),
        (PlaceRebels(seat=ONE, region=at("atlantis")), NOWHERE),
        (PlaceRebels(seat=ONE, region=at("bagdad")), "Rebels enter by an eastern region."),
    ],
)
def test_ruling_12_what_rebels_off_the_map_cannot_do_is_refused_with_its_reason(
    action: Action, why: str
) -> None:
    assert reason(given_check(), action) == why


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (
            PlaceRebels(seat=ONE, region=at("wasit")),
            "In this turn rebels enter only a region that no player controls.",
        ),
        (RestRebels(seat=ONE), "In this turn the rebels only enter the country."),
        (EmpowerRebels(seat=ONE), "In this turn the rebels only enter the country."),
    ],
)
def test_ruling_11_in_the_first_turn_nothing_but_entry_is_allowed(action: Action, why: str) -> None:
    assert reason(given_held(given_check(turn=5), "wasit"), action) == why


def test_the_east_of_these_tests_is_that_of_the_map() -> None:
    assert set(ground().east) == set(EAST)
