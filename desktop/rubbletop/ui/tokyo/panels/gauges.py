# SPDX-License-Identifier: GPL-3.0-or-later
"""Numbers to be seen at a glance: points as pips, a number of dice with its chances."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QSpinBox, QToolTip, QVBoxLayout, QWidget

from rubbletop.kernel.facts import Message, say
from rubbletop.ui.parts.card import label
from rubbletop.ui.parts.chance_bar import percent
from rubbletop.ui.theme import CAPTION, lettering, pixels, shades
from rubbletop.ui.words import worded


class Pips(QWidget):
    """Points in a row: those left are filled, those about to be spent ringed with the accent."""

    def __init__(self, whole: int, left: int, name: Message, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._whole = max(whole, left)
        self._left = left
        self._spends = 0
        self.setAccessibleName(worded(name))
        self.setToolTip(worded(name))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def spends(self) -> int:
        """How many are about to be spent."""
        return self._spends

    def show_spending(self, points: int) -> None:
        """Show that so many are about to be spent."""
        self._spends = points
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(pixels(14) * self._whole), round(pixels(16)))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(pixels(8) * self._whole), round(pixels(16)))

    def paintEvent(self, event: QPaintEvent) -> None:
        chosen = shades(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step = min(self.width() / max(self._whole, 1), pixels(20))
        radius = min(step * 0.36, self.height() * 0.4)
        for number in range(self._whole):
            is_left = number < self._left
            is_spent = self._left - self._spends <= number < self._left
            painter.setPen(QPen(QColor(chosen.accent if is_left else chosen.line), 1.6))
            painter.setBrush(QColor(chosen.accent) if is_left and not is_spent else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF((number + 0.5) * step, self.height() / 2), radius, radius)
        painter.end()


def action_pips(whole: int, left: int, parent: QWidget) -> Pips:
    """Return GODRAN's Action Points as pips."""
    return Pips(whole, left, say("Action Points left: {left} of {whole}", left=left, whole=whole), parent)


class DiceChart(QWidget):
    """The chance at each number of dice, 1 first, as columns; a click on one chooses its number."""

    chosen = Signal(int)

    def __init__(self, chances: Sequence[float], meaning: Message, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chances = tuple(chances)
        self._meaning = meaning
        self._value = 1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_value(self, value: int) -> None:
        """Show which number is chosen."""
        self._value = value
        self.setAccessibleName(self.words(value))
        self.update()

    def words(self, value: int) -> str:
        """Return a number of dice with its chance in words."""
        chance = percent(self.chances[value - 1])
        if value == 1:
            return worded(say("1 die, {meaning}: {chance}", meaning=self._meaning, chance=chance))
        many = say("{dice} dice, {meaning}: {chance}", dice=value, meaning=self._meaning, chance=chance)
        return worded(many)

    def sizeHint(self) -> QSize:
        return QSize(240, round(pixels(62)))

    def minimumSizeHint(self) -> QSize:
        return QSize(150, round(pixels(62)))

    def column_at(self, x: float) -> int:
        """Return the number of dice at a place."""
        step = self._step()
        return min(max(int(x / step) + 1, 1), len(self.chances))

    def _step(self) -> float:
        return min(self.width() / len(self.chances), pixels(32))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(self.column_at(event.position().x()))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.words(self.column_at(event.pos().x())), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        chosen = shades(self)
        painter = QPainter(self)
        font = lettering(CAPTION)
        painter.setFont(font)
        line = QFontMetricsF(font).height()
        step, foot = self._step(), self.height() - line
        high = foot - line
        centred = Qt.AlignmentFlag.AlignCenter
        for number, chance in enumerate(self.chances, start=1):
            left = (number - 1) * step
            is_now = number == self._value
            column = QRectF(left + 2, foot - max(1.0, high * chance), step - 4, max(1.0, high * chance))
            painter.fillRect(QRectF(left + 2, line, step - 4, high), QColor(chosen.background))
            painter.fillRect(column, QColor(chosen.accent if is_now else chosen.line))
            painter.setPen(QColor(chosen.text if is_now else chosen.muted))
            painter.drawText(QRectF(left, foot, step, line), centred, str(number))
            if is_now or step > pixels(24):
                painter.drawText(QRectF(left - step, 0, 3 * step, line), centred, _short(chance))
        painter.end()


def _short(chance: float) -> str:
    rounded = round(100 * chance)
    return "<1" if chance and not rounded else ">99" if chance < 1 and rounded == 100 else f"{rounded}"


class DiceStepper(QWidget):
    """A number of dice to be set with the keys, the buttons or a click on its column of chances.

    ``box`` is the number itself, for whoever lays it out beside the button that throws the dice.
    """

    changed = Signal(int)

    def __init__(
        self, chances: Sequence[float], meaning: Message, value: int = 1, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.chart = DiceChart(chances, meaning, self)
        self.box = QSpinBox(self)
        self.box.setObjectName("dice")
        self.box.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.box.setRange(1, len(chances))
        self.box.setAccessibleName(worded(say("Number of dice, 1 Action Point each")))
        self.box.setToolTip(self.box.accessibleName())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        of = label(worded(say("% that {meaning}", meaning=meaning)), "caption", wraps=True)
        column.addWidget(of)
        column.addWidget(self.chart)
        self.chart.chosen.connect(self.box.setValue)
        self.box.valueChanged.connect(self._changed)
        self.box.setValue(value)
        self._show(self.box.value())

    @property
    def value(self) -> int:
        """The number that is set."""
        return self.box.value()

    def _changed(self, value: int) -> None:
        self._show(value)
        self.changed.emit(value)

    def _show(self, value: int) -> None:
        self.box.setSuffix(worded(say(" die") if value == 1 else say(" dice")))
        self.chart.show_value(value)
