# SPDX-License-Identifier: GPL-3.0-or-later
"""Where computer players take their units in Phase 7, and why (XIII)."""

from rubbletop.ai.pace import Counted
from rubbletop.games.tokyo.actions.movement import EndMovement, EnterMap, MoveUnit
from rubbletop.games.tokyo.player.march import forced, planned
from rubbletop.games.tokyo.player.orders import Goal, Orders, next_move
from rubbletop.games.tokyo.player.roads import Roads, Spot
from rubbletop.games.tokyo.player.scouting import Scout
from rubbletop.games.tokyo.player.strike import Muster
from rubbletop.games.tokyo.state import Options, TokyoState, replace
from rubbletop.kernel.facts import Action, UnitId
from tests.tokyo.builders import ONE, at, field, legal, played, ruined, rules, unit
from tests.tokyo.movement_builders import (
    climb,
    come_out,
    drop,
    enter,
    given_movement,
    go_in,
    leave,
    load,
    move,
)
from tests.tokyo.player.asking import choice, hint, outlook

FORCE = ("ne.troop.1 box", "ne.troop.2 box", "ne.troop.3 box", "ne.tank.1 box", "ne.tank.2 box")


def moved_out(s: TokyoState, level: str = "normal") -> tuple[TokyoState, list[Action]]:
    """Return the phase once seat one has ended her movement, and what she did."""
    done: list[Action] = []
    while rules().actors(s) == (ONE,) and not isinstance(done[-1] if done else None, EndMovement):
        done.append(choice(s, level))
        s = played(s, done[-1])[0]
    return s, done


def orders_of(s: TokyoState, *, roofs: bool = False) -> Orders:
    """Return the orders that a player would give for the whole phase."""
    return planned(outlook(s), Roads(field(s), s.godran), roofs=roofs)


def test_xiii_99_populace_in_an_outer_area_leaves_the_map() -> None:
    s = given_movement("ne.old_folks.1 H1")

    assert choice(s) == leave("ne.old_folks.1")
    assert hint(s) == "One step more to safety for Old Folks: 15 VP."


def test_xiii_populace_that_can_get_off_this_turn_does() -> None:
    s = given_movement("ne.punk_rockers.1 H2")

    assert choice(s) == move("ne.punk_rockers.1", "H1")
    assert hint(s) == "The way off the map for Punk Rockers, this very turn."


def test_xiii_populace_far_from_the_edge_makes_for_it() -> None:
    s = given_movement("ne.tourist_groups.1 K3")

    assert isinstance(choice(s), MoveUnit)
    assert hint(s) == "The way to safety for Tourist Group, past the worst of the danger."


def test_xiii_86_who_cannot_pay_stays() -> None:
    cash = {"one": 5, "two": 0, "three": 0, "four": 0}
    s = given_movement("ne.old_folks.1 H1", cash=cash, options=Options(hidden_cash=True))

    assert choice(s) == EndMovement(seat=ONE)
    assert hint(s) == "Nobody has anything to gain by moving on."


def test_xiii_100_populace_that_rubble_shuts_in_stays() -> None:
    s = given_movement("ne.old_folks.1 H4", "ne.punk_rockers.1 I2")
    s = s.rubbled(*(a for a in field(s).board.areas if a not in (at("H4"), at("I2"), at("I1"))))

    assert choice(s) == move("ne.punk_rockers.1", "I1")


def test_xiii_an_army_in_reach_goes_out_and_attacks() -> None:
    s = given_movement(*FORCE, godran="H4")

    first = choice(s)
    after, _ = moved_out(s)

    assert isinstance(first, EnterMap)
    assert " joins an attack on GODRAN with " in hint(s)
    far = field(after).board.steps_from(at("H4"))
    areas = [after.units[unit(name)].area for name in ("ne.troop.1", "ne.troop.2", "ne.troop.3")]
    assert [area for area in areas if area is None or far[area] != 1] == []


def test_xiii_too_small_an_army_comes_in_where_it_must_and_keeps_away() -> None:
    s = given_movement("ne.troop.1 box", godran="H4")

    assert isinstance(choice(s), EnterMap)
    assert hint(s) == "There is no attack for Troop that would hurt GODRAN, so it keeps out of its way."


