# SPDX-License-Identifier: GPL-3.0-or-later
"""Who takes part in an open fire plan stays ringed on the board, whatever is clicked beside it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rubbletop.kernel.facts import UnitId
from rubbletop.ui.main_window import MainWindow
from tests.ui.colossi.conftest import SETUP
from tests.ui.colossi.gunner import Gunner, S, seated

LEFT, SHIFT = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier


def refused(hand: Gunner) -> None:
    """A unit that has acted already."""
    hand.shift("squad")


def on_a_hex(hand: Gunner) -> None:
    hand.shift("666")


def off_the_board(hand: Gunner) -> None:
    QTest.mouseClick(hand.stage.view.viewport(), LEFT, SHIFT, QPoint(2, 2))


def put_back(hand: Gunner) -> None:
    hand.click("scout")
    hand.stage.put_back()


@pytest.mark.parametrize("clicks", [refused, on_a_hex, off_the_board, put_back])
def test_a_click_beside_the_plan_leaves_its_rings(
    qtbot: QtBot, window: MainWindow, clicks: Callable[[Gunner], None]
) -> None:
    hand = seated(qtbot, window, SETUP, S.changed_unit(UnitId("squad"), acted=True))
    hand.shift("black")
    hand.shift("heavy")
    qtbot.waitUntil(lambda: len(hand.table.ring.strokes) > 0)

    clicks(hand)

    qtbot.waitUntil(lambda: len(hand.table.ring.strokes) > 0)
    assert hand.order == ["heavy"]
