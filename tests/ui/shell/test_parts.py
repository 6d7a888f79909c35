# SPDX-License-Identifier: GPL-3.0-or-later
"""The parts of the shell, each by itself."""

from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QTextDocumentFragment
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from rubbletop.kernel.dice import Roll
from rubbletop.kernel.facts import IllegalAction, Outcome, say
from rubbletop.kernel.tally import Tally
from rubbletop.ui.commands import COMMANDS, IN_GAME, TOOL_BAR, Commands
from rubbletop.ui.game_screen import Phase, Ruling, Score
from rubbletop.ui.parts import recent
from rubbletop.ui.parts.board_titles import BOARD_TITLES
from rubbletop.ui.parts.catalogue import CATALOGUE, game_of, paint_poster
from rubbletop.ui.parts.computer_card import ComputerCard
from rubbletop.ui.parts.dice import DiceTray, Throw, throws
from rubbletop.ui.parts.history_bar import HistoryBar
from rubbletop.ui.parts.log import LineDelegate, LogLine, LogView
from rubbletop.ui.parts.phase_strip import PhaseStrip
from rubbletop.ui.parts.places import pull_back, pulled, restore
from rubbletop.ui.parts.poster import Poster
from rubbletop.ui.parts.result_card import ResultCard
from rubbletop.ui.parts.sight_card import SightCard
from rubbletop.ui.parts.status_line import StatusLine
from rubbletop.ui.parts.tally_tip import tally_tip
from rubbletop.ui.parts.wordmark import Wordmark
from rubbletop.ui.start_page import StartPage
from rubbletop.ui.theme import Wardrobe
from rubbletop.ui.words import with_rule
from tests.toy.game import ANNA, BERT, given_session, given_setup

LEFT = Qt.MouseButton.LeftButton


def line(words: str, moment: int, *, heading: bool = False) -> LogLine:
    return LogLine(words=words, moment=moment, rule="" if heading else "1.2", is_heading=heading)


def shown(qtbot: QtBot, widget: QWidget, width: int = 400, height: int = 300) -> None:
    qtbot.addWidget(widget)
    widget.resize(width, height)
    widget.show()
    qtbot.waitExposed(widget)


def test_no_two_commands_share_a_name_or_a_key(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    commands = Commands(window)
    names = [command.name for command in COMMANDS]
    keys = [key.toString() for name in names for key in commands[name].shortcuts()]

    assert len(set(names)) == len(names)
    assert sorted(set(keys)) == sorted(keys)
    assert {name for group in TOOL_BAR for name in group} <= set(names)
    assert set(names) >= IN_GAME


def test_every_tooltip_of_a_command_names_its_key(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)

    assert Commands(window)["undo"].toolTip() == "Take the last action back (Ctrl+Z)"


def test_a_log_line_shows_its_section(qtbot: QtBot) -> None:
    assert line("Squad 1 moves.", 3).shown == "Squad 1 moves. [1.2]"


def test_a_ruling_behind_a_sentence_is_called_a_ruling() -> None:
    assert with_rule("It scatters.", "5.2.1, 57") == "It scatters. [5.2.1, ruling 57]"
    assert with_rule("It burns.", "") == "It burns."
    assert with_rule("It waits.", "2") == "It waits. [2]"


def test_a_click_on_the_section_of_a_log_line_asks_for_the_rule(qtbot: QtBot, wardrobe: Wardrobe) -> None:
    log = LogView()
    shown(qtbot, log)
    log.add([line("Squad 1 moves.", 0), line("It stops.", 1)])
    rect = log.visualRect(log.model().index(0, 0))
    end = log.fontMetrics().horizontalAdvance("Squad 1 moves. [1.")
    place = QPoint(rect.left() + end, rect.center().y())
    looked: list[int] = []
    log.looked.connect(lambda moment, stroke: looked.append(moment))

    QTest.mouseMove(log.viewport(), place)
    with qtbot.waitSignal(log.why) as why:
        QTest.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, pos=place)

    assert (why.args, looked) == (["1.2"], [])
    QTest.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, pos=rect.topLeft() + QPoint(20, 10))
    assert looked == [0]


def test_the_log_takes_back_what_was_taken_back(qtbot: QtBot, wardrobe: Wardrobe) -> None:
    log = LogView()
    shown(qtbot, log)
    log.add([line("Turn 1", 0, heading=True), line("a", 0), line("b", 1), line("c " * 60, 2)])

    log.cut(1)

    assert [entry.words for entry in log.lines] == ["Turn 1", "a", "b"]
    log.grab()


