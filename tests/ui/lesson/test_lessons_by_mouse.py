# SPDX-License-Identifier: GPL-3.0-or-later
"""Each guided first turn played by mouse from its first card to its last, and with wrong decisions."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from rubbletop.games import registry
from rubbletop.games.barrel.actions.opening import BuyStart
from rubbletop.games.colossi.actions.marines import EndActions, Fire
from rubbletop.games.tokyo.actions.money import BidSchemes
from rubbletop.kernel.facts import Seat
from rubbletop.ui.dialogs.rules import RulesDialog
from rubbletop.ui.lesson.bridge import LessonBridge
from rubbletop.ui.lesson.coach import ASIDE, WATCH
from rubbletop.ui.lesson.glow import Glow
from rubbletop.ui.lesson.shelf import lesson_of
from rubbletop.ui.main_window import MainWindow
from rubbletop.ui.words import worded
from tests.ui.lesson.pupil import Pupil, led_to
from tests.ui.mouse import LEFT, NONE

Open = Callable[[str], Pupil]


@pytest.fixture
def opened(qtbot: QtBot, window: MainWindow) -> Open:
    """Open the lesson of a game from its card on the start page."""

    def open_lesson(game: str) -> Pupil:
        button = window.start.findChild(QPushButton, f"learn {game}")
        assert isinstance(button, QPushButton)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        pupil = Pupil(qtbot, window)
        pupil.settle()
        return pupil

    return open_lesson


def said_of(pupil: Pupil) -> str:
    return pupil.window.status.line.words


@pytest.mark.parametrize("game", registry.games())
def test_a_lesson_is_played_to_its_end_by_mouse(opened: Open, game: str) -> None:
    pupil = opened(game)
    steps = lesson_of(game).steps

    for place, step in enumerate(steps[:-1]):
        assert pupil.place == place
        assert pupil.card.words.text() == worded(step.words)
        if step.action is None:
            pupil.read()
        else:
            pupil.do(pupil.example())

    assert pupil.place == len(steps) - 1
    assert pupil.card.play_on.isVisible()
    assert not pupil.card.stay.isVisible()
    assert not pupil.refusals


@pytest.mark.parametrize("game", registry.games())
def test_every_step_can_be_skipped_and_taken_back_to_the_first(opened: Open, game: str) -> None:
    pupil = opened(game)
    begun = pupil.length
    last = len(lesson_of(game).steps) - 1

    led_to(pupil, last)
    while pupil.place:
        before = pupil.place
        pupil.press(pupil.card.back_button)
        pupil.settle()
        assert pupil.place < before

    assert pupil.length == begun
    assert not pupil.card.back_button.isEnabled()


def test_a_wrong_but_legal_bid_is_refused_kindly_and_changes_nothing(opened: Open) -> None:
    pupil = opened("tokyo")
    led_to(pupil, 2)

    pupil.do(BidSchemes(seat=Seat("one"), cards=("hide",)))

    assert pupil.length == 0
    assert pupil.card.refusal.text() == "In this lesson, bid Thousand-Drum Parade: it is dear enough to win."
    assert pupil.refusals[-1].reason.text() == pupil.card.refusal.text()
    pupil.press(pupil.part("hide"))
    pupil.do(pupil.example())
    assert pupil.place == 3


def test_a_wrong_purchase_is_refused_and_the_right_one_goes_on(opened: Open) -> None:
    pupil = opened("barrel")
    led_to(pupil, 1)

    pupil.do(BuyStart(seat=Seat("one"), troops=2, logistics=2))
    assert (pupil.length, pupil.place) == (0, 1)
    assert pupil.card.refusal.isVisible()

    pupil.do(pupil.example())
    assert pupil.place == 2
    assert not pupil.card.refusal.isVisible()


def test_5_2_1_a_landing_that_would_cost_the_scout_its_turn_and_an_end_too_early_are_refused(
    opened: Open,
) -> None:
    pupil = opened("colossi")
    led_to(pupil, 2)

    pupil.drag("scout1", "441")
    pupil.settle()
    assert pupil.place == 2
    assert "616" in pupil.card.refusal.text()

    led_to(pupil, 4)
    length = pupil.length
    pupil.press_for(EndActions(seat=Seat("marines")))
    pupil.settle()
    assert pupil.length == length
    assert "fire with Squad 3" in pupil.card.refusal.text()


def test_what_the_rules_forbid_is_refused_by_the_rules(opened: Open) -> None:
    pupil = opened("colossi")
    led_to(pupil, 4)

    pupil.drag("squad3", "346")
    pupil.settle()

    assert pupil.refusals[-1].rule
    assert not pupil.card.refusal.text()


def test_an_undo_by_key_takes_the_coach_back_as_well(opened: Open) -> None:
    pupil = opened("colossi")
    led_to(pupil, 5)

    pupil.window.call("undo")
    pupil.settle()

    assert pupil.place == 4
    pupil.window.call("redo")
    pupil.settle()
    assert pupil.place == 5


def test_an_undo_shows_the_roll_before_the_one_that_was_taken_back(opened: Open) -> None:
    pupil = opened("colossi")
    led_to(pupil, 3)
    landing = pupil.page.dice.dice.faces
    led_to(pupil, 5)
    assert pupil.page.dice.dice.faces != landing

    pupil.window.call("undo")
    pupil.settle()

    assert pupil.page.dice.dice.faces == landing


def test_the_step_lights_what_it_speaks_of(opened: Open, qtbot: QtBot) -> None:
    pupil = opened("tokyo")
    qtbot.waitUntil(lambda: pupil.coach.beacon.names == ("godran",))

    led_to(pupil, 2)
    qtbot.waitUntil(lambda: len(pupil.page.prompt.findChildren(Glow)) == 2)
    assert pupil.coach.beacon.names == ()
    parts = {glow.part.objectName() for glow in pupil.page.prompt.findChildren(Glow)}
    assert parts == {"parade", "confirm"}

    led_to(pupil, 7)
    qtbot.waitUntil(lambda: "H7" in pupil.coach.beacon.names)


def test_the_light_goes_with_the_panel_that_it_lies_in(opened: Open, qtbot: QtBot) -> None:
    pupil = opened("colossi")
    led_to(pupil, 6)
    pupil.choose("scout1")
    qtbot.waitUntil(lambda: len(pupil.page.prompt.findChildren(Glow)) == 1)

    pupil.press_for(EndActions(seat=Seat("marines")))
    qtbot.waitUntil(lambda: not pupil.page.prompt.findChildren(Glow))
    pupil.choose("scout1")

    qtbot.waitUntil(lambda: len(pupil.page.prompt.findChildren(Glow)) == 1)
    assert "reconnoitre" in pupil.card.refusal.text()


def test_while_the_past_is_looked_at_nothing_is_lit(opened: Open, qtbot: QtBot) -> None:
    pupil = opened("colossi")
    led_to(pupil, 4)
    qtbot.waitUntil(lambda: bool(pupil.coach.beacon.names))

    pupil.window.call("earlier")
    pupil.coach.show_lights()
    assert pupil.coach.beacon.names == ()

    pupil.window.call("present")
    qtbot.waitUntil(lambda: bool(pupil.coach.beacon.names))


def test_a_step_that_wants_something_done_shows_the_present_again(opened: Open) -> None:
    pupil = opened("colossi")
    led_to(pupil, 10)
    pupil.page.past.look_at_moment(1)
    assert pupil.page.past.is_past

    pupil.read()

    assert pupil.place == 11
    assert not pupil.page.past.is_past


def test_a_step_is_left_out_where_its_unit_has_acted_while_another_was_read(opened: Open) -> None:
    pupil = opened("colossi")
    led_to(pupil, 5)
    fire = next(a for a in pupil.page.bridge.legal if isinstance(a, Fire) and a.unit == "scout1")

    pupil.do(fire)
    pupil.read()

    assert isinstance(pupil.example(), EndActions)


def test_the_light_lies_where_a_counter_belongs_that_is_on_its_way_back(opened: Open) -> None:
    pupil = opened("colossi")
    led_to(pupil, 6)
    counter = pupil.stage.table.counters["scout1"]
    counter.setPos(counter.home + QPointF(3 * counter.edge, 0))

    pupil.coach.show_lights()

    lit = pupil.coach.beacon.bounds
    assert lit.center() == counter.body().translated(counter.home).center()


@pytest.mark.parametrize("place", [10, 19])
def test_in_a_small_window_the_last_roll_gives_way_to_the_words_of_the_coach(
    opened: Open, window: MainWindow, qtbot: QtBot, place: int
) -> None:
    window.resize(1100, 700)
    pupil = opened("tokyo")

    led_to(pupil, place)

    words = pupil.card.words
    qtbot.waitUntil(lambda: words.height() >= words.heightForWidth(words.width()))
    qtbot.waitUntil(pupil.page.column.dice_card.isHidden)


def test_the_card_opens_the_section_of_the_rules(opened: Open) -> None:
    pupil = opened("tokyo")
    led_to(pupil, 2)

    pupil.press(pupil.card.rules)

    dialog = pupil.window.findChild(RulesDialog)
    assert isinstance(dialog, RulesDialog)
    assert dialog.isVisible()
    dialog.close()


def test_the_bulb_shows_what_the_lesson_waits_for(opened: Open, qtbot: QtBot) -> None:
    pupil = opened("colossi")
    led_to(pupil, 4)

    pupil.window.call("hint")

    qtbot.waitUntil(lambda: "Redstones" in said_of(pupil))


def test_by_keyboard_a_card_is_read_with_enter(opened: Open, qtbot: QtBot) -> None:
    pupil = opened("barrel")
    qtbot.waitUntil(pupil.card.isVisible)
    qtbot.waitUntil(pupil.card.read_button.hasFocus)

    QTest.keyClick(pupil.card.read_button, Qt.Key.Key_Return)

    assert pupil.place == 1
    assert pupil.card.hasFocus()
    QTest.keyClick(pupil.card, Qt.Key.Key_Tab)
    assert pupil.part("troops").hasFocus()


def test_by_keyboard_a_form_is_filled_in_and_the_lesson_goes_on(opened: Open) -> None:
    pupil = opened("barrel")
    led_to(pupil, 1)

    for name, number in (("troops", "5"), ("logistics", "2")):
        box = pupil.part(name)
        box.setFocus()
        QTest.keyClick(box, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClicks(box, number)
    QTest.keyClick(pupil.part("confirm"), Qt.Key.Key_Return)
    pupil.settle()

    assert pupil.place == 2


def test_by_keyboard_a_unit_is_chosen_and_fires(opened: Open) -> None:
    pupil = opened("colossi")
    led_to(pupil, 4)
    view = pupil.stage.view
    view.setFocus()

    for wanted in ("squad3", "red"):
        for _ in range(40):
            QTest.keyClick(view, Qt.Key.Key_N)
            if wanted in (pupil.stage.keyboard.counter, pupil.stage.keyboard.place):
                break
        QTest.keyClick(view, Qt.Key.Key_Return)
    pupil.settle()

    assert pupil.place == 5


def test_by_keyboard_the_keys_go_from_a_card_that_was_read_to_the_board(opened: Open, qtbot: QtBot) -> None:
    pupil = opened("colossi")
    led_to(pupil, 1)
    qtbot.waitUntil(pupil.card.read_button.hasFocus)

    QTest.keyClick(pupil.card.read_button, Qt.Key.Key_Return)
    QTest.keyClick(pupil.card, Qt.Key.Key_Tab)

    assert pupil.place == 2
    assert pupil.stage.view.hasFocus()


def test_while_play_is_told_the_card_says_so_and_skipping_hurries_it(opened: Open, qtbot: QtBot) -> None:
    pupil = opened("colossi")
    led_to(pupil, 8)
    pupil.window.call("slow")

    pupil.press(pupil.card.skip_button)
    qtbot.waitUntil(lambda: pupil.card.words.text() == worded(WATCH))
    pupil.press(pupil.card.skip_button)
    pupil.settle()

    assert pupil.place == 9


@pytest.mark.parametrize("game", registry.games())
def test_a_click_too_many_on_go_on_does_nothing(opened: Open, game: str) -> None:
    pupil = opened(game)
    card = pupil.card
    steps = lesson_of(game).steps
    asked = [place for place, step in enumerate(steps) if step.action is not None]
    for place in (place for place in asked if place and steps[place - 1].action is None):
        led_to(pupil, place - 1)
        spot = card.read_button.mapToGlobal(card.read_button.rect().center())
        pupil.read()
        length = pupil.length

        for at in (spot, card.read_button.mapToGlobal(card.read_button.rect().center())):
            hit = pupil.window.childAt(pupil.window.mapFromGlobal(at))
            assert hit is not None
            assert not isinstance(hit, QPushButton), (place, hit)
            QTest.mouseClick(hit, LEFT, NONE, hit.mapFromGlobal(at))

        assert (pupil.place, pupil.length) == (place, length)
        assert not card.skip_button.geometry().intersects(card.read_button.geometry())


def test_leaving_asks_where_to_and_staying_changes_nothing(opened: Open) -> None:
    pupil = opened("tokyo")
    led_to(pupil, 2)

    pupil.press(pupil.card.leave)
    assert pupil.card.play_on.isVisible()
    pupil.press(pupil.card.stay)

    assert not pupil.card.play_on.isVisible()
    assert pupil.card.skip_button.isVisible()


def test_a_lesson_is_kept_nowhere_and_takes_nothing_from_the_unfinished_game(
    opened: Open, window: MainWindow
) -> None:
    lesson = lesson_of("colossi")
    window.begin("colossi", lesson.setup)
    assert window.page is not None
    window.page.bridge.submit(lesson.prelude[0])
    window.show_start()
    journals = sorted(window.desk.recovery.folder.glob("*"))
    pupil = opened("tokyo")

    led_to(pupil, 4)

    assert window.desk.session is None
    assert sorted(window.desk.recovery.folder.glob("*")) == journals
    assert not window.commands["save"].isEnabled()
    assert not window.commands["report"].isEnabled()
    window.show_boards()
    window.leave_boards()
    assert not window.commands["save"].isEnabled()
    assert window.record.kept().games == ()


def test_one_may_play_on_from_a_lesson_as_from_any_game(opened: Open, window: MainWindow) -> None:
    pupil = opened("colossi")
    led_to(pupil, 4)
    length = pupil.length

    pupil.press(pupil.card.leave)
    pupil.press(pupil.card.play_on)

    assert window.desk.session is not None
    assert window.page is not None
    assert window.page.bridge.length == length
    assert window.commands["save"].isEnabled()
    assert list(window.desk.recovery.folder.glob("*.journal"))


def test_one_may_leave_for_the_start_page(opened: Open, window: MainWindow) -> None:
    pupil = opened("colossi")

    pupil.press(pupil.card.leave)
    pupil.press(pupil.card.to_start)

    assert window.page is None
    assert window.desk.recovery.latest() is None


def test_the_help_menu_opens_the_lesson_of_the_game_on_the_table(window: MainWindow) -> None:
    window.begin("tokyo", lesson_of("tokyo").setup)

    window.commands["lesson"].trigger()

    assert window.classroom is not None
    assert window.classroom.coach.course.lesson.game == "tokyo"


def test_a_game_without_a_lesson_is_told_of(window: MainWindow) -> None:
    window.learn("chess")

    assert window.page is None
    assert "cannot be opened" in window.status.line.words


def test_what_is_besides_the_lesson_is_decided_as_one_likes(opened: Open) -> None:
    pupil = opened("colossi")
    led_to(pupil, 4)
    course = pupil.coach.course
    course.is_aside = True

    pupil.coach.show_step()
    assert pupil.card.words.text() == worded(ASIDE)
    length = pupil.length
    pupil.press(pupil.card.skip_button)
    pupil.settle()

    assert pupil.length > length


def test_where_nobody_is_asked_for_anything_there_is_nothing_to_skip(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    pupil = opened("colossi")
    led_to(pupil, 4)
    pupil.coach.course.is_aside = True
    pupil.coach.show_step()
    monkeypatch.setattr(LessonBridge, "legal", ())

    pupil.press(pupil.card.skip_button)

    assert pupil.place == 4
