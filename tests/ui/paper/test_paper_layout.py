# SPDX-License-Identifier: GPL-3.0-or-later
"""Where things lie on sheets of paper."""

from itertools import pairwise

import pytest

from rubbletop.ui.paper.layout import (
    FOOT,
    MARGIN,
    OVERLAP,
    Block,
    Box,
    Edge,
    Layout,
    Tile,
    block,
    cuts,
    room,
    tiles,
)

A2 = (594.0, 420.0)


def covered(laid: tuple[Tile, ...], size: tuple[float, float]) -> bool:
    """Whether every point of a picture is on some sheet."""
    sources = [tile.source for tile in laid]
    points = [(size[0] * x / 40, size[1] * y / 40) for x in range(41) for y in range(41)]
    return all(any(s.x <= x <= s.right and s.y <= y <= s.bottom for s in sources) for x, y in points)


@pytest.mark.parametrize("size", [(180.0, 120.0), A2, (400.0, 900.0)])
def test_tiles_cover_the_picture_true_to_size_within_the_margins(size: tuple[float, float]) -> None:
    laid = tiles(size, Layout())

    assert covered(laid, size)
    for tile in laid:
        free = room(tile.page)
        assert (tile.target.wide, tile.target.high) == (tile.source.wide, tile.source.high)
        assert tile.target.right <= free.right + 1e-9
        assert tile.target.bottom <= tile.page[1] - MARGIN - FOOT + 1e-9


def test_neighbours_overlap_by_eight_millimetres_and_are_cut_in_the_middle_of_it() -> None:
    laid = tiles(A2, Layout())

    for one, other in pairwise(laid):
        if one.row == other.row:
            assert one.source.right - other.source.x == pytest.approx(OVERLAP)
            shared = cuts(one)[0][-1] - one.target.x + one.source.x
            assert shared == pytest.approx(cuts(other)[0][0] - other.target.x + other.source.x)
    assert [tile.number for tile in laid] == list(range(1, len(laid) + 1))


def test_a_fitted_picture_is_on_one_sheet_turned_the_better_way() -> None:
    (tile,) = tiles(A2, Layout(scale="fit"))

    assert tile.page == (297.0, 210.0)
    assert tile.source == Box(0, 0, *A2)
    assert not tile.is_part


def test_what_is_small_is_on_one_sheet_without_cuts() -> None:
    (tile,) = tiles((100.0, 80.0), Layout(paper="Letter"))

    assert cuts(tile) == ((), ())


@pytest.mark.parametrize("edge", ["long", "short"])
def test_backs_lie_behind_their_fronts_once_the_sheet_is_turned(edge: Edge) -> None:
    known = block((16.0, 16.0), Layout())
    wide, high = known.page
    is_long = edge == "long"

    for number in range(known.count):
        front, back = known.slot(number), known.back_slot(number, edge)
        assert back.x == pytest.approx(wide - front.right if is_long else front.x)
        assert back.y == pytest.approx(front.y if is_long else high - front.bottom)


def test_a_block_keeps_clear_of_the_ruled_bars_on_either_side() -> None:
    box = block((16.0, 16.0), Layout(paper="Letter")).box

    assert box.y >= MARGIN + FOOT
    assert 279.4 - box.bottom >= MARGIN + FOOT


def test_a_piece_larger_than_the_sheet_has_a_sheet_to_itself() -> None:
    assert block((400.0, 400.0), Layout()) == Block((210.0, 297.0), (400.0, 400.0), 1, 1)
