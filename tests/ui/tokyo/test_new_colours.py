# SPDX-License-Identifier: GPL-3.0-or-later
"""The palette for colour-blind eyes is chosen and seen at once, on everything that is painted."""

from collections.abc import Iterator
from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from rubbletop.ui.dialogs.preferences import PreferencesDialog
from rubbletop.ui.main_window import MainWindow
from rubbletop.ui.paint.eyes import HEALTH, SEATS, SECTORS, choose_palette
from rubbletop.ui.parts.poster import Poster
from tests.tokyo.builders import setup

BLUE, BLUE_SECTOR, DEEP = "#1D5FC4", "#D3E0F5", "#8E1224"


@pytest.fixture(autouse=True)
def usual_colours() -> Iterator[None]:
    yield
    choose_palette("usual")


def choose(window: MainWindow, palette: int) -> None:
    """Open the preferences, choose a palette and save."""
    window.call("preferences")
    dialog = window.findChildren(PreferencesDialog)[-1]
    assert dialog.primary is not None
    dialog.palette_choice.setFocus()
    QTest.keyClick(dialog.palette_choice, (Qt.Key.Key_Home, Qt.Key.Key_End)[palette])
    QTest.mouseClick(dialog.primary, Qt.MouseButton.LeftButton)


def colours(part: QWidget) -> set[str]:
    """All colours that are seen in a part of the window."""
    picture = part.grab().toImage()
    places = product(range(0, picture.width(), 2), range(0, picture.height(), 2))
    return {picture.pixelColor(x, y).name().upper() for x, y in places}


def test_the_board_on_the_table_changes_its_colours_when_they_are_saved(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.begin("tokyo", setup(4))
    assert window.page is not None
    view = window.page.stage.view
    qtbot.waitUntil(lambda: view.is_sharp)
    before = colours(view)

    choose(window, 1)
    qtbot.waitUntil(lambda: view.is_sharp)
    after = colours(view)
    choose(window, 0)
    qtbot.waitUntil(lambda: view.is_sharp)

    assert BLUE_SECTOR in before
    assert {SECTORS[BLUE_SECTOR], SEATS[BLUE]} <= after
    assert not {BLUE_SECTOR, BLUE} & after
    assert BLUE_SECTOR in colours(view)


def test_posters_and_the_page_of_boards_change_their_colours_too(window: MainWindow, qtbot: QtBot) -> None:
    window.show_boards("tokyo")
    assert window.boards is not None
    sheet = window.boards.view
    (poster,) = (one for one in window.start.findChildren(Poster) if one.game == "tokyo")
    qtbot.waitUntil(lambda: BLUE_SECTOR in colours(sheet))
    qtbot.waitUntil(lambda: DEEP in colours(poster))

    choose(window, 1)

    qtbot.waitUntil(lambda: SECTORS[BLUE_SECTOR] in colours(sheet))
    qtbot.waitUntil(lambda: HEALTH[DEEP] in colours(poster))
    assert BLUE_SECTOR not in colours(sheet)


def test_the_boxes_beside_a_narrow_board_change_their_colours_too(window: MainWindow, qtbot: QtBot) -> None:
    window.begin("tokyo", setup(4))
    assert window.page is not None
    column, green = window.page.column, "#12B886"
    window.resize(683, 384)
    qtbot.waitUntil(lambda: column.is_drawer)
    column.pull("boxes")
    assert column.boxes is not None
    before = colours(column.boxes)

    choose(window, 1)
    after = colours(column.boxes)

    assert green in before
    assert green not in after
    assert SEATS[green] in after
