# SPDX-License-Identifier: GPL-3.0-or-later
"""What a lesson speaks of is seen: its words, the log, and the button that is meant before all others."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from rubbletop.games import registry
from rubbletop.games.colossi.actions.cup import KeepEvent
from rubbletop.ui.decide import answering
from rubbletop.ui.lesson.coach import WATCH
from rubbletop.ui.lesson.glow import Glow
from rubbletop.ui.lesson.shelf import lesson_of
from rubbletop.ui.main_window import MainWindow
from rubbletop.ui.theme import DARK
from rubbletop.ui.words import worded
from tests.ui.lesson.pupil import Pupil, led_to

Open = Callable[[str, int], Pupil]
LINES = 6
"""So many lines of the log are seen at the least where the coach speaks of them."""


@pytest.fixture
def opened(qtbot: QtBot, window: MainWindow) -> Open:
    """Open the lesson of a game from its card on the start page, and come to one of its steps."""

    def open_lesson(game: str, place: int) -> Pupil:
        button = window.start.findChild(QPushButton, f"learn {game}")
        assert isinstance(button, QPushButton)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        pupil = Pupil(qtbot, window)
        pupil.settle()
        led_to(pupil, place)
        return pupil

    return open_lesson


@pytest.mark.parametrize(("game", "place"), [("colossi", 9), ("barrel", 13)])
def test_where_the_log_is_told_of_the_decision_gives_way_to_it(opened: Open, game: str, place: int) -> None:
    pupil = opened(game, place)
    column = pupil.page.column

    assert not column.prompt.isVisible()
    pupil.qtbot.waitUntil(lambda: column.log.height() >= LINES * column.log.fontMetrics().lineSpacing())

    pupil.press(pupil.card.back_button)
    pupil.settle()
    assert column.prompt.isVisible()


def test_the_decision_has_its_room_again_once_the_log_was_read(opened: Open) -> None:
    pupil = opened("colossi", 10)
    pupil.page.past.look_at_moment(1)
    assert not pupil.page.prompt.isVisible()

    pupil.read()

    assert pupil.page.prompt.isVisible()


def test_the_decision_is_back_while_play_is_told(opened: Open, qtbot: QtBot) -> None:
    pupil = opened("colossi", 10)
    pupil.window.call("slow")

    keep = pupil.page.bridge.legal[0]
    assert isinstance(keep, KeepEvent)
    pupil.stage.submit(keep)

    qtbot.waitUntil(lambda: pupil.card.words.text() == worded(WATCH))
    assert pupil.page.prompt.isVisible()


def test_in_a_drawer_the_tab_of_the_log_is_lit(opened: Open, qtbot: QtBot) -> None:
    pupil = opened("colossi", 8)
    column = pupil.page.column
    column.set_drawer(True)
    led_to(pupil, 9)
    handle = column.findChild(QPushButton, "drawer log")

    pupil.coach.show_lights()
    assert column.prompt.isVisible()
    assert [glow.part for glow in column.findChildren(Glow)] == [handle]

    assert isinstance(handle, QPushButton)
    pupil.press(handle)
    pupil.coach.show_lights()
    qtbot.waitUntil(lambda: [glow.part for glow in column.findChildren(Glow)] == [pupil.page.log])


def strong(pupil: Pupil) -> set[str]:
    """The words of the buttons of the decision that stand out."""
    buttons = pupil.page.prompt.findChildren(QPushButton)
    return {b.text() for b in buttons if b.isVisible() and b.property("role") == "primary"}


def test_the_button_that_is_lit_stands_out_and_no_other(opened: Open, qtbot: QtBot) -> None:
    pupil = opened("colossi", 6)
    pupil.choose("scout1")
    meant = pupil.button_for(pupil.example())

    qtbot.waitUntil(lambda: strong(pupil) == {meant.text()})


def test_a_decision_that_comes_later_does_not_stand_out(opened: Open, qtbot: QtBot) -> None:
    pupil = opened("tokyo", 4)
    qtbot.waitUntil(lambda: strong(pupil) == {"+"})

    pupil.do(pupil.example())

    qtbot.waitUntil(lambda: pupil.part("seal").property("role") == "primary")
    assert len(strong(pupil)) == 1


def test_what_is_besides_the_lesson_looks_as_ever(opened: Open, qtbot: QtBot) -> None:
    pupil = opened("tokyo", 4)
    qtbot.waitUntil(lambda: pupil.part("seal").property("role") == "")
    pupil.coach.course.is_aside = True

    pupil.coach.show_step()

    assert pupil.part("seal").property("role") == "primary"


class PaintWatch(QObject):
    """Notes each time the words of a coach are painted with too little room for them."""

    def __init__(self, words: QLabel) -> None:
        super().__init__(words)
        self.words = words
        self.low: list[str] = []
        self.painted = 0
        words.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (overrides Qt's)
        if event.type() == QEvent.Type.Paint:
            self.painted += 1
            if self.words.height() < self.words.heightForWidth(self.words.width()):
                self.low.append(self.words.text())
        return False


@pytest.mark.parametrize("game", registry.games())
def test_the_words_of_the_coach_never_lack_room(opened: Open, qtbot: QtBot, game: str) -> None:
    pupil = opened(game, 1)
    words = pupil.card.words
    qtbot.waitUntil(lambda: words.height() >= words.heightForWidth(words.width()))
    watch = PaintWatch(words)

    led_to(pupil, len(lesson_of(game).steps) - 1)
    before = watch.painted
    words.update()

    qtbot.waitUntil(lambda: watch.painted > before)
    assert watch.low == []


@pytest.mark.parametrize(("game", "place", "names"), [("colossi", 2, ["616"]), ("tokyo", 7, ["H7"])])
def test_the_space_that_is_named_is_labelled_at_any_zoom(
    opened: Open, qtbot: QtBot, game: str, place: int, names: list[str]
) -> None:
    pupil = opened(game, place)
    beacon, view = pupil.coach.beacon, pupil.stage.view
    qtbot.waitUntil(lambda: [tag.name for tag in beacon.tags] == names)
    (tag,) = beacon.tags

    sizes = set()
    for _ in range(3):
        shown = tag.deviceTransform(view.viewportTransform()).mapRect(tag.boundingRect())
        sizes.add((round(shown.width()), round(shown.height())))
        view.zoom_out()

    assert len(sizes) == 1
    assert pupil.stage.table.outline(names[0]).boundingRect().top() == tag.pos().y()

    pupil.do(pupil.example())
    qtbot.waitUntil(lambda: tag not in beacon.tags)
    assert tag.scene() is None


def test_the_label_of_a_space_can_be_seen(opened: Open, qtbot: QtBot) -> None:
    pupil = opened("colossi", 2)
    qtbot.waitUntil(lambda: bool(pupil.coach.beacon.tags))
    view, (tag,) = pupil.stage.view, pupil.coach.beacon.tags
    spot = view.mapFromScene(tag.pos()) - QPoint(0, 5)

    seen = view.grab().toImage().pixelColor(spot + QPoint(-round(tag.boundingRect().width() / 2) + 4, 0))

    assert seen.name().upper() == DARK.table


@pytest.mark.parametrize("by_keys", [True, False])
def test_what_has_the_keys_is_ringed_on_the_board_for_those_who_use_them(
    opened: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, by_keys: bool
) -> None:
    pupil = opened("barrel", 2)
    rung: list[tuple[str, ...]] = []
    pupil.page.prompt.ringed.connect(rung.append)
    pupil.window.activateWindow()
    qtbot.waitUntil(pupil.window.isActiveWindow)
    monkeypatch.setattr(answering, "are_keys_used", lambda: by_keys)

    pupil.stage.view.setFocus()
    pupil.part("media.1").setFocus()

    assert (("media.1",) in rung) == by_keys
