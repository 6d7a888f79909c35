# SPDX-License-Identifier: GPL-3.0-or-later
"""Pages and pictures as files: PDF, SVG, PNG. The same choices give the same file: no date is in it."""

import re
from base64 import b64encode
from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, QMarginsF, QRect, QRectF, QSizeF
from PySide6.QtGui import (
    QImage,
    QImageWriter,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPdfWriter,
)
from PySide6.QtSvg import QSvgGenerator

from rubbletop.board.model import Board
from rubbletop.kernel.files import read_whole, write_whole
from rubbletop.pictures import DOTS
from rubbletop.ui.language import speaking_application
from rubbletop.ui.paint.press import Press, css_name
from rubbletop.ui.paper.art import Art, board_art
from rubbletop.ui.paper.boards import board_pages
from rubbletop.ui.paper.layout import Layout, Paper
from rubbletop.ui.paper.page import Page, paint_page, painter_for
from rubbletop.ui.typefaces import Face, font_file
from rubbletop.ui.words import worded

MM_AN_INCH = 25.4
PDF_DPI, SVG_DPI = 1200, 96
MOST_PIXELS = 9000
"""Pixels of the longer side of a picture at most."""

LARGEST_FONT = 2 << 20
"""Bytes; a larger file is not put into a drawing."""

_WRITTEN = re.compile(rb'<text[^>]*?font-family="([^"]+)" [^>]*?font-weight="(\d+)" font-style="(\w+)"')
_EMPTY_PATH = re.compile(rb'<path[^<>]*\sd=""\s*/>')
_MOMENT = re.compile(
    rb"\(D:\d{14}Z?[^)]*\)"
    rb'|"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)"'
    rb'|"uuid:[0-9a-f-]{36}"'
    rb"|/ID \[ <[0-9a-fA-F]+> <[0-9a-fA-F]+> \]"
)
"""What a writer of PDF puts in of the moment: dates and names that no two files share."""


def export_board(board: Board, kind: str, out: Path, paper: Paper | None = None, dots: int = DOTS) -> None:
    """Draw a board into a file of ``kind`` svg, png or pdf, replacing it in one stroke.

    ``paper`` tiles a PDF at true size; without it the page is the board's own size. ``dots`` are the pixels a
    millimetre of a PNG. Raises OSError where the file cannot be written, and ValueError for a name that no
    file can have.
    """
    with speaking_application():
        export_art(board_art(board), kind, out, paper, dots)


def export_art(art: Art, kind: str, out: Path, paper: Paper | None = None, dots: int = DOTS) -> None:
    """Draw a board or a position into a file, as ``export_board`` does."""
    match kind:
        case "svg":
            content = _svg(art)
        case "png":
            content = _png(art, dots)
        case "pdf":
            content = _pdf_of_own_size(art) if paper is None else _tiled_pdf(art, Layout(paper=paper))
        case unknown:
            raise AssertionError(unknown)
    write_whole(out, content)


def pdf_bytes(pages: Sequence[Page], layout: Layout, title: str) -> bytes:
    """Return pages as a PDF."""
    work = PdfWork(pages, layout, title)
    for _ in work.steps():
        pass
    return work.content


class PdfWork:
    """A PDF in the making, page by page, so that a window can answer in between."""

    def __init__(self, pages: Sequence[Page], layout: Layout, title: str) -> None:
        self._pages, self._layout = pages, layout
        self._buffer, self._writer = _pdf_writer(title)

    @property
    def content(self) -> bytes:
        """The bytes of the file once all steps are done."""
        return _timeless(bytes(self._buffer.data().data()))

    def steps(self) -> Iterator[int]:
        """Paint one page after another; yield how many are painted."""
        yield from paint_pages(self._writer, self._pages, self._layout)


def paint_pages(writer: QPagedPaintDevice, pages: Sequence[Page], layout: Layout) -> Iterator[int]:
    """Paint pages onto those of a writer or printer, each turned as it lies; yield how many are painted."""
    painter: Press | None = None
    try:
        for number, page in enumerate(pages, 1):
            _turn(writer, page, layout)
            if painter is None:
                painter = painter_for(writer, layout, writer.logicalDpiX() / MM_AN_INCH)
                if not painter.isActive():
                    raise OSError(None, "cannot be printed on")
            else:
                writer.newPage()
            paint_page(painter, page, number, len(pages))
            yield number
    finally:
        if painter is not None and painter.isActive():
            painter.end()


