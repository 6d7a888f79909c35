# SPDX-License-Identifier: GPL-3.0-or-later
"""What the commander does with its units in the Action step, and why (5.3 to 5.4.5)."""

from rubbletop.games.colossi.actions.marines import Bomb, EndAction, EndActions, Fire, Fly, Jump, March
from rubbletop.games.colossi.commander.reasons import reason
from rubbletop.games.colossi.commander.skill import HARD
from rubbletop.games.colossi.commander.tasks import Tasks
from rubbletop.games.colossi.frames.marines import ActingFrame, ActionsFrame, JumpFrame
from rubbletop.games.colossi.state import ColossiState, Rubble, Tribe, Unit, replace
from rubbletop.kernel.facts import UnitId
from tests.colossi.builders import at, field, given_rubble, given_state, given_tribe, given_unit, played
from tests.colossi.commander.positions import decision, hint, judged
from tests.colossi.marines.acts import (
    bomb,
    chisel,
    drill,
    escape,
    fire,
    fly,
    free,
    jump,
    jump_to,
    lagi,
    march,
    recon,
    strike,
)


def given_step(*things: Unit | Tribe | Rubble, turn: int = 2, **fields: object) -> ColossiState:
    """Return the Action step begun, each unit standing where it stood when it began."""
    began = [replace(thing, began=thing.hex) if isinstance(thing, Unit) else thing for thing in things]
    return replace(given_state(*began, ActionsFrame(begun=True), turn=turn), **fields)


def test_5_4_1_1_the_weaker_unit_cracks_and_the_stronger_one_follows() -> None:
    s = given_step(
        given_unit("heavy", 436), given_unit("squad", 424), given_unit("scout", 421), given_tribe("red", 323)
    )
    first = decision(s)
    assert first == fire("scout", "red")
    assert hint(s).startswith("Scout breaks a boulder of the Redstones")
    assert hint(s).endswith("and a crack helps who fires next.")
    cracked = played(s, first, (5, 1, 1)).state
    assert decision(cracked) == fire("squad", "red") or decision(cracked) == fire("heavy", "red")
    assert "are cracked" in hint(cracked)


def test_5_4_1_a_unit_that_fires_alone_hopes_for_no_crack() -> None:
    s = given_step(given_unit("heavy", 424), given_tribe("black", 323, "K1-"))
    assert decision(s) == fire("heavy", "black")
    assert hint(s) == "Heavy Weapons breaks a boulder of the Blackstones 53 times in 100."


def test_5_4_1_the_commander_rather_removes_a_boulder_than_turns_one_over() -> None:
    s = given_step(
        given_unit("squad", 424), given_tribe("black", 323, "K1"), given_tribe("white", 415, "W1-")
    )
    assert decision(s) == fire("squad", "white")


def test_5_3_3_a_unit_in_danger_fires_and_steps_away() -> None:
    s = given_step(given_unit("squad", 424), given_tribe("red", 422))
    action = decision(s)
    assert isinstance(action, Fire | March)
    assert not isinstance(action, Fire) or action.manner == "move"


def test_5_3_1_a_unit_that_cannot_pay_back_walks_away() -> None:
    s = given_step(given_unit("bit", 423), given_tribe("red", 421))
    action = decision(s)
    assert isinstance(action, March)
    assert field(s).board.distance(action.to, at(421)) > 2
    assert hint(s).endswith(", away from the Redstones.")


def test_5_4_2_the_chisel_is_preferred_to_three_dice() -> None:
    s = given_step(given_unit("ops", 424), given_tribe("black", 421))
    assert decision(s) == chisel("ops", "black")
    assert hint(s) == "The Chisel of Special Ops breaks the Blackstones 50 times in 100."


def test_5_4_3_the_drill_holds_up_the_tribe_next_door() -> None:
    s = given_step(given_unit("bit", 424), given_tribe("red", 423))
    assert decision(s) == drill("red")
    assert hint(s) == "Boring Bit holds up the Redstones 50 times in 100."


