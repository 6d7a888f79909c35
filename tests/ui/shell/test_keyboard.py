# SPDX-License-Identifier: GPL-3.0-or-later
"""The keyboard alone: keys heard wherever the focus is, the way of the Tab key, tools that do not fit."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from rubbletop.preferences import Beginning, Preferences
from rubbletop.ui.dialogs.new_game import NewGameDialog
from rubbletop.ui.dialogs.preferences import PreferencesDialog
from rubbletop.ui.game_page import GamePage
from rubbletop.ui.main_window import MainWindow
from rubbletop.ui.parts.card import label
from rubbletop.ui.parts.scroller import Scroller
from tests.toy.game import ANNA
from tests.toy.parts import Bid

Key = Qt.Key


def given_scroller(qtbot: QtBot, *parts: QWidget) -> Scroller:
    inside = QWidget()
    column = QVBoxLayout(inside)
    for part in parts:
        column.addWidget(part)
    made = Scroller()
    made.setWidget(inside)
    qtbot.addWidget(made)
    made.resize(200, 120)
    made.show()
    qtbot.waitExposed(made)
    return made


def tall() -> QWidget:
    made = label("words")
    made.setFixedHeight(400)
    return made


def focused() -> QWidget:
    has = QApplication.focusWidget()
    assert has is not None
    return has


def test_h_hides_the_counters_while_the_log_has_the_focus(page: GamePage, window: MainWindow) -> None:
    page.log.setFocus()

    QTest.keyPress(page.log, Key.Key_H)
    assert window.commands["hide"].isChecked()

    QTest.keyRelease(page.log, Key.Key_H)
    assert not window.commands["hide"].isChecked()


def test_letters_typed_at_the_log_do_not_look_at_the_past(page: GamePage) -> None:
    page.log.setFocus()

    QTest.keyClicks(page.log, "ABT")

    assert not page.past.is_past


def test_n_goes_to_the_board_from_wherever_the_focus_is(page: GamePage) -> None:
    page.log.setFocus()

    QTest.keyClick(page.log, Key.Key_N)

    assert page.stage.view.hasFocus()


def test_f6_goes_from_the_board_to_the_decision_and_back(page: GamePage) -> None:
    page.stage.view.setFocus()

    QTest.keyClick(page.stage.view, Key.Key_F6)
    decides = focused()
    QTest.keyClick(decides, Key.Key_F6)

    assert page.prompt.isAncestorOf(decides)
    assert page.stage.view.hasFocus()
    assert page.stage.table.cursor.strokes


def test_f6_goes_to_what_is_told_where_nothing_is_to_be_decided(page: GamePage) -> None:
    page.prompt.hide()
    page.stage.view.setFocus()

    QTest.keyClick(page.stage.view, Key.Key_F6)

    assert page.column.isAncestorOf(focused())


def test_f6_stays_on_the_board_where_nothing_beside_it_takes_keys(page: GamePage) -> None:
    page.column.hide()
    page.stage.view.setFocus()

    QTest.keyClick(page.stage.view, Key.Key_F6)

    assert page.stage.view.hasFocus()


def test_tab_comes_to_the_board_with_the_cursor_in_sight(page: GamePage) -> None:
    page.history.hide()
    page.stage.view.setFocus()
    QTest.keyClick(page.stage.view, Key.Key_Tab)
    assert not page.stage.view.hasFocus()

    QTest.keyClick(focused(), Key.Key_Backtab)

    assert page.stage.view.hasFocus()
    assert page.stage.table.cursor.strokes


def test_tools_that_do_not_fit_stand_in_a_menu(page: GamePage, window: MainWindow, qtbot: QtBot) -> None:
    assert page.tools.more.isHidden()

    window.resize(683, 360)

    qtbot.waitUntil(lambda: not page.tools.more.isHidden())
    names = [action.objectName() for action in page.tools.rest.actions()]
    shown = [
        button.objectName().removeprefix("tool ")
        for button in page.tools.findChildren(QToolButton)
        if not button.isHidden() and button is not page.tools.more
    ]
    assert names[-1] == "rules"
    assert shown[0] == "undo"
    assert not set(names) & set(shown)
    assert page.tools.more.geometry().bottom() < page.tools.height()


def test_tab_goes_through_a_dialog_before_its_buttons(qtbot: QtBot) -> None:
    dialog = PreferencesDialog(Preferences())
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    dialog.activateWindow()

    qtbot.waitUntil(lambda: isinstance(dialog.focusWidget(), QComboBox))
    fields = [*dialog.findChildren(QComboBox), *dialog.findChildren(QCheckBox)]
    for _ in filter(QWidget.isEnabled, fields):
        QTest.keyClick(dialog.focusWidget(), Key.Key_Tab)

    assert dialog.focusWidget() is dialog.primary


def test_enter_still_accepts_a_dialog_after_tab_has_gone_round(qtbot: QtBot) -> None:
    dialog = NewGameDialog("colossi", Beginning())
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    assert dialog.primary is not None
    dialog.primary.setFocus()
    for _ in range(5):
        QTest.keyClick(focused(), Key.Key_Tab)
    assert not isinstance(focused(), QPushButton)

    with qtbot.waitSignal(dialog.begun):
        QTest.keyClick(focused(), Key.Key_Return)


def test_tab_stops_at_words_that_go_on_below(qtbot: QtBot) -> None:
    area = given_scroller(qtbot, tall())

    assert area.focusPolicy() == Qt.FocusPolicy.TabFocus


def test_tab_stops_at_words_below_the_last_button(qtbot: QtBot) -> None:
    area = given_scroller(qtbot, QPushButton("above"), tall())

    assert area.focusPolicy() == Qt.FocusPolicy.TabFocus


def test_tab_does_not_stop_where_a_button_at_the_foot_brings_all_into_sight(qtbot: QtBot) -> None:
    area = given_scroller(qtbot, tall(), QPushButton("below"))

    assert area.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_tab_does_not_stop_where_all_is_seen(qtbot: QtBot) -> None:
    area = given_scroller(qtbot, label("words"))

    assert area.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_the_start_page_first_offers_a_new_game(window: MainWindow) -> None:
    assert window.focusWidget().objectName() == "new colossi"


def test_the_start_page_first_offers_to_go_on_with_a_game(page: GamePage, window: MainWindow) -> None:
    page.stage.submit(Bid(seat=ANNA, oil=2))

    window.show_start()
    first = window.focusWidget()
    QTest.keyClick(first, Key.Key_Return)

    assert first.objectName() == "go_on"
    assert window.page is not None
    assert window.page.bridge.length == 1


def test_tab_goes_from_the_board_to_the_decision_and_from_there_to_the_log(page: GamePage) -> None:
    page.stage.view.setFocus()
    met = []
    for _ in range(40):
        QTest.keyClick(focused(), Key.Key_Tab)
        met.append(focused())

    first = met[: met.index(page.stage.view) + 1]
    places = [("prompt", page.prompt), ("log", page.log), ("tools", page.tools), ("board", page.stage.view)]
    came = [name for stop in first for name, part in places if part is stop or part.isAncestorOf(stop)]
    assert list(dict.fromkeys(came)) == ["prompt", "log", "tools", "board"]


def test_shift_and_tab_go_the_way_back(page: GamePage) -> None:
    page.stage.view.setFocus()

    QTest.keyClick(page.stage.view, Key.Key_Tab)
    QTest.keyClick(focused(), Key.Key_Backtab)

    assert page.stage.view.hasFocus()
