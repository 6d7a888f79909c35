# SPDX-License-Identifier: GPL-3.0-or-later
"""Where everything stands on the sheet of a Zone, in board units (radius of a hex), y down.

The sheet is laid out in points of which a hex radius has PER_UNIT; the slab of ground keeps its size on
both Zones, the hexes stand in its middle.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from rubbletop.board.hexes import HexBoard

PER_UNIT = 24.6
TURNS = 12
HEAD = 24 / PER_UNIT
"""Height of a box's heading."""

_SHEET = QRectF(52, 80, 990, 656)
_MAP = QRectF(326.1, 106.1, 676.5, 575.2)
_SLAB_MARGIN = 10.0
_BOXES = {
    "title": QRectF(64, 92, 206, 156),
    "badge": QRectF(252, 80, 64, 64),
    "event": QRectF(64, 256, 118, 106),
    "order": QRectF(190, 256, 118, 106),
    "landing": QRectF(64, 370, 244, 74),
    "lost": QRectF(64, 452, 166, 74),
    "trapped": QRectF(238, 452, 70, 74),
    "legend": QRectF(64, 534, 244, 92),
    "compass": QRectF(1014, 84, 26, 48),
    "turn": QRectF(324, 695, 440, 34),
    "victory": QRectF(776, 695, 232, 34),
}
_FIRST_TURN = QRectF(369, 697, 29.5, 30)
_TURN_STEP = 33.0
_VICTORY_BAR = QRectF(838, 698, 168, 28)


@dataclass(frozen=True)
class Sheet:
    """The places of one Zone's sheet; rectangles in board units.

    `view` is what fits into the window, `whole` the printed sheet, `slab` the ground with its rim, `boxes`
    each piece of furniture by name, `turns` the squares of the turn track, `bar` the victory track.
    """

    view: QRectF
    whole: QRectF
    slab: QRectF
    boxes: Mapping[str, QRectF]
    turns: tuple[QRectF, ...]
    bar: QRectF
    origin: QPointF

    def content(self, box: str) -> QRectF:
        """The part of a box below its heading, where counters and cards lie."""
        side = 6 / PER_UNIT
        return self.boxes[box].adjusted(side, HEAD, -side, -side)


def sheet_of(board: HexBoard) -> Sheet:
    """The sheet around a Zone; a Zone without a mine has no box for trapped Miners."""
    left, top, right, bottom = board.bounds
    middle = _MAP.center()
    origin = QPointF((left + right) / 2 - middle.x() / PER_UNIT, (top + bottom) / 2 - middle.y() / PER_UNIT)

    def placed(box: QRectF) -> QRectF:
        corner = QPointF(box.x() / PER_UNIT, box.y() / PER_UNIT) + origin
        return QRectF(corner.x(), corner.y(), box.width() / PER_UNIT, box.height() / PER_UNIT)

    boxes = dict(_BOXES)
    if board.mine is None:
        boxes["lost"] = boxes["lost"].united(boxes.pop("trapped"))
    margin = _SLAB_MARGIN
    return Sheet(
        view=placed(_SHEET.adjusted(-8, -8, 8, 8)),
        whole=placed(_SHEET),
        slab=placed(_MAP.adjusted(-margin, -margin, margin, margin)),
        boxes={name: placed(box) for name, box in boxes.items()},
        turns=tuple(placed(_FIRST_TURN.translated(_TURN_STEP * turn, 0)) for turn in range(TURNS)),
        bar=placed(_VICTORY_BAR),
        origin=origin,
    )