def test_5_4_3_a_paralyzed_tribe_is_not_drilled_for_the_paralysis_again() -> None:
    awake = judged(given_step(given_unit("bit", 424), given_tribe("red", 423)))
    held = judged(given_step(given_unit("bit", 424), given_tribe("red", 423, paralyzed=True)))
    rubble = judged(given_step(given_unit("bit", 424), given_rubble(423)))
    cases = ((awake, "red"), (held, "red"), (rubble, "rubble423"))
    worths = [judge.weapons.worth(drill(target)) for judge, target in cases]
    assert worths[0] > worths[1] > worths[2] > 0


def test_5_3_4_2_the_hq_asks_for_the_strike_with_most_dice() -> None:
    s = given_step(given_unit("hq", 424), given_tribe("black", 323), given_tribe("red", 416))
    assert decision(s) == strike("red")
    assert hint(s).startswith("A strike from orbit breaks the Redstones")
    cracked = replace(s, cracked=(UnitId("red"),), series=UnitId("red"))
    assert judged(cracked).worth(strike("red")) > judged(s).worth(strike("red"))


def test_5_3_4_2_features_are_left_alone() -> None:
    s = given_step(given_unit("hq", 424), given_rubble(421, "cliffs"))
    assert judged(s).worth(strike("rubble421")) == 0


def test_5_4_5_1_the_lagi_pushes_away_a_tribe_that_is_close() -> None:
    s = given_step(given_unit("colby", 424), given_tribe("red", 422))
    assert decision(s) == lagi("red")
    assert hint(s) == "Major Colby can push the Redstones away from your units."
    judge = judged(given_step(given_unit("colby", 424), given_tribe("red", 416), given_unit("squad", 343)))
    assert judge.weapons.worth(lagi("red")) == judge.weapons.worth(lagi("squad")) == 0


def test_5_4_5_1_success_of_a_push_is_sure() -> None:
    assert (
        judged(given_step(given_unit("colby", 424), given_tribe("red", 422))).weapons.success(lagi("red"))
        == 1
    )


def test_5_3_4_1_a_scout_with_nothing_to_fire_at_looks_ahead() -> None:
    s = given_step(
        given_unit("scout", 424), given_tribe("black", "413+1"), storm=at(424), events=("acid_rain",)
    )
    assert decision(s) == recon()
    assert hint(s) == "Scout has nothing better to do than to look ahead for the next event."


def test_sc_1_a_miner_is_freed_as_soon_as_it_can_be() -> None:
    s = given_step(
        given_unit("heavy", 523), given_unit("miner", 523, place="trapped"), given_tribe("black", 113)
    )
    assert decision(s) == free("heavy")
    assert hint(s) == "Heavy Weapons can free a Miner now: each one led to safety counts."


def test_sc_1_the_nearest_who_can_goes_to_free_the_miners() -> None:
    s = given_step(
        given_unit("heavy", 441), given_unit("miner", 523, place="trapped"), given_tribe("black", 113, "K1"),
        storm=at(113),
    )  # fmt: skip
    assert isinstance(decision(s), March)
    assert hint(s) == "Heavy Weapons goes to 523, to free the Miners in the mine."


def test_sc_1_civilians_go_south_and_escape() -> None:
    s = given_step(given_unit("miner", 332), given_tribe("black", 113))
    assert hint(s) == "Miner goes to 326, on its way to safety in the south."
    s = given_step(given_unit("miner", 326), given_tribe("black", 113))
    assert decision(s) == escape("miner")
    assert hint(s) == "One step more and Miner is safe."


def test_sc_1_near_the_end_units_make_for_the_places_that_count() -> None:
    s = given_step(
        given_unit("medic", 325), given_tribe("black", 113, paralyzed=True), turn=12, storm=at(113)
    )
    assert hint(s) == "Medic goes to 324, to hold a place that counts at the end."


