# SPDX-License-Identifier: GPL-3.0-or-later
"""Full Movement, stacking and Fire on the Move (5.3.1 to 5.3.3)."""

import pytest

from rubbletop.games.colossi.actions.harm import Retreat
from rubbletop.games.colossi.actions.marines import EndActions, March
from rubbletop.games.colossi.events.common import UnitMoved
from rubbletop.games.colossi.frames.harm import HitsFrame
from rubbletop.games.colossi.frames.marines import ActingFrame, ActionsFrame
from rubbletop.games.colossi.state import Unit, replace
from rubbletop.games.colossi.steps.marines.reach import reach
from rubbletop.games.colossi.tables import Kind
from rubbletop.kernel.facts import UnitId
from tests.colossi.builders import (
    assert_listed_pass,
    at,
    given_rubble,
    given_tribe,
    given_unit,
    ground,
    legal,
    played,
    refused,
    settled,
    stepped,
)
from tests.colossi.marines.acts import (
    DONE,
    end,
    fire,
    given_actions,
    jump_to,
    kinds_of,
    lagi,
    march,
    of_kind,
    recon,
)


def test_5_3_1_a_unit_moves_hex_by_hex_up_to_its_allowance() -> None:
    s = given_actions(given_unit("squad", 161))
    for to in (162, 163, 164):
        s = played(s, march("squad", to)).state
    assert s.top == ActionsFrame(begun=True)
    assert (s.units[UnitId("squad")].hex, s.units[UnitId("squad")].acted) == ("164", True)
    assert refused(s, march("squad", 165)) == "This unit has used its action this turn. [5.3]"


def test_5_3_1_a_march_can_be_ended_early_but_not_taken_up_again() -> None:
    s = played(given_actions(given_unit("squad", 161)), march("squad", 162)).state
    assert isinstance(s.top, ActingFrame)
    assert_listed_pass(s)
    s = played(s, end("squad")).state
    assert not kinds_of(s, "squad")
    assert s.units[UnitId("squad")].moved


def test_5_3_another_unit_waits_until_the_action_is_finished() -> None:
    s = played(given_actions(given_unit("squad", 161)), march("squad", 162)).state
    unfinished = "Another unit is in the middle of its action: finish it first. [5.3]"
    assert refused(s, march("watch", 665)) == unfinished
    assert refused(s, DONE) == unfinished


def test_63_there_is_no_minimum_step() -> None:
    s = given_actions(given_unit("heavy", 161, damaged=True), given_rubble(162, "stonehenge"))
    assert refused(s, march("heavy", 162)) == "It has too few movement points left for that hex. [5.3.1]"


def test_2_2_stonehenge_and_minefield_counters_cost_two_points() -> None:
    s = given_actions(given_unit("heavy", 161), given_rubble(162, "stonehenge"))
    told = played(s, march("heavy", 162))
    assert told.state.top == ActionsFrame(begun=True)


def test_2_2_the_oasis_costs_two_points_and_a_pillar_one() -> None:
    s = given_actions(given_unit("squad", 455), zone="beta")
    oasis = played(s, march("squad", 456)).state.top
    assert isinstance(oasis, ActingFrame)
    assert oasis.spent == 2


def test_60_closed_hexes_say_why() -> None:
    s = given_actions(
        given_unit("squad", 161),
        given_rubble(162),
        given_rubble(156, "cliffs"),
        given_rubble(144, "pit"),
        given_tribe("red", 145),
        tectonic=(at(225),),
    )
    assert [refused(s, march("squad", to)) for to in (162, 156, 144, 145, 225, 163)] == [
        "Units cannot enter a hex with Rubble. [2.1.2.4]",
        "Nobody can enter the Red Cliffs. [6.0]",
        "No unit enters the Bottomless Quarry Pit of its own will. [6.0, 120]",
        "Units cannot enter a hex with a tribe. [5.3.1.1]",
        "Units cannot enter a Hill. [2.2]",
        "That hex is out of reach in this move. [5.3.1]",
    ]


