# SPDX-License-Identifier: GPL-3.0-or-later
"""What computer players do with GODRAN, and what its attacks are worth to them (XII)."""

from random import Random

import pytest

from rubbletop.board.grid import AreaBoard
from rubbletop.board.load import load_board
from rubbletop.games.tokyo.actions.godran import AimBuilding, AttackUnits, EndRampage, MarkTargets, MoveGodran
from rubbletop.games.tokyo.frames.godran import GodranFrame
from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.player import player
from rubbletop.games.tokyo.player.hunt import ends
from rubbletop.games.tokyo.player.outlook import Outlook
from rubbletop.games.tokyo.player.prey import Prey, Target
from rubbletop.games.tokyo.player.prowl import Stroke, action_of, greedy, harm_to, spree
from rubbletop.games.tokyo.player.worth import prospect, worth
from rubbletop.games.tokyo.state import Options, TokyoState, replace
from rubbletop.games.tokyo.table import laid, with_sector
from rubbletop.kernel.facts import Action
from tests.tokyo.builders import (
    ONE,
    THREE,
    TWO,
    at,
    field,
    given_placed,
    ground,
    played,
    ruined,
    rules,
    setup,
)
from tests.tokyo.godran_builders import END, attack, given_rampage, mark, move, smashing, unmark
from tests.tokyo.player.asking import choice, hint, outlook

FOLKS = ("se.old_folks.1 I8", "se.old_folks.2 H9")


def prey_of(s: TokyoState) -> Prey:
    """Return what GODRAN can prey on, for seat one, who controls it."""
    return Prey(outlook(s))


def units_in(*areas: str) -> Target:
    """Return an attack on seat two's units in some areas."""
    return Target("units", victim=TWO, areas=tuple(at(area) for area in areas))


def test_xii_easy_prey_next_door_is_attacked_with_a_die() -> None:
    s = given_placed(given_rampage(ap=3), *FOLKS)

    assert isinstance(choice(s), MarkTargets)
    assert hint(s).startswith("Of all attacks in reach this one, on Two’s units in ")
    while isinstance(action := choice(s), MarkTargets):
        s = played(s, action)[0]
    assert isinstance(action, AttackUnits)


def test_xii_godran_goes_to_where_the_prey_is() -> None:
    s = given_placed(given_rampage(ap=10), "se.tank.1 H12", "se.tank.2 I12")
    s = ruined(s, *(b for b in ground().board.buildings))

    assert choice(s) == move("H9")
    assert hint(s).startswith("That way lies what promises most for its Action Points: Two’s units in ")


def test_xii_with_nothing_to_gain_the_phase_ends() -> None:
    s = ruined(given_rampage(ap=10), *ground().board.buildings)

    for level in ("easy", "normal", "hard"):
        assert choice(s, level) == END
    assert hint(s) == "Nothing in GODRAN’s reach promises enough for the Action Points that are left."


def test_xii_a_building_is_smashed_with_dice_enough() -> None:
    s = replace(given_rampage("H3", ap=7), smashed=False)
    s = ruined(s, *(b for b in ground().board.buildings if b != "ne.grand_hotel"))

    told = hint(s)

    assert told.startswith("Dice ")
    assert "Grand Hotel (North-East)" in told


def test_xii_marks_that_do_not_belong_to_the_attack_are_taken_away() -> None:
    s = given_placed(given_rampage(ap=4), *FOLKS)
    frame = GodranFrame(ap=4, home=None, victim=TWO, areas=(at("H9"),))
    stroke = Stroke(target=units_in("I8"), dice=2)

    assert action_of(frame, ONE, stroke) == unmark("H9")
    assert action_of(replace(frame, areas=(at("I8"),)), ONE, stroke) == attack(2)
    assert action_of(replace(frame, victim=None, areas=()), ONE, stroke) == mark("I8")
    assert isinstance(action_of(s.top_frame(GodranFrame), ONE, Stroke()), EndRampage)