def test_5_3_1_5_a_jump_takes_a_place_that_is_too_far_to_walk() -> None:
    s = given_step(given_unit("medic", 666), given_tribe("black", 113), turn=12, storm=at(113))
    assert isinstance(decision(s), Jump)
    assert hint(s) == "Only a jump takes Medic to its place in time."
    ready = replace(
        s, stack=(*s.stack, ActingFrame(unit=UnitId("medic"), points=3, path=(at(666),), jumped=True))
    )
    assert decision(replace(ready, stack=(*ready.stack, JumpFrame(unit=UnitId("medic"))))) == jump_to(
        523, "medic"
    )


def test_5_4_4_a_bomber_flies_to_a_tribe_bombs_it_and_gets_away() -> None:
    watch = given_unit("heavy", 115, id_="watch")
    s = given_step(
        given_unit("bomber", None, place="beside"), given_tribe("black", 424), watch, storm=at(115)
    )
    assert hint(s) == "Bomber is on its way to bomb the Blackstones."
    for _ in range(13):
        action = decision(s)
        if isinstance(action, Bomb):
            assert hint(s) == "The bomb of Bomber breaks the Blackstones 50 times in 100."
            break
        assert isinstance(action, Fly)
        s = played(s, action).state
    s = played(s, decision(s), (3,)).state
    assert hint(s) == "With its bomb gone Bomber lands out of harm's way."
    while isinstance(s.top, ActingFrame) and isinstance(action := decision(s), Fly):
        s = played(s, action).state
    assert field(s).board.distance(field(s).unit_hex(UnitId("bomber")), at(424)) > 2


def test_5_4_4_a_damaged_bomber_that_flak_would_destroy_flies_away() -> None:
    s = given_step(given_unit("bomber", 423, damaged=True), given_tribe("black", 424))
    assert isinstance(decision(s), Fly)
    assert hint(s) == "Bomber flies to where it is safer."


def test_5_4_4_with_no_point_left_a_bomber_flies_for_no_tribe() -> None:
    act = ActingFrame(unit=UnitId("bomber"), points=12, spent=11, path=(at(422), at(423)))
    s = given_state(given_unit("bomber", 423), given_tribe("black", 424), ActionsFrame(begun=True), act)
    judge = judged(s)
    assert judge.moves.bomb_target(s.units[UnitId("bomber")], at(425)) is None
    assert judge.worth(fly(424)) < judge.worth(fly(425))
    assert 0 < judge.weapons.worth(bomb("black")) < 1


def test_5_3_a_unit_that_has_made_its_step_and_shot_ends_its_action() -> None:
    act = ActingFrame(unit=UnitId("squad"), points=3, spent=2, path=(at(424), at(423), at(422)))
    s = given_state(given_unit("squad", 422), given_tribe("black", 322), ActionsFrame(begun=True), act)
    assert decision(s) == EndAction(seat=s.seats[0], unit=UnitId("squad"))
    assert hint(s) == "Squad does best to stop here."


def test_5_3_the_step_ends_when_nothing_pays() -> None:
    s = given_step(given_unit("squad", 424, marker="paralyzed"), given_unit("squad", 345, id_="squad2"))
    assert decision(s) == EndActions(seat=s.seats[0])
    assert hint(s) == "Nobody has anything left to do that is worth its risk: end the actions."


def test_2_1_2_4_rubble_is_fired_at_for_want_of_anything_better() -> None:
    s = given_step(given_unit("heavy", 424), given_rubble(423), given_tribe("black", 113), turn=12)
    holding = judged(given_step(given_unit("heavy", 353), given_rubble(345), turn=12))
    assert judged(s).worth(fire("heavy", "rubble423")) < holding.worth(fire("heavy", "rubble345"))
    told = reason(judged(s), fire("heavy", "rubble423")).text()
    assert told == "Heavy Weapons has no better target than the Rubble."


