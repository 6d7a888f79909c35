# SPDX-License-Identifier: GPL-3.0-or-later
"""Pages of words and tables: player aids with all charts, set-up sheets."""

import re
from collections.abc import Sequence
from functools import partial

import msgspec
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from rubbletop.kernel.facts import Message, say
from rubbletop.ui.game_screen import Chart
from rubbletop.ui.paint.press import Press
from rubbletop.ui.paper.art import Art
from rubbletop.ui.paper.layout import FOOT, MARGIN, Layout
from rubbletop.ui.paper.page import Page
from rubbletop.ui.report.blocks import BLACK, MM, PT, Block, Group, Row, Side, Text, font
from rubbletop.ui.report.flow import Flow, Placed
from rubbletop.ui.words import ruled, worded

GUTTER = 7.0
"""Between two columns, in mm."""
AIR = 9.0
"""White above a chart, in points."""
MOST_AIR = 4.0
"""So much wider than its widest cell a column of numbers is at most, in mm."""
STAR, NO_STAR = " *", " \N{FIGURE SPACE}"
_NUMBER = re.compile(r"[$¥+−–×]?[\d.,/½]*(?: %)?(?: [*\N{FIGURE SPACE}])?")
PICTURE_HIGH = 118.0
"""How high a picture of the board on a set-up sheet is at most, in mm."""


class SetUp(msgspec.Struct, frozen=True, kw_only=True):
    """How a scenario is set up: steps in order, charts that are needed for it, the board as it begins."""

    title: Message
    steps: tuple[Message, ...]
    charts: tuple[Chart, ...] = ()
    art: Art | None = None


class Drawing:
    """A picture that is painted, not a picture of dots."""

    def __init__(self, art: Art, wide: float, high: float, column: float) -> None:
        """``wide`` and ``high`` in dots at most, in the middle of a column."""
        self.before, self.keeps = 8 * PT, False
        size = art.size_mm
        factor = min(wide / size.width(), high / size.height())
        self._art, self._size = art, (size.width() * factor, size.height() * factor)
        self._indent = (column - self._size[0]) / 2
        self.height = self._size[1]

    def paint(self, painter: QPainter, x: float, y: float) -> None:
        """Paint it with its upper left corner there."""
        painter.save()
        box = QRectF(x + self._indent, y, *self._size)
        painter.setClipRect(box)
        self._art.paint_into(painter, box)
        painter.restore()


def aid_pages(game: Message, charts: Sequence[Chart], layout: Layout) -> tuple[Page, ...]:
    """Return the player aids of a game: its charts, narrow ones in two columns."""
    title = say("{game}: player aid", game=game)
    flow = _flow(layout)
    flow.put(*_head(title, flow))
    _put_charts(flow, charts)
    return _pages(flow, title, layout)


def set_up_pages(game: Message, known: SetUp, layout: Layout) -> tuple[Page, ...]:
    """Return the set-up sheet of a scenario."""
    title = say("{game}: set-up, {scenario}", game=game, scenario=known.title)
    flow = _flow(layout)
    flow.put(*_head(title, flow))
    for number, step in enumerate(known.steps, 1):
        widths = (8 * MM, flow.wide - 8 * MM)
        flow.put(Row((str(number), worded(step)), widths, ("right", "left")))
    if known.art is not None:
        flow.put(Drawing(known.art, flow.wide, PICTURE_HIGH * MM, flow.wide))
    _put_charts(flow, known.charts)
    return _pages(flow, title, layout)


def _flow(layout: Layout) -> Flow:
    wide, high = layout.sheet
    return Flow((wide - 2 * MARGIN) * MM, (high - 2 * MARGIN - FOOT) * MM, GUTTER * MM)


def _head(title: Message, flow: Flow) -> tuple[Block, ...]:
    words = Text(worded(title), flow.wide, size=16, is_bold=True, keeps=True)
    return words, Text("", flow.wide, size=3, keeps=True)


