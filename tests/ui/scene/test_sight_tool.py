# SPDX-License-Identifier: GPL-3.0-or-later
"""The sight tool draws the line, what it meets and what blocks it."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from rubbletop.ui.game_screen import Ruling
from tests.ui.scene.conftest import Play


def rulings(play: Play) -> list[tuple[str, str, Ruling]]:
    told: list[tuple[str, str, Ruling]] = []
    play.stage.sight_ruled.connect(lambda a, b, ruling: told.append((a, b, ruling)))
    return told


def test_holding_s_looks_from_the_selected_counter_to_the_pointer(play: Play) -> None:
    told = rulings(play)
    play.click("c")

    QTest.keyPress(play.view, Qt.Key.Key_S)
    play.move(play.at("13"))

    assert [(a, b, r.clear) for a, b, r in told] == [("11", "13", True)]
    assert play.table.sight_line.strokes

    QTest.keyRelease(play.view, Qt.Key.Key_S)
    assert play.table.sight_line.strokes == ()


def test_a_hill_in_the_way_blocks(play: Play) -> None:
    told = rulings(play)
    play.stage.use_sight(True)
    play.click("31")
    play.move(play.at("33"))

    a, b, ruling = told[-1]
    assert (a, b, ruling.clear, ruling.blocking) == ("31", "33", False, ("32",))


def test_the_tool_by_button_stays_until_it_is_laid_down(play: Play) -> None:
    toggled: list[bool] = []
    play.stage.sight_toggled.connect(toggled.append)

    play.stage.use_sight(True)
    QTest.keyPress(play.view, Qt.Key.Key_S)
    QTest.keyRelease(play.view, Qt.Key.Key_S)
    assert play.stage.sight.is_on
    play.stage.use_sight(False)

    assert toggled == [True, False]


def test_escape_lays_the_tool_down(play: Play) -> None:
    play.stage.use_sight(True)

    play.key(Qt.Key.Key_Escape)

    assert not play.stage.sight.is_on


def test_the_cursor_points_the_tool_too(play: Play) -> None:
    told = rulings(play)
    play.click("c")
    play.stage.use_sight(True)

    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down):
        play.key(key)

    assert [(a, b) for a, b, _ in told] == [("11", "12"), ("11", "13")]


def test_the_first_space_pointed_at_is_looked_from(play: Play) -> None:
    told = rulings(play)
    play.stage.use_sight(True)
    play.stage.sight.begin(None)

    play.move(play.at("31"))
    play.move(play.at("33"))

    assert [(a, b) for a, b, _ in told] == [("31", "33")]


def test_a_new_position_is_ruled_anew(play: Play) -> None:
    told = rulings(play)
    play.stage.use_sight(True)
    play.click("31")
    play.move(play.at("32"))
    play.move(play.at("33"))

    play.stage.show_position(play.state)

    assert [(a, b) for a, b, _ in told[-2:]] == [("31", "33")] * 2
