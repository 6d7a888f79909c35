# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of the board as it stood at some moment, painted without a window."""

from collections.abc import Iterator

from PySide6.QtCore import QBuffer, QRectF, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter, QPixmap

from rubbletop.kernel.state import GameState
from rubbletop.ui.game_screen import Face
from rubbletop.ui.parts.catalogue import paint_poster
from rubbletop.ui.parts.poster import ASPECT
from rubbletop.ui.scene.faces import Faces
from rubbletop.ui.scene.table import AnyScreen, Table
from rubbletop.ui.theme import LIGHT

WIDTH = 1400
"""Pixels of a picture of the board from side to side."""
POSTER = 520
QUALITY = 86


class SharpFaces(Faces):
    """Counters that are painted in the size that is wanted at once, as nothing is painted later."""

    def picture(self, face: Face, edge: int, ratio: float) -> QPixmap | None:
        """Return the picture for an edge of so many pixels."""
        found = super().picture(face, edge, ratio)
        while self.work():
            found = super().picture(face, edge, ratio)
        return found


class BoardPainter:
    """Paints the printed sheet once and what lies on it as often as it is asked."""

    def __init__(self, screen: AnyScreen, view: GameState) -> None:
        self._screen = screen
        self._board = screen.board(view)
        self._sheet = screen.sheet(view)
        high = round(WIDTH * self._sheet.height() / self._sheet.width())
        self._ground = QImage(WIDTH, high, QImage.Format.Format_RGB32)
        self._ground.fill(Qt.GlobalColor.white)
        faces = SharpFaces(screen.paint_piece, _rest, _rest)
        self._table = Table(screen, view, faces, LIGHT.accent, wake=_rest)

    def print_sheet(self) -> Iterator[None]:
        """Paint the printed layers one after another; yield before each."""
        scale = WIDTH / self._sheet.width()
        for layer in self._screen.layers():
            yield
            painter = QPainter(self._ground)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(scale, scale)
            painter.translate(-self._sheet.topLeft())
            self._screen.paint_layer(painter, self._board, layer)
            painter.end()

    def shows(self, view: GameState) -> bool:
        """Whether a view is of the board that this one paints."""
        return self._screen.board(view) is self._board and self._screen.sheet(view) == self._sheet

    def picture(self, view: GameState) -> QImage:
        """Return the board with everything that lies on it."""
        self._table.sync(view)
        image = self._ground.copy()
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._table.render(painter, QRectF(image.rect()), self._sheet)
        painter.end()
        return image


def poster(game: str) -> QImage:
    """Return the poster of a game."""
    image = QImage(POSTER, round(POSTER * ASPECT), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_poster(painter, game, QRectF(image.rect()))
    painter.end()
    return image


def packed(image: QImage) -> tuple[str, bytes]:
    """Return a picture as the bytes of a file, and its kind (MIME): JPEG where Qt can write it, else PNG."""
    known = {bytes(name.data()) for name in QImageWriter.supportedImageFormats()}
    kind, name = ("image/jpeg", b"jpeg") if b"jpeg" in known else ("image/png", b"png")
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, name)
    writer.setQuality(QUALITY)
    writer.write(image)
    return kind, bytes(buffer.data().data())


def _rest() -> None:
    """Nothing waits to be painted anew."""
