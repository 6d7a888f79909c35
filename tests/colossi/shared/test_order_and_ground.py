# SPDX-License-Identifier: GPL-3.0-or-later
"""Numbers, dice, sight, room and passengers (2.2, 2.5, 5.4.1; rulings 1, 4, 69, 73, 88, 89)."""

import pytest

from rubbletop.games.colossi.setup import random_hex
from rubbletop.games.colossi.tables import Kind
from rubbletop.games.colossi.telling import Telling, d3
from rubbletop.kernel.dice import ScriptedDice
from tests.colossi.builders import at, field, given_rubble, given_state, given_tribe, given_unit, ground


def test_2_5_e1_three_dice_read_in_order_name_a_hex() -> None:
    t = Telling(given_state(), ScriptedDice([2, 3, 1]))
    assert random_hex(t, ground()) == at(231)


def test_2_5_e2_a_die_is_read_as_one_to_three() -> None:
    assert [d3(face) for face in (1, 2, 3, 4, 5, 6)] == [1, 1, 2, 2, 3, 3]


def test_ruling_1_e3_a_hill_ranks_between_the_numbers_on_both_sides_of_it() -> None:
    assert field(given_state()).in_order([at(414), at("413+1"), at(413)]) == [at(413), at("413+1"), at(414)]


def test_2_2_a_hex_is_told_by_number_on_both_maps() -> None:
    for board in ground().boards.values():
        assert len(board.by_number) == 216
        assert all(1 <= int(digit) <= 6 for number in board.by_number for digit in str(number))


@pytest.mark.parametrize(
    ("thing", "is_empty"),
    [
        (given_unit("squad", 421), False),
        (given_tribe("white", 421), False),
        (given_rubble(421), False),
        (given_rubble(421, "minefield"), False),
        (given_unit("miner", 421, place="trapped"), True),
    ],
)
def test_ruling_4_a_hex_is_empty_without_unit_tribe_rubble_or_feature(thing, is_empty) -> None:  # type: ignore[no-untyped-def]
    f = field(given_state(thing))
    assert f.is_room(at(421)) is is_empty
    assert f.is_room_for_tribe(at(421)) is is_empty


def test_ruling_4_only_a_tribe_is_put_on_a_hill() -> None:
    f = field(given_state(tectonic=(at(421),)))
    assert not f.is_room(at(421))
    assert not f.is_room(at("251+1"))
    assert f.is_room_for_tribe(at(421))
    assert f.is_room_for_tribe(at("251+1"))


def test_ruling_4_the_storm_fills_no_hex() -> None:
    assert field(given_state(storm=at(421))).is_room(at(421))


def test_ruling_57_a_structure_is_no_open_room() -> None:
    f = field(given_state(*(given_rubble(n) for n in (221, 216, 256))))
    assert f.lowest_room(at(246), "open") == at(222)
    assert f.lowest_room(at(246), "unit") == at(222)
    f = field(given_state(given_rubble(222), given_rubble(221), given_rubble(245)))
    assert f.lowest_room(at(246), "unit") == at(251)
    assert f.lowest_room(at(246), "open") == at(256)


def test_ruling_73_trapped_miners_are_not_on_the_map() -> None:
    f = field(given_state(given_unit("miner", 523, place="trapped")))
    assert f.targets == ()
    assert f.units_at == {}


def test_ruling_69_a_unit_in_the_carriers_hex_is_its_passenger_and_no_target() -> None:
    f = field(given_state(given_unit("squad", 421), given_unit("carrier", 421), given_unit("scout", 361)))
    assert [unit.id for unit in f.targets] == ["carrier", "scout"]
    assert f.passenger is not None
    assert f.passenger.id == "squad"
    assert f.sheltering(f.passenger).id == "carrier"
    assert f.sheltering(f.s.units[f.targets[1].id]).id == "scout"


def test_ruling_69_without_a_carrier_on_the_map_nobody_is_a_passenger() -> None:
    for f in (
        field(given_state(given_unit("squad", 421))),
        field(given_state(given_unit("squad", 421), given_unit("carrier", place="lost"))),
    ):
        assert f.carrier is None
        assert f.passenger is None
        assert f.sheltering(f.targets[0]).id == "squad"


def test_ruling_11_within_counts_hexes_and_lists_the_lowest_first() -> None:
    f = field(
        given_state(
            given_unit("squad", 422),
            given_unit("scout", 416),
            given_unit("hq", 341),
            given_unit("bomber", place="beside"),
        )
    )
    assert [unit.id for unit in f.within(at(421), 1)] == ["scout", "squad"]
    assert [unit.id for unit in f.within(at(421), 2)] == ["hq", "scout", "squad"]


def test_ruling_88_a_hill_blocks_a_line_that_touches_a_tip_of_it() -> None:
    f = field(given_state())
    assert not f.sees(at(463), at(366))
    assert not f.sees(at(444), at(366))
    assert f.sees(at(444), at(536))


