# SPDX-License-Identifier: GPL-3.0-or-later
"""The legend: a small hex for every sort of terrain that this Zone has."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from rubbletop.board.hexes import HexBoard
from rubbletop.kernel.facts import Message, say
from rubbletop.ui.colossi.art import holy, terrain, tones
from rubbletop.ui.colossi.art.hills import paint_hill
from rubbletop.ui.colossi.art.sheet import PER_UNIT, Sheet
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.lettering import Letters, cap_height, write_within
from rubbletop.ui.paint.outline import outline
from rubbletop.ui.paint.shapes import outlined, regular
from rubbletop.ui.typefaces import Face
from rubbletop.ui.words import worded

_PT = 1 / PER_UNIT
_TEXT = Letters(Face.INTER_SEMIBOLD, 11 * _PT, tones.NOTE)
_ICON = 10.0

Sign = Callable[[QPainter], None]


def paint_legend(painter: QPainter, board: HexBoard, sheet: Sheet) -> None:
    """Two columns of three entries in the legend's box."""
    box = sheet.boxes["legend"]
    for index, (name, ground, sign) in enumerate(_entries(board)):
        row, column = index % 3, index // 3
        middle = QPointF(box.x() + (21 + 118 * column) * _PT, box.y() + (35.5 + 21.5 * row) * _PT)
        _paint_sample(painter, middle, ground, sign)
        base = QPointF(middle.x() + 15 * _PT, middle.y() + cap_height(_TEXT) / 2)
        end = box.right() if column else box.x() + (21 + 118 - _ICON) * _PT
        write_within(painter, worded(name), base, _TEXT, end - base.x() - 7 * _PT)


def _entries(board: HexBoard) -> list[tuple[Message, str, Sign]]:
    """Name, colour of the ground and what stands on it, down the columns."""
    origin = QPointF(0, 0)
    plain = tones.HEX_TINTS[3]
    hill = (say("Hill"), tones.HILL_BASE, _paint_hill)
    if board.pillars:
        return [
            hill,
            (say("Sacred Pillar"), "#F7E6BE", partial(holy.paint_pillar, centre=origin)),
            (say("Wormhole"), tones.BETA_SHADE, partial(holy.paint_wormhole, centre=origin)),
            (say("Gravity Oasis"), "#B9C9A0", partial(holy.paint_oasis, centre=origin)),
            (say("Team area"), plain, _paint_bracket),
        ]
    return [
        hill,
        (say("Structure"), tones.STRUCTURE, partial(terrain.paint_structure, centre=origin, kind="offices")),
        (say("Mine entrance"), plain, partial(terrain.paint_mine, centre=origin)),
        (say("Railway"), plain, _paint_rail),
        (say("Crossing"), plain, partial(terrain.paint_crossing, centre=origin)),
        (say("Escape edge"), plain, partial(terrain.paint_escape_arrow, middle=QPointF(0, 0.3))),
    ]


def _paint_sample(painter: QPainter, middle: QPointF, ground: str, sign: Sign) -> None:
    painter.save()
    painter.translate(middle)
    painter.scale(_ICON * _PT, _ICON * _PT)
    outlined(painter, regular(QPointF(0, 0), 1.0, 6, 0.0), pen(tones.HEX_LINE, 0.1), brush(ground))
    sign(painter)
    painter.restore()


def _paint_hill(painter: QPainter) -> None:
    paint_hill(painter, QPointF(0, 0), 0, 0)


def _paint_rail(painter: QPainter) -> None:
    ties = outline("M-.6,-.24V.24M-.3,-.24V.24M0,-.24V.24M.3,-.24V.24M.6,-.24V.24")
    outlined(painter, ties, pen(tones.SLEEPER, 0.14))
    outlined(painter, outline("M-.78,0H.78"), pen(tones.RAIL, 0.28))
    outlined(painter, outline("M-.78,0H.78"), pen(tones.GLEAM, 0.13))


def _paint_bracket(painter: QPainter) -> None:
    border = outline("M-.93,0L-.465,-.805H.465L.93,0")
    outlined(painter, border, pen(tones.CREAM, 0.3))
    outlined(painter, border, pen(tones.STRUCTURE_INK, 0.18))
