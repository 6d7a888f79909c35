# SPDX-License-Identifier: GPL-3.0-or-later
"""The six-sided dice of a game: how often each face was thrown, what was expected, and a chart of it."""

from math import erfc, exp, pi, sqrt

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen

from rubbletop.kernel.dice import Roll
from rubbletop.kernel.facts import Message, say
from rubbletop.ui.parts.dice import paint_die
from rubbletop.ui.theme import LIGHT
from rubbletop.ui.words import worded

SIDES = 6
FEWEST = 30
"""Of fewer dice nothing is said on whether they were fair."""
SIZE = QSize(640, 250)
DICE_HEADS = (say("Face"), say("Thrown"), say("Expected"))
ROOM = 22
"""The height of the room for a number."""
DENSITY = 2
"""Pixels of the picture a pixel of its size."""


class DiceCount:
    """Counts faces."""

    def __init__(self) -> None:
        self.thrown = [0] * SIDES

    def add(self, roll: Roll) -> None:
        """Count the faces of six-sided dice."""
        if roll.sides == SIDES:
            for face in roll.faces:
                self.thrown[face - 1] += 1

    @property
    def total(self) -> int:
        """How many dice were thrown."""
        return sum(self.thrown)

    @property
    def expected(self) -> float:
        """How often each face was to be expected."""
        return self.total / SIDES

    @property
    def mean(self) -> float:
        """The mean of all faces, 0 where none was thrown."""
        return sum(face * count for face, count in enumerate(self.thrown, 1)) / max(1, self.total)

    @property
    def chance(self) -> float:
        """The chance that fair dice stray at least so far from what is expected (chi-squared, 0 to 1)."""
        if not self.total:
            return 1.0
        strays = sum((count - self.expected) ** 2 / self.expected for count in self.thrown)
        # The distribution with five degrees of freedom in closed form.
        return erfc(sqrt(strays / 2)) + sqrt(2 * strays / pi) * exp(-strays / 2) * (1 + strays / 3)

    def sentences(self) -> tuple[Message, ...]:
        """Return what is to be said of them all."""
        if not self.total:
            return (say("No dice were thrown."),)
        told = say(
            "{count} dice were thrown; each face was expected {each} times."
            " The mean of them all is {mean}, expected was 3.5.",
            count=self.total,
            each=f"{self.expected:.1f}",
            mean=f"{self.mean:.2f}",
        )
        if self.total < FEWEST:
            return (told,)
        share = max(1, min(99, round(100 * self.chance)))
        fair = say("Fair dice stray so far or farther in about {share} of 100 such games.", share=share)
        return told, fair


def dice_chart(count: DiceCount) -> QImage:
    """Return a picture of the bars of all faces with a line for what was expected."""
    image = QImage(SIZE * DENSITY, QImage.Format.Format_RGB32)
    image.fill(QColor(LIGHT.panel))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(DENSITY, DENSITY)
    font = QFont(painter.font())
    font.setPixelSize(14)
    painter.setFont(font)
    _paint(painter, count)
    painter.end()
    return image


def _paint(painter: QPainter, count: DiceCount) -> None:
    area = QRectF(16, 28, SIZE.width() - 126, SIZE.height() - 84)
    high = max(1.0, *count.thrown, count.expected)
    wide = area.width() / SIDES
    for number, thrown in enumerate(count.thrown):
        tall = thrown / high * area.height()
        bar = QRectF(area.left() + (number + 0.2) * wide, area.bottom() - tall, 0.6 * wide, tall)
        painter.fillRect(bar, QColor(LIGHT.accent))
        # The number stands in the foot of its bar, where the line for what was expected does not cross it.
        is_inside = tall > ROOM
        painter.setPen(QColor(LIGHT.on_accent if is_inside else LIGHT.text))
        foot = area.bottom() if is_inside else bar.top()
        number_room = QRectF(bar.left(), foot - ROOM, bar.width(), ROOM)
        painter.drawText(number_room, Qt.AlignmentFlag.AlignCenter, str(thrown))
        paint_die(painter, QRectF(bar.center().x() - 16, area.bottom() + 12, 32, 32), number + 1)
    painter.setPen(QPen(QColor(LIGHT.line), 1.4))
    painter.drawLine(area.bottomLeft(), area.bottomRight())
    y = area.bottom() - count.expected / high * area.height()
    painter.setPen(QPen(QColor(LIGHT.text), 1.4, Qt.PenStyle.DashLine))
    painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
    room = QRectF(area.right() + 6, y - 20, 100, 40)
    told = say("expected {each}", each=f"{count.expected:.1f}")
    painter.drawText(
        room,
        Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap,
        worded(told),
    )
