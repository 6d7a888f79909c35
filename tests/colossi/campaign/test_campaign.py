# SPDX-License-Identifier: GPL-3.0-or-later
"""Scenario 3: two battles as one game (sc. 3; rulings 152 to 154)."""

import pytest

from rubbletop.games.colossi import council, score
from rubbletop.games.colossi.actions.marines import Land
from rubbletop.games.colossi.campaign import carried_over
from rubbletop.games.colossi.events.council import BattleBegan, BattleEnded
from rubbletop.games.colossi.events.tribes import GameEnded
from rubbletop.games.colossi.frames.council import InterludeFrame, PickTeamFrame, ReturnFrame
from rubbletop.games.colossi.frames.marines import ActionsFrame, LandingFrame
from rubbletop.games.colossi.frames.tribes import FinalFrame
from rubbletop.games.colossi.state import ColossiState, Council, Tribe, Unit, replace
from rubbletop.kernel.dice import SeededDice
from rubbletop.kernel.facts import UnitId, say
from rubbletop.kernel.tally import Modifier
from tests.colossi.builders import (
    SEAT,
    Told,
    at,
    given_state,
    given_tribe,
    given_unit,
    ground,
    legal,
    played,
    refused,
    rules,
    settled,
    stepped,
)
from tests.colossi.council.gathered import END_RETURNS, GO_ON, Teams, begun, given_council
from tests.colossi.marines.acts import march

RED = given_tribe("red", 111)
ALL: Teams = {"unit1": (), "unit2": (), "unit3": ()}
FIRST = (
    Modifier(value=12, reason=say("Boulders"), rule="sc. 1"),
    Modifier(value=-5, reason=say("Lost"), rule="sc. 1"),
)


def final(*things: Unit | Tribe, scenario: str = "3", turn: int = 12) -> ColossiState:
    """Return the Final Phase of the last turn of a first battle."""
    return given_state(*things, FinalFrame(), turn=turn, scenario=scenario)


def gone_on(s: ColossiState) -> Told:
    """Return the second battle at its beginning."""
    dice = SeededDice(1)
    beats = list(rules().apply(s, GO_ON, dice))
    return Told(beats[-1].state, tuple(event for beat in beats for event in beat.events), dice)


def second(*things: Unit | Tribe) -> ColossiState:
    """Return the second battle of a campaign whose first ended with these counters."""
    return gone_on(stepped(final(*things)).state).state


def returning(*things: Unit | Tribe, turn: int = 6, **fields: object) -> ColossiState:
    """Return the Reinforcement step of the second battle, a watch on the map."""
    watch = given_unit("scout", 412, id_="watch")
    s = given_council(watch, *things, LandingFrame(), turn=turn, teams=ALL)
    return settled(replace(s, scenario="3", **fields)).state


def lost(kind: str, id_: str) -> Unit:
    return given_unit(kind, id_=id_, place="reserve", due=6)  # type: ignore[arg-type]


def land(unit: str, to: int) -> Land:
    return Land(seat=SEAT, unit=UnitId(unit), to=at(to))


def test_sc_3_begins_as_scenario_1_does() -> None:
    s, panic = begun("3").state, begun("1").state
    assert s == replace(panic, scenario="3")


@pytest.mark.parametrize(
    ("things", "turn", "why"),
    [
        ((given_unit("squad", 421), RED), 12, "turns"),
        ((RED,), 3, "no_marines"),
        ((given_unit("squad", 421),), 3, "no_tribes"),
    ],
)
def test_sc_3_the_first_battle_ends_in_an_interlude(things: tuple[Unit, ...], turn: int, why: str) -> None:
    told = stepped(final(*things, given_unit("miner", place="escaped"), turn=turn))
    assert told.of(BattleEnded) == [BattleEnded(why=why, points=3, rule="8.0")]  # type: ignore[arg-type]
    assert told.of(GameEnded) == []
    assert told.state.stack == (InterludeFrame(),)
    assert told.state.ended == ""
    assert rules().outcome(told.state) is None
    assert legal(told.state) == (GO_ON,)
    assert refused(told.state, march("squad", 422)) == "That cannot be done now. [sc. 3]"


def test_sc_3_scenario_1_alone_ends_for_good() -> None:
    told = stepped(final(given_unit("squad", 421), RED, scenario="1"))
    assert told.state.stack == ()


