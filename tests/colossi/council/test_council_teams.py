# SPDX-License-Identifier: GPL-3.0-or-later
"""Teams two and three: placed, or walking in (sc. 2; rulings 24, 40, 147, 148)."""

import pytest

from rubbletop.games.colossi.actions.council import PlaceUnit
from rubbletop.games.colossi.actions.marines import Fly, March
from rubbletop.games.colossi.events.common import UnitMoved
from rubbletop.games.colossi.events.council import AreaFull, AreaHeld
from rubbletop.games.colossi.events.marines import UnitDelayed, UnitDue
from rubbletop.games.colossi.frames.council import PickTeamFrame, TeamFrame
from rubbletop.games.colossi.frames.marines import ActingFrame, ActionsFrame
from rubbletop.games.colossi.state import Rubble, Tribe
from rubbletop.games.colossi.steps.marines.reach import reach
from rubbletop.games.colossi.tables import TeamName
from rubbletop.kernel.facts import IllegalAction, UnitId
from tests.colossi.builders import (
    at,
    given_rubble,
    given_tribe,
    given_unit,
    ground,
    legal,
    played,
    refused,
    rules,
    settled,
)
from tests.colossi.council.gathered import (
    END,
    TEAMS,
    beside,
    coming,
    given_reinforcements,
    given_walk_in,
    pick,
    place,
)
from tests.colossi.marines.acts import (
    DONE,
    drill,
    end,
    fire,
    fly,
    jump,
    kinds_of,
    march,
    of_kind,
    recon,
    strike,
)

TWO = (coming("medic"), coming("hq", "hq2"))
FIRST: dict[TeamName, tuple[UnitId, ...]] = {"unit1": ()}


def test_sc_2_the_second_team_comes_on_turn_4_as_the_player_picks() -> None:
    s = settled(given_reinforcements(*TWO, teams=FIRST)).state
    assert isinstance(s.top, PickTeamFrame)
    assert legal(s) == (pick("unit2"), pick("unit3"))


def test_sc_2_the_third_team_comes_on_turn_7() -> None:
    s = settled(given_reinforcements(*TWO, turn=7, teams={**FIRST, "unit2": ()})).state
    assert s.top == TeamFrame(team="unit3")


@pytest.mark.parametrize("turn", [1, 2, 3, 5, 6, 8, 12])
def test_sc_2_no_team_comes_on_another_turn(turn: int) -> None:
    assert settled(given_reinforcements(*TWO, turn=turn, teams=FIRST)).state.top == ActionsFrame(begun=True)


def test_sc_2_nobody_comes_on_turn_7_when_all_teams_are_there() -> None:
    teams: dict[TeamName, tuple[UnitId, ...]] = {"unit1": (), "unit2": (), "unit3": ()}
    assert settled(given_reinforcements(turn=7, teams=teams)).state.top == ActionsFrame(begun=True)


def test_ruling_147_in_a_clear_area_the_team_is_placed_and_free_to_act() -> None:
    near = given_tribe("red", 623)
    s = settled(given_reinforcements(*TWO, near, teams=FIRST)).state
    s = played(played(s, pick("unit2")).state, place("medic", 633)).state
    s = played(s, END).state
    assert s.top == ActionsFrame(begun=True)
    assert (s.units[UnitId("medic")].arrival, s.units[UnitId("medic")].acted) == ("", False)
    assert {"March", "Fire", "Jump"} <= kinds_of(s, "medic")


def test_ruling_147_units_not_yet_placed_are_offered_before_those_that_may_be_placed_anew() -> None:
    s = played(settled(given_reinforcements(coming("bit"), *TWO, teams=FIRST)).state, pick("unit2")).state
    first, second = dict.fromkeys(offer.unit for offer in legal(s) if isinstance(offer, PlaceUnit))

    s = played(s, place(first, 633)).state

    offered = dict.fromkeys(offer.unit for offer in legal(s) if isinstance(offer, PlaceUnit))
    assert list(offered) == [second, first]


@pytest.mark.parametrize(
    "holder",
    [
        given_tribe("red", 633),
        given_rubble(633),
        given_rubble(633, "minefield"),
        given_rubble(633, "stonehenge"),
    ],
)
def test_ruling_147_where_the_area_is_held_the_team_waits_beside_the_map(holder: Tribe | Rubble) -> None:
    s = settled(given_reinforcements(*TWO, holder, teams=FIRST)).state
    told = played(s, pick("unit2"))
    assert told.of(AreaHeld) == [AreaHeld(team="unit2", hex=at(633), rule="sc. 2, 147")]
    assert told.of(UnitDue) == [UnitDue(unit=UnitId("medic"), beside=True, rule="sc. 2, 148")]
    assert told.unit("medic").place == "beside"
    assert told.state.top == ActionsFrame(begun=True)


