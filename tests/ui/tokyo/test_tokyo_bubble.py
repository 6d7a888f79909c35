# SPDX-License-Identifier: GPL-3.0-or-later
"""The odds of an attack before it is made, as the bubble shows them, and what the dice came to afterwards."""

import pytest

from rubbletop.board.grid import BuildingId
from rubbletop.games.tokyo import godran_odds
from rubbletop.games.tokyo.actions import attacks, godran
from rubbletop.games.tokyo.events.attacks import AttackMade, AttacksEnded, WeaponFired
from rubbletop.games.tokyo.events.godran import BuildingAttacked, UnitsAttacked
from rubbletop.games.tokyo.frames.attacks import AttacksFrame, PissedFrame
from rubbletop.games.tokyo.frames.godran import GodranFrame
from rubbletop.games.tokyo.frames.money import IncomeFrame
from rubbletop.games.tokyo.ground import Field
from rubbletop.games.tokyo.state import TokyoState, replace
from rubbletop.kernel.facts import Action, Event, UnitId, say
from rubbletop.kernel.tally import Modifier
from rubbletop.ui.game_screen import Odds
from rubbletop.ui.scene.bubble import in_words
from rubbletop.ui.tokyo.screen import TokyoScreen
from rubbletop.ui.words import worded
from tests.tokyo.builders import ONE, TWO, at, given_game, given_unit, given_units, ground, rules, unit


def building_in(area: str) -> BuildingId:
    building = ground().board.areas[at(area)].building
    assert building is not None
    return building


def odds(screen: TokyoScreen, s: TokyoState, action: Action) -> Odds:
    found = screen.odds(s, action)
    assert found is not None
    return found


def bars(found: Odds) -> dict[str, int]:
    return {worded(bar.label): round(100 * bar.chance) for bar in found.bars}


def lines(found: Odds) -> list[tuple[int, str]]:
    return [(line.tally.total, worded(line.result)) for line in found.lines]


def rampage(area: str, *, annoyed: bool = False, stunned: bool = False) -> TokyoState:
    frame = GodranFrame(ap=10, home=None)
    return given_game(frame, controller=ONE, godran=at(area), annoyed=annoyed, stunned=stunned)


def test_xii_a_building_is_smashed_at_its_number(screen: TokyoScreen) -> None:
    hotel = building_in("I3")
    s = given_unit(rampage("H3"), "ne.troop.1", "I3", "inside")

    found = odds(screen, s, godran.SmashBuilding(seat=ONE, building=hotel, area=at("I3"), dice=4))

    assert found.title.text() == "Smash Grand Hotel (North-East)"
    assert lines(found) == [(4, "4 dice"), (-15, "falls at 15+ on the dice")]
    assert bars(found) == {"Falls": 44, "Troop dies": 44}


def test_68_annoyed_and_stunned_change_each_die(screen: TokyoScreen) -> None:
    action = godran.SmashBuilding(seat=ONE, building=building_in("I3"), area=at("I3"), dice=1)

    annoyed = odds(screen, rampage("H3", annoyed=True), action)
    stunned = odds(screen, rampage("H3", stunned=True), action)

    assert lines(annoyed)[:2] == [(1, "1 die"), (1, "+1 on each die")]
    assert lines(stunned)[1] == (-1, "−1 on each die")
    assert bars(annoyed) == {"Falls": 0}


def test_71_those_who_may_die_are_told_together(screen: TokyoScreen) -> None:
    s = given_units(rampage("I7"), "I6", "ne.troop.1", "ne.troop.2", "ne.old_folks.1")

    found = odds(screen, s, godran.SmashBuilding(seat=ONE, building=building_in("I6"), area=at("I6"), dice=3))

    assert set(bars(found)) == {"Falls", "Old Folks dies", "2 × Troop die"}


def test_71_units_of_a_kind_that_have_several_chances_are_told_by_where_they_are(
    screen: TokyoScreen,
) -> None:
    s = given_unit(rampage("H5"), "ne.troop.1", "J5", "inside")
    s = given_unit(s, "ne.troop.4", "J5", "roof")
    s = given_units(s, "K5", "ne.troop.2", "ne.troop.3", "ne.old_folks.1")
    action = godran.AimBuilding(seat=ONE, building=building_in("J5"), area=at("I5"), side="E", dice=6)

    told = bars(odds(screen, s, action))

    assert set(told) == {
        "Stadium falls",
        "Debris in K5",
        "2 × Troop inside J5, on the roof J5 die",
        "2 × Troop in K5 die",
        "Old Folks dies",
    }


