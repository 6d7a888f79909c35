# SPDX-License-Identifier: GPL-3.0-or-later
"""Scenario 2 on the screen: teams are picked, placed by every hand, and walk in where their area is held."""

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from rubbletop.ai.random_agent import RandomAgent
from rubbletop.games.colossi.frames.council import PickTeamFrame, TeamFrame
from rubbletop.games.colossi.frames.marines import ActionsFrame, LandingFrame
from rubbletop.games.colossi.state import ColossiState, Council, Rubble, Tribe, Unit, replace
from rubbletop.kernel.facts import Player, Setup, SpaceId, UnitId
from rubbletop.ui.colossi.panels.base import StepPanel
from rubbletop.ui.colossi.panels.picture import Picture
from rubbletop.ui.dialogs.rules import RulesDialog
from rubbletop.ui.main_window import MainWindow
from rubbletop.ui.parts.cited import Cited
from tests.colossi.builders import SEAT, field, given_rubble, given_tribe, rules
from tests.colossi.council.gathered import (
    END,
    TEAMS,
    beside,
    coming,
    given_council,
    given_reinforcements,
    given_walk_in,
    pick,
    place,
    take_back,
)
from tests.ui.colossi.conftest import Hand

Lay = Callable[[ColossiState], Hand]
COLUMN = 274
"""The room for a panel in the column, in pixels."""
SETUP = Setup(scenario="2", seed=5, players=(Player(seat=SEAT, name="Ripley"),))
FRAMES = (LandingFrame(begun=True), TeamFrame(team="unit1"))


@pytest.fixture
def council(qtbot: QtBot, window: MainWindow) -> Hand:
    window.begin("colossi", SETUP)
    hand = Hand(qtbot, window)
    hand.settle()
    return hand


def words(panel: StepPanel) -> str:
    return " ".join(label.text() for label in panel.findChildren(QLabel))


def texts(panel: StepPanel) -> list[str]:
    return [button.text() for button in panel.buttons.values()]


def placing(*placed: str, turn: int = 4) -> ColossiState:
    """The team of two that comes on turn 4 is placed; ``placed`` stand already."""
    units = [coming("hq", "hq1"), coming("scout", "scout1")]
    spots = {"hq1": "111", "scout1": "112"}
    s = given_council(*units, given_tribe("red", 431), *FRAMES, turn=turn, teams={"unit1": TEAMS["unit1"]})
    for name in placed:
        s = s.moved(UnitId(name), SpaceId(spots[name]))
    frame = TeamFrame(team="unit1", placed=tuple(UnitId(name) for name in placed))
    return replace(s, stack=(FRAMES[0], frame))


def walking_in(*things: Unit | Tribe | Rubble, turn: int = 4) -> ColossiState:
    """The Action step of a turn, all units of the first team being there."""
    return given_walk_in(*things, turn=turn, council=Council(teams={"unit1": (UnitId("hq1"),)}))


def test_147_the_panel_shows_who_is_in_each_team(council: Hand) -> None:
    pictures = [picture.accessibleName() for picture in council.panel.findChildren(Picture)]

    assert texts(council.panel) == ["Unit 1 comes now", "Unit 2 comes now", "Unit 3 comes now"]
    assert len(pictures) == 18
    assert "There are" not in words(council.panel)
    assert pictures[6:8] == ["Medic", "Squad 1"]
    assert "one more comes on each of turns 4, 7. [sc. 2, ruling 147]" in words(council.panel)
    assert council.panel.minimumSizeHint().width() <= COLUMN


def test_sc_2_the_game_is_not_called_over_while_it_is_set_up(council: Hand) -> None:
    screen = council.table.screen

    assert [part.text() for part in screen.heading(council.state)] == ["Set-up", "The first team"]
    assert {phase.mark for phase in screen.phases(council.state)} == {"next"}
    council.answer(pick("unit2"))
    assert [part.text() for part in screen.heading(council.state)] == ["Set-up", "Unit 2 is placed"]


