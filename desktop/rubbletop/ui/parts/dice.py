# SPDX-License-Identifier: GPL-3.0-or-later
"""The last throws: faces drawn, what they were for, how many, and what was to be expected."""

from collections.abc import Sequence
from random import Random

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from rubbletop.kernel.dice import Roll
from rubbletop.kernel.facts import say
from rubbletop.ui.game_screen import Score
from rubbletop.ui.paint.ink import ink
from rubbletop.ui.parts.card import label
from rubbletop.ui.spelling import fraction
from rubbletop.ui.words import worded

EDGE, GAP = 30.0, 7.0
A_ROW, MOST_BESIDE = 7, 3
"""Dice beside each other before a new row begins; up to so many leave room for words beside them."""

CHANGE_MS = 40
_RADIUS, _PIP = 0.20, 0.10
_PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0.5, 0.5),),
    2: ((0.27, 0.27), (0.73, 0.73)),
    3: ((0.25, 0.25), (0.5, 0.5), (0.75, 0.75)),
    4: ((0.27, 0.27), (0.73, 0.27), (0.27, 0.73), (0.73, 0.73)),
    5: ((0.25, 0.25), (0.75, 0.25), (0.5, 0.5), (0.25, 0.75), (0.75, 0.75)),
    6: ((0.28, 0.22), (0.28, 0.5), (0.28, 0.78), (0.72, 0.22), (0.72, 0.5), (0.72, 0.78)),
}


class Throw(msgspec.Struct, frozen=True, kw_only=True):
    """Six-sided dice to be shown: faces, purpose; ``hits`` are the places of those that count."""

    faces: tuple[int, ...]
    purpose: str
    hits: frozenset[int] = frozenset()
    words: str = ""
    colours: tuple[tuple[str, str], ...] = ()
    """Ground and pips of each die, none for the usual ones."""


def throws(rolls: tuple[Roll, ...], scores: Sequence[Score] = ()) -> tuple[Throw, ...]:
    """Return the throws of six-sided dice among the rolls; drawing from a cup is no throw.

    A score belongs to the first throw with its faces.
    """
    left = list(scores)
    return tuple(_throw(roll, left) for roll in rolls if roll.is_dice)


def _throw(roll: Roll, left: list[Score]) -> Throw:
    purpose = worded(roll.purpose)
    for score in left:
        if score.faces == roll.faces:
            left.remove(score)
            return Throw(
                faces=roll.faces,
                purpose=purpose,
                hits=score.hits,
                words=worded(score.words),
                colours=score.colours,
            )
    return Throw(faces=roll.faces, purpose=purpose)


def paint_die(
    painter: QPainter,
    rect: QRectF,
    face: int,
    *,
    is_hit: bool = False,
    ground: str = "#FFF8E6",
    pips: str = "#1B1D21",
) -> None:
    """Paint one die, cream with dark pips where no colours are said; a hit has a red edge."""
    edge = rect.width()
    painter.setPen(QPen(QColor("#C8301C" if is_hit else "#120E17"), 2.4 if is_hit else 1.2))
    painter.setBrush(ink(ground))
    painter.drawRoundedRect(rect, _RADIUS * edge, _RADIUS * edge)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(pips))
    for x, y in _PIPS[face]:
        painter.drawEllipse(rect.topLeft() + QPointF(x * edge, y * edge), _PIP * edge, _PIP * edge)