def test_71_one_unit_of_several_chances_is_told_by_its_area(screen: TokyoScreen) -> None:
    s = given_unit(rampage("H5"), "ne.troop.1", "J5", "inside")
    s = given_unit(s, "ne.troop.2", "K5")
    action = godran.AimBuilding(seat=ONE, building=building_in("J5"), area=at("I5"), side="E", dice=6)

    assert {"Troop inside J5 dies", "Troop in K5 dies"} <= set(bars(odds(screen, s, action)))


def aimed(screen: TokyoScreen, dice: int = 6) -> Odds:
    action = godran.AimBuilding(seat=ONE, building=building_in("J5"), area=at("I5"), side="E", dice=dice)
    return odds(screen, rampage("H5"), action)


def test_81_an_aimed_building_is_told_link_by_link(screen: TokyoScreen) -> None:
    found = aimed(screen)

    assert found.title.text() == "Aim Stadium (North-East)"
    assert lines(found) == [(6, "6 dice"), (-15, "falls at 15+ on the dice")]
    assert bars(found) == {"Stadium falls": 94, "Debris in K5": 64}


def test_77_debris_can_fly_off_the_map(screen: TokyoScreen, monkeypatch: pytest.MonkeyPatch) -> None:
    chain = godran_odds.aim_chain(rules_field(), building_in("J5"), at("I5"), "E", 6)
    last = replace(chain[-1], area=None)
    monkeypatch.setattr(godran_odds, "aim_chain", lambda *_: (*chain[:-1], last))

    assert bars(aimed(screen)) == {"Stadium falls": 94, "Debris off the map": 64}


def rules_field() -> Field:
    return ground().field(rampage("H5"))


def test_xii_an_attack_on_units_is_told_by_damage_points(screen: TokyoScreen) -> None:
    s = given_units(rampage("H7"), "H6", "se.troop.1", "se.troop.2")
    s = replace(s, stack=(GodranFrame(ap=10, home=None, victim=TWO, areas=(at("H6"),)),))

    found = odds(screen, s, godran.AttackUnits(seat=ONE, dice=3))

    assert found.title.text() == "Attack on Two’s units"
    assert lines(found) == [(3, "3 dice"), (-4, "Damage Points on average: 6.5")]
    assert list(bars(found)) == ["No damage", "1 to 2 points", "3 to 5 points", "6 to 8 points", "9 and more"]
    assert sum(bar.chance for bar in found.bars) == pytest.approx(1)


def test_an_attack_without_targets_has_no_odds(screen: TokyoScreen) -> None:
    assert screen.odds(rampage("H7"), godran.AttackUnits(seat=ONE, dice=3)) is None
    assert screen.odds(given_game(IncomeFrame()), godran.AttackUnits(seat=ONE, dice=3)) is None


def test_85_the_pissed_monster_throws_plain_dice(screen: TokyoScreen) -> None:
    hotel = building_in("I3")
    s = given_game(PissedFrame(dice=5, attackers=()), godran=at("H3"), controller=ONE, annoyed=True)

    found = odds(screen, s, attacks.StrikeBack(seat=ONE, building=hotel, area=at("I3")))

    assert lines(found) == [(5, "5 dice"), (-15, "falls at 15+ on the dice")]
    assert bars(found) == {"Falls": 78}
    assert (
        screen.odds(given_game(IncomeFrame()), attacks.StrikeBack(seat=ONE, building=hotel, area=at("I3")))
        is None
    )


def phase_8(*joined: UnitId) -> TokyoState:
    frame = AttacksFrame(left=(ONE,), start=at("H8"), wounds=1, joined=joined)
    s = given_game(frame, wounds=1, controller=TWO)
    return given_units(s, "H7", "ne.troop.1", "ne.tank.1", "ne.heat_ray")


