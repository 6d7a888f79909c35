# SPDX-License-Identifier: GPL-3.0-or-later
"""What a player does with the panels of Barrel."""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QPushButton, QSpinBox, QWidget

from rubbletop.kernel.facts import Seat
from rubbletop.ui.dialogs.rules import RulesDialog
from rubbletop.ui.parts.cited import Cited
from tests.ui.barrel.conftest import Hand
from tests.ui.mouse import LEFT as LEFT_BUTTON
from tests.ui.mouse import NONE

Lay = Callable[..., Hand]
P = TypeVar("P", bound=QWidget)
ENTER, SPACE, UP, DOWN, LEFT, RIGHT = (
    Qt.Key.Key_Return,
    Qt.Key.Key_Space,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
)


def panel_of(hand: Hand, kind: type[P]) -> P:
    """The panel on the decision card."""
    panel = hand.page.prompt.panel
    assert isinstance(panel, kind), panel
    return panel


def part(panel: QWidget, name: str) -> QAbstractButton:
    """A button of a panel by the name of its part."""
    found = panel.findChild(QAbstractButton, name)
    assert isinstance(found, QAbstractButton), name
    return found


def press(hand: Hand, panel: QWidget, name: str) -> None:
    """Click a part of a panel with the mouse."""
    hand.press(part(panel, name))


def field(panel: QWidget, name: str) -> QSpinBox:
    """A field for a number by its name."""
    found = panel.findChild(QSpinBox, name)
    assert isinstance(found, QSpinBox), name
    return found


def typed(panel: QWidget, name: str, text: str) -> None:
    """Type a number over that of a field."""
    number = field(panel, name)
    number.setFocus()
    number.selectAll()
    QTest.keyClicks(number, text)


def chosen(panel: QWidget, name: str, line: str) -> None:
    """Choose a line of a list that drops down, by the arrow keys."""
    listed = panel.findChild(QComboBox, name)
    assert isinstance(listed, QComboBox), name
    row = next(row for row in range(listed.count()) if line in listed.itemText(row))
    for _ in range(listed.count()):
        QTest.keyClick(listed, UP)
    for _ in range(row):
        QTest.keyClick(listed, DOWN)
    assert listed.currentIndex() == row


def key(widget: QWidget, which: Qt.Key) -> None:
    QTest.keyClick(widget, which)


def texts(panel: QWidget) -> list[str]:
    """All lines of a panel that have words and are to be seen."""
    return [label.text() for label in panel.findChildren(QLabel) if label.text() and not label.isHidden()]


def recalled(hand: Hand) -> str:
    """What the decision card recalls of what was settled shortly before."""
    line = hand.page.prompt.recalled
    return line.text() if isinstance(line, QLabel) else ""


def focus_of(hand: Hand) -> str:
    """The name of the part that has the keys."""
    focused = hand.window.focusWidget()
    return focused.objectName() if focused is not None else ""


def uncovered(hand: Hand, seat: Seat) -> Hand:
    """Say at the curtain who it is."""
    # Buttons of curtains before this one may not be gone yet.
    buttons: list[QPushButton] = hand.page.hand_over.curtain.findChildren(QPushButton, seat)
    hand.press(buttons[-1])
    return hand


def click_ground(hand: Hand, region: str) -> None:
    """Click a region where nothing lies on it."""
    view, box = hand.stage.view, hand.table.shape(region).boundingRect()
    places = ((x / 9, y / 9) for x in range(10) for y in range(10))
    spots = (box.topLeft() + QPointF(box.width() * x, box.height() * y) for x, y in places)
    pixels = (view.mapFromScene(spot) for spot in spots)
    bare = next(at for at in pixels if hand.table.under(view.mapToScene(at)) == (region,))
    QTest.mouseClick(view.viewport(), LEFT_BUTTON, NONE, bare)
    hand.settle()


def read(hand: Hand, panel: QWidget, words: str) -> None:
    """Open the rules with the keys at the section of the line with these words, and close them again."""
    line = next(part for part in panel.findChildren(Cited) if words in part.text() and "[" in part.text())
    line.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(line, Qt.Key.Key_Return)
    (dialog,) = [found for found in hand.window.findChildren(RulesDialog) if found.isVisible()]
    dialog.close()
