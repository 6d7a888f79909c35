# SPDX-License-Identifier: GPL-3.0-or-later
"""The campaign on the screen: the interlude, the board that changes in the middle of a game, who returns."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QLabel

from rubbletop.games.colossi.actions.marines import Land
from rubbletop.games.colossi.frames.council import InterludeFrame, ReturnFrame
from rubbletop.games.colossi.frames.marines import LandingFrame
from rubbletop.games.colossi.state import ColossiState, Council, Unit
from rubbletop.kernel.facts import SpaceId, UnitId, say
from rubbletop.kernel.tally import Modifier
from rubbletop.ui.colossi.panels.base import StepPanel
from rubbletop.ui.colossi.panels.picture import Picture
from rubbletop.ui.colossi.screen import ColossiScreen
from tests.colossi.builders import SEAT, at, given_state, given_tribe, given_unit
from tests.colossi.council.gathered import END_RETURNS, GO_ON, Teams, given_council
from tests.ui.colossi.conftest import Hand

Lay = Callable[[ColossiState], Hand]
COLUMN = 274
"""The room for a panel in the column, in pixels."""
FIRST = (Modifier(value=12, reason=say("Boulders"), rule="sc. 1"),)


def words(panel: StepPanel) -> str:
    return " ".join(label.text() for label in panel.findChildren(QLabel))


def over(*more: Unit) -> ColossiState:
    """The end of a first battle: a squad in the Offices, a scout lost, an HQ lost."""
    units = (
        given_unit("squad", 345, id_="squad1", damaged=True),
        given_unit("scout", id_="scout1", place="lost"),
        given_unit("hq", id_="hq1", place="lost"),
    )
    return given_state(*units, *more, given_tribe("red", 353), InterludeFrame(), turn=12, scenario="3")


def returning(left: int = 3) -> ColossiState:
    """Turn 6 of a second battle: two units can land again."""
    lost = [given_unit("scout", id_=f"scout{n}", place="reserve", due=6) for n in (1, 2)]
    frames = (LandingFrame(begun=True), ReturnFrame(left=left))
    return given_council(
        given_unit("squad", 412), *lost, given_tribe("red", 431), *frames,
        turn=6, scenario="3", council=Council(first=FIRST),
    )  # fmt: skip


def test_153_the_interlude_shows_what_is_carried_over(lay: Lay) -> None:
    hand = lay(over(given_unit("colby", 446)))
    told = words(hand.panel)

    assert "Victory points of the first battle: −2" in told
    assert "Fight on, at full strength: 3" in told
    assert "New in place of those lost: HQ 1. [sc. 3, ruling 153]" in told
    assert "Major Colby joins Unit 2." in told
    assert "Can land again from turn 6, 3 a turn: 1" in told
    assert "Do not come back" not in told
    names = [picture.accessibleName() for picture in hand.panel.findChildren(Picture)]
    assert names == ["Squad 1", "HQ 1", "Major Colby", "Scout 1"]
    assert not any(picture.face.reduced for picture in hand.panel.findChildren(Picture))
    assert hand.panel.minimumSizeHint().width() <= COLUMN
    assert hand.table.screen.heading(hand.state)[1].text() == "Between the battles"


def test_153_the_rows_of_teams_say_how_many_survivors_there_are_for_all(lay: Lay) -> None:
    hand = lay(over())
    hand.answer(GO_ON)

    names = [picture.accessibleName() for picture in hand.panel.findChildren(Picture)]
    assert names == ["HQ 1", "Squad 1", "Squad 1", "HQ 1", "Squad 1"]
    assert "There are 2 units: Squad, HQ. Each team is shown with those that it takes along" in words(
        hand.panel
    )
    assert hand.panel.minimumSizeHint().width() <= COLUMN


def test_153_a_dead_major_colby_does_not_come_back(lay: Lay) -> None:
    hand = lay(over(given_unit("colby", place="lost")))

    assert "Do not come back: 1" in words(hand.panel)
    assert "joins Unit 2" not in words(hand.panel)


def test_sc_3_the_board_changes_in_the_middle_of_the_game_and_back_in_the_past(lay: Lay) -> None:
    hand = lay(over())
    alpha, sheet = hand.table.spots.board, QRectF(hand.table.sheet)

    hand.stage.sight.begin("345")
    hand.answer(GO_ON)
    hand.stage.sight.stop()

    beta = hand.table.spots.board
    assert beta is hand.table.screen.board(hand.state)
    assert beta is not alpha
    assert hand.table.sheet != sheet
    assert hand.table.under_lights.boundingRect() == hand.table.sheet
    assert hand.stage.view.seen().contains(hand.table.sheet.center())
    hand.window.call("earlier")
    assert hand.table.spots.board is alpha
    assert hand.table.places["345"] == ["squad1"]
    hand.window.call("present")
    assert hand.table.spots.board is beta


def test_sc_3_the_sheet_of_the_second_battle_is_painted(lay: Lay) -> None:
    hand = lay(over())
    hand.qtbot.waitUntil(lambda: hand.stage.view.is_sharp)
    first = hand.stage.view.whole.whole

    hand.answer(GO_ON)
    assert not hand.stage.view.is_sharp
    hand.qtbot.waitUntil(lambda: hand.stage.view.is_sharp)

    second = hand.stage.view.whole.whole
    assert first is not None
    assert second is not None
    assert first.toImage() != second.toImage()


def test_sc_3_a_campaign_is_measured_by_its_own_levels(lay: Lay) -> None:
    hand = lay(over())
    screen = hand.table.screen
    levels = next(chart for chart in screen.charts(hand.state) if chart.rule == "sc. 3")

    assert [row[0].text() for row in levels.rows[:2]] == ["76 or more", "56 or more"]
    second = returning()
    (account,) = ColossiScreen().account(second)
    assert [cell.text() for cell in account.rows[0]] == [
        "First battle: Panic on Graviton Prime [sc. 3]",
        "+12",
    ]
    made = screen.panels["result"](second, (), lambda action: None)
    assert isinstance(made, StepPanel)
    assert "Points short of “Draw”: 14 [sc. 3]" in words(made)
    made.deleteLater()


def test_sc_2_its_charts_tell_teams_points_and_special_rules(lay: Lay) -> None:
    hand = lay(returning())
    charts = {chart.title.text(): chart for chart in hand.table.screen.charts(hand.state)}

    teams = charts["Teams: the first before turn 1, one more on turns 4, 7"]
    assert [row[0].text() for row in teams.rows] == ["Unit 1", "Unit 2", "Unit 3"]
    assert "each Sacred Pillar occupied by a Marine" in [
        row[1].text() for row in charts["Victory points"].rows
    ]
    assert charts["Special rules of scenario 2"].now is None
    assert "From the first battle to the second" in charts
    assert "Landing plan" not in charts


def test_154_lost_units_are_landed_again_or_left(lay: Lay) -> None:
    hand = lay(returning())
    screen = hand.table.screen

    assert hand.table.places["landing"] == ["scout1", "scout2"]
    assert screen.heading(hand.state)[1].text() == "Marines · lost units return"
    assert "Lost in the first battle, waiting: 2. This turn, at most: 3. [sc. 3, ruling 154]" in words(
        hand.panel
    )
    hand.play(Land(seat=SEAT, unit=UnitId("scout1"), to=SpaceId("346")))
    assert hand.state.units[UnitId("scout1")].place != "reserve"
    hand.stage.put_back()
    assert "or let nobody land" in words(hand.panel)
    hand.answer(END_RETURNS)
    assert hand.state.units[UnitId("scout2")].place == "reserve"
    assert screen.live_marks(hand.state)


def test_154_a_landing_of_a_lost_unit_says_why_it_cannot_be(lay: Lay) -> None:
    hand = lay(returning())

    hand.drag("scout1", "412")

    assert hand.length == 0
    assert hand.refusals[-1].rule == "5.2.1, 53"


@pytest.mark.parametrize(
    ("unit", "told"),
    [
        (given_unit("squad", place="team"), "comes with its team"),
        (given_unit("hq", id_="hq1", place="team"), "comes with Unit 1"),
        (given_unit("bomber", place="beside"), "beside the map, flies in this turn"),
        (given_unit("squad", place="beside"), "beside the map, walks in this turn"),
        (given_unit("squad", place="reserve", due=6), "can land again from turn 6"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_sc_2_a_counter_beside_the_map_says_how_it_comes(lay: Lay, unit: Unit, told: str) -> None:
    hand = lay(returning())
    s = given_council(unit, teams={"unit1": (UnitId("hq1"),)})

    info = hand.table.screen.selected_info(s, unit.id)

    assert info is not None
    assert told in info.notes[0].text()


def test_sc_2_the_box_says_from_which_turn_lost_units_return(lay: Lay) -> None:
    hand = lay(returning())
    waiting = given_unit("scout", place="reserve", due=6)
    all_came: Teams = {"unit1": (), "unit2": (), "unit3": ()}

    def note(turn: int) -> str:
        s = given_council(given_unit("squad", at(412)), waiting, LandingFrame(begun=True), turn=turn,
                          teams=all_came)  # fmt: skip
        marks = hand.table.screen.live_marks(s)
        return next(mark.name.text() for mark in marks if mark.id == "note landing")

    assert [note(turn) for turn in (2, 7, 9)] == ["turn 6", "turn 7", "turn 9"]
