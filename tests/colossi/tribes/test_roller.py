# SPDX-License-Identifier: GPL-3.0-or-later
"""Rock Roller (7.2.3; rulings 25, 112, 122, 139 to 141, 143)."""

import pytest

from rubbletop.games.colossi.actions.harm import Retreat
from rubbletop.games.colossi.events.common import RetreatBarred, TribeMoved, UnitAttacked
from rubbletop.games.colossi.events.tribes import HexChosen, RollerHeld
from rubbletop.games.colossi.frames.harm import RetreatFrame
from rubbletop.games.colossi.frames.tribes import RollerFrame
from rubbletop.games.colossi.state import ColossiState
from rubbletop.kernel.facts import UnitId
from tests.colossi.builders import (
    SEAT,
    Told,
    at,
    given_rubble,
    given_state,
    given_tribe,
    given_unit,
    ground,
    legal,
    played,
    settled,
)

GREY = UnitId("grey")
HIGHEST = 1


def rolling(*things: object, left: int = 3, start: int | str = 421, **fields: object) -> ColossiState:
    """Return a state in which the Greystones at ``start`` roll at the Squad."""
    frame = RollerFrame(tribe=GREY, target=UnitId("squad"), left=left, path=(at(start),))
    return given_state(given_tribe("grey", start), *things, frame, **fields)  # type: ignore[arg-type]


def held(told: Told) -> list[str]:
    return [event.why for event in told.of(RollerHeld)]


def beside(hex_: int, *but: int) -> list[int]:
    return [int(n) for n in ground().boards["alpha"].neighbours[at(hex_)] if int(n) not in but]


def retreat(to: int, unit: str = "squad") -> Retreat:
    return Retreat(seat=SEAT, unit=UnitId(unit), to=at(to))


@pytest.mark.parametrize(("card", "first"), [(0, 361), (HIGHEST, 422)])
def test_ruling_139_each_hex_brings_it_nearer_by_the_card(card: int, first: int) -> None:
    told = settled(rolling(given_unit("squad", 353), card=card))
    moves = [move.path[-1] for move in told.of(TribeMoved)]
    assert len(moves) == 3
    steps = ground().boards["alpha"].steps_from(at(353))
    assert [steps[hex_] for hex_ in moves] == [4, 3, 2]
    assert moves[0] == at(first)
    chosen = told.of(HexChosen)[0]
    assert (chosen.to, chosen.why) == (at(first), "nearer")
    assert {chosen.to, *chosen.rivals} == {at(361), at(422)}


def test_ruling_139_past_the_target_it_goes_straight_on() -> None:
    told = settled(rolling(given_unit("squad", 422)), [1] * 4)
    assert told.state.top == RetreatFrame(unit=UnitId("squad"), origin=at(422))
    after = played(told.state, retreat(361))
    assert [move.path[-1] for move in after.of(TribeMoved)] == [at(423), at(424)]
    assert [chosen.why for chosen in after.of(HexChosen)] == ["straight", "straight"]


def test_ruling_139_a_target_that_died_does_not_stop_it() -> None:
    squad = given_unit("squad", 422, damaged=True, marker="paralyzed")
    told = settled(rolling(squad), [6, 1, 1, 1])
    assert told.unit("squad").place == "lost"
    assert told.tribe("grey").hex == at(424)


def test_ruling_139_it_ends_at_the_map_edge() -> None:
    told = settled(
        rolling(given_unit("squad", 111, damaged=True, marker="paralyzed"), start=112), [6, 1, 1, 1]
    )
    assert (told.tribe("grey").hex, held(told)) == (at(111), ["edge"])


def test_ruling_141_the_units_in_the_way_are_struck_with_the_top_alone() -> None:
    told = settled(rolling(given_unit("scout", 422), given_unit("squad", 425)), [1] * 4)
    assert [(a.unit, a.attack, len(a.faces)) for a in told.of(UnitAttacked)] == [("scout", "roller", 4)]


def test_ruling_141_a_survivor_retreats_to_any_legal_hex_next_to_the_tribe() -> None:
    told = settled(rolling(given_unit("scout", 422), given_unit("squad", 425)), [1] * 4)
    near = [int(n) for n in ground().boards["alpha"].neighbours[at(422)]]
    assert sorted(int(a.to) for a in legal(told.state)) == sorted(near)  # type: ignore[union-attr]


def test_ruling_141_it_is_hit_again_where_the_course_meets_it() -> None:
    told = settled(rolling(given_unit("scout", 422), given_unit("squad", 425)), [1] * 4)
    again = played(told.state, retreat(423, "scout"), [1] * 4)
    assert [a.unit for a in again.of(UnitAttacked)] == ["scout"]


def test_ruling_141_without_a_retreat_it_takes_a_hit_and_stays_and_the_roll_goes_on() -> None:
    hills = tuple(at(n) for n in beside(422))
    s = rolling(given_unit("miner", 422), given_unit("squad", 425), left=2, tectonic=hills)
    told = settled(s, [1] * 4)
    assert len(told.of(RetreatBarred)) == 1
    assert (told.unit("miner").hex, told.unit("miner").marker) == (at(422), "stunned")
    assert told.tribe("grey").hex == at(423)


