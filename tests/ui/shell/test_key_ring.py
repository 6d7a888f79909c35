# SPDX-License-Identifier: GPL-3.0-or-later
"""The ring around the part with the keys: seen by those who use keys, and gone with the first click."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QGraphicsView,
    QLineEdit,
    QListWidget,
    QPushButton,
    QVBoxLayout,
)
from pytestqt.qtbot import QtBot

from rubbletop.ui.key_ring import shows_keys
from rubbletop.ui.theme import DARK, Wardrobe

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def dialog(qtbot: QtBot, one_wardrobe: Wardrobe) -> Iterator[QDialog]:
    """A dialog of a board, a list, a line to type in and two buttons."""
    one_wardrobe.choose("dark")
    made = QDialog()
    column = QVBoxLayout(made)
    for part in (QGraphicsView(), QListWidget(), QLineEdit(), QPushButton("one"), QPushButton("two")):
        column.addWidget(part)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    typed(made, Qt.Key.Key_F2)
    yield made
    typed(made, Qt.Key.Key_F2)


def typed(dialog: QDialog, key: Qt.Key) -> None:
    """Press a key in the window, as the system tells of it."""
    QTest.keyClick(dialog.windowHandle(), key)


def clicked(dialog: QDialog, at: QPoint) -> None:
    QTest.mouseClick(dialog.windowHandle(), LEFT, NONE, at)


def middle(part: QPushButton, dialog: QDialog) -> QPoint:
    return part.mapTo(dialog, part.rect().center())


def edge_of(part: QPushButton) -> str:
    """The colour of a button's left edge."""
    return part.grab().toImage().pixelColor(0, part.height() // 2).name().upper()


def buttons(dialog: QDialog) -> list[QPushButton]:
    found = dialog.findChildren(QPushButton)
    for button in found:
        button.setAutoDefault(False)
        button.setDefault(False)
    return found


def test_keys_show_a_ring_and_the_mouse_does_not(dialog: QDialog) -> None:
    one, two = buttons(dialog)
    one.setFocus()
    assert edge_of(one) == DARK.accent

    clicked(dialog, middle(two, dialog))
    assert two.hasFocus()
    assert not shows_keys(two)
    assert (edge_of(one), edge_of(two)) == (DARK.line, DARK.line)

    typed(dialog, Qt.Key.Key_Shift)
    assert not shows_keys(two)

    typed(dialog, Qt.Key.Key_Backtab)
    assert one.hasFocus()
    assert shows_keys(one)
    assert (edge_of(one), edge_of(two)) == (DARK.accent, DARK.line)


def test_a_key_shows_where_the_mouse_has_left_the_focus(dialog: QDialog) -> None:
    one, two = buttons(dialog)
    clicked(dialog, middle(two, dialog))

    typed(dialog, Qt.Key.Key_F2)
    assert edge_of(two) == DARK.accent

    clicked(dialog, middle(one, dialog))
    assert not shows_keys(one)
    assert not shows_keys(two)


def test_lists_and_boards_are_told_too_and_where_one_types_is_always_seen(dialog: QDialog) -> None:
    line = dialog.findChild(QLineEdit)
    assert isinstance(line, QLineEdit)
    for part in (dialog.findChild(QListWidget), dialog.findChild(QGraphicsView)):
        assert part is not None
        part.setFocus()
        assert shows_keys(part)
    clicked(dialog, line.mapTo(dialog, line.rect().center()))

    assert QApplication.focusWidget() is line
    assert not shows_keys(line)
    assert line.grab().toImage().pixelColor(0, line.height() // 2).name().upper() == DARK.accent
