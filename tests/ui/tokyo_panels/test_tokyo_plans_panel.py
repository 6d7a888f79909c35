# SPDX-License-Identifier: GPL-3.0-or-later
"""The shopping list: units and research by steps, the running total, the seal (IX, X)."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QWidget

from rubbletop.games.tokyo.frames.muster import Plan, PlansFrame
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.kernel.facts import Seat
from rubbletop.ui.tokyo.panels.plans import PlansPanel
from rubbletop.ui.tokyo.panels.stepper import Sum
from tests.tokyo.builders import FOUR, ONE, THREE, TWO, given_units, unit
from tests.ui.tokyo.conftest import Hand
from tests.ui.tokyo_panels.forms import (
    Lay,
    cash,
    focus_of,
    given,
    key,
    panel_of,
    part,
    press,
    texts,
    uncovered,
)


def planning(plan: Plan | None = None, players: int = 4, **fields: object) -> TokyoState:
    seats = (ONE, TWO, THREE, FOUR)[:players]
    plans = {seat: Plan() for seat in seats} | ({ONE: plan} if plan is not None else {})
    return given(PlansFrame(plans=plans), players=players, fields={"cash": cash(240, 85, 90, 10), **fields})


def asked(lay: Lay, s: TokyoState) -> tuple[Hand, PlansPanel]:
    hand = uncovered(lay(s))
    return hand, panel_of(hand, PlansPanel)


def plan_of(hand: Hand, seat: Seat = ONE) -> Plan:
    frame = hand.page.bridge.view_of(seat).stack[-1]
    assert isinstance(frame, PlansFrame)
    return frame.plans[seat]


def sum_of(panel: PlansPanel) -> Sum:
    assert panel.research is not None
    return panel.research


def test_ix_plus_and_minus_write_the_list_and_the_total_follows(lay: Lay) -> None:
    hand, panel = asked(lay, planning())
    assert panel.seal.text() == "Buy nothing"
    press(hand, panel, "tank more")
    panel = panel_of(hand, PlansPanel)
    assert plan_of(hand).units == (unit("ne.tank.2"),)
    assert panel.seal.text() == "Buy 1 unit, pay ¥90 in all"
    assert "1 of 3" in texts(panel)
    press(hand, panel, "troop more")
    panel = panel_of(hand, PlansPanel)
    assert "¥120 left" in texts(panel)
    press(hand, panel, "tank less")
    assert plan_of(hand).units == (unit("ne.troop.2"),)


def test_ix_the_keys_stay_where_they_were_when_the_form_comes_anew(lay: Lay) -> None:
    hand, _ = asked(lay, planning())
    assert focus_of(hand) == "troop more"
    for _ in range(2):
        key(part(panel_of(hand, PlansPanel), "helicopter more"), Qt.Key.Key_Return)
        hand.settle()
    assert len(plan_of(hand).units) == 2
    assert focus_of(hand) == "helicopter less"
    key(part(panel_of(hand, PlansPanel), "helicopter less"), Qt.Key.Key_Space)
    hand.settle()
    assert focus_of(hand) == "helicopter less"


def test_ix_what_cannot_be_bought_is_grey_and_says_why(lay: Lay) -> None:
    s = given_units(planning(cash=cash(40, 0, 0, 0)), None, "ne.helicopter.1", "ne.helicopter.2")
    _, panel = asked(lay, s)
    assert "It costs 45 Mega-Yen, and you have 40 left. [IX]" in part(panel, "halftrack more").toolTip()
    assert "All are on your list or in play. [IX]" in part(panel, "helicopter more").toolTip()
    assert "None is on your list." in part(panel, "troop less").accessibleDescription()
    assert "0 of 0" in texts(panel)


def test_x_research_goes_by_cards_and_can_be_typed(lay: Lay) -> None:
    hand, panel = asked(lay, planning())
    press(hand, panel, "research more")
    assert plan_of(hand).research == 25
    panel = panel_of(hand, PlansPanel)
    assert panel.seal.text() == "Pay ¥25 for research"
    assert "Research: cards to look at now 1, seen before 0." in texts(panel)
    sum_of(panel).selectAll()
    QTest.keyClicks(sum_of(panel), "60")
    assert panel.seal.text() == "Pay ¥60 for research"
    assert any("¥10 stay for the next" in line for line in texts(panel))
    key(sum_of(panel), Qt.Key.Key_Return)
    hand.settle()
    assert plan_of(hand).research == 60
    assert focus_of(hand) == "research"


def test_x_steps_of_research_start_from_what_is_typed(lay: Lay) -> None:
    hand, panel = asked(lay, planning())
    assert "Nothing is set aside for research. [X]" in part(panel, "research less").toolTip()
    sum_of(panel).setValue(60)
    press(hand, panel, "research more")
    assert plan_of(hand).research == 85
    sum_of(panel_of(hand, PlansPanel)).setValue(240)
    panel = panel_of(hand, PlansPanel)
    assert not part(panel, "research more").isEnabled()
    press(hand, panel, "research less")
    assert plan_of(hand).research == 100


def test_x_what_is_typed_goes_before_the_seal(lay: Lay) -> None:
    hand, panel = asked(lay, planning(Plan(units=(unit("ne.tank.2"), unit("ne.troop.2")))))
    sum_of(panel).setValue(50)
    assert panel.seal.text() == "Buy 2 units, pay ¥170 in all"
    hand.press(panel.seal)
    assert plan_of(hand) == Plan(units=(unit("ne.tank.2"), unit("ne.troop.2")), research=50)
    frame = hand.page.bridge.view.stack[-1]
    assert isinstance(frame, PlansFrame)
    assert frame.sealed == (ONE,)


def test_x_the_wheel_turns_the_sum_only_while_it_has_the_keys(lay: Lay) -> None:
    _, panel = asked(lay, planning())
    for focused, value in ((False, 0), (True, 25)):
        if focused:
            sum_of(panel).setFocus()
        middle = QPointF(sum_of(panel).rect().center())
        wheel = QWheelEvent(
            middle, sum_of(panel).mapToGlobal(middle), QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(sum_of(panel), wheel)
        assert sum_of(panel).value() == value


def test_x_enter_without_a_new_sum_does_nothing(lay: Lay) -> None:
    hand, panel = asked(lay, planning())
    before = hand.length
    key(sum_of(panel), Qt.Key.Key_Enter)
    assert hand.length == before


def test_x_research_ends_when_all_cards_are_seen(lay: Lay) -> None:
    looked = {ONE: (0, 1, 2, 3, 4), TWO: (), THREE: (), FOUR: ()}
    _, panel = asked(lay, planning(looked=looked, research={ONE: 125, TWO: 0, THREE: 0, FOUR: 0}))
    assert "You have seen all the cards: you know where GODRAN is from." in texts(panel)
    assert not sum_of(panel).isEnabled()
    assert "nothing more to find out. [X]" in part(panel, "research more").toolTip()


def test_x_the_last_step_of_research_is_what_is_left_to_pay(lay: Lay) -> None:
    research = {ONE: 110, TWO: 0, THREE: 0, FOUR: 0}
    looked = {ONE: (0, 1, 2, 3), TWO: (), THREE: (), FOUR: ()}
    hand, panel = asked(lay, planning(research=research, looked=looked))
    press(hand, panel, "research more")
    assert plan_of(hand).research == 15
    assert "research takes no more" in part(panel_of(hand, PlansPanel), "research more").toolTip()
    press(hand, panel_of(hand, PlansPanel), "research less")
    assert plan_of(hand).research == 0


def test_xiii_what_moving_the_populace_costs_is_a_reserve_to_keep(lay: Lay) -> None:
    _, panel = asked(lay, planning())
    told = next(line for line in panel.findChildren(QLabel) if line.text().startswith("Moving all"))
    assert told.text() == "Moving all populace in Phase 7: ¥30"
    assert "Old Folks × 1" in told.toolTip()


def test_ix_127_two_colours_are_one_army(lay: Lay) -> None:
    hand, panel = asked(lay, planning(players=2, cash=cash(240, 85)))
    assert "0 of 7" in texts(panel)
    press(hand, panel, "mortar more")
    assert "1 of 8" in texts(panel_of(hand, PlansPanel))


@pytest.mark.parametrize("wide", [900, 1366], ids=["drawer", "column"])
def test_the_form_stays_scrolled_where_it_was(lay: Lay, wide: int) -> None:
    hand, panel = asked(lay, planning())
    hand.window.resize(wide, 480)
    scroll = scrolling(panel)
    hand.qtbot.waitUntil(lambda: scroll.verticalScrollBar().maximum() > 60)
    scroll.verticalScrollBar().setValue(60)
    press(hand, panel, "tank more")
    hand.qtbot.waitUntil(lambda: scroll.verticalScrollBar().value() == 60)


def test_in_a_drawer_the_drawer_alone_scrolls(lay: Lay) -> None:
    hand, panel = asked(lay, planning())
    hand.window.resize(900, 420)
    inner, outer = areas_around(panel)
    hand.qtbot.waitUntil(lambda: outer.verticalScrollBar().maximum() > 60)
    hand.qtbot.waitUntil(lambda: inner.verticalScrollBar().maximum() == 0)
    hand.qtbot.waitUntil(lambda: panel.minimumSizeHint().width() <= inner.viewport().width())
    hand.window.resize(1366, 420)
    hand.qtbot.waitUntil(lambda: len(areas_around(panel)) == 1)
    hand.qtbot.waitUntil(lambda: inner.verticalScrollBar().maximum() > 60)


def areas_around(panel: QWidget) -> list[QScrollArea]:
    """What could scroll a panel, the innermost first."""
    above, found = panel.parentWidget(), []
    while above is not None:
        if isinstance(above, QScrollArea):
            found.append(above)
        above = above.parentWidget()
    return found


def scrolling(panel: QWidget) -> QScrollArea:
    """What scrolls a panel: the drawer or, in the column, the card."""
    return areas_around(panel)[-1]