def test_ruling_147_a_unit_or_a_hill_in_the_area_takes_only_its_own_hex() -> None:
    other = given_unit("scout", 666, id_="scout2")
    s = settled(given_reinforcements(*TWO, other, teams=FIRST, tectonic=(at(665),))).state
    s = played(s, pick("unit2")).state
    found = {offer.to for offer in legal(s) if isinstance(offer, PlaceUnit)}
    assert found == {at(n) for n in (624, 625, 626, 631, 632, 633, 634, 635, 663, 664)}


def test_ruling_148_whoever_finds_no_room_in_a_full_area_waits_beside_the_map() -> None:
    area = (624, 625, 626, 631, 632, 633, 634, 635, 663, 664, 665)
    squads = [given_unit("squad", n, id_=f"squad{n}") for n in area]
    s = settled(given_reinforcements(*TWO, coming("bit"), *squads, teams=FIRST)).state
    s = played(s, pick("unit2")).state
    told = played(played(s, place("bit", 666)).state, END)
    assert told.of(AreaFull) == [AreaFull(team="unit2", rule="sc. 2, 148")]
    assert (told.unit("bit").place, told.unit("medic").place) == ("map", "beside")


def test_ruling_40_bombers_of_a_team_come_a_turn_after_hurricane_winds() -> None:
    things = (coming("medic"), coming("bomber", "bomber1"))
    s = settled(given_reinforcements(*things, teams={"unit1": (), "unit3": ()}, events=("hurricane",))).state
    assert {offer.unit for offer in legal(s) if isinstance(offer, PlaceUnit)} == {"medic"}
    told = played(played(s, place("medic", 666)).state, END)
    assert told.unit("bomber1").place == "team"
    late = settled(
        given_reinforcements(
            told.unit("bomber1"), turn=5, teams=told.state.teams | {"unit2": (UnitId("bomber1"),)}
        )
    )
    assert late.state.top == TeamFrame(team="unit2")
    assert {offer.unit for offer in legal(late.state) if isinstance(offer, PlaceUnit)} == {"bomber1"}


def test_ruling_40_the_delay_is_told() -> None:
    things = (coming("medic"), coming("bomber", "bomber1"), coming("hq", "hq2"))
    s = settled(given_reinforcements(*things, teams=FIRST, events=("hurricane",))).state
    assert played(s, pick("unit2")).of(UnitDelayed) == [
        UnitDelayed(unit=UnitId("bomber1"), why="hurricane", rule="Event Chart, 40")
    ]
    assert played(s, pick("unit3")).of(UnitDelayed) == []


def test_ruling_24_a_team_is_placed_in_acid_rain() -> None:
    s = settled(given_reinforcements(*TWO, teams=FIRST, events=("acid_rain",))).state
    s = played(s, pick("unit2")).state
    assert len(legal(s)) == 12


def test_ruling_24_nobody_walks_or_flies_in_while_acid_rain_falls() -> None:
    things = (beside("hq", "hq1"), beside("bomber", "bomber1"), given_tribe("red", 414))
    s = given_walk_in(*things, events=("acid_rain",))
    assert kinds_of(s, "hq1") == kinds_of(s, "bomber1") == set()
    assert refused(s, march("hq1", 111)) == "No unit moves in Acid Rain. [Event Chart, 24]"
    assert DONE in legal(s)


def test_ruling_148_a_unit_walks_in_over_an_edge_hex_of_its_area_at_its_cost() -> None:
    s = given_walk_in(beside("hq", "hq1"))
    assert kinds_of(s, "hq1") == {"March"}
    assert of_kind(s, March, "hq1") == ["111", "112", "113", "114", "152", "153"]
    told = played(s, march("hq1", 113))
    assert told.of(UnitMoved)[0].path == (at(113),)
    act = told.state.top_frame(ActingFrame)
    assert (act.spent, act.path) == (1, (at(113),))
    assert "145" in of_kind(told.state, March, "hq1")
    edge = "It walks in over an edge hex of its team's area. [sc. 2, 148]"
    for to in (145, 124, 632):
        assert refused(s, march("hq1", to)) == edge


def test_ruling_148_it_may_fire_on_the_move_after_half_of_its_movement() -> None:
    things = (beside("hq", "hq1"), given_tribe("red", 161))
    s = played(given_walk_in(*things), march("hq1", 113)).state
    assert set(legal(s)) >= {fire("hq1", "red", "move"), end("hq1")}
    assert fire("hq1", "red", "maximum") not in legal(s)


