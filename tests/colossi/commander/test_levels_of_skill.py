# SPDX-License-Identifier: GPL-3.0-or-later
"""What the levels of the commander have and others have not: teamwork, foresight, surveys, slips."""

from random import Random

import pytest

from rubbletop.games.colossi.commander import Commander, commander
from rubbletop.games.colossi.commander.judge import Judge
from rubbletop.games.colossi.commander.plan import Plan
from rubbletop.games.colossi.commander.skill import EASY, HARD, NORMAL, Skill
from rubbletop.games.colossi.commander.tasks import Tasks, surveyed
from rubbletop.games.colossi.commander.threats import Threats
from rubbletop.games.colossi.commander.volleys import Volleys
from rubbletop.games.colossi.frames.tribes import ActivationsFrame
from rubbletop.games.colossi.state import ColossiState, replace
from rubbletop.kernel.facts import Action, UnitId
from tests.colossi.builders import SEAT, at, field, given_rubble, given_state, given_tribe, given_unit, rules
from tests.colossi.commander.test_actions import given_step
from tests.colossi.council.gathered import given_council
from tests.colossi.marines.acts import fire, strike


def judged(s: ColossiState, skill: Skill = HARD) -> Judge:
    return Judge(field(s), skill)


def chosen(s: ColossiState, level: str, seed: int = 1) -> Action:
    return commander(level).choose(rules(), rules().view(s, SEAT), SEAT, Random(seed))


def test_a_level_is_a_commander_of_that_skill() -> None:
    assert [commander(level).skill for level in ("easy", "normal", "hard")] == [EASY, NORMAL, HARD]
    assert Commander().skill == NORMAL


def test_5_4_1_1_hard_units_wait_for_each_other_s_crack() -> None:
    s = given_step(given_unit("scout", 421), given_unit("heavy", 436), given_tribe("red", 323))
    volleys = Volleys(field(s))
    scout, heavy = volleys.joiners(UnitId("red"))
    assert 0 < scout.plain < heavy.plain < heavy.cracked
    assert volleys.patience(UnitId("heavy"), UnitId("red")) == heavy.cracked - heavy.plain
    assert volleys.patience(UnitId("scout"), UnitId("red")) == 0
    assert volleys.gain(UnitId("scout"), UnitId("red")) == pytest.approx(heavy.cracked - heavy.plain)
    assert chosen(s, "hard") == fire("scout", "red")


def test_5_4_1_1_on_what_is_cracked_nobody_waits() -> None:
    s = given_step(
        given_unit("scout", 421), given_unit("heavy", 436), given_tribe("red", 323), cracked=(UnitId("red"),)
    )
    volleys = Volleys(field(s))
    assert volleys.patience(UnitId("heavy"), UnitId("red")) == 0
    assert volleys.patience(UnitId("miner"), UnitId("red")) == 0
    plain = replace(s, cracked=())
    assert volleys.joiners(UnitId("red")) == Volleys(field(plain)).joiners(UnitId("red"))
    assert chosen(replace(s, series=UnitId("red")), "hard") == fire("heavy", "red")


def test_5_3_4_2_a_strike_from_orbit_comes_after_the_crack() -> None:
    s = given_step(given_unit("hq", 424), given_unit("scout", 421), given_tribe("red", 416))
    hq = next(joiner for joiner in Volleys(field(s)).joiners(UnitId("red")) if joiner.unit == "hq")
    assert hq.cracked > hq.plain > 0.3
    judge = judged(s)
    assert judge._turn((0.5, strike("red")))[2] < 0.5
    marked = replace(s, units={**s.units, UnitId("hq"): given_unit("hq", 424, marker="stunned")})
    assert [joiner.unit for joiner in Volleys(field(marked)).joiners(UnitId("red"))] == ["scout"]


def test_5_3_4_2_no_strike_joins_in_where_the_hq_sees_nothing_or_the_target_is_rubble() -> None:
    s = given_step(given_unit("hq", 463), given_rubble(442), given_tribe("red", 366))
    volleys = Volleys(field(s))
    assert volleys.joiners(UnitId("red")) == ()
    assert [joiner.unit for joiner in volleys.joiners(UnitId("rubble442"))] == ["hq"]


