# SPDX-License-Identifier: GPL-3.0-or-later
"""What is seen: one dress for the whole application, and a window in which play is told at once."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rubbletop.ui.main_window import MainWindow
from rubbletop.ui.theme import Wardrobe
from tests.ui.mouse import opened_window


@pytest.fixture(scope="session")
def one_wardrobe(qapp: QApplication) -> Wardrobe:
    return Wardrobe(qapp, "dark")


@pytest.fixture
def window(qtbot: QtBot, one_wardrobe: Wardrobe, home: Path) -> Iterator[MainWindow]:
    yield from opened_window(qtbot, one_wardrobe)
