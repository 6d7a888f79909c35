# SPDX-License-Identifier: GPL-3.0-or-later
"""Rock Garden of the Gods (Event Chart; rulings 26 to 28)."""

import pytest

from rubbletop.games.colossi.actions.cup import EndSupply, Sidestep
from rubbletop.games.colossi.events.common import ArrivalDeflected, TribeMoved
from rubbletop.games.colossi.events.cup import (
    NothingHappened,
    RubbleRevealed,
)
from rubbletop.games.colossi.frames import cup as frames
from rubbletop.games.colossi.state import ColossiState
from rubbletop.kernel.facts import UnitId
from tests.colossi.builders import (
    SEAT,
    assert_listed_pass,
    at,
    given_rubble,
    given_state,
    given_tribe,
    given_unit,
    ground,
    legal,
    played,
    refused,
    settled,
)

CHALK = 1
"""The draw of Chalk from a full pool of Rubble faces."""


def garden(*things: object, rubble: tuple[str, ...] = (), **fields: object) -> ColossiState:
    frame = frames.RockGardenFrame(rubble=tuple(UnitId(name) for name in rubble))
    return given_state(*things, frame, **fields)  # type: ignore[arg-type]


def test_ruling_26_the_rubble_of_the_start_is_flipped_lowest_first_each_to_the_end() -> None:
    s = garden(given_rubble(111), given_rubble(421), rubble=("rubble111", "rubble421"))
    told = settled(s, [CHALK, 1])
    assert [(e.hex, e.face) for e in told.of(RubbleRevealed)] == [(at(111), "chalk"), (at(421), "chalk")]


def test_ruling_27_a_living_tribe_never_yet_in_play_appears_at_the_mine() -> None:
    told = settled(garden(absent=("tomb", "white")), [1, 1, 1, 1])
    assert (told.tribe("white").hex, told.state.absent) == (at(523), ("tomb",))
    assert told.of(TribeMoved)[0].how == "enter"


def test_ruling_27_never_the_tombstones_and_nobody_where_none_is_left() -> None:
    told = settled(garden(absent=("tomb",)))
    assert [event.why for event in told.of(NothingHappened)] == ["absent"]


@pytest.mark.parametrize("kind", ["squad", "miner", "foreman"])
def test_ruling_27_nobody_appears_where_a_unit_stands_at_the_mine(kind: str) -> None:
    told = settled(garden(given_unit(kind, 523), absent=("white",)))  # type: ignore[arg-type]
    assert told.state.tribes == {}
    assert [event.why for event in told.of(NothingHappened)] == ["occupied"]


def test_ruling_27_trapped_miners_do_not_count() -> None:
    told = settled(garden(given_unit("miner", 523, place="trapped"), absent=("white",)), [1, 1, 1, 1])
    assert told.tribe("white").hex == at(523)


def test_ruling_27_a_taken_entrance_sends_it_to_the_lowest_adjacent_empty_hex_hills_too() -> None:
    for thing in (given_tribe("red", 523), given_rubble(523), given_rubble(523, "pit")):
        told = settled(garden(thing, absent=("white",)), [1, 1, 1, 1])
        assert told.tribe("white").hex == at(464)
        assert told.of(ArrivalDeflected) == [
            ArrivalDeflected(hex=at(523), to=at(464), where="beside", rule="Event Chart, 27")
        ]
    walls = [given_rubble(n) for n in (464, 465, 522, 524)]
    told = settled(garden(given_tribe("red", 523), *walls, absent=("white",)), [1, 1, 1, 1])
    assert told.tribe("white").hex == at("545+1")


def test_ruling_27_without_any_room_nobody_appears() -> None:
    walls = [given_rubble(n) for n in (464, 465, 522, 524, "545+1", "545+2")]
    told = settled(garden(given_tribe("red", 523), *walls, absent=("white",)))
    assert "white" not in told.state.tribes
    assert [event.why for event in told.of(NothingHappened)] == ["room"]


def test_ruling_28_a_lone_carrier_makes_room_along_its_rails() -> None:
    told = settled(garden(given_unit("carrier", 523), absent=("white",)), [1, 1, 1, 1])
    assert (told.tribe("white").hex, told.unit("carrier").hex) == (at(523), at(464))


def test_ruling_28_without_an_empty_rail_hex_it_is_destroyed() -> None:
    s = garden(given_unit("carrier", 523), given_unit("squad", 464), absent=("white",))
    told = settled(s, [1, 1, 1, 1])
    assert told.unit("carrier").place == "lost"
    assert len(told.rubble()) == 1


def test_ruling_28_a_carrier_with_a_passenger_keeps_the_tribe_away() -> None:
    told = settled(garden(given_unit("carrier", 523), given_unit("squad", 523), absent=("white",)))
    assert told.state.tribes == {}


def test_ruling_28_the_player_chooses_among_several_rail_hexes(monkeypatch: pytest.MonkeyPatch) -> None:
    board = ground().boards["alpha"]
    rails = {**board.rails, at(523): (at(464), at(465))}
    monkeypatch.setattr(board, "rails", rails)
    s = given_state(given_unit("carrier", 523), given_tribe("white", 523), frames.SidestepFrame())
    assert [action.to for action in legal(s)] == [at(464), at(465)]  # type: ignore[union-attr]
    assert_listed_pass(s)
    carrier = UnitId("carrier")
    assert played(s, Sidestep(seat=SEAT, unit=carrier, to=at(465))).unit("carrier").hex == at(465)
    reason = "It can only go to an empty rail hex next to the mine entrance. [Event Chart, 28]"
    assert refused(s, Sidestep(seat=SEAT, unit=carrier, to=at(522))) == reason
    assert refused(s, EndSupply(seat=SEAT)) == "First the Ore Carrier must make room. [Event Chart, 28]"
