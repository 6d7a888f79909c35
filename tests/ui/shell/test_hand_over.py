# SPDX-License-Identifier: GPL-3.0-or-later
"""Several people at one screen: nobody ever sees what only another may know."""

from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from rubbletop.kernel.facts import Event, Message, Seat, say
from rubbletop.ui.bridge import Cover
from rubbletop.ui.dialogs.charts import ChartsDialog
from rubbletop.ui.game_page import GamePage
from rubbletop.ui.main_window import MainWindow
from tests.toy.game import ANNA, BERT, LanternHill
from tests.toy.parts import Bid, CharmFound, HillState
from tests.ui.shell.hillscreen import HillScreen
from tests.ui.shell.hilltable import (
    CLEO,
    buttons,
    curtain_words,
    given_table,
    known,
    secret_of,
    secrets_on,
    taken_by,
)

Key = Qt.Key


@pytest.fixture
def telltale(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lantern Hill and its screen say each secret that they are shown, wherever words are to be read."""

    def sentence(self: Any, s: HillState, event: Event) -> Message:
        if isinstance(event, CharmFound):
            return say("A charm: {secret}", secret=secret_of(event.seat))
        return plain(self, s, event)

    def prompt(self: Any, s: HillState, seat: Seat) -> Message:
        return say("{secrets} What now?", secrets=known(s))

    def heading(self: Any, view: Any) -> tuple[Message, Message]:
        return say("Turn {turn} {secrets}", turn=view.turn, secrets=known(view)), say("{s}", s=known(view))

    def space_text(self: Any, view: Any, space: str) -> Message:
        return say("{space} {secrets}", space=space, secrets=known(view))

    plain = LanternHill.sentence
    monkeypatch.setattr(LanternHill, "sentence", sentence)
    monkeypatch.setattr(LanternHill, "prompt", prompt)
    monkeypatch.setattr(HillScreen, "heading", heading)
    monkeypatch.setattr(HillScreen, "space_text", space_text)


def test_the_curtain_hands_the_screen_to_the_person_who_is_asked(
    mixed: GamePage, window: MainWindow, telltale: None
) -> None:
    assert "Hand the screen to Anna" in curtain_words(mixed)
    assert list(buttons(mixed)) == [ANNA, BERT]
    assert buttons(mixed)[ANNA].text() == "I am Anna: show it"
    assert not mixed.stage.view.isVisible()
    assert window.status.words == "The screen is covered."
    assert not window.commands["hint"].isEnabled()
    assert not window.commands["earlier"].isEnabled()


def test_enter_uncovers_and_esc_does_not(mixed: GamePage, qtbot: QtBot) -> None:
    first = buttons(mixed)[ANNA]
    assert first.hasFocus()
    QTest.keyClick(first, Key.Key_Escape)
    assert mixed.hand_over.is_down
    QTest.keyClick(first, Key.Key_Tab)
    assert buttons(mixed)[BERT].hasFocus()
    QTest.keyClick(buttons(mixed)[BERT], Key.Key_Backtab)
    assert first.hasFocus()

    QTest.keyClick(first, Key.Key_Return)

    assert not mixed.hand_over.is_down
    assert mixed.bridge.eyes == ANNA
    assert mixed.stage.view.isVisible()


def test_enter_presses_the_first_button_wherever_the_focus_is(mixed: GamePage) -> None:
    mixed.hand_over.curtain.setFocus()
    QTest.keyClick(mixed.hand_over.curtain, Key.Key_Enter)

    assert mixed.bridge.eyes == ANNA


def test_nothing_secret_is_anywhere_before_other_eyes(
    table: MainWindow, qtbot: QtBot, telltale: None
) -> None:
    window = table
    window.begin(LanternHill.game, given_table(ANNA, BERT))
    page = window.page
    assert page is not None
    qtbot.waitUntil(lambda: page.hand_over.is_down, timeout=20_000)
    assert secrets_on(window) == set()

    taken_by(page, ANNA)
    assert secrets_on(window) == {ANNA}
    page.stage.hands.look_at("anna")
    page.stage.submit(Bid(seat=ANNA, oil=3))
    page.hurry()
    assert page.hand_over.is_down
    assert secrets_on(window) == set()

    taken_by(page, BERT)
    assert secrets_on(window) == {BERT}
    window.commands["cover"].trigger()
    assert page.hand_over.is_down
    assert secrets_on(window) == set()
    taken_by(page, BERT)
    page.stage.submit(Bid(seat=BERT, oil=6))
    page.hurry()
    qtbot.waitUntil(lambda: bool(page.bridge.legal), timeout=20_000)
    assert not page.hand_over.is_down
    assert secrets_on(window) == set()


def test_the_past_is_seen_with_the_eyes_that_look(
    mixed: GamePage, window: MainWindow, telltale: None
) -> None:
    taken_by(mixed, ANNA)
    mixed.stage.submit(Bid(seat=ANNA, oil=1))
    mixed.hurry()
    taken_by(mixed, BERT)
    window.call("earlier")
    assert not mixed.past.is_past, "the sealed bid of another is no moment of hers"
    mixed.stage.submit(Bid(seat=BERT, oil=2))
    mixed.hurry()
    window.call("look")
    taken_by(mixed, BERT)
    window.call("earlier")
    assert mixed.past.is_past
    assert secrets_on(window) == {BERT}

    window.call("cover")
    assert not mixed.past.is_past
    assert not mixed.history.isVisible()
    assert secrets_on(window) == set()


def test_the_log_gains_and_loses_the_lines_of_one_person(mixed: GamePage) -> None:
    def charms() -> list[str]:
        return [line.words for line in mixed.log.lines if "finds a charm" in line.words]

    assert charms() == []
    taken_by(mixed, ANNA)
    assert len(charms()) == 1
    assert charms()[0].startswith("anna")
    before = len(mixed.log.lines)
    mixed.bridge.cover()
    assert len(mixed.log.lines) == before - 1
    taken_by(mixed, BERT)
    assert charms()[0].startswith("bert")


def test_the_dice_are_counted_as_the_eyes_know_them(mixed: GamePage) -> None:
    open_dice = mixed.dice.toolTip()
    taken_by(mixed, ANNA)
    mixed.bridge.cover()

    assert mixed.dice.toolTip() == open_dice
    assert len(mixed.dice.dice.faces) == 1


def test_a_person_looks_at_her_secrets_in_the_open(mixed: GamePage, window: MainWindow, qtbot: QtBot) -> None:
    for seat, oil in ((ANNA, 6), (BERT, 0)):
        taken_by(mixed, seat)
        mixed.stage.submit(Bid(seat=seat, oil=oil))
        mixed.hurry()
    qtbot.waitUntil(lambda: bool(mixed.bridge.legal), timeout=20_000)
    assert window.commands["look"].isEnabled()

    window.commands["look"].trigger()
    assert "Whose secrets shall be shown?" in curtain_words(mixed)
    assert not window.commands["look"].isEnabled()
    QTest.mouseClick(buttons(mixed)[""], Qt.MouseButton.LeftButton)
    assert not mixed.hand_over.is_down

    window.commands["look"].trigger()
    taken_by(mixed, BERT)
    assert (mixed.bridge.eyes, mixed.bridge.legal) == (BERT, ())
    assert window.status.words == "Only Bert looks now; nothing is decided."
    bar = mixed.hand_over.bar
    assert bar.isVisible()
    QTest.mouseClick(bar.findChildren(QPushButton)[0], Qt.MouseButton.LeftButton)
    assert not bar.isVisible()
    assert mixed.bridge.eyes == ""
    assert mixed.prompt.isVisible()


def test_undo_behind_the_curtain_shows_nothing(mixed: GamePage, window: MainWindow, telltale: None) -> None:
    taken_by(mixed, ANNA)
    mixed.stage.submit(Bid(seat=ANNA, oil=1))
    mixed.hurry()

    window.call("undo")

    assert mixed.hand_over.is_down
    assert secrets_on(window) == set()


def test_the_curtain_is_there_again_after_the_boards_were_looked_at(
    mixed: GamePage, window: MainWindow
) -> None:
    window.call("boards")
    window.leave_boards()

    assert mixed.hand_over.is_down
    assert not window.commands["sight"].isEnabled()


def test_charts_opened_for_one_person_close_before_other_eyes(
    mixed: GamePage, window: MainWindow, qtbot: QtBot
) -> None:
    taken_by(mixed, ANNA)
    window.call("charts")
    assert [dialog.isVisible() for dialog in window.findChildren(ChartsDialog)] == [True]
    mixed.bridge.cover()
    assert not [dialog for dialog in window.findChildren(ChartsDialog) if dialog.isVisible()]


def test_a_single_person_never_meets_the_curtain(table: MainWindow, qtbot: QtBot) -> None:
    table.begin(LanternHill.game, given_table(BERT))
    page = table.page
    assert page is not None
    qtbot.waitUntil(lambda: bool(page.bridge.legal) and page.prompt.isVisible(), timeout=20_000)

    assert page.bridge.eyes == BERT
    assert not page.hand_over.is_down
    assert not table.commands["look"].isEnabled()
    assert any("bert finds a charm" in line.words for line in page.log.lines)


def test_the_curtain_has_room_for_four_in_a_small_window(
    mixed: GamePage, window: MainWindow, qtbot: QtBot
) -> None:
    window.resize(683, 360)
    cover = Cover(seats=(ANNA, BERT, CLEO, Seat("dora")), asked=say("What now?"), looks=True)
    mixed.hand_over.curtain.show_cover(cover, mixed.bridge.view)

    qtbot.waitUntil(lambda: len(buttons(mixed)) == 5)
    assert window.size() == QSize(683, 360)
    for button in buttons(mixed).values():
        QTest.keyClick(mixed.hand_over.curtain.focusWidget() or button, Key.Key_Tab)
        assert any(made.hasFocus() for made in buttons(mixed).values())


def test_no_window_stands_about_on_its_own(mixed: GamePage, window: MainWindow) -> None:
    visible = [made for made in QApplication.topLevelWidgets() if made.isVisible()]

    assert visible == [window]
