# SPDX-License-Identifier: GPL-3.0-or-later
"""Rebels and bombings on their panels: targets with odds, partners, helpers, repairs (3 to 12, 49, 50)."""

import pytest
from PySide6.QtWidgets import QCheckBox, QPushButton

from rubbletop.games.barrel.frames.rebels import DefenceFrame, PartnersFrame, RebelsFrame, RepairFrame
from rubbletop.games.barrel.state import BarrelState, replace
from rubbletop.ui.barrel.panels.blast import DefencePanel, PartnersPanel, RepairPanel
from rubbletop.ui.barrel.panels.bombs import aftermath
from rubbletop.ui.barrel.panels.meanwhile import MeanwhilePanel
from rubbletop.ui.barrel.panels.rebels import RebelsPanel, TargetButton
from rubbletop.ui.decide.prompt import FittedScroll
from rubbletop.ui.parts.chance_bar import ChanceBar
from rubbletop.ui.words import worded
from tests.barrel.builders import FOUR, ONE, THREE, TWO, at, given_region, ground
from tests.ui.barrel.conftest import ESCAPE, Hand
from tests.ui.barrel_panels import check_positions as given
from tests.ui.barrel_panels.barrel_forms import ENTER, Lay, focus_of, key, panel_of, part, press
from tests.ui.barrel_panels.check_positions import lines

BARS = ("Any damage: 92 %", "1 troop destroyed: 33 %", "2 troops destroyed: 42 %", "3 troops destroyed: 17 %")


def rebels(lay: Lay, s: BarrelState | None = None) -> tuple[Hand, RebelsPanel]:
    hand = lay(given.rebels() if s is None else s)
    return hand, panel_of(hand, RebelsPanel)


def targets(panel: RebelsPanel) -> list[str]:
    named = [button.accessibleName() for button in panel.targets if isinstance(button, TargetButton)]
    return [name.partition(": ")[2] for name in named]


# Acting


def test_9_all_targets_in_reach_are_listed_with_the_chance_to_destroy_something(lay: Lay) -> None:
    _, panel = rebels(lay)

    assert targets(panel) == [
        "3 troops, Dhi Qar, 92 %",
        "3 logistics, Dhi Qar, 92 %",
        "1 troop, Dhi Qar, 92 %",
        "2 troops, Maysan, 92 %",
        "5 logistics, Maysan, 92 %",
        "2 troops, Qadisiyya, 92 %",
    ]
    assert next(iter(panel.targets)).accessibleName() == "Two: 3 troops, Dhi Qar, 92 %"
    assert "Your rebels in Wasit: power 3" in lines(panel)
    assert "Move: the power falls to 2" in lines(panel)


def test_9_of_buildings_each_kind_is_a_target(lay: Lay) -> None:
    s = given.country(RebelsFrame(left=(THREE, FOUR)))
    s = s.with_rebels(ONE, acted=True).with_rebels(TWO, acted=True)
    _, panel = rebels(lay, s)

    named = {text.rsplit(", ", 1)[0] for text in targets(panel)}
    assert {"warehouse, Muthanna", "refinery, Muthanna"} <= named


def test_the_minimum_of_a_target_is_told_line_by_line(lay: Lay) -> None:
    hand, panel = rebels(lay)

    press(hand, panel, "target three maysan logistics")

    told = lines(panel)
    assert "In Maysan your rebels can:" in told
    assert "Two dice must show more than 1" in told
    assert {"+2", "troops and police of Three", "Influence of Three", "−3", "rebels of One"} <= set(told)
    assert part(panel, "target three maysan logistics").isChecked()
    assert any(text.startswith("On average +") for text in told)


def test_a_target_is_bombed_after_a_look_at_it(lay: Lay) -> None:
    hand, panel = rebels(lay)

    press(hand, panel, "target two qadisiyya troops")
    assert part(panel, "confirm").text() == "Bomb 2 troops"
    press(hand, panel, "confirm")

    bombing = hand.state.top_frame(DefenceFrame).bombing
    assert (bombing.victim, bombing.region, bombing.target) == (TWO, at("qadisiyya"), "troops")


def test_49_others_in_reach_can_be_asked_to_join_first(lay: Lay) -> None:
    hand, panel = rebels(lay)
    press(hand, panel, "target two dhi_qar troops")
    call = panel.findChild(QCheckBox, "call")
    assert call is not None
    assert call.text() == "Ask others to join: up to 92 %"
    assert "Three and Four can join" in call.toolTip()

    call.click()
    assert part(panel, "confirm").text() == "Ask first, then bomb 3 troops"
    press(hand, panel, "confirm")

    assert hand.state.top_frame(PartnersFrame).asked == (THREE, FOUR)