def test_147_a_team_is_placed_by_drag_click_and_keys_until_it_stands(council: Hand) -> None:
    council.answer(pick("unit2"))
    medic, *others = council.state.teams["unit2"]
    area = field(council.state).area("unit2")
    assert set(council.table.places["landing"]) == {medic, *others}

    council.drag(medic, area[0])
    council.settle()
    assert council.state.units[medic].hex == area[0]
    council.play(place(others[0], int(area[1])))
    for unit, at in zip(others[1:], area[2:], strict=False):
        assert END not in council.panel.buttons
        council.play(place(unit, int(at)))

    assert "All units stand." in words(council.panel)
    assert "Unit 2 placed" in texts(council.panel)
    council.answer(END)
    assert council.state.turn == 1
    assert len(council.state.tribes) == 6
    assert "landing" not in council.table.places


def test_147_the_area_alone_is_lit_for_a_unit_of_the_team(lay: Lay) -> None:
    hand = lay(placing())

    hand.choose("hq1")

    assert set(hand.stage.hands.picks.lit) == set(field(hand.state).area("unit1"))
    assert "HQ 1: click a lit hex." in words(hand.panel)


def test_147_a_unit_is_placed_with_the_keyboard(lay: Lay) -> None:
    hand = lay(placing())
    view = hand.stage.view
    view.setFocus()
    hand.stage.put_back()

    for _ in range(2):
        QTest.keyClick(view, Qt.Key.Key_N)
        if hand.stage.keyboard.counter in ("hq1", "scout1"):
            break
    unit = hand.stage.keyboard.counter
    QTest.keyClick(view, Qt.Key.Key_Return)
    QTest.keyClick(view, Qt.Key.Key_N)
    at = hand.stage.keyboard.place
    QTest.keyClick(view, Qt.Key.Key_Return)
    hand.settle()

    assert unit in ("hq1", "scout1")
    assert hand.state.units[UnitId(unit)].hex == at
    assert at in field(hand.state).area("unit1")


def test_147_the_section_on_the_card_opens_the_help_by_mouse_and_by_key(lay: Lay) -> None:
    hand = lay(placing())
    line = next(part for part in hand.panel.findChildren(Cited) if "[sc. 2" in part.text())
    line.linkActivated.emit("sc. 2, 147")
    dialog = hand.window.findChild(RulesDialog)
    assert dialog is not None
    assert dialog.isVisible()
    dialog.close()

    line.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(line, Qt.Key.Key_Return)

    assert any(other.isVisible() for other in hand.window.findChildren(RulesDialog))


def test_147_after_a_unit_the_next_that_waits_is_selected(lay: Lay) -> None:
    hand = lay(placing())
    hand.play(place("hq1", 111))
    assert hand.stage.hands.picks.path == ("scout1",)
    assert "Scout 1: click a lit hex." in words(hand.panel)

    hand.click("112")
    hand.settle()

    assert hand.state.units[UnitId("scout1")].hex == "112"
    assert not hand.stage.hands.picks.path
    assert "All units stand." in words(hand.panel)


def test_147_a_unit_placed_anew_turns_to_one_that_waits(lay: Lay) -> None:
    hand = lay(placing("hq1"))

    hand.drag("hq1", "151")
    hand.settle()

    assert hand.stage.hands.picks.path == ("scout1",)


def test_147_a_whole_team_is_placed_with_two_keys(council: Hand) -> None:
    council.answer(pick("unit2"))
    team = council.state.teams["unit2"]
    view = council.stage.view
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_N)
    QTest.keyClick(view, Qt.Key.Key_Return)

    for _ in team:
        QTest.keyClick(view, Qt.Key.Key_N)
        QTest.keyClick(view, Qt.Key.Key_Return)
        council.settle()

    assert council.state.top_frame(TeamFrame).placed == team
    assert council.length == 1 + len(team)


def test_147_a_placed_unit_is_dragged_elsewhere_or_taken_back(lay: Lay) -> None:
    hand = lay(placing("hq1"))

    hand.drag("hq1", "151")
    hand.settle()
    assert hand.state.units[UnitId("hq1")].hex == "151"
    hand.answer(take_back("hq1"))

    assert hand.state.units[UnitId("hq1")].place == "team"
    assert set(hand.table.places["landing"]) == {"hq1", "scout1"}


def test_147_a_drop_outside_the_area_says_why(lay: Lay) -> None:
    hand = lay(placing())

    hand.drag("hq1", "412")

    assert hand.length == 0
    assert hand.refusals[-1].rule == "sc. 2, 147"
    assert "its own marked area" in hand.window.status.words


