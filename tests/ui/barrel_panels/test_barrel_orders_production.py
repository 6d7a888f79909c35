# SPDX-License-Identifier: GPL-3.0-or-later
"""The panel of Oil Production: all regions at once, or one by one (Oil Production)."""

from rubbletop.games.barrel.frames.orders import ProductionFrame, TurnFrame
from rubbletop.games.barrel.state import BarrelState
from rubbletop.kernel.facts import SpaceId
from rubbletop.ui.barrel.panels.production import ProductionPanel
from tests.barrel.builders import FOUR, ONE, THREE, TWO, at, given_game, given_region
from tests.ui.barrel.conftest import Hand
from tests.ui.barrel_panels.barrel_forms import ENTER, Lay, focus_of, key, panel_of, part, press, texts

TURN = TurnFrame(round=1, left=(ONE, TWO, THREE, FOUR), chosen=True)


def given_wells(*done: SpaceId) -> BarrelState:
    s = given_game(TURN, ProductionFrame(producer=ONE, done=done))
    s = given_region(s, "bassora", ONE, logistics=5, barrels=1)
    s = given_region(s, "muthanna", ONE, logistics=2, buildings=("warehouse",))
    return given_region(s, "karbala", ONE, logistics=0)


def asked(lay: Lay, s: BarrelState) -> tuple[Hand, ProductionPanel]:
    hand = lay(s)
    return hand, panel_of(hand, ProductionPanel)


def test_all_regions_produce_at_one_press(lay: Lay) -> None:
    hand, panel = asked(lay, given_wells())
    assert part(panel, "all").text() == "Produce everywhere: 4 barrels"
    assert panel.take_focus()
    assert focus_of(hand) == "all"
    key(panel, ENTER)
    assert hand.state.regions[at("bassora")].barrels == 4
    assert hand.state.regions[at("muthanna")].barrels == 1
    assert hand.state.top == TURN


def test_one_region_produces_by_its_button(lay: Lay) -> None:
    hand, panel = asked(lay, given_wells())
    assert part(panel, "bassora").text() == "+3 barrels"
    press(hand, panel, "bassora")
    assert (hand.state.regions[at("bassora")].barrels, hand.state.regions[at("bassora")].logistics) == (4, 4)
    panel = panel_of(hand, ProductionPanel)
    assert not part(panel, "bassora").isEnabled()
    assert "has produced in this action" in part(panel, "bassora").toolTip()


def test_regions_that_cannot_produce_say_what_they_lack(lay: Lay) -> None:
    hand, panel = asked(lay, given_wells())
    assert not part(panel, "karbala").isEnabled()
    assert "Karbala needs 1 logistic to produce. [Oil Production]" in part(panel, "karbala").toolTip()
    shown = texts(panel)
    start = shown.index("Bassora")
    assert shown[start : start + 3] == ["Bassora", "5/4", "1/1"]
    assert shown.index("Karbala") > shown.index("Muthanna")
    assert hand.length == 0


def test_the_action_is_ended_before_all_have_produced(lay: Lay) -> None:
    hand, panel = asked(lay, given_wells(at("bassora")))
    hand.press(part(panel, "end"))
    assert hand.state.regions[at("muthanna")].barrels == 0
    assert hand.state.top == TURN