class Faces(QWidget):
    """Dice in rows; for a moment after a throw the faces tumble."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._throw = Throw(faces=(), purpose="")
        self._left = 0
        self._shown: tuple[int, ...] = ()
        self._chance = Random()
        self._tumble = QTimer(self)
        self._tumble.setInterval(CHANGE_MS)
        self._tumble.timeout.connect(self._change)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def faces(self) -> tuple[int, ...]:
        """The faces as they lie, whatever still tumbles."""
        return self._throw.faces

    def show_throw(self, throw: Throw, tumble_ms: int) -> None:
        """Show a throw; ``tumble_ms`` is how long the dice roll, 0 not at all."""
        self._throw = throw
        self._left = tumble_ms // CHANGE_MS
        self._shown = throw.faces
        faces = ", ".join(str(face) for face in throw.faces)
        self.setAccessibleName(faces)
        self._tumble.stop()
        if self._left:
            self._tumble.start()
            self._change()
        self.updateGeometry()
        self.update()

    def finish(self) -> None:
        """Let the dice lie at once."""
        self._left = 0
        self._change()

    def sizeHint(self) -> QSize:
        count = len(self._throw.faces)
        rows = -(-count // A_ROW) or 1
        columns = min(count, A_ROW) or 1
        return QSize(round(columns * (EDGE + GAP) - GAP + 4), round(rows * (EDGE + GAP) - GAP + 4))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, face in enumerate(self._shown):
            row, column = divmod(number, A_ROW)
            rect = QRectF(2 + column * (EDGE + GAP), 2 + row * (EDGE + GAP), EDGE, EDGE)
            is_hit = not self._left and number in self._throw.hits
            if self._throw.colours:
                ground, pips = self._throw.colours[number]
                paint_die(painter, rect, face, is_hit=is_hit, ground=ground, pips=pips)
            else:
                paint_die(painter, rect, face, is_hit=is_hit)
        painter.end()

    def _change(self) -> None:
        self._left -= 1
        if self._left <= 0:
            self._left = 0
            self._tumble.stop()
            self._shown = self._throw.faces
        else:
            self._shown = tuple(self._chance.randrange(6) + 1 for _ in self._throw.faces)
        self.update()


class DiceTray(QWidget):
    """The latest throw with its words, and what this game has thrown so far in the tooltip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counts = [0] * 6
        self.dice = Faces()
        self._purpose = label(worded(say("No dice have been thrown yet.")), "muted", wraps=True)
        self._sum = label("", "caption", wraps=True)
        self._words = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._words.addWidget(self._purpose)
        self._words.addWidget(self._sum)
        self._words.addStretch(1)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self.dice, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._row.addLayout(self._words, 1)
        self.dice.hide()
        self._sum.hide()

    def show_throws(self, thrown: tuple[Throw, ...], tumble_ms: int = 0) -> None:
        """Show the last of these throws and count them all."""
        if not thrown:
            return
        for throw in thrown:
            for face in throw.faces:
                self._counts[face - 1] += 1
        self._show(thrown[-1], tumble_ms)
        self.setToolTip(self._statistics())

    def look_at(self, throw: Throw | None) -> None:
        """Show a throw again without counting it, or that none had been made."""
        if throw is None:
            self._show_none()
        else:
            self._show(throw, 0)

    def _show(self, last: Throw, tumble_ms: int) -> None:
        self.dice.show()
        self.dice.show_throw(last, tumble_ms)
        self._purpose.setText(last.purpose)
        self._sum.setVisible(bool(last.words))
        self._sum.setText(last.words)
        is_wide = len(last.faces) > MOST_BESIDE
        ways = QBoxLayout.Direction
        self._row.setDirection(ways.TopToBottom if is_wide else ways.LeftToRight)
        self._row.setSpacing(4 if is_wide else 10)
        self._words.setDirection(ways.LeftToRight if is_wide else ways.TopToBottom)
        self._words.setSpacing(10 if is_wide else 1)

    def clear(self) -> None:
        """Forget all throws, as a game that is wound back does before it is told anew."""
        self._counts = [0] * 6
        self._show_none()
        self.setToolTip("")

    def _show_none(self) -> None:
        self.dice.show_throw(Throw(faces=(), purpose=""), 0)
        self.dice.hide()
        self._sum.setText("")
        self._sum.hide()
        self._purpose.setText(worded(say("No dice have been thrown yet.")))

    def _statistics(self) -> str:
        total = sum(self._counts)
        lines = [
            worded(
                say(
                    "Thrown in this game: {count}, each face expected {each}",
                    count=total,
                    each=fraction(total / 6, 1),
                )
            )
        ]
        lines += [f"{face}: {count}" for face, count in enumerate(self._counts, 1)]
        return "\n".join(lines)