def test_5_3_1_2_entering_a_hex_next_to_a_tribe_ends_the_move() -> None:
    s = given_actions(given_unit("hq", 161), given_tribe("red", 163, paralyzed=True))
    told = played(s, march("hq", 162))
    assert isinstance(told.state.top, ActingFrame)
    assert told.state.top.stopped
    assert (
        refused(told.state, march("hq", 161)) == "It has come next to a tribe and must stop there. [5.3.1.2]"
    )


def test_61_a_unit_that_begins_next_to_a_tribe_must_first_step_away_and_may_come_back() -> None:
    s = given_actions(given_unit("squad", 162), given_tribe("red", 163))
    assert refused(s, march("squad", 143)) == (
        "A unit that begins next to a tribe cannot move straight to another hex next to a tribe. [5.3.1.2]"
    )
    s = played(s, march("squad", 161)).state
    s = played(s, march("squad", 225)).state
    assert "162" in of_kind(s, March)
    s = played(s, march("squad", 224)).state
    assert s.units[UnitId("squad")].hex == "224"


def test_62_friends_are_passed_but_not_joined() -> None:
    s = given_actions(given_unit("squad", 161), given_unit("hq", 162))
    s = played(s, march("squad", 162)).state
    crowded = "It cannot end its action here: another unit stands in this hex. [5.3.1.1]"
    assert refused(s, end("squad")) == crowded
    assert "EndAction" not in kinds_of(s, "squad")
    assert played(s, march("squad", 163)).unit("squad").hex == "163"


def test_62_a_friend_is_not_entered_where_the_unit_could_not_go_on() -> None:
    crowded = "It could not go on from there, and two units cannot end in one hex. [5.3.1.1]"
    spent = given_actions(given_unit("heavy", 161, damaged=True), given_unit("hq", 162))
    near = given_actions(given_unit("squad", 161), given_unit("hq", 162), given_tribe("red", 163))
    mined = given_actions(given_unit("squad", 161), given_unit("hq", 162), given_rubble(163, "minefield"))
    assert [refused(s, march(u, 162)) for s, u in ((spent, "heavy"), (near, "squad"), (mined, "squad"))] == [
        crowded
    ] * 3


def test_62_trapped_miners_do_not_fill_their_hex() -> None:
    s = given_actions(given_unit("squad", 464), given_unit("miner", 523, place="trapped"))
    s = played(s, march("squad", 523)).state
    assert played(s, end("squad")).unit("squad").hex == "523"


@pytest.mark.parametrize("marker", ["stunned", "paralyzed"])
def test_5_3_1_marked_units_do_not_move(marker: str) -> None:
    s = given_actions(given_unit("squad", 161, marker=marker))
    assert refused(s, march("squad", 162)) == "A Stunned or Paralyzed unit cannot move. [5.3.1]"
    assert not kinds_of(s, "squad")


def test_5_2_1_landed_units_do_not_move_and_idle_ones_do_nothing() -> None:
    s = given_actions(
        given_unit("squad", 161, arrival="safe"),
        given_unit("hq", 163, arrival="idle"),
        given_tribe("red", 144),
    )
    assert kinds_of(s, "squad") == {"Fire"}
    assert refused(s, march("squad", 162)) == "A unit that landed this turn cannot move. [5.2.1]"
    idle = "This unit came down badly and can do nothing this turn. [5.2.1, 58]"
    assert refused(s, march("hq", 164)) == idle


def test_24_nobody_moves_in_acid_rain_but_all_may_fire() -> None:
    s = given_actions(
        given_unit("squad", 161), given_unit("scout", 164), given_tribe("red", 145), events=("acid_rain",)
    )
    assert kinds_of(s, "squad") == {"Fire"}
    assert kinds_of(s, "scout") == {"Fire", "Reconnoitre"}
    assert refused(s, march("squad", 162)) == "No unit moves in Acid Rain. [Event Chart, 24]"


