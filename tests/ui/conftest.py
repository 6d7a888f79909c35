# SPDX-License-Identifier: GPL-3.0-or-later
"""What is seen: patience, one dress for the whole application, a window in which play is told at once."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QTranslator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rubbletop.ui.key_ring import KEYED
from rubbletop.ui.language import ENGLISH, speak
from rubbletop.ui.main_window import MainWindow
from rubbletop.ui.theme import Wardrobe
from tests.ui.mouse import opened_window

PATIENCE = 60_000
"""How long a condition may take to come true, in ms: a busy machine is slow, not wrong."""


class PatientBot(QtBot):
    """Waits for conditions as long as a busy machine may need."""

    def waitUntil(  # noqa: N802 (overrides a method of pytest-qt)
        self, callback: Callable[[], bool | None], *, timeout: int = PATIENCE
    ) -> None:
        super().waitUntil(callback, timeout=timeout)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown() -> Iterator[None]:
    """Delete what a test has closed: without a loop of events Qt would keep it, and dress it each time.

    Whether keys or the mouse were used last is forgotten, too.
    """
    yield
    if (app := QCoreApplication.instance()) is not None:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        app.setProperty(KEYED, None)


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    return PatientBot(request)


@pytest.fixture
def speaking(qapp: QApplication) -> Iterator[Callable[[str], object]]:
    """What lets a language be spoken until the test is over; what is laid before stays as it is."""
    yield lambda code: speak(qapp, code)
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
    speak(qapp, ENGLISH)


@pytest.fixture(scope="session")
def one_wardrobe(qapp: QApplication) -> Wardrobe:
    """The only one: a second would enlarge the letters of the application once more."""
    return Wardrobe(qapp, "dark")


@pytest.fixture
def window(qtbot: QtBot, one_wardrobe: Wardrobe, home: Path) -> Iterator[MainWindow]:
    one_wardrobe.choose("dark")
    yield from opened_window(qtbot, one_wardrobe)
