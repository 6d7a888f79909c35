# SPDX-License-Identifier: GPL-3.0-or-later
"""Drag, two clicks and the keyboard play the same game."""

import msgspec
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from rubbletop.ui.decide.picks import picks_of
from tests.ui.scene.conftest import LEFT, NONE, Play
from tests.ui.scene.hexgame import ME, GrowlFrame


def test_counters_that_may_act_are_lit_and_the_ogre_is_not(play: Play) -> None:
    lit = {name for name, counter in play.table.counters.items() if counter.is_lit}

    assert lit == {"a", "b", "c", "d"}
    assert play.table.lights.legal == {}


def test_two_clicks_move_a_counter(play: Play) -> None:
    play.click("c")

    assert play.table.counters["c"].is_selected
    assert play.table.lights.legal["12"] == "1"

    play.click("12")
    play.settle()

    assert play.state.where["c"] == "12"


def test_a_counter_keeps_its_selection_after_its_move(play: Play) -> None:
    play.click("c")
    play.click("12")
    play.settle()

    assert play.hands.picks.path == ("c",)


def test_dragging_moves_a_counter(play: Play) -> None:
    play.drag("c", "12")
    play.settle()

    assert play.state.where["c"] == "12"
    assert play.pos("c") == play.table.spot_of("12")


def test_a_drop_two_spaces_away_submits_both_steps(play: Play) -> None:
    play.drag("c", "31")
    play.settle()

    assert play.state.where["c"] == "31"
    assert play.session.length == 2


def test_an_illegal_drop_glides_back_and_says_why_with_its_section(play: Play) -> None:
    home = play.pos("c")

    play.drag("c", "42")
    play.settle()

    assert play.pos("c") == home
    assert [(r.reason.text(), r.rule) for r in play.refusals] == [("That is too far.", "1.2")]
    assert play.session.length == 0


def test_dragging_a_counter_that_may_not_act_says_why(play: Play) -> None:
    home = play.pos("ogre")

    play.drag("ogre", "12")
    play.settle()

    assert play.pos("ogre") == home
    assert play.refusals[-1].reason.text() == "That cannot be done now."


def test_dragging_the_table_pans_the_board(play: Play) -> None:
    play.view.zoom_by(6, QPoint(450, 300))
    before = play.view.seen().center()

    play.press("40")
    play.move(play.at("40") + QPoint(60, 40))
    play.move(play.at("40") + QPoint(0, 0))
    play.release(play.at("40"))

    assert play.view.seen().center() != before
    assert play.session.length == 0


def test_escape_puts_everything_back(play: Play) -> None:
    home = play.pos("c")
    play.press("c")
    play.move(play.at("c") + QPoint(80, 0))

    play.key(Qt.Key.Key_Escape)
    play.settle()

    assert play.pos("c") == home
    assert play.hands.picks.path == ()
    assert play.table.held is None


def test_the_right_button_puts_back_too(play: Play) -> None:
    play.click("c")

    play.click("40", Qt.MouseButton.RightButton)

    assert play.hands.picks.path == ()


def test_a_counter_put_back_while_it_swells_comes_to_its_own_size(play: Play) -> None:
    play.click("c")
    assert play.stage.motion.is_moving

    play.click("40", Qt.MouseButton.RightButton)
    play.settle()

    assert play.table.counters["c"].scale() == 1.0


def test_picking_a_counter_out_of_a_fanned_stack_takes_that_one(play: Play) -> None:
    play.table.fan_out("11")

    play.drag("a", "12")
    play.settle()

    assert play.state.where == {"a": "12", "b": "11", "c": "11", "d": "camp", "ogre": "33"}


def test_resting_on_a_stack_fans_it_out_and_leaving_closes_it(play: Play) -> None:
    play.move(play.at("c"))
    play.qtbot.waitUntil(lambda: play.table.fan == "11")

    play.move(play.at("40"))

    assert play.table.fan is None


def test_a_fan_closes_when_the_pointer_leaves_the_board_in_one_bound(play: Play) -> None:
    play.move(play.at("c"))
    play.qtbot.waitUntil(lambda: play.table.fan == "11")

    QApplication.sendEvent(play.view.viewport(), QEvent(QEvent.Type.Leave))

    assert play.table.fan is None
    assert not play.hands.fanning.is_due


def test_a_stack_shows_its_number_and_no_two_counters_lie_on_one_spot(play: Play) -> None:
    assert [play.table.counters[name].count for name in "abc"] == [0, 0, 3]
    places = [play.pos(name).toTuple() for name in play.table.counters]
    assert len(set(places)) == len(places)