class CountingDelegate(LineDelegate):
    """Knows the rows that were measured."""

    def __init__(self, view: LogView) -> None:
        super().__init__(view)
        self.measured: list[int] = []

    def sizeHint(  # noqa: N802
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        self.measured.append(index.row())
        return super().sizeHint(option, index)


def test_lines_of_the_log_are_measured_again_only_when_they_may_lie_otherwise(
    qtbot: QtBot, wardrobe: Wardrobe
) -> None:
    log = LogView()
    qtbot.addWidget(log)
    delegate = CountingDelegate(log)
    log.setItemDelegate(delegate)
    log.add([line("A sentence that is long enough to be broken somewhere", moment) for moment in range(9)])
    log.resize(300, 200)
    log.show()
    log.doItemsLayout()
    high = log.visualRect(log.model().index(0, 0)).height()
    assert set(delegate.measured) == set(range(9))

    delegate.measured.clear()
    log.doItemsLayout()
    assert set(delegate.measured) <= {0}
    log.add([line("One more", 9)])
    log.doItemsLayout()
    assert set(delegate.measured) == set(range(10))
    log.resize(120, 200)
    qtbot.waitUntil(lambda: log.visualRect(log.model().index(0, 0)).height() > high)


def test_from_the_present_the_log_is_stepped_back_only(qtbot: QtBot) -> None:
    log = LogView()
    shown(qtbot, log)
    log.add([line("Turn 1", 0, heading=True), line("a", 0), line("b", 1)])
    looked: list[int] = []
    log.looked.connect(lambda moment, stroke: looked.append(moment))

    log.setFocus(Qt.FocusReason.TabFocusReason)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right):
        QTest.keyClick(log, key)
    assert looked == []

    QTest.keyClick(log, Qt.Key.Key_Up)
    assert looked == [0]


def test_drawing_from_a_cup_is_no_throw_of_dice() -> None:
    rolls = (Roll(say("Draw"), 13, (7,)), Roll(say("Fire"), 6, (5, 2)))

    assert throws(rolls) == (Throw(faces=(5, 2), purpose="Fire"),)


def test_a_throw_shows_what_its_dice_came_to() -> None:
    roll = Roll(say("Fire"), 6, (5, 2))
    score = Score(faces=(5, 2), hits=frozenset((0,)), words=say("hits: 1"))

    thrown = throws((roll, roll), [score])

    assert thrown[0] == Throw(faces=(5, 2), purpose="Fire", hits=frozenset((0,)), words="hits: 1")
    assert thrown[1] == Throw(faces=(5, 2), purpose="Fire")


def test_many_dice_have_their_words_below(qtbot: QtBot, wardrobe: Wardrobe) -> None:
    tray = DiceTray()
    shown(qtbot, tray, 276, 120)

    tray.show_throws((Throw(faces=(6, 6, 1, 2, 3), purpose="Fire", words="hits on 4+: 2, expected 2.5"),))

    words = [found for found in tray.findChildren(QLabel) if found.isVisible()]
    assert [found.text() for found in words] == ["Fire", "hits on 4+: 2, expected 2.5"]
    qtbot.waitUntil(lambda: all(found.y() > tray.dice.geometry().bottom() for found in words))


def test_dice_tumble_and_come_to_lie(qtbot: QtBot) -> None:
    tray = DiceTray()
    shown(qtbot, tray)

    tray.show_throws((Throw(faces=(6, 6, 1, 2, 3), purpose="Fire", hits=frozenset((0, 1))),), 200)
    tray.dice.grab()
    tray.dice.finish()

    assert tray.dice.faces == (6, 6, 1, 2, 3)
    assert "6: 2" in tray.toolTip()
    tray.dice.grab()
    tray.clear()
    assert tray.toolTip() == ""


def test_the_strip_names_the_box_that_is_clicked(qtbot: QtBot, wardrobe: Wardrobe) -> None:
    strip = PhaseStrip("colossi")
    shown(qtbot, strip, 1200, 46)
    phases = (
        Phase(title=say("Event"), mark="done"),
        Phase(title=say("Actions"), mark="now"),
        Phase(title=say("Final"), mark="next"),
        Phase(title=say("Last"), mark="next"),
    )
    strip.show_play((say("Turn 1"), say("three left")), phases)
    boxes = strip.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)[1:]

    with qtbot.waitSignal(strip.looked) as looked:
        QTest.mouseClick(boxes[0], LEFT)

    assert looked.args == [0]
    assert boxes[1].accessibleName() == "Actions, now"
    strip.grab()
    strip.resize(500, 46)
    assert [box.isVisible() for box in boxes] == [True, True, True, False]