def test_xiii_89_only_who_plans_with_roofs_climbs_them() -> None:
    s = given_movement("ne.troop.1 I3 inside", "ne.troop.2 I3 inside", "ne.troop.3 I3 inside", godran="H3")

    assert orders_of(s, roofs=True).dice == 12
    assert orders_of(s).dice == 0
    assert choice(s, "hard") == climb("ne.troop.1")


def test_xiii_94_paratroops_come_down_beside_godran() -> None:
    names = [f"ne.paratroop.{number} box" for number in range(1, 5)]
    s = given_movement(*names, godran="E9", wounds=3, godran_vp=300)

    assert isinstance(choice(s), type(drop("ne.paratroop.1", "D9")))


def test_xiii_94_on_the_first_turn_only_in_their_own_sector() -> None:
    names = [f"ne.paratroop.{number} box" for number in range(1, 5)]
    s = given_movement(*names, godran="E9", turn=1, wounds=3, godran_vp=300)

    assert isinstance(choice(s), EnterMap)


def test_xiii_96_a_halftrack_takes_infantry_where_it_would_not_get_by_itself() -> None:
    s = given_movement(
        "ne.halftrack.1 H1", "ne.troop.1 H1", "ne.tank.1 H5", "ne.tank.2 I8", godran="H7", wounds=1
    )

    done = moved_out(s)[1]

    assert done[0] == load("ne.halftrack.1", "ne.troop.1")
    assert hint(s) == "Troop gets farther on board."
    assert move("ne.troop.1", "H2") not in done


def test_xiii_96_a_superweapon_is_taken_to_where_it_can_fire() -> None:
    s = given_movement("ne.heat_ray box", "ne.helicopter.1 box", "ne.helicopter.2 G8", godran="H4")
    loaded = played(s, choice(s))[0]

    assert choice(s) == load("ne.helicopter.1", "ne.heat_ray")
    assert isinstance(choice(loaded), EnterMap)
    assert hint(loaded) == "Helicopter takes a superweapon to where it can fire."


def test_xiii_97_a_superweapon_without_a_way_stays_where_it_is() -> None:
    s = given_movement("ne.heat_ray H1", "ne.tank.1 H1", "ne.halftrack.1 N7", godran="H14")

    assert load("ne.tank.1", "ne.heat_ray") not in moved_out(s)[1]


def test_xiv_the_death_ray_fires_from_afar_where_it_sees() -> None:
    s = given_movement("ne.death_ray box", "ne.helicopter.1 box", godran="H4")
    goals = orders_of(s).goals

    spot = goals[unit("ne.helicopter.1")].spot
    assert spot is not None
    assert field(s).board.distance(at("H4"), spot.area) == 3


def test_xiii_92_too_many_in_an_area_make_room() -> None:
    s = given_movement(*(f"ne.troop.{number} H2" for number in range(1, 6)), godran="H14")
    crowded = given_movement(*(f"ne.troop.{number} H2" for number in range(1, 6)), godran="H14")

    assert isinstance(forced(outlook(crowded), legal(crowded, ONE)), MoveUnit)
    after = moved_out(s)[0]
    assert sum(u.area == at("H2") for u in after.units.values()) <= 3


def test_xiii_45_who_must_come_in_does_so_far_from_godran() -> None:
    s = given_movement("ne.troop.1 box", "ne.halftrack.1 box", "ne.mortar.1 box", godran="H2")

    brought = forced(outlook(s), legal(s, ONE))

    assert isinstance(brought, EnterMap)
    assert field(s).board.distance(at("H2"), brought.to) > 5


def test_xiii_88_orders_lead_out_of_buildings_up_to_roofs_and_into_them() -> None:
    s = given_movement("ne.troop.1 J6 inside", "ne.troop.2 J6", "ne.troop.3 J6 inside")
    roads = Roads(field(s), s.godran)

    def step(name: str, goal: Goal) -> Action | None:
        return next_move(outlook(s), Orders({unit(name): goal}), roads, lambda _: True)

    assert step("ne.troop.1", Goal(Spot(at("J6")))) == come_out("ne.troop.1")
    assert step("ne.troop.2", Goal(Spot(at("J6"), "inside"))) == go_in("ne.troop.2")
    assert step("ne.troop.3", Goal(Spot(at("J6"), "roof"))) == climb("ne.troop.3")
    assert step("ne.troop.1", Goal(Spot(at("H14")))) is None
    assert step("ne.troop.9", Goal(Spot(at("H14")))) is None


