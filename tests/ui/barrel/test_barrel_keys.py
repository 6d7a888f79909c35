# SPDX-License-Identifier: GPL-3.0-or-later
"""Barrel by keyboard alone: every button of a panel and all that is lit can be reached, help is at hand."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from rubbletop.games.barrel.frames import AnyFrame
from rubbletop.games.barrel.frames.orders import ConstructionFrame, PurchaseFrame, TurnFrame
from rubbletop.games.barrel.frames.rebels import RebelsFrame
from rubbletop.games.barrel.state import BarrelState
from rubbletop.kernel.facts import Seat
from rubbletop.ui.barrel.help import sections
from rubbletop.ui.dialogs.rules import RulesDialog
from tests.barrel.builders import (
    FOUR,
    ONE,
    THREE,
    TWO,
    at,
    given_game,
    given_region,
    given_reserve,
    ground,
    rules,
)
from tests.ui.barrel.conftest import Hand

Lay = Callable[..., Hand]
ORDER = (ONE, TWO, THREE, FOUR)
TURN = TurnFrame(round=1, left=ORDER, chosen=True)


def given_decision(*stack: AnyFrame, boxes: dict[str, Seat] | None = None) -> BarrelState:
    s = given_game(*stack, turn=7, boxes=boxes or {})
    s = given_reserve(given_region(s, "bassora", ONE, troops={ONE: 3}, logistics=6), ONE, troops=2)
    s = given_region(s, "dhi_qar", TWO, troops={TWO: 2}, logistics=2, buildings=("warehouse",))
    return s.with_rebels(ONE, region=at("maysan"), power=2)


DECISIONS = {
    "rebels": given_decision(RebelsFrame(left=ORDER)),
    "construction": given_decision(
        TURN, ConstructionFrame(builder=ONE, acts=2, done={}), boxes={"construction.2": ONE}
    ),
    "moves": given_decision(
        TURN, PurchaseFrame(buyer=ONE, elements=0, moves=2, moving=True), boxes={"purchase.2": ONE}
    ),
    "turn": given_decision(TurnFrame(round=1, left=ORDER)),
}


def focused() -> QWidget:
    has = QApplication.focusWidget()
    assert has is not None
    return has


def key(pressed: Qt.Key) -> None:
    QTest.keyClick(focused(), pressed)


@pytest.mark.parametrize("name", DECISIONS)
def test_tab_reaches_every_button_of_the_decision(lay: Lay, name: str) -> None:
    prompt = lay(DECISIONS[name]).page.prompt
    wanted = {
        button
        for button in prompt.findChildren(QAbstractButton)
        if button.isVisible() and button.isEnabled() and button.focusPolicy() & Qt.FocusPolicy.TabFocus
    }
    if not prompt.isAncestorOf(focused()):
        key(Qt.Key.Key_F6)
    assert prompt.isAncestorOf(focused())

    first, met = focused(), {focused()}
    key(Qt.Key.Key_Tab)
    while focused() is not first and len(met) < 200:
        met.add(focused())
        key(Qt.Key.Key_Tab)

    assert wanted
    assert wanted <= met


@pytest.mark.parametrize("name", DECISIONS)
def test_n_reaches_all_that_is_lit_on_the_board(lay: Lay, name: str) -> None:
    hand = lay(DECISIONS[name])
    hand.stage.view.setFocus()
    wanted = set(hand.stage.hands.picks.lit)

    met = set()
    for _ in range(len(wanted) + 1):
        key(Qt.Key.Key_N)
        met |= {hand.stage.keyboard.place, hand.stage.keyboard.counter}
        assert hand.stage.table.cursor.strokes

    assert wanted
    assert wanted <= met


@pytest.mark.parametrize(
    ("name", "section"),
    [
        ("rebels", "Rebels"),
        ("construction", "Construction"),
        ("moves", "Purchases and Moves"),
    ],
)
def test_f1_opens_the_rules_where_the_game_is(lay: Lay, name: str, section: str) -> None:
    hand = lay(DECISIONS[name])

    hand.window.commands["rules"].trigger()

    dialog = hand.window.findChild(RulesDialog)
    assert isinstance(dialog, RulesDialog)
    row = dialog.list.currentRow()
    assert sections(ground())[row].number == section


def test_the_list_of_sections_shows_the_one_that_is_open_and_wraps_what_is_long(lay: Lay) -> None:
    hand = lay(DECISIONS["rebels"])

    hand.window.commands["rules"].trigger()

    dialog = hand.window.findChild(RulesDialog)
    assert isinstance(dialog, RulesDialog)
    seen = dialog.list.viewport().rect()
    assert seen.contains(dialog.list.visualItemRect(dialog.list.currentItem()).center())
    assert dialog.list.horizontalScrollBar().maximum() == 0


def test_the_rules_have_a_section_for_every_step() -> None:
    known = {section.number for section in sections(ground())}

    assert {step.rule.partition(",")[0] for step in rules().steps} <= known
