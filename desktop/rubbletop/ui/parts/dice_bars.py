# SPDX-License-Identifier: GPL-3.0-or-later
"""The dice of one game or of many: a bar for each face, a line for what was expected, and sentences."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from rubbletop.kernel.dice import SIDES
from rubbletop.kernel.facts import Message, decimal, say
from rubbletop.records.dice import DiceCount
from rubbletop.ui.parts.dice import paint_die
from rubbletop.ui.theme import CAPTION, Shades, lettering, shades
from rubbletop.ui.words import worded

FEWEST = 30
"""Of fewer dice nothing is said on whether they were fair."""
DIE, SAMPLE = 26.0, 24.0


def sentences(count: DiceCount) -> tuple[Message, ...]:
    """Return what is to be said of them all."""
    if not count.total:
        return (say("No dice were thrown."),)
    told = say(
        "{count} dice were thrown; each face was expected {each} times."
        " The mean of them all is {mean}, expected was {fair}.",
        count=count.total,
        each=decimal(f"{count.expected:.1f}"),
        fair=decimal("3.5"),
        mean=decimal(f"{count.mean:.2f}"),
    )
    if count.total < FEWEST:
        return (told,)
    share = max(1, min(99, round(100 * count.chance)))
    return told, say("Fair dice stray so far or farther in about {share} of 100 such games.", share=share)


def paint_bars(painter: QPainter, count: DiceCount, rect: QRectF, colours: Shades) -> None:
    """Paint the bars into ``rect`` in the lettering of the painter, each number in the foot of its bar.

    There the line for what was expected does not cross it.
    """
    room = painter.fontMetrics().height() * 1.3
    told = worded(say("expected {each}", each=decimal(f"{count.expected:.1f}")))
    # Room above the highest bar for what the line means.
    area = rect.adjusted(0, 1.6 * room, 0, -DIE - 8)
    high = max(1.0, *count.thrown, count.expected)
    wide = area.width() / SIDES
    for number, thrown in enumerate(count.thrown):
        tall = thrown / high * area.height()
        bar = QRectF(area.left() + (number + 0.1) * wide, area.bottom() - tall, 0.8 * wide, tall)
        painter.fillRect(bar, QColor(colours.accent))
        is_inside = tall > room
        painter.setPen(QColor(colours.on_accent if is_inside else colours.text))
        foot = (area.bottom() if is_inside else bar.top()) - room
        lies = QRectF(bar.center().x() - wide / 2, foot, wide, room)
        painter.drawText(lies, Qt.AlignmentFlag.AlignCenter, str(thrown))
        edge = min(DIE, 0.8 * wide)
        paint_die(painter, QRectF(bar.center().x() - edge / 2, area.bottom() + 7, edge, edge), number + 1)
    painter.setPen(QPen(QColor(colours.line), 1.2))
    painter.drawLine(area.bottomLeft(), area.bottomRight())
    y = area.bottom() - count.expected / high * area.height()
    painter.setPen(QPen(QColor(colours.text), 1.2, Qt.PenStyle.DashLine))
    painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
    head = QRectF(rect.left(), rect.top(), rect.width(), room)
    painter.drawLine(
        QPointF(head.left(), head.center().y()), QPointF(head.left() + SAMPLE, head.center().y())
    )
    beside = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(head.adjusted(SAMPLE + 6, 0, 0, 0), beside, told)


class DiceBars(QWidget):
    """The bars as a part of a window; the tooltip says the rest."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._count = DiceCount()
        self.setMinimumSize(QSize(190, 120))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(worded(say("Dice")))

    @property
    def count(self) -> DiceCount:
        """What is shown."""
        return self._count

    def show_count(self, count: DiceCount) -> None:
        """Show these dice."""
        self._count = count
        told = "\n".join(worded(sentence) for sentence in sentences(count))
        self.setToolTip(told)
        self.setAccessibleDescription(told)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(lettering(CAPTION))
        if self._count.total:
            paint_bars(painter, self._count, QRectF(self.rect()), shades(self))
        else:
            painter.setPen(QColor(shades(self).muted))
            words = worded(sentences(self._count)[0])
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, words)
        painter.end()
