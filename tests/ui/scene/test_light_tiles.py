# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of what is lit are painted in idle time, also while a counter is in hand."""

import pytest
from PySide6.QtCore import QPoint, QRectF, QTimer
from PySide6.QtGui import QColor, QImage, QPainter

from rubbletop.ui.scene import tints
from rubbletop.ui.scene.idle import Idle
from rubbletop.ui.scene.light_tiles import LightTiles
from tests.ui.scene.conftest import Play

pytestmark = pytest.mark.usefixtures("qapp")

LIGHT = QRectF(10, 10, 20, 20)
BLUE = QColor(tints.LEGAL)


class Lit:
    """One lit square of a board of 100 x 100 units, and the tiles that show it."""

    def __init__(self) -> None:
        self.painted: list[QRectF] = []
        self.changed: list[QRectF] = []
        self.woken: list[None] = []
        self.tiles = LightTiles(
            self._paint, self._is_dark, lambda: self.woken.append(None), self.changed.append
        )

    def _paint(self, painter: QPainter, part: QRectF) -> None:
        self.painted.append(part)
        painter.fillRect(LIGHT, BLUE)

    def _is_dark(self, part: QRectF) -> bool:
        return not part.intersects(LIGHT)

    def shown(self, scale: float) -> QImage:
        image = QImage(round(100 * scale), round(100 * scale), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor("#000000"))
        painter = QPainter(image)
        painter.scale(scale, scale)
        self.tiles.draw(painter, QRectF(0, 0, 100, 100))
        painter.end()
        return image

    def work(self) -> int:
        pieces = 0
        while self.tiles.work():
            pieces += 1
        return pieces


def test_drawing_never_paints_a_tile_but_wishes_for_the_lit_ones() -> None:
    lit = Lit()

    before = lit.shown(10.0)
    assert lit.painted == []
    assert lit.woken
    pieces = lit.work()

    assert before.pixelColor(200, 200) == QColor("#000000")
    assert pieces == len(lit.changed) == 1
    assert lit.shown(10.0).pixelColor(200, 200) == BLUE


def test_the_tiles_of_the_zoom_before_stand_in_for_those_of_the_new_one() -> None:
    lit = Lit()
    lit.shown(5.0)
    lit.work()

    blurred = lit.shown(10.0)

    assert len(lit.painted) == 1
    assert blurred.pixelColor(200, 200) == BLUE
    assert blurred.pixelColor(90, 90) == QColor("#000000")


def test_a_zoom_that_was_passed_over_does_not_stand_in() -> None:
    lit = Lit()
    lit.shown(5.0)
    lit.work()
    lit.shown(10.0)

    assert lit.shown(20.0).pixelColor(400, 400) == BLUE


def test_what_is_forgotten_is_not_shown_again() -> None:
    lit = Lit()
    lit.shown(5.0)
    lit.work()

    lit.tiles.forget()

    assert lit.shown(5.0).pixelColor(100, 100) == QColor("#000000")
    assert lit.work() == 1


def test_a_large_window_keeps_all_its_tiles() -> None:
    lit = Lit()
    for _ in range(2):
        lit.shown(40.0)
        lit.work()
    painted = len(lit.painted)

    lit.shown(40.0)

    assert painted == 9
    assert lit.work() == 0


class Sand:
    """Work in so many pieces."""

    def __init__(self, pieces: int) -> None:
        self.left = pieces

    def work(self) -> bool:
        if not self.left:
            return False
        self.left -= 1
        return True


def test_while_a_hand_is_busy_the_patient_wait_and_the_others_go_on(play: Play) -> None:
    idle, prompt, patient = Idle(), Sand(3), Sand(3)
    hand = [True]
    idle.add(prompt)
    idle.add_patient(patient)
    idle.hold_while(lambda: hand[0])

    idle.wake()
    play.qtbot.waitUntil(lambda: not prompt.left)
    assert patient.left == 3

    hand.clear()
    hand.append(False)
    play.qtbot.waitUntil(lambda: not idle.is_busy)
    assert patient.left == 0


def test_what_one_worker_has_painted_is_shown_before_the_next_begins(play: Play) -> None:
    idle, first, second = Idle(), Sand(1), Sand(1)
    idle.add(first)
    idle.add(second)
    left: list[int] = []
    later = QTimer()
    later.setSingleShot(True)
    later.timeout.connect(lambda: left.append(second.left))

    idle.wake()
    later.start(0)
    play.qtbot.waitUntil(lambda: bool(left) and not idle.is_busy)

    assert left == [1]
    assert second.left == 0


def test_the_lights_of_a_counter_in_hand_come_while_it_is_carried(play: Play) -> None:
    start = play.at("c")
    play.press("c")
    play.move(start + QPoint(20, 0))
    assert play.table.held == "c"
    beside = play.at(next(iter(play.table.lights.legal))) + QPoint(0, 14)

    def shown() -> QColor:
        return play.view.grab().toImage().pixelColor(beside)

    dark = shown()

    play.qtbot.waitUntil(lambda: shown() != dark)
    assert play.table.held == "c"
