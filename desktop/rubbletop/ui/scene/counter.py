# SPDX-License-Identifier: GPL-3.0-or-later
"""One counter on the board."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from rubbletop.ui.game_screen import Face, Piece
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.paint.lettering import Letters, write_centred
from rubbletop.ui.scene import tints
from rubbletop.ui.scene.faces import MARGIN, Faces, Halo, draw_face
from rubbletop.ui.typefaces import Face as Typeface

LIFT = 1.1
"""A selected counter is so much larger."""

CASING = 0.03
"""The width of the dark line around a ring, in edges."""

RADIUS = 0.1
"""Of the counter's corners, in edges."""

COUNTER_Z, FAN_Z, HELD_Z = 20.0, 45.0, 90.0


class Counter(QGraphicsItem):
    """A counter around its own origin; the scene moves it, and says what is to be seen of it.

    ``edge`` is in board units. ``count`` is the number on the disc of a stack, 0 for no disc.
    """

    def __init__(self, piece: Piece, edge: float, faces: Faces, accent: str) -> None:
        super().__init__()
        self.piece = piece
        self.edge = edge
        self.home = QPointF()
        self.home_z = COUNTER_Z
        self._faces = faces
        self._accent = accent
        self._count = 0
        self._lit = False
        self._selected = False
        self._pointed = False
        self._squeeze = 1.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def id(self) -> str:
        """The id of the counter."""
        return self.piece.id

    @property
    def face(self) -> Face:
        """What is to be seen of the counter."""
        return self.piece.face

    @property
    def count(self) -> int:
        """The number on the disc of its stack, 0 for no disc."""
        return self._count

    @property
    def is_lit(self) -> bool:
        """Whether it may be clicked next."""
        return self._lit

    @property
    def is_selected(self) -> bool:
        """Whether it was clicked."""
        return self._selected

    def become(self, piece: Piece, edge: float) -> None:
        """Show the counter as it is now."""
        if edge != self.edge:
            self.prepareGeometryChange()
            self.edge = edge
        if piece != self.piece:
            self.piece = piece
            self.update()

    def mark(self, *, lit: bool, selected: bool, pointed: bool) -> None:
        """Say whether it may be clicked, was clicked, and has the keyboard's attention."""
        if (lit, selected, pointed) == (self._lit, self._selected, self._pointed):
            return
        self._lit, self._selected, self._pointed = lit, selected, pointed
        self.swell(1.0)
        self.update()

    def swell(self, factor: float) -> None:
        """Be so many times as large as at rest: something moves, or comes to rest."""
        self.setScale((LIFT if self._selected else 1.0) * factor)

    def take_accent(self, accent: str) -> None:
        """Use this colour for the keyboard's attention."""
        self._accent = accent
        self.update()

    def number(self, count: int) -> None:
        """Show how many counters lie in this stack; 0 for no number."""
        if count != self._count:
            self._count = count
            self.update()

    def squeeze(self, share: float) -> None:
        """Show the counter so narrow, 1 being its full width: it is being turned over."""
        self._squeeze = share
        self.update()

    def body(self) -> QRectF:
        """The counter itself, without shadow and discs, around its own origin."""
        return QRectF(-self.edge / 2, -self.edge / 2, self.edge, self.edge)

    def boundingRect(self) -> QRectF:
        reach = self.edge * MARGIN
        return self.body().adjusted(-reach, -reach, reach, reach)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._squeeze < 1.0:
            painter.save()
            painter.scale(max(0.02, self._squeeze), 1.0)
            draw_face(painter, self._faces, self.face, self.edge)
            painter.restore()
            return
        # The ring lies under the face, so that it hides none of the discs on the corners.
        if self._selected:
            self._ring(painter, 0.075, self._accent if self._pointed else tints.WHITE)
        elif self._pointed:
            self._ring(painter, 0.075, self._accent)
        elif self._lit:
            self._ring(painter, 0.055, tints.LEGAL)
        draw_face(painter, self._faces, self.face, self.edge)
        self.paint_count(painter)

    def _ring(self, painter: QPainter, width: float, colour: str) -> None:
        draw_face(painter, self._faces, Halo(self.face, colour, width, CASING), self.edge)

    def paint_count(self, painter: QPainter) -> None:
        """Paint the number of counters in its stack, if it is one, around its own origin."""
        if self._count < 2:
            return
        edge = self.edge
        centre = QPointF(-0.45 * edge, -0.43 * edge)
        painter.setPen(pen(tints.CASING, 0.035 * edge))
        painter.setBrush(brush(tints.WHITE))
        painter.drawEllipse(centre, 0.19 * edge, 0.19 * edge)
        letters = Letters(Typeface.INTER_BOLD, 0.3 * edge, tints.CARD_INK)
        write_centred(painter, str(self._count), centre, letters, 0.32 * edge)
