# SPDX-License-Identifier: GPL-3.0-or-later
"""Scenario 2 set up: cup, teams, tribes (sc. 2; rulings 1b, 18, 147)."""

from collections import Counter
from itertools import chain

import pytest

from rubbletop.games.colossi import council, mask
from rubbletop.games.colossi.actions.council import EndPlacement, PlaceUnit, TakeBackUnit
from rubbletop.games.colossi.events.common import PhaseBegan, RubblePlaced, TribeMoved, UnitMoved
from rubbletop.games.colossi.events.council import BattleBegan, Rejoiced, TeamCalled, UnitTakenBack
from rubbletop.games.colossi.frames.council import PickTeamFrame, TeamFrame
from rubbletop.games.colossi.tables import TeamName
from rubbletop.kernel.facts import UnitId
from tests.colossi.builders import SEAT, at, ground, legal, played, refused, rules, settled
from tests.colossi.council.gathered import END, begun, coming, deployed, given_council, pick, place, take_back
from tests.colossi.marines.acts import march

TEAM_KINDS = {
    "unit1": ["hq", "scout", "squad", "squad", "heavy", "ops"],
    "unit2": ["medic", "squad", "squad", "bit", "bomber", "bomber"],
    "unit3": ["hq", "scout", "squad", "squad", "heavy", "ops"],
}


def test_sc_2_the_cup_holds_thirteen_without_the_two_of_scenario_1_and_one_is_removed_unseen() -> None:
    s = begun().state
    assert (len(s.cup), len(s.aside)) == (13, 1)
    copies = Counter(dict(ground().edition.events))
    copies.subtract(["honoring", "rock_garden"])
    assert Counter([*s.cup, *s.aside]) == +copies
    seen = mask.masked(s, SEAT)
    assert set(seen.cup) == set(seen.aside) == {"?"}
    assert [begun(seed=seed).state.aside for seed in (1, 2, 3)] != [s.aside] * 3


def test_sc_2_begins_with_eighteen_marines_off_the_map_and_no_civilian() -> None:
    session = begun()
    s = session.state
    assert (s.zone, s.turn, s.scenario, len(s.deck)) == ("beta", 1, "2", 16)
    assert {unit.place for unit in s.units.values()} == {"team"}
    assert Counter(unit.kind for unit in s.units.values()) == Counter(chain(*TEAM_KINDS.values()))
    assert all(ground().is_marine(unit) for unit in s.units.values())
    assert s.tribes == {}
    assert [type(event) for beat in session.entry(0).beats for event in beat.events] == [BattleBegan]


def test_ruling_147_the_player_picks_the_first_of_three_teams() -> None:
    s = begun().state
    assert legal(s) == (pick("unit1"), pick("unit2"), pick("unit3"))
    assert refused(s, march("hq1", 111)) == "First pick the team that comes. [sc. 2, 147]"


@pytest.mark.parametrize("team", ["unit1", "unit2", "unit3"])
def test_1b_a_team_has_the_units_of_its_column(team: TeamName) -> None:
    s = begun().state
    told = played(s, pick(team))
    units = told.state.teams[team]
    assert [s.units[unit].kind for unit in units] == TEAM_KINDS[team]
    assert told.of(TeamCalled)[0].units == units == council.members(ground(), s, team)
    assert isinstance(told.state.top, TeamFrame)


def test_1b_the_team_that_comes_first_has_the_first_of_each_kind() -> None:
    s = played(begun().state, pick("unit3")).state
    assert s.teams["unit3"] == ("hq1", "scout1", "squad1", "squad2", "heavy1", "ops1")
    assert council.members(ground(), s, "unit1") == ("hq2", "scout2", "squad3", "squad4", "heavy2", "ops2")


def test_sc_2_units_are_placed_in_any_order_moved_and_taken_back() -> None:
    s = played(begun().state, pick("unit1")).state
    assert Counter(type(offer) for offer in legal(s)) == {PlaceUnit: 6 * 12}
    told = played(s, place("ops1", 145))
    assert told.unit("ops1").hex == told.unit("ops1").began == at(145)
    assert told.of(UnitMoved)[0].path == (at(145),)
    assert Counter(type(offer) for offer in legal(told.state)) == {PlaceUnit: 6 * 11, TakeBackUnit: 1}
    again = played(told.state, place("ops1", 111))
    assert again.of(UnitMoved)[0].path == (at(145), at(111))
    back = played(again.state, take_back("ops1"))
    assert back.of(UnitTakenBack) == [UnitTakenBack(unit=UnitId("ops1"), hex=at(111), rule="sc. 2, 147")]
    assert back.state == s


