# SPDX-License-Identifier: GPL-3.0-or-later
"""Dice that the players throw by hand: asked for when they are needed, typed in by keys or clicks."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from rubbletop.kernel import savefile
from rubbletop.kernel.facts import say
from rubbletop.ui.bridge import Throw
from rubbletop.ui.dialogs.throw_dice import ThrowDialog
from rubbletop.ui.game_page import GamePage
from rubbletop.ui.main_window import SET_UP_DICE, MainWindow
from rubbletop.ui.parts.phase_strip import Heading
from tests.toy.game import ANNA, BERT, LanternHill, find_rules, given_setup
from tests.toy.parts import Bid, Climb, HillState, Rest

LEFT, Key = Qt.MouseButton.LeftButton, Qt.Key
FIRST = "Dice are being thrown: type in what they show first."


def set_up(window: MainWindow, wind: str = "1") -> None:
    """Throw the wind of the first turn, which the set-up needs."""
    dialog = window.findChild(ThrowDialog, SET_UP_DICE)
    assert isinstance(dialog, ThrowDialog)
    QTest.keyClicks(dialog, wind)
    QTest.keyClick(dialog, Key.Key_Return)


def begun(window: MainWindow, **options: bool) -> GamePage:
    """Anna and Bert, who have bid in the open; Anna climbs first."""
    window.call("instant")
    window.begin(LanternHill.game, given_setup(1, None, own_dice=True, **options))
    set_up(window)
    assert window.page is not None
    window.page.stage.submit(Bid(seat=ANNA, oil=2))
    window.page.stage.submit(Bid(seat=BERT, oil=0))
    return window.page


@pytest.fixture
def page(window: MainWindow, open_hill: None) -> GamePage:
    return begun(window)


def dialog_of(page: GamePage) -> ThrowDialog:
    found = page.findChild(ThrowDialog)
    assert isinstance(found, ThrowDialog)
    return found


def button(dialog: ThrowDialog, name: str) -> QPushButton:
    found = dialog.findChild(QPushButton, name)
    assert isinstance(found, QPushButton)
    return found


def climb(page: GamePage) -> ThrowDialog:
    """Whoever is asked climbs, and is asked for a die."""
    page.stage.submit(Climb(seat=page.bridge.seat))
    page.hurry()
    dialog = dialog_of(page)
    assert dialog.isVisible()
    return dialog


def test_a_game_with_the_dice_of_the_program_asks_for_none(window: MainWindow, open_hill: None) -> None:
    window.begin(LanternHill.game, given_setup())
    assert window.page is not None
    assert window.page.findChild(ThrowDialog) is None


def test_the_dice_of_the_set_up_are_asked_for_before_the_game_begins(
    window: MainWindow, open_hill: None
) -> None:
    window.begin(LanternHill.game, given_setup(own_dice=True))
    dialog = window.findChild(ThrowDialog, SET_UP_DICE)
    assert isinstance(dialog, ThrowDialog)
    assert dialog.isVisible()
    assert dialog.words[1:] == ("Wind", "Throw 1 die and type in what it shows.")
    assert window.page is None

    set_up(window, "4")

    assert window.page is not None
    view = window.page.bridge.view
    assert isinstance(view, HillState)
    assert view.wind == 4
    assert not dialog.isVisible()


def test_a_game_whose_set_up_is_not_thrown_for_does_not_begin(window: MainWindow, open_hill: None) -> None:
    window.begin(LanternHill.game, given_setup(own_dice=True))
    dialog = window.findChild(ThrowDialog, SET_UP_DICE)
    assert isinstance(dialog, ThrowDialog)

    QTest.keyClick(dialog, Key.Key_Escape)

    assert not dialog.isVisible()
    assert window.page is None
    window.begin(LanternHill.game, given_setup())
    assert window.page is not None
    window.desk.throw((6,))
    assert window.page.bridge.length == 0


def test_a_die_is_asked_for_with_its_purpose_and_typed_in_by_a_key(page: GamePage) -> None:
    dialog = climb(page)
    assert dialog.words[1:] == (f"{ANNA} climbs", "Throw 1 die and type in what it shows.")
    assert not dialog.primary.isEnabled()  # type: ignore[union-attr]

    for key in (Key.Key_7, Key.Key_0, Key.Key_A):
        QTest.keyClick(dialog, key)
    assert len(dialog.faces) == 0
    QTest.keyClick(dialog, Key.Key_6)
    QTest.keyClick(dialog, Key.Key_2)
    assert [*dialog.faces] == [6]
    QTest.keyClick(dialog, Key.Key_Return)

    assert not dialog.isVisible()
    assert page.bridge.length == 3
    assert page.dice.dice.faces == (6,)
    assert page.bridge.seat == BERT


def test_a_die_is_clicked_taken_back_and_clicked_again(page: GamePage) -> None:
    dialog = climb(page)

    QTest.mouseClick(button(dialog, "face 3"), LEFT)
    assert dialog.faces == (3,)
    assert not button(dialog, "face 4").isEnabled()
    QTest.mouseClick(button(dialog, "back"), LEFT)
    QTest.mouseClick(button(dialog, "face 5"), LEFT)
    QTest.keyClick(dialog, Key.Key_Backspace)
    QTest.mouseClick(button(dialog, "face 4"), LEFT)
    QTest.mouseClick(button(dialog, "primary"), LEFT)

    assert page.dice.dice.faces == (4,)


def test_enter_presses_a_button_that_has_the_keys(page: GamePage) -> None:
    dialog = climb(page)
    QTest.keyClick(dialog, Key.Key_3)
    button(dialog, "back").setFocus()

    QTest.keyClick(button(dialog, "back"), Key.Key_Return)

    assert len(dialog.faces) == 0
    assert dialog.isVisible()


def test_enter_takes_nothing_while_dice_are_lacking(page: GamePage) -> None:
    dialog = climb(page)

    QTest.keyClick(dialog, Key.Key_Return)

    assert dialog.isVisible()
    assert page.bridge.length == 2


def test_the_program_can_throw_what_is_lacking(page: GamePage) -> None:
    dialog = climb(page)

    QTest.mouseClick(button(dialog, "program"), LEFT)

    assert len(dialog.faces) == 1
    assert not button(dialog, "program").isEnabled()
    QTest.mouseClick(button(dialog, "primary"), LEFT)
    assert page.bridge.length == 3


def test_while_dice_are_awaited_nothing_else_is_done(page: GamePage, window: MainWindow) -> None:
    climb(page)
    assert page.bridge.legal == ()
    refused: list[str] = []
    page.bridge.refused.connect(lambda refusal: refused.append(refusal.reason.text()))

    page.bridge.submit(Rest(seat=ANNA))
    window.call("undo")
    page.bridge.redo()

    assert refused == [FIRST] * 3
    assert page.bridge.length == 2
    assert window.status.words == FIRST


def test_what_waits_for_dice_can_be_given_up_before_any_is_thrown(page: GamePage) -> None:
    dialog = climb(page)

    QTest.keyClick(dialog, Key.Key_Escape)

    assert not dialog.isVisible()
    assert not page.bridge.is_throwing
    assert Climb(seat=ANNA) in page.bridge.legal
    page.bridge.throw((6,))
    page.bridge.throw_no_more()
    assert page.bridge.length == 2


def last_climb(page: GamePage) -> ThrowDialog:
    """Bert climbs as the last one, so that the wind of the next turn is thrown for after him."""
    page.stage.submit(Rest(seat=ANNA))
    page.hurry()
    dialog = climb(page)
    QTest.keyClick(dialog, Key.Key_5)
    QTest.keyClick(dialog, Key.Key_Enter)
    return dialog


def test_dice_that_an_action_needs_later_are_asked_for_with_what_came_before(page: GamePage) -> None:
    dialog = last_climb(page)

    assert dialog.isVisible()
    assert dialog.words[1] == "Wind"
    assert dialog.words[0] == "Before that:\nbert moves 1 steps."
    assert dialog.faces == ()
    QTest.keyClick(dialog, Key.Key_1)
    QTest.keyClick(dialog, Key.Key_Return)
    assert page.bridge.length == 4
    assert page.bridge.view.wind == 1  # type: ignore[attr-defined]


def test_the_board_shows_the_position_in_which_dice_are_thrown(page: GamePage) -> None:
    dialog = last_climb(page)
    assert page.bridge.view.heights[BERT] == 0  # type: ignore[attr-defined]
    assert page.stage.shown.heights[BERT] == 1  # type: ignore[attr-defined]

    QTest.keyClick(dialog, Key.Key_1)
    QTest.keyClick(dialog, Key.Key_Return)

    assert page.stage.shown == page.bridge.view
    told = [line.shown for line in page.log.lines]
    assert sum("bert moves 1 steps." in line for line in told) == 1


def turn_on_strip(page: GamePage) -> str:
    return page.strip.findChildren(Heading)[0].accessibleName()


def test_the_strip_shows_the_turn_and_phase_in_which_dice_are_thrown(
    page: GamePage, window: MainWindow
) -> None:
    dialog = last_climb(page)
    assert page.bridge.view.turn == 1
    assert turn_on_strip(page) == "Turn 2. Lanterns burn"

    window.call("look")
    assert turn_on_strip(page) == "Turn 1. Lanterns burn"
    page.bridge.cover()
    assert turn_on_strip(page) == "Turn 2. Lanterns burn"

    QTest.keyClick(dialog, Key.Key_1)
    QTest.keyClick(dialog, Key.Key_Return)
    assert page.bridge.view.turn == 2
    assert turn_on_strip(page) == "Turn 2. Lanterns burn"


def test_what_is_told_after_the_dice_is_told_from_where_it_began(page: GamePage, window: MainWindow) -> None:
    window.call("slow")
    dialog = last_climb(page)
    QTest.keyClick(dialog, Key.Key_1)

    QTest.keyClick(dialog, Key.Key_Return)

    assert page.stage.is_telling
    assert turn_on_strip(page) == "Turn 1. Lanterns burn"
    page.hurry()
    assert turn_on_strip(page) == "Turn 2. Lanterns burn"


def test_the_board_goes_back_while_the_screen_is_covered(page: GamePage, window: MainWindow) -> None:
    last_climb(page)

    window.call("look")
    assert page.stage.shown.heights[BERT] == 0  # type: ignore[attr-defined]
    page.bridge.cover()

    assert page.stage.shown.heights[BERT] == 1  # type: ignore[attr-defined]


def test_once_a_die_was_thrown_for_an_action_it_counts(page: GamePage) -> None:
    dialog = last_climb(page)
    assert not dialog.out.isVisible()

    QTest.keyClick(dialog, Key.Key_Escape)
    page.bridge.throw_no_more()

    assert dialog.isVisible()
    assert page.bridge.is_throwing


def test_typed_dice_are_saved_and_replayed(page: GamePage, tmp_path: Path) -> None:
    dialog = last_climb(page)
    QTest.keyClick(dialog, Key.Key_2)
    QTest.keyClick(dialog, Key.Key_Return)
    window = page.window()
    assert isinstance(window, MainWindow)
    window.desk.save(tmp_path / "own.rubble")

    again = savefile.load(tmp_path / "own.rubble", find_rules).session

    assert again.own_dice
    assert again.record[-1].faces[:2] == (5, 2)
    assert again.state == window.desk.session.state  # type: ignore[union-attr]


def test_an_action_with_dice_is_undone_and_played_again_without_asking(
    window: MainWindow, open_hill: None
) -> None:
    page = begun(window, take_backs=True)
    dialog = climb(page)
    QTest.keyClick(dialog, Key.Key_3)
    QTest.keyClick(dialog, Key.Key_Return)

    window.call("undo")
    assert page.bridge.length == 2
    window.call("redo")

    assert page.bridge.length == 3
    assert not dialog.isVisible()
    assert page.dice.dice.faces == (3,)


def test_what_was_typed_stays_while_the_past_is_looked_at(page: GamePage, window: MainWindow) -> None:
    page.stage.submit(Rest(seat=ANNA))
    page.hurry()
    dialog = climb(page)
    QTest.keyClick(dialog, Key.Key_5)

    window.call("earlier")
    window.call("present")

    assert dialog.isVisible()
    assert dialog.faces == (5,)


def test_the_status_line_tells_that_dice_are_ones_own(page: GamePage, window: MainWindow) -> None:
    words = [label.text() for label in window.status.findChildren(QLabel)]
    assert "Own dice · Seed 1 · take-backs off" in words


def test_the_dialog_is_put_away_while_the_screen_is_covered(page: GamePage, window: MainWindow) -> None:
    dialog = climb(page)

    window.call("look")
    assert not dialog.isVisible()
    page.bridge.cover()

    assert dialog.isVisible()
    assert not page.hand_over.is_down


def test_dice_of_a_computer_player_cannot_be_declined(table: MainWindow, open_hill: None) -> None:
    table.begin(LanternHill.game, given_setup(level="random", own_dice=True))
    set_up(table)
    page = table.page
    assert page is not None
    page.bridge.submit(Bid(seat=BERT, oil=0))
    page.bridge.submit(Bid(seat=ANNA, oil=2))
    page.bridge.submit(Rest(seat=ANNA))
    page.bridge.submit(Climb(seat=BERT))
    page.hurry()
    dialog = dialog_of(page)

    QTest.keyClick(dialog, Key.Key_Escape)

    assert dialog.isVisible()
    assert not dialog.out.isVisible()
    for key in (Key.Key_6, Key.Key_1):
        QTest.keyClick(dialog, key)
        QTest.keyClick(dialog, Key.Key_Return)
    assert page.bridge.view.heights[BERT] == 1  # type: ignore[attr-defined]


def test_many_dice_are_counted_and_come_in_rows(qtbot: QtBot) -> None:
    dialog = ThrowDialog()
    qtbot.addWidget(dialog)
    so_far = tuple(say("Line {n}", n=n) for n in range(9))
    dialog.ask(Throw(seat=ANNA, purpose=say("Thunderclap"), count=12, so_far=so_far), can_drop=False)

    assert dialog.words == (
        "Before that:\nLine 3\nLine 4\nLine 5\nLine 6\nLine 7\nLine 8",
        "Thunderclap",
        "Throw 12 dice and type in what they show.",
    )
    for face in (1, 2, 3, 4, 5, 6) * 2:
        QTest.keyClick(dialog, getattr(Key, f"Key_{face}"))
    with qtbot.waitSignal(dialog.thrown) as thrown:
        QTest.keyClick(dialog, Key.Key_Return)
    assert thrown.args == [(1, 2, 3, 4, 5, 6) * 2]