def test_ruling_153_survivors_and_never_landed_units_fight_on_at_full_strength() -> None:
    hurt = given_unit("squad", 421, id_="squad1", damaged=True, marker="paralyzed", acted=True, began=at(421))
    late = given_unit("ops", id_="ops2", place="reserve", due=5)
    due = given_unit("medic", place="due")
    s = second(hurt, late, due, RED)
    assert s.units == {
        UnitId(name): Unit(id=UnitId(name), kind=kind, place="team")  # type: ignore[arg-type]
        for name, kind in (("squad1", "squad"), ("ops2", "ops"), ("medic", "medic"))
    }


def test_ruling_153_both_hqs_and_both_bombers_come_whatever_befell_them() -> None:
    names = (("hq", "hq1"), ("hq", "hq2"), ("bomber", "bomber1"), ("bomber", "bomber2"))
    s = second(*(given_unit(kind, id_=name, place="lost") for kind, name in names), RED)  # type: ignore[arg-type]
    assert {unit.place for unit in s.units.values()} == {"team"}
    assert council.members(ground(), s, "unit2") == ("bomber1", "bomber2")
    assert council.members(ground(), s, "unit1") == ("hq1",)


def test_ruling_153_colby_joins_team_2_if_he_lives_and_never_returns_if_he_died() -> None:
    alive = second(given_unit("colby", 345, id_="foreman"), given_unit("medic", 421), RED)
    assert council.members(ground(), alive, "unit2") == ("medic", "foreman")
    assert council.members(ground(), alive, "unit1") == ()
    dead = second(given_unit("colby", id_="foreman", place="lost"), given_unit("medic", 421), RED)
    assert set(dead.units) == {"medic"}


def test_ruling_153_no_civilian_and_no_carrier_comes_along() -> None:
    civilians = (
        given_unit("foreman", 463),
        given_unit("carrier", 345),
        given_unit("miner", 421, id_="miner1"),
        given_unit("miner", id_="miner2", place="escaped"),
        given_unit("miner", 523, id_="miner3", place="trapped"),
    )
    assert second(*civilians, given_unit("squad", 422, id_="squad1"), RED).units.keys() == {"squad1"}


def test_ruling_153_survivors_of_a_kind_fill_the_teams_in_the_order_in_which_they_come() -> None:
    squads = [given_unit("squad", 421 + n, id_=f"squad{n}") for n in (2, 4, 5)]
    s = second(*squads, given_unit("scout", 426, id_="scout2"), RED)
    assert council.members(ground(), s, "unit3") == ("scout2", "squad2", "squad4")
    s = s.with_team("unit3", council.members(ground(), s, "unit3"))
    assert council.members(ground(), s, "unit2") == ("squad5",)
    s = s.with_team("unit2", council.members(ground(), s, "unit2"))
    assert council.members(ground(), s, "unit1") == ()


def test_ruling_153_cup_deck_and_tribes_are_new() -> None:
    spent = replace(
        final(given_unit("squad", 421), RED),
        crumbled=("K1",),
        cards=(1, 2),
        deck=(3,),
        used=("wave",),
        absent=(),
        tectonic=(at(333),),
        storm=at(444),
    )
    told = gone_on(stepped(spent).state)
    s = told.state
    assert told.of(BattleBegan) == [BattleBegan(zone="beta", rule="sc. 2")]
    assert (s.zone, s.scenario, s.turn, s.top) == ("beta", "3", 1, PickTeamFrame())
    assert (len(s.cup), len(s.aside), len(s.deck), len(s.absent)) == (13, 1, 16, 7)
    assert (s.crumbled, s.cards, s.used, s.tectonic, s.storm, s.tribes) == ((), (), (), (), None, {})


def test_sc_3_what_is_carried_over_can_be_told_before_it_is() -> None:
    s = final(
        given_unit("squad", 421, id_="squad1"),
        given_unit("squad", id_="squad2", place="lost"),
        given_unit("hq", id_="hq1", place="lost"),
        given_unit("colby", id_="foreman", place="lost"),
        given_unit("miner", place="lost"),
    )
    carried = carried_over(ground(), s)
    assert carried.teams == ("squad1", "hq1")
    assert carried.renewed == ("hq1",)
    assert carried.returning == ("squad2",)
    assert carried.gone == ("foreman",)