def _put_charts(flow: Flow, charts: Sequence[Chart]) -> None:
    """Put charts one after another, as many as fit into two columns side by side."""
    narrow: list[Block] = []
    for chart in charts:
        widths = _widths(chart)
        if sum(widths) <= flow.column:
            narrow.append(_block(chart, widths, flow.column))
            continue
        _put_narrow(flow, narrow)
        narrow = []
        flow.put(_block(chart, widths, flow.wide))
    _put_narrow(flow, narrow)


def _put_narrow(flow: Flow, blocks: Sequence[Block]) -> None:
    """Put charts into two columns, with white above them as above any chart."""
    if blocks and flow.room < flow.high:
        flow.put(Text("", flow.wide, size=AIR))
    flow.put_in_columns(blocks)


def _block(chart: Chart, widths: Sequence[float], wide: float) -> "Spaced":
    """A chart as one block that is not cut."""
    table = [_lined_up(list(column)) for column in zip(*_cells(chart), strict=True)]
    sides: list[Side] = ["left", *("right" if _are_numbers(column[1:]) else "left" for column in table[1:])]
    columns = _spread(widths, wide, is_last_wide=sides[-1] == "left")
    head, *others = zip(*table, strict=True)
    rows: list[Block] = [Text(ruled(chart.title, chart.rule), wide, size=9.4, is_bold=True)]
    rows.append(Row(head, columns, sides, is_head=True))
    rows += [Row(row, columns, sides) for row in others]
    return Spaced(rows)


def _cells(chart: Chart) -> list[list[str]]:
    """The cells in words, row by row, the heads first."""
    return [[worded(cell) for cell in row] for row in (chart.head, *chart.rows)]


def _are_numbers(cells: Sequence[str]) -> bool:
    return all(_NUMBER.fullmatch(cell) for cell in cells)


def _lined_up(column: list[str]) -> list[str]:
    """Numbers with room for a star where others in their column have one, so that their figures line up."""
    head, *cells = column
    if not _are_numbers(cells) or not any(cell.endswith(STAR) for cell in cells):
        return column
    return [head + NO_STAR, *(cell if cell.endswith(STAR) else cell + NO_STAR for cell in cells)]


class Spaced(Group):
    """Blocks that stay together, with white above them."""

    def __init__(self, blocks: Sequence[Block]) -> None:
        super().__init__(blocks)
        self.before = AIR * PT


def _widths(chart: Chart) -> list[float]:
    """How wide the columns are if no cell is broken into lines, as far as half a sheet."""
    metrics = QFontMetricsF(font(8.6, is_bold=True))
    return [
        max(map(metrics.horizontalAdvance, _lined_up(list(column)))) * 1.02 + 2.2 * Row.PAD
        for column in zip(*_cells(chart), strict=True)
    ]


def _spread(widths: Sequence[float], wide: float, *, is_last_wide: bool) -> list[float]:
    """The columns as they fit the room: the widest gives way, the last takes what is left if it has words."""
    found = list(widths)
    while (over := sum(found) - wide) > 1:
        ranked = sorted(found, reverse=True)
        second = ranked[1] if len(ranked) > 1 else 0.0
        at = found.index(ranked[0])
        found[at] = max(found[at] - over, second - 1, 18 * MM)
        if ranked[0] <= 18 * MM:
            return [column * wide / sum(found) for column in found]
    left = max(0.0, wide - sum(found))
    if is_last_wide:
        found[-1] += left
        return found
    return [column + min(left / len(found), MOST_AIR * MM) for column in found]


def _pages(flow: Flow, title: Message, layout: Layout) -> tuple[Page, ...]:
    flow.finish()
    return tuple(
        Page(size=layout.sheet, title=title, paint=partial(_paint, tuple(sheet))) for sheet in flow.sheets
    )


def _paint(sheet: Sequence[Placed], painter: Press) -> None:
    painter.scale(1 / MM, 1 / MM)
    painter.setPen(BLACK)
    for block, x, y in sheet:
        painter.save()
        block.paint(painter, MARGIN * MM + x, MARGIN * MM + y)
        painter.restore()
