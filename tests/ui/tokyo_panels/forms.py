# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions of set-up and Phases 1 to 5, and what a player does with their panels."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QPushButton, QWidget

from rubbletop.games.tokyo.frames import AnyFrame
from rubbletop.games.tokyo.rules import SEATS
from rubbletop.games.tokyo.state import TokyoState, replace
from rubbletop.kernel.facts import Seat
from tests.tokyo.builders import ONE, given_game, given_units, ground
from tests.ui.tokyo.conftest import Hand

Lay = Callable[[TokyoState], Hand]
P = TypeVar("P", bound=QWidget)
NOTHING: Mapping[str, object] = {}
RUINS = ("ne.factory", "ne.power_plant", "ne.stadium", "ne.convention_center", "ne.department_store")
"""All production centers of player one."""


def given(*stack: AnyFrame, players: int = 4, fields: Mapping[str, object] = NOTHING) -> TokyoState:
    """A position of turn 3 with a few units of player one on the map, its accounts in order."""
    s = replace(given_game(*stack, players=players), **{"turn": 3, **fields})
    s = given_units(s, "I6", "ne.troop.1", "ne.tank.1")
    s = given_units(s, "H5", "ne.punk_rockers.1")
    s = given_units(s, "J7", "ne.old_folks.1", "ne.business_folk.1")
    rubble = tuple(area for building in s.fallen for area in ground().building(building).areas)
    points = {seat: {"evacuation": vp} if vp else {} for seat, vp in s.vp.items()}
    return replace(s, rubble=rubble, points=points)


def cash(*sums: int) -> dict[Seat, int]:
    """Purses by seat."""
    return dict(zip(SEATS, sums, strict=False))


def uncovered(hand: Hand, seat: Seat = ONE) -> Hand:
    """Say at the curtain that it is she."""
    button = hand.page.hand_over.curtain.findChild(QPushButton, seat)
    assert isinstance(button, QPushButton)
    hand.press(button)
    return hand


def panel_of(hand: Hand, kind: type[P]) -> P:
    """The panel on the decision card."""
    panel = hand.page.prompt.panel
    assert isinstance(panel, kind), panel
    return panel


def part(panel: QWidget, name: str) -> QAbstractButton:
    """A button of a panel by the name of its part."""
    found = panel.findChild(QAbstractButton, name)
    assert isinstance(found, QAbstractButton), name
    return found


def press(hand: Hand, panel: QWidget, name: str) -> None:
    """Click a part of a panel with the mouse."""
    hand.press(part(panel, name))


def key(widget: QWidget, which: Qt.Key) -> None:
    QTest.keyClick(widget, which)


def texts(panel: QWidget) -> list[str]:
    """All lines of a panel that have words."""
    return [label.text() for label in panel.findChildren(QLabel) if label.text()]


def focus_of(hand: Hand) -> str:
    """The name of the part that has the keys."""
    focused = hand.window.focusWidget()
    return focused.objectName() if focused is not None else ""