def test_ruling_148_it_stops_next_to_a_tribe() -> None:
    s = played(given_walk_in(beside("hq", "hq1"), given_tribe("red", 145)), march("hq1", 113)).state
    assert of_kind(s, March, "hq1") == []


def test_ruling_148_units_come_one_after_another_through_those_that_stand_there() -> None:
    stands = given_unit("squad", 113, id_="squad1", began=at(113))
    s = given_walk_in(beside("hq", "hq1"), stands)
    assert "113" in of_kind(s, March, "hq1")
    passing = played(s, march("hq1", 113)).state
    assert end("hq1") not in legal(passing)
    hurt = given_walk_in(beside("heavy", "hq1", damaged=True), stands)
    assert "113" not in of_kind(hurt, March, "hq1")


def test_ruling_148_a_unit_that_can_come_in_must_and_a_blocked_one_waits() -> None:
    s = given_walk_in(beside("hq", "hq1"))
    assert DONE not in legal(s)
    assert refused(s, DONE) == "A unit beside the map must walk in first. [sc. 2, 148]"
    walls = [given_rubble(n) for n in (111, 112, 113, 114, 152, 153)]
    blocked = given_walk_in(beside("hq", "hq1"), *walls)
    assert kinds_of(blocked, "hq1") == set()
    assert refused(blocked, march("hq1", 111)) == "Units cannot enter a hex with Rubble. [2.1.2.4]"
    assert DONE in legal(blocked)


def test_ruling_148_beside_the_map_nothing_else_can_be_done() -> None:
    things = (beside("hq", "hq1"), beside("scout", "scout1"), beside("bit"), given_tribe("red", 161))
    s = given_walk_in(*things)
    first = "A unit beside the map must come in first. [5.3]"
    for action in (fire("hq1", "red"), strike("red", "hq1"), jump("scout1"), recon("scout1"), drill("red")):
        assert refused(s, action) == first


def test_5_3_4_1_an_hq_beside_the_map_does_not_help_with_reconnaissance() -> None:
    s = given_walk_in(beside("hq", "hq1"), given_unit("scout", 125, id_="scout1"))
    assert recon("scout1") in legal(s)
    assert recon("scout1", "hq1") not in legal(s)
    assert refused(s, recon("scout1", "hq1")) == "A unit beside the map must come in first. [5.3]"


def test_5_3_4_1_a_game_of_the_first_rules_in_which_it_helped_goes_on() -> None:
    first = rules().of_version(1)
    s = given_walk_in(beside("hq", "hq1"), given_unit("scout", 125, id_="scout1"))
    first.check(s, recon("scout1", "hq1"))
    used = given_walk_in(beside("hq", "hq1", acted=True), given_unit("scout", 125, id_="scout1"))
    for helper in ("hq1", "watch", "nobody"):
        with pytest.raises(IllegalAction):
            first.check(used, recon("scout1", helper))
    first.check(used, recon("scout1"))
    assert (first.version, rules().version) == (1, 2)
    assert rules().of_version(2) is rules()


def test_ruling_148_bombers_of_a_team_fly_in_over_its_area() -> None:
    s = given_walk_in(beside("bomber", "bomber1"))
    assert of_kind(s, Fly, "bomber1") == ["631", "632", "663", "664", "665", "666"]
    assert refused(s, fly(111, "bomber1")) == (
        "A Bomber beside the map flies in over an edge hex of its team's area. [sc. 2, 148]"
    )
    assert refused(s, DONE) == "A Bomber beside the map must fly in first. [sc. 1, 59]"
    told = played(s, fly(632, "bomber1"))
    assert told.unit("bomber1").hex == at(632)


def test_ruling_148_how_far_a_unit_can_come_in_by_one_drag() -> None:
    s = given_walk_in(beside("heavy", "hq1"), beside("bomber", "bomber1"))
    walked = reach(ground(), s, UnitId("hq1"))
    assert walked[at(113)] == (1, (march("hq1", 113),))
    assert walked[at(145)][0] == 2
    assert at(155) not in walked
    assert "" not in walked
    flown = reach(ground(), s, UnitId("bomber1"))
    assert flown[at(632)] == (1, (fly(632, "bomber1"),))
    assert at(111) not in {way[1][0].to for way in flown.values() if isinstance(way[1][0], Fly)}


def test_ruling_148_the_teams_of_a_state_know_their_units() -> None:
    s = given_walk_in(beside("hq", "hq1"))
    assert (s.team_of(UnitId("hq1")), s.team_of(UnitId("bit")), s.team_of(UnitId("watch"))) == (
        "unit1",
        "unit2",
        None,
    )
    assert s.teams == TEAMS
