# SPDX-License-Identifier: GPL-3.0-or-later
"""What the Pissed GODRAN strikes at once (XIV; rulings 17, 68, 85, 120, 121)."""

from rubbletop.games.tokyo.actions.attacks import EndAttacks, StrikeBack
from rubbletop.games.tokyo.events.attacks import GodranAnnoyed, GodranFumed, GodranRaged
from rubbletop.games.tokyo.events.common import BuildingFell, UnitDestroyed
from rubbletop.games.tokyo.events.godran import UnitsAttacked
from rubbletop.games.tokyo.frames.attacks import PissedFrame
from rubbletop.games.tokyo.frames.godran import AllotFrame
from tests.tokyo.attacks_builders import attacked, building_at, done, faces_of, fired, given_attacks
from tests.tokyo.builders import ONE, TWO, at, legal, of_kind, refusal, rules, run_on, unit

TANKS = ("ne.tank.1", "ne.tank.2")


def strike_back(area: str) -> StrikeBack:
    """Return the decision to smash the building of an area."""
    return StrikeBack(seat=TWO, building=building_at(area), area=at(area))


def test_120_a_building_in_reach_must_be_taken_and_the_controller_picks_it() -> None:
    """From K5 GODRAN reaches the Stadium (J5) and City Hall (L5)."""
    s = given_attacks("ne.tank.1 K6", "ne.tank.2 K6", godran="K5", wounds=1)
    s, events = attacked(s, *TANKS, total=14)
    assert of_kind(events, GodranRaged) == (GodranRaged(dice=4),)
    assert s.top == PissedFrame(dice=4, attackers=(unit("ne.tank.1"), unit("ne.tank.2")))
    assert rules().actors(s) == (TWO,)
    assert set(legal(s, TWO)) == {strike_back("J5"), strike_back("L5")}
    s, events = done(s, strike_back("L5"), faces_of(15, 4))
    assert of_kind(events, BuildingFell)[0].building == building_at("L5")
    assert (s.godran_vp, s.vp[TWO], s.smashed, len(s.stack)) == (15, 15, True, 1)


def test_120_a_military_attack_gives_a_die_for_each_damage_point() -> None:
    """From K4 GODRAN reaches the Broadcast Tower of its own area alone, so it is taken."""
    s = given_attacks("ne.tank.1 K3", "ne.tank.2 K3", godran="K4", wounds=1)
    s, events = attacked(s, *TANKS, total=18, then=faces_of(20, 7))
    assert of_kind(events, GodranRaged) == (GodranRaged(dice=7),)
    assert of_kind(events, BuildingFell)[0].building == building_at("K4")


def test_120_without_a_building_it_strikes_the_attackers_beside_it_as_one() -> None:
    s = given_attacks("ne.troop.1 H7", "ne.troop.2 I8", "ne.tank.1 H6", "ne.troop.3 H7", wounds=1)
    s, events = attacked(s, "ne.troop.1", "ne.troop.2", "ne.tank.1", total=12, then=(5, 5))
    struck = of_kind(events, UnitsAttacked)[0]
    assert struck.units == (unit("ne.troop.1"), unit("ne.troop.2"))
    assert struck.damage == 6
    destroyed = [(event.unit, event.cause) for event in of_kind(events, UnitDestroyed)]
    assert destroyed == [("ne.troop.1", "strike"), ("ne.troop.2", "strike")]
    assert (s.godran_vp, s.vp[TWO]) == (20, 20)


def test_120_units_inside_or_far_away_are_not_struck() -> None:
    s = given_attacks("ne.tank.1 H6", wounds=1)
    s, events = attacked(s, "ne.tank.1", total=11)
    assert of_kind(events, GodranFumed) == (GodranFumed(),)
    ruins = (building_at("J5"), building_at("L5"))
    hidden = given_attacks(
        "ne.troop.1 K4 inside", "ne.troop.2 K4 inside", godran="K5", fallen=ruins, wounds=1
    )
    _, events = attacked(hidden, "ne.troop.1", "ne.troop.2", total=14)
    assert of_kind(events, GodranFumed) == (GodranFumed(),)
    gone = given_attacks(wounds=1).push(PissedFrame(dice=3, attackers=(unit("ne.tank.1"),)))
    _, events = run_on(gone)
    assert events == (GodranFumed(),)


def test_120_a_superweapon_makes_it_strike_with_5_dice_and_may_die_by_1_point() -> None:
    s = given_attacks("ne.heat_ray H7")
    s, events = fired(s, "ne.heat_ray", 3, then=(1, 1, 1, 1, 1))
    assert of_kind(events, GodranRaged) == (GodranRaged(dice=5),)
    assert of_kind(events, UnitDestroyed)[0].unit == "ne.heat_ray"
    assert (s.godran_vp, s.vp[TWO]) == (50, 50)


def test_121_really_pissed_is_pissed_at_once_and_annoyed_next_turn() -> None:
    s = given_attacks("ne.heat_ray K3", godran="K4")
    s, events = fired(s, "ne.heat_ray", 3, then=(1, 1, 1, 1, 1))
    assert [type(event) for event in events[2:4]] == [GodranAnnoyed, GodranRaged]
    assert s.annoyed


def test_68_annoyed_and_stunned_do_not_count_when_it_strikes_back() -> None:
    s = given_attacks("ne.troop.1 H7", "ne.tank.1 H7", wounds=1, annoyed=True)
    _, events = attacked(s, "ne.troop.1", "ne.tank.1", total=12, then=(4, 3))
    struck = of_kind(events, UnitsAttacked)[0]
    assert (struck.per_die, struck.damage) == (0, 1)


def test_120_the_damage_points_wait_for_their_owner() -> None:
    s = given_attacks("ne.troop.1 H7", "ne.tank.1 H7", wounds=1)
    s, _ = attacked(s, "ne.troop.1", "ne.tank.1", total=12, then=(4, 4))
    assert isinstance(s.top, AllotFrame)
    assert rules().actors(s) == (ONE,)


def test_120_another_building_is_refused() -> None:
    s = given_attacks(godran="K5").push(PissedFrame(dice=3, attackers=()))
    assert "cannot reach a standing building" in refusal(s, strike_back("K4")).reason.text()
    assert "First the pissed GODRAN" in refusal(s, EndAttacks(seat=TWO)).reason.text()