def test_25_the_wave_adds_a_point_before_halving() -> None:
    s = given_actions(given_unit("squad", 161), given_tribe("red", 425), events=("wave",))
    for to in (162, 163, 164):
        s = played(s, march("squad", to)).state
    assert isinstance(s.top, ActingFrame)
    assert (s.top.points, s.top.spent) == (4, 3)


def test_116_marbles_throw_a_die_for_each_hex_entered_and_may_stop_a_unit() -> None:
    s = given_actions(given_unit("squad", 144), given_rubble(162, "minefield"))
    s = played(s, march("squad", 143), [4]).state
    told = played(s, march("squad", 163), [2])
    assert told.state.top == ActionsFrame(begun=True)
    assert told.unit("squad").hex == "163"


def test_117_a_unit_stopped_by_marbles_may_still_fire_on_the_move() -> None:
    things = (given_unit("squad", 144), given_rubble(162, "minefield"), given_tribe("red", 114))
    s = played(given_actions(*things), march("squad", 143), [3]).state
    assert kinds_of(s, "squad") == {"Fire", "EndAction"}
    assert refused(s, march("squad", 144)) == (
        "The marbles have stopped it: it moves no more this turn. [6.0, 117]"
    )


def test_117_a_one_among_marbles_is_a_hit_and_a_stop() -> None:
    s = given_actions(given_unit("squad", 144), given_rubble(162, "minefield"))
    told = played(s, march("squad", 143), [1])
    assert told.state.top == HitsFrame(unit=UnitId("squad"), hits=1)
    acting = told.state.stack[-2]
    assert isinstance(acting, ActingFrame)
    assert acting.stopped


def test_117_a_civilian_hit_among_marbles_ends_its_action() -> None:
    s = given_actions(given_unit("miner", 144), given_rubble(162, "minefield"))
    told = played(s, march("miner", 143), [1])
    assert told.unit("miner").marker == "stunned"
    assert told.state.top == ActionsFrame(begun=True)


# ---- Fire on the Move


def given_shooter(kind: Kind = "squad", where: int = 161, **fields: object) -> Unit:
    return replace(given_unit(kind, where), **fields)


def test_5_3_3_half_the_movement_then_fire() -> None:
    s = given_actions(given_shooter("ops"), given_tribe("red", 153))
    s = played(s, march("ops", 162)).state
    s = played(s, march("ops", 163)).state
    assert "Fire" in kinds_of(s, "ops")
    assert refused(s, fire("ops", "red")) == "A unit that has moved can only Fire on the Move. [5.3.3]"
    s = played(s, march("ops", 164)).state
    assert refused(s, fire("ops", "red", "move")) == (
        "It has used more than half of its movement points, too many to attack as well. [5.3.3]"
    )


def test_5_3_3_fire_then_half_the_movement() -> None:
    s = given_actions(given_shooter("ops"), given_tribe("red", 153))
    s = played(s, fire("ops", "red", "move"), [1, 1]).state
    assert refused(s, fire("ops", "red", "move")) == "It has made its attack already. [5.3.2]"
    s = played(s, march("ops", 162)).state
    told = played(s, march("ops", 163))
    assert told.state.top == ActionsFrame(begun=True)


def test_64_no_move_after_a_move_and_a_shot() -> None:
    s = given_actions(given_shooter("ops"), given_tribe("red", 153))
    s = played(s, march("ops", 162)).state
    told = played(s, fire("ops", "red", "move"), [1, 1])
    assert told.state.top == ActionsFrame(begun=True)


def test_64_the_target_may_come_into_sight_by_the_move() -> None:
    s = given_actions(given_shooter("squad", 462), given_tribe("yellow", 366))
    assert refused(s, fire("squad", "yellow")).startswith("The line of sight is blocked in ")
    s = given_actions(given_shooter("squad", 443), given_tribe("red", 421))
    assert fire("squad", "red", "move") in legal(s)