def test_xii_a_stroke_at_a_building_is_a_smash_or_an_aim() -> None:
    frame = GodranFrame(ap=4, home=None)
    prey = prey_of(given_rampage("I4"))
    buildings = [target for target in prey.targets(at("I4")) if target.building is not None]

    actions: list[Action] = [action_of(frame, ONE, Stroke(target=target, dice=3)) for target in buildings]

    assert smashing("ne.stadium", "I5", 3) in actions or any(isinstance(a, AimBuilding) for a in actions)
    assert action_of(frame, ONE, Stroke(step=at("H4"))) == MoveGodran(seat=ONE, to=at("H4"))


def test_xii_two_dice_for_two_lone_groups_are_worth_more_apart() -> None:
    prey = prey_of(given_placed(given_rampage(), *FOLKS))

    assert 2 * prey.value(units_in("I8"), 1) > prey.value(units_in("I8", "H9"), 2)


def test_xii_61_units_on_roofs_die_of_one_point() -> None:
    prey = prey_of(given_placed(given_rampage("I4"), "se.troop.1 I3 roof"))
    street = prey_of(given_placed(given_rampage("I4"), "se.troop.1 J4"))

    assert prey.value(units_in("I3"), 1) > street.value(units_in("J4"), 1)


def test_xii_66_superweapons_are_the_richest_prey() -> None:
    prey = prey_of(given_placed(given_rampage(), "se.heat_ray I8"))

    assert prey.value(units_in("I8"), 1) > 50


def test_xii_57_infantry_in_rubble_is_harder_to_get() -> None:
    s = given_placed(given_rampage(), "se.troop.1 I8")

    assert prey_of(s.rubbled(at("I8"))).value(units_in("I8"), 2) < prey_of(s).value(units_in("I8"), 2)


def test_xii_72_who_is_in_and_beside_a_building_is_worth_as_much_as_the_dice_can_reach() -> None:
    smash = Target("smash", areas=(at("J6"),), building=ground().board.areas[at("J6")].building)
    empty, full = (
        given_rampage("J6"),
        given_placed(given_rampage("J6"), "se.troop.1 J6 inside", "se.troop.2 J6"),
    )

    assert prey_of(full).value(smash, 6) > prey_of(empty).value(smash, 6) + 10


def test_xii_82_a_chain_is_worth_what_falls_with_it() -> None:
    s = given_rampage()
    prey = prey_of(s)
    gains = []
    for area in field(s).board.areas:
        for target in prey.targets(area):
            smash = target._replace(mode="smash", side="")
            gains.append(prey.value(target, 10) - prey.value(smash, 10) if target.mode == "aim" else 0.0)

    assert max(gains) > 5.0


def test_16_my_own_losses_count_for_nothing_where_the_option_says_so() -> None:
    s = given_rampage("I4")
    strict = replace(s, options=Options(no_own_vp=True))
    stadium = ground().board.areas[at("I5")].building
    assert stadium is not None

    assert prey_of(strict).fall_worth(stadium) == prey_of(s).fall_worth(stadium) - 15


def test_iii_what_nobody_controls_hurts_nobody() -> None:
    s = given_rampage("H8", players=3)
    tower = next(b.id for b in ground().board.buildings.values() if b.sector == "nw" and b.vp == 20)

    assert prey_of(s).fall_worth(tower) == 20


def test_xii_a_spree_counts_every_attack_once() -> None:
    prey = prey_of(given_placed(given_rampage(), *FOLKS, "sw.tank.1 G8"))

    blows = spree(prey, at("H8"), 10)

    assert len({blow.target for blow in blows}) == len(blows)
    assert harm_to(prey, blows, TWO) > 0
    assert harm_to(prey, blows, THREE) > 0
    assert spree(prey, at("H8"), 0) == []


def test_xii_the_whole_plan_is_never_worth_less_than_attack_by_attack() -> None:
    prey = prey_of(given_placed(given_rampage(), *FOLKS, "sw.tank.1 H12", "sw.tank.2 G12"))

    planned = ends(prey, at("H8"), 10)[0].worth

    assert planned >= 0.99 * sum(blow.gain for blow in spree(prey, at("H8"), 10))


