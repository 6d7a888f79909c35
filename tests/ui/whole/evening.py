# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole evening: a new game is begun from the start page, played to its end, and found in the record."""

from typing import Any

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton, QRadioButton

from rubbletop.kernel.session import Session
from rubbletop.ui.dialogs.new_game import NewGameDialog
from rubbletop.ui.dialogs.past_games import PastGamesDialog
from rubbletop.ui.recovery import Recovery
from tests.ui.whole.key_player import KeyPlayer
from tests.ui.whole.mouse_player import MousePlayer
from tests.ui.whole.player import Driver, named

Key = Qt.Key


class Evening(msgspec.Struct, frozen=True):
    """What is played: game, scenario, how many people, the seed of the dice."""

    game: str = "colossi"
    scenario: str = "1"
    people: int = 1
    seed: int = 1


def begun_by_mouse(driver: MousePlayer, evening: Evening) -> None:
    """Begin a game with the mouse; only the seed is typed, as nobody can click a number."""
    driver.press(named(driver.window.start, QPushButton, f"new {evening.game}"))
    dialog = opened(driver)
    driver.press(named(dialog, QRadioButton, evening.scenario))
    if (number := dialog.findChild(QPushButton, f"players {evening.people}")) is not None:
        driver.press(number)
    line = seed_line(dialog)
    driver.press(line)
    QTest.keyClicks(line, str(evening.seed))
    driver.press(named(dialog, QPushButton, "primary"))
    came_back(driver)
    driver.qtbot.waitUntil(lambda: driver.window.page is not None)


def begun_by_keys(driver: KeyPlayer, evening: Evening) -> None:
    """Begin a game with the keyboard."""
    driver.tab_to(named(driver.window.start, QPushButton, f"new {evening.game}"))
    driver.key(Key.Key_Return)
    dialog = opened(driver)
    driver.choose(named(dialog, QRadioButton, evening.scenario))
    if (number := dialog.findChild(QPushButton, f"players {evening.people}")) is not None:
        driver.choose(number)
    driver.tab_to(seed_line(dialog))
    driver.type(str(evening.seed))
    driver.key(Key.Key_Return)
    came_back(driver)
    driver.qtbot.waitUntil(lambda: driver.window.page is not None)


def going_on_by_mouse(driver: MousePlayer, session: Session[Any]) -> None:
    """Go on with a game that was left: the start page offers it."""
    recovery = Recovery(driver.window.warn)
    recovery.begin(session)
    recovery.finish()
    driver.window.show_start()
    driver.press(named(driver.window.start, QPushButton, "go_on"))
    driver.qtbot.waitUntil(lambda: driver.window.page is not None)


def opened(driver: Driver) -> NewGameDialog:
    driver.qtbot.waitUntil(lambda: isinstance(driver.dialog, NewGameDialog))
    dialog = driver.dialog
    assert isinstance(dialog, NewGameDialog)
    driver.qtbot.waitExposed(dialog)
    return dialog


def seed_line(dialog: NewGameDialog) -> QLineEdit:
    return next(
        line for line in dialog.findChildren(QLineEdit) if line.accessibleName() == "Seed of the dice"
    )


def found_in_the_record(driver: Driver) -> None:
    """See how the game came out, and open the record by its link: the game stands there."""
    result = driver.page.result
    driver.qtbot.waitUntil(result.isVisible)
    driver.press(named(result, QPushButton, "past_games"))
    driver.qtbot.waitUntil(lambda: isinstance(driver.dialog, PastGamesDialog))
    dialog = driver.dialog
    assert isinstance(dialog, PastGamesDialog)
    assert dialog.filter.rowCount() == 1
    driver.press(dialog.out)
    came_back(driver)


def came_back(driver: Driver) -> None:
    """See the window again once a dialog is closed, as any system that manages windows shows it."""
    driver.qtbot.waitUntil(lambda: driver.dialog is None)
    driver.window.activateWindow()
    driver.qtbot.waitUntil(driver.window.isActiveWindow)
