# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards, emblems and players' marks in panels: to be looked at, and to be chosen with mouse and keys."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from rubbletop.ui.key_ring import shows_keys
from rubbletop.ui.theme import CAPTION, Shades, lettering, pixels, shades
from rubbletop.ui.tokyo.art.cards import paint_card, shape_of
from rubbletop.ui.tokyo.art.face import OriginFace, SchemeFace
from rubbletop.ui.tokyo.art.fund_cards import paint_emblem
from rubbletop.ui.tokyo.art.livery import paint_owner
from rubbletop.ui.tokyo.art.scheme_cards import scheme_swatch

FAINT = 0.38
"""How strongly something is painted that cannot be chosen now."""

RING = 2.0


class PaintedButton(QAbstractButton):
    """A button that is a picture; the focus is a broken ring around it.

    Space presses it, Enter too unless it is one of several to choose from: there Enter goes on with what is
    chosen.
    """

    def __init__(self, name: str, size: QSize, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setFixedSize(size)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and self.isCheckable():
            event.ignore()
        elif is_enter:
            self.click()
        else:
            super().keyPressEvent(event)

    def explain(self, reason: str) -> None:
        """Say why it cannot be pressed, and let it not be pressed."""
        self.setEnabled(False)
        self.setToolTip(f"{self.accessibleName()}: {reason}")
        self.setAccessibleDescription(reason)

    def paint_ring(self, painter: QPainter, radius: float) -> None:
        """Paint the ring of the focus along the edge."""
        if shows_keys(self):
            painter.setPen(QPen(QColor(shades(self).text), RING, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            edge = QRectF(self.rect()).adjusted(RING / 2, RING / 2, -RING / 2, -RING / 2)
            painter.drawRoundedRect(edge, radius, radius)


def paint_tick(painter: QPainter, disc: QRectF, chosen: Shades) -> None:
    """Paint the tick of what is chosen on a disc of the accent."""
    painter.setPen(QPen(QColor(chosen.on_accent), disc.width() * 0.08))
    painter.setBrush(QColor(chosen.accent))
    painter.drawEllipse(disc)
    hook = [QPointF(0.28, 0.52), QPointF(0.44, 0.68), QPointF(0.74, 0.34)]
    painter.setPen(QPen(QColor(chosen.on_accent), disc.width() * 0.13, Qt.PenStyle.SolidLine,
                        Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))  # fmt: skip
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline([disc.topLeft() + point * disc.width() for point in hook])


class CardButton(PaintedButton):
    """A card to choose; the chosen one has a frame and a tick.

    ``height`` is that of the card, in shell sizes.
    """

    MARGIN, TICK = 6.0, 20.0

    def __init__(
        self, face: SchemeFace | OriginFace, height: float, name: str, parent: QWidget | None = None
    ) -> None:
        self.face = face
        self._high = pixels(height)
        margin = 2 * pixels(self.MARGIN)
        size = QSize(round(self._high * shape_of(face) + margin), round(self._high + margin))
        super().__init__(name, size, parent)
        self.setCheckable(True)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        margin = pixels(self.MARGIN)
        card = QRectF(margin, margin, self._high * shape_of(self.face), self._high)
        is_used = isinstance(self.face, SchemeFace) and self.face.state == "used"
        if not self.isEnabled() and not is_used:
            painter.setOpacity(FAINT)
        if self.isChecked() or self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(shades(self).accent if self.isChecked() else shades(self).muted))
            grown = margin * (0.7 if self.isChecked() else 0.4)
            painter.drawRoundedRect(card.adjusted(-grown, -grown, grown, grown), margin, margin)
        paint_card(painter, card, self.face)
        painter.setOpacity(1)
        if self.isChecked():
            edge = pixels(self.TICK)
            paint_tick(
                painter, QRectF(self.width() - edge, 0, edge, edge).adjusted(1, 1, -1, -1), shades(self)
            )
        self.paint_ring(painter, margin)
        painter.end()


class CardPicture(QWidget):
    """A card to be looked at."""

    def __init__(
        self, face: SchemeFace | OriginFace, height: float, name: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.face = face
        high, margin = pixels(height), pixels(CardButton.MARGIN)
        self._card = QRectF(margin, margin, high * shape_of(face), high)
        self.setFixedSize(round(self._card.width() + 2 * margin), round(high + 2 * margin))
        self.setAccessibleName(name)
        self.setToolTip(name)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_card(painter, self._card, self.face)
        painter.end()


class EmblemButton(PaintedButton):
    """The emblem of a superweapon to choose, with a short line under it."""

    def __init__(self, weapon: str, edge: float, line: str, name: str, parent: QWidget | None = None) -> None:
        self._weapon, self._line = weapon, line
        self._edge = pixels(edge)
        size = QSize(round(max(self._edge + 8, pixels(58))), round(self._edge + pixels(24)))
        super().__init__(name, size, parent)
        self.setCheckable(True)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = shades(self)
        if self.isChecked() or self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(chosen.accent if self.isChecked() else chosen.raised))
            painter.drawRoundedRect(QRectF(self.rect()), 5, 5)
        if not self.isEnabled():
            painter.setOpacity(FAINT)
        left = (self.width() - self._edge) / 2
        paint_emblem(painter, QRectF(left, pixels(4), self._edge, self._edge), self._weapon)
        painter.setOpacity(1)
        painter.setFont(lettering(CAPTION))
        painter.setPen(QColor(chosen.on_accent if self.isChecked() else chosen.text))
        foot = QRectF(0, pixels(4) + self._edge, self.width(), pixels(20))
        painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, self._line)
        self.paint_ring(painter, 5)
        painter.end()


class Sign(QWidget):
    """A small square picture with a name."""

    def __init__(self, edge: float, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(round(pixels(edge)), round(pixels(edge)))
        self.setAccessibleName(name)
        self.setToolTip(name)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_sign(painter, QRectF(self.rect()))
        painter.end()

    @abstractmethod
    def paint_sign(self, painter: QPainter, room: QRectF) -> None:
        """Paint the picture."""


class Emblem(Sign):
    """The emblem of a superweapon to be looked at; "" is one that is secret or open."""

    def __init__(self, weapon: str, edge: float, name: str, parent: QWidget | None = None) -> None:
        super().__init__(edge, name, parent)
        self._weapon = weapon

    def paint_sign(self, painter: QPainter, room: QRectF) -> None:
        """Paint the emblem."""
        paint_emblem(painter, room.adjusted(1, 1, -1, -1), self._weapon)


class Mark(Sign):
    """A player's shape in her colour."""

    def __init__(self, mark: str, edge: float, name: str, parent: QWidget | None = None) -> None:
        super().__init__(edge, name, parent)
        self._mark = mark

    def paint_sign(self, painter: QPainter, room: QRectF) -> None:
        """Paint the shape."""
        paint_owner(painter, self._mark, room.center(), room.width() * 0.44)


Held = Literal["hand", "used", "carried"]


class Hand(QWidget):
    """The schemes of a player in small: those still in hand in colour, the used ones empty places.

    ``cards`` are scheme and how it is held, in the order of the tables; a carried one has a frame.
    """

    EDGE, GAP = 17.0, 3.0

    def __init__(self, cards: Sequence[tuple[str, Held]], name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards = tuple(cards)
        wide = len(self.cards) * pixels(self.EDGE + self.GAP)
        self.setFixedSize(round(wide), round(pixels(self.EDGE + 4)))
        self.setAccessibleName(name)
        self.setToolTip(name)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = shades(self)
        edge, gap = pixels(self.EDGE), pixels(self.GAP)
        for number, (card, held) in enumerate(self.cards):
            box = QRectF(number * (edge + gap) + 1, (self.height() - edge) / 2, edge, edge)
            if held == "used":
                painter.setPen(QPen(QColor(chosen.line), 1, Qt.PenStyle.DashLine))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 3, 3)
                continue
            if held == "carried":
                painter.setPen(QPen(QColor(chosen.accent), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(box.adjusted(-1, -1, 1, 1), 3, 3)
            scheme_swatch(painter, box, card)
        painter.end()
