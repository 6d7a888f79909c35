# SPDX-License-Identifier: GPL-3.0-or-later
"""The keys of a unit in the Action step: F6 leads to what stands first beside the board, Tab goes on."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from rubbletop.games.colossi.actions.marines import EndAction, EndActions, Fire
from rubbletop.games.colossi.frames.marines import ActingFrame, ActionsFrame
from rubbletop.games.colossi.state import ColossiState
from rubbletop.kernel.facts import UnitId
from tests.colossi.builders import SEAT, given_state, given_tribe, given_unit
from tests.ui.colossi.conftest import Hand, lay

__all__ = ["lay"]

Lay = Callable[[ColossiState], Hand]
Key = Qt.Key
SQUAD, BLACK = UnitId("squad"), UnitId("black")


def focused() -> QWidget:
    has = QApplication.focusWidget()
    assert has is not None
    return has


def test_5_3_2_f6_leads_from_a_selected_unit_to_its_first_attack(lay: Lay) -> None:
    hand = lay(given_state(ActionsFrame(begun=True), given_unit("squad", 446), given_tribe("black", 441)))
    hand.choose("squad")
    attack = hand.panel.buttons[Fire(seat=SEAT, unit=SQUAD, target=BLACK, manner="maximum")]

    QTest.keyClick(hand.stage.view, Key.Key_F6)

    assert focused() is attack


def test_5_3_tab_goes_from_the_attacks_to_the_end_of_the_step(lay: Lay) -> None:
    hand = lay(given_state(ActionsFrame(begun=True), given_unit("squad", 446), given_tribe("black", 441)))
    hand.choose("squad")
    hand.qtbot.waitUntil(lambda: all(button.isVisible() for button in hand.panel.buttons.values()))
    end = hand.panel.buttons[EndActions(seat=SEAT)]
    met = []

    QTest.keyClick(hand.stage.view, Key.Key_F6)
    while hand.panel.isAncestorOf(focused()) and len(met) < 9:
        met.append(focused())
        QTest.keyClick(focused(), Key.Key_Tab)

    assert met[-1] is end
    assert len(met) > 1


def test_5_3_f6_leads_to_the_end_of_an_action_that_was_begun_and_tab_to_its_attacks(lay: Lay) -> None:
    acting = ActingFrame(unit=SQUAD, points=4, spent=1)
    frames = ActionsFrame(begun=True), acting
    hand = lay(given_state(*frames, given_unit("squad", 446), given_tribe("black", 441)))
    hand.qtbot.waitUntil(lambda: all(button.isVisible() for button in hand.panel.buttons.values()))

    QTest.keyClick(hand.stage.view, Key.Key_F6)
    first = focused()
    QTest.keyClick(first, Key.Key_Tab)

    assert first is hand.panel.buttons[EndAction(seat=SEAT, unit=SQUAD)]
    assert focused() is hand.panel.buttons[Fire(seat=SEAT, unit=SQUAD, target=BLACK, manner="move")]
