# SPDX-License-Identifier: GPL-3.0-or-later
"""Patterns and dashes worked out as geometry."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from rubbletop.ui.paint.inlay import bars, dashes, motifs
from rubbletop.ui.paint.shapes import disc, polygon, rounded


@pytest.mark.parametrize("angle", [0, 45, -30])
def test_bars_end_on_the_outline(angle: float) -> None:
    ring = disc(QPointF(50, 50), 40)

    lines = bars(ring, 8, angle)

    assert lines.elementCount() >= 16
    ends = [QPointF(lines.elementAt(i).x, lines.elementAt(i).y) for i in range(lines.elementCount())]
    assert all(38 < ((end.x() - 50) ** 2 + (end.y() - 50) ** 2) ** 0.5 < 40.1 for end in ends)


def test_motifs_lie_wholly_inside() -> None:
    frame = polygon([(0, 0), (60, 0), (60, 20), (20, 20), (20, 60), (0, 60)])

    dots = motifs(frame, disc(QPointF(0, 0), 2), 6)

    assert not dots.isEmpty()
    assert frame.contains(dots.boundingRect().topLeft())
    assert not dots.intersects(QRectF(21, 21, 40, 40))


def test_dashes_run_round_corners_and_keep_their_measure() -> None:
    square = rounded(QRectF(0, 0, 10, 10), 0)

    strokes = dashes(square, 3, 1)

    starts = [
        (strokes.elementAt(i).x, strokes.elementAt(i).y)
        for i in range(strokes.elementCount())
        if strokes.elementAt(i).isMoveTo()
    ]
    assert len(starts) == 10
    assert strokes.length() == pytest.approx(30, abs=0.1)


def test_a_path_of_nothing_has_no_dashes() -> None:
    assert dashes(QPainterPath(), 1, 1).isEmpty()
