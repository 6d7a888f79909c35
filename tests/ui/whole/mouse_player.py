# SPDX-License-Identifier: GPL-3.0-or-later
"""A person with a mouse alone, whose clicks go where the window sends them."""

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from rubbletop.kernel.facts import Action
from tests.ui.whole.player import Driver, centre_in

Button, NONE = Qt.MouseButton, Qt.KeyboardModifier.NoModifier
GRID = 11
"""Rows and columns of the points at which a thing on the board is tried."""
CLEAR = 2
"""So many pixels around a click must mean the same: nobody aims better."""


class MousePlayer(Driver):
    """Clicks and drags what can be seen."""

    drags = 0

    def press(self, button: QWidget) -> None:
        front = self.front
        self.qtbot.waitUntil(lambda: button.isVisible() and not button.size().isEmpty())
        self.wheel_to(button)
        at = centre_in(front, button)
        found = front.childAt(at)
        assert found is button or (found is not None and button.isAncestorOf(found)), (found, button)
        assert button.isEnabled(), button
        self.strokes += 1
        QTest.mouseClick(self.handle, Button.LeftButton, NONE, at)

    def wheel_to(self, part: QWidget) -> None:
        """Turn the wheel until a part is in sight."""
        above = part.parentWidget()
        while above is not None and not isinstance(above, QScrollArea):
            above = above.parentWidget()
        for _ in range(40):
            if above is None or part.visibleRegion().contains(part.rect().center()):
                return
            down = part.mapTo(above, part.rect().center()).y() > above.height() / 2
            turn_wheel(above.viewport(), -120 if down else 120)

    def further(self, action: Action) -> None:
        button, pick = self.offered(action), self.next_pick(action)
        if pick == "":
            self.put_back()
        elif pick is None or (button is not None and self.rng.random() < 0.5):
            assert button is not None, (action, self.page.prompt.question)
            self.press(button)
        elif (to := self.drag_to(action, pick)) is not None:
            self.drag(pick, to)
        else:
            self.click(pick)

    def put_back(self) -> None:
        """Click the table with the right button."""
        self.strokes += 1
        QTest.mouseClick(self.handle, Button.RightButton, NONE, self.in_front(self.any_spot()))

    # On the board

    def drag_to(self, action: Action, pick: str) -> str | None:
        """Return where a counter is dragged to, now and then; None to click it."""
        picks, table = action.picks(), self.page.stage.table
        can = len(picks) == 2 and pick in table.counters and pick == picks[0] and table.has(picks[1])
        return picks[1] if can and self.rng.random() < 0.4 and self.spot(picks[1]) is not None else None

    def click(self, name: str) -> None:
        self.strokes += 1
        QTest.mouseClick(self.handle, Button.LeftButton, NONE, self.in_front(self.found(name)))

    def drag(self, name: str, to: str) -> None:
        start = self.in_front(self.found(name))
        self.strokes += 1
        self.drags += 1
        QTest.mousePress(self.handle, Button.LeftButton, NONE, start)
        on_board = self.spot(to)
        goal = self.in_front(on_board) if on_board is not None else start
        for step in (1, 2, 3):
            QTest.mouseMove(self.handle, start + (goal - start) * step / 3)
        QTest.mouseRelease(self.handle, Button.LeftButton, NONE, goal)

    def found(self, name: str) -> QPoint:
        """Return a pixel of the board at which a click means this; stacks are looked into first."""
        spot = self.spot(name)
        if spot is None:
            self.look_into(name)
            spot = self.spot(name)
        if spot is None:
            self.put_back()
            self.look_into(name)
            spot = self.spot(name)
        assert spot is not None, name
        return spot

    def look_into(self, name: str) -> None:
        """Rest on a stack until it fans out."""
        table, view = self.page.stage.table, self.page.stage.view
        place = table.place_of(name)
        QTest.mouseMove(self.handle, self.in_front(QPoint(4, 4)))
        over = view.mapFromScene(table.counters[table.places[place][-1]].pos())
        QTest.mouseMove(self.handle, self.in_front(over))
        QTest.mouseMove(self.handle, self.in_front(over + QPoint(1, 0)))
        for _ in range(20):
            if table.fan == place:
                return
            self.qtbot.wait(2)

    def spot(self, name: str) -> QPoint | None:
        """Return a pixel of the board's view at which a click means this, the nearest to its middle."""
        table, view = self.page.stage.table, self.page.stage.view
        area = view.pixels(table.outline(name).boundingRect())
        for means in (self._shows, self._resolves, self._stands_for):
            for at in grid(area):
                if self._is_free(at) and all(means(name, self.under(near)) for near in around(at)):
                    return at
        return None

    def under(self, at: QPoint) -> tuple[str, ...]:
        """Return what lies under a pixel of the board's view, the topmost first."""
        return self.page.stage.table.under(self.page.stage.view.mapToScene(at))

    def _shows(self, name: str, under: tuple[str, ...]) -> bool:
        """Whether it is seen there itself."""
        return under[:1] == (name,)

    def _resolves(self, name: str, under: tuple[str, ...]) -> bool:
        """Whether it is the lit space under something that is not lit."""
        return self.page.stage.hands.picks.resolved(under) == name

    def _stands_for(self, name: str, under: tuple[str, ...]) -> bool:
        """Whether it is the only lit counter of a stack, while a target is chosen."""
        stage = self.page.stage
        lit, picks = stage.hands.picks.lit, stage.hands.picks
        here = [known for known in stage.table.places.get(under[-1] if under else "", ()) if known in lit]
        return bool(picks.path) and here == [name] and picks.resolved(under) is None

    def _is_free(self, at: QPoint) -> bool:
        """Whether the board is seen there, and nothing before it."""
        view = self.page.stage.view
        if not view.viewport().rect().adjusted(3, 3, -3, -3).contains(at):
            return False
        return self.window.childAt(self.in_front(at)) is view.viewport()

    def in_front(self, at: QPoint) -> QPoint:
        """Return a pixel of the board's view as one of the window."""
        return self.page.stage.view.viewport().mapTo(self.window, at)

    def any_spot(self) -> QPoint:
        return QPoint(6, 6)


def grid(area: QRectF) -> list[QPoint]:
    """Return points all over an area, those in its middle first."""
    middle = area.center()

    def far(at: QPointF) -> float:
        return QPointF.dotProduct(at - middle, at - middle)

    steps = [step / GRID for step in range(1, GRID)]
    points = [
        QPointF(area.left() + area.width() * x, area.top() + area.height() * y) for x in steps for y in steps
    ]
    return [at.toPoint() for at in sorted(points, key=far)]


def around(at: QPoint) -> Iterator[QPoint]:
    """Yield a pixel and those at the rim of what must mean the same."""
    yield at
    for x, y in ((-CLEAR, 0), (CLEAR, 0), (0, -CLEAR), (0, CLEAR)):
        yield at + QPoint(x, y)


def turn_wheel(part: QWidget, degrees: int) -> None:
    """Turn the wheel over a part by eighths of a degree, upwards if they are more than none."""
    at = QPointF(part.rect().center())
    phase, keys = Qt.ScrollPhase.NoScrollPhase, Qt.KeyboardModifier.NoModifier
    event = QWheelEvent(
        at, part.mapToGlobal(at), QPoint(), QPoint(0, degrees), Qt.MouseButton.NoButton, keys, phase, False
    )
    QApplication.sendEvent(part, event)