def test_rebels_grow_rest_and_move_by_buttons(lay: Lay) -> None:
    hand, panel = rebels(lay)
    grow = next(made for made in panel.findChildren(QPushButton) if made.text() == "Grow to power 4")

    hand.press(grow)

    assert hand.state.powers[ONE].rebels.power == 4


def test_a_click_on_a_region_leaves_what_can_be_done_there(lay: Lay) -> None:
    hand, panel = rebels(lay)

    hand.click("qadisiyya")

    assert hand.stage.popup is None
    assert "In Qadisiyya your rebels can:" in lines(panel)
    assert targets(panel) == ["2 troops, 92 %"]
    assert panel.aimed == (TWO, at("qadisiyya"), "troops")
    assert focus_of(hand) == "target two qadisiyya troops"


def test_esc_shows_all_regions_again(lay: Lay) -> None:
    hand, panel = rebels(lay)
    hand.click("qadisiyya")

    key(hand.stage.view, ESCAPE)

    assert panel.at is None
    assert len(targets(panel)) == 6


def test_what_is_looked_at_is_seen_from_its_head(lay: Lay) -> None:
    hand, panel = rebels(lay)
    scroll = hand.page.prompt.findChild(FittedScroll)
    assert scroll is not None
    last = part(panel, "target two qadisiyya troops")
    hand.qtbot.waitUntil(lambda: scroll.verticalScrollBar().maximum() > 0)
    scroll.verticalScrollBar().setValue(scroll.verticalScrollBar().maximum())

    hand.press(last)

    hand.qtbot.waitUntil(lambda: scroll.verticalScrollBar().value() == 0)
    assert focus_of(hand) == "target two qadisiyya troops"


def test_a_look_at_a_target_can_be_ended(lay: Lay) -> None:
    hand, panel = rebels(lay)
    press(hand, panel, "target three maysan troops")
    assert targets(panel) == ["2 troops, 92 %", "5 logistics, 92 %"]

    press(hand, panel, "back")

    assert panel.at is None
    assert len(targets(panel)) == 6
    assert focus_of(hand) == "target two dhi_qar troops"


def test_enter_looks_at_a_target_and_then_bombs_it_and_esc_goes_back(lay: Lay) -> None:
    hand, panel = rebels(lay)
    part(panel, "target two qadisiyya troops").setFocus()

    key(part(panel, "target two qadisiyya troops"), ENTER)
    assert panel.aimed == (TWO, at("qadisiyya"), "troops")
    key(panel, ESCAPE)
    assert panel.at is None
    key(part(panel, "target two qadisiyya troops"), ENTER)
    hand.qtbot.waitUntil(part(panel, "confirm").isVisible)
    key(part(panel, "target two qadisiyya troops"), ENTER)
    hand.settle()

    assert isinstance(hand.state.top, DefenceFrame)


def test_another_target_of_the_same_region_is_looked_at(lay: Lay) -> None:
    hand, panel = rebels(lay)
    hand.click("maysan")
    assert panel.aimed == (THREE, at("maysan"), "troops")

    press(hand, panel, "target three maysan logistics")

    assert panel.aimed == (THREE, at("maysan"), "logistics")
    assert part(panel, "confirm").text() == "Bomb 5 logistics"


def test_a_bombing_is_looked_at_even_if_a_click_can_mean_nothing_else(lay: Lay) -> None:
    s = given_region(given.rebels(), "wasit", TWO, logistics=2)
    for seat in (THREE, FOUR):
        s = s.with_rebels(seat, region=None, power=0)
    hand, panel = rebels(lay, s)

    hand.click("wasit")

    assert panel.aimed == (TWO, at("wasit"), "logistics")
    press(hand, panel, "confirm")
    assert hand.state.top_frame(DefenceFrame).bombing.region == at("wasit")


def test_one_way_into_a_region_is_taken_by_the_click(lay: Lay) -> None:
    hand, _ = rebels(lay)

    hand.click("babil")
    hand.settle()

    assert hand.state.powers[ONE].rebels.region == at("babil")


def test_11_12_rebels_off_the_map_enter_in_the_east(lay: Lay) -> None:
    hand, panel = rebels(lay, given.off_map())
    assert "Your rebels are off the map: they enter with a power of 1." in lines(panel)
    assert targets(panel) == []
    enter = next(made for made in panel.findChildren(QPushButton) if made.text() == "Enter Wasit")

    hand.press(enter)

    assert hand.state.powers[ONE].rebels.region == at("wasit")


