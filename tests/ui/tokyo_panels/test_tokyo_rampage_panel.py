# SPDX-License-Identifier: GPL-3.0-or-later
"""The panel of GODRAN's phase: targets, dice with their chances, aiming, marked units (XII)."""

from collections.abc import Callable
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QEnterEvent, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QSpinBox, QWidget

from rubbletop.games.tokyo.actions.godran import EndRampage, MarkTargets, MoveGodran
from rubbletop.games.tokyo.frames.godran import AllotFrame, GodranFrame
from rubbletop.games.tokyo.frames.movement import MovementFrame
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.kernel.facts import say
from rubbletop.ui.parts.chance_bar import ChanceBar, percent
from rubbletop.ui.tokyo.panels import gauges
from rubbletop.ui.tokyo.panels.gauges import DiceChart, DiceStepper, Pips
from rubbletop.ui.tokyo.panels.rampage import RampagePanel
from tests.tokyo.builders import ONE, TWO, at
from tests.tokyo.godran_builders import given_rampage
from tests.ui.tokyo.conftest import Hand
from tests.ui.tokyo_panels import strife_positions as given

Lay = Callable[[TokyoState], Hand]


def panel(hand: Hand) -> RampagePanel:
    QApplication.processEvents()
    found = hand.panel
    assert isinstance(found, RampagePanel)
    return found


def named(hand: Hand, name: str) -> QPushButton:
    """The button of this name that is shown now."""
    found = [b for b in panel(hand).findChildren(QPushButton, name) if b.isVisible()]
    assert len(found) == 1, name
    return found[0]


def rings(hand: Hand) -> list[tuple[str, ...]]:
    """What the panel rings from now on."""
    found: list[tuple[str, ...]] = []
    hand.page.prompt.ringed.connect(found.append)
    return found


def bars(hand: Hand) -> dict[str, float]:
    """The results that are shown with their chances."""
    shown = [bar for bar in panel(hand).findChildren(ChanceBar) if bar.isVisible()]
    return {bar.accessibleName().rpartition(": ")[0]: bar.chance for bar in shown}


def words(hand: Hand) -> str:
    return " ".join(label.text() for label in panel(hand).findChildren(QLabel) if label.isVisible())


def set_dice(hand: Hand, dice: int) -> None:
    box = next(box for box in panel(hand).findChildren(QSpinBox) if box.isVisible())
    box.setValue(dice)


def test_xii_what_is_in_reach_is_listed_with_the_points_left(lay: Lay) -> None:
    hand = lay(given.rampage(annoyed=True, ap=7))

    assert "7 AP" in words(hand)
    assert "+1 on each die: Annoyed" in words(hand)
    assert "Inside, immune: Troop in I6 [XII]" in words(hand)
    rows = [b.text() for b in panel(hand).findChildren(QPushButton) if b.objectName().startswith("target")]
    assert rows == ["Museum · 10 VP", "Stadium · 15 VP", "Convention Center · 10 VP"]


def test_xii_a_row_rings_its_building_and_opens_it(lay: Lay) -> None:
    hand = lay(given.rampage())
    ringed = rings(hand)
    row = named(hand, "target ne.stadium")

    QApplication.sendEvent(row, QEnterEvent(QPointF(), QPointF(), QPointF()))
    QApplication.sendEvent(row, QEvent(QEvent.Type.Leave))
    hand.press(row)

    assert ringed[:2] == [(at("I5"), at("J5")), ()]
    assert "Stadium (North-East)" in words(hand)
    assert isinstance(QApplication.focusWidget(), QSpinBox)


def test_xii_the_dice_set_at_first_are_likely_enough_and_can_be_changed(lay: Lay) -> None:
    hand = lay(given.rampage())
    hand.press(named(hand, "target ne.stadium"))

    assert named(hand, "confirm").text() == "Smash it: 78 %"
    set_dice(hand, 6)
    assert named(hand, "confirm").text() == "Smash it: 94 %"
    assert panel(hand).pips.spends == 6
    assert bars(hand) == {"Falls": pytest.approx(0.9392, abs=0.001)}


def test_xii_smashing_throws_the_dice_that_were_set(lay: Lay) -> None:
    hand = lay(given.rampage())
    hand.press(named(hand, "target ne.museum"))
    set_dice(hand, 5)

    hand.press(named(hand, "confirm"))

    frame = hand.state.stack[0]
    assert isinstance(frame, GodranFrame)
    assert frame.ap == 5
    assert len(hand.page.dice.dice.faces) == 5


