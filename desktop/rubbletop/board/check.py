# SPDX-License-Identifier: GPL-3.0-or-later
"""The checker for people who draw boards: every fault with its file, feature and what is wrong."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import chain, combinations
from typing import TYPE_CHECKING

import shapely

from rubbletop.board.area_file import AreaFile, on_lattice
from rubbletop.board.faults import BoardError, Fault, Ledger
from rubbletop.board.grid import AreaBoard
from rubbletop.board.model import Board, Point
from rubbletop.board.read import opened
from rubbletop.board.regions import RegionBoard
from rubbletop.board.routes import reach
from rubbletop.kernel.facts import SpaceId

if TYPE_CHECKING:
    from pathlib import Path

    from shapely.geometry.base import BaseGeometry

LEAST_BORDER = 1.0
"""Board units of shared outline from which two regions are neighbours; less is a slip of the pen."""

HAIR = 1e-6
"""Board units within which an outline lies along a gap: where outlines cross, corners are rounded."""


def board_faults(path: Path) -> tuple[Fault, ...]:
    """All that is wrong with a board file, () if nothing; whatever the file holds, nothing is raised."""
    return checked(path)[1]


def checked(path: Path) -> tuple[Board | None, tuple[Fault, ...]]:
    """The board in a file, None where it has faults, and all of them; nothing is raised."""
    try:
        found = opened(path)
    except BoardError as error:
        return None, (error.fault,)
    if found.faults:
        return None, found.faults
    ledger = Ledger(path.name)
    if isinstance(found.file, AreaFile):
        for feature, fault in _outlines(found.file):
            ledger.note(feature, fault)
    board = found.board()
    faults = ledger.found or geometry_faults(board, path.name)
    return None if faults else board, faults


def geometry_faults(board: Board, file: str) -> tuple[Fault, ...]:
    """What is wrong with the outlines of a board, told with the name of its file."""
    ledger = Ledger(file)
    for feature, fault in _broken(board):
        ledger.note(feature, fault)
    if ledger.found:
        return ledger.found
    match board:
        case RegionBoard():
            found: Iterator[tuple[str, str]] = chain(_coverage(board), _borders(board), _labels(board))
        case AreaBoard():
            found = _city(board)
        case _:
            found = iter(())
    for feature, fault in chain(found, _islands(board)):
        ledger.note(feature, fault)
    return ledger.found


def _broken(board: Board) -> Iterator[tuple[str, str]]:
    """Outlines that are no outline: crossing themselves, without area, parts on top of each other."""
    for space in board.spaces:
        shape = board.shape(space)
        if not shape.is_valid:
            yield space, f"the outline is broken: {_where(shape)}"


def _where(shape: BaseGeometry) -> str:
    return str(shapely.is_valid_reason(shape)).replace("[", " at (").replace("]", ")").replace("  ", " ")


def _coverage(board: RegionBoard) -> Iterator[tuple[str, str]]:
    """Overlaps of two regions, and gaps that regions enclose."""
    shapes = {space: board.shape(space) for space in board.spaces}
    for a, b in combinations(shapes, 2):
        both = shapes[a].intersection(shapes[b])
        if both.area > 0:
            yield a, f"overlap with {b} {_near(both)}"
    land = shapely.union_all(list(shapes.values()))
    for part in shapely.get_parts(land):
        for hole in part.interiors:
            gap = shapely.Polygon(hole)
            beside = [space for space, shape in shapes.items() if shape.distance(gap) < HAIR]
            yield beside[0], f"gap between {' and '.join(beside)} {_near(gap)}"


def _borders(board: RegionBoard) -> Iterator[tuple[str, str]]:
    """Neighbours that the outlines contradict, both ways."""
    for a, b in combinations(board.spaces, 2):
        shared = board.shape(a).intersection(board.shape(b)).length
        joined = b in board.neighbours[a]
        if joined and shared < LEAST_BORDER:
            yield a, f"{b} is named as a neighbour, but their outlines share no border"
        elif not joined and shared >= LEAST_BORDER:
            yield a, f"the outline shares a border with {b}, which is not named as a neighbour"


def _labels(board: RegionBoard) -> Iterator[tuple[str, str]]:
    """Labels and places for counters that lie outside their region."""
    for region in board.regions.values():
        shape = board.shape(region.id)
        gate: tuple[Point, ...] = () if region.gate is None else (region.gate,)
        places = {"label": (region.centre,), "tokens": region.tokens, "gate": gate}
        for name, points in places.items():
            for x, y in points:
                if not shape.contains(shapely.Point(x, y)):
                    yield region.id, f"{name}: the point [{x:g}, {y:g}] lies outside the region"


def _outlines(file: AreaFile) -> Iterator[tuple[str, str]]:
    """Buildings with broken outlines or in several pieces."""
    for place, sector in file.written:
        for building in sector.buildings:
            feature = f"{place}.buildings, {building.id}".lstrip(".")
            parts = [shapely.Polygon(outline) for outline in on_lattice(building)]
            broken = [part for part in parts if not part.is_valid]
            for part in broken:
                yield feature, f"the outline is broken: {_where(part)}"
            if not broken and shapely.union_all(parts).geom_type != "Polygon":
                yield feature, "the parts do not join"


def _city(board: AreaBoard) -> Iterator[tuple[str, str]]:
    """Sectors that nobody could enter, or that GODRAN could not (XII, XIII)."""
    if list(board.sectors) not in _clockwise(board):
        yield "sectors", "must stand in the order of the clock, for that is the order of play"
    reached = reach(board.centre, len(board.areas), _open_ways(board), lambda _a, _b: 1)
    for sector in board.sectors:
        edge = board.edges[sector]
        if not edge:
            yield f"sector {sector}", "no area lies at the edge of the map; its army could not enter"
        elif board.filled.issuperset(edge):
            yield f"sector {sector}", "every area at the edge of the map is filled; its army could not enter"
        if not any(board.areas[area].sector == sector for area in reached):
            fault = "GODRAN cannot get there from the centre; filled areas and covered borders bar the way"
            yield f"sector {sector}", fault


def _clockwise(board: AreaBoard) -> list[list[str]]:
    """The orders in which the clock passes the middles of the sectors, one for each to begin with."""
    col, row = board.areas[board.centre].centre
    angles = {}
    for sector in board.sectors:
        ends = [area.centre for area in board.areas.values() if area.sector == sector]
        angles[sector] = math.atan2(sum(y - row for _, y in ends), sum(x - col for x, _ in ends))
    order = sorted(angles, key=angles.__getitem__)
    return [order[n:] + order[:n] for n in range(len(order))]


def _open_ways(board: AreaBoard) -> dict[SpaceId, tuple[SpaceId, ...]]:
    """Where GODRAN can go from each area while all buildings stand."""
    return {
        a: tuple(b for b in beside if b not in board.filled and (a, b) not in board.covered)
        for a, beside in board.neighbours.items()
    }


def _islands(board: Board) -> Iterator[tuple[str, str]]:
    """Spaces that cannot be reached from the first."""
    first = next(iter(board.spaces))
    reached = board.steps_from(first)
    for space in board.spaces:
        if space not in reached:
            yield space, f"cannot be reached from {first}"


def _near(shape: BaseGeometry) -> str:
    point = shape.representative_point()
    return f"near [{point.x:.0f}, {point.y:.0f}]"
