# SPDX-License-Identifier: GPL-3.0-or-later
"""The fire plan in the window: ticked, gathered, put in order, carried out and stopped, by mouse and keys."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from rubbletop.games.colossi.actions.marines import March
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.steps.base import COLOSSI
from rubbletop.kernel.facts import Player, Setup, SpaceId, UnitId
from rubbletop.ui.colossi.panels.actions import ActionsPanel
from rubbletop.ui.colossi.panels.fire_plan import Tick
from rubbletop.ui.colossi.panels.play import PlayPanel
from rubbletop.ui.dialogs.throw_dice import ThrowDialog
from rubbletop.ui.main_window import MainWindow
from rubbletop.ui.parts.chance_bar import ChanceBar
from tests.colossi.builders import SEAT, given_state, given_unit
from tests.colossi.marines.acts import chisel, fire
from tests.colossi.two_players.pair import PAIR
from tests.ui.colossi.conftest import SETUP
from tests.ui.colossi.gunner import SHIFT, Gunner, S, seated, throwing
from tests.ui.colossi.test_panels import COLUMN
from tests.ui.mouse import LEFT

Key = Qt.Key
NEVER = 1_000_000
"""A rest, in ms, that no test waits for."""

Table = Callable[[ColossiState], Gunner]


@pytest.fixture
def gunner(qtbot: QtBot, window: MainWindow) -> Table:
    """Lay a position on the table."""

    def laid(s: ColossiState = S) -> Gunner:
        return seated(qtbot, window, SETUP, s)

    return laid


def given_plan(gunner: Table) -> Gunner:
    """The Heavy Weapons and then the Special Ops, by the button and by ticks."""
    hand = gunner(S)
    hand.press(hand.button("Fire plan…"))
    hand.tick(fire("heavy", "black"))
    hand.tick(chisel("ops", "black"))
    return hand


# ---- made


def test_a_plan_is_opened_by_its_button_and_ticked(gunner: Table) -> None:
    hand = given_plan(gunner)

    assert hand.order == ["heavy", "ops"]
    assert isinstance(tick := hand.part(fire("heavy", "black")), Tick)
    assert tick.isChecked()
    assert tick.accessibleName().startswith("1. Heavy Weapons, dice: 5, alone 29 %, Flipped by then: 29 %")
    assert hand.part(fire("squad", "black")).accessibleName() == "Squad, dice: 3, alone 9 %"
    assert hand.card.minimumSizeHint().width() <= COLUMN
    hand.tick(fire("heavy", "black"))
    assert hand.order == ["ops"]


def test_the_board_shows_who_takes_part_and_what_comes_of_the_plan(gunner: Table) -> None:
    hand = given_plan(gunner)

    odds = hand.stage.hands.preview.bubble.odds
    assert odds is not None
    assert odds.title.text() == "Fire plan: Blackstones"
    assert len(odds.lines[0].tally.lines) == 2
    assert hand.button("Fire the plan · 65 %").isEnabled()
    QTest.mouseMove(hand.stage.view.viewport(), QPoint(5, 5))
    hand.stage.hands.leave()
    hand.part("fire").setFocus()
    assert hand.stage.hands.preview.bubble.odds == odds
    hand.stage.view.setFocus()
    assert hand.stage.hands.preview.bubble.odds is None


def test_a_click_on_a_name_ticks_it_too_and_rests_on_it_ring_its_counter(gunner: Table, qtbot: QtBot) -> None:
    hand = gunner(S)
    hand.press(hand.button("Fire plan…"))
    name = next(label for label in hand.card.findChildren(QLabel) if label.text() == "Squad")
    rung: list[tuple[str, ...]] = []
    hand.card.rung.connect(rung.append)

    at = QPointF(2, 2)
    QApplication.sendEvent(name, QEnterEvent(at, at, at))
    QApplication.sendEvent(name, QEvent(QEvent.Type.Leave))
    hand.press(name)

    assert rung[:2] == [("squad", "black"), ("black",)]
    assert hand.order == ["squad"]


def test_the_order_is_changed_by_its_button_and_by_keys(gunner: Table) -> None:
    hand = given_plan(gunner)
    earlier = hand.part(("earlier", chisel("ops", "black")))
    assert isinstance(earlier, QToolButton)
    assert earlier.accessibleName() == "Special Ops: Chisel attacks earlier"

    hand.press(earlier)
    assert hand.order == ["ops", "heavy"]
    tick = hand.part(chisel("ops", "black"))
    tick.setFocus()
    QTest.keyClick(tick, Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert hand.order == ["heavy", "ops"]
    assert hand.part(chisel("ops", "black")).hasFocus()
    QTest.keyClick(hand.part(chisel("ops", "black")), Key.Key_Return)
    assert hand.order == ["heavy"]
    QTest.keyClick(hand.part(chisel("ops", "black")), Key.Key_Space)
    assert hand.order == ["heavy", "ops"]


def test_the_order_is_changed_by_dragging_a_name(gunner: Table) -> None:
    hand = given_plan(gunner)
    hand.tick(fire("squad", "black"))

    def drag(words: str, onto: str, *, below: bool) -> None:
        names = {label.text(): label for label in hand.card.findChildren(QLabel)}
        name, goal = names[words], names[onto]
        start = name.rect().center()
        end = goal.mapTo(hand.card, goal.rect().bottomLeft() if below else goal.rect().topLeft())
        QTest.mousePress(name, LEFT, pos=start)
        QTest.mouseMove(name, name.mapFrom(hand.card, end) + QPoint(3, 3 if below else -3))
        QTest.mouseRelease(name, LEFT, pos=name.mapFrom(hand.card, end))
        QApplication.processEvents()

    drag("3. Squad", "1. Heavy Weapons", below=False)
    assert hand.order == ["squad", "heavy", "ops"]
    drag("1. Squad", "2. Heavy Weapons", below=True)
    assert hand.order == ["heavy", "squad", "ops"]
    drag("2. Squad", "1. Heavy Weapons", below=True)
    assert hand.order == ["heavy", "squad", "ops"]
    free = next(label for label in hand.card.findChildren(QLabel) if label.text() == "Scout")
    QTest.mouseClick(free, Qt.MouseButton.RightButton)
    assert hand.order == ["heavy", "squad", "ops"]


def test_target_and_aim_are_chosen_from_lists(gunner: Table) -> None:
    hand = given_plan(gunner)
    targets, until = hand.part("target"), hand.part("until")
    assert isinstance(targets, QComboBox)
    assert isinstance(until, QComboBox)

    until.activated.emit(1)
    assert hand.plan.breaks == 2
    red = [targets.itemText(index) for index in range(targets.count())].index("Redstones in 353")
    targets.activated.emit(red)
    assert (hand.plan.target, hand.plan.breaks) == ("red", 1)


def test_a_plan_for_a_selected_unit_holds_its_attack_and_puts_the_clicks_back(gunner: Table) -> None:
    hand = gunner(S)
    hand.choose("heavy")

    hand.press(hand.button("Fire plan…"))

    assert hand.order == ["heavy"]
    assert hand.stage.hands.picks.path == ()
    assert hand.part("target").hasFocus()


def test_one_goes_back_to_a_plan_from_a_unit_and_drops_it(gunner: Table) -> None:
    hand = given_plan(gunner)
    hand.choose("squad")
    assert "Squad: click what is lit, or a button." in hand.words()

    hand.press(hand.button("Back to the fire plan"))
    assert hand.order == ["heavy", "ops"]
    hand.press(hand.button("Drop it"))

    assert not hand.plan.is_open
    assert "Click a lit unit" in hand.words()


def test_the_keys_go_to_the_plan_with_f6(gunner: Table) -> None:
    hand = given_plan(gunner)
    hand.stage.view.setFocus()

    QTest.keyClick(hand.stage.view, Key.Key_F6)

    assert hand.part("target").hasFocus()


# ---- gathered on the board


def test_shift_and_clicks_gather_units_and_their_target(gunner: Table) -> None:
    hand = gunner(S)

    hand.shift("squad")
    hand.shift("heavy")
    hand.shift("red")
    assert (hand.plan.target, hand.order) == ("red", ["squad", "heavy"])
    hand.shift("squad")

    assert hand.order == ["heavy"]
    assert hand.length == 0
    assert hand.stage.hands.preview.bubble.odds is not None


def test_shift_and_a_click_gather_what_was_selected_before_as_well(gunner: Table) -> None:
    hand = gunner(S)
    hand.choose("squad")

    hand.shift("red")

    assert (hand.plan.target, hand.order) == ("red", ["squad"])


def test_shift_and_a_click_tell_why_a_unit_cannot_take_part(gunner: Table) -> None:
    hand = gunner(S.changed_unit(UnitId("squad"), acted=True))
    hand.shift("black")

    hand.shift("squad")

    assert hand.refusals[-1].rule == "5.3"
    assert hand.order == []


def test_shift_and_a_click_on_a_hex_is_a_click(gunner: Table) -> None:
    hand = gunner(S)
    hand.choose("squad")

    QTest.mouseClick(hand.stage.view.viewport(), LEFT, SHIFT, hand.at("445"))
    hand.settle()

    assert hand.state.units[UnitId("squad")].hex == "445"


def test_shift_and_enter_gather_at_the_cursor(gunner: Table) -> None:
    hand = gunner(S)
    view = hand.stage.view
    view.setFocus()
    QTest.keyClick(view, Key.Key_Return, SHIFT)

    QTest.keyClick(view, Key.Key_N)
    first = hand.stage.keyboard.counter
    QTest.keyClick(view, Key.Key_Return, SHIFT)

    assert hand.order == [first]
    assert hand.length == 0
    assert hand.window.status.words.startswith("Fire plan against the")


# ---- carried out


def test_a_plan_is_carried_out_by_ordinary_actions(gunner: Table) -> None:
    hand = given_plan(gunner)

    hand.press(hand.part("fire"))
    hand.fired()

    assert 1 <= hand.length <= 2
    made = [played.action for played in hand.session.record]
    assert made == [fire("heavy", "black"), chisel("ops", "black")][: hand.length]
    assert hand.plan.note is not None
    assert hand.plan.note.text() in hand.words()
    assert not hand.refusals


def test_screen_readers_are_told_why_a_plan_has_ended(gunner: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            heard.append(event.message())

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    hand = given_plan(gunner)

    hand.press(hand.part("fire"))
    hand.fired()

    assert hand.plan.note is not None
    assert hand.plan.note.text() in heard


def running(gunner: Table) -> Gunner:
    """A plan that rests after its first attack."""
    hand = gunner(S)
    hand.plan.rest = NEVER
    for name in ("squad", "scout", "heavy", "black"):
        hand.shift(name)
    hand.press(hand.part("fire"))
    hand.settle()
    assert hand.length == 1
    assert hand.plan.is_running
    return hand


def test_a_plan_that_rests_tells_how_far_it_is_and_is_stopped_by_its_button(gunner: Table) -> None:
    hand = running(gunner)
    assert "Fire plan: attack 1 of 3" in hand.words()

    hand.press(hand.part("stop"))

    assert not hand.plan.is_running
    assert "You have stopped the plan." in hand.words()
    assert hand.order == ["scout", "heavy"]
    assert hand.length == 1


def test_a_plan_that_rests_is_stopped_with_escape(gunner: Table, qtbot: QtBot) -> None:
    hand = running(gunner)
    hand.window.activateWindow()
    qtbot.waitUntil(hand.window.isActiveWindow)

    QTest.keyClick(hand.stage.view, Key.Key_Escape)

    assert not hand.plan.is_running


def test_a_plan_that_rests_is_stopped_by_a_click_on_a_unit(gunner: Table, qtbot: QtBot) -> None:
    hand = running(gunner)
    assert isinstance(hand.panel, ActionsPanel)
    panel = hand.panel
    qtbot.waitUntil(lambda: panel.is_settled)

    hand.click("ops")

    assert not hand.plan.is_running
    assert "Special Ops: click what is lit" in hand.words()


def test_a_plan_can_be_stopped_while_its_attack_is_told(gunner: Table) -> None:
    hand = running(gunner)

    hand.page.prompt.wait(hand.state, SEAT, "Play")

    panel = hand.page.prompt.panel
    assert isinstance(panel, PlayPanel)
    stop = panel.findChildren(QPushButton)[0]
    hand.press(stop)
    assert not hand.plan.is_running
    hand.page.bridge.ask()
    assert "You have stopped the plan." not in hand.words()


def test_a_take_back_drops_a_plan(gunner: Table) -> None:
    hand = gunner(S)
    hand.play(March(seat=SEAT, unit=UnitId("squad"), to=SpaceId("445")))
    hand.answer(next(iter(hand.panel.buttons)))
    hand.shift("heavy")
    assert hand.plan.is_open

    hand.page.undo()

    assert not hand.plan.is_open


def dialog_of(hand: Gunner) -> ThrowDialog:
    found = hand.page.findChild(ThrowDialog)
    assert isinstance(found, ThrowDialog)
    return found


def test_with_dice_of_the_players_a_plan_waits_for_each_throw(qtbot: QtBot, window: MainWindow) -> None:
    hand = throwing(qtbot, window)
    hand.page.bridge.throw((1, 1, 1))
    hand.wait_for(lambda: hand.page.bridge.is_throwing)
    assert hand.order == ["heavy"]
    hand.page.bridge.throw_no_more()
    hand.settle()

    assert hand.length == 1
    assert "The plan stops: the attack was put back." in hand.words()
    assert hand.order == ["scout", "heavy"]


def test_9_0_in_a_game_for_two_the_marines_carry_a_plan_out(qtbot: QtBot, window: MainWindow) -> None:
    players = (Player(seat=SEAT, name="Ada"), Player(seat=COLOSSI, name="Bo"))
    setup = Setup(scenario="1", seed=11, players=players)
    hand = seated(
        qtbot, window, setup, given_state(*S.units.values(), *S.tribes.values(), *S.stack, seats=PAIR)
    )
    for name in ("scout", "heavy", "black"):
        hand.shift(name)

    hand.press(hand.part("fire"))
    hand.fired()

    assert hand.length >= 1
    assert not hand.page.bridge.is_covered


# ---- the Bomber


def test_5_4_4_what_a_bomb_will_do_is_told_before_the_bomber_is_over_its_target(gunner: Table) -> None:
    bomber = given_unit("bomber", 632, damaged=True)
    hand = gunner(given_state(*S.units.values(), *S.tribes.values(), *S.stack, bomber))

    hand.choose("bomber")

    assert "A bomb on what it flies over: [5.4.4]" in hand.words()
    names = [bar.accessibleName() for bar in hand.seen(ChanceBar)]
    assert names == ["Knocked out: 33 %", "Miss: 33 %", "Bomber hit: 33 %"]
