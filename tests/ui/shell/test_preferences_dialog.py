# SPDX-License-Identifier: GPL-3.0-or-later
"""The preferences: every choice is there, has a name, is handed on, and takes effect where it says so."""

import sys
from collections.abc import Iterator
from types import ModuleType

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from rubbletop.kernel.session import TAKE_BACKS
from rubbletop.preferences import Beginning, Preferences
from rubbletop.ui.dialogs.new_game import NewGameDialog
from rubbletop.ui.dialogs.preferences import PreferencesDialog
from rubbletop.ui.main_window import MainWindow
from rubbletop.ui.paint.eyes import choose_palette
from rubbletop.ui.paint.ink import seen
from rubbletop.ui.parts.scroller import Scroller
from rubbletop.ui.parts.speed import TUMBLE_MS, tumble_ms
from rubbletop.ui.theme import Wardrobe
from tests.toy.game import LanternHill, given_setup

CHOSEN = Preferences(
    language="it",
    theme="light",
    palette="safe",
    text_size=150,
    telling_speed=250,
    dice_speed=50,
    motion_speed=0,
    step_decisions=True,
    take_backs=True,
    paper="Letter",
)


@pytest.fixture
def no_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)


@pytest.fixture
def usual_letters(one_wardrobe: Wardrobe) -> Iterator[Wardrobe]:
    yield one_wardrobe
    one_wardrobe.enlarge(100)
    choose_palette("usual")


def opened(qtbot: QtBot, current: Preferences) -> PreferencesDialog:
    dialog = PreferencesDialog(current)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    dialog.open()
    qtbot.waitExposed(dialog)
    qtbot.waitUntil(lambda: primary(dialog).isVisible())
    return dialog


def primary(dialog: PreferencesDialog) -> QPushButton:
    assert dialog.primary is not None
    return dialog.primary


def test_what_was_chosen_is_shown_again_and_handed_on_unchanged(qtbot: QtBot) -> None:
    dialog = opened(qtbot, CHOSEN)

    with qtbot.waitSignal(dialog.chosen) as chosen:
        QTest.mouseClick(primary(dialog), Qt.MouseButton.LeftButton)

    assert chosen.args == [CHOSEN]


def test_every_choice_is_reached_and_changed_by_the_keyboard(qtbot: QtBot, no_sound: None) -> None:
    dialog = opened(qtbot, Preferences())
    dialog.language.setFocus()
    met: list[QWidget] = []
    while (here := dialog.focusWidget()) is not None and here.objectName() != "primary":
        assert here not in met
        met.append(here)
        QTest.keyClick(here, Qt.Key.Key_Down if isinstance(here, QComboBox) else Qt.Key.Key_Space)
        QTest.keyClick(here, Qt.Key.Key_Tab)

    with qtbot.waitSignal(dialog.chosen) as chosen:
        QTest.keyClick(primary(dialog), Qt.Key.Key_Return)

    boxes: set[QWidget] = {*dialog.findChildren(QComboBox), *dialog.findChildren(QCheckBox)}
    assert boxes - set(met) == {dialog.sound}
    assert chosen.args[0] == Preferences(
        language="en",
        theme="light",
        palette="safe",
        text_size=125,
        telling_speed=250,
        dice_speed=50,
        motion_speed=0,
        step_decisions=True,
        take_backs=True,
        paper="Letter",
    )


def test_every_choice_has_a_name_for_screen_readers(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Preferences())

    boxes = dialog.findChildren(QComboBox)
    assert all(box.accessibleName() for box in boxes)
    assert all(box.text() for box in dialog.findChildren(QCheckBox))
    assert {label.buddy() for label in dialog.findChildren(QLabel)} >= set(boxes)


def test_without_the_part_of_qt_that_plays_sounds_the_dialog_says_why_there_are_none(
    qtbot: QtBot, no_sound: None
) -> None:
    dialog = opened(qtbot, Preferences(sound=True))

    assert not dialog.sound.isEnabled()
    assert not dialog.sound.isChecked()
    assert "rubbletop[sound]" in dialog.sound.accessibleDescription()
    assert dialog.sound.accessibleDescription() in [label.text() for label in dialog.findChildren(QLabel)]
    with qtbot.waitSignal(dialog.chosen) as chosen:
        dialog.accept()
    assert chosen.args[0].sound, "what cannot be chosen here stays"


def test_sounds_can_be_chosen_where_qt_plays_them(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", ModuleType("QtMultimedia"))
    dialog = opened(qtbot, Preferences())
    dialog.sound.click()

    with qtbot.waitSignal(dialog.chosen) as chosen:
        dialog.accept()

    assert chosen.args[0].sound


@pytest.mark.parametrize(("width", "height"), [(640, 440), (1366, 700)])
@pytest.mark.parametrize("percent", [100, 200])
def test_nothing_is_wider_than_the_dialog_at_any_text_size(
    qtbot: QtBot, usual_letters: Wardrobe, width: int, height: int, percent: int
) -> None:
    usual_letters.enlarge(percent)
    dialog = opened(qtbot, Preferences())
    dialog.resize(width, height)
    qtbot.waitUntil(lambda: dialog.width() == width)
    QApplication.processEvents()

    (area,) = dialog.findChildren(Scroller)
    assert area.horizontalScrollBar().maximum() == 0
    for box in (*dialog.findChildren(QComboBox), *dialog.findChildren(QCheckBox)):
        assert box.width() >= box.minimumSizeHint().width()
        assert box.height() >= box.minimumSizeHint().height()


def test_letters_grow_at_once_and_no_further_than_twice_the_usual(usual_letters: Wardrobe) -> None:
    usual = QApplication.font().pointSizeF()

    sizes = []
    for percent in (125, 150, 200, 400, 100):
        usual_letters.enlarge(percent)
        sizes.append(round(QApplication.font().pointSizeF() / usual, 2))

    assert sizes == [1.25, 1.5, 2.0, 2.0, 1.0]


def test_preferences_take_effect_while_a_game_is_on_the_table(
    window: MainWindow, usual_letters: Wardrobe, open_hill: None
) -> None:
    usual = QApplication.font().pointSizeF()
    window.begin(LanternHill.game, given_setup())
    window._take_preferences(CHOSEN)

    assert window.preferences == CHOSEN
    assert QApplication.font().pointSizeF() == pytest.approx(1.5 * usual)
    assert window.page is not None
    assert window.page.stage.motion.is_reduced


def test_dice_roll_as_fast_as_play_unless_they_have_a_speed_of_their_own() -> None:
    assert [tumble_ms(percent) for percent in (0, 50, 100, 200)] == [
        0,
        2 * TUMBLE_MS,
        TUMBLE_MS,
        TUMBLE_MS // 2,
    ]


def test_a_new_game_and_the_preferences_share_one_answer_on_take_backs(
    window: MainWindow, qtbot: QtBot
) -> None:
    window._take_preferences(Preferences(take_backs=True))
    window.new_game("colossi")
    (dialog,) = window.findChildren(NewGameDialog)
    assert dialog.beginning().options[TAKE_BACKS] is True
    dialog.reject()

    window._begin(LanternHill.game, given_setup(), Beginning(options={TAKE_BACKS: False}))
    assert not window.preferences.take_backs


def test_the_palette_for_colour_blind_eyes_is_painted_when_it_is_chosen() -> None:
    choose_palette("safe")
    assert seen("#1D5FC4") != "#1D5FC4"
    choose_palette("usual")
    assert seen("#1D5FC4") == "#1D5FC4"
