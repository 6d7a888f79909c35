# SPDX-License-Identifier: GPL-3.0-or-later
"""The sequence of play as a strip of chevrons: done, now, next; a done box looks at its moment."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from rubbletop.kernel.facts import Message, say
from rubbletop.ui.game_screen import Phase
from rubbletop.ui.key_ring import shows_keys
from rubbletop.ui.paint.lettering import Letters, write
from rubbletop.ui.parts.icons import draw_icon
from rubbletop.ui.theme import BODY, CAPTION, LETTERS_GREW, STRIP, letter_scale, lettering, roomy, shades
from rubbletop.ui.typefaces import Face
from rubbletop.ui.words import worded

HEIGHT = 46
HEADING = 168
NARROW = 1000
LEAST_SHARE = 0.8
"""Large letters may shrink so far for all boxes to be seen; else fewer boxes are."""

_POINT, _GAP, _TOP, _TICK = 9.0, 4, 8.0, 18.0


def strip_height() -> int:
    """Return the pixels of the strip from top to foot."""
    return HEIGHT - 18 - round(STRIP) + roomy(STRIP) + round(18 * letter_scale())


class Heading(QWidget):
    """The turn in large letters and one muted line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._turn, self._line = "", ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def show_turn(self, turn: str, line: str) -> None:
        """Show these words."""
        self._turn, self._line = turn, line
        self.setAccessibleName(f"{turn}. {line}")
        self.setToolTip(line)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(roomy(HEADING), strip_height())

    def paintEvent(self, event: QPaintEvent) -> None:
        chosen = shades(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        foot = 2 + roomy(STRIP)
        write(painter, self._turn.upper(), QPointF(14, foot), Letters(Face.BEBAS, roomy(STRIP), chosen.text))
        font = lettering(CAPTION)
        painter.setFont(font)
        painter.setPen(QColor(chosen.muted))
        rect = QRectF(14, foot + 2, self.width() - 18, self.height() - foot - 4)
        shown = painter.fontMetrics().elidedText(self._line, Qt.TextElideMode.ElideRight, int(rect.width()))
        painter.drawText(rect, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
        painter.end()


class Chevron(QAbstractButton):
    """One box of the sequence of play."""

    def __init__(self, phase: Phase, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.number = number
        self.phase = phase
        self._size = BODY
        words = worded(phase.title)
        self.setText(words)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        state = {"done": say("done"), "now": say("now"), "next": say("to come")}[phase.mark]
        self.setAccessibleName(f"{words}, {worded(state)}")
        is_done = phase.mark == "done"
        self.setEnabled(is_done)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if is_done else Qt.FocusPolicy.NoFocus)
        self.setToolTip(worded(say("Look at what happened here")) if is_done else words)

    def largest(self, width: float) -> float:
        """Return the largest size of lettering, up to ``BODY``, at which a box so wide holds the words."""
        room = width - 2 * _POINT - 6 - (_TICK if self.phase.mark == "done" else 0)
        wide = QFontMetricsF(self._font(BODY)).horizontalAdvance(self.text()) + 2
        return BODY * min(1.0, room / wide)

    def write_in(self, size: float) -> None:
        """Write the words in a size of the table."""
        self._size = size
        self.update()

    def _font(self, size: float) -> QFont:
        return lettering(size, QFont.Weight.Bold if self.phase.mark == "now" else QFont.Weight.Normal)

    def paintEvent(self, event: QPaintEvent) -> None:
        chosen = shades(self)
        is_now = self.phase.mark == "now"
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ring = QPen(QColor(chosen.accent), 2.0) if shows_keys(self) else QPen(QColor(chosen.line), 1.0)
        painter.setPen(ring)
        ground = chosen.accent if is_now else chosen.raised if self.underMouse() else chosen.panel
        painter.setBrush(QColor(ground))
        painter.drawPolygon(self._outline())
        painter.setFont(self._font(self._size))
        colour = QColor(
            chosen.on_accent if is_now else chosen.muted if self.phase.mark == "done" else chosen.text
        )
        painter.setPen(colour)
        room = QRectF(self.rect()).adjusted(_POINT + 4, 0, -_POINT - 2, 0)
        metrics = painter.fontMetrics()
        tick = _TICK if self.phase.mark == "done" and room.width() > 46 else 0.0
        words = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, int(room.width() - tick))
        wide = metrics.horizontalAdvance(words) + tick
        left = room.left() + max(0.0, (room.width() - wide) / 2)
        if tick:
            draw_icon(painter, "tick", QRectF(left, self.height() / 2 - 7, 14, 14), colour)
        at = QRectF(left + tick, 0, room.width(), self.height())
        painter.drawText(at, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)
        painter.end()

    def _outline(self) -> QPolygonF:
        right, low = self.width() - 1.0, self.height() - _TOP
        middle, notch = self.height() / 2, _POINT
        return QPolygonF(
            [
                QPointF(1, _TOP),
                QPointF(right - _POINT, _TOP),
                QPointF(right, middle),
                QPointF(right - _POINT, low),
                QPointF(1, low),
                QPointF(1 + notch, middle),
            ]
        )


class PhaseStrip(QWidget):
    """The strip over the board; ``looked`` names the box (from 0) that was clicked."""

    looked = Signal(int)

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._phases: tuple[Phase, ...] = ()
        self._heading = Heading()
        self._boxes: list[Chevron] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 8, 0)
        self._row.setSpacing(_GAP)
        self._row.addWidget(self._heading)
        self.setFixedHeight(strip_height())
        self.setAccessibleName(worded(say("Sequence of play")))

    def show_play(self, heading: tuple[Message, Message], phases: tuple[Phase, ...]) -> None:
        """Show the turn and the phases; nothing is rebuilt while they stay the same."""
        self._heading.show_turn(worded(heading[0]), worded(heading[1]))
        if phases != self._phases:
            self._phases = phases
            self._rebuild()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        chosen = shades(self)
        painter.fillRect(self.rect(), QColor(chosen.strips.get(self._game, chosen.panel)))
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in LETTERS_GREW:
            self.setFixedHeight(strip_height())
            self._heading.updateGeometry()
            self._show_boxes()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_boxes()

    def _rebuild(self) -> None:
        for box in self._boxes:
            self._row.removeWidget(box)
            box.hide()
            box.deleteLater()
        self._boxes = [Chevron(phase, number, self) for number, phase in enumerate(self._phases)]
        for box in self._boxes:
            box.clicked.connect(self._click)
            self._row.addWidget(box, 1)
        self._show_boxes()

    def _show_boxes(self) -> None:
        """Show all boxes, or, where there is little room, the present one and its neighbours."""
        all_done = all(phase.mark == "done" for phase in self._phases)
        none = len(self._phases) - 1 if all_done else 0
        now = next((i for i, phase in enumerate(self._phases) if phase.mark == "now"), none)
        reaches = (1,) if self.width() < NARROW else (len(self._boxes), 3, 2, 1)
        for reach in reaches:
            shown = [box for box in self._boxes if abs(box.number - now) <= reach]
            size = self._size_for(shown)
            if letter_scale() == 1.0 or size >= LEAST_SHARE * BODY:
                break
        for box in self._boxes:
            box.setVisible(box in shown)
            box.write_in(max(size, BODY / letter_scale()))

    def _size_for(self, boxes: Sequence[Chevron]) -> float:
        """Return the size of lettering in which each of these boxes holds its words beside the others."""
        wide = (self.width() - roomy(HEADING) - 8) / max(1, len(boxes)) - _GAP
        return min((box.largest(wide) for box in boxes), default=BODY)

    def _click(self) -> None:
        box = self.sender()
        if isinstance(box, Chevron):
            self.looked.emit(box.number)
