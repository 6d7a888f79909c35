# SPDX-License-Identifier: GPL-3.0-or-later
"""The section behind a line of a decision opens the rules, by mouse and by key."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rubbletop.kernel.facts import say
from rubbletop.ui.parts.cited import Cited
from tests.ui.mouse import LEFT, NONE


def shown(qtbot: QtBot, line: Cited) -> Cited:
    qtbot.addWidget(line)
    line.resize(240, 80)
    line.show()
    qtbot.waitExposed(line)
    return line


def asked(line: Cited) -> list[str]:
    heard: list[str] = []
    line.why.connect(heard.append)
    return heard


def test_a_click_on_the_section_asks_for_it_and_one_on_the_words_does_not(qtbot: QtBot) -> None:
    line = shown(qtbot, Cited(say("Units <land> & stay."), "5.2.1, 57"))
    heard = asked(line)
    assert line.text() == "Units <land> & stay. [5.2.1, ruling 57]"

    QTest.mouseClick(line, LEFT, NONE, QPoint(4, line.height() // 2))
    assert heard == []
    wide = line.fontMetrics().horizontalAdvance("Units <land> & stay. [5.2")
    QTest.mouseClick(line, LEFT, NONE, QPoint(wide, line.height() // 2))

    assert heard == ["5.2.1, 57"]


def test_enter_asks_for_the_section_of_the_line_that_has_the_keys(qtbot: QtBot) -> None:
    line = shown(qtbot, Cited(say("Units land."), "V"))
    heard = asked(line)

    line.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(line, Qt.Key.Key_Return)

    assert heard == ["V"]


def test_a_line_without_a_section_is_passed_over_by_the_keys(qtbot: QtBot) -> None:
    line = shown(qtbot, Cited(say("Units land."), "V", "muted"))
    assert line.focusPolicy() == Qt.FocusPolicy.TabFocus

    line.tell(say("All is well."))

    assert line.text() == "All is well."
    assert line.focusPolicy() == Qt.FocusPolicy.NoFocus
