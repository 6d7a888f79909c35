# SPDX-License-Identifier: GPL-3.0-or-later
"""The whole tree that screen readers walk: nothing that takes the focus is without a name."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from rubbletop.preferences import Beginning
from rubbletop.ui.dialogs.new_game import setup_from
from rubbletop.ui.main_window import MainWindow
from rubbletop.ui.parts.log import LogView

GAMES = ("colossi", "tokyo", "barrel")
Name, Role = QAccessible.Text.Name, QAccessible.Role


@pytest.fixture
def reader() -> Iterator[None]:
    """A screen reader that listens."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def tree(widget: QWidget) -> Iterator[QAccessibleInterface]:
    """A widget and all that is seen in it."""
    waiting = [QAccessible.queryAccessibleInterface(widget)]
    while waiting:
        here = waiting.pop()
        if here is None or here.state().invisible:
            continue
        yield here
        waiting += [here.child(number) for number in range(here.childCount())]


def unnamed(widget: QWidget) -> list[str]:
    """What can have the focus and has no name, by its role and the kind of its widget."""
    return [
        f"{here.role().name} {type(here.object()).__name__}"
        for here in tree(widget)
        if here.state().focusable and not here.text(Name)
    ]


@pytest.fixture
def play(window: MainWindow) -> Callable[[str], MainWindow]:
    def begun(game: str) -> MainWindow:
        window.begin(game, setup_from(Beginning(), game, 7))
        return window

    return begun


def test_the_start_page_has_names_for_all_that_takes_the_focus(reader: None, window: MainWindow) -> None:
    assert len([here for here in tree(window) if here.state().focusable]) > 10
    assert unnamed(window) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_screen_of_a_game_has_names_for_all_that_takes_the_focus(
    reader: None, play: Callable[[str], MainWindow], qtbot: QtBot, game: str
) -> None:
    window = play(game)
    page = window.page
    assert page is not None
    qtbot.waitUntil(lambda: page.prompt.isVisible() or page.hand_over.is_down)

    assert unnamed(window) == []
    if page.hand_over.is_down:
        return
    board = QAccessible.queryAccessibleInterface(page.stage.view)
    items = [board.child(number) for number in range(board.childCount())]
    assert all(item.text(Name) for item in items)
    assert {item.role() for item in items} == {Role.ListItem}
    lit = page.stage.hands.picks.lit
    told = [page.stage.access.item(name).text(QAccessible.Text.Description) for name in lit]
    assert all(words.endswith("Can be chosen now") for words in told)


def test_the_lines_of_the_log_are_read_as_they_are_written(
    reader: None, play: Callable[[str], MainWindow], qtbot: QtBot
) -> None:
    window = play("colossi")
    (log,) = window.findChildren(LogView)
    qtbot.waitUntil(lambda: any("Event: " in here.text(Name) for here in tree(log)))


@pytest.mark.parametrize("command", ["preferences", "new", "charts", "rules", "keys", "notes", "dice"])
def test_dialogs_have_names_for_all_that_takes_the_focus(
    reader: None, play: Callable[[str], MainWindow], qtbot: QtBot, command: str
) -> None:
    window = play("colossi")
    window.call(command)
    dialogs = [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]
    assert dialogs

    assert [unnamed(dialog) for dialog in dialogs] == [[] for _ in dialogs]