def test_ruling_141_a_roll_that_would_end_on_a_unit_ends_one_hex_earlier() -> None:
    hills = tuple(at(n) for n in beside(423))
    s = rolling(given_unit("miner", 423), given_unit("squad", 425), left=2, tectonic=hills)
    told = settled(s, [1] * 4)
    assert (told.unit("miner").hex, told.unit("miner").marker) == (at(423), "stunned")
    assert (told.tribe("grey").hex, held(told)) == (at(422), ["occupied"])


def stuck(hex_: int, path: tuple[int, ...], *things: object) -> ColossiState:
    """Return a state in which the roll of the Greystones ends on a unit in ``hex_``."""
    frame = RollerFrame(
        tribe=GREY, target=UnitId("miner"), left=0, path=tuple(at(n) for n in path), direction=1, reached=True
    )
    return given_state(given_tribe("grey", hex_), given_unit("miner", hex_), *things, frame)  # type: ignore[arg-type]


def test_ruling_141_it_ends_in_the_last_free_hex_of_its_course() -> None:
    told = settled(stuck(423, (421, 422, 423)))
    assert (told.tribe("grey").hex, held(told)) == (at(422), ["occupied"])
    told = settled(stuck(423, (421, 422, 423), given_unit("scout", 422)))
    assert told.tribe("grey").hex == at(421)
    told = settled(stuck(423, (421, 422, 423), given_rubble(422, "minefield")))
    assert told.tribe("grey").hex == at(422)


def test_ruling_141_where_its_whole_course_is_taken_it_ends_in_the_nearest_empty_hex() -> None:
    told = settled(stuck(423, (421, 422, 423), given_unit("scout", 422), given_rubble(421)))
    assert told.tribe("grey").hex == at(355)


def test_ruling_140_a_tribe_in_the_way_is_shoved_to_the_lowest_adjacent_empty_hex() -> None:
    told = settled(rolling(given_tribe("white", 422), given_unit("squad", 425), left=2))
    assert (told.tribe("white").hex, told.tribe("grey").hex) == (at(356), at(423))
    assert [(m.tribe, m.how) for m in told.of(TribeMoved)] == [
        ("grey", "roll"), ("white", "shove"), ("grey", "roll"),
    ]  # fmt: skip


def test_ruling_140_the_hex_it_came_from_is_empty_by_then() -> None:
    walls = [given_rubble(n) for n in beside(422, 421)]
    told = settled(rolling(given_tribe("white", 422), *walls, given_unit("squad", 425), left=1))
    assert (told.tribe("white").hex, told.tribe("grey").hex) == (at(421), at(422))


def test_ruling_140_rubble_in_the_way_is_shoved_and_features_are_not() -> None:
    told = settled(rolling(given_rubble(422), given_unit("squad", 425), left=1))
    assert told.rubble() == {"356": "down"}
    told = settled(rolling(given_rubble(422, "pit"), given_unit("squad", 425), left=1))
    assert (told.rubble(), told.tribe("grey").hex) == ({"422": "pit"}, at(422))


def test_ruling_140_without_room_for_the_stone_the_roll_ends_before_it() -> None:
    ring = [given_unit("scout", n, id_=f"scout{n}") for n in beside(422, 421)]
    blocked = rolling(given_rubble(422), *ring, given_unit("squad", 425), left=1, tectonic=(at(421),))
    told = settled(blocked)
    assert (told.tribe("grey").hex, held(told)) == (at(421), ["room"])
    ring = [given_unit("scout", n, id_=f"scout{n}") for n in beside(464, 463)]
    told = settled(rolling(given_tribe("white", 464), *ring, given_unit("squad", 512), left=1, start=463))
    assert (told.tribe("grey").hex, held(told)) == (at(463), ["room"])


def test_ruling_140_red_cliffs_end_the_roll_and_are_gone_around_where_possible() -> None:
    squad = given_unit("squad", 423, damaged=True, marker="paralyzed")
    told = settled(rolling(given_rubble(422, "cliffs"), given_unit("squad", 425), left=1))
    assert (told.tribe("grey").hex, held(told)) == (at(421), ["cliffs"])
    told = settled(rolling(given_rubble(424, "cliffs"), squad), [6, 1, 1, 1])
    assert (told.tribe("grey").hex, held(told)) == (at(423), ["cliffs"])
    told = settled(rolling(given_rubble(361, "cliffs"), given_unit("squad", 355), left=1))
    assert told.tribe("grey").hex == at(422)


def test_ruling_140_entering_stonehenge_ends_the_roll() -> None:
    told = settled(rolling(given_rubble(422, "stonehenge"), given_unit("squad", 425)))
    assert (told.tribe("grey").hex, held(told)) == (at(422), ["stonehenge"])


def test_ruling_143_a_roll_out_of_a_structure_leaves_a_garrison() -> None:
    told = settled(rolling(given_unit("squad", 512), start=463, left=1))
    assert told.rubble() == {"463": "down"}


def test_ruling_71_a_carrier_in_the_way_retreats_along_its_rails() -> None:
    told = settled(rolling(given_unit("carrier", 442), given_unit("squad", 464), left=1), [1] * 4)
    assert told.tribe("grey").hex == at(442)
    assert sorted(a.to for a in legal(told.state)) == [at(421), at(464)]  # type: ignore[union-attr]
