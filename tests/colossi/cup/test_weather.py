# SPDX-License-Identifier: GPL-3.0-or-later
"""Acid Rain, Rampage, Dust Storm, Pop Rocks, Medical Supply Drop (Event Chart; 22, 23, 32, 35, 36, 41)."""

from collections.abc import Iterable

import pytest

from rubbletop.games.colossi.actions.cup import EndSupply, KeepEvent, Resupply
from rubbletop.games.colossi.actions.harm import Retreat
from rubbletop.games.colossi.events.common import RubbleMissing, UnitAttacked
from rubbletop.games.colossi.events.cup import AcidDie, NothingHappened, RubbleRevealed, StormMoved, TremorDie
from rubbletop.games.colossi.events.tribes import NoTarget, TribeSkipped
from rubbletop.games.colossi.frames import cup as frames
from rubbletop.games.colossi.frames.harm import HitsFrame, RetreatFrame
from rubbletop.games.colossi.frames.tribes import ColossiFrame
from rubbletop.games.colossi.state import Tribe
from rubbletop.kernel.facts import UnitId
from tests.colossi.builders import (
    SEAT,
    Told,
    assert_listed_pass,
    at,
    given_rubble,
    given_state,
    given_tribe,
    given_unit,
    legal,
    played,
    refused,
    settled,
    stepped,
)

RED, WHITE = UnitId("red"), UnitId("white")


# ---- Acid Rain


def test_ruling_22_every_tribe_on_the_map_has_one_crack_marker() -> None:
    s = given_state(
        given_tribe("white", 421), given_tribe("red", 111), frames.AcidRainFrame(), cracked=(RED,)
    )
    assert settled(s).state.cracked == (RED, WHITE)


def test_ruling_23_a_one_to_three_washes_rubble_into_the_pool_lowest_first_and_features_stay() -> None:
    s = given_state(
        given_rubble(422),
        given_rubble(111),
        given_rubble(421),
        given_rubble(112, "pit"),
        frames.AcidRainFrame(),
    )
    told = settled(s, [1, 3, 4])
    assert [die.rubble for die in told.of(AcidDie)] == ["rubble111", "rubble421", "rubble422"]
    assert told.rubble() == {"422": "down", "112": "pit"}


# ---- Rampage


def rampage(*things: object, faces: Iterable[int] = ()) -> Told:
    tribes = [thing.id for thing in things if isinstance(thing, Tribe)]
    return settled(given_state(*things, frames.RampageFrame(tribes=tuple(tribes))), faces)  # type: ignore[arg-type]


def test_ruling_32_each_tribe_attacks_all_within_two_hexes_at_full_strength_without_sight() -> None:
    units = (given_unit("squad", 423), given_unit("hq", 424))
    told = rampage(given_tribe("white", 421), given_rubble(422, "cliffs"), *units, faces=[1] * 6)
    assert [(a.unit, len(a.faces), a.attack) for a in told.of(UnitAttacked)] == [("squad", 6, "rampage")]
    assert told.state.top == RetreatFrame(unit=UnitId("squad"), origin=at(421))


def test_ruling_32_each_looks_for_units_at_its_own_turn() -> None:
    tribes = (given_tribe("red", 425), given_tribe("white", 421))
    told = rampage(*tribes, given_unit("squad", 423), faces=[1] * 9)
    after = played(told.state, Retreat(seat=SEAT, unit=UnitId("squad"), to=at(422)), [1] * 6)
    assert [(a.cause, a.unit) for a in after.of(UnitAttacked)] == [("white", "squad")]
    away = played(told.state, Retreat(seat=SEAT, unit=UnitId("squad"), to=at(441)), [1] * 6)
    assert [a.cause for a in away.of(UnitAttacked)] == ["white"]


def test_ruling_32_paralyzed_tribes_and_those_without_prey_sit_out() -> None:
    told = rampage(given_tribe("white", 421, paralyzed=True), given_unit("squad", 422))
    assert [event.why for event in told.of(TribeSkipped)] == ["paralyzed"]
    assert told.names() == ["TribeSkipped"]
    told = rampage(given_tribe("white", 421), given_unit("squad", 424))
    assert [event.attack for event in told.of(NoTarget)] == ["rampage"]
    assert told.names() == ["NoTarget"]


# ---- Dust Storm


def test_the_storm_comes_up_in_a_random_hex() -> None:
    told = settled(given_state(frames.StormFrame()), [4, 2, 1])
    assert told.state.storm == at(421)


@pytest.mark.parametrize(
    ("storm", "faces", "to"),
    [
        (421, [1, 4], "423"),
        (246, [4, 1], "251"),
        (246, [4, 6], "252"),
        (251, [4, 1], None),
        (111, [1, 1], None),
        (112, [1, 6], None),
    ],
)
def test_ruling_35_it_drifts_each_aura_phase_and_is_gone_off_the_map_or_on_a_printed_hill(
    storm: int, faces: list[int], to: str | None
) -> None:
    told = stepped(given_state(frames.AuraFrame(), storm=at(storm)), faces)
    assert told.state.storm == to
    assert told.of(StormMoved)[0].origin == at(storm)


