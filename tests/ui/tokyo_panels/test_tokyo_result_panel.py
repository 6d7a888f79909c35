# SPDX-License-Identifier: GPL-3.0-or-later
"""The score sheet at the end, what is told while nothing is asked, and that all panels fit (III, XVI)."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from rubbletop.games.tokyo.state import TokyoState, replace
from rubbletop.ui.parts.result_card import AccountScroll
from rubbletop.ui.tokyo.panels.cardboard import Mark
from rubbletop.ui.tokyo.panels.play import PlayPanel
from rubbletop.ui.tokyo.panels.result import ROWS, ResultPanel
from rubbletop.ui.tokyo.panels.strife import PANELS
from tests.tokyo.builders import FOUR, ONE, THREE, TWO, rules
from tests.ui.tokyo.conftest import Hand
from tests.ui.tokyo_panels import strife_positions as given

Lay = Callable[[TokyoState], Hand]
COLUMN = 274
"""The room for a panel in the column, in pixels."""


def made(kind: type[PlayPanel | ResultPanel], s: TokyoState) -> QWidget:
    """A panel of a position in which nobody decides."""
    s = replace(s, marks=rules().atlas.ground(s).marks)
    return kind.factory(rules().atlas)(s, (), lambda action: None)


def words(panel: QWidget) -> str:
    return " ".join(label.text() for label in panel.findChildren(QLabel))


@pytest.mark.parametrize("step", given.POSITIONS)
def test_every_step_shows_its_panel_and_the_panel_fits(lay: Lay, step: str) -> None:
    hand = lay(given.POSITIONS[step])
    QApplication.processEvents()

    assert rules().step(hand.state).name == step
    assert type(hand.panel) is PANELS[step]
    assert hand.panel.isVisible()
    assert hand.panel.minimumSizeHint().width() <= COLUMN
    assert not hand.panel.grab().isNull()


def test_iii_the_card_of_the_end_shows_the_sheet(lay: Lay) -> None:
    hand = lay(given.ended())

    sheet = hand.page.result.findChild(ResultPanel)

    assert sheet is not None
    assert sheet.minimumSizeHint().width() <= COLUMN
    told = words(sheet)
    assert "The game is over: GODRAN is dead. [III]" in told
    assert "Three wins 345" in told


def test_xvi_the_whole_sheet_is_seen_in_a_small_window(lay: Lay) -> None:
    items = dict.fromkeys(ROWS, 5)
    points = {seat: dict(items) for seat in (ONE, TWO, THREE, FOUR)}
    hand = lay(given.ended(points=points, vp=dict.fromkeys(points, sum(items.values()))))
    column = hand.page.column
    scroll = hand.page.result.findChild(AccountScroll)
    assert scroll is not None

    hand.qtbot.waitUntil(column.players.isHidden)
    hand.qtbot.waitUntil(lambda: scroll.verticalScrollBar().maximum() == 0)
    assert hand.page.result.mapTo(column, QPoint(0, hand.page.result.height())).y() < column.height()
    hand.window.resize(1920, 1080)
    hand.qtbot.waitUntil(column.players.isVisible)


def test_xvi_each_item_is_told_in_full_where_it_is_pointed_at(qapp: QApplication) -> None:
    sheet = made(ResultPanel, given.ended())
    tips = {label.toolTip() for label in sheet.findChildren(QLabel)}

    assert "Three, Death of GODRAN: 210 [XIV, XVI]" in tips
    assert "GODRAN, Gone to those who killed it: −250 [XIV, ruling 2]" in tips
    assert "Populace evacuated [XIII, XVI]" in tips


def test_iii_godran_wins_alone(qapp: QApplication) -> None:
    havoc = {"building": 300, "unit": 200}
    sheet = made(ResultPanel, given.ended(havoc=havoc, godran_vp=500, ended="buildings", killers=()))

    assert "GODRAN wins 500" in words(sheet)
    assert all(not mark.grab().isNull() for mark in sheet.findChildren(Mark))


def test_iii_4_a_tie_tells_what_breaks_it(qapp: QApplication) -> None:
    points = {seat: {"evacuation": 40} for seat in (ONE, TWO, THREE, FOUR)}
    sheet = made(ResultPanel, given.ended(points=points, vp=dict.fromkeys(points, 40)))

    assert "A tie goes by standing buildings" in words(sheet)


def test_a_game_that_just_stops_has_no_reason_to_tell(qapp: QApplication) -> None:
    assert "The game is over" not in words(made(ResultPanel, given.ended(ended="")))


@pytest.mark.parametrize(
    ("s", "told"),
    [
        (given.rampage(ap=4), "4 AP"),
        (given.rampage(stunned=True), "−1 on each die"),
        (given.fall(), "Debris of Museum (North-East) flies south: link 2, dice 4. [XII, ruling 80]"),
        (given.allotment(), "0 of 5 Damage Points absorbed"),
        (given.attacks(*given.THREE_JOINED), "The attack: 12 dice"),
        (replace(given.attacks(), revealed=True), "Heat Ray: column C [XIV]"),
        (given.movement(), ""),
    ],
)
def test_what_goes_on_is_told_while_nothing_is_asked(qapp: QApplication, s: TokyoState, told: str) -> None:
    panel = made(PlayPanel, s)

    panel.resize(COLUMN, 300)
    assert told in words(panel)
    assert not panel.grab().isNull()