def test_several_actions_for_the_same_clicks_open_a_menu(play: Play) -> None:
    play.table.fan_out("11")
    play.click("a")
    play.click("22")
    play.settle()

    play.click("ogre")

    assert play.stage.popup is not None
    texts = [button.text() for button in play.stage.popup.panel.buttons]
    assert texts == ["Fire still", "Fire wild"]
    QTest.mouseClick(play.stage.popup.panel.buttons[1], LEFT)
    play.settle()
    assert play.session.record[-1].action.manner == "wild"  # type: ignore[attr-defined]


def test_dismissing_the_menu_puts_the_clicks_back(play: Play) -> None:
    play.table.fan_out("11")
    play.click("a")
    play.click("22")
    play.settle()
    play.click("ogre")
    assert play.stage.popup is not None

    QTest.keyClick(play.stage.popup.panel.buttons[0], Qt.Key.Key_Escape)

    assert play.stage.popup is None
    assert play.hands.picks.path == ()


def test_turning_to_the_panel_closes_the_menu_but_keeps_the_clicks(play: Play) -> None:
    play.table.fan_out("11")
    play.click("a")
    play.click("22")
    play.settle()
    play.click("ogre")
    elsewhere = QPushButton("Panel", play.view.window())
    elsewhere.show()

    elsewhere.setFocus()

    assert play.stage.popup is None
    assert play.hands.picks.path == ("a", "ogre")


def test_the_odds_of_a_menu_do_not_lie_under_it(play: Play) -> None:
    play.table.fan_out("11")
    play.click("a")
    play.click("22")
    play.settle()
    play.click("ogre")
    assert play.stage.popup is not None

    bubble = play.hands.preview.bubble

    assert bubble.odds is not None
    assert not bubble.geometry().intersects(play.stage.popup.geometry())


def test_a_counter_stays_selected_only_while_its_step_goes_on(play: Play) -> None:
    session = play.session
    play.table.fan_out("11")
    play.click("a")
    play.hands.ask(session.state, session.rules.legal(session.state, ME))
    assert list(play.hands.picks.path) == ["a"]

    other = msgspec.structs.replace(session.state, stack=(GrowlFrame(),))
    play.hands.ask(other, session.rules.legal(session.state, ME))

    assert play.hands.looked_at_piece == ""
    assert not play.hands.picks.path


def test_a_counter_in_a_box_can_be_dragged_onto_the_board(play: Play) -> None:
    play.drag("d", "00")
    play.settle()

    assert play.state.where["d"] == "00"


def test_arrows_and_enter_move_a_counter(play: Play) -> None:
    play.click("c")
    play.key(Qt.Key.Key_Down)
    play.key(Qt.Key.Key_Down)

    assert play.stage.keyboard.place == "12"
    play.key(Qt.Key.Key_Return)
    play.settle()

    assert play.state.where["c"] == "12"


def test_an_arrow_walk_to_the_east_stays_in_its_row(play: Play) -> None:
    keyboard = play.stage.keyboard
    play.click("c")
    play.key(Qt.Key.Key_Right)
    rows = []
    for _ in range(5):
        play.key(Qt.Key.Key_Right)
        rows.append(keyboard.place)

    assert rows == ["21", "31", "41", "51", "61"]


