# SPDX-License-Identifier: GPL-3.0-or-later
"""Small signs in panels: players' shapes, counters as pictures, moves and acts as pips."""

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.words.names import seat_name
from rubbletop.kernel.facts import Message, Seat
from rubbletop.ui.barrel.art.counters import paint_counter, paint_player_on_any_ground
from rubbletop.ui.barrel.art.face import AnyFace
from rubbletop.ui.parts.picture import SquarePicture
from rubbletop.ui.theme import pixels, shades
from rubbletop.ui.words import worded

SIGN = 18.0


class Sign(QWidget):
    """A player's shape in her colour; ``edge`` in shell sizes."""

    def __init__(self, player: int, name: str, edge: float = SIGN, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.player = player
        side = round(pixels(edge))
        self.setFixedSize(side, side)
        self.setAccessibleName(name)
        self.setToolTip(name)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(self.width() / 2, self.height() / 2 - 0.5)
        paint_player_on_any_ground(painter, self.player, middle, self.width() / 2 / 1.3)
        painter.end()


def sign_of(s: BarrelState, seat: Seat, parent: QWidget | None = None) -> Sign:
    """Return the sign of a player, with her name."""
    return Sign(s.seats.index(seat), worded(seat_name(s, seat)), parent=parent)


class Picture(SquarePicture):
    """A counter at a size of its own; ``edge`` in shell sizes."""

    REACH = 0.18

    def __init__(self, face: AnyFace, edge: float, name: str, parent: QWidget | None = None) -> None:
        super().__init__(edge, name, parent)
        self.face = face

    def paint_square(self, painter: QPainter, edge_px: float) -> None:
        paint_counter(painter, self.face, edge_px)


class Pips(QWidget):
    """Moves or acts in a row: those left are filled."""

    def __init__(self, whole: int, left: int, name: Message, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.whole, self.left = max(whole, left), left
        self.setAccessibleName(worded(name))
        self.setToolTip(worded(name))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(round(pixels(14) * self.whole), round(pixels(16)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        chosen = shades(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step = self.width() / max(self.whole, 1)
        radius = min(step * 0.36, self.height() * 0.4)
        for number in range(self.whole):
            is_left = number < self.left
            painter.setPen(QPen(QColor(chosen.accent if is_left else chosen.muted), 1.6))
            painter.setBrush(QColor(chosen.accent if is_left else chosen.panel))
            painter.drawEllipse(QPointF((number + 0.5) * step, self.height() / 2), radius, radius)
        painter.end()
