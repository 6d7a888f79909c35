# SPDX-License-Identifier: GPL-3.0-or-later
"""The pieces of markup that a report on one page and one on sheets share; all text is escaped here."""

from collections.abc import Sequence
from html import escape

from rubbletop.kernel.facts import Message
from rubbletop.records.dice import DiceCount
from rubbletop.ui.game_screen import Chart
from rubbletop.ui.report.blocks import Side
from rubbletop.ui.report.dice import DICE_HEADS
from rubbletop.ui.report.story import Line
from rubbletop.ui.spelling import fraction
from rubbletop.ui.words import cited, ruled, worded


def sentence(line: Line) -> str:
    """Return a line of the log with its section."""
    rule = f' <span class="rule">[{escape(cited(line.rule))}]</span>' if line.rule else ""
    return f"{escape(line.words)}{rule}"


def facts(rows: Sequence[tuple[str, str]]) -> str:
    """Return what and value as a table."""
    cells = "".join(f"<tr><th>{escape(what)}</th><td>{escape(value)}</td></tr>" for what, value in rows)
    return f'<table class="facts" cellspacing="0" cellpadding="3">{cells}</table>'


def chart_title(chart: Chart) -> str:
    """Return the title of a table with its section, not escaped."""
    return ruled(chart.title, chart.rule)


def chart(chart: Chart) -> str:
    """Return a table, numbers at the right, the row that counts in bold."""
    align = aligned(chart)
    head = "".join(_cell("th", cell, side) for cell, side in zip(chart.head, align, strict=True))
    rows = "".join(
        _row([_cell("td", cell, side) for cell, side in zip(row, align, strict=True)], number == chart.now)
        for number, row in enumerate(chart.rows)
    )
    return f'<table class="chart" cellspacing="0" cellpadding="4"><tr>{head}</tr>{rows}</table>'


def aligned(chart: Chart) -> tuple[Side, ...]:
    """Return where the cells of each column stand: numbers at the right, the first column at the left."""
    columns = zip(*([worded(cell) for cell in row] for row in chart.rows), strict=True)
    return tuple(
        "right" if number and all(map(_is_number, cells)) else "left" for number, cells in enumerate(columns)
    )


def dice_table(count: DiceCount) -> str:
    """Return how often each face was thrown and expected."""
    rows = "".join(
        f'<tr><td style="text-align:right">{face}</td><td style="text-align:right">{thrown}</td>'
        f'<td style="text-align:right">{fraction(count.expected, 1)}</td></tr>'
        for face, thrown in enumerate(count.thrown, 1)
    )
    heads = "".join(f'<th style="text-align:right">{escape(worded(head))}</th>' for head in DICE_HEADS)
    return f'<table class="chart" cellspacing="0" cellpadding="4"><tr>{heads}</tr>{rows}</table>'


def _row(cells: Sequence[str], counts: bool) -> str:
    return f'<tr class="now">{"".join(cells)}</tr>' if counts else f"<tr>{''.join(cells)}</tr>"


def _cell(tag: str, words: Message, side: str) -> str:
    return f'<{tag} style="text-align:{side}">{escape(worded(words))}</{tag}>'


def _is_number(cell: str) -> bool:
    """Whether a cell is a number, or a dash in the place of one."""
    return not set(cell) - set("0123456789+−–$.,/?")
