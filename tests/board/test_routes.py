# SPDX-License-Identifier: GPL-3.0-or-later
"""Cheapest routes: budgets, barred steps, ties, and agreement with a graph library."""

import networkx
import pytest

from rubbletop.board.hexes import HexBoard
from rubbletop.board.routes import path, reach
from rubbletop.kernel.facts import SpaceId

START = SpaceId("354")


def dear(_a: SpaceId, b: SpaceId) -> int:
    """A price between 1 and 3 that looks random but is not."""
    return 1 + int(b[0]) % 3


def test_a_budget_of_nothing_reaches_the_start_alone(alpha: HexBoard) -> None:
    assert reach(START, 0, alpha.neighbours, lambda _a, _b: 1) == {START: (0, None)}


def test_steps_of_one_point_reach_what_is_within(alpha: HexBoard) -> None:
    found = reach(START, 3, alpha.neighbours, lambda _a, _b: 1)

    assert set(found) == {START, *alpha.within(START, 3)}
    assert all(spent == alpha.distance(START, space) for space, (spent, _) in found.items())


def test_costs_are_the_least_and_routes_add_up_to_them(alpha: HexBoard) -> None:
    graph: networkx.DiGraph[SpaceId] = networkx.DiGraph()
    graph.add_weighted_edges_from((a, b, dear(a, b)) for a in alpha.hexes for b in alpha.neighbours[a])
    least = networkx.single_source_dijkstra_path_length(graph, START, cutoff=9)

    found = reach(START, 9, alpha.neighbours, dear)

    assert {space: spent for space, (spent, _) in found.items()} == least
    for space, (spent, _) in found.items():
        assert sum(dear(START, b) for b in path(found, space)) == spent
    assert list(found.values()) == sorted(found.values(), key=lambda one: one[0])


def test_barred_steps_are_gone_round(alpha: HexBoard) -> None:
    wall = set(alpha.neighbours[START]) - {"355"}

    found = reach(START, 4, alpha.neighbours, lambda _a, b: None if b in wall else 1)

    assert not wall & set(found)
    assert path(found, SpaceId("356")) == ("355", "356")
    assert path(found, START) == ()
    with pytest.raises(KeyError):
        path(found, SpaceId("353"))
