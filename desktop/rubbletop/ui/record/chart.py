# SPDX-License-Identifier: GPL-3.0-or-later
"""Points from game to game: a dot each, filled where it was won, and a line for the mean."""

from collections.abc import Sequence
from math import ceil, floor, log10

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from rubbletop.kernel.facts import say
from rubbletop.records.game import PastGame
from rubbletop.ui.record import words
from rubbletop.ui.spelling import day_words
from rubbletop.ui.theme import CAPTION, lettering, shades
from rubbletop.ui.words import folded, worded

DOT, NEAR = 4.5, 14.0
LEFT, RIGHT, TOP, FOOT = 46.0, 14.0, 12.0, 24.0
MOST_LINES = 5


class PointsChart(QWidget):
    """``picked`` brings the id of the game whose dot was clicked."""

    picked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games: tuple[PastGame, ...] = ()
        self._note = ""
        self._chosen = ""
        self.setMinimumSize(QSize(240, 150))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def games(self) -> tuple[PastGame, ...]:
        """The games that have a dot, the oldest first."""
        return self._games

    def show_games(self, games: Sequence[PastGame]) -> None:
        """Draw these games, the oldest first; games of several kinds have points that cannot be compared."""
        with_points = tuple(game for game in games if game.points is not None)
        kinds = {game.game for game in with_points}
        self._games = with_points if len(kinds) == 1 else ()
        self._note = worded(
            say("Choose one game to see its points.") if kinds else say("No game with points yet.")
        )
        self.setAccessibleName(worded(say("Points from game to game")))
        self.setAccessibleDescription(self._told())
        self.update()

    def choose(self, game: str) -> None:
        """Ring the dot of a game, none for ""."""
        self._chosen = game
        self.update()

    def place(self, number: int) -> QPointF:
        """Return where the dot of a game lies, in pixels of the widget."""
        area, (low, high, _) = self._area(), self._scale()
        count = len(self._games)
        share = 0.5 if count == 1 else number / (count - 1)
        points = self._games[number].points or 0
        return QPointF(
            area.left() + share * area.width(), area.bottom() - (points - low) / (high - low) * area.height()
        )

    def sizeHint(self) -> QSize:
        return QSize(420, 190)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            number = self._near(QPointF(event.pos()))
            if number is None:
                QToolTip.hideText()
            else:
                QToolTip.showText(event.globalPos(), self._tip(self._games[number]), self)
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        number = self._near(event.position())
        if number is not None:
            self.picked.emit(self._games[number].id)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(lettering(CAPTION))
        if self._games:
            self._paint_grid(painter)
            self._paint_mean(painter)
            self._paint_dots(painter)
        else:
            painter.setPen(QColor(shades(self).muted))
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._note)
        painter.end()

    def _area(self) -> QRectF:
        return QRectF(self.rect()).adjusted(LEFT, TOP, -RIGHT, -FOOT)

    def _points(self) -> list[int]:
        return [game.points for game in self._games if game.points is not None]

    def _scale(self) -> tuple[float, float, float]:
        """The lowest and the highest line, and how far they lie apart."""
        points = self._points()
        low, high = min(0, *points), max(*points, min(points) + 1, 1)
        step = _round_step((high - low) / MOST_LINES)
        return floor(low / step) * step, ceil(high / step) * step, step

    def _paint_grid(self, painter: QPainter) -> None:
        chosen, area = shades(self), self._area()
        low, high, step = self._scale()
        game = self._games[0].game
        for number in range(round((high - low) / step) + 1):
            value = low + number * step
            y = area.bottom() - (value - low) / (high - low) * area.height()
            painter.setPen(QPen(QColor(chosen.line), 1.4 if value == 0 else 0.7))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(QColor(chosen.muted))
            room = QRectF(0, y - 9, LEFT - 8, 18)
            painter.drawText(
                room,
                Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
                words.points_words(game, value),
            )
        foot = QRectF(area.left(), area.bottom() + 6, area.width(), FOOT - 6)
        painter.drawText(foot, Qt.AlignmentFlag.AlignLeft, self._day(self._games[0]))
        if len(self._games) > 1:
            painter.drawText(foot, Qt.AlignmentFlag.AlignRight, self._day(self._games[-1]))

    def _paint_mean(self, painter: QPainter) -> None:
        area, (low, high, _) = self._area(), self._scale()
        mean = words.mean(self._points())
        y = area.bottom() - (mean - low) / (high - low) * area.height()
        painter.setPen(QPen(QColor(shades(self).accent), 1.2, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))

    def _paint_dots(self, painter: QPainter) -> None:
        chosen = shades(self)
        places = [self.place(number) for number in range(len(self._games))]
        painter.setPen(QPen(QColor(chosen.muted), 1.0))
        painter.drawPolyline(places)
        for game, place in zip(self._games, places, strict=True):
            painter.setPen(QPen(QColor(chosen.accent), 1.8))
            painter.setBrush(QColor(chosen.accent if game.is_won else chosen.panel))
            painter.drawEllipse(place, DOT, DOT)
            if game.id == self._chosen:
                painter.setPen(QPen(QColor(chosen.text), 1.6))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(place, DOT + 3.5, DOT + 3.5)
        painter.setFont(lettering(CAPTION, QFont.Weight.Bold))

    def _near(self, point: QPointF) -> int | None:
        """The game whose dot lies nearest, None where none is near."""
        far = [((self.place(number) - point).manhattanLength(), number) for number in range(len(self._games))]
        return min(far)[1] if far and min(far)[0] <= NEAR else None

    def _tip(self, game: PastGame) -> str:
        points = words.points_words(game.game, game.points)
        told = say("{when}: {points}", when=words.when_words(game), points=points)
        return folded("\n".join((worded(told), words.result_words(game), words.table_words(game))))

    def _day(self, game: PastGame) -> str:
        return day_words(words.local(game).date())

    def _told(self) -> str:
        if not self._games:
            return self._note
        points, game = self._points(), self._games[0].game
        return worded(
            say(
                "{count} games; best {best}, mean {mean}, latest {latest}",
                count=len(points),
                best=words.points_words(game, max(points)),
                mean=words.points_words(game, words.mean(points)),
                latest=words.points_words(game, points[-1]),
            )
        )


def _round_step(least: float) -> float:
    """The smallest of 1, 2, 5, 10, 20, 50 … that is no smaller than ``least``."""
    least = max(1.0, least)
    power = 10.0 ** floor(log10(least))
    return next(part * power for part in (1, 2, 5, 10) if part * power >= least)