def test_sc_3_the_points_of_both_battles_add_up_minus_included() -> None:
    s = second(given_unit("squad", id_="squad1", place="lost"), given_unit("miner", place="escaped"), RED)
    assert [line.value for line in s.first_battle] == [3, -2]
    lines = score.points(ground(), s).lines
    assert [(line.value, line.reason.text(), line.rule) for line in lines] == [
        (1, "First battle: Panic on Graviton Prime", "sc. 3")
    ]


def test_ruling_154_units_lost_in_the_first_battle_cost_nothing_more_until_they_are_lost_again() -> None:
    s = second(given_unit("squad", id_="squad1", place="lost"), given_unit("medic", 421), RED)
    assert (s.units[UnitId("squad1")].place, s.units[UnitId("squad1")].due) == ("reserve", 6)
    assert score.points(ground(), s).total == -2
    assert score.points(ground(), s.lost(UnitId("squad1"))).total == -4


@pytest.mark.parametrize(
    ("total", "level"),
    [
        (76, "decisive"), (75, "significant"), (56, "significant"), (55, "marginal"), (40, "marginal"),
        (39, "marginal"), (38, "draw"), (26, "draw"), (25, "defeat"), (-9, "defeat"),
    ],
)  # fmt: skip
def test_ruling_152_the_levels_of_a_campaign_and_39_is_marginal(total: int, level: str) -> None:
    assert score.level(ground(), total, "3") == level


def test_ruling_152_the_outcome_of_a_campaign_is_measured_by_the_sum() -> None:
    s = given_council(crumbled=tuple(ground().boulders), ended="turns").pop()
    found = rules().outcome(replace(s, scenario="3", council=Council(first=FIRST)))
    assert found is not None
    assert (found.scores, found.level) == ({"marines": 40}, "marginal")


def test_8_0_the_second_battle_ends_the_campaign() -> None:
    s = given_council(given_unit("squad", 421), given_tribe("red", 343), FinalFrame(), turn=12)
    told = stepped(replace(s, scenario="3"))
    assert [event.why for event in told.of(GameEnded)] == ["turns"]
    assert told.state.stack == ()


def test_ruling_154_nobody_returns_before_turn_6() -> None:
    assert returning(lost("squad", "squad1"), turn=5).top == ActionsFrame(begun=True)


def test_ruling_154_from_turn_6_up_to_three_land_in_a_turn_if_the_player_likes() -> None:
    s = returning(*(lost("squad", f"squad{n}") for n in range(1, 5)))
    assert s.top == ReturnFrame(left=3)
    assert END_RETURNS in legal(s)
    assert played(s, END_RETURNS).state.top == ActionsFrame(begun=True)
    for n, to in ((1, 361), (2, 363), (4, 365)):
        s = played(s, land(f"squad{n}", to), [6] * (to % 10)).state
        assert s.units[UnitId(f"squad{n}")].arrival == "safe"
    assert s.top == ActionsFrame(begun=True)
    assert s.units[UnitId("squad3")].place == "reserve"


def test_ruling_154_they_land_by_the_landing_procedure_and_not_elsewhere() -> None:
    s = returning(lost("squad", "squad1"))
    assert refused(s, land("squad1", 343)).endswith("[5.2.1, 53]")
    back = "This unit is not among those that can come back now. [sc. 3, 154]"
    assert refused(s, land("watch", 361)) == back
    assert (
        refused(s, march("watch", 413))
        == "First decide which units of the first battle come back. [sc. 3, 154]"
    )
    told = played(s, land("squad1", 361), [4])
    assert (told.unit("squad1").place, told.unit("squad1").arrival) == ("map", "idle")


def test_ruling_154_where_no_landing_is_possible_nobody_is_asked() -> None:
    s = returning(lost("squad", "squad1"), tectonic=tuple(ground().boards["beta"].hexes))
    assert not isinstance(s.top, ReturnFrame)


def test_ruling_154_on_turn_7_the_team_comes_before_those_that_return() -> None:
    watch = given_unit("scout", 412, id_="watch")
    hq = given_unit("hq", id_="hq2", place="team")
    s = given_council(
        watch, hq, lost("squad", "squad1"), LandingFrame(), turn=7, teams={"unit1": (), "unit2": ()}
    )
    s = settled(replace(s, scenario="3")).state
    assert [type(frame).__name__ for frame in s.stack] == ["LandingFrame", "ReturnFrame", "TeamFrame"]
