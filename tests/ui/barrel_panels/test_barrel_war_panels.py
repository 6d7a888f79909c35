# SPDX-License-Identifier: GPL-3.0-or-later
"""The War check on its panels: a battle, its table and odds, retreats, what allies agree (26 to 28)."""

import pytest
from PySide6.QtWidgets import QCheckBox, QPushButton

from rubbletop.games.barrel.frames.rebels import RebelsFrame
from rubbletop.games.barrel.frames.war import AlliesFrame, BattlesFrame, Flight, RetreatsFrame
from rubbletop.games.barrel.state import BarrelState, replace
from rubbletop.ui.barrel.panels import battle
from rubbletop.ui.barrel.panels.battle import BattleTable
from rubbletop.ui.barrel.panels.meanwhile import MeanwhilePanel
from rubbletop.ui.barrel.panels.war import AlliesPanel, RetreatsPanel
from rubbletop.ui.parts.chance_bar import ChanceBar
from tests.barrel.builders import FOUR, ONE, THREE, TWO, at, given_game, given_region, ground
from tests.ui.barrel.conftest import ESCAPE
from tests.ui.barrel_panels import check_positions as given
from tests.ui.barrel_panels.barrel_forms import ENTER, Lay, click_ground, focus_of, key, panel_of, part, press
from tests.ui.barrel_panels.check_positions import lines


def alone() -> BarrelState:
    """One battle of player one alone, with nowhere to go but Muthanna."""
    s = given_game(RetreatsFrame(left=given.ORDER))
    s = given_region(s, "muthanna", TWO)
    return given_region(s, "bassora", locals_=3, troops={ONE: 4})


def bars(panel: RetreatsPanel | AlliesPanel) -> list[str]:
    return [bar.accessibleName() for bar in panel.findChildren(ChanceBar)]


# The table


def test_the_lines_of_both_sides_are_lit_with_their_neighbours(lay: Lay) -> None:
    table = panel_of(lay(given.retreats()), RetreatsPanel).findChild(BattleTable)

    assert table is not None
    assert (table.own, table.others) == (2, -2)
    assert list(table.rows) == [3, 2, 1, -2, -3]
    assert table.accessibleName() == "players 2:1: 3 2 2 1 1 0\nlocal troops 1:2: 2 1 1 0 0 0"


def test_the_cells_of_the_dice_are_told(qapp: object) -> None:
    table = BattleTable(ground(), 2, -2, (3, 4))

    assert "players 2:1: 3 2 2 1 1 0; die 3: 2" in table.accessibleName()
    assert "local troops 1:2: 2 1 1 0 0 0; die 4: 0" in table.accessibleName()
    assert not table.grab().isNull()


def test_ruling_27_ratios_beyond_the_table_use_its_outermost_lines(qapp: object) -> None:
    table = BattleTable(ground(), -7, 7, (1, 1))

    assert (table.own, table.others) == (-4, 4)
    assert list(table.rows) == [4, 3, -3, -4]


def test_where_both_sides_use_the_same_line_it_is_lit_once(qapp: object) -> None:
    table = BattleTable(ground(), 1, 1, (5, 5))

    assert list(table.rows) == [2, 1, -2]
    assert not table.grab().isNull()


