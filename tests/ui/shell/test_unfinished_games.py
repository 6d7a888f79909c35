# SPDX-License-Identifier: GPL-3.0-or-later
"""The games that are not over, on the start page: each is removed there after a question that names it."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget

from rubbletop.kernel.facts import say
from rubbletop.ui.main_window import MainWindow
from rubbletop.ui.parts.unfinished import BATCH
from rubbletop.ui.recovery import About, Recovery
from tests.toy.game import ANNA, given_session
from tests.toy.parts import Bid

LEFT = Qt.MouseButton.LeftButton
DELETE = Qt.Key.Key_Delete


@pytest.fixture
def window(window: MainWindow) -> MainWindow:
    """The window with three unfinished games on the start page, turn 2 played last."""
    given_kept(3)
    window.show_start()
    return window


def given_kept(count: int) -> list[Path]:
    """Keep so many unfinished games, in turns 0 and up, the last one written last."""
    keeper = Recovery(lambda message: None)
    made = []
    for number in range(count):
        known = set(keeper.folder.glob("*.journal"))
        session = given_session()
        keeper.begin(session)  # type: ignore[arg-type]
        session.submit(Bid(seat=ANNA, oil=1))
        keeper.note(About(heading=say("Turn {n}", n=number), line=say("lanterns"), is_over=False))
        keeper.finish()
        (path,) = set(keeper.folder.glob("*.journal")) - known
        os.utime(path, (1000 + number, 1000 + number))
        made.append(path)
    return made


def button(window: MainWindow, name: str) -> QPushButton:
    """The button of that name that is on the start page now."""
    (found,) = [part for part in window.start.findChildren(QPushButton, name) if part.isVisible()]
    return found


def asked(window: MainWindow) -> QMessageBox:
    """The question that is open."""
    (box,) = [found for found in window.findChildren(QMessageBox) if found.isVisible()]
    return box


def headings(window: MainWindow) -> list[str]:
    """The turns of the games that can be gone on with, as they are kept."""
    return [kept.about.heading.text() for kept in window.desk.recovery.unfinished() if kept.about is not None]


def confirm(box: QMessageBox) -> None:
    """Press the button that removes."""
    (remove,) = [part for part in box.buttons() if part.text() == "Remove"]
    QTest.mouseClick(remove, LEFT)


def focused(window: MainWindow) -> QWidget:
    """What has the keys."""
    found = window.focusWidget()
    assert found is not None
    return found


def test_a_game_is_removed_by_its_small_button_after_a_question_that_names_it(window: MainWindow) -> None:
    QTest.mouseClick(button(window, "remove go_on 1"), LEFT)
    box = asked(window)
    assert box.text() == "Remove this unfinished game?"
    assert box.informativeText().startswith("lantern\n1 · Turn 1 · kept ")

    confirm(box)

    assert headings(window) == ["Turn 2", "Turn 0"]
    assert button(window, "go_on 1").accessibleDescription() == "1 · Turn 0"
    assert focused(window) is button(window, "go_on 1")


def test_a_game_stays_where_the_question_is_answered_with_no(window: MainWindow) -> None:
    QTest.mouseClick(button(window, "remove go_on 1"), LEFT)

    QTest.keyClick(asked(window), Qt.Key.Key_Escape)

    assert headings(window) == ["Turn 2", "Turn 1", "Turn 0"]


def test_the_delete_key_removes_the_game_whose_row_has_the_keys(window: MainWindow) -> None:
    window.activateWindow()
    assert focused(window).objectName() == "go_on"

    QTest.keyClick(focused(window), DELETE)
    confirm(asked(window))

    assert headings(window) == ["Turn 1", "Turn 0"]
    assert focused(window) is button(window, "go_on")


def test_with_the_last_game_the_card_goes_and_a_new_game_has_the_keys(window: MainWindow) -> None:
    for _ in range(3):
        QTest.mouseClick(button(window, "remove go_on"), LEFT)
        confirm(asked(window))

    assert headings(window) == []
    assert focused(window).objectName() == "new colossi"


def test_a_game_that_another_window_took_up_meanwhile_stays_and_that_is_told(window: MainWindow) -> None:
    QTest.mouseClick(button(window, "remove go_on"), LEFT)
    taken = QLockFile(f"{window.desk.recovery.unfinished()[0].path}.lock")
    assert taken.tryLock(0)

    confirm(asked(window))

    assert window.status.words == "This game is being played in another window."
    assert button(window, "go_on 2").accessibleDescription() == "1 · Turn 0"
    taken.unlock()
    assert headings(window) == ["Turn 2", "Turn 1", "Turn 0"]


def test_many_games_are_listed_a_few_at_a_time(window: MainWindow) -> None:
    given_kept(BATCH + 5)
    window.show_start()
    assert window.start.findChild(QPushButton, f"go_on {BATCH + 1}") is None

    QTest.mouseClick(button(window, "more games"), LEFT)

    last = BATCH + 7
    assert focused(window) is button(window, f"go_on {BATCH + 1}")
    assert button(window, f"go_on {last}").accessibleDescription() == "1 · Turn 0"
    assert not [part for part in window.start.findChildren(QPushButton, "more games") if part.isVisible()]