def test_xii_75_aiming_shows_the_chain_and_rings_it(lay: Lay) -> None:
    hand = lay(given.rampage())
    hand.press(named(hand, "target ne.museum"))
    ringed = rings(hand)

    hand.press(named(hand, "aim S"))

    assert "% that it falls and debris flies" in words(hand)
    assert named(hand, "confirm").text() == "Push it south: 78 %"
    assert ringed[-1] == (at("I6"), at("I7"))
    assert list(bars(hand))[:2] == ["Museum falls", "Debris in I7"]
    hand.press(named(hand, "confirm"))
    assert hand.length == 1


def test_xii_one_die_cannot_aim_a_stadium_away(lay: Lay) -> None:
    hand = lay(given.rampage(ap=1))
    hand.press(named(hand, "target ne.stadium"))

    hand.press(named(hand, "aim N"))

    assert named(hand, "confirm").text() == "Push it north: 0 %"


def test_xii_pointing_at_the_button_shows_the_odds_on_the_board(lay: Lay) -> None:
    hand = lay(given.rampage())
    hand.press(named(hand, "target ne.museum"))
    confirm = named(hand, "confirm")
    QApplication.sendEvent(confirm, QEvent(QEvent.Type.Leave))

    QApplication.sendEvent(confirm, QEnterEvent(QPointF(), QPointF(), QPointF()))

    assert hand.stage.hands.preview.bubble.odds is not None
    QApplication.sendEvent(confirm, QEvent(QEvent.Type.Leave))
    assert hand.stage.hands.preview.bubble.odds is None


def test_the_way_back_leads_to_all_targets(lay: Lay) -> None:
    hand = lay(given.rampage())
    hand.press(named(hand, "target ne.museum"))

    hand.press(named(hand, "back"))

    assert named(hand, "target ne.stadium")
    assert named(hand, "target ne.museum").hasFocus()
    assert panel(hand).pips.spends == 0


def test_xii_a_building_clicked_after_godran_is_opened_without_a_menu(lay: Lay) -> None:
    hand = lay(given.rampage())

    hand.click("godran")
    hand.click("I5")

    assert hand.stage.popup is None
    assert "Stadium (North-East)" in words(hand)
    box = panel(hand).findChild(QSpinBox, "dice")
    assert box is not None
    assert box.hasFocus()
    QTest.keyClick(box, Qt.Key.Key_Up)
    assert named(hand, "confirm").text() == "Smash it: 94 %"


def test_xii_a_building_is_opened_by_a_click_on_it_alone(lay: Lay) -> None:
    hand = lay(given.rampage())

    hand.click("I5")

    assert hand.stage.hands.picks.path == ("godran", "I5")
    assert hand.stage.popup is None
    assert "Stadium (North-East)" in words(hand)


def test_xii_a_building_that_is_clicked_pulls_the_panel_out_of_the_drawer(lay: Lay) -> None:
    hand = lay(given.rampage())
    hand.window.resize(1000, 700)
    hand.qtbot.waitUntil(lambda: hand.page.column.is_drawer)
    hand.page.column.pull("")

    hand.click("I5")

    assert hand.stage.popup is None
    assert hand.page.column.open_tab == "decide"
    assert "Stadium (North-East)" in words(hand)


def test_xii_where_a_click_could_mean_more_the_panel_offers_all_of_it(lay: Lay) -> None:
    hand = lay(given.rampage())

    hand.click("godran")
    picks = hand.stage.hands.picks.picked("J6")
    panel(hand).follow(picks)

    offered = {type(action) for action in panel(hand).buttons}
    assert MarkTargets in offered
    moves = [action for action in panel(hand).buttons if isinstance(action, MoveGodran)]
    assert {type(offer) for offer in picks.menu} >= {type(move) for move in moves}


def test_xii_an_area_that_can_be_entered_is_offered_beside_its_building(lay: Lay) -> None:
    hand = lay(given.peopled(given_rampage("K3")))

    hand.click("godran")
    hand.click("J3")

    assert hand.stage.popup is None
    assert [action.to for action in panel(hand).buttons if isinstance(action, MoveGodran)] == ["J3"]