def test_61_a_unit_stopped_next_to_a_tribe_may_still_fire_on_the_move() -> None:
    s = given_actions(given_shooter("squad"), given_tribe("red", 163))
    s = played(s, march("squad", 162)).state
    assert kinds_of(s, "squad") == {"Fire", "EndAction"}


def test_5_3_3_half_of_one_point_is_nothing() -> None:
    s = given_actions(given_shooter("heavy", damaged=True), given_tribe("red", 153))
    assert refused(s, fire("heavy", "red", "move")) == (
        "Half of its movement is less than one point: use Maximum Fire. [5.3.3]"
    )


# ---- the step


def test_5_3_the_step_announces_itself_and_lets_all_units_act() -> None:
    s = given_actions(given_unit("squad", 161, acted=True, moved=True))
    s = replace(s, stack=(ActionsFrame(),))
    told = settled(s)
    unit = told.unit("squad")
    assert (unit.acted, unit.moved) == (False, False)
    assert told.names() == ["PhaseBegan"]


def test_5_3_the_step_ends_by_itself_when_nobody_can_act() -> None:
    s = given_actions(given_unit("squad", 161, marker="paralyzed"))
    gone = replace(s.units[UnitId("watch")], acted=True)
    s = replace(s, units={**s.units, UnitId("watch"): gone})
    assert type(stepped(s).state.top).__name__ == "AuraFrame"


def test_5_3_odd_decisions_are_refused_with_a_reason() -> None:
    s = given_actions(given_unit("squad", 161), given_unit("hq", None, place="lost"))
    assert refused(s, march("nobody", 162)) == "That unit is not on the map. [5.3]"
    assert refused(s, march("hq", 162)) == "That unit is not on the map. [5.3]"
    assert refused(s, end("squad")) == "No unit is in the middle of its action. [5.3]"
    odd = Retreat(seat=DONE.seat, unit=UnitId("squad"), to=at(162))
    assert refused(s, odd) == "That cannot be done in the Action step. [5.3]"
    s = played(s, march("squad", 162)).state
    assert refused(s, recon("squad")) == "Only a Scout can reconnoitre. [5.3.4.1]"
    assert refused(s, lagi("red", "squad")) == "Only Major Colby has the LAGI. [5.4.5.1]"
    assert refused(s, jump_to(161, "squad")) == "That cannot be done in the Action step. [5.3]"
    assert isinstance(DONE, EndActions)


def test_5_3_1_each_step_is_told() -> None:
    told = played(given_actions(given_unit("squad", 161)), march("squad", 162))
    moved = told.of(UnitMoved)[0]
    assert (moved.path, moved.how) == (("161", "162"), "march")


# ---- the Mine Foreman on foot


def test_76_the_foreman_does_not_walk_through_a_friend_in_the_offices() -> None:
    s = given_actions(given_unit("foreman", 344), given_unit("squad", 345), given_unit("scout", 355))
    assert refused(s, march("foreman", 345)) == (
        "It could not go on from there, and two units cannot end in one hex. [5.3.1.1]"
    )
    assert "312" in reach(ground(), s, UnitId("squad"))


def test_76_no_way_leads_the_foreman_through_the_offices() -> None:
    s = given_actions(given_unit("foreman", 344))
    ways = reach(ground(), s, UnitId("foreman"))
    assert ways[at(345)][1] == (march("foreman", 345),)
    assert all(march("foreman", 345) not in way for to, (_, way) in ways.items() if to != "345")
    told = played(s, march("foreman", 345))
    assert (told.unit("foreman").kind, told.state.top) == ("colby", ActionsFrame(begun=True))


def test_76_offices_that_have_become_a_hill_stop_nobody() -> None:
    s = given_actions(given_unit("foreman", 344), tectonic=(at(345),))
    assert "345" not in reach(ground(), s, UnitId("foreman"))
    assert "312" in reach(ground(), s, UnitId("foreman"))
