# SPDX-License-Identifier: GPL-3.0-or-later
"""The odds of an attack as a card with a tail, shown beside its target before it is made."""

from collections.abc import Sequence
from math import atan2, cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from rubbletop.kernel.tally import Modifier
from rubbletop.ui.game_screen import Odds
from rubbletop.ui.paint.ink import pen
from rubbletop.ui.scene import tints
from rubbletop.ui.spelling import fraction
from rubbletop.ui.theme import BODY, CAPTION, LABEL, lettering, pixels
from rubbletop.ui.words import ruled, signed, worded

WIDE, WIDEST = 206.0, 300.0
BAR_WIDE = 64.0
GAP = 34.0
"""How far from its target the card stands, along the shorter way."""

PAD = 10.0
WIDEST_CHANCE = "100.0 %"


class Bubble(QWidget):
    """The card; it never takes the mouse, and stands in the emptiest of eight directions."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._ground = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._odds: Odds | None = None
        self._wide = WIDE
        self._tip = QPointF()
        self._card = QRectF()
        self.hide()

    @property
    def odds(self) -> Odds | None:
        """What is shown, None for nothing."""
        return self._odds

    def show_odds(self, odds: Odds, target: QRectF, taboo: Sequence[QRectF]) -> None:
        """Show the odds beside ``target``, off the rectangles in ``taboo``; all in pixels of the parent."""
        self._odds = odds
        self._wide = self._width()
        size = (self._wide, self._height())
        area = QRectF(self._ground.rect())
        card = best_place(size, target, taboo, area)
        tip = _on_rim(target, card.center())
        whole = card.united(QRectF(tip.x() - 1, tip.y() - 1, 2, 2)).adjusted(-3, -3, 5, 7)
        self.setGeometry(whole.toAlignedRect())
        self._card = card.translated(-self.x(), -self.y())
        self._tip = tip - QPointF(self.pos())
        self.setAccessibleName(in_words(odds))
        self.show()
        self.raise_()
        self.update()

    def put_away(self) -> None:
        """Show nothing."""
        if self._odds is not None:
            self._odds = None
            self.hide()

    def _names_width(self) -> float:
        """How wide the longest name of a result is, with the gap after it."""
        assert self._odds is not None
        metrics = QFontMetricsF(lettering(CAPTION))
        return max((metrics.horizontalAdvance(worded(bar.label)) for bar in self._odds.bars), default=0) + 8

    def _width(self) -> float:
        """As wide as all bubbles, wider only where the name of a result would be cut."""
        bold = QFontMetricsF(lettering(CAPTION, QFont.Weight.Bold))
        wanted = self._names_width() + pixels(BAR_WIDE) + bold.horizontalAdvance(WIDEST_CHANCE) + 6 + 2 * PAD
        return max(pixels(WIDE), min(pixels(WIDEST), wanted))

    def _rows(self) -> list[tuple[str, str, QFont, bool]]:
        """Return the lines of the tallies: text, value at the right, font, whether it is a total."""
        assert self._odds is not None
        small, bold = lettering(CAPTION), lettering(BODY, QFont.Weight.Bold)
        rows = []
        for line in self._odds.lines:
            rows += [(reason(m), signed(m.value), small, False) for m in line.tally.lines]
            rows.append(("", worded(line.result), bold, True))
        return rows

    def _height(self) -> float:
        assert self._odds is not None
        small = QFontMetricsF(lettering(CAPTION))
        bold = QFontMetricsF(lettering(BODY, QFont.Weight.Bold))
        inner = self._wide - 2 * PAD
        height = 2 * PAD + self._title_height(inner) + 4
        for text, value, font, _ in self._rows():
            metrics = QFontMetricsF(font)
            height += self._text_height(text, inner - metrics.horizontalAdvance(value) - 8, font) + 1
        return height + 6 + len(self._odds.bars) * (max(small.height(), bold.height()) + 2)

    def _title_height(self, inner: float) -> float:
        assert self._odds is not None
        return self._text_height(worded(self._odds.title), inner, lettering(LABEL, QFont.Weight.Bold))

    def _text_height(self, text: str, wide: float, font: QFont) -> float:
        metrics = QFontMetricsF(font)
        box = metrics.boundingRect(QRectF(0, 0, wide, 1000), Qt.TextFlag.TextWordWrap, text or "0")
        return max(box.height(), metrics.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._odds is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shape = _speech(self._card, self._tip)
        painter.fillPath(shape.translated(2, 4), QColor(0, 0, 0, 90))
        painter.fillPath(shape, QColor(tints.CARD))
        painter.strokePath(shape, pen(tints.CARD_INK, 1.5))
        y = self._card.top() + PAD
        inner = self._card.width() - 2 * PAD
        left = self._card.left() + PAD
        painter.setPen(QColor(tints.CARD_INK))
        painter.setFont(lettering(LABEL, QFont.Weight.Bold))
        height = self._title_height(inner)
        painter.drawText(QRectF(left, y, inner, height), Qt.TextFlag.TextWordWrap, worded(self._odds.title))
        y = self._paint_rows(painter, left, y + height + 4, inner)
        self._paint_bars(painter, left, y + 6, inner)
        painter.end()

    def _paint_rows(self, painter: QPainter, left: float, y: float, inner: float) -> float:
        for text, value, font, total in self._rows():
            painter.setFont(font)
            room = QFontMetricsF(font).horizontalAdvance(value)
            height = self._text_height(text, inner - room - 8, font)
            painter.setPen(QColor(tints.CARD_INK if total else tints.CARD_MUTED))
            painter.drawText(QRectF(left, y, inner - room - 8, height), Qt.TextFlag.TextWordWrap, text)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
            painter.drawText(QRectF(left, y, inner, height), right, value)
            y += height + 1
        return y

    def _paint_bars(self, painter: QPainter, left: float, y: float, inner: float) -> None:
        assert self._odds is not None
        small, bold = lettering(CAPTION), lettering(CAPTION, QFont.Weight.Bold)
        names = [worded(bar.label) for bar in self._odds.bars]
        metrics = QFontMetricsF(small)
        last = QFontMetricsF(bold).horizontalAdvance(WIDEST_CHANCE) + 6
        first = min(inner - last - pixels(BAR_WIDE) / 2, self._names_width())
        height = max(metrics.height(), QFontMetricsF(lettering(BODY, QFont.Weight.Bold)).height()) + 2
        for index, bar in enumerate(self._odds.bars):
            row = QRectF(left, y + index * height, inner, height)
            middle = Qt.AlignmentFlag.AlignVCenter
            painter.setPen(QColor(tints.CARD_INK))
            painter.setFont(small)
            name = metrics.elidedText(names[index], Qt.TextElideMode.ElideRight, first - 4)
            painter.drawText(row, middle | Qt.AlignmentFlag.AlignLeft, name)
            painter.setFont(bold)
            painter.drawText(row, middle | Qt.AlignmentFlag.AlignRight, percent(bar.chance))
            ground = QRectF(left + first, row.top() + 3, inner - first - last, height - 6)
            painter.fillRect(ground, QColor(tints.BAR_GROUND))
            filled = QRectF(ground)
            filled.setWidth(ground.width() * min(1.0, max(0.0, bar.chance)))
            painter.fillRect(filled, QColor(tints.BAR_NONE if index == 0 else tints.BAR))


def reason(modifier: Modifier) -> str:
    """Return why a summand counts, with its section."""
    return ruled(modifier.reason, modifier.rule)


def percent(chance: float) -> str:
    """Return a chance as it is shown."""
    return f"{fraction(100 * chance, 1)} %"


def in_words(odds: Odds) -> str:
    """Return the odds as one line for screen readers."""
    parts = [worded(odds.title)]
    for line in odds.lines:
        reasons = ", ".join(f"{signed(m.value)} {reason(m)}" for m in line.tally.lines)
        parts.append(f"{worded(line.result)}: {reasons}" if reasons else worded(line.result))
    parts += [f"{worded(bar.label)}: {percent(bar.chance)}" for bar in odds.bars]
    return ". ".join(parts)


def best_place(size: tuple[float, float], target: QRectF, taboo: Sequence[QRectF], area: QRectF) -> QRectF:
    """Return where a card of that size goes: in one of eight directions from the target, inside the area.

    It covers as little as can be of the target, then of what is taboo, and is pushed aside least.
    """
    wide, high = size
    reach_x = (target.width() + wide) / 2 + GAP
    reach_y = (target.height() + high) / 2 + GAP
    places = []
    for turn in range(8):
        angle = turn * pi / 4
        centre = target.center() + QPointF(cos(angle) * reach_x, sin(angle) * reach_y)
        card = QRectF(centre.x() - wide / 2, centre.y() - high / 2, wide, high)
        pushed = _pushed_into(card, area)
        moved = abs(pushed.x() - card.x()) + abs(pushed.y() - card.y())
        hidden = round(_overlap(pushed, target)), round(sum(_overlap(pushed, rect) for rect in taboo))
        places.append((*hidden, round(moved), turn, pushed))
    return min(places, key=lambda place: place[:4])[4]


def _pushed_into(card: QRectF, area: QRectF) -> QRectF:
    x = max(area.left() + 4, min(card.x(), area.right() - card.width() - 4))
    y = max(area.top() + 4, min(card.y(), area.bottom() - card.height() - 8))
    return QRectF(x, y, card.width(), card.height())


def _overlap(a: QRectF, b: QRectF) -> float:
    both = a.intersected(b)
    return both.width() * both.height() if not both.isEmpty() else 0.0


def _on_rim(target: QRectF, towards: QPointF) -> QPointF:
    """Return the point at which a line from the middle of the target to ``towards`` leaves it, nearly."""
    angle = atan2(towards.y() - target.center().y(), towards.x() - target.center().x())
    return target.center() + QPointF(cos(angle) * target.width() * 0.42, sin(angle) * target.height() * 0.42)


def _speech(card: QRectF, tip: QPointF) -> QPainterPath:
    shape = QPainterPath()
    shape.addRoundedRect(card, 6, 6)
    if card.contains(tip):
        return shape
    across = tip - card.center()
    tail = QPainterPath()
    if abs(across.x()) / card.width() > abs(across.y()) / card.height():
        y = min(max(tip.y(), card.top() + 22), card.bottom() - 22)
        foot = (QPointF(card.center().x(), y - 12), QPointF(card.center().x(), y + 12))
    else:
        x = min(max(tip.x(), card.left() + 22), card.right() - 22)
        foot = (QPointF(x - 12, card.center().y()), QPointF(x + 12, card.center().y()))
    tail.moveTo(foot[0])
    tail.lineTo(tip)
    tail.lineTo(foot[1])
    tail.closeSubpath()
    return shape.united(tail)
