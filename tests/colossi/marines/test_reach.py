# SPDX-License-Identifier: GPL-3.0-or-later
"""How far a unit can be dragged (5.3.1)."""

from rubbletop.games.colossi.frames.marines import RecoveryFrame
from rubbletop.games.colossi.state import ColossiState, replace
from rubbletop.games.colossi.steps.marines.reach import Ways, haul_reach, reach
from rubbletop.kernel.facts import UnitId
from tests.colossi.builders import at, given_rubble, given_state, given_tribe, given_unit, ground, played
from tests.colossi.marines.acts import fly, given_actions, haul, jump, jump_to, march


def ways(s: ColossiState, unit: str) -> Ways:
    return reach(ground(), s, UnitId(unit))


def test_5_3_1_every_way_offered_can_be_played_to_its_end_and_costs_what_it_says() -> None:
    s = given_actions(
        given_unit("ops", 161),
        given_unit("hq", 162),
        given_tribe("red", 146),
        given_rubble(224),
        given_rubble(243, "stonehenge"),
    )
    found = ways(s, "ops")
    assert at(162) not in found
    assert at(163) in found
    for to, (cost, way) in found.items():
        after = s
        for step in way:
            after = played(after, step).state
        assert after.units[UnitId("ops")].hex == to
        assert cost <= 4


def test_116_ways_around_marbles_are_preferred_where_they_cost_no_points() -> None:
    s = given_actions(given_unit("ops", 155), given_rubble(145, "minefield"))
    _, way = ways(s, "ops")[at(226)]
    assert [step.picks()[-1] for step in way] == ["231", "226"]


def test_5_4_4_a_bomber_beside_the_map_reaches_hexes_by_the_nearest_edge() -> None:
    s = given_actions(given_unit("bomber", None, place="beside"))
    cost, way = ways(s, "bomber")[at(161)]
    assert cost == len(way) == 3
    s = played(s, fly(111)).state
    assert ways(s, "bomber")[at(112)][0] == 1
    assert at(111) not in ways(s, "bomber")


def test_5_3_1_3_the_carrier_reaches_rail_hexes_for_nothing() -> None:
    s = given_actions(given_unit("carrier", 345), given_unit("squad", 251), given_tribe("red", 443))
    found = ways(s, "carrier")
    assert found[at(336)] == (0, tuple(march("carrier", n) for n in (344, 343, 342, 341, 336)))
    assert at(421) not in found
    assert at(251) in found


def test_66_a_loaded_carrier_does_not_end_with_a_third_unit_nor_pass_it_among_marbles() -> None:
    things = (given_unit("carrier", 344), given_unit("hq", 344), given_unit("squad", 345))
    s = given_actions(*things, given_unit("scout", 342), given_unit("medic", 251))
    s = played(s, haul("hq", 343)).state
    assert at(342) not in ways(s, "carrier")
    assert at(341) in ways(s, "carrier")
    mined = replace(s, rubble={UnitId("r"): given_rubble(361, "minefield", id_="r")})
    assert ways(mined, "carrier") == {"344": (0, (march("carrier", 344),))}


def test_65_an_unpowered_carrier_reaches_nothing() -> None:
    assert ways(given_actions(given_unit("carrier", 345)), "carrier") == {}


def test_5_3_no_reach_outside_the_action_step_or_for_units_that_cannot_move() -> None:
    s = given_actions(
        given_unit("scout", 161), given_unit("hq", 163, marker="stunned"), given_unit("ops", 221, acted=True)
    )
    assert ways(s, "hq") == {}
    assert ways(s, "ops") == {}
    acting = played(s, march("scout", 162)).state
    assert ways(acting, "watch") == {}
    assert (
        ways(given_state(given_unit("squad", 161, marker="stunned"), RecoveryFrame(begun=True)), "squad")
        == {}
    )
    assert ways(given_state(given_unit("squad", 161), RecoveryFrame(begun=True)), "squad") == {}
    jumping = played(
        played(replace(s, tribes={UnitId("red"): given_tribe("red", 164)}), jump()).state, jump_to(144), [6]
    ).state
    assert ways(jumping, "scout") == {}
    assert ways(replace(s, stack=()), "scout") == {}


def test_67_a_passenger_can_be_dragged_along_the_rails() -> None:
    hq = given_unit("hq", 344)
    s = given_actions(given_unit("carrier", 344), hq, given_unit("squad", 345), given_unit("medic", 342))
    found = haul_reach(ground(), s)
    assert found[at(341)] == (0, (haul("hq", 343), march("carrier", 342), march("carrier", 341)))
    assert not {at(342), at(344), at(345)} & set(found)
    after = played(s, haul("hq", 343)).state
    assert haul_reach(ground(), after) == {}
    assert haul_reach(ground(), given_actions(hq)) == {}
    assert haul_reach(ground(), given_actions(given_unit("carrier", 344))) == {}
    recovery = given_state(
        given_unit("carrier", 344, began=at(344)), replace(hq, began=at(344)), RecoveryFrame()
    )
    assert haul_reach(ground(), recovery) == {}


def test_62_no_way_leads_through_a_friend_among_marbles() -> None:
    s = given_actions(given_unit("squad", 161), given_unit("scout", 162), given_rubble(163, "minefield"))
    ways = reach(ground(), s, UnitId("squad"))
    assert ways
    assert all(march("squad", 162) not in way for _, way in ways.values())
