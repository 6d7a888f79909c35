# SPDX-License-Identifier: GPL-3.0-or-later
"""Boards as pictures: which painter draws which board, how large it is in life, and files of it."""

import re
from collections.abc import Callable
from pathlib import Path

import msgspec
from PySide6.QtCore import QBuffer, QMarginsF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QGuiApplication,
    QImage,
    QImageWriter,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
)
from PySide6.QtSvg import QSvgGenerator

from rubbletop.board.grid import AreaBoard
from rubbletop.board.hexes import HexBoard
from rubbletop.board.model import Board
from rubbletop.board.regions import RegionBoard
from rubbletop.kernel.files import write_whole
from rubbletop.ui.paint.layers import Layer
from rubbletop.ui.parts.print_sheets import Paper, Scale, paint_sheet, sheets

MM_AN_INCH = 25.4
PNG_DPI, PDF_DPI, SVG_DPI = 150, 1200, 96
HEX_MM, AREA_MM = 23.0, 27.0
A2_MM = QSizeF(594, 420)
_EMPTY_PATH = re.compile(rb'<path[^<>]*\sd=""\s*/>')


class BoardArt(msgspec.Struct, frozen=True):
    """A board with its painter: ``sheet`` is its whole sheet in board units, ``mm`` a unit in life."""

    board: Board
    sheet: QRectF
    mm: float
    paint_layer: Callable[[QPainter, Layer], None]

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
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(rect.topLeft())
        painter.scale(rect.width() / self.sheet.width(), rect.height() / self.sheet.height())
        painter.translate(-self.sheet.topLeft())
        self.paint(painter)
        painter.restore()


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


def export_board(board: Board, kind: str, out: Path, paper: str | None = None) -> None:
    """Draw the board into a file of ``kind`` svg, png or pdf, replacing it in one stroke.

    ``paper`` (A4 or Letter) tiles a PDF at true size; without it the page is the board's own size.
    Raises OSError where the file cannot be written, and ValueError for a name that no file can have.
    """
    app = QGuiApplication.instance() or QGuiApplication(["rubbletop"])
    art = board_art(board)
    match kind:
        case "svg":
            content = _svg(art)
        case "png":
            content = _png(art)
        case "pdf":
            sheet = _paper(paper)
            content = _pdf_of_own_size(art) if sheet is None else pdf_bytes(art, sheet, "true")
        case unknown:
            raise AssertionError(unknown)
    del app
    write_whole(out, content)


def paint_pages(writer: QPagedPaintDevice, art: BoardArt, paper: Paper, scale: Scale) -> None:
    """Write the board's sheets onto the pages of a writer, tiled at true size or fitted on one."""
    laid = sheets(art.size_mm, paper, scale)
    turned = laid[0].page.width() > laid[0].page.height()
    writer.setPageSize(_page_size(paper))
    way = QPageLayout.Orientation.Landscape if turned else QPageLayout.Orientation.Portrait
    writer.setPageOrientation(way)
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    painter = QPainter(writer)
    for number, sheet in enumerate(laid):
        if number:
            writer.newPage()
        painter.save()
        dots = writer.logicalDpiX() / MM_AN_INCH
        painter.scale(dots, dots)
        paint_sheet(painter, sheet, art.board.title, art.paint_into, art.size_mm)
        painter.restore()
    painter.end()


def pdf_bytes(art: BoardArt, paper: Paper, scale: Scale) -> bytes:
    """Return the board's sheets as a PDF."""
    buffer, writer = _pdf_writer(art)
    paint_pages(writer, art, paper, scale)
    return bytes(buffer.data().data())


def picture(art: BoardArt, width: int) -> QImage:
    """Return the whole sheet as a picture so many pixels wide."""
    height = round(width * art.sheet.height() / art.sheet.width())
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


def _paper(paper: str | None) -> Paper | None:
    match paper:
        case None | "A4" | "Letter":
            return paper
        case unknown:
            raise AssertionError(unknown)


def _page_size(paper: Paper) -> QPageSize:
    return QPageSize(QPageSize.PageSizeId.A4 if paper == "A4" else QPageSize.PageSizeId.Letter)


def _svg(art: BoardArt) -> bytes:
    size = art.size_mm * (SVG_DPI / MM_AN_INCH)
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setResolution(SVG_DPI)
    generator.setSize(size.toSize())
    generator.setViewBox(QRect(0, 0, size.toSize().width(), size.toSize().height()))
    generator.setTitle(art.board.title)
    painter = QPainter(generator)
    art.paint_into(painter, QRectF(0, 0, size.toSize().width(), size.toSize().height()))
    painter.end()
    # A painter may draw a path with nothing in it; in a file that is a fault which readers complain of.
    return _EMPTY_PATH.sub(b"", bytes(buffer.data().data()))


def _png(art: BoardArt) -> bytes:
    image = picture(art, round(art.size_mm.width() * PNG_DPI / MM_AN_INCH))
    image.setDotsPerMeterX(round(PNG_DPI / MM_AN_INCH * 1000))
    image.setDotsPerMeterY(round(PNG_DPI / MM_AN_INCH * 1000))
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(image)
    return bytes(buffer.data().data())


def _pdf_of_own_size(art: BoardArt) -> bytes:
    buffer, writer = _pdf_writer(art)
    size = QPageSize(art.size_mm, QPageSize.Unit.Millimeter, "", QPageSize.SizeMatchPolicy.ExactMatch)
    writer.setPageSize(size)
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    painter = QPainter(writer)
    art.paint_into(painter, QRectF(0, 0, writer.width(), writer.height()))
    painter.end()
    return bytes(buffer.data().data())


def _pdf_writer(art: BoardArt) -> tuple[QBuffer, QPdfWriter]:
    """A writer of a PDF and the buffer it writes to, which must be kept as long as the writer."""
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(PDF_DPI)
    writer.setTitle(art.board.title)
    writer.setCreator("Rubbletop")
    return buffer, writer