def test_rebels_with_a_power_of_1_keep_it_when_they_move(lay: Lay) -> None:
    s = given.rebels().with_rebels(ONE, power=1)

    assert "Move: the power stays 1" in lines(rebels(lay, s)[1])


def test_offers_of_several_regions_are_not_for_the_panel_to_ask(lay: Lay) -> None:
    _, panel = rebels(lay)

    assert not panel.decides(panel.legal)
    assert not panel.decides(())


def test_a_target_is_painted_chosen_and_not(lay: Lay) -> None:
    hand, panel = rebels(lay)
    button = panel.findChildren(TargetButton)[0]
    plain = button.grab().toImage()

    hand.press(button)

    assert button.grab().toImage() != plain


# Joining and helping


def test_49_a_partner_sees_what_her_power_adds(lay: Lay) -> None:
    hand = lay(given.partners())
    panel = panel_of(hand, PartnersPanel)
    told = lines(panel)
    assert "With yours: minimum 1 → −2, something destroyed 92 % → 92 %." in told
    assert [bar.accessibleName() for bar in panel.findChildren(ChanceBar)] == list(BARS)

    hand.press(next(button for button in panel.buttons.values() if button.text() == "Join with power 3"))

    assert hand.state.powers[ONE].rebels.acted
    assert hand.state.top_frame(PartnersFrame).bombing.partners == (ONE,)
    joined = panel_of(hand, PartnersPanel)
    assert "The rebels of Three and One" in lines(joined)


def test_50_the_victim_sees_what_each_helper_adds(lay: Lay) -> None:
    hand = lay(given.defence())
    panel = panel_of(hand, DefencePanel)
    told = lines(panel)
    assert "With Four: minimum 4 → 5, something destroyed 42 % → 28 %." in told
    assert "With Two: minimum 4 → 7, something destroyed 42 % → 8 %." in told
    assert "On average +1.5 Pacifism for One, and $1 for repairs." in told

    hand.press(next(button for button in panel.buttons.values() if button.text() == "Ask Two for help"))

    assert hand.state.top_frame(DefenceFrame).called == TWO


def test_the_victim_rolls_alone(lay: Lay) -> None:
    hand = lay(given.defence())
    panel = panel_of(hand, DefencePanel)

    hand.press(next(button for button in panel.buttons.values() if button.text() == "Roll: above 4 it hurts"))

    assert not isinstance(hand.state.top, DefenceFrame)


def test_50_who_is_asked_sees_what_help_changes_and_what_it_brings(lay: Lay) -> None:
    hand = lay(given.help_wanted())
    panel = panel_of(hand, DefencePanel)
    told = lines(panel)
    assert "Four in the defence" in told
    assert "With your help: minimum 2 → 3, something destroyed 83 % → 72 %." in told
    assert "If it fails, your Pacifism falls by 1 too." in told

    hand.press(next(button for button in panel.buttons.values() if button.text() == "Help in the defence"))

    assert isinstance(hand.state.top, RebelsFrame)


@pytest.mark.parametrize(
    ("words", "standing"), [("Pay $3 for the repair", True), ("Lose the refinery: Pacifism +4", False)]
)
def test_6_a_damaged_building_is_paid_for_or_lost(lay: Lay, words: str, standing: bool) -> None:
    hand = lay(given.repair())
    panel = panel_of(hand, RepairPanel)
    assert isinstance(hand.state.top, RepairFrame)
    assert {
        "3 of 4 damage to the refinery in Muthanna",
        "You have $10 and 0 barrels. [Damage, ruling 6]",
    } <= set(lines(panel))

    hand.press(next(button for button in panel.buttons.values() if button.text() == words))

    assert ("refinery" in hand.state.regions[at("muthanna")].buildings) is standing


def test_a_bombing_that_mostly_fails_lowers_pacifism() -> None:
    s = given.country().with_power(ONE, influence=15)
    bombing = replace(given.HOUSE, target="logistics")

    assert worded(aftermath(ground(), s, bombing)).startswith("On average −")


def test_the_bombing_that_comes_is_shown_while_nobody_is_asked(qapp: object) -> None:
    panel = given.waiting(MeanwhilePanel, given.defence())

    assert "Two dice must show more than 4" in lines(panel)


def test_steps_that_speak_for_themselves_show_nothing(qapp: object) -> None:
    assert lines(given.waiting(MeanwhilePanel, given.rebels())) == []
