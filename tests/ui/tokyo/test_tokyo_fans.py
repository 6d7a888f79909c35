# SPDX-License-Identifier: GPL-3.0-or-later
"""Counters of an area fanned out never hide where one of them that was chosen can go."""

from collections.abc import Callable

from rubbletop.games.tokyo.state import TokyoState
from tests.tokyo.builders import at
from tests.ui.tokyo.conftest import Hand
from tests.ui.tokyo_panels.strife_positions import crowded

Lay = Callable[[TokyoState], Hand]


def test_a_fan_that_hides_where_a_unit_can_go_closes_when_the_unit_is_chosen(lay: Lay) -> None:
    hand = lay(crowded())
    table = hand.table
    table.fan_out("K7")
    assert any(table.fan_area.contains(table.spots.centre(area)) for area in (at("J7"), at("L7")))

    hand.click("ne.troop.5")
    assert table.fan is None
    hand.hover("ne.troop.6")
    assert not hand.stage.hands.fanning.is_due


def test_a_fan_stays_open_over_what_cannot_be_chosen(lay: Lay) -> None:
    hand = lay(crowded())
    hand.table.fan_out("K7")

    hand.table.clear_sight((at("B8"), at("K7")))

    assert hand.table.fan == "K7"
