# SPDX-License-Identifier: GPL-3.0-or-later
"""The panel of Purchase and Move: what is bought by land and by air, who moves, who is called."""

import pytest
from PySide6.QtCore import QPoint, Qt

from rubbletop.games.barrel.actions.orders import March
from rubbletop.games.barrel.frames.orders import PurchaseFrame, SupportFrame, TurnFrame
from rubbletop.games.barrel.state import BarrelState, Pledge, Reserve, replace
from rubbletop.kernel.facts import SpaceId
from rubbletop.ui.barrel.panels import marching
from rubbletop.ui.barrel.panels.marching import MoveForm
from rubbletop.ui.barrel.panels.purchase import BuyForm, PurchasePanel
from rubbletop.ui.parts.cited import Cited
from tests.barrel.builders import FOUR, ONE, THREE, TWO, at, given_game, given_region, given_reserve
from tests.ui.barrel.conftest import Hand
from tests.ui.barrel_panels.barrel_forms import (
    DOWN,
    ENTER,
    SPACE,
    Lay,
    chosen,
    click_ground,
    field,
    focus_of,
    key,
    panel_of,
    part,
    press,
    read,
    texts,
    typed,
)

TURN = TurnFrame(round=1, left=(ONE, TWO, THREE, FOUR), chosen=True)


def given_purchase(
    elements: int = 10, moves: int = 3, *, moving: bool = False, joined: tuple[SpaceId, ...] = ()
) -> BarrelState:
    """One has chosen the first box, with 4 troops and 3 logistics in the Border Region."""
    frame = PurchaseFrame(buyer=ONE, elements=elements, moves=moves, moving=moving, joined=joined)
    return given_reserve(given_game(TURN, frame, boxes={"purchase.1": ONE}), ONE, troops=4, logistics=3)


def asked(lay: Lay, s: BarrelState) -> tuple[Hand, PurchasePanel]:
    hand = lay(s)
    return hand, panel_of(hand, PurchasePanel)


def buying(panel: PurchasePanel) -> BuyForm:
    assert isinstance(panel.form, BuyForm)
    return panel.form


def moving(panel: PurchasePanel) -> MoveForm:
    assert isinstance(panel.form, MoveForm)
    return panel.form


# Purchases


def test_troops_and_logistics_are_bought_by_land_at_one_press(lay: Lay) -> None:
    hand, panel = asked(lay, given_purchase())
    typed(panel, "troops", "3")
    typed(panel, "logistics", "2")
    form = buying(panel)
    assert form.confirm.text() == "Buy 3 troops and 2 logistics for $5"
    assert "$5 left, 5 more can be bought." in texts(panel)
    key(field(panel, "troops"), ENTER)
    assert hand.state.border[ONE] == Reserve(troops=7, logistics=5)
    assert hand.state.powers[ONE].cash == 10
    assert hand.state.top_frame(PurchaseFrame).elements == 5


def test_31_by_air_they_cost_twice_as_much_and_24_troops_make_way_for_logistics(lay: Lay) -> None:
    s = given_region(given_purchase(), "bassora", None, locals_=3, troops={TWO: 2})
    hand, panel = asked(lay, s)
    chosen(panel, "place", "Bassora: by air, $2 each")
    press(hand, panel, "logistics more")
    assert not buying(panel).confirm.isEnabled()
    assert any("Logistics alone would be lost" in line for line in texts(panel))
    press(hand, panel, "troops more")
    assert buying(panel).confirm.text() == "Buy 1 troop and 1 logistic for $4"
    hand.press(buying(panel).confirm)
    held = hand.state.regions[at("bassora")]
    assert (held.troops, held.logistics) == ({ONE: 1, TWO: 2}, 1)