def test_147_units_that_cannot_be_placed_now_have_nowhere_to_go(lay: Lay) -> None:
    hand = lay(placing("hq1"))
    screen = hand.table.screen

    assert not screen.reach(hand.state, "scout9")
    late = given_council(coming("hq", "hq1"), coming("bomber"), *FRAMES, teams={"unit1": (UnitId("hq1"),)})
    assert not screen.reach(late, "bomber")
    assert screen.reach(hand.state, "hq1")[SpaceId("112")].path == ("111", "112")
    assert screen.reach(hand.state, "scout1")[SpaceId("112")].path == ("112",)


def test_147_the_next_team_is_picked_in_the_reinforcement_step(lay: Lay) -> None:
    units = [coming("hq", "hq1"), coming("scout", "scout1"), coming("medic"), coming("hq", "hq2")]
    s = given_reinforcements(*units, given_tribe("red", 431), teams={})
    hand = lay(given_council(*s.units.values(), *s.tribes.values(), LandingFrame(begun=True), PickTeamFrame(),
                             turn=4, teams={"unit1": TEAMS["unit1"]}))  # fmt: skip
    screen = hand.table.screen

    assert screen.heading(hand.state)[1].text() == "Marines · the next team"
    assert [phase.title.text() for phase in screen.phases(hand.state) if phase.mark == "now"] == ["Landing"]
    assert "one more comes" not in words(hand.panel)
    hand.answer(pick("unit2"))
    assert screen.heading(hand.state)[1].text() == "Unit 2 is placed"


def test_148_a_unit_of_a_held_area_walks_in_over_its_edge(lay: Lay) -> None:
    hand = lay(walking_in(beside("hq", "hq1"), given_tribe("red", 431), given_rubble(151)))
    screen = hand.table.screen
    ways = screen.reach(hand.state, "hq1")
    edge = hand.state.units[UnitId("hq1")]

    assert hand.table.places["landing"] == ["hq1"]
    assert ways
    assert {reach.cost for at, reach in ways.items() if at in field(hand.state).entries(edge)} == {"1"}
    assert "A unit beside the map must walk in first." in words(hand.panel)
    hand.drag("hq1", "113")
    hand.settle()
    assert hand.state.units[UnitId("hq1")].hex == "113"


def test_149_the_first_strike_is_told_in_its_turn_alone(lay: Lay) -> None:
    things = (given_tribe("red", 431), beside("hq", "hq1"))
    first = lay(walking_in(*things, turn=1))
    assert "First Strike: +1 CF, and +1 on the dice of special weapons." in words(first.panel)

    second = lay(walking_in(*things, turn=2))

    assert "First Strike" not in words(second.panel)


def test_147_the_box_says_who_waits_and_when_the_next_teams_come(lay: Lay) -> None:
    hand = lay(placing())
    screen = hand.table.screen
    later = given_walk_in(turn=2)
    due = given_walk_in(beside("squad", "squad9"))

    def note(s: ColossiState) -> str:
        return next((mark.name.text() for mark in screen.live_marks(s) if mark.id == "note landing"), "")

    assert note(hand.state) == "Unit 1"
    assert note(later) == "turn 4: Unit 3"
    assert note(given_walk_in(turn=7)) == ""
    assert note(due) == "now"
    assert isinstance(due.top, ActionsFrame)


def test_sc_2_a_turn_of_the_council_is_played_by_mouse(council: Hand) -> None:
    agent, rng = RandomAgent(), Random(4)
    while council.page.bridge.outcome is None and council.state.turn < 2:
        council.play(agent.choose(rules(), council.state, SEAT, rng))

    assert council.state.turn == 2
    assert not council.refusals


def test_147_the_panel_of_a_whole_team_fits_into_the_column(council: Hand) -> None:
    council.answer(pick("unit1"))
    area = field(council.state).area("unit1")
    for unit, at in zip(council.state.teams["unit1"], area, strict=False):
        council.play(place(unit, int(at)))

    assert {"HVY 1 back", "OPS 1 back", "Unit 1 placed"} <= set(texts(council.panel))
    assert council.panel.minimumSizeHint().width() <= COLUMN