def test_a_table_gets_narrow_where_letters_are_large(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(battle, "pixels", lambda size: 2 * size)
    table = BattleTable(ground(), 2, -2)

    table.resize(262, table.sizeHint().height())

    assert table.minimumSizeHint().width() == 200
    assert not table.grab().isNull()


# Retreats


def test_the_odds_of_a_battle_are_shown_with_what_falls_on_average(lay: Lay) -> None:
    panel = panel_of(lay(given.retreats()), RetreatsPanel)

    assert "Won in the end: 87 %" in bars(panel)
    assert "Won in this round: 17 %" in bars(panel)
    assert any("fall in this round" in text for text in lines(panel))


def test_26_the_battles_are_looked_at_one_by_one(lay: Lay) -> None:
    hand = lay(given.retreats())
    panel = panel_of(hand, RetreatsPanel)
    assert panel.region == at("bassora")
    assert panel.tabs[at("bassora")].isChecked()

    press(hand, panel, "battle qadisiyya")

    assert panel.region == at("qadisiyya")
    assert panel.findChild(QCheckBox, "bears") is not None
    assert "If several retreat, 1 troop is lost in all; each gets 1 Pacifism." in lines(panel)


def test_26_troops_retreat_by_a_button_and_the_rest_stands_fast(lay: Lay) -> None:
    hand = lay(given.retreats())

    press(hand, panel_of(hand, RetreatsPanel), "retreat muthanna")

    frame = hand.state.top_frame(RetreatsFrame)
    assert frame.flights == (Flight(seat=ONE, region=at("bassora"), to=at("muthanna")),)
    panel = panel_of(hand, RetreatsPanel)
    assert panel.region == at("qadisiyya")
    press(hand, panel, "battle bassora")
    assert "Your troops there will retreat to Muthanna." in lines(panel)
    assert part(panel, "confirm").text() == "Retreat no more"


def test_who_shares_a_battle_can_take_the_loss_for_all(lay: Lay) -> None:
    hand = lay(given.retreats())
    panel = panel_of(hand, RetreatsPanel)
    press(hand, panel, "battle qadisiyya")

    bears = panel.findChild(QCheckBox, "bears")
    assert bears is not None
    bears.click()
    press(hand, panel, "retreat najaf")

    flights = hand.state.top_frame(RetreatsFrame).flights
    assert flights == (Flight(seat=ONE, region=at("qadisiyya"), to=at("najaf"), bears=True),)


def test_after_two_clicks_on_the_board_it_is_asked_who_takes_the_loss(lay: Lay) -> None:
    hand = lay(given.retreats())

    click_ground(hand, "qadisiyya")
    assert panel_of(hand, RetreatsPanel).region == at("qadisiyya")
    click_ground(hand, "najaf")

    popup = hand.stage.popup
    assert popup is not None
    assert [button.text() for button in popup.findChildren(QPushButton)] == [
        "Retreat: Qadisiyya → Najaf",
        "Retreat: Qadisiyya → Najaf, and lose the troop for all",
    ]
    key(popup, ESCAPE)


def test_enter_stands_fast_in_all_battles(lay: Lay) -> None:
    hand = lay(given.retreats())
    panel = panel_of(hand, RetreatsPanel)
    assert part(panel, "confirm").text() == "Stand fast in all 2 battles"
    panel.setFocus()
    panel.take_focus()
    assert focus_of(hand) == "confirm"

    key(part(panel, "confirm"), ENTER)
    hand.settle()

    assert hand.state.top_frame(RetreatsFrame).left[0] == TWO


def test_a_single_battle_has_its_name_instead_of_tabs(lay: Lay) -> None:
    panel = panel_of(lay(alone()), RetreatsPanel)

    assert panel.tabs == {}
    assert "Battle for Bassora" in lines(panel)
    assert part(panel, "confirm").text() == "Stand fast and fight for Bassora"
    assert part(panel, "retreat muthanna").accessibleName() == "Retreat: Bassora → Muthanna"


def test_a_battle_that_cannot_be_left_says_so(lay: Lay) -> None:
    s = given_region(given.retreats(), "erbil", locals_=3, troops={ONE: 1})
    hand = lay(s)
    panel = panel_of(hand, RetreatsPanel)

    press(hand, panel, "battle erbil")

    assert "No region beside it is controlled: no retreat." in lines(panel)


def test_logistics_that_would_be_left_alone_are_told(lay: Lay) -> None:
    assert "Logistics left alone are lost." in lines(panel_of(lay(given.retreats()), RetreatsPanel))
    assert "Logistics left alone are lost." not in lines(panel_of(lay(alone()), RetreatsPanel))


# Allies


def test_who_rolls_proposes_who_loses_first_and_who_controls(lay: Lay) -> None:
    hand = lay(given.propose())
    panel = panel_of(hand, AlliesPanel)
    assert part(panel, "confirm").text() == "Roll without an agreement"

    press(hand, panel, "loser one")
    assert part(panel, "loser one").isChecked()
    assert not part(panel, "loser two").isChecked()
    assert part(panel, "confirm").text() == "Propose this"
    press(hand, panel, "confirm")

    frame = hand.state.top_frame(AlliesFrame)
    assert frame.terms is not None
    assert (frame.terms.loser, frame.terms.controller) == (ONE, TWO)


def test_of_many_allies_each_has_a_line(lay: Lay) -> None:
    s = given_region(given.propose(), "qadisiyya", locals_=3, troops={TWO: 2, ONE: 1, THREE: 1, FOUR: 1})
    hand = lay(s)
    panel = panel_of(hand, AlliesPanel)

    press(hand, panel, "controller four")

    places = [part(panel, f"controller {seat}").y() for seat in (TWO, ONE, THREE, FOUR)]
    assert places == sorted(set(places))
    assert panel.chosen == {"loser": TWO, "controller": FOUR}


def test_nothing_need_be_agreed(lay: Lay) -> None:
    hand = lay(given.propose())

    key(part(panel_of(hand, AlliesPanel), "confirm"), ENTER)
    hand.settle()

    assert isinstance(hand.state.top, RebelsFrame)


@pytest.mark.parametrize("name", ["agree", "refuse"])
def test_an_ally_answers_what_is_proposed(lay: Lay, name: str) -> None:
    hand = lay(given.answer())
    panel = panel_of(hand, AlliesPanel)
    assert "Two proposes: One loses first, Two controls." in lines(panel)
    assert "If not, Two loses first and controls." in lines(panel)

    press(hand, panel, name)

    assert isinstance(hand.state.top, RebelsFrame)


def test_all_others_in_the_battle_must_agree(lay: Lay) -> None:
    s = given.answer()
    frame = replace(s.top_frame(AlliesFrame), asked=(ONE, THREE))
    s = given_region(replace(s, stack=(frame,)), "qadisiyya", locals_=3, troops={TWO: 2, ONE: 1, THREE: 1})

    assert "Three must agree too." in lines(panel_of(lay(s), AlliesPanel))


# While nobody is asked


def test_the_battle_that_comes_is_shown_while_nobody_is_asked(qapp: object) -> None:
    s = given.country(BattlesFrame(left=(at("bassora"),), agreed={}))
    panel = given.waiting(MeanwhilePanel, s)

    assert "Battle for Bassora" in lines(panel)
    assert panel.findChild(BattleTable) is not None