def test_what_cannot_be_bought_is_refused_in_words(lay: Lay) -> None:
    _, panel = asked(lay, given_purchase().with_power(ONE, cash=7))
    form = buying(panel)
    assert form.confirm.text() == "Buy"
    assert "Say how many you buy." in form.confirm.toolTip()
    typed(panel, "troops", "3")
    assert form.confirm.isEnabled()
    typed(panel, "logistics", "1")
    assert not form.confirm.isEnabled()
    assert "That costs $1, and you have $0.50. [Purchases]" in texts(panel)


def test_pacifism_1_what_the_public_will_say_of_a_purchase_is_told_with_its_reasons(lay: Lay) -> None:
    _, panel = asked(lay, given_purchase().with_power(ONE, media=2, pacifism=3))
    opinion = buying(panel).opinion
    assert opinion.text() == "4 troops, as many as are tolerated. Pacifism stays at 3."
    typed(panel, "troops", "2")
    assert opinion.text() == "6 troops, 4 tolerated: 2 too many. Pacifism 3 → 5 at the check, fine $1."
    assert "Pacifism now" in opinion.toolTip()
    assert "6 troops, 4 tolerated" in opinion.toolTip()
    typed(panel, "troops", "0")
    typed(panel, "logistics", "2")
    assert opinion.text() == "4 troops, as many as are tolerated. Pacifism stays at 3."


def test_pacifism_1_troops_that_are_tolerated_beyond_those_on_the_board_are_told(lay: Lay) -> None:
    _, panel = asked(lay, given_purchase().with_power(ONE, media=8, pacifism=2))
    assert buying(panel).opinion.text() == "4 troops, 7 tolerated: room for 3. Pacifism 2 → 1 at the check."


def test_a_click_on_a_region_says_where_to_buy(lay: Lay) -> None:
    hand, panel = asked(lay, given_purchase())
    hand.click("najaf")
    hand.settle()
    assert hand.stage.popup is None
    assert buying(panel).region == at("najaf")
    press(hand, panel, "troops more")
    assert buying(panel).confirm.text() == "Buy 1 troop for $2"


def test_the_keys_begin_with_what_is_bought_and_with_nothing_on_the_page_of_moves(lay: Lay) -> None:
    hand, panel = asked(lay, given_purchase())
    assert panel.take_focus()
    assert focus_of(hand) == "troops"
    press(hand, panel, "page move")
    assert not panel.take_focus()
    key(panel, SPACE)
    assert hand.length == 0


def test_the_region_that_is_named_is_ringed_on_the_board(lay: Lay) -> None:
    hand, panel = asked(lay, given_purchase())
    rung: list[object] = []
    panel.ringed.connect(rung.append)
    form = buying(panel)
    form.place.setFocus()
    key(form.place, DOWN)
    form.troops.stepper.number.setFocus()
    assert rung[:2] == [(at("border"),), (form.places[1],)]
    assert rung[-1] == ()
    form.choose(at("najaf"))
    assert rung[-1] == ()
    assert hand.length == 0


def test_a_click_on_the_board_alone_buys_nothing(lay: Lay) -> None:
    hand, panel = asked(lay, given_purchase(elements=1))
    click_ground(hand, "najaf")
    assert hand.length == 0
    assert buying(panel).region == at("najaf")


# Moves


def test_the_page_of_the_moves_is_turned_to_and_back(lay: Lay) -> None:
    hand, panel = asked(lay, given_purchase())
    press(hand, panel, "page move")
    assert "Bassora: 3 to 6 locals. The first move ends the purchases." in texts(moving(panel))
    press(hand, panel, "page move")
    assert moving(panel).isVisible()
    press(hand, panel, "page buy")
    assert buying(panel).isVisible()
    assert hand.length == 0


def test_a_group_is_moved_without_the_board(lay: Lay) -> None:
    hand, panel = asked(lay, given_purchase(moving=True))
    assert panel.tabs == {}
    chosen(panel, "to", "Muthanna")
    assert "Muthanna: 1 to 4 locals. Or drag a counter." in texts(panel)
    typed(panel, "moving troops", "3")
    typed(panel, "moving logistics", "2")
    assert moving(panel).confirm.text() == "Move 3 troops and 2 logistics, 1 move"
    key(field(panel, "moving troops"), ENTER)
    held = hand.state.regions[at("muthanna")]
    assert (held.troops, held.logistics) == ({ONE: 3}, 2)
    assert hand.state.top_frame(PurchaseFrame).moves == 2


