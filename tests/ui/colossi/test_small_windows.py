# SPDX-License-Identifier: GPL-3.0-or-later
"""A screen of 1366 × 768 at 200 % has 683 × 384 pixels: nothing is cut, whatever the size of letters."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from rubbletop.preferences import Beginning
from rubbletop.ui.dialogs.new_game import setup_from
from rubbletop.ui.main_window import MainWindow
from rubbletop.ui.parts.panel_column import TabHandle
from rubbletop.ui.theme import Wardrobe
from tests.ui.mouse import opened_window

SMALL = (683, 384)


@pytest.fixture(params=["en", "it"])
def language(request: pytest.FixtureRequest, speaking: Callable[[str], object]) -> str:
    speaking(request.param)
    return str(request.param)


@pytest.fixture(params=[100, 150, 200])
def small(
    request: pytest.FixtureRequest, qtbot: QtBot, one_wardrobe: Wardrobe, home: Path, language: str
) -> Iterator[MainWindow]:
    """A small window in a language, in letters of so many percent."""
    opened = opened_window(qtbot, one_wardrobe)
    window = next(opened)
    one_wardrobe.enlarge(request.param)
    window.resize(*SMALL)
    qtbot.waitUntil(lambda: window.width() == SMALL[0])
    QApplication.processEvents()
    yield window
    next(opened, None)
    one_wardrobe.enlarge(100)


def place(part: QWidget, within: QWidget) -> QRect:
    """Where a part stands in another."""
    return QRect(part.mapTo(within, QPoint()), part.size())


def test_the_start_page_shows_all_games_with_their_buttons_whole(small: MainWindow, qtbot: QtBot) -> None:
    start, inside = small.start, small.start.widget()
    assert inside is not None

    qtbot.waitUntil(lambda: start.horizontalScrollBar().maximum() == 0)
    for button in start.findChildren(QPushButton):
        if button.isVisible() and button.objectName().startswith(("new", "learn")):
            assert button.height() >= button.minimumSizeHint().height()
            assert button.width() >= button.minimumSizeHint().width()
            assert place(button, inside).right() < start.viewport().width()
    for title in start.findChildren(QLabel):
        if title.isVisible() and title.property("role") == "question":
            assert title.height() >= title.heightForWidth(title.width())


def test_the_tabs_of_the_drawer_stand_in_the_window(small: MainWindow, qtbot: QtBot) -> None:
    small.begin("colossi", setup_from(Beginning(), "colossi", 7))
    page = small.page
    assert page is not None
    qtbot.waitUntil(lambda: page.column.is_drawer)
    QApplication.processEvents()

    tabs = page.column.findChildren(TabHandle)
    assert [tab.property("tab") for tab in tabs if tab.isVisible()] == ["decide", "look", "boxes", "log"]
    for tab in tabs:
        assert page.rect().contains(place(tab, page))
    for one, other in pairwise(tabs):
        assert place(one, page).bottom() < place(other, page).top()
