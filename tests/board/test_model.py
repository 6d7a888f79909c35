# SPDX-License-Identifier: GPL-3.0-or-later
"""What every board can do: distances, ranges, graph, outlines, and no costly import before it is needed."""

import subprocess
import sys

import networkx
import pytest

from rubbletop.board.hexes import HexBoard
from rubbletop.board.load import board_names, load_board
from rubbletop.board.model import Board
from rubbletop.board.regions import RegionBoard
from rubbletop.board.sight import Sight
from rubbletop.kernel.facts import SpaceId

BOARDS = ("alpha", "barrel", "beta", "calamity", "tokyo")


def test_five_boards_come_with_the_program() -> None:
    assert board_names() == BOARDS


def test_boards_load_without_shapely_and_networkx() -> None:
    code = (
        "import sys, rubbletop.board\n"
        "from rubbletop.board.load import load_board\n"
        "for name in ('alpha', 'barrel', 'beta', 'calamity', 'tokyo'): load_board(name).distance\n"
        "print([name for name in ('shapely', 'networkx', 'numpy', 'PySide6') if name in sys.modules])"
    )

    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert told.stdout == "[]\n"


def test_a_board_is_loaded_once() -> None:
    assert load_board("alpha") is load_board("alpha")


@pytest.mark.parametrize("name", BOARDS)
def test_neighbours_are_mutual_and_never_the_space_itself(name: str) -> None:
    beside = load_board(name).neighbours

    assert all(a in beside[b] and a != b for a, others in beside.items() for b in others)
    assert all(len(set(others)) == len(others) for others in beside.values())


@pytest.mark.parametrize("name", BOARDS)
def test_distances_are_those_of_the_graph(name: str) -> None:
    board = load_board(name)

    lengths = dict(networkx.all_pairs_shortest_path_length(board.graph))

    assert list(board.graph) == list(board.spaces)
    assert all(board.distance(a, b) == lengths[a][b] for a in board.spaces for b in board.spaces)


@pytest.mark.parametrize("name", BOARDS)
def test_labels_lie_in_the_outline_and_outlines_on_the_board(name: str) -> None:
    board = load_board(name)
    left, top, right, bottom = board.bounds

    for space in board.spaces.values():
        shape = board.shape(space.id)
        assert left <= shape.bounds[0]
        assert top <= shape.bounds[1]
        assert shape.bounds[2] <= right
        assert shape.bounds[3] <= bottom
        assert space.rings[0] == space.outline
        assert space.outline[0] != space.outline[-1]
    assert board.shape(space.id) is shape


def test_a_range_leaves_out_its_centre_and_keeps_board_order(alpha: HexBoard) -> None:
    near = alpha.within(SpaceId("354"), 2)

    assert len(near) == 18
    assert SpaceId("354") not in near
    assert list(near) == sorted(near, key=alpha.key)
    assert alpha.within(SpaceId("354"), 2) is near
    assert alpha.within(SpaceId("354"), 0) == ()


def test_a_range_at_the_map_edge_ends_there(alpha: HexBoard) -> None:
    assert alpha.within(SpaceId("111"), 1) == ("112", "152")


def test_steps_that_lead_nowhere_are_no_distance() -> None:
    board = Board(
        id="isles", game="none", title="Isles", bounds=(0, 0, 1, 1), spaces=(), neighbours={SpaceId("a"): ()}
    )

    assert board.steps_from(SpaceId("a")) == {"a": 0}
    with pytest.raises(KeyError):
        board.distance(SpaceId("a"), SpaceId("b"))


def test_a_board_says_what_it_is(alpha: HexBoard) -> None:
    assert repr(alpha) == "<HexBoard alpha: 234 spaces>"
    assert (alpha.id, alpha.game, alpha.title) == ("alpha", "colossi", "Zone Alpha")


def test_a_space_in_two_parts_has_two_outlines(barrel: RegionBoard) -> None:
    border = barrel.regions[barrel.border]

    assert len(border.rings) == 2
    assert barrel.shape(barrel.border).geom_type == "MultiPolygon"


def test_a_board_without_lines_of_sight_still_answers(barrel: RegionBoard) -> None:
    sight = barrel.sight

    assert isinstance(sight, Sight)
    assert barrel.sight is sight
    assert not sight.look_ahead()
    assert sight.bit("bagdad") == 0
