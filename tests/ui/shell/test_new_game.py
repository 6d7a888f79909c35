# SPDX-License-Identifier: GPL-3.0-or-later
"""A new game of several seats and many options is begun in two clicks, or with everything otherwise."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QStandardItemModel, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QToolButton,
)
from pytestqt.qtbot import QtBot

from rubbletop.ai.random_agent import RandomAgent
from rubbletop.games import registry
from rubbletop.kernel.facts import Seat, say
from rubbletop.paths import player_folders
from rubbletop.preferences import Beginning, PreferencesFile
from rubbletop.ui.dialogs.new_game import NewGameDialog, setup_from
from rubbletop.ui.main_window import MainWindow
from rubbletop.ui.parts.catalogue import CATALOGUE
from rubbletop.ui.parts.game_options import Choice, choices
from rubbletop.ui.parts.own_choices import cities, tokyo_editions
from rubbletop.ui.theme import Wardrobe

LEFT = Qt.MouseButton.LeftButton
SEATS = tuple(Seat(seat) for seat in ("one", "two", "three", "four"))
KEYS = {"city", "sectors", "populace", "even_seats", "no_own_vp", "hidden_cash", "weapon_kill", "edition"}


@pytest.fixture(autouse=True)
def all_levels(monkeypatch: pytest.MonkeyPatch, home: Any) -> None:
    """Every game has all levels."""
    monkeypatch.setattr(registry, "agent", lambda game, level: RandomAgent())


@pytest.fixture
def dialog(qtbot: QtBot) -> Iterator[NewGameDialog]:
    yield from shown(qtbot, Beginning())


def shown(qtbot: QtBot, last: Beginning) -> Iterator[NewGameDialog]:
    made = NewGameDialog("tokyo", last)
    qtbot.addWidget(made)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    made.open()
    qtbot.waitExposed(made)
    yield made


def button(dialog: NewGameDialog, name: str) -> QAbstractButton:
    found = [*dialog.findChildren(QPushButton), *dialog.findChildren(QToolButton)]
    return next(made for made in found if made.objectName() == name)


def listed(dialog: NewGameDialog, name: str) -> QComboBox:
    return next(made for made in dialog.findChildren(QComboBox) if made.objectName() == name)


def begun(dialog: NewGameDialog, qtbot: QtBot) -> Any:
    with qtbot.waitSignal(dialog.begun) as told:
        QTest.mouseClick(button(dialog, "primary"), LEFT)
    return told.args[1]


def test_at_the_first_time_one_person_meets_three_computer_players(
    dialog: NewGameDialog, qtbot: QtBot
) -> None:
    setup = begun(dialog, qtbot)

    assert [(p.seat, p.name, p.level) for p in setup.players] == [
        ("one", "Player 1", None),
        ("two", "Player 2", "normal"),
        ("three", "Player 3", "normal"),
        ("four", "Player 4", "normal"),
    ]
    assert set(setup.options) == KEYS | {"take_backs"}
    assert {key: setup.options[key] for key in ("city", "sectors", "populace", "edition", "even_seats")} == {
        "city": "tokyo",
        "sectors": "chosen",
        "populace": "placed",
        "edition": "",
        "even_seats": False,
    }


def test_fewer_players_take_the_first_seats(dialog: NewGameDialog, qtbot: QtBot) -> None:
    QTest.mouseClick(button(dialog, "players 2"), LEFT)

    setup = begun(dialog, qtbot)

    assert setup.seats == SEATS[:2]
    assert sum(made.isVisible() for made in dialog.findChildren(QToolButton)) <= 1


def test_fewer_than_the_least_and_more_than_the_most_cannot_be_asked_for(dialog: NewGameDialog) -> None:
    numbers = [made.text() for made in dialog.findChildren(QPushButton) if "players" in made.objectName()]

    assert numbers == ["2", "3", "4"]


def test_the_keys_write_the_first_name_at_first(dialog: NewGameDialog, qtbot: QtBot) -> None:
    qtbot.waitUntil(dialog.isVisible)
    focused = dialog.focusWidget()
    assert isinstance(focused, QLineEdit)
    assert focused.accessibleName() == "Name of Player 1"


def test_what_the_seed_is_for_is_told_whole(dialog: NewGameDialog) -> None:
    seed = next(made for made in dialog.findChildren(QLineEdit) if "Seed" in made.accessibleName())
    assert seed.fontMetrics().horizontalAdvance(seed.placeholderText()) < seed.width()
    assert any("same seed" in made.text() for made in dialog.findChildren(QLabel))


def test_a_player_is_moved_up_in_the_order(dialog: NewGameDialog, qtbot: QtBot) -> None:
    names = [made for made in dialog.findChildren(QLineEdit) if made.placeholderText() == "Name"]
    names[0].setText("Mika")
    names[1].setText("Robo")
    QTest.mouseClick(button(dialog, "up 1"), LEFT)

    setup = begun(dialog, qtbot)

    assert [(p.name, p.level) for p in setup.players[:2]] == [("Robo", "normal"), ("Mika", None)]


def test_all_answers_are_offered_again(qtbot: QtBot) -> None:
    last = Beginning(
        names=("Mika", "", "Ken"),
        levels=(None, "hard", None),
        options={
            "city": "calamity",
            "sectors": "random",
            "populace": "dealt",
            "even_seats": True,
            "no_own_vp": False,
            "hidden_cash": True,
            "weapon_kill": False,
            "edition": "",
            "take_backs": True,
        },
    )
    (dialog,) = shown(qtbot, last)

    assert dialog.beginning() == last


def test_a_choice_that_is_gone_gives_way_to_the_usual_one(qtbot: QtBot) -> None:
    (dialog,) = shown(qtbot, Beginning(options={"city": "atlantis", "even_seats": "yes"}))

    assert dialog.beginning().options["city"] == "tokyo"
    assert dialog.beginning().options["even_seats"] is False


def test_options_are_ticked_and_chosen(dialog: NewGameDialog, qtbot: QtBot) -> None:
    box = next(made for made in dialog.findChildren(QCheckBox) if made.objectName() == "hidden_cash")
    box.click()
    listed(dialog, "populace").setCurrentIndex(1)

    setup = begun(dialog, qtbot)

    assert (setup.options["hidden_cash"], setup.options["populace"]) == (True, "dealt")


def test_the_wheel_scrolls_past_the_lists_and_chooses_nothing(dialog: NewGameDialog) -> None:
    for made in dialog.findChildren(QComboBox):
        before = made.currentIndex()
        middle = QPointF(made.rect().center())
        down = QWheelEvent(middle, QPointF(made.mapToGlobal(middle)), QPoint(), QPoint(0, -120),
                           Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
                           Qt.ScrollPhase.NoScrollPhase, False)  # fmt: skip
        QApplication.sendEvent(made, down)
        assert made.currentIndex() == before


def test_a_city_with_a_fault_is_listed_with_the_reason_and_cannot_be_chosen(qtbot: QtBot) -> None:
    folder = player_folders().boards
    folder.mkdir(parents=True)
    (folder / "ruin.toml").write_text("format = 1\n", encoding="utf-8")
    (dialog,) = shown(qtbot, Beginning(options={"city": "ruin"}))

    cities_listed = listed(dialog, "city")
    model = cities_listed.model()
    assert isinstance(model, QStandardItemModel)
    item = model.item(cities_listed.count() - 1)
    assert "ruin.toml" in item.text()
    assert "ruin.toml" in item.toolTip()
    assert not item.isEnabled()
    assert cities_listed.currentData() == "tokyo"


def test_the_usual_city_and_the_usual_values_come_first() -> None:
    assert [(city.value, city.fault) for city in cities()][:2] == [("tokyo", ""), ("calamity", "")]
    assert [(values.value, values.fault) for values in tokyo_editions()] == [("", "")]


def test_another_game_is_one_click_away(window: MainWindow, qtbot: QtBot) -> None:
    window.new_game("tokyo")
    (dialog,) = window.findChildren(NewGameDialog)
    QTest.mouseClick(button(dialog, "game tokyo"), LEFT)
    assert window.findChildren(NewGameDialog) == [dialog]

    QTest.mouseClick(button(dialog, "game colossi"), LEFT)

    opened = [made for made in window.findChildren(NewGameDialog) if made.isVisible()]
    assert [button(made, "game colossi").isChecked() for made in opened] == [True]
    opened[0].reject()


def test_the_game_begun_last_is_offered_first(window: MainWindow) -> None:
    kept = msgspec.structs.replace(
        window.preferences, beginnings={"tokyo": Beginning(), "colossi": Beginning()}
    )
    window._keep(kept)
    assert window._last_game() == "colossi"
    window._begin("tokyo", setup_from(Beginning(), "tokyo", 1), Beginning())

    assert list(window.preferences.beginnings) == ["colossi", "tokyo"]
    assert window._last_game() == "tokyo"


def test_two_clicks_begin_a_game_of_tokyo(qtbot: QtBot, wardrobe: Wardrobe) -> None:
    window = MainWindow(PreferencesFile(), wardrobe)
    qtbot.addWidget(window)
    window.show()
    kept = {"tokyo": Beginning(names=("Mika", "Ken"), levels=(None, None))}
    window._keep(msgspec.structs.replace(window.preferences, beginnings=kept))

    QTest.mouseClick(start_button(window, "new tokyo"), LEFT)
    (dialog,) = window.findChildren(NewGameDialog)
    QTest.mouseClick(button(dialog, "primary"), LEFT)

    page = window.page
    assert page is not None
    assert page.bridge.people == SEATS[:2]
    assert page.column.players.isVisible()
    assert page.bridge.name(SEATS[1]) == "Ken"
    window.close()


def start_button(window: MainWindow, name: str) -> QPushButton:
    return next(made for made in window.start.findChildren(QPushButton) if made.objectName() == name)


def test_a_demo_seats_computer_players_everywhere(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[Any] = []
    monkeypatch.setattr(window.desk, "begin", lambda game, setup: begun.append((game, setup)))
    window.demo("tokyo")

    ((game, setup),) = begun
    assert (game, setup.seats) == ("tokyo", SEATS)
    assert {player.level for player in setup.players} == {"normal"}


def test_the_dialog_has_room_in_a_small_window(qtbot: QtBot, dialog: NewGameDialog) -> None:
    dialog.resize(683, 360)

    assert button(dialog, "primary").isVisible()
    assert dialog.height() <= 360
    assert button(dialog, "primary").mapTo(dialog, button(dialog, "primary").rect().bottomLeft()).y() < 360


def test_a_game_says_how_many_play_it_and_whether_it_can_be_played_yet() -> None:
    assert CATALOGUE["tokyo"].players == say("{least} to {most} players", least=2, most=4)
    assert CATALOGUE["barrel"].players.text() == "3 to 5 players"
    later = msgspec.structs.replace(CATALOGUE["barrel"], scenarios=())
    assert not later.is_playable
    assert later.players.text() == "3 to 5 players, in a later release"
    one = Choice(value="a", title=say("A"))
    assert choices(one)() == (one,)
