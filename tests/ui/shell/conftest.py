# SPDX-License-Identifier: GPL-3.0-or-later
"""A window with Lantern Hill on its shelf."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rubbletop.preferences import PreferencesFile
from rubbletop.ui.game_page import GamePage
from rubbletop.ui.main_window import MainWindow
from rubbletop.ui.theme import Wardrobe
from tests.toy.game import LanternHill, given_setup
from tests.ui.shell.hillscreen import HillShelf


@pytest.fixture(scope="session")
def one_wardrobe(qapp: QApplication) -> Wardrobe:
    return Wardrobe(qapp, "dark")


@pytest.fixture
def wardrobe(one_wardrobe: Wardrobe) -> Wardrobe:
    one_wardrobe.choose("dark")
    return one_wardrobe


@pytest.fixture
def window(qtbot: QtBot, wardrobe: Wardrobe, home: Path) -> Iterator[MainWindow]:
    made = MainWindow(PreferencesFile(), wardrobe, HillShelf())
    qtbot.addWidget(made)
    made.setWindowState(Qt.WindowState.WindowNoState)
    made.resize(1366, 768)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close()


@pytest.fixture
def page(window: MainWindow, qtbot: QtBot) -> GamePage:
    """Anna and Bert, both people, take-backs allowed, told at once."""
    window.call("instant")
    window.begin(LanternHill.game, given_setup(take_backs=True))
    assert window.page is not None
    return window.page