def test_a_refusal_gives_way_to_the_next_question(qtbot: QtBot) -> None:
    status = StatusLine()
    shown(qtbot, status, 800, 24)
    status.ask(say("What now?"))
    status.refuse(IllegalAction(say("Too far."), "5.3"))
    assert status.words == "Too far. [5.3]"

    status.hover("Squad 1")
    assert status.words == "Too far. [5.3]"

    status.ask(say("And now?"))
    status.hover("Squad 1")
    assert status.words == "Squad 1"
    status.hover("")
    assert status.words == "And now?"
    status.grab()


def test_a_warning_stands_until_it_was_read_whatever_is_asked(qtbot: QtBot) -> None:
    status = StatusLine()
    shown(qtbot, status, 800, 24)
    status.warn(say("The game cannot be kept."))
    status.warn(say("The disk is full."))
    status.warn(say("The disk is full."))

    status.ask(say("What now?"))
    status.hover("Squad 1")
    assert (status.words, status.line.sign) == ("The game cannot be kept.", "warning")
    status.refuse(IllegalAction(say("Too far."), ""))
    assert status.words == "Too far."
    status.ask(say("And now?"))

    QTest.mouseClick(status.line, LEFT)
    assert status.words == "The disk is full."
    QTest.mouseClick(status.line, LEFT)
    assert (status.words, status.line.sign) == ("And now?", "")


def test_the_history_bar_steps_and_slides(qtbot: QtBot) -> None:
    bar = HistoryBar()
    qtbot.addWidget(bar)
    looked: list[int] = []
    bar.looked.connect(looked.append)
    bar.show_moment(3, tuple(range(10)))

    buttons = {button.objectName(): button for button in bar.findChildren(QWidget)}
    QTest.mouseClick(buttons["back"], LEFT)
    QTest.mouseClick(buttons["forward"], LEFT)
    with qtbot.waitSignal(bar.left):
        QTest.mouseClick(buttons["present"], LEFT)

    assert looked == [2, 4]


@pytest.mark.parametrize(
    ("rect", "expected"),
    [
        (QRect(100, 100, 900, 600), QRect(100, 100, 900, 600)),
        (QRect(3000, 100, 900, 600), QRect(466, 100, 900, 600)),
        (QRect(-2000, -900, 3000, 900), QRect(0, 0, 1366, 768)),
    ],
)
def test_a_window_on_a_screen_that_is_gone_comes_back(rect: QRect, expected: QRect) -> None:
    assert pulled(rect, [QRect(0, 0, 1366, 768)]) == expected