def test_sc_2_a_team_is_placed_in_its_area_one_unit_in_each_hex() -> None:
    s = played(played(begun().state, pick("unit1")).state, place("hq1", 111)).state
    assert refused(s, place("scout1", 161)) == "A team is placed in its own marked area. [sc. 2, 147]"
    assert refused(s, place("scout1", 124)) == "A team is placed in its own marked area. [sc. 2, 147]"
    one_each = "Units are placed in empty numbered hexes, one in each, and not on a Hill. [sc. 2, 147]"
    assert refused(s, place("scout1", 111)) == one_each
    other = "This unit does not come with the team that is being placed. [sc. 2, 147]"
    assert refused(s, place("medic", 112)) == other
    assert (
        refused(s, take_back("scout1")) == "Only a unit that was just placed can be taken back. [sc. 2, 147]"
    )
    assert refused(s, march("hq1", 112)) == "First place the units of the team. [sc. 2, 147]"
    assert refused(s, END) == "All units of the team must be placed. [sc. 2, 147]"


def test_sc_2_the_team_stands_when_all_its_units_are_placed() -> None:
    s = deployed("unit2").state
    assert Counter(type(offer) for offer in legal(s)) == {PlaceUnit: 6 * 6, TakeBackUnit: 6, EndPlacement: 1}
    assert {unit.id for unit in s.units.values() if unit.place == "map"} == set(s.teams["unit2"])


def test_ruling_18_six_living_tribes_are_dealt_to_the_pillars_after_the_team_and_nobody_rejoices() -> None:
    session = deployed()
    session.submit(END)
    told = [event for beat in session.entry(session.length).beats for event in beat.events]
    first = next(n for n, event in enumerate(told) if isinstance(event, PhaseBegan))
    assert {type(event) for event in told[:first]} == {TribeMoved}
    pillars = ["532", "535", "645", "455", "431", "343"]
    assert [event.path for event in told[:first] if isinstance(event, TribeMoved)] == [
        (at(n),) for n in pillars
    ]
    assert {event.tribe for event in told[:first] if isinstance(event, TribeMoved)} == set(
        ground().edition.council.tribes
    )
    assert not any(isinstance(event, Rejoiced | RubblePlaced) for event in told[:first])
    assert session.state.absent == ("tomb",)
    assert session.state.turn == 1


def test_ruling_18_the_deal_is_by_lot() -> None:
    def dealt(seed: int) -> dict[str, str]:
        session = deployed(seed=seed)
        session.submit(END)
        moves = [
            e
            for beat in session.entry(session.length).beats
            for e in beat.events
            if isinstance(e, TribeMoved)
        ]
        return {str(move.path[0]): str(move.tribe) for move in moves[:6]}

    assert len({str(dealt(seed)) for seed in range(1, 5)}) > 1


def test_sc_2_a_unit_is_placed_by_clicking_it_and_its_hex() -> None:
    assert place("hq1", 111).picks() == ("hq1", "111")
    assert take_back("hq1").picks() == ("hq1",)
    assert pick("unit1").picks() == ()


def test_8_0_a_team_that_came_cannot_be_picked_again() -> None:
    s = given_council(
        coming("hq", "hq1"), coming("hq", "hq2"), PickTeamFrame(), teams={"unit1": (UnitId("hq1"),)}
    )
    assert legal(s) == (pick("unit2"), pick("unit3"))
    assert refused(s, pick("unit1")) == "That team has come already. [sc. 2, 147]"


def test_7_0_the_last_team_comes_by_itself() -> None:
    teams: dict[TeamName, tuple[UnitId, ...]] = {"unit1": (), "unit2": ()}
    told = settled(given_council(coming("hq", "hq2"), PickTeamFrame(), teams=teams))
    assert told.state.teams["unit3"] == ("hq2",)
    assert rules().actors(told.state) == (SEAT,)
