# SPDX-License-Identifier: GPL-3.0-or-later
"""The scene of one game: its counters, what is lit, and everything else that lies on the sheet.

``sync`` makes the items equal the view; calling it again changes nothing.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from rubbletop.board.model import Bounds, Point
from rubbletop.kernel.facts import SpaceId
from rubbletop.kernel.state import GameState
from rubbletop.ui.game_screen import Face, GameScreen, Mark, Piece
from rubbletop.ui.paint.ink import brush, pen
from rubbletop.ui.scene import tints
from rubbletop.ui.scene.counter import COUNTER_Z, FAN_Z, HELD_Z, RADIUS, Counter
from rubbletop.ui.scene.faces import Faces, draw_face
from rubbletop.ui.scene.lights import Lights, Overlay, OverLights, UnderLights
from rubbletop.ui.scene.places import SpreadingScreen, boxed, fanned, stacked
from rubbletop.ui.scene.spots import Spots

AnyScreen = GameScreen[Any]

SOUTH_Z = 4.0
"""How much higher counters at the south edge of the sheet lie than those at the north edge."""

OVER_Z = 42.0
"""How high marks lie that are over outlines."""

UNIT = 1 / 1.22
"""The radius of a hex, by which lines are measured, for a counter edge of 1."""


class MarkItem(QGraphicsItem):
    """Something the game paints live over its sheet."""

    def __init__(self, screen: AnyScreen, mark: Mark) -> None:
        super().__init__()
        self._screen = screen
        self.mark = mark
        self.setZValue(OVER_Z if mark.is_over else 8)

    def become(self, mark: Mark) -> None:
        """Show it as it is now."""
        if mark != self.mark:
            self.prepareGeometryChange()
            self.mark = mark
            self.update()

    def boundingRect(self) -> QRectF:
        return self.mark.rect.adjusted(-0.3, -0.3, 0.3, 0.3)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        self._screen.paint_mark(painter, self.mark)


class FanGround(QGraphicsItem):
    """The dark plate under a stack that is fanned out."""

    def __init__(self) -> None:
        super().__init__()
        self._rect = QRectF()
        self._radius = 0.0
        self.setZValue(FAN_Z - 1)
        self.hide()

    def lie_under(self, rect: QRectF, radius: float) -> None:
        """Cover this rectangle."""
        self.prepareGeometryChange()
        self._rect, self._radius = rect, radius
        self.show()

    @property
    def rect(self) -> QRectF:
        """What it covers."""
        return self._rect

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-0.1, -0.1, 0.1, 0.1)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setPen(pen(tints.WHITE, 0.04, 0.7))
        painter.setBrush(brush(tints.FAN, 0.78))
        painter.drawRoundedRect(self._rect, self._radius, self._radius)


class Ghost(QGraphicsItem):
    """A counter as it would lie at the end of a way."""

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self._faces = faces
        self._face: Face | None = None
        self._edge = 1.0
        self.setZValue(63)
        self.setOpacity(0.6)
        self.hide()

    def appear(self, face: Face, edge: float, point: QPointF) -> None:
        """Show this face there."""
        self.prepareGeometryChange()
        self._face, self._edge = face, edge
        self.setPos(point)
        self.show()

    def boundingRect(self) -> QRectF:
        reach = self._edge * 0.75
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._face is not None:
            draw_face(painter, self._faces, self._face, self._edge)


class Table(QGraphicsScene):
    """Everything that lies on the sheet, in board units.

    ``room`` is the part of the sheet in which fanned stacks are laid out. ``laid`` tells that another board
    lies there.
    """

    laid = Signal()

    def __init__(
        self,
        screen: AnyScreen,
        view: GameState,
        faces: Faces,
        accent: str,
        *,
        wake: Callable[[], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.screen = screen
        self.faces = faces
        self.accent = accent
        self.spots = Spots(screen.board(view))
        self.sheet = screen.sheet(view)
        self.room = self.sheet
        self.edge = screen.piece_size()
        self.unit = self.edge * UNIT
        self._shift = QPointF(*screen.piece_shift())
        self._spreading = screen if isinstance(screen, SpreadingScreen) else None
        self.boxes: Mapping[str, QRectF] = {}
        self.counters: dict[str, Counter] = {}
        self.places: dict[str, list[str]] = {}
        self._marks: dict[str, MarkItem] = {}
        self._fan: str | None = None
        self._fan_grip: tuple[str, QPointF] | None = None
        self._fan_ground = FanGround()
        self._hidden = False
        self.held: str | None = None
        self.under_lights = UnderLights(self.sheet, self.unit, self.shape, wake)
        self.over_lights = OverLights(self.sheet, self.unit, self.shape, wake, self.is_covered)
        self.under_lights.setZValue(2)
        self.over_lights.setZValue(40)
        self.way, self.sight_line, self.shot = Overlay(60), Overlay(70), Overlay(75)
        self.refusal, self.cursor, self.ring = Overlay(HELD_Z + 5), Overlay(62), Overlay(80)
        self.ghost = Ghost(faces)
        self._lights = Lights()
        for item in self._fixed():
            self.addItem(item)
        self.sync(view)

    def _fixed(self) -> tuple[QGraphicsItem, ...]:
        overlays = (self.way, self.sight_line, self.shot, self.refusal, self.cursor, self.ring)
        return (self.under_lights, self.over_lights, self._fan_ground, self.ghost, *overlays)

    # The view

    def lay(self, view: GameState) -> None:
        """Have the board of the view on the table, where another one lies."""
        board = self.screen.board(view)
        if board is self.spots.board:
            return
        self.spots = Spots(board)
        self.sheet = self.room = self.screen.sheet(view)
        self.show_lights(Lights())
        for layer in (self.under_lights, self.over_lights):
            layer.lay(self.sheet)
        for overlay in (self.way, self.sight_line, self.shot, self.refusal, self.cursor, self.ring):
            overlay.clear()
        self._fan = None
        self.laid.emit()

    def sync(self, view: GameState) -> None:
        """Make all items equal the view."""
        self.lay(view)
        self.boxes = dict(self.screen.box_rects(view))
        pieces = {piece.id: piece for piece in self.screen.pieces(view)}
        if self.held not in pieces:
            self.held = None
        for gone in [name for name in self.counters if name not in pieces]:
            self.removeItem(self.counters.pop(gone))
        self.places = {}
        for piece in sorted(pieces.values(), key=lambda piece: piece.order):
            self.places.setdefault(piece.place, []).append(piece.id)
            self._put(piece)
        if self._fan is not None and len(self.places.get(self._fan, ())) < 2:
            self._fan = None
        self.over_lights.forget()
        self._sync_marks({mark.id: mark for mark in self.screen.live_marks(view)})
        self._settle()

    def sync_around(self, view: GameState, waiting: str | None) -> None:
        """Make all items equal the view, except where one counter lies that waits at the end of its way."""
        held, self.held = self.held, waiting
        self.sync(view)
        self.held = held

    def _put(self, piece: Piece) -> None:
        counter = self.counters.get(piece.id)
        if counter is None:
            counter = Counter(piece, self.edge, self.faces, self.accent)
            counter.setVisible(not self._hidden)
            self.counters[piece.id] = counter
            self.addItem(counter)
        else:
            counter.become(piece, counter.edge)

    def _sync_marks(self, marks: Mapping[str, Mark]) -> None:
        for gone in [name for name in self._marks if name not in marks]:
            self.removeItem(self._marks.pop(gone))
        for name, mark in marks.items():
            if name in self._marks:
                self._marks[name].become(mark)
            else:
                self._marks[name] = MarkItem(self.screen, mark)
                self.addItem(self._marks[name])

    def _settle(self) -> None:
        """Send every counter to its place: boxes and stacks, the fanned one side by side."""
        for place, names in self.places.items():
            spread_out = place == self._fan
            for index, name in enumerate(names):
                counter = self.counters[name]
                counter.setOpacity(1.0)
                counter.squeeze(1.0)
                counter.home_z = (FAN_Z if spread_out else COUNTER_Z) + index * 0.01
                if not spread_out and place in self.spots:
                    # Counters further south lie over those north of them.
                    south = self.spots.centre(SpaceId(place)).y() - self.sheet.top()
                    counter.home_z += SOUTH_Z * south / self.sheet.height()
            for name, (edge, point) in zip(names, self._layout(place, names), strict=True):
                counter = self.counters[name]
                counter.become(counter.piece, edge)
                counter.home = point
                self.send_home(name)
            self._number(place, names)
        self._ground_fan()

    def _number(self, place: str, names: list[str]) -> None:
        is_stack = place in self.spots and place != self._fan and self._spreading is None
        shown = len(names) if is_stack else 0
        for name in names:
            self.counters[name].number(shown if name == names[-1] else 0)

    def _layout(self, place: str, names: list[str]) -> list[tuple[float, QPointF]]:
        count = len(names)
        if place in self.spots:
            middle = self.spots.centre(SpaceId(place)) + self._shift
            centre = (middle.x(), middle.y())
            if place == self._fan:
                points = self._fanned(names, middle)
            elif self._spreading is not None:
                lies = self._spreading.spread(tuple(self.counters[name].piece for name in names))
                return [(lie.edge, middle + QPointF(lie.x, lie.y)) for lie in lies]
            else:
                points = stacked(centre, self.edge, count)
            return [(self.edge, QPointF(x, y)) for x, y in points]
        box = self.boxes.get(place, QRectF(self.sheet.topLeft(), self.sheet.topLeft()))
        most = self.edge * max(self.counters[name].piece.scale for name in names)
        edge, points = boxed(_bounds(box), most, count)
        return [(edge, QPointF(x, y)) for x, y in points]

    def _fanned(self, names: list[str], middle: QPointF) -> tuple[Point, ...]:
        """Where counters lie in a fan; one that is pointed at stays where it is if there is room."""
        if self._spreading is not None:
            # The fan opens where the counters lie, and that need not be the middle of the space.
            lies = self._spreading.spread(tuple(self.counters[name].piece for name in names))
            middle += QPointF(sum(lie.x for lie in lies), sum(lie.y for lie in lies)) / len(lies)
        room, grip = _bounds(self.room), self._fan_grip
        points = fanned((middle.x(), middle.y()), self.edge, len(names), room)
        if grip is None or grip[0] not in names:
            return points
        middle += grip[1] - QPointF(*points[names.index(grip[0])])
        return fanned((middle.x(), middle.y()), self.edge, len(names), room)

    def send_home(self, name: str) -> None:
        """Put one counter where the view has it."""
        if name != self.held:
            counter = self.counters[name]
            counter.setPos(counter.home)
            counter.setZValue(counter.home_z)

    # What is where

    def has(self, name: str) -> bool:
        """Return whether there is such a counter, space or box; what is asked about may be none of them."""
        return name in self.counters or name in self.spots or name in self.boxes

    def shape(self, name: str) -> QPainterPath:
        """Return the outline of a space or a box; empty for anything else."""
        if name in self.spots:
            return self.spots.path(SpaceId(name))
        path = QPainterPath()
        if name in self.boxes:
            radius = 0.1 * self.unit
            path.addRoundedRect(self.boxes[name], radius, radius)
        return path

    def outline(self, name: str) -> QPainterPath:
        """Return the outline of a counter where it lies, or of a space or box."""
        if name in self.counters:
            counter = self.counters[name]
            path = QPainterPath()
            radius = RADIUS * counter.edge
            path.addRoundedRect(counter.body().translated(counter.pos()), radius, radius)
            return path
        return self.shape(name)

    def is_covered(self, place: str) -> bool:
        """Whether counters lie there."""
        return place in self.places

    def place_of(self, name: str) -> str:
        """Return the place of a counter; a place is its own place."""
        return self.counters[name].piece.place if name in self.counters else name

    def place_at(self, point: QPointF) -> str | None:
        """Return the space or box under a point."""
        space = self.spots.at(point)
        if space is not None:
            return space
        return next((name for name, rect in self.boxes.items() if rect.contains(point)), None)

    def counters_at(self, point: QPointF) -> tuple[str, ...]:
        """Return the counters under a point, the topmost first; the one in hand is left out."""
        if self._hidden:
            return ()
        found = [
            counter
            for counter in self.counters.values()
            if counter.id != self.held and counter.body().contains(point - counter.pos())
        ]
        found.sort(key=lambda counter: -counter.zValue())
        return tuple(counter.id for counter in found)

    def under(self, point: QPointF) -> tuple[str, ...]:
        """Return what a click at a point may mean: the topmost counter, then its place."""
        counters = self.counters_at(point)[:1]
        place = self.place_of(counters[0]) if counters else self.place_at(point)
        return (*counters, place) if place else counters

    def mark_at(self, point: QPointF) -> Mark | None:
        """Return what is painted live over the sheet at a point, the latest where several lie there."""
        here = [item.mark for item in self._marks.values() if item.mark.rect.contains(point)]
        return here[-1] if here else None

    # What is to be seen

    def take_accent(self, accent: str) -> None:
        """Use this colour for the cursor and for rings."""
        self.accent = accent
        for counter in self.counters.values():
            counter.take_accent(accent)

    def show_lights(self, lights: Lights) -> None:
        """Light these spaces and boxes."""
        self._lights = lights
        self.under_lights.show_lights(Lights(dict.fromkeys(lights.legal, "")))
        self.over_lights.show_lights(lights)

    @property
    def lights(self) -> Lights:
        """What is lit."""
        return self._lights

    def mark_counters(self, lit: frozenset[str], selected: frozenset[str], pointed: str | None) -> None:
        """Show which counters may be clicked, were clicked, and have the keyboard's attention."""
        for name, counter in self.counters.items():
            counter.mark(lit=name in lit, selected=name in selected, pointed=name == pointed)

    @property
    def is_spread(self) -> bool:
        """Whether the counters of a space lie side by side, with gaps between them, instead of in a stack."""
        return self._spreading is not None

    @property
    def fan(self) -> str | None:
        """The place whose stack is fanned out."""
        return self._fan

    @property
    def fan_area(self) -> QRectF:
        """What the fanned stack covers."""
        return self._fan_ground.rect if self._fan is not None else QRectF()

    def clear_sight(self, spaces: Iterable[SpaceId]) -> None:
        """Close the fan if it covers one of these spaces, of which one is to be clicked."""
        hidden = [space for space in spaces if space in self.spots and space != self._fan]
        if any(self.fan_area.contains(self.spots.centre(space)) for space in hidden):
            self.fan_out(None)

    def fan_out(self, place: str | None, grip: str = "") -> None:
        """Lay the counters of a space side by side; None closes the fan.

        Where counters lie side by side already, the one that is pointed at (``grip``) keeps its place.
        """
        if place is not None and (place not in self.spots or len(self.places.get(place, ())) < 2):
            place = None
        if place != self._fan and not self._hidden:
            is_held = self.is_spread and grip in self.counters
            self._fan_grip = (grip, self.counters[grip].home) if is_held else None
            self._fan = place
            self._settle()

    def _ground_fan(self) -> None:
        if self._fan is None:
            self._fan_ground.hide()
            return
        area = QRectF()
        for name in self.places[self._fan]:
            counter = self.counters[name]
            area = area.united(counter.body().translated(counter.home))
        gap = 0.14 * self.edge
        self._fan_ground.lie_under(area.adjusted(-gap, -gap, gap, gap), gap)

    @property
    def are_counters_hidden(self) -> bool:
        """Whether the board is shown without its counters."""
        return self._hidden

    def hide_counters(self, hidden: bool) -> None:
        """Show the board beneath the counters, or the counters again."""
        self.fan_out(None)
        self._hidden = hidden
        for counter in self.counters.values():
            counter.setVisible(not hidden)

    def hold(self, name: str | None) -> None:
        """Take a counter in hand, or let go of it; where it comes to lie is up to the caller."""
        self.held = name
        if name is not None:
            self.counters[name].setZValue(HELD_Z)

    def repaint_counters(self) -> None:
        """Paint all counters anew: better pictures of them are ready."""
        for counter in self.counters.values():
            counter.update()

    def spot_of(self, place: str) -> QPointF:
        """Return where the middle of a counter alone on a space, or in a box, is; or where a counter is."""
        if place in self.counters:
            return self.counters[place].pos()
        if place in self.spots:
            return self.spots.centre(SpaceId(place)) + self._shift
        return self.boxes[place].center() if place in self.boxes else self.sheet.center()


def _bounds(rect: QRectF) -> Bounds:
    return (rect.left(), rect.top(), rect.right(), rect.bottom())
