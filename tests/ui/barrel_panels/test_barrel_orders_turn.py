# SPDX-License-Identifier: GPL-3.0-or-later
"""The panel of an action turn: boxes, what a choice comes to, oil for sale, the end (Game Sequence)."""

import pytest
from PySide6.QtWidgets import QAbstractButton

from rubbletop.games.barrel.frames.orders import ConstructionFrame, TurnFrame
from rubbletop.games.barrel.state import BarrelState, replace
from rubbletop.ui.barrel.panels.turn import TurnPanel
from rubbletop.ui.decide.prompt import FittedScroll
from tests.barrel.builders import FIVE, FOUR, ONE, THREE, TWO, given_game, given_region
from tests.ui.barrel.conftest import Hand
from tests.ui.barrel_panels.barrel_forms import (
    DOWN,
    ENTER,
    LEFT,
    RIGHT,
    SPACE,
    UP,
    Lay,
    field,
    focus_of,
    key,
    panel_of,
    part,
    press,
    read,
    recalled,
    texts,
    uncovered,
)

ORDER = (ONE, TWO, THREE, FOUR)


def turn(*, players: int = 4) -> BarrelState:
    order = (*ORDER, FIVE)[:players]
    s = given_game(TurnFrame(round=1, left=order), players=players, price=3)
    return s.with_power(ONE, oil=2, pacifism=4)


def after_two(box: str) -> BarrelState:
    """Two was first in the playing order, and has chosen a box."""
    frame = TurnFrame(round=1, left=(ONE, THREE, FOUR))
    return replace(turn(), stack=(frame,), order=(TWO, ONE, THREE, FOUR), boxes={box: TWO})


def asked(lay: Lay, s: BarrelState) -> tuple[Hand, TurnPanel]:
    hand = lay(s)
    return hand, panel_of(hand, TurnPanel)


def box(panel: TurnPanel, name: str) -> QAbstractButton:
    return part(panel, name)


def test_32_a_box_is_chosen_and_then_confirmed(lay: Lay) -> None:
    hand, panel = asked(lay, turn())
    assert not panel.choose.isEnabled()
    press(hand, panel, "money.2")
    assert panel.choose.text() == "Take $2"
    assert "You have $12 then." in texts(panel)
    assert hand.length == 0
    hand.press(panel.choose)
    assert hand.state.boxes == {"money.2": ONE}


def test_the_section_that_bars_a_choice_opens_the_rules(lay: Lay) -> None:
    hand, panel = asked(lay, turn().with_power(ONE, cash=0))
    press(hand, panel, "media.1")
    press(hand, panel, "points more")
    read(hand, panel, "you have $0")


def test_another_choice_takes_the_place_of_the_first_and_a_second_click_undoes_it(lay: Lay) -> None:
    hand, panel = asked(lay, turn())
    press(hand, panel, "money.1")
    press(hand, panel, "order.1")
    assert panel.choose.text() == "Be 1st in the next turn"
    assert not box(panel, "money.1").isChecked()
    press(hand, panel, "order.1")
    assert panel.choose.text() == "Choose an action"
    assert panel.action is None


@pytest.mark.parametrize(
    ("name", "button", "line"),
    [
        ("purchase.1", "Buy up to 10, then 3 moves", "By land $1 each, by air $2; then moves."),
        ("purchase.3", "Buy up to 3, then 1 move", "By land $1 each, by air $2; then moves."),
        ("construction.1", "Construct, 3 acts", "You control no region to build in."),
        ("construction.3", "Construct, 1 act", "You control no region to build in."),
        ("order.2", "Be 2nd in the next turn", "The others move down."),
        ("taxes", "Raise taxes: $5", "Pacifism 4 → 5."),
        ("speech", "Hold the Speech to the Nation", "Pacifism 4 → 2, once a game."),
        ("oil", "Produce oil", "No region has the logistics to produce."),
        ("pass", "Pass this action", "You choose no box."),
    ],
)
def test_each_choice_says_what_it_comes_to(lay: Lay, name: str, button: str, line: str) -> None:
    hand, panel = asked(lay, turn())
    press(hand, panel, name)
    assert panel.choose.text() == button
    assert line in texts(panel)
    assert panel.choose.isEnabled()


