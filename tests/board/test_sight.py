# SPDX-License-Identifier: GPL-3.0-or-later
"""Sight against an exact walk in fractions, for every pair of every board (5.4.1; XIV)."""

from functools import cache

import pytest

from rubbletop.board.grid import AreaBoard
from rubbletop.board.hexes import LATTICE_CORNERS, HexBoard
from rubbletop.board.sight import Sight
from rubbletop.kernel.facts import SpaceId
from tests.board.exact import IntPoint, met, runs_inside


@cache
def offsets_met(dx: int, dy2: int) -> dict[tuple[int, int], str]:
    """What the line to a hex dx columns and dy2 half heights away meets, as offsets from its start."""
    found = {}
    for x in range(min(0, dx) - 1, max(0, dx) + 2):
        for y2 in range(min(0, dy2) - 2, max(0, dy2) + 3):
            ring = tuple((3 * x + u, y2 + v) for u, v in LATTICE_CORNERS)
            if (x + y2) % 2 == 0 and (kind := met((0, 0), (3 * dx, dy2), ring)) is not None:
                found[x, y2] = kind
    return found


def walked(board: HexBoard, a: SpaceId, b: SpaceId) -> dict[str, str]:
    """Hexes on the line from a to b, ends left out, and how they are met, in board order."""
    start, end = board.hexes[a], board.hexes[b]
    places = {(h.x, h.y2): h.id for h in board.hexes.values()}
    # Two hexes of one board differ by an even sum of x and y2, whichever way odd columns are shifted.
    found = {
        places[start.x + x, start.y2 + y2]: kind
        for (x, y2), kind in offsets_met(end.x - start.x, end.y2 - start.y2).items()
        if (start.x + x, start.y2 + y2) in places
    }
    return {h: found[h] for h in board.hexes if h in found and h not in (a, b)}


@pytest.mark.parametrize("name", ["alpha", "beta"])
def test_5_4_1_sight_agrees_with_an_exact_walk_for_every_pair(
    name: str, request: pytest.FixtureRequest
) -> None:
    board: HexBoard = request.getfixturevalue(name)
    sight = board.sight
    places = {(h.x, h.y2): sight.bit(h.id) for h in board.hexes.values()}

    for a in board.hexes.values():
        row = sight.row(a.id)
        for b in board.hexes.values():
            mask = 0
            for x, y2 in offsets_met(b.x - a.x, b.y2 - a.y2):
                mask |= places.get((a.x + x, a.y2 + y2), 0)
            assert row[b.id] == mask & ~places[a.x, a.y2] & ~places[b.x, b.y2]


@pytest.mark.parametrize("name", ["alpha", "beta"])
def test_5_4_1_contacts_tell_inside_edge_and_corner_apart(name: str, request: pytest.FixtureRequest) -> None:
    board: HexBoard = request.getfixturevalue(name)
    a = list(board.hexes)[100]
    kinds = set()

    for b in board.hexes:
        contacts = board.sight.contacts(a, b)
        assert [(c.space, c.kind) for c in contacts] == list(walked(board, a, b).items())
        assert board.sight.mask(c.space for c in contacts) == board.sight.between(a, b)
        kinds |= {c.kind for c in contacts}

    assert kinds == {"inside", "edge", "corner"}


@pytest.mark.parametrize("name", ["alpha", "beta", "tokyo"])
def test_sight_is_the_same_from_both_ends(name: str, request: pytest.FixtureRequest) -> None:
    board = request.getfixturevalue(name)
    forth = Sight(board)
    back = Sight(board)
    spaces = list(board.spaces)[::7]

    rows = {a: forth.row(a) for a in spaces}

    for b in reversed(spaces):
        row = back.row(b)
        assert all(rows[a][b] == row[a] for a in spaces)


def test_5_4_1_neighbours_have_nothing_between(alpha: HexBoard) -> None:
    assert not any(alpha.sight.between(a, b) for a, beside in alpha.neighbours.items() for b in beside)
    assert not any(alpha.sight.between(a, a) for a in alpha.hexes)


def test_masks_are_made_of_bits_in_board_order(alpha: HexBoard) -> None:
    sight = alpha.sight

    assert [sight.bit(a) for a in alpha.hexes] == [1 << n for n in range(234)]
    assert sight.mask([SpaceId("413"), SpaceId("414")]) == sight.bit("413") | sight.bit("414")
    assert sight.spaces(sight.mask(["414", "413", "nowhere"])) == ("413", "414")