def test_n_goes_round_what_may_be_picked(play: Play) -> None:
    keyboard = play.stage.keyboard
    visited = []
    for _ in range(5):
        play.key(Qt.Key.Key_N)
        visited.append(keyboard.counter)

    assert visited == ["a", "b", "c", "d", "a"]
    play.key(Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
    assert keyboard.counter == "d"


def test_page_keys_choose_a_counter_of_the_stack(play: Play) -> None:
    play.click("c")
    play.key(Qt.Key.Key_Escape)
    play.key(Qt.Key.Key_N)

    play.key(Qt.Key.Key_PageUp)

    assert play.table.fan == "11"
    assert play.stage.keyboard.counter == "b"


def test_the_cursor_is_said_in_words(play: Play) -> None:
    play.key(Qt.Key.Key_N)

    assert play.said[-1] == "Scout a · Hex 11"


def test_hovering_a_target_shows_the_odds_of_firing_at_it(play: Play) -> None:
    play.table.fan_out("11")
    play.click("b")
    play.click("22")
    play.settle()

    play.move(play.at("ogre"))

    odds = play.hands.preview.bubble.odds
    assert odds is not None
    assert odds.title.text() == "b at the ogre"
    play.move(play.at("60"))
    assert play.hands.preview.bubble.odds is None


def test_hovering_a_far_space_shows_the_way_its_cost_and_the_ghost(play: Play) -> None:
    play.click("c")

    play.move(play.at("31"))

    assert play.table.way.strokes
    assert play.table.ghost.isVisible()
    assert play.said[-1] == "Hex 31 · Costs 2."


def test_clicking_the_selected_counter_again_puts_it_back(play: Play) -> None:
    play.click("c")
    play.click("c")

    assert play.hands.picks.path == ()


def test_the_only_counter_that_can_be_clicked_stays_selected(play: Play) -> None:
    legal = play.session.rules.legal(play.session.state, ME)
    play.hands.ask(play.session.state, tuple(offer for offer in legal if picks_of(offer)[:1] == ("c",)))
    assert play.table.counters["c"].is_selected

    play.click("c")

    assert play.table.counters["c"].is_selected
    assert play.hands.picks.path == ("c",)


def test_clicking_beside_the_board_puts_everything_back(play: Play) -> None:
    play.click("c")

    QTest.mouseClick(play.view.viewport(), LEFT, NONE, QPoint(3, 3))

    assert play.hands.picks.path == ()


def test_clicking_a_space_in_vain_says_why(play: Play) -> None:
    play.click("c")
    play.click("42")

    assert play.refusals[-1].rule == "1.2"
    assert play.hands.picks.path == ("c",)


def test_a_dropped_counter_lies_at_its_goal_while_its_steps_are_played(play: Play) -> None:
    places: list[tuple[float, float]] = []
    goal = play.view.mapToScene(play.at("31"))
    play.stage.told.connect(lambda view, beat: places.append(play.pos("c").toTuple()))

    play.drag("c", "31")
    play.settle()

    assert len(places) == 2
    assert abs(places[0][0] - goal.x()) < 0.2
    assert places[1] == play.table.spot_of("31").toTuple()


def test_a_counter_in_hand_near_the_rim_moves_the_board(play: Play) -> None:
    play.view.zoom_at(3.0, play.at("c"))
    before = play.view.seen().right()
    play.press("c")
    play.move(play.at("c") + QPoint(30, 0))

    rim = QPoint(play.view.viewport().width() - 4, 300)
    play.move(rim)

    play.qtbot.waitUntil(lambda: play.view.seen().right() > before + 0.5)
    assert play.table.held == "c"
    assert abs(play.pos("c").x() - play.view.mapToScene(rim).x()) < 0.7
    play.release(rim)


def test_space_fans_the_stack_at_the_cursor_out_and_closes_it(play: Play) -> None:
    play.key(Qt.Key.Key_Space)
    assert play.table.fan is None
    play.key(Qt.Key.Key_N)
    play.table.fan_out(None)

    play.key(Qt.Key.Key_Space)
    assert play.table.fan == "11"

    play.key(Qt.Key.Key_Space)
    assert play.table.fan is None


def test_lights_go_out_while_an_action_is_told(play: Play) -> None:
    play.click("c")
    play.click("12")
    play.begin_to_move()

    assert play.table.lights.legal == {}
    play.settle()
    assert play.table.lights.legal


def test_the_menu_can_be_walked_by_arrow_keys(play: Play) -> None:
    play.table.fan_out("11")
    play.click("a")
    play.click("22")
    play.settle()
    play.click("ogre")
    assert play.stage.popup is not None
    first, second = play.stage.popup.panel.buttons

    QTest.keyClick(first, Qt.Key.Key_Down)
    assert second.hasFocus()
    QTest.keyClick(second, Qt.Key.Key_Down)
    assert first.hasFocus()
    QTest.keyClick(first, Qt.Key.Key_Backtab)
    assert second.hasFocus()
    QTest.keyClick(second, Qt.Key.Key_Up)
    assert first.hasFocus()

    QTest.keyClick(first, Qt.Key.Key_Return)
    play.settle()
    assert play.session.record[-1].action.manner == "still"  # type: ignore[attr-defined]


def test_a_click_on_the_board_dismisses_the_menu(play: Play) -> None:
    play.table.fan_out("11")
    play.click("a")
    play.click("22")
    play.settle()
    play.click("ogre")

    play.click("60")

    assert play.stage.popup is None


def test_the_cursor_takes_the_colour_of_the_theme(play: Play) -> None:
    palette = play.view.palette()
    palette.setColor(palette.ColorRole.Highlight, "#123456")

    play.view.setPalette(palette)

    assert play.table.accent == "#123456"


def test_holding_a_counter_over_a_forbidden_space_says_why_before_it_is_dropped(play: Play) -> None:
    play.press("c")
    play.move(play.at("c") + QPoint(30, 0))
    play.move(play.at("52"))

    assert play.said[-1] == "That is too far. [1.2]"
    assert play.table.refusal.strokes

    play.release(play.at("52"))
    assert not play.table.refusal.strokes


def test_keys_with_no_meaning_on_the_board_are_left_to_the_window(play: Play) -> None:
    play.key(Qt.Key.Key_Return)
    play.key(Qt.Key.Key_Q)
    play.key(Qt.Key.Key_PageUp)

    assert play.session.length == 0


def test_an_arrow_from_a_box_leads_onto_the_board(play: Play) -> None:
    play.key(Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
    for _ in range(3):
        play.key(Qt.Key.Key_N)
    assert play.stage.keyboard.place == "camp"

    play.key(Qt.Key.Key_Right)

    assert play.stage.keyboard.place in play.table.spots