def test_xii_53_units_are_marked_and_left_out_again(lay: Lay) -> None:
    hand = lay(given.rampage())
    mark = next(b for a, b in panel(hand).buttons.items() if isinstance(a, MarkTargets) and a.victim == TWO)

    hand.press(mark)

    assert hand.state.top_frame(GodranFrame).areas == (at("I7"),)
    assert "Two’s units" in words(hand)
    row = next(b for b in panel(hand).findChildren(QPushButton) if b.isVisible() and b.isChecked())
    hand.press(row)
    assert hand.state.top_frame(GodranFrame).areas == ()


def test_xii_53_the_units_of_others_cannot_be_marked_as_well_and_the_row_says_why(lay: Lay) -> None:
    hand = lay(given.marked())
    hand.press(named(hand, "back"))

    barred = [b for b in panel(hand).findChildren(QPushButton) if b.isVisible() and not b.isEnabled()]
    assert len(barred) == 3
    assert "unmark the others first" in barred[0].toolTip()
    hand.press(named(hand, "target units"))
    assert "Two’s units" in words(hand)


def test_xii_marked_units_are_attacked_with_the_chance_of_all_they_can_absorb(lay: Lay) -> None:
    hand = lay(given.marked())

    assert "% that 9 or more Damage Points come, all they can absorb" in words(hand)
    assert list(bars(hand)) == ["No damage", "1 to 2 points", "3 to 5 points", "6 to 8 points", "9 and more"]
    hand.press(named(hand, "confirm"))

    assert isinstance(hand.state.top, AllotFrame | GodranFrame)
    assert hand.length == 1


def test_xii_the_phase_is_ended_from_any_page(lay: Lay) -> None:
    hand = lay(given.rampage())
    hand.press(named(hand, "target ne.museum"))
    end = panel(hand).buttons[EndRampage(seat=ONE)]
    assert end.accessibleName() == "End GODRAN’s phase, 10 AP unused"

    hand.press(end)

    assert isinstance(hand.state.top, MovementFrame)


def test_xii_with_nothing_in_reach_the_panel_says_so(lay: Lay) -> None:
    hand = lay(given.peopled(given_rampage("H8")))

    assert "Nothing to attack from here." in words(hand)


def test_two_players_have_twelve_points(lay: Lay) -> None:
    hand = lay(given_rampage("I6", ap=12, players=2))

    assert panel(hand).pips.accessibleName() == "Action Points left: 12 of 12"


# The gauges by themselves


def test_a_click_on_a_column_sets_its_number_of_dice(lay: Lay) -> None:
    hand = lay(given.rampage())
    hand.press(named(hand, "target ne.museum"))
    chart = next(c for c in panel(hand).findChildren(DiceChart) if c.isVisible())
    step = chart.width() / len(chart.chances)

    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(round(step * 7.5), 20))
    QTest.mouseClick(chart, Qt.MouseButton.RightButton, pos=QPoint(2, 20))

    assert panel(hand).pips.spends == 8
    assert chart.accessibleName() == "8 dice, it falls: > 99 %"


def test_a_column_tells_its_chance(lay: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(
        gauges, "QToolTip", SimpleNamespace(showText=lambda _at, text, _on: told.append(text))
    )
    hand = lay(given.rampage())
    hand.press(named(hand, "target ne.museum"))
    chart = next(c for c in panel(hand).findChildren(DiceChart) if c.isVisible())

    QApplication.sendEvent(chart, QHelpEvent(QEvent.Type.ToolTip, QPoint(2, 20), QPoint(2, 20)))

    assert told == ["1 die, it falls: 0 %"]


@pytest.mark.parametrize(
    ("chance", "shown"), [(0.0, "0 %"), (0.001, "< 1 %"), (0.5, "50 %"), (0.999, "> 99 %"), (1.0, "100 %")]
)
def test_what_is_possible_is_not_called_impossible_nor_certain(chance: float, shown: str) -> None:
    assert percent(chance) == shown


def test_the_gauges_paint_at_any_width(lay: Lay) -> None:
    hand = lay(given.rampage())
    whole = QWidget()
    hand.qtbot.addWidget(whole)
    stepper = DiceStepper([0.0, 0.001, 0.999, 1.0] * 3, say("it falls"), 2, whole)
    for wide in (120, 400):
        stepper.resize(wide, 90)
        assert not stepper.grab().isNull()
        assert not Pips(10, 4, say("Points"), whole).grab().isNull()
    assert stepper.value == 2
