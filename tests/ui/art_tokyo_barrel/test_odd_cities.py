# SPDX-License-Identifier: GPL-3.0-or-later
"""The painting of cities that a player may draw: other sizes, other outlines, other values."""

from math import floor
from pathlib import Path

import pytest
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from rubbletop import paths
from rubbletop.board.check import board_faults
from rubbletop.board.grid import AreaBoard, BuildingId
from rubbletop.board.load import load_board
from rubbletop.ui.paint.layers import Layer
from rubbletop.ui.tokyo.art.board import paint_tokyo_board
from rubbletop.ui.tokyo.art.buildings import layouts
from rubbletop.ui.tokyo.art.plan import building_path, plan
from rubbletop.ui.tokyo.art.sheet import sheet_of
from rubbletop.ui.tokyo.art.title import last_words
from tests.ui.art_tokyo_barrel.pictures import Picture

ISLAND = "[[5, 2], [8, 5], [5, 8], [2, 5]]"
ODD = {
    "triangle": "[[0, 0], [10, 0], [5, 10]]",
    "horseshoe": "[[0, 0], [10, 0], [10, 10], [7, 10], [7, 3], [3, 3], [3, 10], [0, 10]]",
    "arrow": "[[0, 0], [5, 5], [10, 0], [10, 10], [0, 10]]",
    "splinter": "[[1, 1], [2, 1], [9, 8], [9, 9], [8, 9], [1, 2]]",
    "hexagon": "[[2, 0], [8, 0], [10, 5], [8, 10], [2, 10], [0, 5]]",
    "corner": "[[6, 6], [10, 6], [10, 10], [6, 10]]",
    "bar": "[[0, 0], [10, 0], [10, 4], [0, 4]]",
    "angle": "[[0, 0], [3, 0], [3, 7], [10, 7], [10, 10], [0, 10]]",
    "island": ISLAND,
    "whole": "[[0, 0], [10, 0], [10, 10], [0, 10]]",
}


def city(tmp_path: Path, *changes: tuple[str, str]) -> AreaBoard:
    """Port Calamity with some of its text changed, which must leave it a sound board."""
    text = (paths.boards() / "calamity.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    file = tmp_path / "odd.toml"
    file.write_text(text, encoding="utf-8")
    assert board_faults(file) == ()
    board = load_board(file)
    assert isinstance(board, AreaBoard)
    return board


def picture(board: AreaBoard, *layers: Layer) -> Picture:
    def paint(painter: QPainter, layer: Layer) -> None:
        paint_tokyo_board(painter, board, layer)

    return Picture(sheet_of(board).whole, 50).with_layers(paint, *layers)


@pytest.mark.parametrize("outline", ODD.values(), ids=list(ODD))
@pytest.mark.parametrize("kind", ["production", "landmark", "plain"])
def test_whatever_its_outline_a_building_shows_what_it_has_on_its_roof(
    qtbot: QtBot, tmp_path: Path, outline: str, kind: str
) -> None:
    worth = {"production": "output = 30", "landmark": "vp = 20", "plain": ""}[kind]
    board = city(tmp_path, ('"landmark"\nvp = 20', f'"{kind}"\n{worth}'), (ISLAND, outline))
    tower = board.buildings[BuildingId("lantern.broadcast_tower")]

    at = layouts(board)[tower.id]

    path = building_path(tower)
    assert path.contains(at.sign)
    assert at.line is not None or (at.output is not None) == bool(tower.output)
    assert at.line is not None or (at.tag is not None) == bool(tower.vp)
    assert at.output is None or path.contains(at.output)
    assert picture(board, Layer.TERRAIN).at(at.sign.x(), at.sign.y()).alpha() == 255


def test_a_building_of_two_bars_is_no_stadium(qtbot: QtBot, tmp_path: Path) -> None:
    left, right = "[8, 3], outline = [[0, 0]", "[7, 3], outline = [[0, 0]"
    whole, bar = ", [10, 0], [10, 10], [0, 10]]", ", [10, 0], [10, 4], [0, 4]]"
    board = city(tmp_path, (right + whole, right + bar), (left + whole, left + bar))

    pier = board.buildings[BuildingId("lantern.stadium")]

    assert layouts(board)[pier.id].pitch is None
    assert building_path(pier).contains(layouts(board)[pier.id].sign)


def test_the_sheet_follows_the_size_of_the_city(qtbot: QtBot) -> None:
    town, tokyo = load_board("calamity"), load_board("tokyo")
    assert isinstance(town, AreaBoard)
    assert isinstance(tokyo, AreaBoard)

    ground = picture(town, Layer.GROUND)

    assert sheet_of(town).whole.width() < 0.8 * sheet_of(tokyo).whole.width()
    assert sheet_of(town).whole.center().toTuple() == pytest.approx(town.areas[town.centre].centre)
    assert all(ground.at(*area.centre).alpha() == 255 for area in town.areas.values())
    for sector in plan(town).sectors:
        assert sector.rim
        assert all(sheet_of(town).whole.contains(place) for place in sector.rim)
        for place in sector.rim:
            assert town.at(floor(place.x()), floor(place.y())) is None


@pytest.mark.parametrize(
    ("title", "lines"),
    [
        ("Oh No, There Goes Tokyo!", ("TOKYO!",)),
        ("Port Calamity", ("PORT", "CALAMITY!")),
        ("Weird Spa Town on Sea", ("WEIRD SPA", "TOWN ON SEA!")),
        ("Oslo", ("OSLO!",)),
    ],
)
def test_there_goes_the_city_that_it_is(title: str, lines: tuple[str, ...]) -> None:
    assert last_words(title) == lines
