# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of counters, one per face and size in pixels, painted when first needed and then kept."""

from collections import OrderedDict
from collections.abc import Callable
from math import cos, sin, tau
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from rubbletop.ui.game_screen import Face
from rubbletop.ui.paint.ink import ink
from rubbletop.ui.scene import tints
from rubbletop.ui.scene.pixel_grid import pixel_grid, ratio_of

MARGIN = 0.36
"""How far shadow, discs and plates may reach beyond the counter, in edges."""

SOLID = 160
"""From this alpha on (0 to 255) a pixel belongs to the counter: its shadow does not."""

SOLID_ONLY = bytes(0 if alpha < SOLID else alpha for alpha in range(256))
TURNS = 24
"""In so many directions the shape is drawn to make a ring of it."""

LEAST_BUDGET = 40 << 20
LAYERS = 6
"""So many times over counters with their rings may fill the window without being painted again and again."""

LEAST_EDGE = 4

PaintPiece = Callable[[QPainter, Face, float], None]


Key = tuple[Face, int, float]
"""What is shown, its edge in device pixels, the pixel ratio of the screen."""


class Halo(NamedTuple):
    """A ring around the shape of a face, with what lies on it and under it; widths in edges."""

    face: Face
    colour: str
    width: float
    casing: float


class Faces:
    """A store of counter pictures with a limit; what was used last goes last.

    A picture that is wanted in a new size is painted later, in idle time; until then the same face in
    another size stands in, so that zooming does not wait for eighty counters.
    """

    def __init__(self, paint: PaintPiece, wake: Callable[[], None], changed: Callable[[], None]) -> None:
        self._paint = paint
        self._wake = wake
        self._changed = changed
        self._kept: OrderedDict[Key, QPixmap] = OrderedDict()
        self._latest: dict[Face, Key] = {}
        self._wanted: dict[Key, None] = {}
        self._budget = LEAST_BUDGET
        self.bytes = 0

    def make_room(self, pixels: float) -> None:
        """Keep enough pictures for a window of so many device pixels."""
        self._budget = max(LEAST_BUDGET, int(4 * LAYERS * pixels))

    def picture(self, face: Face, edge: int, ratio: float) -> QPixmap | None:
        """Return the picture for an edge of so many device pixels, or a stand-in of another size.

        None is a halo without either: a ring may come a moment later than its counter.
        """
        key = (face, max(LEAST_EDGE, edge), ratio)
        if (found := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return found
        stand_in = self._kept.get(self._latest.get(face, key))
        if stand_in is None and not isinstance(face, Halo):
            return self._painted(key)
        self._wanted[key] = None
        self._wake()
        return stand_in

    def work(self) -> bool:
        """Paint one picture that was wanted; return whether there was one."""
        if not self._wanted:
            return False
        key = next(iter(self._wanted))
        del self._wanted[key]
        self._sharp(key)
        if not self._wanted:
            self._changed()
        return True

    def forget_wishes(self) -> None:
        """Drop what is still to be painted: the zoom has changed again."""
        self._wanted.clear()

    def forget(self) -> None:
        """Drop all pictures: their colours have changed."""
        self.forget_wishes()
        self._kept.clear()
        self._latest.clear()
        self.bytes = 0

    def _sharp(self, key: Key) -> QPixmap:
        found = self._kept.get(key)
        return found if found is not None else self._painted(key)

    def _painted(self, key: Key) -> QPixmap:
        face, edge, ratio = key
        side = round(edge * (1 + 2 * MARGIN))
        if isinstance(face, Halo):
            picture = _ringed(self._sharp((face.face, edge, ratio)), face, side, edge)
        else:
            picture = self._painted_face(face, side, edge, ratio)
        self._kept[key] = picture
        self._latest[face] = key
        self.bytes += side * side * 4
        while self.bytes > self._budget and len(self._kept) > 1:
            old, gone = self._kept.popitem(last=False)
            self.bytes -= gone.width() * gone.height() * 4
            if self._latest.get(old[0]) == old:
                del self._latest[old[0]]
        return picture

    def _painted_face(self, face: Face, side: int, edge: int, ratio: float) -> QPixmap:
        picture = QPixmap(side, side)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate((side - edge) / 2 / ratio, (side - edge) / 2 / ratio)
            painter.scale(edge / ratio, edge / ratio)
            self._paint(painter, face, edge / ratio)
        finally:
            painter.end()
        picture.setDevicePixelRatio(1.0)
        return picture


def _ringed(face: QPixmap, halo: Halo, side: int, edge: int) -> QPixmap:
    """Paint a ring as a copy of the face's shape, drawn around where the face will lie."""
    casing = _silhouette(face, side, tints.CASING)
    shape = _silhouette(face, side, halo.colour)
    picture = QPixmap(side, side)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for image, radius in ((casing, (halo.width + halo.casing) * edge), (shape, halo.width * edge)):
        for turn in range(TURNS):
            angle = turn * tau / TURNS
            painter.drawImage(QPointF(cos(angle) * radius, sin(angle) * radius), image)
    painter.end()
    return picture


def _silhouette(face: QPixmap, side: int, colour: str) -> QImage:
    """Return the shape of a face, its shadow left out, filled with a colour."""
    image = face.scaled(side, side).toImage().convertToFormat(QImage.Format.Format_Alpha8)
    solid = bytes(image.constBits()).translate(SOLID_ONLY)
    mask = QImage(solid, side, side, image.bytesPerLine(), QImage.Format.Format_Alpha8)
    filled = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    filled.fill(Qt.GlobalColor.transparent)
    painter = QPainter(filled)
    painter.drawImage(0, 0, mask)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(filled.rect(), ink(colour))
    painter.end()
    return filled


def draw_face(painter: QPainter, faces: Faces, face: Face, edge: float) -> None:
    """Draw a counter around the origin, ``edge`` in the painter's units, pixel on pixel where possible."""
    matrix = painter.worldTransform()
    ratio = ratio_of(painter)
    upright = matrix.m12() == 0.0 and abs(matrix.m11() - matrix.m22()) < 1e-9 * abs(matrix.m22())
    pixels = round(edge * abs(matrix.m22()) * ratio)
    picture = faces.picture(face, pixels, ratio)
    if picture is None:
        return
    side = round(max(LEAST_EDGE, pixels) * (1 + 2 * MARGIN))
    if upright and picture.width() == side:
        with pixel_grid(painter) as grid:
            painter.drawPixmap(grid.at(QPointF(), side / 2), picture)
        return
    reach = edge * (0.5 + MARGIN)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(
        QRectF(-reach, -reach, 2 * reach, 2 * reach), picture, QRectF(0, 0, picture.width(), picture.height())
    )
