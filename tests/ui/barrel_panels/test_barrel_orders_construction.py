# SPDX-License-Identifier: GPL-3.0-or-later
"""The panel of Construction: what can be built where, and what it takes (Construction; 1)."""

from rubbletop.games.barrel.frames.orders import ConstructionFrame, TurnFrame
from rubbletop.games.barrel.state import BarrelState
from rubbletop.ui.barrel.panels.construction import ConstructionPanel
from tests.barrel.builders import FOUR, ONE, THREE, TWO, at, given_game, given_region
from tests.ui.barrel.conftest import Hand
from tests.ui.barrel_panels.barrel_forms import (
    ENTER,
    Lay,
    chosen,
    focus_of,
    key,
    panel_of,
    part,
    press,
    texts,
)

TURN = TurnFrame(round=1, left=(ONE, TWO, THREE, FOUR), chosen=True)


def given_works(*, regions: bool = True) -> BarrelState:
    frame = ConstructionFrame(builder=ONE, acts=3, done={})
    s = given_game(TURN, frame, boxes={"construction.1": ONE}).with_power(ONE, influence=2, contracts=3)
    if not regions:
        return s
    s = given_region(s, "bassora", ONE, logistics=5, buildings=("police",))
    return given_region(s, "muthanna", ONE, logistics=1)


def asked(lay: Lay, s: BarrelState) -> tuple[Hand, ConstructionPanel]:
    hand = lay(s)
    return hand, panel_of(hand, ConstructionPanel)


def test_a_building_is_built_in_the_region_that_is_chosen(lay: Lay) -> None:
    hand, panel = asked(lay, given_works())
    assert part(panel, "pipeline").text() == "Pipeline · 3"
    press(hand, panel, "pipeline")
    held = hand.state.regions[at("bassora")]
    assert (held.buildings, held.logistics) == (("police", "pipeline"), 2)


def test_a_building_that_cannot_be_built_is_grey_and_says_why(lay: Lay) -> None:
    _, panel = asked(lay, given_works())
    assert not part(panel, "police").isEnabled()
    assert "Bassora already has a police station." in part(panel, "police").toolTip()
    chosen(panel, "region", "Muthanna: 1 logistic")
    assert not part(panel, "refinery").isEnabled()
    assert "A refinery takes 4 logistics in Muthanna." in part(panel, "refinery").toolTip()
    assert "Keeps 4 barrels" in part(panel, "warehouse").toolTip()


def test_regions_are_named_with_logistics_and_buildings(lay: Lay) -> None:
    _, panel = asked(lay, given_works())
    lines = [panel.region.itemText(row) for row in range(panel.region.count())]
    assert lines == ["Bassora: 5 logistics, police station", "Muthanna: 1 logistic"]


def test_1_repeating_an_act_of_a_kind_costs_more(lay: Lay) -> None:
    hand, panel = asked(lay, given_works())
    assert "Building: the first is free" in texts(panel)
    press(hand, panel, "contract")
    panel = panel_of(hand, ConstructionPanel)
    assert "Contract: once more costs $3" in texts(panel)
    assert "2 acts left" in texts(panel)
    press(hand, panel, "contract")
    assert "Contract: once more costs $6" in texts(panel_of(hand, ConstructionPanel))
    assert hand.state.powers[ONE].cash == 14


def test_aid_gives_influence_for_a_logistic(lay: Lay) -> None:
    hand, panel = asked(lay, given_works())
    assert part(panel, "aid").text() == "Aid: Influence 2 → 3"
    assert "Aid: 1 logistic, the first is free" in texts(panel)
    press(hand, panel, "aid")
    assert hand.state.powers[ONE].influence == 3
    assert "Aid: 1 logistic, once more costs $3" in texts(panel_of(hand, ConstructionPanel))
    assert focus_of(hand) in ("aid", "")


def test_a_contract_says_what_it_will_be_worth(lay: Lay) -> None:
    _, panel = asked(lay, given_works())
    assert part(panel, "contract").text() == "Contract: worth $7 → $10 at the end"


def test_who_controls_no_region_can_only_end(lay: Lay) -> None:
    hand, panel = asked(lay, given_works(regions=False))
    assert "You control no region. [Construction]" in texts(panel)
    assert "A contract needs a region" in part(panel, "contract").toolTip()
    assert focus_of(hand) == "end"
    key(part(panel, "end"), ENTER)
    assert hand.state.top == TURN


def test_a_click_on_a_region_chooses_it(lay: Lay) -> None:
    s = given_region(given_works(), "muthanna", ONE, logistics=3)
    hand, panel = asked(lay, s)
    hand.click("muthanna")
    hand.settle()
    assert hand.stage.popup is None
    assert panel.region.currentText() == "Muthanna: 3 logistics"
    press(hand, panel, "police")
    assert hand.state.regions[at("muthanna")].buildings == ("police",)


def test_a_click_on_the_board_alone_gives_no_aid(lay: Lay) -> None:
    s = given_region(
        given_works(), "muthanna", ONE, logistics=1, buildings=("pipeline", "refinery", "police")
    )
    hand, panel = asked(lay, s)
    hand.click("muthanna")
    hand.settle()
    assert hand.length == 0
    assert panel.region.currentText().startswith("Muthanna")
    assert part(panel, "aid").isEnabled()


def test_the_act_that_has_the_keys_keeps_them_in_another_region(lay: Lay) -> None:
    hand, panel = asked(lay, given_works())
    part(panel, "aid").setFocus()
    panel.region.setCurrentIndex(1)
    assert focus_of(hand) == "aid"