def test_ruling_35_a_tectonic_hex_does_not_end_it() -> None:
    told = stepped(given_state(frames.AuraFrame(), storm=at(421), tectonic=(at(422),)), [1, 1])
    assert told.state.storm == at(422)


def test_ruling_35_without_a_storm_no_dice_are_thrown() -> None:
    told = stepped(given_state(frames.AuraFrame()))
    assert told.names() == ["PhaseBegan"]
    assert told.state.stack == (frames.RevealFrame(),)


# ---- Pop Rocks


def test_ruling_36_on_one_to_three_rubble_is_placed_and_flipped_at_once_and_no_boulder_lost() -> None:
    s = given_state(
        given_tribe("white", 421), given_tribe("red", 531), frames.PopRocksFrame(tribes=(WHITE, RED))
    )
    told = settled(s, [3, 1, 1, 1, 4])
    assert [(die.tribe, die.face) for die in told.of(TremorDie)] == [("white", 3), ("red", 4)]
    assert told.of(RubbleRevealed)[0].hex == at(422)
    assert len(told.tribe("white").stack) == 3


def test_ruling_36_a_unit_struck_settles_its_hit_before_the_counter_is_flipped() -> None:
    squad = given_unit("squad", 422)
    s = given_state(given_tribe("white", 421), squad, frames.PopRocksFrame(tribes=(WHITE,)))
    told = settled(s, [1, 1, 1])
    assert told.state.top == HitsFrame(unit=squad.id, hits=1)
    assert isinstance(told.state.stack[-2], frames.FaceFrame)


def test_ruling_110_rubble_that_pops_off_the_map_is_not_made() -> None:
    s = given_state(given_tribe("white", 111), frames.PopRocksFrame(tribes=(WHITE,)))
    assert settled(s, [1, 1, 1]).of(RubbleMissing)[0].why == "edge"


# ---- Medical Supply Drop


def test_ruling_41_up_to_two_damaged_marines_are_restored_and_their_markers_stay() -> None:
    units = [given_unit("squad", 421, id_=f"squad{n}", damaged=True, marker="stunned") for n in (1, 2, 3)]
    s = given_state(*units, given_unit("scout", 422), frames.SupplyFrame(left=2))
    assert len(legal(s)) == 4
    assert_listed_pass(s)
    once = played(s, Resupply(seat=SEAT, unit=UnitId("squad2")))
    twice = played(once.state, Resupply(seat=SEAT, unit=UnitId("squad3")))
    assert [twice.unit(f"squad{n}").damaged for n in (1, 2, 3)] == [True, False, False]
    assert twice.unit("squad2").marker == "stunned"
    assert twice.of(NothingHappened) == []


def test_ruling_41_the_rest_may_stay_unused() -> None:
    s = given_state(given_unit("squad", 421, damaged=True), frames.SupplyFrame(left=2))
    assert played(s, EndSupply(seat=SEAT)).unit("squad").damaged


def test_ruling_41_nobody_to_heal_is_a_waste_but_one_healed_is_not() -> None:
    told = settled(given_state(given_unit("squad", 421), frames.SupplyFrame(left=2)))
    assert told.of(NothingHappened)[0].event == "supply"
    s = given_state(given_unit("squad", 421, damaged=True), frames.SupplyFrame(left=2))
    assert played(s, Resupply(seat=SEAT, unit=UnitId("squad"))).names() == ["UnitSupplied"]


def test_ruling_41_others_are_refused_with_the_reason() -> None:
    units = (
        given_unit("squad", 421, damaged=True),
        given_unit("scout", 422),
        given_unit("hq", place="reserve"),
    )
    s = given_state(*units, frames.SupplyFrame(left=2))
    supply = "Event Chart"
    assert (
        refused(s, Resupply(seat=SEAT, unit=UnitId("scout"))) == f"That unit is not damaged. [{supply}, 41]"
    )
    for unit in ("hq", "nobody"):
        reason = f"That unit is not on the map. [{supply}]"
        assert refused(s, Resupply(seat=SEAT, unit=UnitId(unit))) == reason
    reason = f"Choose a damaged Marine, or leave the rest of the supplies unused. [{supply}]"
    assert refused(s, KeepEvent(seat=SEAT, event="wave")) == reason


def test_ruling_41_each_damaged_marine_may_be_chosen_and_the_rest_left_unused() -> None:
    hurt = [given_unit("squad", 421, damaged=True), given_unit("hq", 443, damaged=True)]
    s = given_state(*hurt, given_unit("scout", 422), frames.SupplyFrame(left=2))
    assert legal(s) == (
        Resupply(seat=SEAT, unit=UnitId("squad")),
        Resupply(seat=SEAT, unit=UnitId("hq")),
        EndSupply(seat=SEAT),
    )
    assert_listed_pass(s)


def test_the_colossi_phase_comes_after_the_reveal() -> None:
    told = stepped(stepped(given_state(frames.AuraFrame())).state)
    assert told.state.stack == (ColossiFrame(),)
