# SPDX-License-Identifier: GPL-3.0-or-later
"""Zoom, pan, fit, tiles and the overview map."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from rubbletop.ui.scene import play_view
from rubbletop.ui.scene.backdrop import Backdrop
from rubbletop.ui.scene.faces import Faces
from tests.ui.scene.conftest import LEFT, NONE, Play
from tests.ui.scene.hexgame import HexScreen


def turn_wheel(play: Play, at: QPoint, notches: float, modifier: Qt.KeyboardModifier = NONE) -> None:
    viewport = play.view.viewport()
    where = QPointF(at)
    event = QWheelEvent(
        where,
        QPointF(viewport.mapToGlobal(at)),
        QPoint(),
        QPoint(0, round(120 * notches)),
        Qt.MouseButton.NoButton,
        modifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(viewport, event)


def test_the_whole_sheet_fits_at_first_and_after_a_resize(play: Play) -> None:
    assert play.view.zoom == 1.0
    assert play.view.seen().contains(play.table.sheet)

    play.view.resize(500, 500)

    assert play.view.zoom == 1.0
    assert play.view.seen().contains(play.table.sheet)


def test_the_wheel_zooms_about_the_pointer(play: Play) -> None:
    at = play.at("32")
    before = play.view.mapToScene(at)

    turn_wheel(play, at, 3)

    after = play.view.mapToScene(at)
    assert play.view.zoom == pytest.approx(2.0)
    assert (after - before).manhattanLength() < 2 / play.view.scale_now


def test_small_turns_of_a_fine_wheel_add_up(play: Play) -> None:
    for _ in range(4):
        turn_wheel(play, play.at("32"), 0.25)

    assert play.view.zoom == pytest.approx(2 ** (1 / 3))


def test_zoom_ends_at_eight_times_and_at_half(play: Play) -> None:
    turn_wheel(play, play.at("32"), 40)
    assert play.view.zoom == 8.0

    turn_wheel(play, play.at("32"), -80)
    assert play.view.zoom == 0.5


def test_keys_zoom_and_fit(play: Play) -> None:
    play.key(Qt.Key.Key_Plus)
    assert play.view.zoom > 1.0

    play.key(Qt.Key.Key_Minus)
    play.key(Qt.Key.Key_Minus)
    assert play.view.zoom < 1.0

    play.key(Qt.Key.Key_0)
    assert play.view.zoom == 1.0


def test_control_and_arrows_pan(play: Play) -> None:
    play.view.zoom_at(4.0, QPoint(450, 300))
    before = play.view.seen().center()

    play.key(Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)

    assert play.view.seen().center().x() > before.x()


def test_shift_and_wheel_pans_sideways(play: Play) -> None:
    play.view.zoom_at(4.0, QPoint(450, 300))
    before = play.view.seen().center()

    turn_wheel(play, QPoint(450, 300), -1, Qt.KeyboardModifier.ShiftModifier)

    assert play.view.seen().center().x() > before.x()


def test_panning_ends_at_the_rim_of_the_sheet(play: Play) -> None:
    play.view.zoom_at(4.0, QPoint(450, 300))

    play.view.pan(QPointF(9999, 9999))

    corner = play.view.seen().topLeft() - play.table.sheet.topLeft()
    assert abs(corner.x()) < 0.1
    assert abs(corner.y()) < 0.1


def test_a_resize_keeps_the_size_of_what_is_looked_at(play: Play) -> None:
    play.view.zoom_at(4.0, QPoint(450, 300))
    scale = play.view.scale_now

    play.view.resize(700, 500)

    assert play.view.scale_now == pytest.approx(scale)


def test_the_middle_button_pans(play: Play) -> None:
    play.view.zoom_at(4.0, QPoint(450, 300))
    before = play.view.seen().center()
    viewport = play.view.viewport()

    QTest.mousePress(viewport, Qt.MouseButton.MiddleButton, NONE, QPoint(450, 300))
    QTest.mouseMove(viewport, QPoint(400, 260))
    QTest.mouseRelease(viewport, Qt.MouseButton.MiddleButton, NONE, QPoint(400, 260))

    assert play.view.seen().center().x() > before.x()


def test_the_board_is_painted_sharp_at_every_zoom(play: Play) -> None:
    for zoom in (1.0, 2.0, 8.0):
        play.view.zoom_at(zoom, play.at("32"))
        play.stage.idle.finish()

        assert play.view.is_sharp
        shown = play.view.grab().toImage()
        middle = play.at("30")
        if play.view.viewport().rect().contains(middle):
            assert shown.pixelColor(middle) == QColor("#E2A24A")


def test_tiles_come_by_themselves_while_the_window_lives(play: Play) -> None:
    play.view.zoom_at(4.0, QPoint(450, 300))
    assert not play.view.is_sharp

    play.qtbot.waitUntil(lambda: play.view.is_sharp)


def test_the_sheet_is_painted_anew_once_the_wheel_rests(play: Play) -> None:
    sharpened: list[bool] = []
    play.view.painted.connect(lambda: sharpened.append(play.view.is_zooming))

    turn_wheel(play, play.at("32"), 3)
    assert play.view.is_zooming

    play.qtbot.waitUntil(lambda: play.view.is_sharp)
    assert sharpened
    assert not any(sharpened)


def test_the_pictures_of_the_board_stay_within_their_budget() -> None:
    sheet = QRectF(0, 0, 100, 100)

    def paint(painter: QPainter, layer: str) -> None:
        painter.fillRect(sheet, QColor("#E2A24A"))

    backdrop = Backdrop(("ground",), sheet, paint, lambda: None, lambda area: None)
    for row in range(20):
        backdrop.look(100.0, 1.0, 5.0, QRectF(0, row * 500, 4000, 500))
        while backdrop.work():
            pass

    assert backdrop.is_sharp
    assert backdrop.bytes <= 48 << 20


def test_tiles_that_show_nothing_are_not_kept() -> None:
    sheet = QRectF(0, 0, 100, 100)
    backdrop = Backdrop(("labels",), sheet, lambda painter, layer: None, lambda: None, lambda area: None)

    backdrop.look(100.0, 1.0, 5.0, QRectF(0, 0, 1000, 1000))
    while backdrop.work():
        pass

    assert backdrop.bytes == 0


def test_a_fault_in_painting_is_told_and_does_not_end_the_program() -> None:
    def paint(painter: QPainter, layer: str) -> None:
        raise ValueError("no paint")

    backdrop = Backdrop(("ground",), QRectF(0, 0, 9, 9), paint, lambda: None, lambda area: None)
    backdrop.look(10.0, 1.0, 10.0, QRectF(0, 0, 90, 90))

    with pytest.raises(ValueError, match="no paint"):
        backdrop.work()


def test_pictures_of_counters_stay_within_their_budget(play: Play) -> None:
    painted: list[object] = []

    def paint(painter: QPainter, face: object, edge: float) -> None:
        painted.append(face)

    faces = Faces(paint, lambda: None, lambda: None)
    for face in range(60):
        faces.picture(face, 400, 1.0)

    assert faces.bytes <= 40 << 20
    assert len(painted) == 60


def test_a_large_window_keeps_more_pictures_of_counters(play: Play) -> None:
    painted: list[object] = []
    faces = Faces(lambda painter, face, edge: painted.append(face), lambda: None, lambda: None)
    faces.make_room(3840 * 2160)
    for _ in range(2):
        for face in range(30):
            faces.picture(face, 660, 2.0)

    assert len(painted) == 30


def test_a_counter_in_a_new_size_is_painted_in_idle_time(play: Play) -> None:
    counters = play.stage.faces
    before = counters.bytes
    play.view.zoom_at(4.0, play.at("c"))
    play.view.grab()
    assert play.stage.idle.is_busy

    play.stage.idle.finish()
    play.view.grab()

    assert counters.bytes > before


def test_a_click_on_the_overview_map_brings_that_part_into_the_window(play: Play) -> None:
    overview = play.stage.overview
    play.qtbot.addWidget(overview)
    overview.resize(300, overview.heightForWidth(300))
    overview.show()
    play.view.zoom_at(6.0, QPoint(450, 300))

    QTest.mouseClick(overview, LEFT, NONE, QPoint(overview.width() - 5, overview.height() - 5))

    seen = play.view.seen()
    assert abs(seen.right() - play.table.sheet.right()) < 0.2
    assert abs(seen.bottom() - play.table.sheet.bottom()) < 0.2
    assert not overview.grab().toImage().isNull()


def test_hiding_the_counters_shows_the_board_beneath(play: Play) -> None:
    QTest.keyPress(play.view, Qt.Key.Key_H)
    assert not play.table.counters["a"].isVisible()
    assert play.table.counters_at(play.pos("a")) == ()

    QTest.keyRelease(play.view, Qt.Key.Key_H)
    assert play.table.counters["a"].isVisible()


@pytest.fixture
def tooltips(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tooltips shown one after the other, "" for one that was hidden."""
    shown: list[str] = []
    spy = SimpleNamespace(
        showText=lambda at, text, widget, area: shown.append(text), hideText=lambda: shown.append("")
    )
    monkeypatch.setattr(play_view, "QToolTip", spy)
    return shown


