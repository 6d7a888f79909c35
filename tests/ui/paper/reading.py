# SPDX-License-Identifier: GPL-3.0-or-later
"""A PDF read back with a library that did not write it: sizes, lines, text and looks of its pages."""

import ctypes
from collections.abc import Iterator

import msgspec
import pypdfium2
import pypdfium2.raw as pdfium
from PySide6.QtGui import QImage

MM = 25.4 / 72
Point = tuple[float, float]


class Stroke(msgspec.Struct, frozen=True):
    """A path: the points through which it goes, from the upper left corner of the page."""

    points: tuple[Point, ...]

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom."""
        xs, ys = zip(*self.points, strict=True)
        return min(xs), min(ys), max(xs), max(ys)

    @property
    def size(self) -> Point:
        """Width and height."""
        left, top, right, bottom = self.bounds
        return right - left, bottom - top


class Lettering(msgspec.Struct, frozen=True):
    """A piece of text and how high its letters are set, in points."""

    text: str
    points: float


class ReadPage:
    """One page."""

    def __init__(self, page: pypdfium2.PdfPage) -> None:
        self._page = page
        wide, high = page.get_size()
        self.size = (wide * MM, high * MM)

    @property
    def text(self) -> str:
        """All that is written."""
        return str(self._page.get_textpage().get_text_range())

    def strokes(self) -> list[Stroke]:
        """All paths."""
        found = []
        for thing in self._page.get_objects(filter=[pdfium.FPDF_PAGEOBJ_PATH]):
            points = tuple(self._points(thing))
            if points:
                found.append(Stroke(points))
        return found

    def letterings(self) -> list[Lettering]:
        """All pieces of text with the size at which they come out."""
        found = []
        reader = self._page.get_textpage()
        for thing in self._page.get_objects(filter=[pdfium.FPDF_PAGEOBJ_TEXT]):
            size = ctypes.c_float()
            pdfium.FPDFTextObj_GetFontSize(thing.raw, size)
            matrix = thing.get_matrix()
            high = (matrix.c**2 + matrix.d**2) ** 0.5
            letters = ctypes.create_string_buffer(400)
            got = pdfium.FPDFTextObj_GetText(
                thing.raw, reader.raw, ctypes.cast(letters, ctypes.POINTER(ctypes.c_ushort)), 200
            )
            text = letters.raw[: max(0, got - 2)].decode("utf-16-le", errors="ignore")
            found.append(Lettering(text, size.value * high))
        return found

    def place(self, words: str) -> Point:
        """The middle of where these words stand first."""
        reader = self._page.get_textpage()
        found = reader.search(words, match_case=True, match_whole_word=True).get_next()
        assert found is not None, words
        boxes = [reader.get_charbox(number) for number in range(found[0], found[0] + found[1])]
        left, right = min(box[0] for box in boxes), max(box[2] for box in boxes)
        low, high = min(box[1] for box in boxes), max(box[3] for box in boxes)
        return (left + right) / 2 * MM, self.size[1] - (low + high) / 2 * MM

    def image(self, dpi: int = 100) -> QImage:
        """The page as it looks."""
        bitmap = self._page.render(scale=dpi / 72)
        form = QImage.Format.Format_BGR888
        return QImage(bytes(bitmap.buffer), bitmap.width, bitmap.height, bitmap.stride, form).copy()

    def _points(self, thing: pypdfium2.PdfObject) -> Iterator[Point]:
        matrix = thing.get_matrix()
        x, y = ctypes.c_float(), ctypes.c_float()
        for number in range(pdfium.FPDFPath_CountSegments(thing.raw)):
            segment = pdfium.FPDFPath_GetPathSegment(thing.raw, number)
            pdfium.FPDFPathSegment_GetPoint(segment, x, y)
            across, up = matrix.on_point(x.value, y.value)
            yield across * MM, self.size[1] - up * MM


def read(content: bytes) -> list[ReadPage]:
    """Return the pages of a PDF."""
    document = pypdfium2.PdfDocument(content)
    return [ReadPage(page) for page in document]