def test_5_3_a_paralyzed_unit_has_no_shot_in_it() -> None:
    judge = judged(given_step(given_unit("squad", 424, marker="paralyzed"), given_tribe("black", 422)))
    assert judge.shots.best(judge.field.s.units[UnitId("squad")], at(424), moves=False) == 0


def test_5_1_2_hurt_units_and_the_medic_look_for_each_other() -> None:
    tribe = given_tribe("black", 113)
    medic = given_unit("medic", 345)
    hurt = judged(given_step(medic, given_unit("squad", 424, damaged=True), tribe)).plan
    sound = judged(given_step(medic, given_unit("squad", 424), tribe)).plan
    near = at(343)
    gain = hurt.place_worth(medic, near) - sound.place_worth(medic, near)
    assert gain > 0
    squad = hurt.field.s.units[UnitId("squad")]
    assert hurt.place_worth(squad, at(424)) > hurt.place_worth(squad, at(452)) - 1


def test_5_3_1_3_the_ore_carrier_stays_and_a_unit_walled_in_as_well() -> None:
    s = given_step(given_unit("carrier", 362), given_unit("squad", 345), given_tribe("black", 113), turn=6)
    assert judged(s).worth(march("carrier", 421)) == 0
    walls = (given_rubble(n) for n in ("313", "312", "344", "354", "353"))
    s = given_step(given_unit("squad", 345), given_tribe("black", 113), *walls)
    assert judged(s).moves.destination(s.units[UnitId("squad")]).to is None


def test_5_4_a_landed_bit_cannot_move_after_its_attack() -> None:
    judge = judged(given_step(given_unit("squad", 424, arrival="safe"), given_tribe("black", 422)))
    assert judge.moves.after_shot(judge.field.s.units[UnitId("squad")]) == 0


def test_5_3_1_5_a_jump_is_no_use_where_the_place_is_held_already() -> None:
    judge = judged(given_step(given_unit("medic", 324), given_tribe("black", 113), turn=12))
    assert judge.worth(jump("medic")) < 0


def test_47_nobody_is_trapped_under_a_hill() -> None:
    miner = given_unit("miner", 523, place="trapped")
    s = given_step(given_unit("hq", 421), miner, given_tribe("black", 113), tectonic=(at(523),))
    tasks = judged(s).plan.tasks
    assert tasks.trapped == 0
    assert tasks.freer is None
    assert at(523) not in dict(tasks.places())


def test_6_0_144_a_stonehenge_counts_and_a_blocked_place_does_not() -> None:
    s = given_step(
        given_unit("hq", 421), given_rubble(326, "stonehenge"), given_rubble(324), given_tribe("black", 345)
    )
    assert dict(judged(s).plan.tasks.places()) == {at(523): 4, at(251): 2, at(463): 2, at(444): 2, at(326): 3}


def test_sc_1_bombers_hold_places_only_near_the_end() -> None:
    bomber = given_unit("bomber", 326)
    given = [Tasks(field(given_step(bomber, turn=turn)), HARD).given for turn in (10, 11)]
    assert [len(tasks) for tasks in given] == [0, 1]


def test_sc_1_what_is_too_far_is_not_given_out() -> None:
    assert judged(given_step(given_unit("heavy", 666), turn=12)).plan.tasks.given == {}


def test_5_3_1_a_unit_with_no_task_moves_to_a_better_hex() -> None:
    s = given_step(given_unit("squad", 424), given_tribe("black", 113, "K1", paralyzed=True), storm=at(424))
    assert hint(s).startswith("Squad stands better in ")


def test_5_3_1_5_a_unit_in_peril_that_cannot_walk_away_jumps() -> None:
    walls = [given_rubble(n) for n in ("425", "435", "436", "354", "353")]
    s = given_step(given_unit("scout", 424, damaged=True), given_tribe("red", 423), *walls)
    assert decision(s) == jump()
    assert hint(s) == "A jump takes Scout out of danger."
