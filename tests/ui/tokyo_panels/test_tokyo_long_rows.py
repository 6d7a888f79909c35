# SPDX-License-Identifier: GPL-3.0-or-later
"""Rows of the panel of GODRAN's phase with more units than one line holds."""

from collections.abc import Callable

from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QPushButton

from rubbletop.games.tokyo.frames.godran import GodranFrame
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.ui.tokyo.panels.rampage import RampagePanel
from tests.tokyo.builders import TWO, at, given_placed
from tests.tokyo.godran_builders import given_rampage
from tests.ui.tokyo.conftest import Hand

Lay = Callable[[TokyoState], Hand]
CROWD = ("se.death_ray I8", "se.helicopter.1 I8", "se.punk_rockers.1 I8", "se.tank.1 I8", "se.troop.1 I8")
WORDS = "I8 · Two: Troop, Tank, Helicopter, Punk Rockers, All-Purpose Death Ray"


def row_of(hand: Hand) -> QPushButton:
    """The row of the units in I8."""
    QApplication.processEvents()
    panel = hand.panel
    assert isinstance(panel, RampagePanel)
    return next(button for button in panel.findChildren(QPushButton) if WORDS in button.accessibleName())


def test_xii_all_units_of_a_row_can_be_read(lay: Lay) -> None:
    hand = lay(given_placed(given_rampage("I7"), *CROWD))
    row = row_of(hand)
    lines = row.text().split("\n")
    assert len(lines) > 1
    assert " ".join(lines) == WORDS
    assert max(QFontMetrics(row.font()).horizontalAdvance(line) for line in lines) < row.width()
    assert row.height() >= len(lines) * QFontMetrics(row.font()).lineSpacing()


def test_xii_a_row_of_several_lines_marks_its_units(lay: Lay) -> None:
    hand = lay(given_placed(given_rampage("I7"), *CROWD))
    hand.press(row_of(hand))
    frame = hand.state.top_frame(GodranFrame)
    assert (frame.victim, frame.areas) == (TWO, (at("I8"),))
