# SPDX-License-Identifier: GPL-3.0-or-later
"""The player aids in both battles: the turn track, points so far, and the rows that count at present."""

import pytest

from rubbletop.games.colossi.frames.council import TeamFrame
from rubbletop.games.colossi.frames.harm import RetreatFrame, VolleyFrame
from rubbletop.games.colossi.frames.tribes import (
    RiftFrame,
    RollerFrame,
    SpecialFrame,
    StareFrame,
    StompFrame,
    TremorFrame,
)
from rubbletop.games.colossi.state import ColossiState, Council, Tribe, replace
from rubbletop.kernel.facts import UnitId, say
from rubbletop.kernel.state import Frame
from rubbletop.kernel.tally import Modifier
from rubbletop.ui.colossi.charts import scenario
from rubbletop.ui.colossi.screen import ColossiScreen
from rubbletop.ui.game_screen import Chart
from tests.colossi.builders import at, given_game, given_tribe, given_unit, ground
from tests.colossi.interplay.arena import Zone, in_zone, under

RED, TOMB = given_tribe("red", 154), given_tribe("tomb", 156)


def chart(screen: ColossiScreen, s: ColossiState, title: str) -> Chart:
    """Return the chart whose title begins like that."""
    (found,) = [chart for chart in screen.charts(s) if chart.title.text().startswith(title)]
    return found


def texts(found: Chart) -> list[list[str]]:
    return [[cell.text() for cell in row] for row in found.rows]


def lit(found: Chart) -> list[str]:
    """Return the row that counts at present."""
    assert found.now is not None
    return [cell.text() for cell in found.rows[found.now]]


# ---- the turn track


def test_sc_1_the_turn_track_tells_who_lands_when(screen: ColossiScreen) -> None:
    track = chart(screen, replace(given_game(), turn=4, recon=5), "Turn track")
    assert len(track.rows) == 12
    assert lit(track) == ["4", "HQ, Special Ops, Medic", "–"]
    assert texts(track)[4:8] == [
        ["5", "Special Ops, Boring Bit", "two events are drawn"],
        ["6", "Bomber", "–"], ["7", "Bomber", "–"], ["8", "–", "–"],
    ]  # fmt: skip


def test_40_a_bomber_that_the_wind_delays_stands_in_its_new_turn(screen: ColossiScreen) -> None:
    s = given_game().changed_unit(UnitId("bomber1"), due=8)
    assert texts(chart(screen, s, "Turn track"))[5:8] == [
        ["6", "–", "–"],
        ["7", "Bomber", "–"],
        ["8", "Bomber", "–"],
    ]


def test_147_150_in_scenario_2_it_tells_teams_first_strike_and_wormhole(screen: ColossiScreen) -> None:
    council = Council(teams={"unit2": (), "unit1": ()})
    s = in_zone("beta", council=council, absent=("tomb",), turn=5)
    track = chart(screen, s, "Turn track")
    rows = texts(track)
    assert rows[0] == ["1", "Unit 2", "First Strike"]
    assert rows[3:7] == [
        ["4", "Unit 1", "–"],
        ["5", "–", "Wormhole: 67 %"], ["6", "–", "Wormhole: 83 %"], ["7", "Unit 3", "Wormhole: 100 %"],
    ]  # fmt: skip
    assert rows[7] == ["8", "–", "–"]
    assert lit(track)[0] == "5"
    late = texts(chart(screen, replace(s, turn=9), "Turn track"))
    assert [row[2] for row in late[7:10]] == ["–", "Wormhole: 100 %", "–"]
    s = in_zone("beta", turn=2)
    assert texts(chart(screen, s, "Turn track"))[3] == ["4", "Unit 1 or Unit 2 or Unit 3", "–"]


def test_154_in_the_second_battle_of_a_campaign_it_tells_when_lost_units_return(
    screen: ColossiScreen,
) -> None:
    back = given_unit("heavy", place="reserve", due=6)
    council = Council(teams={"unit1": (), "unit2": ()})
    rows = texts(chart(screen, in_zone("beta", back, scenario="3", turn=5, council=council), "Turn track"))
    assert [row[1] for row in rows[4:8]] == [
        "–", "lost units, at most 3", "Unit 3, lost units, at most 3", "lost units, at most 3"
    ]  # fmt: skip


