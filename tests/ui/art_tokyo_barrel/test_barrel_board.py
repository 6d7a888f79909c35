# SPDX-License-Identifier: GPL-3.0-or-later
"""The painting of the Barrel board: everything where the board files have it."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter
from pytestqt.qtbot import QtBot

from rubbletop.board.load import load_board
from rubbletop.board.regions import RegionBoard
from rubbletop.ui.barrel.art import palette, sheet, words
from rubbletop.ui.barrel.art.board import paint_barrel_board
from rubbletop.ui.barrel.art.poster import paint_poster
from rubbletop.ui.barrel.art.terrain import region_path
from rubbletop.ui.paint.layers import Layer
from tests.ui.art_tokyo_barrel.pictures import Picture, apart, colours, poster

FIT = 0.532
LOOSE = ("clipping", "compass", "dial", "legend")
"""Furniture that lies on the map's own panel."""


@pytest.fixture
def board(qtbot: QtBot) -> RegionBoard:
    found = load_board("barrel")
    assert isinstance(found, RegionBoard)
    return found


def picture(board: RegionBoard, *layers: Layer, players: int = 5) -> Picture:
    def paint(painter: QPainter, layer: Layer) -> None:
        paint_barrel_board(painter, board, layer, players)

    return Picture(sheet.SHEET, FIT).with_layers(paint, *layers)


@pytest.mark.parametrize("layer", Layer)
def test_each_layer_paints_something_and_only_the_sheet_paints_everything(
    board: RegionBoard, layer: Layer
) -> None:
    clear = picture(board, layer).clear_share()

    assert clear == 0 if layer is Layer.SHEET else 0 < clear < 1


def test_every_region_is_painted_inside_its_outline_in_the_ground_of_its_zone(board: RegionBoard) -> None:
    ground = picture(board, Layer.GROUND)

    for region in board.regions.values():
        colour = QColor(palette.ZONES[region.zone][0])
        for place in region.tokens:
            seen = ground.at(*place)
            assert seen.alpha() == 255, region.id
            assert apart(seen, colour) < 90, region.id
    for x, y in ((60, 60), (950, 300), (80, 700), (990, 990)):
        assert ground.at(x, y).alpha() == 0


def test_the_pattern_of_a_region_stays_inside_its_outline(board: RegionBoard) -> None:
    ground = picture(board, Layer.GROUND)
    outlines = [region_path(region) for region in board.regions.values()]
    box = ground.sheet

    # A step of 11 units, and 4 units of grace for what the eye smooths.
    for x in range(int(box.left()) + 5, int(box.right()), 11):
        for y in range(int(box.top()) + 5, int(box.bottom()), 11):
            if ground.at(x, y).alpha():
                near = [QPointF(x + dx, y + dy) for dx in (-4, 0, 4) for dy in (-4, 0, 4)]
                assert any(path.contains(place) for path in outlines for place in near), (x, y)


def test_borders_are_inked_along_every_outline(board: RegionBoard) -> None:
    lines = picture(board, Layer.TERRAIN)

    for region in board.regions.values():
        if region.zone != "border":
            inked = [lines.at(*point).alpha() > 0 for point in region.outline]
            assert sum(inked) >= 0.9 * len(inked), region.id


def test_boxes_lie_on_the_sheet_clear_of_one_another_and_of_the_regions(board: RegionBoard) -> None:
    fixed = [box for name, box in sheet.FURNITURE.items() if name not in LOOSE]
    loose = [sheet.FURNITURE[name] for name in LOOSE]
    for group in (fixed, loose):
        assert not any(one.intersects(other) for one, other in combinations(group, 2))
    for name, box in sheet.FURNITURE.items():
        assert sheet.SHEET.contains(box), name
    for name in LOOSE:
        assert sheet.FURNITURE["map"].contains(sheet.FURNITURE[name])
        for region in board.regions.values():
            if name != "dial":
                assert not region_path(region).intersects(sheet.FURNITURE[name]), (name, region.id)