def test_looking_ahead_works_out_the_lines_from_one_space_at_a_time(alpha: HexBoard) -> None:
    sight = Sight(alpha)
    turns = 0
    while sight.look_ahead():
        turns += 1
    assert turns == len(alpha.spaces)
    assert sight.between(SpaceId("463"), SpaceId("366")) == alpha.sight.between(
        SpaceId("463"), SpaceId("366")
    )


def area(board: AreaBoard, col: int, row: int) -> SpaceId:
    found = board.at(col, row)
    assert found is not None
    return found


def buildings_met(board: AreaBoard, a: SpaceId, b: SpaceId) -> set[str]:
    """Buildings in which the line from a to b runs, by the exact walk over the areas between."""
    start, end = board.areas[a], board.areas[b]
    p, q = start.lattice, end.lattice
    found = set()
    for col in range(min(start.col, end.col), max(start.col, end.col) + 1):
        for row in range(min(start.row, end.row), max(start.row, end.row) + 1):
            here = board.at(col, row)
            part = None if here is None else part_of(board, here)
            if part is not None and part[0] not in found and runs_inside(p, q, part[1]):
                found.add(part[0])
    return found


def part_of(board: AreaBoard, here: SpaceId) -> tuple[str, tuple[IntPoint, ...]] | None:
    """The building in an area with its part there."""
    name = board.areas[here].building
    if name is None:
        return None
    building = board.buildings[name]
    return name, building.parts[building.areas.index(here)]


def turned(board: AreaBoard, a: SpaceId) -> SpaceId:
    """The area after a quarter turn clockwise."""
    return area(board, 14 - board.areas[a].row, board.areas[a].col)


def test_xiv_sight_from_the_first_sector_agrees_with_an_exact_walk(tokyo: AreaBoard) -> None:
    starts = [a.id for a in tokyo.areas.values() if a.sector in {"ne", None}]

    for a in starts:
        for b in tokyo.areas:
            met_ones = tokyo.sight.spaces(tokyo.sight.between(a, b))
            assert set(met_ones) == (set() if a == b else buildings_met(tokyo, a, b)), (a, b)


def test_xiv_sight_in_the_other_sectors_is_the_first_turned(tokyo: AreaBoard) -> None:
    after = dict(zip(tokyo.sectors, [*list(tokyo.sectors)[1:], "ne"], strict=True))

    for a in tokyo.areas:
        for b in tokyo.areas:
            plain = tokyo.sight.spaces(tokyo.sight.between(a, b))
            again = tokyo.sight.spaces(tokyo.sight.between(turned(tokyo, a), turned(tokyo, b)))
            assert {f"{after[w.split('.')[0]]}.{w.split('.')[1]}" for w in plain} == set(again)


@pytest.mark.parametrize(
    ("a", "b", "buildings"),
    [
        ((7, 4), (10, 4), {"stadium"}),
        ((10, 4), (13, 4), {"city_hall", "office_block"}),
        ((10, 2), (12, 2), {"factory"}),
        ((7, 5), (9, 5), {"museum"}),
        ((9, 5), (11, 5), {"convention_center"}),
        ((7, 2), (9, 2), {"grand_hotel"}),
        ((12, 3), (13, 4), {"warehouse"}),
        ((10, 2), (10, 4), {"broadcast_tower"}),
        ((7, 6), (9, 6), set()),
        ((10, 6), (10, 4), set()),
        ((10, 5), (12, 5), set()),
        ((12, 5), (13, 6), {"apartments", "temple"}),
        ((11, 3), (12, 2), set()),
        ((7, 0), (7, 3), set()),
    ],
)
def test_xiv_lines_past_buildings(
    a: tuple[int, int], b: tuple[int, int], buildings: set[str], tokyo: AreaBoard
) -> None:
    here, there = area(tokyo, *a), area(tokyo, *b)

    met_ones = tokyo.sight.spaces(tokyo.sight.between(here, there))

    assert {name.removeprefix("ne.") for name in met_ones} == buildings


def test_xiv_ruling_a_touched_corner_is_no_obstacle_but_is_told(tokyo: AreaBoard) -> None:
    here, there = area(tokyo, 11, 3), area(tokyo, 12, 2)

    assert [(c.space, c.kind) for c in tokyo.sight.contacts(here, there)] == [("ne.factory", "corner")]


def test_xiv_ruling_a_building_of_two_areas_counts_once(tokyo: AreaBoard) -> None:
    here, there = area(tokyo, 7, 4), area(tokyo, 10, 4)

    assert [(c.space, c.kind) for c in tokyo.sight.contacts(here, there)] == [("ne.stadium", "inside")]
