# SPDX-License-Identifier: GPL-3.0-or-later
"""People who play whole games in the window: one by mouse alone, one by keyboard alone."""

import pytest
from pytestqt.qtbot import QtBot

from rubbletop.ui.main_window import MainWindow
from rubbletop.ui.scene import fanning
from tests.ui.whole.key_player import KeyPlayer
from tests.ui.whole.mouse_player import MousePlayer


@pytest.fixture(autouse=True)
def quick_fans(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let stacks fan out at once: nobody waits in a test."""
    monkeypatch.setattr(fanning, "FAN_MS", 0)


@pytest.fixture
def mouse(qtbot: QtBot, window: MainWindow) -> MousePlayer:
    return MousePlayer(qtbot, window)


@pytest.fixture
def keys(qtbot: QtBot, window: MainWindow) -> KeyPlayer:
    window.activateWindow()
    return KeyPlayer(qtbot, window)