def test_7_2_a_hard_commander_breaks_the_tribe_that_threatens_most() -> None:
    stuck = given_unit("squad", 424, marker="paralyzed")
    s = given_step(stuck, given_unit("heavy", 345), given_tribe("red", 422), given_tribe("black", 113))
    plan = Plan(field(s), HARD)
    assert plan.peril(UnitId("red")) > plan.peril(UnitId("black")) == 0
    free = given_step(given_unit("squad", 424), given_tribe("red", 422))
    assert 0 < Plan(field(free), HARD).peril(UnitId("red")) < plan.peril(UnitId("red"))
    asleep = given_step(stuck, given_tribe("red", 422, paralyzed=True))
    assert Plan(field(asleep), HARD).peril(UnitId("red")) == 0


def test_5_4_5_1_a_hard_colby_pushes_away_what_threatens() -> None:
    near = judged(given_step(given_unit("colby", 424), given_tribe("red", 422)))
    far = judged(given_step(given_unit("colby", 424), given_tribe("red", 113)))
    assert near.weapons.push_worth(UnitId("red")) > far.weapons.push_worth(UnitId("red")) == 0


def test_7_1_in_the_colossi_phase_those_that_have_acted_are_feared_less() -> None:
    squad = given_unit("squad", 156)
    tribes = given_tribe("black", 162), given_tribe("grey", 113)
    s = given_state(squad, *tribes, ActivationsFrame(tribes=("black",)), card=9)
    done = given_state(squad, *tribes, ActivationsFrame(tribes=()), card=9)
    before, after = (Threats(field(t), HARD).hits(squad, at(156)) for t in (s, done))
    assert before > after > 0
    assert Threats(field(s), NORMAL).hits(squad, at(156)) == Threats(field(done), NORMAL).hits(squad, at(156))


def test_7_2_3_the_easy_commander_thinks_of_the_thunderclap_alone() -> None:
    squad = given_unit("squad", 156)
    s = given_state(squad, given_tribe("yellow", 163, "Y1"))
    assert Threats(field(s), EASY).hits(squad, at(156)) == 0
    assert Threats(field(s), NORMAL).hits(squad, at(156)) > 0


def test_an_easy_commander_slips_and_others_do_not() -> None:
    s = given_state(given_unit("squad", 424), given_tribe("red", 113))
    s = given_step(*s.units.values(), given_unit("heavy", 343), *s.tribes.values())
    slips = {chosen(s, "easy", seed) for seed in range(12)}
    assert len(slips) > 1
    assert len({chosen(s, "hard", seed) for seed in range(4)}) == 1
    easy = Commander(EASY)
    view = rules().view(s, SEAT)
    assert easy.advise(rules(), view, SEAT) == easy.advise(rules(), view, SEAT)


def test_2_2_a_survey_counts_what_the_ground_costs() -> None:
    s = given_council(given_unit("squad", 513), given_unit("bomber", 512), given_tribe("red", 113), turn=9)
    board, row = field(s).board, field(s).ground.edition.marines.movement
    ways = surveyed(board, row, at(532))
    assert ways[at(532)] == 0
    assert next(iter(board.hills)) not in ways
    slow = next(b for b in ways if ways[b] == 4 and board.distance(b, at(532)) == 3)
    squad, bomber = s.units.values()
    assert Tasks(field(s), HARD)._turns(squad, slow, at(532)) == 2
    assert Tasks(field(s), NORMAL)._turns(squad, slow, at(532)) == 1
    assert Tasks(field(s), HARD)._turns(bomber, slow, at(532)) == 1


def test_sc_2_who_has_no_place_to_take_keeps_near_one() -> None:
    watch = given_unit("squad", 535, id_="squad2")
    s = given_council(given_unit("heavy", 113), watch, given_tribe("red", 651), turn=11)
    tasks = Tasks(field(s), HARD)
    heavy = s.units[UnitId("heavy")]
    assert UnitId("heavy") not in tasks.given
    assert tasks.worth(heavy, at(113)) < tasks.worth(heavy, at(343)) <= 0
    assert Tasks(field(s), NORMAL).worth(heavy, at(113)) == 0
    early = replace(s, turn=3)
    assert Tasks(field(early), HARD).worth(heavy, at(113)) == 0


def test_6_0_no_unit_walks_or_comes_down_among_marbles_for_nothing() -> None:
    s = given_step(given_unit("squad", 424), given_rubble(422, "minefield"), given_tribe("red", 113))
    plan = Plan(field(s))
    squad = s.units[UnitId("squad")]
    assert plan.arrival_worth(squad, at(421)) < plan.place_worth(squad, at(421))
    assert plan.arrival_worth(squad, at(424)) == plan.place_worth(squad, at(424))
    for level in ("easy", "normal", "hard"):
        assert getattr(chosen(s, level), "to", None) not in field(s).mined
