# SPDX-License-Identifier: GPL-3.0-or-later
"""Scenario 1 played with the mouse alone: whole turns, each kind of hand, and refusals that say why."""

from collections.abc import Callable
from random import Random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from rubbletop.ai.random_agent import RandomAgent
from rubbletop.games.colossi.actions.marines import EndAction, EndActions, Fire, Land, March
from rubbletop.games.colossi.frames.marines import ActingFrame, ActionsFrame, LandingFrame
from rubbletop.games.colossi.state import ColossiState
from rubbletop.kernel.facts import SpaceId, UnitId
from tests.colossi.builders import SEAT, given_state, given_tribe, given_unit, rules
from tests.ui.colossi.conftest import Hand

Lay = Callable[[ColossiState], Hand]


def test_two_turns_of_a_new_game_are_played_by_mouse(new_game: Hand) -> None:
    agent, rng = RandomAgent(), Random(4)
    while new_game.page.bridge.outcome is None and new_game.state.turn < 3:
        action = agent.choose(rules(), new_game.state, SEAT, rng)
        new_game.play(action)

    assert new_game.state.turn == 3
    assert not new_game.refusals


def test_a_unit_is_dragged_from_its_box_onto_the_map(lay: Lay) -> None:
    hand = lay(given_state(LandingFrame(begun=True), given_unit("squad", place="due", id_="squad1")))

    hand.drag("squad1", "346")
    hand.settle()

    assert hand.length == 1
    assert hand.state.units[UnitId("squad1")].place in ("map", "lost")


def test_a_unit_is_dragged_to_a_far_hex_step_by_step(lay: Lay) -> None:
    hand = lay(given_state(ActionsFrame(begun=True), given_unit("squad", 446), given_tribe("black", 111)))

    hand.drag("squad", "464")
    hand.settle()

    assert hand.refusals[-1].rule == "5.3.1"
    hand.drag("squad", "416")
    hand.settle()
    assert hand.length >= 2
    assert hand.state.units[UnitId("squad")].hex == SpaceId("416")


def test_67_the_passenger_of_the_ore_carrier_is_led_along_the_rails(lay: Lay) -> None:
    carrier, hq = (given_unit(kind, 344, began=SpaceId("344")) for kind in ("carrier", "hq"))
    hand = lay(given_state(ActionsFrame(begun=True), carrier, hq, given_unit("squad", 345)))

    hand.choose("hq")
    hand.click("523")
    hand.settle()

    assert not hand.refusals
    assert {hand.state.units[UnitId(name)].hex for name in ("carrier", "hq")} == {SpaceId("523")}


def test_a_target_is_clicked_and_the_manner_chosen_from_the_menu(lay: Lay) -> None:
    squad, scout, black = given_unit("squad", 446), given_unit("scout", 111), given_tribe("black", 441)
    hand = lay(given_state(ActionsFrame(begun=True), squad, scout, black))

    hand.play(Fire(seat=SEAT, unit=UnitId("squad"), target=UnitId("black"), manner="move"))

    assert isinstance(hand.state.top, ActingFrame)
    hand.answer(EndAction(seat=SEAT, unit=UnitId("squad")))
    assert hand.state.units[UnitId("squad")].acted


def test_the_step_ends_by_its_button(lay: Lay) -> None:
    hand = lay(given_state(ActionsFrame(begun=True), given_unit("squad", 446), given_tribe("black", 111)))

    hand.stage.put_back()
    hand.answer(EndActions(seat=SEAT))

    assert hand.state.turn == 3


def test_53_a_drop_on_a_structure_says_why(lay: Lay) -> None:
    hand = lay(given_state(LandingFrame(begun=True), given_unit("squad", place="due")))

    hand.drag("squad", "345")

    assert hand.length == 0
    assert hand.refusals[-1].rule == "5.2.1, 53"
    assert "clear, numbered hexes" in hand.window.status.words


def test_2_2_a_drop_on_a_hill_says_why(lay: Lay) -> None:
    hand = lay(given_state(ActionsFrame(begun=True), given_unit("squad", 413), given_tribe("black", 111)))

    hand.drag("squad", "413+1")

    assert hand.refusals[-1].rule == "2.2"


def test_5_3_a_unit_that_has_acted_says_so_when_clicked(lay: Lay) -> None:
    hand = lay(
        given_state(
            ActionsFrame(begun=True),
            given_unit("squad", 446, acted=True),
            given_unit("scout", 111),
            given_tribe("black", 666),
        )
    )

    hand.click("squad")

    assert hand.refusals[-1].rule == "5.3"
    assert "has used its action" in hand.window.status.words


def test_a_click_on_the_reason_opens_the_rules_there(lay: Lay) -> None:
    hand = lay(given_state(LandingFrame(begun=True), given_unit("squad", place="due")))
    hand.drag("squad", "345")

    QTest.mouseClick(hand.window.status.line, Qt.MouseButton.LeftButton)

    from rubbletop.ui.dialogs.rules import RulesDialog

    dialog = hand.window.findChild(RulesDialog)
    assert isinstance(dialog, RulesDialog)
    shown = dialog.text.toPlainText()
    assert "5.2.1 Landing" in " ".join(shown.split())
    assert "Ruling 53" in shown
    dialog.close()


def test_5_4_1_hover_on_a_target_behind_a_structure_shows_its_odds(lay: Lay) -> None:
    hand = lay(given_state(ActionsFrame(begun=True), given_unit("squad", 446), given_tribe("black", 441)))
    hand.choose("squad")

    QTest.mouseMove(hand.stage.view.viewport(), hand.at("black"))

    odds = hand.stage.hands.preview.bubble.odds
    assert odds is not None
    assert [line.result.text() for line in odds.lines] == ["3 dice", "hits on 5+", "hits expected: 1.07"]
    assert abs(sum(bar.chance for bar in odds.bars) - 1) < 1e-9


def test_land_shows_dice_on_the_lit_hexes(lay: Lay) -> None:
    hand = lay(given_state(LandingFrame(begun=True), given_unit("squad", place="due")))

    hand.choose("squad")

    assert hand.table.lights.legal["346"] == "6"
    hand.play(Land(seat=SEAT, unit=UnitId("squad"), to=SpaceId("346")))
    assert hand.length == 1


def test_a_march_is_two_clicks(lay: Lay) -> None:
    hand = lay(given_state(ActionsFrame(begun=True), given_unit("squad", 446), given_tribe("black", 111)))

    hand.play(March(seat=SEAT, unit=UnitId("squad"), to=SpaceId("445")))

    assert hand.state.units[UnitId("squad")].hex == SpaceId("445")