def test_what_oil_production_would_bring_is_told_before(lay: Lay) -> None:
    s = given_region(turn(), "bassora", ONE, logistics=4)
    hand, panel = asked(lay, s)
    press(hand, panel, "oil")
    assert "1 region: 3 barrels for 1 logistic." in texts(panel)
    hand, panel = asked(lay, given_region(s, "muthanna", ONE, logistics=2))
    press(hand, panel, "construction.1")
    assert "2nd act of a kind $3, 3rd $6 more." in texts(panel)
    press(hand, panel, "oil")
    assert "2 regions: 4 barrels for 2 logistics." in texts(panel)


def test_mass_media_2_points_are_set_with_their_price(lay: Lay) -> None:
    hand, panel = asked(lay, turn())
    press(hand, panel, "media.1")
    assert panel.choose.text() == "Raise Mass-media by 3 for $6"
    assert "0 → 3, tolerates 4 troops." in texts(panel)
    press(hand, panel, "points less")
    press(hand, panel, "points less")
    assert panel.choose.text() == "Raise Mass-media by 1 for free"
    press(hand, panel, "points more")
    key(field(panel, "points"), ENTER)
    assert hand.state.powers[ONE].media == 2
    assert hand.state.powers[ONE].cash == 14


def test_mass_media_points_begin_with_as_many_as_can_be_paid(lay: Lay) -> None:
    hand, panel = asked(lay, turn().with_power(ONE, cash=7))
    press(hand, panel, "media.1")
    assert panel.choose.text() == "Raise Mass-media by 2 for $3"
    press(hand, panel, "points more")
    assert not panel.choose.isEnabled()
    assert "That costs $6, and you have $3.50. [Mass-Media Manipulation]" in texts(panel)


def test_a_box_that_somebody_has_shows_whose_it_is_and_why_it_is_grey(lay: Lay) -> None:
    _, panel = asked(lay, after_two("purchase.1"))
    taken = box(panel, "purchase.1")
    assert not taken.isEnabled()
    assert taken.text() == ""
    assert "Two has this box already this turn. [Game Sequence]" in taken.toolTip()
    assert taken.grab().toImage() != box(panel, "purchase.2").grab().toImage()


@pytest.mark.parametrize(("players", "columns"), [(3, 2), (4, 3), (5, 4)])
def test_set_up_as_many_columns_as_players_need(lay: Lay, players: int, columns: int) -> None:
    _, panel = asked(lay, turn(players=players))
    assert panel.grid is not None
    assert [name for name in panel.grid.boxes if name.startswith("money")] == [
        f"money.{column}" for column in range(1, columns + 1)
    ]


def test_arrow_keys_go_over_the_boxes_and_enter_confirms(lay: Lay) -> None:
    hand, panel = asked(lay, after_two("media.1"))
    assert focus_of(hand) == "media.2"
    key(box(panel, "media.2"), RIGHT)
    assert focus_of(hand) == "media.3"
    key(box(panel, "media.3"), RIGHT)
    assert focus_of(hand) == "media.3"
    key(box(panel, "media.3"), DOWN)
    key(box(panel, "purchase.3"), LEFT)
    assert focus_of(hand) == "purchase.2"
    for name in ("purchase.2", "construction.2", "money.2", "order.2"):
        key(box(panel, name), DOWN)
    assert focus_of(hand) == "speech"
    key(box(panel, "speech"), LEFT)
    assert focus_of(hand) == "taxes"
    key(box(panel, "taxes"), UP)
    assert focus_of(hand) == "order.1"
    key(box(panel, "order.1"), SPACE)
    assert hand.length == 0
    key(box(panel, "order.1"), ENTER)
    assert hand.state.boxes["order.1"] == ONE


def test_enter_chooses_the_box_it_stands_on_and_then_confirms_it(lay: Lay) -> None:
    hand, panel = asked(lay, turn())
    key(box(panel, "media.1"), ENTER)
    assert hand.length == 0
    key(box(panel, "money.1"), ENTER)
    assert hand.length == 0
    assert box(panel, "money.1").isChecked()
    key(box(panel, "money.1"), ENTER)
    assert hand.length == 1
    assert hand.state.boxes == {"money.1": ONE}


