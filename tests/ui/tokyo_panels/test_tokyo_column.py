# SPDX-License-Identifier: GPL-3.0-or-later
"""What the cards beside the city leave each other of the column."""

from rubbletop.games.tokyo.frames.muster import Plan, PlansFrame
from tests.tokyo.builders import FOUR, ONE, THREE, TWO
from tests.ui.tokyo_panels.forms import Lay, cash, given, uncovered


def test_the_last_roll_is_shown_again_as_soon_as_nobody_here_is_asked(lay: Lay) -> None:
    plans = PlansFrame(plans={seat: Plan() for seat in (ONE, TWO, THREE, FOUR)})
    hand = uncovered(lay(given(plans, fields={"cash": cash(240, 85, 90, 10)})))
    card = hand.page.column.dice_card
    hand.qtbot.waitUntil(card.isHidden)
    hand.page.prompt.hide()
    hand.qtbot.waitUntil(card.isVisible)