def test_a_window_is_pulled_back_from_where_no_screen_is_any_more(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setGeometry(9000, 7000, 500, 300)
    kept = bytes(window.saveGeometry().data())
    again = QWidget()
    qtbot.addWidget(again)
    restore(again, kept)
    again.setGeometry(9000, 7000, 500, 300)

    pull_back(again)

    assert QGuiApplication.primaryScreen().availableGeometry().contains(again.geometry())


def test_a_place_that_cannot_be_read_gives_a_window_like_the_first(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)

    restore(window, b"no geometry")

    assert window.isMaximized() or QGuiApplication.primaryScreen().availableGeometry().contains(
        window.geometry()
    )


def test_a_tally_lists_its_reasons(qtbot: QtBot) -> None:
    tally = Tally().plus(3, say("CF"), "5.4").plus(-1, say("on the <move>"), "5.4.1")

    told = QTextDocumentFragment.fromHtml(tally_tip(tally)).toPlainText().replace("\xa0", " ").split("\n")
    assert [line.strip() for line in told if line.strip()] == [
        "+3", "CF [5.4]", "−1", "on the <move> [5.4.1]", "2",
    ]  # fmt: skip
    assert "&lt;move&gt;" in tally_tip(tally)
    assert "<b>2</b>" in tally_tip(tally)


def test_the_sight_card_says_the_ruling(qtbot: QtBot) -> None:
    card = SightCard()
    card.setVisible(True)
    shown(qtbot, card)
    for clear in (True, False):
        card.show_ruling("352", "236", Ruling(clear=clear, met=(), blocking=(), sentence=say("So be it.")))
        card.grab()

    assert card.words == "So be it."
    assert card.note.text() == "352 → 236"


def test_the_result_names_the_winner_and_the_scores(qtbot: QtBot) -> None:
    card = ResultCard()
    outcome = Outcome(headline=say("Victory"), level="top", winners=(ANNA,), scores={ANNA: 4, BERT: 2})
    card.show_outcome(outcome, given_setup())
    shown(qtbot, card)

    with qtbot.waitSignal(card.called) as called:
        new = next(b for b in card.findChildren(QPushButton) if b.objectName() == "new")
        QTest.mouseClick(new, LEFT)

    assert called.args == ["new"]


def test_the_computer_card_offers_the_way_on(qtbot: QtBot) -> None:
    card = ComputerCard()
    qtbot.addWidget(card)
    card.show_thinking(say("Marines act."))
    card.offer_next(waits=True)

    with qtbot.waitSignals([card.gone_on, card.hurried]):
        for button in card.findChildren(QPushButton):
            QTest.mouseClick(button, LEFT)

    card.offer_next(waits=False)
    assert card.is_thinking
    card.hide()
    assert not card.is_thinking
    card.offer_next(waits=True)
    card.offer_next(waits=False)
    assert card.isHidden()


def test_each_board_belongs_to_a_game_and_each_game_has_a_poster(qtbot: QtBot) -> None:
    assert [game_of(board) for board in BOARD_TITLES] == ["colossi", "colossi", "tokyo", "tokyo", "barrel"]
    for game in CATALOGUE:
        image = QImage(120, 188, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.black)
        painter = QPainter(image)
        paint_poster(painter, game, image.rect().toRectF())
        painter.end()
        assert len({image.pixel(x, y) for x in range(0, 120, 7) for y in range(0, 188, 7)}) > 5


def test_a_scenario_that_is_not_known_is_called_by_its_number() -> None:
    entry = CATALOGUE["colossi"]

    assert entry.scenario("1").text() == "Panic on Graviton Prime"
    assert entry.scenario("9").text() == "Scenario 9"


def test_a_poster_without_its_art_leaves_the_page_whole(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(painter: QPainter, game: str, rect: object) -> None:
        raise OSError("figures.json is missing")

    monkeypatch.setattr("rubbletop.ui.parts.poster.paint_poster", broken)
    poster = Poster("colossi", "Colossi")
    shown(qtbot, poster, 200, 300)

    qtbot.waitUntil(lambda: not poster._picture.isNull())


def test_the_wordmark_is_drawn(qtbot: QtBot) -> None:
    mark = Wordmark()
    shown(qtbot, mark, 344, 58)

    assert not mark.grab().isNull()


def test_recent_files_that_nobody_can_look_at_are_left_out(tmp_path: Path) -> None:
    assert recent.listed([str(tmp_path / ("x" * 5000)), "a\0b", str(tmp_path / "gone")]) == ()


def test_a_file_whose_name_is_no_text_is_not_remembered(tmp_path: Path) -> None:
    assert recent.with_first(tmp_path / "a\udcff.rubble", ("old",)) == ("old",)


def test_recent_files_name_what_is_wrong_with_a_broken_one(tmp_path: Path) -> None:
    from rubbletop.kernel import savefile

    good, bad = tmp_path / "good.rubble", tmp_path / "bad.rubble"
    savefile.save(given_session(), good)
    bad.write_text("no game")

    files = recent.listed([str(bad), str(good), str(tmp_path / "gone.rubble")])

    assert [file.is_broken for file in files] == [True, False]
    assert files[0].line.text().startswith("not read: ")
    assert recent.when_words(files[1].when)
    assert recent.when_words(files[1].when - 3 * 86400)
    assert recent.when_words(files[1].when - 300 * 86400)


def test_a_file_opened_again_comes_first_and_once(tmp_path: Path) -> None:
    first, second = tmp_path / "a.rubble", tmp_path / "b.rubble"

    files = recent.with_first(first, recent.with_first(second, recent.with_first(first, ())))

    assert files == (str(first), str(second))


def test_a_narrow_start_page_offers_a_new_game_at_first_sight(qtbot: QtBot, wardrobe: Wardrobe) -> None:
    page = StartPage()
    shown(qtbot, page, 683, 330)
    button = page.findChild(QPushButton, "new colossi")
    assert button is not None

    def foot() -> int:
        return button.mapTo(page, button.rect().bottomLeft()).y()

    qtbot.waitUntil(lambda: 0 < foot() < page.viewport().height())
    page.resize(1366, 700)
    qtbot.waitUntil(lambda: 0 < foot() < page.viewport().height())
