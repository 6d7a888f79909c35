# SPDX-License-Identifier: GPL-3.0-or-later
"""The light on the board around what the coach speaks of; unlike a ring it stays, whatever is pointed at."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from rubbletop.ui.lesson.tag import Tag
from rubbletop.ui.paint.ink import pen
from rubbletop.ui.scene import tints
from rubbletop.ui.scene.lights import Overlay, Stroke
from rubbletop.ui.scene.table import Table

Z = 79
CASING, HALO, LINE = 0.24, 0.18, 0.09
"""Widths in parts of a counter's edge: the dark edge, the white in it, the coloured line in that."""
AIR = 0.1
"""So far around a counter the light lies."""


class Beacon:
    """Lies on one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._overlay = Overlay(Z)
        table.addItem(self._overlay)
        self.names: tuple[str, ...] = ()
        self.tags: list[Tag] = []

    @property
    def bounds(self) -> QRectF:
        """What the light covers of the table, in board units."""
        return self._overlay.boundingRect()

    def show(self, names: tuple[str, ...]) -> None:
        """Light these spaces and counters and nothing else."""
        known = tuple(filter(self._table.has, names))
        self.names = known
        self._overlay.show_strokes(stroke for name in known for stroke in self._strokes(name))
        self._put_tags(tuple(filter(_is_short, known)))

    def _put_tags(self, names: tuple[str, ...]) -> None:
        """Write the names of spaces, which a board shows at a large zoom alone."""
        if [tag.name for tag in self.tags] == list(names):
            return
        for tag in self.tags:
            self._table.removeItem(tag)
        self.tags = []
        for name in names:
            rect = self._table.outline(name).boundingRect()
            tag = Tag(name, QPointF(rect.center().x(), rect.top()), self._table.accent)
            tag.setZValue(Z + 1)
            self._table.addItem(tag)
            self.tags.append(tag)

    def _strokes(self, name: str) -> Iterator[Stroke]:
        table = self._table
        path = table.outline(name)
        if name in table.counters:
            # Where it belongs: a counter whose drop was refused may still be on its way there.
            counter, air = table.counters[name], AIR * table.unit
            path = QPainterPath()
            path.addRoundedRect(
                counter.body().translated(counter.home).adjusted(-air, -air, air, air), air, air
            )
        for colour, width in ((tints.CASING, CASING), (tints.WHITE, HALO), (table.accent, LINE)):
            yield Stroke(path, pen(colour, width * table.unit))


def _is_short(name: str) -> bool:
    """Whether a space has a number or a letter with one for its name."""
    return name.isalnum() and name[:2].upper() == name[:2] and name[-1].isdigit()
