# SPDX-License-Identifier: GPL-3.0-or-later
"""The card of what came of play: it folds for a decision, and is there only while there is something."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QVBoxLayout
from pytestqt.qtbot import QtBot

from rubbletop.ui.parts.review_card import ReviewCard
from rubbletop.ui.parts.review_widget import ReviewWidget


class Lines(ReviewWidget):
    """Five lines."""

    def __init__(self) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        for number in range(5):
            column.addWidget(QLabel(f"line {number}"))

    @property
    def note(self) -> str:
        return "five lines in short"


def test_it_is_hidden_while_nothing_happened(qtbot: QtBot) -> None:
    card = ReviewCard()
    qtbot.addWidget(card)

    assert card.isHidden()
    assert card.review is None
    assert card.more == 0
    card.make_room(needed=True)
    assert card.isHidden()


def test_folded_it_shows_the_whole_in_short(qtbot: QtBot) -> None:
    card = ReviewCard()
    qtbot.addWidget(card)
    lines = Lines()
    card.show_review(lines)
    assert card.isVisible()
    assert card.is_open
    assert card.more > 0

    card.make_room(needed=True)

    assert not lines.isVisible()
    assert "five lines in short" in [label.text() for label in card.findChildren(QLabel)]
    card.make_room(needed=False)
    assert lines.isVisible()


def test_what_the_player_chose_counts_until_there_is_nothing_more(qtbot: QtBot) -> None:
    card = ReviewCard()
    qtbot.addWidget(card)
    card.show_review(Lines())
    with qtbot.waitSignal(card.changed):
        QTest.mouseClick(card.fold, Qt.MouseButton.LeftButton)
    assert not card.is_open

    card.show_review(Lines())
    card.make_room(needed=False)
    assert not card.is_open

    card.show_review(None)
    card.show_review(Lines())
    assert card.is_open


def test_an_opened_line_keeps_it_open(qtbot: QtBot) -> None:
    card = ReviewCard()
    qtbot.addWidget(card)
    lines = Lines()
    card.show_review(lines)

    with qtbot.waitSignal(card.changed):
        lines.changed.emit()
    card.make_room(needed=True)

    assert card.is_open


def test_a_widget_without_words_has_none(qtbot: QtBot) -> None:
    plain = ReviewWidget()
    qtbot.addWidget(plain)

    assert plain.note == ""


def test_folded_a_long_note_is_one_line_and_its_tooltip_says_all_of_it(qtbot: QtBot) -> None:
    class Many(Lines):
        @property
        def note(self) -> str:
            return " · ".join(["five lines in short"] * 20)

    card = ReviewCard()
    qtbot.addWidget(card)
    card.setFixedWidth(300)
    card.show_review(Many())

    card.make_room(needed=True)

    [summary] = (each for each in card.findChildren(QLabel) if each.text() == Many().note)
    assert summary.sizeHint().height() < 2 * summary.fontMetrics().lineSpacing()
    assert "five lines in short" in summary.toolTip()


def test_folded_for_the_room_it_is_its_head_alone_and_by_the_player_it_keeps_a_line(qtbot: QtBot) -> None:
    card = ReviewCard()
    qtbot.addWidget(card)
    card.show_review(Lines())
    [summary] = (each for each in card.findChildren(QLabel) if each.text() == Lines().note)

    card.make_room(needed=True)
    assert not card.is_open
    assert summary.isHidden()

    card.make_room(needed=False)
    card.fold.click()
    assert not card.is_open
    assert not summary.isHidden()
    assert card.review is not None
    assert card.more < card.review.sizeHint().height()
