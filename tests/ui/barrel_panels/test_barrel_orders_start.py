# SPDX-License-Identifier: GPL-3.0-or-later
"""The panel of the purchases before the first turn (Set Up; 51)."""

from PySide6.QtTest import QTest

from rubbletop.games.barrel.frames.opening import StartFrame
from rubbletop.games.barrel.state import BarrelState, Reserve
from rubbletop.ui.barrel.panels.start import StartPanel
from tests.barrel.builders import FOUR, ONE, THREE, TWO, given_game
from tests.ui.barrel_panels.barrel_forms import (
    ENTER,
    Lay,
    field,
    focus_of,
    key,
    panel_of,
    press,
    texts,
    typed,
)


def beginning() -> BarrelState:
    return given_game(StartFrame(left=(ONE, TWO, THREE, FOUR)), turn=0)


def test_51_troops_and_logistics_are_bought_with_a_running_total(lay: Lay) -> None:
    hand = lay(beginning(), is_open=False)
    panel = panel_of(hand, StartPanel)
    assert panel.buy.text() == "Buy nothing"
    press(hand, panel, "troops more")
    press(hand, panel, "troops more")
    press(hand, panel, "logistics more")
    assert panel.buy.text() == "Buy 2 troops and 1 logistic for $3"
    assert "$3 spent, $7 left" in texts(panel)
    hand.press(panel.buy)
    assert hand.state.border[ONE] == Reserve(troops=2, logistics=1)


def test_51_what_cannot_be_paid_is_refused_in_words(lay: Lay) -> None:
    hand = lay(beginning())
    panel = panel_of(hand, StartPanel)
    typed(panel, "troops", "9")
    typed(panel, "logistics", "2")
    assert not panel.buy.isEnabled()
    assert "You have only $10. [Set Up, ruling 51]" in texts(panel)
    assert "You have only $10." in panel.buy.toolTip()


def test_the_keys_buy_as_well(lay: Lay) -> None:
    hand = lay(beginning())
    panel = panel_of(hand, StartPanel)
    assert focus_of(hand) == "troops"
    typed(panel, "troops", "4")
    key(field(panel, "troops"), ENTER)
    assert hand.state.border[ONE] == Reserve(troops=4)


def test_the_panel_says_how_many_troops_the_public_tolerates(lay: Lay) -> None:
    panel = panel_of(lay(beginning()), StartPanel)
    assert "The public tolerates 3 troops. [Pacifism 1]" in texts(panel)
    typed(panel, "troops", "5")
    assert "The public tolerates 3 troops: Pacifism +2 each turn. [Pacifism 1]" in texts(panel)


def test_a_digit_takes_the_place_of_the_number_that_the_form_begins_with(lay: Lay) -> None:
    hand = lay(beginning())
    panel = panel_of(hand, StartPanel)
    assert focus_of(hand) == "troops"

    QTest.keyClicks(field(panel, "troops"), "4")

    assert panel.buy.text() == "Buy 4 troops for $4"


def test_enter_gives_no_number_that_cannot_be(lay: Lay) -> None:
    hand = lay(beginning())
    panel = panel_of(hand, StartPanel)
    QTest.keyClicks(field(panel, "troops"), "40")

    key(field(panel, "troops"), ENTER)

    assert hand.length == 0
    assert field(panel, "troops").text() in ("0", "4")
