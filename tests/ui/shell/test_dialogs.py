# SPDX-License-Identifier: GPL-3.0-or-later
"""The dialogs ask, remember and report."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDialog, QLabel, QLineEdit, QPushButton, QTableWidget
from pytestqt.qtbot import QtBot

from rubbletop.kernel import savefile
from rubbletop.kernel.facts import Message, say
from rubbletop.kernel.savefile import BadSave
from rubbletop.preferences import Beginning, Preferences
from rubbletop.ui.dialogs.about import AboutDialog
from rubbletop.ui.dialogs.charts import ChartsDialog
from rubbletop.ui.dialogs.help import KeysDialog
from rubbletop.ui.dialogs.load_report import LoadReport
from rubbletop.ui.dialogs.new_game import NewGameDialog, drawn_seed, levels, player_names, setup_from
from rubbletop.ui.dialogs.preferences import PreferencesDialog, nearest_speed
from rubbletop.ui.game_screen import Chart
from rubbletop.ui.parts.scroller import Scroller
from tests.toy.game import ANNA, BERT, find_rules, given_session
from tests.toy.parts import Bid

LEFT = Qt.MouseButton.LeftButton


def opened(qtbot: QtBot, dialog: QDialog) -> None:
    qtbot.addWidget(dialog)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    dialog.open()
    qtbot.waitExposed(dialog)


def words(dialog: QDialog) -> str:
    return "\n".join(label.text() for label in dialog.findChildren(QLabel))


def button(dialog: QDialog, name: str) -> QPushButton:
    return next(b for b in dialog.findChildren(QPushButton) if b.objectName() == name)


def test_a_new_game_is_begun_with_what_was_answered(qtbot: QtBot) -> None:
    dialog = NewGameDialog("colossi", Beginning())
    opened(qtbot, dialog)
    name, *_, seed = dialog.findChildren(QLineEdit)
    name.setText("Zoë ☄")
    QTest.keyClicks(seed, "41x2")

    with qtbot.waitSignal(dialog.begun) as begun:
        QTest.mouseClick(button(dialog, "primary"), LEFT)

    game, setup, answers = begun.args
    assert (game, setup.scenario, setup.seed) == ("colossi", "1", 412)
    assert setup.players[0].name == "Zoë ☄"
    assert setup.players[0].level is None
    assert answers.names == ("Zoë ☄",)


def test_the_answers_of_the_last_time_are_offered_again(qtbot: QtBot) -> None:
    options: dict[str, str | int | bool] = {
        "jig_jig": True,
        "edition": "",
        "take_backs": True,
        "own_dice": True,
    }
    last = Beginning(scenario="1", names=("Ida",), levels=("random",), options=options)

    dialog = NewGameDialog("colossi", last)
    opened(qtbot, dialog)

    assert dialog.beginning() == last
    assert dialog.seed() is None
    QTest.mouseClick(button(dialog, "draw"), LEFT)
    assert dialog.seed() is not None


def test_computer_players_are_offered_at_the_levels_there_are(qtbot: QtBot) -> None:
    dialog = NewGameDialog("colossi", Beginning())
    opened(qtbot, dialog)

    assert "random" in levels("colossi")
    assert dialog.findChildren(QComboBox)[0].count() == 1 + len(levels("colossi"))


def test_what_is_left_open_is_filled_in() -> None:
    setup = setup_from(Beginning(), "colossi", None)

    assert [player.name for player in setup.players] == [*player_names(setup.seats)] == ["Marine player"]
    assert 0 <= drawn_seed() < 10**6
    assert setup_from(Beginning(), "colossi", 5).seed == 5


def bad_save(tmp_path: Path) -> BadSave:
    """A save whose second action is against the rules."""
    session = given_session()
    session.submit(Bid(seat=ANNA, oil=1))
    session.submit(Bid(seat=BERT, oil=0))
    path = tmp_path / "broken.rubble"
    savefile.save(session, path)
    path.write_text(path.read_text().replace('"oil":1', '"oil":99'))
    with pytest.raises(BadSave) as fault:
        savefile.load(path, find_rules)
    return fault.value


def test_a_broken_file_is_named_and_what_is_left_of_it_offered(qtbot: QtBot, tmp_path: Path) -> None:
    fault = bad_save(tmp_path)
    dialog = LoadReport(fault)
    opened(qtbot, dialog)

    assert "broken.rubble" in words(dialog)
    assert "The file is left as it is." in words(dialog)
    assert fault.played is not None
    with qtbot.waitSignal(dialog.chosen) as chosen:
        QTest.mouseClick(button(dialog, "played"), LEFT)
    assert chosen.args == [fault.played]


def test_the_last_position_of_a_broken_file_can_be_gone_on_from(qtbot: QtBot) -> None:
    session = given_session()
    fault = BadSave("x/y.rubble", say("Bad."), say("Line 3"), stored=session, report=(say("Other rules."),))
    dialog = LoadReport(fault)
    opened(qtbot, dialog)

    assert "Other rules." in words(dialog)
    with qtbot.waitSignal(dialog.chosen) as chosen:
        QTest.mouseClick(button(dialog, "stored"), LEFT)
    assert chosen.args == [session]


def test_a_file_of_which_nothing_is_left_says_so(qtbot: QtBot) -> None:
    dialog = LoadReport(BadSave("y.rubble", say("Bad."), say("Line 1")))
    opened(qtbot, dialog)

    assert "Nothing of the game can be played." in words(dialog)


def test_preferences_are_handed_on_when_they_are_kept(qtbot: QtBot) -> None:
    dialog = PreferencesDialog(Preferences())
    opened(qtbot, dialog)
    dialog.theme.setCurrentIndex(2)

    with qtbot.waitSignal(dialog.chosen) as chosen:
        QTest.mouseClick(button(dialog, "primary"), LEFT)

    assert chosen.args[0].theme == "dark"
    assert [nearest_speed(percent) for percent in (0, 10, 90, 400)] == [0, 50, 100, 250]


def test_preferences_that_are_not_kept_are_forgotten(qtbot: QtBot) -> None:
    dialog = PreferencesDialog(Preferences())
    opened(qtbot, dialog)
    kept: list[Preferences] = []
    dialog.chosen.connect(kept.append)

    QTest.mouseClick(button(dialog, "out"), LEFT)

    assert kept == []


def test_every_key_is_told(qtbot: QtBot) -> None:
    dialog = KeysDialog()
    opened(qtbot, dialog)

    assert "Ctrl+Z" in words(dialog)
    assert "hold S and point from one space to another" in words(dialog)


def test_charts_show_their_section_and_light_the_present_row(qtbot: QtBot) -> None:
    rows: tuple[tuple[Message, ...], ...] = ((say("1"), say("miss")), (say("6"), say("hit")))
    chart = Chart(title=say("Fire"), rule="5.4", head=(say("Die"), say("Result")), rows=rows, now=1, cell=1)
    dialog = ChartsDialog([chart])
    opened(qtbot, dialog)

    assert "Fire [5.4]" in words(dialog)
    dialog.search("miss")
    assert len(dialog.shown) == 1
    dialog.search("nowhere")
    assert not dialog.shown


@pytest.mark.parametrize("make", [KeysDialog, AboutDialog])
def test_dialogs_fit_a_small_screen(qtbot: QtBot, make: type[QDialog]) -> None:
    dialog = make()
    qtbot.addWidget(dialog)

    assert dialog.minimumSizeHint().width() <= 640
    assert dialog.minimumSizeHint().height() <= 340


def test_a_small_dialog_shows_all_of_its_body(qtbot: QtBot) -> None:
    dialog = PreferencesDialog(Preferences())
    opened(qtbot, dialog)

    (area,) = dialog.findChildren(Scroller)

    assert area.verticalScrollBar().maximum() == 0


def test_a_chart_shows_all_its_rows(qtbot: QtBot) -> None:
    words = say("A row with so many words that it goes over several lines in a window of the usual width")
    rows = tuple((say("1"), words) for _ in range(12))
    dialog = ChartsDialog([Chart(title=say("Rows"), rule="", head=(say("Die"), say("Result")), rows=rows)])
    opened(qtbot, dialog)

    (table,) = dialog.findChildren(QTableWidget)

    assert table.verticalScrollBar().maximum() == 0
