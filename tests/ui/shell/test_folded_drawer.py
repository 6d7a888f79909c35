# SPDX-License-Identifier: GPL-3.0-or-later
"""The room of a drawer that was put away goes to the board, in every width of the window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from rubbletop.ui.game_page import GamePage
from rubbletop.ui.main_window import MainWindow
from rubbletop.ui.parts.panel_column import COLUMN, HANDLE

HIGH = 768


def narrow(page: GamePage, window: MainWindow, wide: int, qtbot: QtBot) -> None:
    window.resize(wide, HIGH)
    qtbot.waitUntil(lambda: page.column.is_drawer)
    QApplication.processEvents()


def click_tab(page: GamePage, name: str = "decide") -> None:
    handle = page.column.findChild(QPushButton, f"drawer {name}")
    assert isinstance(handle, QPushButton)
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def left_over(page: GamePage) -> int:
    """Return the pixels between the cards and the right edge of the page."""
    return page.width() - page.column.geometry().right() - 1


@pytest.mark.parametrize("wide", [1000, 800])
def test_the_board_has_the_room_of_a_drawer_that_is_put_away(
    page: GamePage, window: MainWindow, qtbot: QtBot, wide: int
) -> None:
    narrow(page, window, wide, qtbot)
    board = page.stage.view.width()
    drawer = page.column.width()

    click_tab(page)

    assert page.column.width() == HANDLE
    assert page.stage.view.width() == board + drawer - HANDLE
    assert left_over(page) == 0


@pytest.mark.parametrize("wide", [1000, 800])
def test_a_drawer_that_is_pulled_out_again_has_its_room_back(
    page: GamePage, window: MainWindow, qtbot: QtBot, wide: int
) -> None:
    narrow(page, window, wide, qtbot)
    board = page.stage.view.width()

    click_tab(page)
    click_tab(page, "log")

    assert page.stage.view.width() == board
    assert left_over(page) == 0


def test_a_wide_window_has_its_column_back_after_a_drawer_that_was_put_away(
    page: GamePage, window: MainWindow, qtbot: QtBot
) -> None:
    narrow(page, window, 1000, qtbot)
    click_tab(page)

    window.resize(1366, HIGH)
    qtbot.waitUntil(lambda: not page.column.is_drawer)
    QApplication.processEvents()

    assert page.column.width() == COLUMN
    assert left_over(page) == 0