def test_xiv_the_attack_being_prepared_is_told_with_one_more_or_less(screen: TokyoScreen) -> None:
    troop, tank = unit("ne.troop.1"), unit("ne.tank.1")

    launch = odds(screen, phase_8(troop, tank), attacks.LaunchAttack(seat=ONE))
    join = odds(screen, phase_8(troop), attacks.JoinAttack(seat=ONE, unit=tank))
    again = odds(screen, phase_8(troop, tank), attacks.JoinAttack(seat=ONE, unit=tank))
    leave = odds(screen, phase_8(troop, tank), attacks.LeaveAttack(seat=ONE, unit=tank))

    assert launch == join == again
    assert lines(launch) == [(6, "6 dice"), (10, "taken from their sum")]
    assert launch.title.text() == "2 units attack GODRAN"
    assert leave.title.text() == "Troop attacks GODRAN"
    assert list(bars(launch)) == [
        "Flop", "1–8 Pissed", "9–14 Retreat", "15–20 Stunned", "21–25 Wounded", "26+ Wounded",
    ]  # fmt: skip
    assert bars(launch)["9–14 Retreat"] > 0


def test_an_attack_without_attackers_has_no_odds(screen: TokyoScreen) -> None:
    assert screen.odds(phase_8(), attacks.LaunchAttack(seat=ONE)) is None
    assert screen.odds(given_game(IncomeFrame()), attacks.LaunchAttack(seat=ONE)) is None
    assert screen.odds(given_game(), attacks.LaunchAttack(seat=ONE)) is None
    assert screen.odds(phase_8(), attacks.EndAttacks(seat=ONE)) is None


def test_x_a_superweapon_is_judged_by_the_origins_left(screen: TokyoScreen) -> None:
    s = replace(phase_8(), looked={**phase_8().looked, ONE: (0, 1, 2, 3)})
    action = attacks.FireWeapon(seat=ONE, weapon=unit("ne.heat_ray"))

    unsure = odds(screen, rules().view(s, ONE), action)
    sure = odds(screen, replace(s, revealed=True), action)

    assert unsure.title.text() == "Heat Ray on GODRAN"
    assert lines(unsure) == [
        (2, "2 dice"),
        (0, "Column B in 1 of 2 Origins"),
        (0, "Column C in 1 of 2 Origins"),
    ]
    assert lines(sure) == [(2, "2 dice"), (0, "Column C")]
    assert bars(sure)["Wounded"] == 42
    assert "2 dice: +2 Heat Ray [XIV]. Column C. " in in_words(sure)


# ---- What the dice came to


def less(*values: int) -> tuple[Modifier, ...]:
    """Lines of these values."""
    return tuple(Modifier(value, say("x"), "") for value in values)


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (
            UnitsAttacked(victim=TWO, units=(), areas=(), damage=5,
                          reckoning=less(0, -4), faces=(4, 5), per_die=0, total=9),
            "9 − 4 = 5 Damage Points",
        ),
        (
            BuildingAttacked(building=building_in("I3"), area=at("I3"), origin=at("H3"), mode="smash",
                             side="", link=1, result=-6, need=0,
                             reckoning=less(-15), faces=(4, 5), per_die=0, total=9),
            "9 − 15 = −6, needs 0: it stands",
        ),
        (
            BuildingAttacked(building=building_in("I3"), area=at("I3"), origin=at("H3"), mode="aim", side="E",
                             link=2, result=11, need=10, faces=(5, 5), per_die=1, total=12,
                             reckoning=less(15, -16)),
            "12 with +1 on each die + 15 − 16 = 11, needs 10: it falls",
        ),
        (
            AttackMade(attacker=ONE, units=(), dice=(), faces=(6, 6), strength=less(10),
                       damage=2, wounds=0, effect="annoyed"),
            "12 − 10 = 2: Annoyed",
        ),
        (
            AttackMade(attacker=ONE, units=(), dice=(), faces=(1, 6), strength=less(10),
                       damage=-3, wounds=0, effect=None),
            "7 − 10 = −3: Flop",
        ),
        (
            WeaponFired(attacker=ONE, weapon=unit("ne.heat_ray"), column="B", faces=(3, 4), effect="retreat"),
            "7 on column B: Retreat",
        ),
    ],
)  # fmt: skip
def test_the_dice_card_tells_what_the_dice_came_to(screen: TokyoScreen, event: Event, words: str) -> None:
    found = screen.score(event)

    assert found is not None
    assert worded(found.words) == words


def test_other_facts_have_no_dice(screen: TokyoScreen) -> None:
    assert screen.score(AttacksEnded(attacker=ONE)) is None
