# SPDX-License-Identifier: GPL-3.0-or-later
"""Boards and positions as art: which painter paints which, and how large they are in life."""

from collections.abc import Callable
from typing import Any, Protocol

import msgspec
from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter

from rubbletop.board.grid import AreaBoard
from rubbletop.board.hexes import HexBoard
from rubbletop.board.model import Board
from rubbletop.board.regions import RegionBoard
from rubbletop.kernel.facts import Message, called
from rubbletop.ui.paint.layers import Layer
from rubbletop.ui.paint.lettering import pixels
from rubbletop.ui.scene.counter import Counter
from rubbletop.ui.scene.faces import Faces
from rubbletop.ui.scene.table import AnyScreen, MarkItem, Table
from rubbletop.ui.theme import LIGHT

HEX_MM, AREA_MM = 23.0, 27.0
A2_MM = QSizeF(594, 420)


class Art(Protocol):
    """A picture with a size in life."""

    @property
    def id(self) -> str:
        """The name under which it is offered as a file."""
        ...

    @property
    def title(self) -> Message:
        """What stands at the foot of its pages."""
        ...

    @property
    def size_mm(self) -> QSizeF:
        """How large it is at 100 %."""
        ...

    def paint_into(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the whole so that it fills ``rect``, whose shape must be its own."""
        ...


class BoardArt(msgspec.Struct, frozen=True):
    """A board with its painter: ``sheet`` is its whole sheet in board units, ``mm`` a unit in life."""

    board: Board
    sheet: QRectF
    mm: float
    paint_layer: Callable[[QPainter, Layer], None]

    @property
    def id(self) -> str:
        """The name of the board."""
        return self.board.id

    @property
    def title(self) -> Message:
        """The title of the board."""
        return called(self.board.title)

    @property
    def size_mm(self) -> QSizeF:
        """How large the sheet is in life."""
        return self.sheet.size() * self.mm

    def paint(self, painter: QPainter) -> None:
        """Paint the whole sheet, the painter being scaled to board units."""
        for layer in Layer:
            self.paint_layer(painter, layer)

    def paint_into(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the whole sheet so that it fills ``rect``, whose shape must be the sheet's."""
        _laid_into(painter, self.sheet, rect, self.paint)


class PositionArt:
    """A board with everything that lies on it in a view, as vectors."""

    def __init__(self, screen: AnyScreen, view: Any, title: Message) -> None:
        self._screen = screen
        self._board = board_art(screen.board(view))
        self._title = title
        faces = Faces(screen.paint_piece, _rest, _rest)
        self._table = Table(screen, view, faces, LIGHT.accent, wake=_rest)

    @property
    def id(self) -> str:
        """The name of its board, as that of a position."""
        return f"{self._board.id}-position"

    @property
    def title(self) -> Message:
        """The title of the position."""
        return self._title

    @property
    def size_mm(self) -> QSizeF:
        """How large the sheet is in life."""
        return self._board.size_mm

    def paint_into(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the whole sheet and what lies on it so that it fills ``rect``."""
        _laid_into(painter, self._board.sheet, rect, self._paint)

    def _paint(self, painter: QPainter) -> None:
        self._board.paint(painter)
        lying = [item for item in self._table.items() if isinstance(item, (Counter, MarkItem))]
        for item in sorted(lying, key=lambda item: item.zValue()):
            painter.save()
            if isinstance(item, MarkItem):
                self._screen.paint_mark(painter, item.mark)
            else:
                painter.translate(item.home)
                self._paint_counter(painter, item)
            painter.restore()

    def _paint_counter(self, painter: QPainter, counter: Counter) -> None:
        edge = counter.edge
        painter.save()
        painter.translate(-edge / 2, -edge / 2)
        painter.scale(edge, edge)
        self._screen.paint_piece(painter, counter.face, pixels(painter, 1.0))
        painter.restore()
        counter.paint_count(painter)


def board_art(board: Board) -> BoardArt:
    """Return the board with its painter: a hex is 23 mm across, a Tokyo area 27, the oil map A2."""
    match board:
        case HexBoard():
            return _hex_art(board)
        case AreaBoard():
            from rubbletop.ui.tokyo.art.board import paint_tokyo_board
            from rubbletop.ui.tokyo.art.sheet import sheet_of

            return BoardArt(
                board,
                sheet_of(board).whole,
                AREA_MM,
                lambda painter, layer: paint_tokyo_board(painter, board, layer),
            )
        case RegionBoard():
            from rubbletop.ui.barrel.art.board import paint_barrel_board
            from rubbletop.ui.barrel.art.sheet import SHEET as BARREL

            mm = min(A2_MM.width() / BARREL.width(), A2_MM.height() / BARREL.height())
            return BoardArt(
                board, BARREL, mm, lambda painter, layer: paint_barrel_board(painter, board, layer)
            )
        case _:
            raise AssertionError(board.id)


def picture(art: Art, width: int) -> QImage:
    """Return the whole as a picture so many pixels wide, as on the screen."""
    size = art.size_mm
    height = round(width * size.height() / size.width())
    image = QImage(QSize(width, height), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    art.paint_into(painter, QRectF(0, 0, width, height))
    painter.end()
    return image


def _hex_art(board: HexBoard) -> BoardArt:
    from rubbletop.ui.colossi.art.board import paint_hex_board
    from rubbletop.ui.colossi.art.sheet import sheet_of

    mm = HEX_MM / 3**0.5
    return BoardArt(
        board, sheet_of(board).whole, mm, lambda painter, layer: paint_hex_board(painter, board, layer)
    )


def _laid_into(painter: QPainter, sheet: QRectF, rect: QRectF, paint: Callable[[QPainter], None]) -> None:
    """Paint a sheet so that it fills a rectangle of its shape."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / sheet.width(), rect.height() / sheet.height())
    painter.translate(-sheet.topLeft())
    paint(painter)
    painter.restore()


def _rest() -> None:
    """Nothing waits to be painted anew."""
