# SPDX-License-Identifier: GPL-3.0-or-later
"""A game on the table, played, told, taken back and looked back upon with real clicks and keys."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from rubbletop.kernel.facts import Action, Range
from rubbletop.ui.game_page import GamePage
from rubbletop.ui.main_window import MainWindow
from rubbletop.ui.parts.phase_strip import Chevron
from rubbletop.ui.parts.speed import Speed, speed_of
from tests.toy.game import ANNA, BERT, LanternHill, given_setup
from tests.toy.parts import Bid, Climb, Rest

LEFT = Qt.MouseButton.LeftButton


def told(page: GamePage) -> None:
    """Tell all that waits."""
    page.hurry()


def bid(page: GamePage) -> None:
    page.stage.submit(Bid(seat=ANNA, oil=2))
    told(page)
    page.stage.submit(Bid(seat=BERT, oil=0))
    told(page)


def first_legal(page: GamePage) -> Action:
    offer = page.bridge.legal[0]
    return offer.action if isinstance(offer, Range) else offer


def played_out(page: GamePage) -> None:
    """Play anything until the game is over."""
    while page.bridge.outcome is None:
        page.stage.submit(first_legal(page))
        told(page)


def test_the_first_decision_is_asked_in_words(page: GamePage, window: MainWindow) -> None:
    assert page.prompt.question == "bids: what do you do?"
    assert window.status.words == "Anna: bids: what do you do?"
    assert page.prompt.isVisible()
    assert window.commands["save"].isEnabled()
    assert not window.commands["undo"].isEnabled()


def test_the_log_begins_with_a_heading_and_tells_only_what_may_be_known(page: GamePage) -> None:
    words = [line.shown for line in page.log.lines]

    assert words[0].startswith("Turn 1 · ")
    assert any("The wind blows" in line for line in words)
    assert not any("finds a charm" in line for line in words)


def test_a_button_of_the_decision_card_plays_its_action(page: GamePage, qtbot: QtBot) -> None:
    offers = page.prompt.offers
    assert offers is not None

    QTest.mouseClick(offers.buttons[0], LEFT)
    told(page)

    assert page.bridge.length == 1
    assert page.bridge.seat == BERT


def test_dice_show_the_last_throw_with_its_purpose(page: GamePage) -> None:
    bid(page)
    page.stage.submit(Climb(seat=page.bridge.seat))
    told(page)

    assert page.dice.dice.faces
    assert "Thrown in this game" in page.dice.toolTip()


def test_a_refusal_stands_in_the_status_line_with_its_section(page: GamePage, window: MainWindow) -> None:
    page.bridge.submit(Climb(seat=ANNA))

    assert window.status.words.endswith("[2]")
    assert window.status.line.sign == "warning"


def test_undo_and_redo_go_back_and_forth(page: GamePage, window: MainWindow) -> None:
    before = len(page.log.lines)
    bid(page)
    told_lines = len(page.log.lines)

    window.call("undo")
    window.call("undo")

    assert page.bridge.length == 0
    assert len(page.log.lines) == before
    assert window.commands["redo"].isEnabled()

    window.call("redo")
    window.call("redo")
    told(page)
    assert page.bridge.length == 2
    assert len(page.log.lines) == told_lines


def test_undo_by_phase_takes_back_several_actions(page: GamePage, window: MainWindow) -> None:
    bid(page)

    window.call("undo_phase")

    assert page.bridge.length == 0


def test_the_past_is_looked_at_without_changing_the_present(page: GamePage, window: MainWindow) -> None:
    bid(page)
    present = page.bridge.view

    window.call("earlier")

    assert page.past.is_past
    assert page.history.isVisible()
    assert page.history.moment == page.bridge.moments()[-2]
    assert page.bridge.view == present
    assert not window.commands["undo"].isEnabled()

    window.call("present")
    assert not page.past.is_past
    assert not page.history.isVisible()
    assert window.commands["undo"].isEnabled()


def test_stepping_forward_from_the_past_comes_back_to_the_present(page: GamePage, window: MainWindow) -> None:
    bid(page)
    window.call("earlier")
    window.call("later")

    assert not page.past.is_past


def test_a_click_on_a_line_of_the_log_looks_at_its_moment(page: GamePage, qtbot: QtBot) -> None:
    bid(page)
    page.stage.submit(Rest(seat=page.bridge.seat))
    told(page)
    row = next(row for row, line in enumerate(page.log.lines) if not line.is_heading)
    page.log.scrollToTop()
    rect = page.log.visualRect(page.log.model().index(row, 0))

    QTest.mouseClick(page.log.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, rect.center())

    assert page.past.is_past
    assert page.history.moment == page.log.lines[row].moment


def test_the_arrow_keys_step_through_the_log(page: GamePage, qtbot: QtBot) -> None:
    bid(page)
    page.stage.submit(Rest(seat=page.bridge.seat))
    told(page)
    page.log.setFocus()

    for _ in range(3):
        QTest.keyClick(page.log, Qt.Key.Key_Up)

    assert page.past.is_past
    moment = page.history.moment
    QTest.keyClick(page.log, Qt.Key.Key_Up)
    assert page.history.moment <= moment


def test_pointing_at_a_line_of_the_log_rings_its_place(page: GamePage, qtbot: QtBot) -> None:
    bid(page)
    page.stage.submit(Climb(seat=page.bridge.seat))
    told(page)
    row = next(row for row, line in enumerate(page.log.lines) if line.ids)
    page.log.scrollTo(page.log.model().index(row, 0))
    at = page.log.visualRect(page.log.model().index(row, 0)).center()

    with qtbot.waitSignal(page.log.pointed) as pointed:
        QTest.mouseMove(page.log.viewport(), at)
    assert pointed.args == [("00",)]
    QTest.mouseMove(page.log.viewport(), QPoint(2, page.log.viewport().height() - 2))


def test_a_done_box_of_the_strip_looks_at_its_phase(page: GamePage, qtbot: QtBot) -> None:
    bid(page)
    boxes = [box for box in page.strip.findChildren(Chevron) if box.isEnabled()]

    QTest.mouseClick(boxes[0], LEFT)

    assert page.past.is_past
    assert page.history.moment == 0


def test_step_by_step_waits_for_next(page: GamePage, window: MainWindow, qtbot: QtBot) -> None:
    window.call("steps")
    page.stage.submit(Bid(seat=ANNA, oil=2))
    told(page)
    page.stage.submit(Bid(seat=BERT, oil=0))
    while page.bridge.length < 2:
        told(page)
    for _ in range(20):
        if page.stage.telling.is_waiting:
            break
        page.stage.step()

    window.call("next")
    told(page)

    assert page.prompt.isVisible()


def test_speeds_are_remembered(window: MainWindow) -> None:
    for name in ("steps", "slow", "normal", "fast", "instant"):
        window.call(name)
        assert window.commands[name].objectName() == name
        restored = [speed for speed in Speed if speed.value == name]
        assert [speed_of(window.preferences)] == restored


def test_a_game_that_is_over_says_how_it_came_about(page: GamePage, window: MainWindow) -> None:
    played_out(page)

    assert page.result.isVisible()
    words = {button.objectName() for button in page.result.findChildren(QPushButton)}
    assert {"new", "save_as", "start"} <= words
    assert not page.prompt.isVisible()


def test_the_result_leads_to_the_start_page(page: GamePage, window: MainWindow, qtbot: QtBot) -> None:
    played_out(page)
    leave = next(b for b in page.result.findChildren(QPushButton) if b.objectName() == "start")

    QTest.mouseClick(leave, LEFT)

    assert window.page is None
    assert window.start.isVisible()
    assert window.desk.recovery.latest() is None


def test_the_board_is_zoomed_fitted_and_freed_of_counters(page: GamePage, window: MainWindow) -> None:
    window.call("zoom_in")
    assert page.stage.view.zoom > 1
    window.call("zoom_out")
    window.call("fit")
    assert page.stage.view.zoom == 1

    window.commands["hide"].trigger()
    assert page.stage.table.are_counters_hidden
    window.commands["hide"].trigger()
    assert not page.stage.table.are_counters_hidden


def test_the_overview_map_comes_and_goes(page: GamePage, window: MainWindow) -> None:
    window.commands["overview"].trigger()
    assert page.stage.overview.isVisible()
    window.commands["overview"].trigger()
    assert not page.stage.overview.isVisible()


def test_the_sight_tool_shows_its_card_while_it_is_in_use(page: GamePage, window: MainWindow) -> None:
    window.commands["sight"].trigger()
    assert page.sight.isVisible()
    page.stage.sight.press("00")
    page.stage.sight.point("03")
    assert page.sight.words

    window.commands["sight"].trigger()
    assert not page.sight.isVisible()


def test_a_clicked_counter_is_shown_at_large(page: GamePage, qtbot: QtBot) -> None:
    at = page.stage.view.mapFromScene(page.stage.table.counters[ANNA].pos())

    QTest.mouseClick(page.stage.view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, at)

    assert page.selected.note.text() == ANNA


def test_a_narrow_window_has_its_cards_in_a_drawer(page: GamePage, window: MainWindow, qtbot: QtBot) -> None:
    window.resize(720, 460)
    qtbot.waitUntil(lambda: page.column.is_drawer)

    assert page.column.open_tab == "decide"
    handle = next(h for h in page.column.findChildren(QPushButton) if h.objectName() == "drawer log")
    QTest.mouseClick(handle, LEFT)
    assert page.column.open_tab == "log"
    assert page.log.isVisible()
    QTest.mouseClick(handle, LEFT)
    assert page.column.open_tab == ""

    window.resize(1366, 768)
    qtbot.waitUntil(lambda: not page.column.is_drawer)
    assert page.log.isVisible()


def test_charts_stand_beside_the_board_and_can_be_searched(page: GamePage, window: MainWindow) -> None:
    from rubbletop.ui.dialogs.charts import ChartsDialog

    window.call("charts")
    dialog = window.findChild(ChartsDialog)
    assert dialog is not None
    assert len(dialog.shown) == 2

    dialog.search("wind")
    assert len(dialog.shown) == 1
    dialog.close()


def test_where_the_panels_were_is_given_back(page: GamePage) -> None:
    width = page.column.width()
    kept = page.panels()

    page.restore_panels(kept)
    page.restore_panels(b"")

    assert abs(page.column.width() - width) < 12


def test_leaving_and_going_on_comes_back_to_the_same_position(window: MainWindow, page: GamePage) -> None:
    bid(page)
    view = page.bridge.view

    window.call("start")
    assert window.page is None
    window.desk.go_on()

    assert window.page is not None
    assert window.page.bridge.view == view
    assert window.page.bridge.length == 2


def test_a_new_game_begins_where_another_was(window: MainWindow, page: GamePage) -> None:
    bid(page)

    window.begin(LanternHill.game, given_setup(seed=9))

    assert window.page is not None
    assert window.page is not page
    assert window.page.bridge.length == 0


def test_the_key_that_hides_the_counters_presses_its_tool_too(page: GamePage, window: MainWindow) -> None:
    page.stage.view.setFocus()

    QTest.keyPress(page.stage.view, Qt.Key.Key_H)
    assert window.commands["hide"].isChecked()
    QTest.keyRelease(page.stage.view, Qt.Key.Key_H)

    assert not window.commands["hide"].isChecked()


def test_play_that_is_told_can_be_skipped_to_the_next_decision(page: GamePage) -> None:
    page.prompt.offer_skip()
    skip = page.prompt.findChild(QPushButton, "skip")
    assert skip is not None
    assert not skip.isHidden()

    QTest.mouseClick(skip, LEFT)
    page.bridge.ask()

    assert skip.isHidden()
    assert not page.stage.is_telling