def page_image(page: Page, layout: Layout, number: int, count: int, dots: float) -> QImage:
    """Return a page as it will be printed, so many pixels a millimetre."""
    image = QImage((QSizeF(*page.size) * dots).toSize(), QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = painter_for(image, layout, dots)
    try:
        paint_page(painter, page, number, count)
    finally:
        painter.end()
    return image


def _turn(writer: QPagedPaintDevice, page: Page, layout: Layout) -> None:
    size = QPageSize.PageSizeId.A4 if layout.paper == "A4" else QPageSize.PageSizeId.Letter
    way = QPageLayout.Orientation
    turned = way.Landscape if page.size[0] > page.size[1] else way.Portrait
    writer.setPageLayout(QPageLayout(QPageSize(size), turned, QMarginsF(0, 0, 0, 0)))


def _svg(art: Art) -> bytes:
    size = (art.size_mm * (SVG_DPI / MM_AN_INCH)).toSize()
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setResolution(SVG_DPI)
    generator.setSize(size)
    generator.setViewBox(QRect(0, 0, size.width(), size.height()))
    generator.setTitle(worded(art.title))
    _paint(art, Press(generator, SVG_DPI / MM_AN_INCH), QRectF(0, 0, size.width(), size.height()))
    # A painter may draw a path with nothing in it; in a file that is a fault which readers complain of.
    return _with_typefaces(_EMPTY_PATH.sub(b"", bytes(buffer.data().data())))


def _with_typefaces(drawing: bytes) -> bytes:
    """Put the typefaces into a drawing in which it is written, so that it looks the same everywhere."""
    used = {(found[0].decode(), int(found[1]), found[2].decode()) for found in _WRITTEN.findall(drawing)}
    rules = "".join(_rule(face) for face in Face if css_name(face) in used)
    style = f"<style>{rules}</style>\n" if rules else ""
    return drawing.replace(b"<defs>", style.encode() + b"<defs>", 1)


def _rule(face: Face) -> str:
    family, weight, style = css_name(face)
    try:
        data = b64encode(read_whole(font_file(face), LARGEST_FONT)).decode()
    except (OSError, ValueError):
        return ""
    return (
        f"@font-face{{font-family:'{family}';font-weight:{weight};font-style:{style};"
        f"src:url(data:font/otf;base64,{data})}}"
    )


def _png(art: Art, dots: int) -> bytes:
    size = art.size_mm
    fine = min(float(dots), MOST_PIXELS / max(size.width(), size.height()))
    image = QImage((size * fine).toSize(), QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    _paint(art, Press(image, fine), QRectF(image.rect()))
    image.setDotsPerMeterX(round(fine * 1000))
    image.setDotsPerMeterY(round(fine * 1000))
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(image)
    return bytes(buffer.data().data())


def _tiled_pdf(art: Art, layout: Layout) -> bytes:
    return pdf_bytes(board_pages(art, layout), layout, worded(art.title))


def _pdf_of_own_size(art: Art) -> bytes:
    buffer, writer = _pdf_writer(worded(art.title))
    size = QPageSize(art.size_mm, QPageSize.Unit.Millimeter, "", QPageSize.SizeMatchPolicy.ExactMatch)
    writer.setPageSize(size)
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    _paint(art, Press(writer, PDF_DPI / MM_AN_INCH), QRectF(0, 0, writer.width(), writer.height()))
    return _timeless(bytes(buffer.data().data()))


def _paint(art: Art, painter: Press, rect: QRectF) -> None:
    try:
        art.paint_into(painter, rect)
    finally:
        painter.end()


def _pdf_writer(title: str) -> tuple[QBuffer, QPdfWriter]:
    """A writer of a PDF and the buffer it writes to, which must be kept as long as the writer."""
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(PDF_DPI)
    writer.setTitle(title)
    writer.setCreator("Rubbletop")
    return buffer, writer


def _timeless(content: bytes) -> bytes:
    """Return a PDF without the moment at which it was written; nothing in it moves."""
    return _MOMENT.sub(_without_moment, content)


def _without_moment(found: re.Match[bytes]) -> bytes:
    """The same piece with other figures: the first of January 2000, or nothing but noughts."""
    piece = found.group()
    if piece.startswith(b"(D:"):
        return b"(D:20000101000000Z)".ljust(len(piece))
    if b"T" in piece:
        return b'"2000-01-01T00:00:00' + piece[20:]
    return re.sub(rb"(?<=[<\-:0-9a-fA-F])[0-9a-fA-F]", b"0", piece)
