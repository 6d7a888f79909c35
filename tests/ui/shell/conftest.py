# SPDX-License-Identifier: GPL-3.0-or-later
"""A window with Lantern Hill on its shelf."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from rubbletop.games import registry
from rubbletop.kernel.rules import Rules
from rubbletop.preferences import PreferencesFile
from rubbletop.ui.game_page import GamePage
from rubbletop.ui.main_window import MainWindow
from rubbletop.ui.parts.thinking import Thinking
from rubbletop.ui.theme import Wardrobe
from rubbletop.worker.asking import Worker
from tests.toy.game import ANNA, BERT, LanternHill, given_setup
from tests.ui.shell.hillscreen import HillShelf
from tests.ui.shell.hilltable import given_table, serve_hill


@pytest.fixture
def wardrobe(one_wardrobe: Wardrobe) -> Wardrobe:
    one_wardrobe.choose("dark")
    return one_wardrobe


@pytest.fixture
def window(
    qtbot: QtBot, wardrobe: Wardrobe, home: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[MainWindow]:
    monkeypatch.setattr(registry, "hint_level", lambda game, seat: "normal")
    made = MainWindow(PreferencesFile(), wardrobe, HillShelf())
    qtbot.addWidget(made)
    made.setWindowState(Qt.WindowState.WindowNoState)
    made.resize(1366, 768)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close()


@pytest.fixture
def open_hill(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lantern Hill without private decisions: no curtain falls."""
    monkeypatch.setattr(LanternHill, "is_private", Rules.is_private)


@pytest.fixture
def page(window: MainWindow, qtbot: QtBot, open_hill: None) -> GamePage:
    """Anna and Bert, both people, bidding in the open, take-backs allowed, told at once."""
    window.call("instant")
    window.begin(LanternHill.game, given_setup(take_backs=True))
    assert window.page is not None
    return window.page


@pytest.fixture
def table(window: MainWindow) -> MainWindow:
    """The window with chance playing for the computer, told at once."""
    window.thinking.close()
    window.thinking = Thinking(window, Worker(serve_hill))
    window.call("instant")
    return window


@pytest.fixture
def mixed(table: MainWindow, qtbot: QtBot) -> GamePage:
    """Anna, Bert and a computer player who has bid; the curtain is down."""
    table.begin(LanternHill.game, given_table(ANNA, BERT))
    page = table.page
    assert page is not None
    qtbot.waitUntil(lambda: page.hand_over.is_down, timeout=20_000)
    return page