@pytest.mark.parametrize(
    ("thing", "blocks"),
    [
        (given_tribe("white", 422), True),
        (given_rubble(422, "cliffs"), True),
        (given_unit("squad", 422), False),
        (given_rubble(422), False),
        (given_rubble(422, "stonehenge"), False),
    ],
)
def test_ruling_89_tribes_and_red_cliffs_block_sight(thing, blocks) -> None:  # type: ignore[no-untyped-def]
    f = field(given_state(thing))
    assert f.sees(at(421), at(423)) is not blocks
    assert f.sees(at(421), at(422))


def test_ruling_46_a_tectonic_hex_blocks_sight_and_its_structure_is_gone() -> None:
    f = field(given_state(tectonic=(at(463),)))
    assert not f.sees(at(464), at(462))
    assert not f.is_structure(at(463))
    assert not f.is_covered(at(464), at(462))
    assert field(given_state()).is_covered(at(464), at(462))


def test_ruling_46_a_tectonic_hex_ends_the_rail() -> None:
    assert field(given_state(tectonic=(at(442),))).rails(at(421)) == (at(362),)
    assert set(field(given_state()).rails(at(421))) == {at(442), at(362)}
    assert field(given_state()).rails(at(111)) == ()


def test_ruling_33_the_storm_blocks_the_sight_of_units_not_of_tribes() -> None:
    f = field(given_state(storm=at(421)))
    assert f.sees(at(423), at(415))
    assert not f.marine_sees(at(423), at(415))
    assert not f.marine_sees(at(422), at(423))
    assert not f.marine_sees(at(423), at(422))
    assert f.marine_sees(at(423), at(424))


def test_ruling_40_in_a_hurricane_everybody_sees_one_hex() -> None:
    f = field(given_state(events=("hurricane",)))
    assert f.sees(at(421), at(422))
    assert not f.sees(at(421), at(423))
    assert not f.marine_sees(at(421), at(423))
    assert field(given_state()).marine_sees(at(421), at(423))


def test_ruling_61_near_a_tribe_means_next_to_one() -> None:
    s = given_state(given_tribe("white", 421, paralyzed=True), given_tribe("red", None))
    assert field(s).near_tribe == set(ground().boards["alpha"].neighbours[at(421)])


def test_ruling_116_a_minefield_covers_its_hex_and_the_six_around_it() -> None:
    f = field(given_state(given_rubble(421, "minefield"), given_rubble(111)))
    assert f.mined == {at(421), *f.board.neighbours[at(421)]}
    assert (f.face_at(at(421)), f.face_at(at(111)), f.face_at(at(112))) == ("minefield", "down", "")


def test_ruling_43_the_nearest_room_for_a_tribe_is_the_hex_itself_then_the_lowest_nearest() -> None:
    assert field(given_state()).nearest_room_for_tribe(at(421)) == at(421)
    taken = [given_rubble(n) for n in (421, 361, 362)]
    assert field(given_state(*taken)).nearest_room_for_tribe(at(421)) == at(416)


def test_2_1_values_are_those_of_the_side_that_shows() -> None:
    g = ground()
    assert g.values(given_unit("squad", 421)).cf == 4
    assert g.values(given_unit("squad", 421, damaged=True)).cf == 3
    assert not g.has_back(given_unit("miner", 421))
    assert g.is_marine(given_unit("colby", 421))
    assert not g.is_marine(given_unit("foreman", 421))
    assert g.top(given_tribe("white", 421)).code == "BS"
    assert g.top(given_tribe("white", 421, "W1-")).code == "AV"


def test_the_table_top_of_a_state_is_kept_until_another_is_asked_about() -> None:
    s = given_state()
    f = field(s)
    assert field(s) is f
    assert field(given_state()) is not f


def test_ruling_1_hills_in_a_row_keep_the_order_of_the_walk() -> None:
    hills = [at("545+2"), at("545+1"), at(546), at(545), at("545+3")]
    expected = [at(545), at("545+1"), at("545+2"), at("545+3"), at(546)]
    assert field(given_state()).in_order(hills) == expected


def test_ruling_3_a_random_hex_stands_whatever_is_in_it() -> None:
    s = given_state(given_tribe("white", 231), given_rubble(231), tectonic=(at(231),))
    assert random_hex(Telling(s, ScriptedDice([2, 3, 1])), ground()) == at(231)


def test_ruling_6_civilians_are_units_but_no_marines() -> None:
    g = ground()
    civilians: tuple[Kind, ...] = ("miner", "foreman", "carrier")
    assert [kind for kind, row in g.units.items() if not row.marine] == ["foreman", "miner", "carrier"]
    f = field(given_state(*(given_unit(kind, 421 + n) for n, kind in enumerate(civilians))))
    assert [unit.kind for unit in f.targets] == list(civilians)
