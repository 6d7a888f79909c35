# SPDX-License-Identifier: GPL-3.0-or-later
"""A report as sheets of paper in a PDF: the log in two columns, the board across both, pages numbered."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QBuffer, QMarginsF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPageSize, QPainter, QPdfWriter

from rubbletop.kernel.facts import say
from rubbletop.ui.game_screen import Chart
from rubbletop.ui.paper.layout import Paper
from rubbletop.ui.parts.dice_bars import sentences
from rubbletop.ui.report.blocks import DPI, MM, Block, Group, Picture, Row, Side, Text, font
from rubbletop.ui.report.dice import DICE_HEADS
from rubbletop.ui.report.flow import Flow
from rubbletop.ui.report.markup import aligned, chart_title
from rubbletop.ui.report.matter import DICE, POSTER, Matter, Part
from rubbletop.ui.report.story import Line
from rubbletop.ui.spelling import fraction
from rubbletop.ui.theme import LIGHT
from rubbletop.ui.words import with_rule, worded

MARGIN, FOOT, GUTTER = 16.0, 9.0, 7.0
"""Millimetres of white at every side, of the foot with the page, between the columns."""
POSTER_MM, DICE_MM = 52.0, 105.0
LEAST_SHARE = 0.6
"""So much smaller than the sheet is wide a picture of the board may be, to stand where it belongs."""
CAPTION = 8 * MM
FIRST_LINES = 14 * MM
"""So much of a turn stands on the sheet on which it begins, or none of it."""


class Sheets:
    """The PDF in the making; ``content`` is the file once all sheets are painted."""

    def __init__(self, matter: Matter, paper: Paper) -> None:
        self._matter = matter
        self._buffer = QBuffer()
        self._buffer.open(QBuffer.OpenModeFlag.WriteOnly)
        self._writer = QPdfWriter(self._buffer)
        size = QPageSize.PageSizeId.A4 if paper == "A4" else QPageSize.PageSizeId.Letter
        self._writer.setPageSize(QPageSize(size))
        self._writer.setPageMargins(QMarginsF(0, 0, 0, 0))
        self._writer.setResolution(DPI)
        self._writer.setTitle(f"{matter.title} – {matter.headline}")
        self._writer.setCreator("Rubbletop")
        whole = QPageSize(size).size(QPageSize.Unit.Millimeter)
        wide, high = whole.width() - 2 * MARGIN, whole.height() - 2 * MARGIN - FOOT
        self._flow = Flow(wide * MM, high * MM, GUTTER * MM)

    @property
    def content(self) -> bytes:
        """The bytes of the file."""
        return bytes(self._buffer.data().data())

    def paint(self) -> Iterator[float]:
        """Paint one sheet after another; yield how much is done, 0 to 1."""
        yield 0.0
        yield from self._lay_out()
        count = len(self._flow.sheets)
        painter = QPainter(self._writer)
        try:
            for number in range(count):
                yield 0.3 + 0.7 * number / count
                if number:
                    self._writer.newPage()
                self._paint_sheet(painter, number, count)
        finally:
            painter.end()

    def _paint_sheet(self, painter: QPainter, number: int, count: int) -> None:
        left = top = MARGIN * MM
        for block, x, y in self._flow.sheets[number]:
            block.paint(painter, left + x, top + y)
        painter.setFont(font(7.6))
        painter.setPen(QColor(LIGHT.muted))
        foot = QRectF(left, top + self._flow.high, self._flow.wide, FOOT * MM)
        low = Qt.AlignmentFlag.AlignBottom
        painter.drawText(foot, Qt.AlignmentFlag.AlignLeft | low, self._matter.title)
        page = worded(say("{page} of {pages}", page=number + 1, pages=count))
        painter.drawText(foot, Qt.AlignmentFlag.AlignRight | low, page)

    # What stands on the sheets

    def _lay_out(self) -> Iterator[float]:
        self._flow.put(self._title())
        parts = self._matter.parts
        for number, part in enumerate(parts):
            yield 0.3 * number / len(parts)
            self._lay_part(part)
        if self._matter.tables:
            self._head(worded(say("Score sheet")))
        for chart in self._matter.tables:
            self._lay_chart(chart)
        self._lay_dice()
        self._flow.finish()

    def _title(self) -> Block:
        matter, pictures = self._matter, self._matter.pictures
        poster = Picture(pictures[POSTER], POSTER_MM * MM) if POSTER in pictures else None
        shift = (POSTER_MM + 9) * MM if poster is not None else 0.0
        wide = self._flow.wide - shift
        label = 0.36 * wide
        blocks: list[Block] = [
            Text(matter.title, wide, size=23, is_bold=True),
            Text(matter.scenario, wide, size=12, colour=LIGHT.muted, before=2),
            Text(matter.headline, wide, size=13, is_bold=True, before=10),
            Text("", wide, size=4),
        ]
        sides: tuple[Side, Side] = ("left", "left")
        blocks += [Row(fact, (label, wide - label), sides) for fact in matter.facts]
        return Group(blocks, poster, shift)

    def _head(self, title: str, room: float = FIRST_LINES) -> None:
        head = Text(title, self._flow.wide, size=16, is_bold=True, colour=LIGHT.accent, before=15)
        self._flow.make_room(head.before + head.height + room)
        self._flow.put(head, Text("", self._flow.wide, size=2))

    def _lay_part(self, part: Part) -> None:
        self._head(part.title)
        self._flow.put_in_columns([self._line(line) for line in part.lines])
        if part.picture:
            told = worded(say("The board after: {turn}", turn=part.title))
            self._lay_picture(self._matter.pictures[part.picture], told)

    def _lay_picture(self, image: QImage, told: str) -> None:
        """Put a picture here, a little smaller where that helps, or at the top of the next sheet."""
        flow = self._flow
        whole = Picture(image, flow.wide, told, before=8)
        share = (flow.room - whole.before - CAPTION) / (whole.height - CAPTION)
        if flow.is_waited_for or share < LEAST_SHARE:
            flow.put_later(whole)
        elif share >= 1:
            flow.put(whole)
        else:
            flow.put(Picture(image, share * flow.wide, told, before=8, indent=(1 - share) * flow.wide / 2))

    def _line(self, line: Line) -> Text:
        wide = self._flow.column
        if line.is_phase:
            return Text(line.words, wide, size=9.4, is_bold=True, before=6, keeps=True)
        return Text(with_rule(line.words, line.rule), wide, before=1.6, quiet_from=len(line.words))

    def _lay_chart(self, chart: Chart) -> None:
        head = [worded(cell) for cell in chart.head]
        rows = [[worded(cell) for cell in row] for row in chart.rows]
        title = Text(chart_title(chart), self._flow.wide, size=9.4, is_bold=True, before=8, keeps=True)
        self._flow.put(title, *self._rows(head, rows, aligned(chart), chart.now))

    def _rows(
        self, head: list[str], rows: list[list[str]], sides: Sequence[Side], now: int | None = None
    ) -> list[Block]:
        widths = self._widths([head, *rows])
        made: list[Block] = [Row(head, widths, sides, is_head=True)]
        made += [Row(row, widths, sides, counts=number == now) for number, row in enumerate(rows)]
        return made

    def _widths(self, rows: list[list[str]]) -> list[float]:
        """As wide as the longest cell; the widest column gives way where all are wider than the sheet."""
        metrics = QFontMetricsF(font(8.6, is_bold=True))
        widths = [
            max(map(metrics.horizontalAdvance, column)) * 1.02 + 3 * Row.PAD
            for column in zip(*rows, strict=True)
        ]
        too_wide = sum(widths) - self._flow.wide
        if too_wide > 0:
            widest = widths.index(max(widths))
            widths[widest] = max(20 * MM, widths[widest] - too_wide)
        return widths

    def _lay_dice(self) -> None:
        dice, pictures = self._matter.dice, self._matter.pictures
        self._head(worded(say("Dice")), 90 * MM if DICE in pictures else FIRST_LINES)
        self._flow.put(*(Text(worded(told), self._flow.wide, before=2) for told in sentences(dice)))
        if DICE in pictures:
            rows = [
                [str(face), str(count), fraction(dice.expected, 1)]
                for face, count in enumerate(dice.thrown, 1)
            ]
            table = self._rows([worded(head) for head in DICE_HEADS], rows, ("right",) * 3)
            self._flow.put(Picture(pictures[DICE], DICE_MM * MM, before=6), *table)
