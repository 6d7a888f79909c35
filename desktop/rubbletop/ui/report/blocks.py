# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands on a sheet of a report: text, pictures, rows of tables, each with its height in dots."""

from collections.abc import Sequence
from typing import Literal, Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QImage,
    QPainter,
    QPen,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QApplication

from rubbletop.ui.theme import LIGHT
from rubbletop.ui.typefaces import load_typefaces

DPI = 600
"""Dots an inch."""

MM = DPI / 25.4
PT = DPI / 72
BLACK = "#16181B"
Side = Literal["left", "right"]


class Block(Protocol):
    """A piece that no end of a sheet or column cuts.

    ``before`` is the white above it, left out at the top; ``keeps``: it never stands last on a sheet.
    """

    height: float
    before: float
    keeps: bool

    def paint(self, painter: QPainter, x: float, y: float) -> None:
        """Paint it with its upper left corner there."""
        ...


class Text:
    """A paragraph; what follows ``quiet_from`` is set in a quieter colour."""

    def __init__(
        self,
        words: str,
        wide: float,
        *,
        size: float = 8.6,
        is_bold: bool = False,
        colour: str = BLACK,
        before: float = 0.0,
        keeps: bool = False,
        side: Side = "left",
        quiet_from: int | None = None,
    ) -> None:
        """``size`` is in points, ``before`` too."""
        self.before = before * PT
        self.keeps = keeps
        self._colour = colour
        self._layout = QTextLayout(words, font(size, is_bold=is_bold))
        option = QTextOption(Qt.AlignmentFlag.AlignRight if side == "right" else Qt.AlignmentFlag.AlignLeft)
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self._layout.setTextOption(option)
        if quiet_from is not None:
            self._layout.setFormats([_quiet(quiet_from, len(words))])
        self.height = self._broken(wide)

    def paint(self, painter: QPainter, x: float, y: float) -> None:
        painter.setPen(QColor(self._colour))
        self._layout.draw(painter, QPointF(x, y))

    def _broken(self, wide: float) -> float:
        """Break it into lines; return how high they are."""
        height = 0.0
        self._layout.beginLayout()
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(wide)
            line.setPosition(QPointF(0, height))
            height += line.height()
        self._layout.endLayout()
        return height


class Picture:
    """A picture with its caption under it."""

    def __init__(
        self, image: QImage, wide: float, caption: str = "", before: float = 0.0, indent: float = 0.0
    ) -> None:
        self.before = before * PT
        self.keeps = False
        self._indent = indent
        self._image = image
        self._size = (wide, wide * image.height() / image.width())
        self._caption = Text(caption, wide, size=7.6, colour=LIGHT.muted) if caption else None
        self._gap = 1.2 * MM if caption else 0.0
        self.height = self._size[1] + self._gap + (self._caption.height if self._caption else 0.0)

    def paint(self, painter: QPainter, x: float, y: float) -> None:
        x += self._indent
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(QRectF(x, y, *self._size), self._image)
        if self._caption is not None:
            self._caption.paint(painter, x, y + self._size[1] + self._gap)


class Row:
    """A row of a table: cells beside each other, a hair line below, tinted where it counts."""

    PAD = 1.1 * MM

    def __init__(
        self,
        cells: Sequence[str],
        widths: Sequence[float],
        sides: Sequence[Side],
        *,
        is_head: bool = False,
        counts: bool = False,
    ) -> None:
        """``widths`` are the columns with their padding at both sides."""
        self.before = 0.0
        self.keeps = is_head
        self._widths = tuple(widths)
        self._tint = "#F1EDE2" if counts else ""
        colour = LIGHT.muted if is_head else BLACK
        self._cells = [
            Text(cell, wide - 2 * self.PAD, is_bold=counts or is_head, colour=colour, side=side)
            for cell, wide, side in zip(cells, widths, sides, strict=True)
        ]
        self.height = max(cell.height for cell in self._cells) + 2 * 0.5 * self.PAD

    def paint(self, painter: QPainter, x: float, y: float) -> None:
        rect = QRectF(x, y, sum(self._widths), self.height)
        if self._tint:
            painter.fillRect(rect, QColor(self._tint))
        for cell, wide in zip(self._cells, self._widths, strict=True):
            cell.paint(painter, x + self.PAD, y + 0.5 * self.PAD)
            x += wide
        painter.setPen(QPen(QColor(LIGHT.line), 0.15 * MM))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())


class Group:
    """Blocks under each other that stay together, beside a picture at the left if there is one."""

    def __init__(self, blocks: Sequence[Block], beside: Picture | None = None, shift: float = 0.0) -> None:
        self.before, self.keeps = 0.0, False
        self._blocks, self._beside = tuple(blocks), beside
        self._shift = shift if beside is not None else 0.0
        self._inner = sum(block.before + block.height for block in blocks)
        self.height = max(self._inner, beside.height if beside is not None else 0.0)

    def paint(self, painter: QPainter, x: float, y: float) -> None:
        if self._beside is not None:
            self._beside.paint(painter, x, y)
        y += (self.height - self._inner) / 2
        for block in self._blocks:
            y += block.before
            block.paint(painter, x + self._shift, y)
            y += block.height


def font(size: float, *, is_bold: bool = False) -> QFont:
    """Return the lettering of reports, so many points high: the same on every system.

    Without any variants of its letters: readers of a PDF cannot find or copy those.
    """
    load_typefaces()
    made = QFont("Inter" if "Inter" in QFontDatabase.families() else QApplication.font().family())
    made.setPixelSize(round(size * PT))
    made.setWeight(QFont.Weight.Bold if is_bold else QFont.Weight.Normal)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    made.setFeature(QFont.Tag("calt"), 0)
    return made


def _quiet(start: int, end: int) -> QTextLayout.FormatRange:
    found = QTextLayout.FormatRange()
    found.start, found.length = start, end - start
    shown = QTextCharFormat()
    shown.setForeground(QColor(LIGHT.muted))
    found.format = shown
    return found
