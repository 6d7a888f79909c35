# SPDX-License-Identifier: GPL-3.0-or-later
"""Chain Lightning (Event Chart; rulings 29 to 31)."""

import pytest

from rubbletop.games.colossi.events.common import StoneHarmed, UnitAttacked
from rubbletop.games.colossi.events.cup import (
    LightningFound,
    LightningHit,
)
from rubbletop.games.colossi.frames import cup as frames
from rubbletop.games.colossi.frames.harm import HitsFrame
from rubbletop.games.colossi.state import ColossiState
from rubbletop.kernel.facts import UnitId
from tests.colossi.builders import (
    at,
    given_rubble,
    given_state,
    given_tribe,
    given_unit,
    settled,
)

TO_421 = [4, 2, 1]


def lightning(*things: object) -> ColossiState:
    return given_state(*things, frames.LightningFrame())  # type: ignore[arg-type]


def test_ruling_29_a_unit_in_the_first_hex_is_eliminated_and_of_carrier_and_passenger_the_carrier() -> None:
    assert settled(lightning(given_unit("squad", 421)), TO_421).unit("squad").place == "lost"
    told = settled(lightning(given_unit("squad", 421), given_unit("carrier", 421)), [*TO_421, 1, 1, 1, 1, 1])
    assert told.unit("carrier").place == "lost"
    assert [a.unit for a in told.of(UnitAttacked)] == ["squad"]


def test_ruling_29_a_tribe_loses_its_top_boulder_outright_and_counts_as_struck() -> None:
    told = settled(lightning(given_tribe("white", 421)), TO_421)
    assert [b.id for b in told.tribe("white").stack] == ["W2", "W3"]
    assert told.of(LightningFound) == []


def test_ruling_29_rubble_and_features_take_nothing() -> None:
    told = settled(lightning(given_rubble(421)), TO_421)
    assert (told.names(), told.rubble()) == (["LightningStruck", "NothingHappened"], {"421": "down"})


def test_ruling_30_it_leaps_to_the_nearest_not_yet_struck_lowest_first_without_sight() -> None:
    units = (given_unit("miner", 422), given_unit("hq", 424), given_unit("scout", 361))
    told = settled(lightning(*units, given_rubble(423, "cliffs")), [*TO_421, *[1] * 5, *[1] * 4, *[1] * 3])
    found = [(e.target, e.distance, e.cf) for e in told.of(LightningFound)]
    assert found == [("scout", 1, 5), ("miner", 1, 4), ("hq", 2, 3)]
    assert [e.rivals for e in told.of(LightningFound)] == [("miner",), (), ()]


def test_ruling_30_it_is_measured_from_the_last_victims_hex_even_if_that_died() -> None:
    units = (given_unit("miner", 422, marker="paralyzed"), given_unit("hq", 426), given_unit("ops", 442))
    told = settled(lightning(*units, given_tribe("white", 111)), [*TO_421, 6, 6, 1, 1, 1, *[1] * 4])
    assert told.unit("miner").place == "lost"
    assert [e.target for e in told.of(LightningFound)][:2] == ["miner", "ops"]


def test_ruling_30_without_a_target_at_a_step_it_stops() -> None:
    told = settled(lightning(given_unit("squad", 426)), [*TO_421, *[1] * 5])
    assert told.names() == ["LightningStruck", "LightningFound", "UnitAttacked", "NothingHappened"]
    told = settled(lightning(given_unit("squad", 431)), TO_421)
    assert told.names() == ["LightningStruck", "NothingHappened"]


@pytest.mark.parametrize(
    ("faces", "hits", "flipped"),
    [
        ([5, 5, 1, 1, 1], 2, False),
        ([5, 5, 5, 1, 1], 3, True),
        ([6, 6, 1, 1, 1], 3, True),
        ([1, 1, 1, 1, 1], 0, False),
    ],
)
def test_ruling_31_three_hits_flip_a_tribes_top_and_sixes_add_one(
    faces: list[int], hits: int, flipped: bool
) -> None:
    told = settled(lightning(given_tribe("white", 422)), [*TO_421, *faces])
    assert told.of(LightningHit)[0].hits == hits
    assert told.tribe("white").stack[0].reduced is flipped
    assert told.state.cracked == ()


def test_e6_two_sixes_against_a_fresh_boulder_are_three_hits() -> None:
    s = given_state(given_tribe("white", 422), frames.LightningFrame(step=3, at=at(421)))
    assert settled(s, [6, 6, 1]).of(LightningHit)[0].hits == 3


def test_e7_excess_hits_are_lost() -> None:
    told = settled(lightning(given_tribe("white", 422)), [*TO_421, 6, 6, 6, 6, 6])
    assert [b.reduced for b in told.tribe("white").stack] == [True, False, False]
    assert len(told.of(StoneHarmed)) == 1


def test_ruling_31_units_are_struck_like_a_thunderclap_in_structures_too_without_a_retreat() -> None:
    told = settled(lightning(given_unit("miner", 463)), [*TO_421, 6, 1, 1, 1])
    assert (told.unit("miner").marker, told.unit("miner").hex) == ("stunned", at(463))


def test_ruling_2_about_units_the_player_chooses() -> None:
    told = settled(lightning(given_unit("squad", 422)), [*TO_421, 6, 1, 1, 1, 1])
    assert told.state.top == HitsFrame(unit=UnitId("squad"), hits=1)