def test_sc_2_nothing_is_lit_before_the_first_turn_and_a_team_is_lit_while_it_is_placed(
    screen: ColossiScreen,
) -> None:
    s = under(in_zone("beta", turn=0, council=Council(teams={"unit2": ()})), TeamFrame(team="unit2"))
    assert chart(screen, s, "Turn track").now is None
    assert lit(chart(screen, s, "Teams"))[0] == "Unit 2"


def test_sc_1_the_landing_plan_is_there_as_it_is_printed() -> None:
    plan = scenario.landing_plan(ground(), replace(given_game(), turn=4))
    assert lit(plan) == ["4", "HQ, Special Ops, Medic"]
    assert scenario.landing_plan(ground(), replace(given_game(), turn=9)).now is None


def test_147_turns_that_bring_somebody_are_marked_on_the_track_of_the_sheet(screen: ColossiScreen) -> None:
    def told(s: ColossiState) -> dict[str, str]:
        return {m.id: m.name.text() for m in screen.live_marks(s) if m.id.startswith("arrival")}

    assert told(replace(given_game(), turn=4)) == {
        "arrival 5": "Turn 5: Special Ops, Boring Bit",
        "arrival 6": "Turn 6: Bomber",
        "arrival 7": "Turn 7: Bomber",
    }
    s = in_zone("beta", council=Council(teams={"unit2": ()}), turn=4)
    assert told(s) == {"arrival 7": "Turn 7: Unit 1 or Unit 3"}
    assert told(replace(s, turn=7)) == {}


# ---- points so far


def test_8_0_the_points_so_far_stand_item_by_item_among_the_charts(screen: ColossiScreen) -> None:
    squad = given_unit("squad", 345)
    s = in_zone(
        "alpha", squad, given_unit("miner", place="escaped"), given_unit("hq", place="lost"), crumbled=("R1",)
    )
    found = chart(screen, s, "Victory points so far")
    assert texts(found) == [
        ["Boulders of Redstones destroyed: 1 [sc. 1, ruling 145]", "+1"],
        ["IMC Offices occupied [sc. 1, ruling 144]", "+2"],
        ["Miner escaped [sc. 1]", "+3"],
        ["HQ lost [sc. 1, ruling 146]", "−3"],
        ["Total: Defeat", "+3"],
    ]
    assert lit(found)[0] == "Total: Defeat"


def test_sc_2_points_so_far_in_zone_beta(screen: ColossiScreen) -> None:
    units = (given_unit("squad", 514), given_unit("hq", 343), given_unit("scout", place="lost"))
    s = in_zone("beta", *units, crumbled=("T1", "T2", "T3"))
    found = chart(screen, s, "Victory points so far")
    assert [row[-1] for row in texts(found)] == ["+3", "+4", "+6", "+3", "−1", "+15"]


def test_sc_3_the_first_battle_is_one_item_and_the_level_is_that_of_the_campaign(
    screen: ColossiScreen,
) -> None:
    first = (Modifier(value=20, reason=say("Boulders"), rule="sc. 1"),)
    s = in_zone("beta", given_unit("squad", 514), scenario="3", council=Council(first=first))
    rows = texts(chart(screen, s, "Victory points so far"))
    assert rows[0] == ["First battle: Panic on Graviton Prime [sc. 3]", "+20"]
    assert rows[-1] == ["Total: Draw", "+26"]
    assert lit(chart(screen, s, "Level of victory, now 26 points")) == ["26 or more", "Draw"]


# ---- rows that count at present


@pytest.mark.parametrize(("event", "title", "first"), [
    ("wave", "Landing", "−1"), ("hurricane", "Landing", "−2"),
    ("wave", "Jump", "−1"), ("hurricane", "Jump", "−2"), ("wave", "Movement points", "+1"),
])  # fmt: skip
def test_21_the_weather_in_force_is_lit(screen: ColossiScreen, event: str, title: str, first: str) -> None:
    assert lit(chart(screen, in_zone("beta", events=(event,)), title))[0] == first
    assert chart(screen, in_zone("beta"), title).now is None


@pytest.mark.parametrize("title", ["Standard attack", "Orbital Strike", "Chisel", "Boring Bit", "Bomber"])
def test_149_the_first_strike_has_a_row_in_scenario_2_and_is_lit_in_its_turn(
    screen: ColossiScreen, title: str
) -> None:
    first = chart(screen, in_zone("beta", turn=1), title)
    assert lit(first) == ["+1", "First Strike: turn 1"]
    assert chart(screen, in_zone("beta", turn=2), title).now is None
    assert len(chart(screen, in_zone("alpha", turn=1), title).rows) == len(first.rows) - 1