def test_xiii_what_is_not_legal_is_passed_over() -> None:
    s = given_movement("ne.troop.1 box", "ne.old_folks.1 H5")
    roads = Roads(field(s), s.godran)
    goals: dict[UnitId, Goal] = {
        unit("ne.troop.1"): Goal(Spot(at("H14"))),
        unit("ne.old_folks.1"): Goal(None),
    }

    assert next_move(outlook(s), Orders(goals), roads, lambda _: True) is None
    near = Orders({unit("ne.troop.1"): Goal(Spot(at("H1")))})
    assert next_move(outlook(s), near, roads, lambda _: False) is None
    assert next_move(outlook(s), near, roads, lambda _: True) == enter("ne.troop.1", "H1")


def test_iii_who_would_lose_keeps_some_populace_in_the_city() -> None:
    s = given_movement("ne.old_folks.1 H1", godran_vp=400)

    assert choice(s, "hard") != leave("ne.old_folks.1")
    assert choice(replace(s, godran_vp=0, vp={**s.vp, ONE: 200}), "hard") == leave("ne.old_folks.1")


def test_iii_populace_that_is_kept_goes_where_it_is_safer() -> None:
    s = given_movement("ne.punk_rockers.1 J3", godran="H8", godran_vp=400)

    assert isinstance(choice(s, "hard"), MoveUnit)
    poor = replace(s, cash=dict.fromkeys(s.cash, 0), options=Options(hidden_cash=True))
    assert choice(poor, "hard") == EndMovement(seat=ONE)


def test_xii_populace_that_godran_would_go_for_is_sent_elsewhere() -> None:
    s = given_movement(
        "ne.tourist_groups.1 J7", "ne.tourist_groups.2 K7", "ne.visiting_dignitaries I6", godran="J8"
    )
    s = ruined(s, "ne.museum")
    ours = outlook(s)
    roads = Roads(ours.field, s.godran)
    stay = Orders({})

    scout = Scout(ours, roads, stay)
    better = scout.improve(Counted(60))

    assert better.goals
    assert Scout(ours, roads, stay).improve(Counted(0)) == stay


def test_xiii_86_scouting_sends_nobody_who_cannot_be_paid() -> None:
    s = given_movement(
        "ne.tourist_groups.1 J7", godran="J8", cash=dict.fromkeys(("one", "two", "three", "four"), 0)
    )
    ours = outlook(s)

    assert Scout(ours, Roads(ours.field, s.godran), Orders({})).improve(Counted(60)) == Orders({})


def test_xiii_who_is_shut_in_with_godran_gets_no_orders() -> None:
    s = given_movement("ne.halftrack.1 I8", godran="I8").rubbled(at("H8"), at("J8"), at("I7"), at("I9"))

    assert unit("ne.halftrack.1") not in orders_of(s).goals


def test_xiii_99_who_is_ordered_off_the_map_is_foreseen_as_safe() -> None:
    s = given_movement("ne.troop.1 J8", "ne.tourist_groups.1 J7", "ne.old_folks.1 H1", godran="J8")
    ours = outlook(s)
    roads = Roads(ours.field, s.godran)
    orders = Orders({unit("ne.old_folks.1"): Goal(None)})

    scout = Scout(ours, roads, orders)
    scout.improve(Counted(2))

    assert [victim.id for victim in scout.victims] == [unit("ne.tourist_groups.1")]


def test_xiv_103_from_its_own_roof_a_mortar_sees_over_one_building_more() -> None:
    s = given_movement("ne.mortar.1 J5 roof", godran="G5")
    muster = Muster(field(s), ONE, s.godran, Roads(field(s), s.godran), roofs=True)

    strike = muster.strike([s.units[unit("ne.mortar.1")]])

    assert strike.dice == 6
