# SPDX-License-Identifier: GPL-3.0-or-later
"""The record of games: sorted, filtered, drawn, thinned out and written into a file."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QToolTip
from pytestqt.qtbot import QtBot

from rubbletop.games import registry
from rubbletop.kernel import savefile
from rubbletop.kernel.facts import say
from rubbletop.kernel.session import Session
from rubbletop.records.file import PastGames
from rubbletop.records.game import PastGame
from rubbletop.ui.dialogs.past_games import PastGamesDialog
from rubbletop.ui.main_window import MainWindow
from rubbletop.ui.record.chart import PointsChart
from rubbletop.ui.record.table import GAME, POINTS, TURNS, WHEN, PastModel
from rubbletop.ui.theme import Wardrobe
from tests.ui.record.conftest import Given

SAVES = Path(__file__).parents[2] / "saves"
LEFT = Qt.MouseButton.LeftButton
Open = Callable[..., PastGamesDialog]


@pytest.fixture
def show(qtbot: QtBot, one_wardrobe: Wardrobe, record: PastGames) -> Open:
    """A function that opens the dialog with these games in the record."""

    def shown(*games: PastGame, game: str = "") -> PastGamesDialog:
        for past in games:
            record.add(past)
        dialog = PastGamesDialog(record, game)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.addWidget(dialog)
        dialog.show()
        qtbot.waitExposed(dialog)
        return dialog

    return shown


def column(dialog: PastGamesDialog, number: int) -> list[str]:
    rows = range(dialog.filter.rowCount())
    return [str(dialog.filter.index(row, number).data()) for row in rows]


def test_the_newest_game_stands_first(show: Open, given_game: Given) -> None:
    dialog = show(given_game(10), given_game(30), given_game(20))

    assert column(dialog, POINTS) == ["20", "30", "10"]


def test_a_click_on_a_head_sorts_numbers_as_numbers(show: Open, given_game: Given) -> None:
    dialog = show(given_game(9), given_game(100), given_game(-5))
    header = dialog.table.horizontalHeader()

    place = QPoint(header.sectionViewportPosition(POINTS) + 10, header.height() // 2)
    QTest.mouseClick(header.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, place)

    assert column(dialog, POINTS) == ["−5", "9", "100"]


@pytest.mark.parametrize("number", range(7))
def test_every_column_can_be_sorted(show: Open, given_game: Given, number: int) -> None:
    dialog = show(given_game(9, turns=5), given_game(100, turns=11), given_game(1, scores={}))

    dialog.table.sortByColumn(number, Qt.SortOrder.AscendingOrder)

    ranks = [dialog.filter.index(row, number).data(Qt.ItemDataRole.UserRole) for row in range(3)]
    assert ranks == sorted(ranks)


def test_only_games_of_one_kind_are_listed_and_scenarios_of_it_offered(
    show: Open, given_game: Given, solitaire: Given
) -> None:
    dialog = show(solitaire(11), solitaire(12, scenario="2"), given_game(100), game="colossi")

    assert column(dialog, POINTS) == ["12", "11"]
    assert dialog.scenarios.count() == 3
    assert dialog.table.isColumnHidden(GAME)

    QTest.keyClick(dialog.scenarios, Qt.Key.Key_Down)
    assert column(dialog, POINTS) == ["11"]

    QTest.keyClick(dialog.games, Qt.Key.Key_Home)
    assert set(column(dialog, GAME)) == {"Attack of the 50 Foot Colossi!", "Oh No, There Goes Tokyo!"}
    assert not dialog.table.isColumnHidden(GAME)
    assert not dialog.scenarios.isEnabled()
    assert dialog.chart.games == ()
    assert dialog.summary.lines[0].games == 3


def test_the_game_played_last_is_shown_first(show: Open, given_game: Given, solitaire: Given) -> None:
    dialog = show(given_game(100), solitaire(11))

    assert dialog.games.currentData() == "colossi"


def test_in_a_narrow_window_the_cards_stand_under_each_other(show: Open, given_game: Given) -> None:
    dialog = show(given_game(10))
    dialog.resize(1000, 600)
    QApplication.sendPostedEvents()
    assert dialog.chart.mapTo(dialog, QPoint()).x() < dialog.dice.mapTo(dialog, QPoint()).x()

    dialog.resize(600, 360)

    QApplication.sendPostedEvents()
    assert dialog.chart.mapTo(dialog, QPoint()).y() < dialog.dice.mapTo(dialog, QPoint()).y()
    assert dialog.table.mapTo(dialog, dialog.table.rect().bottomRight()).x() < dialog.width()


def test_an_empty_record_says_what_belongs_here(show: Open) -> None:
    dialog = show()

    assert dialog.details.text() == "Games that you play to their end are listed here."
    assert not dialog.export.isEnabled()
    assert not dialog.remove.isEnabled()
    assert dialog.chart.accessibleDescription() == "No game with points yet."


def test_the_dice_of_the_games_listed_are_added_up(show: Open, given_game: Given, solitaire: Given) -> None:
    dialog = show(given_game(), given_game(), solitaire(1), game="tokyo")

    assert dialog.dice.count.thrown == [2, 4, 6, 8, 10, 12]
    assert dialog.dice.accessibleDescription().startswith("42 dice were thrown; each face was expected 7.0")
    image = dialog.dice.grab().toImage()
    accent = dialog.palette().highlight().color()
    assert any(image.pixelColor(x, y) == accent for x in range(image.width()) for y in range(image.height()))


def test_a_damaged_record_is_told(show: Open, record: PastGames, given_game: Given) -> None:
    record.add(given_game())
    record.path.write_bytes(record.path.read_bytes() + b"{\n")

    dialog = show()

    assert "passed over" in dialog.notice.text()
    assert dialog.notice.isVisible()


def test_a_dot_that_is_clicked_selects_its_game(show: Open, given_game: Given) -> None:
    games = (given_game(10), given_game(30), given_game(20, winners=()))
    dialog = show(*games)
    QTest.mouseClick(dialog.chart, LEFT, Qt.KeyboardModifier.NoModifier, QPoint(1, 1))
    assert not dialog.chosen

    QTest.mouseClick(dialog.chart, LEFT, Qt.KeyboardModifier.NoModifier, dialog.chart.place(1).toPoint())

    assert dialog.chosen == (games[1].id,)
    assert dialog.details.text().startswith("The monster comes to town · seed 17")


def test_the_chart_tells_of_the_game_under_the_pointer(
    show: Open, given_game: Given, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = show(given_game(10), given_game(30))
    chart = dialog.chart
    told: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda point, text, widget: told.append(text))
    for place in (chart.place(1).toPoint(), QPoint(0, 0)):
        QApplication.sendEvent(chart, QHelpEvent(QEvent.Type.ToolTip, place, chart.mapToGlobal(place)))

    assert len(told) == 1
    assert told[0].endswith("30\nAnn wins.\nAnn, Otto (hard)")


def test_the_chart_is_described_for_those_who_do_not_see_it(show: Open, given_game: Given) -> None:
    dialog = show(given_game(10), given_game(30))
    chart = dialog.chart

    assert chart.accessibleDescription() == "2 games; best 30, mean 20, latest 30"


@pytest.mark.parametrize("points", [(5,), (0, 0), (-40, 1000), (3, 4, 5)])
def test_every_dot_lies_within_the_chart(
    qtbot: QtBot, one_wardrobe: Wardrobe, given_game: Given, points: tuple[int, ...]
) -> None:
    chart = PointsChart()
    qtbot.addWidget(chart)
    chart.resize(400, 200)
    chart.show_games([given_game(each) for each in points])
    chart.choose("game 1")

    places = [chart.place(number) for number in range(len(points))]

    assert all(chart.rect().contains(place.toPoint()) for place in places)
    order = sorted(range(len(points)), key=lambda number: -places[number].y())
    assert [points[number] for number in order] == sorted(points)
    dot = chart.grab().toImage().pixelColor(places[0].toPoint())
    assert dot == chart.palette().highlight().color()


def test_selected_games_are_removed_after_a_question(
    show: Open, qtbot: QtBot, record: PastGames, given_game: Given
) -> None:
    dialog = show(given_game(10), given_game(30), given_game(20))
    dialog.table.selectRow(0)
    for button, left in (("Cancel", 3), ("Remove", 2)):
        QTest.mouseClick(dialog.remove, LEFT)
        (box,) = [found for found in dialog.findChildren(QMessageBox) if found.isVisible()]
        assert box.text() == "Remove this game from the record?"
        (asked,) = [found for found in box.buttons() if found.text().replace("&", "") == button]
        QTest.mouseClick(asked, LEFT)
        assert len(record.kept().games) == left
    assert column(dialog, POINTS) == ["30", "10"]

    dialog.table.selectAll()
    assert dialog.details.text() == "Games selected: 2"
    QTest.mouseClick(dialog.remove, LEFT)
    (box,) = [found for found in dialog.findChildren(QMessageBox) if found.isVisible()]
    assert box.text() == "Remove 2 games from the record?"


def test_a_record_that_cannot_be_changed_is_told(
    show: Open, given_game: Given, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = show(given_game(10))
    dialog.table.selectRow(0)
    monkeypatch.setattr(PastGames, "remove", lambda *_: say("read-only"))

    dialog.remove_chosen()

    assert dialog.notice.text() == "read-only"
    assert column(dialog, POINTS) == ["10"]


def test_what_is_listed_is_written_into_a_file(show: Open, given_game: Given, tmp_path: Path) -> None:
    dialog = show(given_game(10), given_game(30))
    told: list[object] = []
    dialog.said.connect(told.append)
    QTest.mouseClick(dialog.export, LEFT)
    (asked,) = dialog.findChildren(QFileDialog)
    asked.fileSelected.emit(str(tmp_path / "games.csv"))
    asked.reject()

    assert len((tmp_path / "games.csv").read_bytes().splitlines()) == 3
    assert told == [say("Saved as {file}.", file="games.csv")]

    dialog.export_to(tmp_path / "nowhere" / "games.csv")
    assert "its folder does not exist" in dialog.notice.text()


def test_the_menu_opens_the_record_of_the_game_on_the_table(window: MainWindow, qtbot: QtBot) -> None:
    window.show_start()
    window.commands["past_games"].trigger()

    (dialog,) = window.findChildren(PastGamesDialog)
    assert dialog.isVisible()
    dialog.reject()


def test_a_game_that_is_played_to_its_end_in_the_window_is_kept(window: MainWindow) -> None:
    played = savefile.load(SAVES / "colossi-1-1.rubble", registry.rules).session
    players = tuple(msgspec.structs.replace(player, level=None) for player in played.setup.players)
    setup = msgspec.structs.replace(played.setup, players=players)
    session = Session(played.rules, setup, played.entry(0).faces)
    for action in played.record[:-1]:
        session.replayed(action)
    window.desk.take(session, None)
    assert window.page is not None

    window.page.bridge.submit(played.record[-1].action)

    (kept,) = window.record.kept().games
    assert (kept.game, kept.points, kept.level) == ("colossi", 11, "draw")
    assert not kept.course.is_whole


def test_a_table_has_no_rows_within_its_rows(given_game: Given) -> None:
    model = PastModel([given_game()])
    inner = model.index(0, WHEN)

    assert (model.rowCount(), model.rowCount(inner)) == (1, 0)
    assert (model.columnCount(), model.columnCount(inner)) == (7, 0)
    assert model.data(inner, Qt.ItemDataRole.DecorationRole) is None
    assert model.data(model.index(0, GAME), Qt.ItemDataRole.ToolTipRole) != ""
    assert model.data(model.index(0, TURNS), Qt.ItemDataRole.ToolTipRole) == "6"
    assert model.data(model.index(0, TURNS), Qt.ItemDataRole.DisplayRole) == "6"
    assert model.headerData(0, Qt.Orientation.Vertical) is None
    assert model.headerData(0, Qt.Orientation.Horizontal, Qt.ItemDataRole.DecorationRole) is None
