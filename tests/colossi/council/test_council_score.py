# SPDX-License-Identifier: GPL-3.0-or-later
"""Victory points, levels and ends of scenario 2 (8.0, sc. 2; rulings 46, 144 to 146, 152, 157, 158)."""

import pytest

from rubbletop.games.colossi import score
from rubbletop.games.colossi.events.tribes import GameEnded
from rubbletop.games.colossi.frames.tribes import FinalFrame
from rubbletop.games.colossi.state import ColossiState, Unit
from tests.colossi.builders import at, given_rubble, given_tribe, given_unit, ground, rules, stepped
from tests.colossi.council.gathered import beside, coming, given_council


def points(s: ColossiState) -> int:
    return score.points(ground(), s).total


def lines(s: ColossiState) -> list[tuple[int, str, str]]:
    return [(line.value, line.reason.text(), line.rule) for line in score.points(ground(), s).lines]


@pytest.mark.parametrize(
    ("unit", "worth"),
    [
        *((given_unit("squad", pillar), 3) for pillar in (532, 535, 645, 455, 431, 343)),
        (given_unit("bomber", 343), 3),
        (given_unit("colby", 343, marker="paralyzed"), 3),
        (given_unit("squad", 514), 6),
        (given_unit("squad", 562), 0),
        (given_unit("squad", 111), 0),
        (beside("squad"), 0),
    ],
)
def test_ruling_144_what_a_marine_occupies_is_worth(unit: Unit, worth: int) -> None:
    assert points(given_council(unit)) == worth


def test_ruling_144_stonehenge_in_a_pillar_adds_up() -> None:
    s = given_council(given_unit("squad", 535), given_rubble(535, "stonehenge"), given_unit("hq", 514))
    assert lines(s) == [
        (3, "Sacred Pillar in 535 occupied", "sc. 2, 144"),
        (2, "Stonehenge in 535 occupied", "6.0, 144"),
        (6, "Wormhole occupied", "sc. 2, 144"),
    ]


def test_ruling_46_what_erupted_is_worth_nothing_in_zone_beta() -> None:
    s = given_council(given_unit("squad", 343), given_unit("hq", 514), tectonic=(at(343), at(514)))
    assert points(s) == 0


def test_ruling_145_boulders_count_one_and_the_two_great_tribes_four_more() -> None:
    s = given_council(crumbled=("R1", "R2", "R3", "R4", "R5", "W1", "W2", "W3", "T1"))
    assert lines(s) == [
        (5, "Boulders of Redstones destroyed: 5", "sc. 2, 145"),
        (4, "Redstones wholly destroyed", "sc. 2, 145"),
        (3, "Boulders of Whitestones destroyed: 3", "sc. 2, 145"),
        (1, "Boulders of Tombstones destroyed: 1", "sc. 2, 145"),
    ]


def test_ruling_146_losses_cost_and_units_that_never_came_do_not() -> None:
    s = given_council(given_unit("squad", place="lost"), coming("hq", "hq2"), beside("bomber", "bomber1"))
    assert lines(s) == [(-2, "Squad lost", "sc. 2, 146")]


@pytest.mark.parametrize(
    ("total", "level"),
    [
        (50, "decisive"), (49, "significant"), (46, "significant"), (45, "significant"), (36, "significant"),
        (35, "marginal"), (26, "marginal"), (25, "draw"), (16, "draw"), (15, "defeat"), (-20, "defeat"),
    ],
)  # fmt: skip
def test_ruling_152_the_levels_of_scenario_2_and_46_to_49_are_significant(total: int, level: str) -> None:
    assert score.level(ground(), total, "2") == level


def test_ruling_158_the_outcome_of_scenario_2_is_measured_by_its_own_levels() -> None:
    found = rules().outcome(given_council(crumbled=tuple(ground().boulders), ended="turns").pop())
    assert found is not None
    assert (found.scores, found.level, found.winners) == ({"marines": 33}, "marginal", ("marines",))


@pytest.mark.parametrize(
    ("things", "turn", "why"),
    [
        ((given_unit("squad", 111), given_tribe("red", 532)), 12, "turns"),
        ((coming("squad"), beside("hq"), given_tribe("red", 532)), 3, "no_marines"),
        ((given_unit("squad", 111), given_tribe("tomb", None)), 3, "no_tribes"),
    ],
)
def test_ruling_157_the_ends_of_scenario_2_are_tested_in_each_final_phase(
    things: tuple[Unit, ...], turn: int, why: str
) -> None:
    told = stepped(given_council(*things, FinalFrame(), turn=turn))
    assert [event.why for event in told.of(GameEnded)] == [why]
    assert (told.state.stack, told.state.ended) == ((), why)


def test_8_0_otherwise_the_next_turn_begins_and_teams_go_on_waiting() -> None:
    waiting = coming("hq", "hq2")
    told = stepped(
        given_council(given_unit("squad", 111), waiting, given_tribe("red", 532), FinalFrame(), turn=11)
    )
    assert told.state.turn == 12
    assert told.unit("hq2") == waiting
