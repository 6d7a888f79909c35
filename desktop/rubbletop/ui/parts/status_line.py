# SPDX-License-Identifier: GPL-3.0-or-later
"""The line at the foot: what is asked or why something was refused; at the right seed, take-backs, zoom."""

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QColor,
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from rubbletop.kernel.facts import IllegalAction, Message, say
from rubbletop.ui.parts.card import label
from rubbletop.ui.parts.icons import draw_icon
from rubbletop.ui.theme import LETTERS_GREW, shades
from rubbletop.ui.words import ruled, worded

REFUSAL_MS = 9000
"""How long a refusal stands before the question comes back; the next question also ends it."""


WARNING_MS = 20000
"""How long a warning stands, whatever is asked meanwhile; a click on it ends it sooner."""


class Line(QWidget):
    """One line of text, cut with an ellipsis where too long; a refusal has a sign before it."""

    clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = ""
        self._sign = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

    @property
    def words(self) -> str:
        """The whole line."""
        return self._words

    @property
    def sign(self) -> str:
        """The icon before the line, "" for none."""
        return self._sign

    def show_words(self, words: str, sign: str = "") -> None:
        """Show this line, and have it read out by a screen reader."""
        self._words, self._sign = words, sign
        self.setAccessibleName(words)
        self.setToolTip(words)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.clicked.emit()

    def sizeHint(self) -> QSize:
        return QSize(300, QFontMetrics(self.font()).lineSpacing() + 6)

    def paintEvent(self, event: QPaintEvent) -> None:
        chosen = shades(self)
        painter = QPainter(self)
        rect = self.rect().adjusted(6, 0, 0, 0)
        if self._sign:
            edge = 14
            top = (self.height() - edge) // 2
            square = rect.adjusted(0, top, 0, 0)
            square.setSize(QSize(edge, edge))
            draw_icon(painter, self._sign, square.toRectF(), QColor(chosen.accent))
            rect = rect.adjusted(edge + 6, 0, 0, 0)
        painter.setPen(QColor(chosen.text))
        words = painter.fontMetrics().elidedText(self._words, Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(rect, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), words)
        painter.end()


class StatusLine(QWidget):
    """Shows the standing line; a refusal or a note takes its place for a while, a warning until it was read.

    ``why`` brings the section that a refusal names, when the refusal is clicked.
    """

    why = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._standing = ""
        self._rule = ""
        self._warnings: list[str] = []
        self.line = Line()
        self.line.clicked.connect(self._ask_why)
        self._facts = label("", "muted")
        self._zoom = label("", "muted")
        self._back = QTimer(self)
        self._back.setSingleShot(True)
        self._back.setInterval(REFUSAL_MS)
        self._back.timeout.connect(self._come_back)
        self._reading = QTimer(self)
        self._reading.setSingleShot(True)
        self._reading.setInterval(WARNING_MS)
        self._reading.timeout.connect(self._put_away_warning)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 12, 0)
        row.setSpacing(12)
        row.addWidget(self.line, 1)
        row.addWidget(self._facts)
        row.addWidget(self._zoom)
        self._grow()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in LETTERS_GREW:
            self._grow()

    def _grow(self) -> None:
        self.setFixedHeight(max(24, QFontMetrics(self.font()).lineSpacing() + 8))

    @property
    def words(self) -> str:
        """What the line says now."""
        return self.line.words

    def ask(self, message: Message | None) -> None:
        """Show what is asked, until something else is."""
        self._standing = worded(message) if message is not None else ""
        self._come_back()

    def hover(self, words: str) -> None:
        """Show what is pointed at; "" brings the standing line back. A refusal is not painted over."""
        if not self._back.isActive() and not self._warnings:
            self.line.show_words(words or self._standing)

    def refuse(self, refusal: IllegalAction) -> None:
        """Say why something was not done, with its section."""
        self._rule = refusal.rule
        self.line.show_words(ruled(refusal.reason, refusal.rule), "warning")
        if refusal.rule:
            self.line.setCursor(Qt.CursorShape.PointingHandCursor)
        self._back.start()

    def note(self, message: Message) -> None:
        """Say something that has happened."""
        self._forget_rule()
        self.line.show_words(worded(message))
        self._back.start()

    def warn(self, message: Message) -> None:
        """Say what the player must know, such as a game that cannot be kept; no question paints it over."""
        words = worded(message)
        if words not in self._warnings:
            self._warnings.append(words)
        if not self._reading.isActive():
            self._reading.start()
        self._come_back()

    def show_facts(self, seed: int, *, take_backs: bool, own_dice: bool) -> None:
        """Show the seed of the dice, whether any action may be taken back, whether dice are typed in."""
        allowed = say("take-backs on") if take_backs else say("take-backs off")
        told = say("Seed {seed} · {allowed}", seed=seed, allowed=allowed)
        self._facts.setText(worded(say("Own dice · {told}", told=told) if own_dice else told))

    def show_zoom(self, percent: int | None) -> None:
        """Show the zoom in percent of the fit to the window, None for no board."""
        self._zoom.setText("" if percent is None else f"{percent} %")

    def clear_facts(self) -> None:
        """Show nothing at the right, as no game is on the table."""
        self._facts.setText("")
        self._zoom.setText("")

    def _ask_why(self) -> None:
        if self._rule:
            self.why.emit(self._rule)
        elif self._warnings and not self._back.isActive():
            self._put_away_warning()

    def _put_away_warning(self) -> None:
        """Go on to the next warning, or back to what is asked."""
        self._reading.stop()
        del self._warnings[:1]
        if self._warnings:
            self._reading.start()
        self._come_back()

    def _forget_rule(self) -> None:
        self._rule = ""
        self.line.unsetCursor()

    def _come_back(self) -> None:
        self._back.stop()
        self._forget_rule()
        if self._warnings:
            self.line.show_words(self._warnings[0], "warning")
        else:
            self.line.show_words(self._standing)