def test_18_oil_is_sold_for_what_the_button_says(lay: Lay) -> None:
    hand, panel = asked(lay, turn())
    press(hand, panel, "barrels more")
    assert panel.sell.text() == "Sell for $4"
    assert panel.sell.toolTip() == "Sell 2 barrels for $4"
    hand.press(panel.sell)
    assert (hand.state.powers[ONE].oil, hand.state.powers[ONE].cash) == (0, 28)
    assert recalled(hand) == "One sells 2 barrels for $4."
    panel = panel_of(hand, TurnPanel)
    assert "$2 a barrel. Sold: One." in texts(panel)
    assert panel.sell.text() == "No oil to sell"
    assert not panel.sell.isEnabled()
    assert "You have no oil in hand" in panel.sell.toolTip()


def test_18_enter_in_the_field_sells(lay: Lay) -> None:
    hand, panel = asked(lay, turn())
    key(field(panel, "barrels"), ENTER)
    assert hand.state.powers[ONE].oil == 1
    assert focus_of(hand) == "sell"


def test_oil_price_what_the_price_will_be_is_told_for_each_number_of_sellers(lay: Lay) -> None:
    _, panel = asked(lay, turn())
    tip = panel.price.toolTip().splitlines()
    assert tip[0] == "A barrel after the Oil check:"
    assert tip[1] == "0 sellers: $2.50"
    assert tip[2] == "1 seller: $2"
    assert tip[-1] == "4 sellers: $0.50"
    _, panel = asked(lay, replace(turn(), price=8))
    assert panel.price.toolTip().splitlines()[-1] == "4 sellers: $1.50 to $3"


def test_the_turn_is_ended_after_the_action(lay: Lay) -> None:
    chosen = TurnFrame(round=1, left=ORDER, chosen=True)
    hand, panel = asked(lay, replace(turn(), stack=(chosen,), boxes={"money.1": ONE}))
    assert panel.grid is None
    assert focus_of(hand) == "end"
    key(part(panel, "end"), ENTER)
    frame = hand.state.top
    assert isinstance(frame, TurnFrame)
    assert frame.left == (TWO, THREE, FOUR)


def test_the_button_that_ends_the_turn_is_in_sight_however_little_room_there_is(lay: Lay) -> None:
    chosen = TurnFrame(round=1, left=ORDER, chosen=True)
    hand, panel = asked(lay, replace(turn(), stack=(chosen,), boxes={"money.1": ONE}))
    hand.press(panel.sell)
    hand.settle()
    assert recalled(hand)
    end = part(panel_of(hand, TurnPanel), "end")
    scroll = hand.page.prompt.findChild(FittedScroll)
    assert scroll is not None
    inside = scroll.widget()
    assert inside is not None

    hand.qtbot.waitUntil(lambda: end.isVisible() and end.height() > 0)

    assert end.mapTo(inside, end.rect().bottomLeft()).y() < FittedScroll.LEAST


def test_choosing_construction_leads_to_its_panel(lay: Lay) -> None:
    hand, panel = asked(lay, given_region(turn(), "bassora", ONE, logistics=2))
    press(hand, panel, "construction.1")
    hand.press(panel.choose)
    assert isinstance(hand.state.top, ConstructionFrame)
    assert recalled(hand) == ""


def test_a_box_on_the_board_is_ringed_while_its_button_is_pointed_at(lay: Lay) -> None:
    hand, panel = asked(lay, turn())
    rung: list[object] = []
    panel.ringed.connect(rung.append)
    box(panel, "money.3").setFocus()
    assert rung[-1] == ("money.3",)
    box(panel, "media.2").setFocus()
    assert ("media.2",) in rung
    assert hand.length == 0


def test_45_the_hand_is_shown_only_to_the_player_herself(lay: Lay) -> None:
    hand = lay(turn(), is_open=False)
    assert hand.page.bridge.is_covered
    uncovered(hand, ONE)
    panel = panel_of(hand, TurnPanel)
    press(hand, panel, "barrels more")
    assert panel.sell.text() == "Sell for $4"


def test_the_button_that_confirms_stays_where_it_is_while_boxes_are_compared(lay: Lay) -> None:
    s = given_region(turn(), "najaf", ONE, troops={ONE: 1}, logistics=4)
    hand, panel = asked(lay, s)
    tops = {panel.choose.geometry().top()}

    for name in ("media.1", "oil", "taxes", "order.1", "construction.1"):
        hand.press(box(panel, name))
        tops.add(panel.choose.geometry().top())

    assert len(tops) == 1