def test_the_dial_keeps_clear_of_the_regions(board: RegionBoard) -> None:
    hub = sheet.FURNITURE["dial"].center()
    radius = sheet.DIAL_RIM * sheet.POINT

    for region in board.regions.values():
        for x, y in region.outline:
            assert ((x - hub.x()) ** 2 + (y - hub.y()) ** 2) ** 0.5 > radius, region.id


def test_every_track_has_a_space_for_each_of_its_values_inside_its_box(board: RegionBoard) -> None:
    cells = {
        "price": [sheet.price_cell(index) for index in range(len(board.tracks["price"].values))],
        "contracts": [sheet.contract_cell(step) for step in range(len(board.tracks["contracts"].values))],
        "turns": [sheet.turn_cell(phase, turn) for phase in range(3) for turn in range(5)],
        "orders": [sheet.order_cell(row, column) for row in range(5) for column in range(4)]
        + [sheet.open_cell(index) for index in range(2)],
        "powers": [sheet.power_row(place) for place in range(sheet.POWERS)],
    }

    for box, found in cells.items():
        assert all(sheet.BOXES[box].contains(cell) for cell in found), box
        assert not any(one.intersects(other) for one, other in combinations(found, 2)), box
    levels = [sheet.government_level(barrels) for barrels in board.tracks["government"].values]
    assert levels == sorted(levels, reverse=True)
    assert all(
        len(board.tracks[ring].values) == sheet.DIAL_STEPS for ring in ("pacifism", "influence", "media")
    )


def test_the_words_on_the_boxes_come_from_the_board(board: RegionBoard) -> None:
    said = {
        kind: [words.order_text(kind, amounts) for amounts in box.columns]
        for kind, box in board.boxes.items()
        if box.columns
    }

    assert said == {
        "media": ["+3", "+2", "+1", "+1"],
        "purchase": ["10/3", "5/2", "3/1", "3/1"],
        "construction": ["3", "2", "1", "1"],
        "money": ["$2", "$2", "$2", "$2"],
        "order": ["1st", "2nd", "3rd", "4th"],
    }
    assert set(words.OPEN) == {kind for kind, box in board.boxes.items() if not box.columns}
    assert [words.price_text(value) for value in (1, 2, 7, 20)] == ["0.5", "1", "3.5", "10"]


@pytest.mark.parametrize(("players", "used"), [(3, 2), (4, 3), (5, 4)])
def test_boxes_that_are_not_in_use_are_grey(board: RegionBoard, players: int, used: int) -> None:
    painted = picture(board, Layer.SHEET, players=players)

    for column in range(4):
        cell = sheet.in_board(sheet.order_cell(0, column)).center()
        expected = palette.WHITE if column < used else palette.AGED
        assert apart(painted.at(cell.x(), cell.y()), QColor(expected)) < 3


def test_the_board_comes_out_the_same_in_an_svg_file(board: RegionBoard) -> None:
    def paint(painter: QPainter, layer: Layer) -> None:
        paint_barrel_board(painter, board, layer)

    screen = Picture(sheet.SHEET, FIT).with_layers(paint, *Layer)
    file = Picture(sheet.SHEET, FIT).through_svg(paint)

    places = [place for region in board.regions.values() for place in region.tokens]
    places += [(60.0, 60.0), (950.0, 300.0), (-200.0, 500.0), (1300.0, 300.0)]
    assert sum(apart(screen.at(*place), file.at(*place)) > 24 for place in places) <= 6


@pytest.mark.parametrize("size", [(298, 466), (200, 466), (466, 298), (60, 94)])
def test_the_poster_covers_whatever_it_is_painted_into(qtbot: QtBot, size: tuple[int, int]) -> None:
    image = poster(paint_poster, *size)

    corners = [(0, 0), (size[0] - 1, 0), (0, size[1] - 1), (size[0] - 1, size[1] - 1)]
    assert all(image.pixelColor(x, y).alpha() == 255 for x, y in corners)
    assert len(colours(image)) > 8