def test_xii_too_many_units_for_a_full_reckoning_are_still_prey() -> None:
    names = [f"se.troop.{number} I8" for number in range(1, 11)]
    names += [f"se.tank.{number} I8" for number in range(1, 5)]
    prey = prey_of(given_placed(given_rampage(), *names))

    assert prey.value(units_in("I8"), 10) >= 0.0


def test_xii_the_hard_player_keeps_to_its_plan_until_dice_fall() -> None:
    s = given_placed(given_rampage(ap=10), "se.tank.1 H12", "se.tank.2 I12")
    s = ruined(s, *(b for b in ground().board.buildings if b != "nw.temple"))
    agent, rng = player("hard"), Random(1)
    done: list[Action] = []
    while not isinstance(done[-1] if done else None, (MarkTargets, EndRampage)):
        done.append(agent.choose(rules(), rules().view(s, ONE), ONE, rng))
        s = played(s, done[-1])[0]

    assert [type(action) for action in done[:3]] == [MoveGodran] * 3
    assert isinstance(agent.choose(rules(), rules().view(s, ONE), ONE, rng), (AttackUnits, MarkTargets))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_xii_the_easy_player_attacks_what_it_has_marked(seed: int) -> None:
    s = given_placed(given_rampage(ap=6), *FOLKS, "sw.troop.1 G8")
    s = s.become(replace(s.top_frame(GodranFrame), victim=TWO, areas=(at("I8"),)))

    action = player("easy").choose(rules(), rules().view(s, ONE), ONE, Random(seed))

    assert isinstance(action, AttackUnits)


def test_greedy_looks_no_farther_than_its_points() -> None:
    s = given_placed(given_rampage(ap=1), "se.tank.1 H14")
    s = ruined(s, *ground().board.buildings)

    assert greedy(prey_of(s), s.godran, 1).blow is None


def test_worth_grows_with_points_populace_and_money() -> None:
    s = given_placed(given_rampage(), "ne.old_folks.1 H1")
    richer = replace(s, cash={**s.cash, ONE: 200})
    ahead = replace(s, vp={**s.vp, ONE: 30})
    without = s.off(next(u for u in s.units if u == "ne.old_folks.1"), "lost")

    assert worth(ground(), richer, ONE) > worth(ground(), s, ONE)
    assert worth(ground(), ahead, ONE) > worth(ground(), s, ONE) + 29
    assert worth(ground(), without, ONE) < worth(ground(), s, ONE)
    assert worth(ground(), ahead, TWO) < worth(ground(), s, TWO)
    assert prospect(field(given_placed(s, "ne.tank.1 H2")), ONE) > prospect(field(s), ONE)


def test_worth_of_a_finished_game_is_its_margin() -> None:
    s = replace(given_rampage(), stack=(), vp={"one": 50, "two": 80, "three": 0, "four": 0}, godran_vp=60)

    assert worth(ground(), s, ONE) == -30.0
    assert worth(ground(), s, TWO) == 20.0


def test_xii_77_debris_that_flies_off_the_map_is_worth_nothing() -> None:
    board = load_board("calamity")
    assert isinstance(board, AreaBoard)
    harbour = Ground(ground().edition, board)
    s = laid(harbour, setup(4), "calamity", "", GodranFrame(ap=10, home=None))
    for sector, seat in zip(board.sectors, s.seats, strict=True):
        s = with_sector(harbour, s, seat, sector)
    s = replace(s, order=s.seats, controller=ONE, godran=at("I3"), turn=1)
    temple = next(b for b in board.buildings if b == "lantern.temple")
    prey = Prey(Outlook(harbour, s, ONE))

    smashed = prey.value(Target("smash", building=temple, areas=(at("I2"),)), 6)
    aimed = prey.value(Target("aim", building=temple, areas=(at("I2"),), side="N"), 6)

    assert aimed == smashed > 0.0