def test_5_4_1_1_a_crack_is_lit_while_there_is_one(screen: ColossiScreen) -> None:
    found = chart(screen, in_zone("alpha", RED, cracked=(RED.id,)), "Standard attack")
    assert lit(found)[1].startswith("DN of a cracked target")


def test_13_drawn_events_are_counted_and_those_of_the_other_zone_have_a_dash(screen: ColossiScreen) -> None:
    found = chart(screen, in_zone("beta", used=("lightning", "wave"), cup=("wave",)), "Event Chart")
    counts = {row[1]: row[0] for row in texts(found)}
    assert counts["Chain Lightning"] == "2, drawn: 1"
    assert (counts["Rock Garden of the Gods"], counts["Honoring Our Ancestors"]) == ("–", "–")
    alpha = {row[1]: row[0] for row in texts(chart(screen, in_zone("alpha"), "Event Chart"))}
    assert alpha["Rock Garden of the Gods"] == "1"


def volley(name: str, tribe: Tribe) -> VolleyFrame:
    return VolleyFrame(volley=name, cause=tribe.id, shots=(), origin=at(154))  # type: ignore[arg-type]


@pytest.mark.parametrize(("frames", "code"), [
    ((SpecialFrame(tribe=RED.id),), "MS"),
    ((StareFrame(tribe=RED.id),), "MS"),
    ((StompFrame(tribe=RED.id, units=()), RetreatFrame(unit=UnitId("watch"), origin=at(154))), "PD"),
    ((RiftFrame(tribe=RED.id),), "FT"),
    ((TremorFrame(tribe=RED.id),), "FT"),
    ((RollerFrame(tribe=RED.id, target=UnitId("watch"), left=1, path=(at(154),)),), "RL"),
    ((volley("avalanche", RED),), "AV"),
    ((volley("sling", RED),), "BS"),
])  # fmt: skip
@pytest.mark.parametrize("zone", ["alpha", "beta"])
def test_7_2_3_the_special_attack_that_goes_on_is_lit(
    screen: ColossiScreen, frames: tuple[Frame, ...], code: str, zone: Zone
) -> None:
    s = under(in_zone(zone, RED), *frames)
    assert lit(chart(screen, s, "Special attacks"))[0] == code
    assert (chart(screen, s, "Stomp").cell == 0) == (code == "PD")
    assert chart(screen, s, "Tombstones").now is None


def test_7_2_3_a_thunderclap_is_no_special_attack(screen: ColossiScreen) -> None:
    s = under(in_zone("alpha", RED), volley("thunderclap", RED))
    assert chart(screen, s, "Special attacks").now is None
    assert chart(screen, replace(s, stack=()), "Special attacks").now is None


def test_7_2_4_the_attack_that_the_tombstones_have_thrown_is_lit(screen: ColossiScreen) -> None:
    s = in_zone("beta", TOMB)
    assert chart(screen, under(s, SpecialFrame(tribe=TOMB.id)), "Tombstones").now is None
    found = chart(screen, under(s, StompFrame(tribe=TOMB.id, units=())), "Tombstones")
    assert lit(found) == ["5", "Stomp"]


def test_2_1_the_unit_decided_about_and_the_boulder_that_acts_are_lit(screen: ColossiScreen) -> None:
    s = in_zone("beta", given_tribe("red", 154, "R3-", "R1"), given_unit("heavy", 156))
    retreat = under(s, SpecialFrame(tribe=RED.id), RetreatFrame(unit=UnitId("heavy"), origin=at(154)))
    assert lit(chart(screen, retreat, "Units"))[1] == "Heavy Weapons"
    boulders = chart(screen, retreat, "Boulders")
    assert (boulders.now, boulders.cell) == (2, 2)
    assert lit(boulders)[2].startswith("3 / 3")
    assert chart(screen, s, "Units").now is None
    assert (chart(screen, s, "Boulders").now, chart(screen, s, "Boulders").cell) == (None, None)
    whole = under(in_zone("beta", RED), SpecialFrame(tribe=RED.id))
    assert chart(screen, whole, "Boulders").cell == 1