def point_long(play: Play, at: QPoint) -> None:
    viewport = play.view.viewport()
    QApplication.sendEvent(viewport, QHelpEvent(QEvent.Type.ToolTip, at, viewport.mapToGlobal(at)))


def test_a_tooltip_says_what_lies_under_the_pointer(play: Play, tooltips: list[str]) -> None:
    point_long(play, play.at("ogre"))
    point_long(play, QPoint(2, 2))

    assert tooltips == ["Ogre\nHex 33", ""]


def test_a_long_tooltip_is_folded(play: Play, tooltips: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play.view, "words_at", lambda at: f"Ogre\n{'mud ' * 30}")

    point_long(play, play.at("ogre"))

    lines = tooltips[0].split("\n")
    assert lines[0] == "Ogre"
    assert [len(line) for line in lines[1:]] == [59, 59]


def test_a_tooltip_says_what_is_painted_live_where_nothing_else_lies(play: Play, tooltips: list[str]) -> None:
    (mark,) = HexScreen().live_marks(play.state)

    point_long(play, play.view.mapFromScene(mark.rect.center()))

    assert tooltips == ["Paid"]


def test_no_tooltip_lies_over_the_line_of_sight(play: Play, tooltips: list[str]) -> None:
    play.view.toggle_sight(True)

    point_long(play, play.at("ogre"))

    assert tooltips == [""]


def test_what_lies_under_the_pointer_is_said_in_words(play: Play) -> None:
    assert play.view.words_at(play.pos("ogre")) == "Ogre\nHex 33"
    assert play.view.words_at(play.pos("d")) == "Scout d\nCamp"