def test_less_stands_side_by_side_where_letters_are_large(lay: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    def corners() -> tuple[int, int]:
        form = moving(asked(lay, given_purchase(moving=True))[1])
        return form.origin.mapTo(form, QPoint()).y(), form.goal.mapTo(form, QPoint()).y()

    start, end = corners()
    assert start == end
    monkeypatch.setattr(marching, "pixels", lambda size: 1.4 * size)
    start, end = corners()
    assert start < end


def test_24_the_section_of_a_refusal_opens_the_rules_as_long_as_there_is_one(lay: Lay) -> None:
    hand, panel = asked(lay, given_purchase(moving=True))
    typed(panel, "moving troops", "0")
    read(hand, panel, "A group is at least 1 troop")
    typed(panel, "moving troops", "1")
    line = next(part for part in panel.findChildren(Cited) if "Or drag a counter." in part.text())
    assert line.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_23_the_section_of_a_purchase_that_cannot_be_made_opens_the_rules(lay: Lay) -> None:
    hand, panel = asked(lay, given_purchase().with_power(ONE, cash=0))
    typed(panel, "troops", "1")
    read(hand, panel, "That costs $1, and you have $0.")


def test_24_logistics_alone_are_refused_in_words(lay: Lay) -> None:
    _, panel = asked(lay, given_purchase(moving=True))
    typed(panel, "moving troops", "0")
    assert "A group is at least 1 troop or 1 logistic. [Moves]" in texts(panel)
    assert moving(panel).confirm.text() == "Move"
    typed(panel, "moving logistics", "1")
    assert any("would be lost to the local troops" in line for line in texts(panel))
    assert not moving(panel).confirm.isEnabled()


def test_the_first_goal_is_one_to_which_the_group_can_go(lay: Lay) -> None:
    s = given_region(given_purchase(moving=True), "muthanna", None, locals_=2, troops={ONE: 2})
    hand, panel = asked(lay, replace(s, border={**s.border, ONE: Reserve(logistics=2)}))
    assert moving(panel).end == at("muthanna")
    hand.press(moving(panel).confirm)
    assert hand.state.regions[at("muthanna")].logistics == 2


def test_the_counter_in_hand_and_the_panel_speak_of_the_same_group(lay: Lay) -> None:
    s = given_region(given_purchase(moving=True), "bassora", ONE, troops={ONE: 3}, logistics=4)
    hand, panel = asked(lay, s)
    hand.click("troops bassora one")
    form = moving(panel)
    assert (form.start, form.troops.value, form.logistics.value) == (at("bassora"), 3, 0)
    press(hand, panel, "moving troops less")
    press(hand, panel, "moving logistics more")
    hold = hand.screen.handful.hold
    assert hold is not None
    assert hold.group == (2, 1)
    hand.click("muthanna")
    hand.settle()
    found = hand.state.regions[at("muthanna")]
    assert (found.troops, found.logistics) == ({ONE: 2}, 1)


def test_taking_a_counter_turns_to_the_moves(lay: Lay) -> None:
    hand, panel = asked(lay, given_purchase())
    hand.click("troops border one")
    assert moving(panel).troops.value == 4
    hand.click("troops border one")
    assert moving(panel).start == at("border")


def test_clicks_on_regions_say_from_where_to_where(lay: Lay) -> None:
    s = given_region(given_purchase(moving=True), "bassora", ONE, troops={ONE: 3})
    s = given_region(s, "muthanna", ONE, troops={ONE: 1})
    hand, panel = asked(lay, s)
    click_ground(hand, "bassora")
    assert moving(panel).start == at("bassora")
    click_ground(hand, "maysan")
    assert hand.stage.popup is None
    assert moving(panel).end == at("maysan")
    click_ground(hand, "erbil")
    assert hand.length == 0


def test_clicks_on_regions_foretell_the_battle_of_all_who_would_go(lay: Lay) -> None:
    s = given_region(given_purchase(moving=True), "bassora", ONE, troops={ONE: 3}, logistics=1)
    hand, panel = asked(lay, s)
    click_ground(hand, "bassora")
    one = March(seat=ONE, origin=at("bassora"), to=at("maysan"), troops=1, logistics=0)

    def coming(march: March) -> int:
        told = hand.table.screen.odds(hand.state, march)
        return told.lines[0].tally.total if told is not None else 0

    assert coming(one) == 3
    moving(panel).troops.set_value(2)
    assert coming(one) == 2
    assert coming(replace(one, origin=at("border"), to=at("dhi_qar"))) == 4
    assert coming(replace(one, troops=3)) == 3
    hand.click("troops bassora one")
    assert coming(one) == 1


def test_a_second_click_on_the_board_turns_from_purchases_to_moves(lay: Lay) -> None:
    s = given_region(given_purchase(), "bassora", ONE, troops={ONE: 3})
    hand, panel = asked(lay, s)
    click_ground(hand, "bassora")
    assert buying(panel).region == at("bassora")
    click_ground(hand, "maysan")
    assert (moving(panel).start, moving(panel).end) == (at("bassora"), at("maysan"))


def test_a_counter_is_taken_after_its_region_was_clicked(lay: Lay) -> None:
    s = given_region(given_purchase(), "bassora", ONE, troops={ONE: 3})
    hand, panel = asked(lay, s)
    click_ground(hand, "bassora")
    hand.click("troops bassora one")
    assert hand.refusals == []
    assert (moving(panel).start, moving(panel).troops.value) == (at("bassora"), 3)


def test_a_click_on_a_goal_says_where_to_while_purchases_are_open(lay: Lay) -> None:
    hand, panel = asked(lay, given_purchase())
    press(hand, panel, "page move")
    click_ground(hand, "najaf")
    assert (moving(panel).start, moving(panel).end) == (at("border"), at("najaf"))
    click_ground(hand, "erbil")
    assert moving(panel).end == at("najaf")


def test_goals_are_named_with_what_a_step_there_is(lay: Lay) -> None:
    s = given_region(given_purchase(moving=True), "bassora", TWO)
    s = given_region(s, "najaf", None, locals_=2, troops={TWO: 1})
    _, panel = asked(lay, s)
    goal = moving(panel).goal
    lines = {goal.itemText(row) for row in range(goal.count())}
    unknown = {"Dhi Qar: 2 to 5 locals", "Muthanna: 1 to 4 locals"}
    assert lines == {"Bassora: Two", "Najaf: 2 locals", *unknown}
    _, panel = asked(lay, replace(s, turn=5))
    assert "Dhi Qar: 2 locals" in {moving(panel).goal.itemText(row) for row in range(goal.count())}


def test_a_goal_too_long_for_its_list_is_cut_with_an_ellipsis_and_told_below(lay: Lay) -> None:
    s = given_region(given_purchase(moving=True), "muthanna", ONE, troops={ONE: 2})
    _, panel = asked(lay, s)
    form = moving(panel)
    chosen(panel, "to", "Bassora: 3 to 6 locals")
    form.goal.setFixedWidth(90)

    assert form.goal.shown.startswith("Ba")
    assert form.goal.shown.endswith("…")
    assert "Bassora: 3 to 6 locals. Or drag a counter." in texts(panel)
    assert not form.goal.grab().isNull()
    chosen(panel, "from", "Muthanna")
    chosen(panel, "to", "Border Region")
    assert "From there troops can leave the board. Or drag a counter." in texts(panel)


def test_23_a_step_in_the_hinterland_is_free_and_25_the_border_is_a_goal_too(lay: Lay) -> None:
    s = given_purchase(moves=0, elements=0, moving=True)
    for region in ("bassora", "maysan", "dhi_qar", "muthanna"):
        s = given_region(s, region, ONE, troops={ONE: 1})
    hand, panel = asked(lay, s)
    chosen(panel, "from", "Maysan")
    chosen(panel, "to", "Bassora: free")
    assert moving(panel).confirm.text() == "Move 1 troop, free"
    chosen(panel, "from", "Muthanna")
    chosen(panel, "to", "Border Region")
    assert not moving(panel).confirm.isEnabled()
    assert any(line.startswith("You have no moves left") for line in texts(panel))
    assert part(panel, "end").property("role") != "primary"
    hand.press(part(panel, "end"))
    assert hand.state.top == TURN


def test_troops_are_withdrawn_from_the_border_region(lay: Lay) -> None:
    s = given_region(given_purchase(moving=True), "bassora", ONE, troops={ONE: 3})
    hand, panel = asked(lay, s)
    typed(panel, "moving troops", "2")
    assert moving(panel).withdraw.text() == "Take 2 troops off the board, 1 move"
    chosen(panel, "from", "Bassora")
    assert not moving(panel).withdraw.isVisible()
    chosen(panel, "from", "Border Region")
    typed(panel, "moving troops", "2")
    hand.press(moving(panel).withdraw)
    assert hand.state.border[ONE].troops == 2


def test_who_has_nothing_to_move_is_told_so(lay: Lay) -> None:
    hand, panel = asked(lay, given_reserve(given_purchase(), ONE))
    press(hand, panel, "page move")
    assert "You have nothing that could move." in texts(panel)
    hand.click("najaf")
    assert hand.length == 0
    s = replace(battle(), border={**battle().border, ONE: Reserve()})
    _, panel = asked(lay, s)
    assert part(panel, "end").property("role") == "primary"


# Calls


def battle() -> BarrelState:
    s = given_purchase(moves=1, moving=True, joined=(at("najaf"), at("wasit")))
    s = given_region(s, "najaf", None, locals_=3, troops={ONE: 2})
    s = given_region(s, "wasit", None, locals_=2, troops={ONE: 2})
    s = given_reserve(given_reserve(s, TWO, troops=2), THREE, troops=1)
    return replace(s, pledges=(Pledge(giver=THREE, taker=ONE, region=at("najaf")),))


def test_47_a_player_is_called_to_a_battle_for_money(lay: Lay) -> None:
    hand, panel = asked(lay, battle())
    call = panel.calls.calls[0]
    assert call.confirm.text() == "Call to Najaf for nothing"
    chosen(panel, "guest najaf", "Three, pledged")
    chosen(panel, "guest najaf", "Two")
    typed(panel, "pay najaf", "1.5")
    assert call.confirm.text() == "Call to Najaf for $1.50"
    key(field(panel, "pay najaf"), ENTER)
    assert hand.state.top == SupportFrame(caller=ONE, guest=TWO, region=at("najaf"), pay=3)


def test_47_there_is_a_call_for_each_battle_that_was_joined(lay: Lay) -> None:
    _, panel = asked(lay, battle())
    assert [call.guests for call in panel.calls.calls] == [(TWO, THREE), (TWO, THREE)]
    assert texts(panel).count("Support from others") == 1


def test_47_nobody_is_called_where_nobody_can_come(lay: Lay) -> None:
    s = given_purchase(moving=True, joined=(at("najaf"),))
    _, panel = asked(lay, given_region(s, "najaf", None, locals_=3, troops={ONE: 2}))
    assert panel.calls.calls == []
    assert not panel.calls.isVisible()


def test_25_the_border_region_is_the_last_goal_that_is_offered(lay: Lay) -> None:
    s = given_region(given_purchase(moving=True), "najaf", ONE, troops={ONE: 4})
    _, panel = asked(lay, s)

    chosen(panel, "from", "Najaf")

    assert moving(panel).goals[-1] == at("border")
    assert moving(panel).end != at("border")
