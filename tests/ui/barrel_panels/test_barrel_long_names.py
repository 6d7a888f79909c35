# SPDX-License-Identifier: GPL-3.0-or-later
"""Names as long as they can be, in one word, push nothing out of the decision card."""

import pytest

from rubbletop.games.barrel.state import replace
from rubbletop.ui.barrel.panels.turn import TurnPanel
from rubbletop.ui.dialogs.seat_rows import LONGEST_NAME
from rubbletop.ui.parts.scroller import Scroller
from tests.barrel.positions import POSITIONS
from tests.ui.barrel.conftest import Hand
from tests.ui.barrel_panels.barrel_forms import Lay, panel_of, press


def laid(lay: Lay, moment: str) -> Hand:
    s = POSITIONS[moment]
    return lay(replace(s, names=dict.fromkeys(s.seats, "W" * LONGEST_NAME)))


def is_in_sight(hand: Hand) -> bool:
    """Whether what the card holds fits into its width."""
    room = hand.page.prompt.findChild(Scroller)
    inside = room.widget() if room is not None else None
    assert room is not None
    assert inside is not None
    return inside.minimumSizeHint().width() <= room.viewport().width()


@pytest.mark.parametrize("moment", POSITIONS)
def test_every_decision_fits_into_the_width_of_the_card(lay: Lay, moment: str) -> None:
    assert is_in_sight(laid(lay, moment))


def test_so_does_the_form_of_a_deal(lay: Lay) -> None:
    hand = laid(lay, "chosen")
    press(hand, panel_of(hand, TurnPanel), "deals")
    assert is_in_sight(hand)
