# SPDX-License-Identifier: GPL-3.0-or-later
"""Deals in the panels: put together, offered, answered; what was promised (44, 45)."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from rubbletop.games.barrel.frames.deals import Bundle, Deal, DealFrame, Transfer
from rubbletop.games.barrel.frames.orders import TurnFrame
from rubbletop.games.barrel.state import BarrelState, Pledge, Promise, Reserve, replace
from rubbletop.ui.barrel.panels.bargain import Bargain
from rubbletop.ui.barrel.panels.chooser import Adder
from rubbletop.ui.barrel.panels.offer import OfferPanel
from rubbletop.ui.barrel.panels.turn import TurnPanel
from tests.barrel.builders import FOUR, ONE, THREE, TWO, at, given_game, given_region, given_reserve
from tests.ui.barrel.conftest import ESCAPE, Hand
from tests.ui.barrel_panels.barrel_forms import (
    DOWN,
    ENTER,
    SPACE,
    Lay,
    chosen,
    field,
    focus_of,
    key,
    panel_of,
    part,
    press,
    read,
    recalled,
    texts,
    typed,
    uncovered,
)

TURN = TurnFrame(round=1, left=(ONE, TWO, THREE, FOUR))


def given_table(frame: TurnFrame = TURN) -> BarrelState:
    """Bassora of One beside Maysan of Two, a battle of One in Najaf, $10 and 2 barrels each."""
    s = given_game(frame, price=3, turn=2)
    for seat in s.seats:
        s = s.with_power(seat, oil=2)
    s = given_region(s, "bassora", ONE, logistics=5)
    s = given_region(s, "maysan", TWO, logistics=3)
    s = given_region(s, "najaf", None, locals_=3, troops={ONE: 2})
    return given_reserve(s, ONE, logistics=2)


def bargaining(lay: Lay, s: BarrelState, *, is_open: bool = True) -> tuple[Hand, Bargain]:
    hand = lay(s, is_open=is_open)
    if not is_open:
        uncovered(hand, ONE)
    panel = panel_of(hand, TurnPanel)
    press(hand, panel, "deals")
    assert panel.bargain is not None
    return hand, panel.bargain


def offered(hand: Hand) -> Deal:
    return hand.state.top_frame(DealFrame).deal


def test_44_money_is_offered_for_oil(lay: Lay) -> None:
    hand, form = bargaining(lay, given_table())
    assert focus_of(hand) == "partner"
    typed(form, "give money", "2.5")
    press(hand, form, "get oil more")
    assert form.offer.text() == "Offer it to Two"
    assert form.offer.toolTip() == "Offer Two: $2.50 for 1 barrel\n3 more offers in this action."
    hand.press(form.offer)
    assert offered(hand) == Deal(proposer=ONE, partner=TWO, give=Bundle(cash=5), take=Bundle(oil=1))


def test_44_a_deal_of_nothing_is_refused_in_words(lay: Lay) -> None:
    _, form = bargaining(lay, given_table())
    assert not form.offer.isEnabled()
    assert "A deal needs something that is given. [Diplomacy and Alliances]" in texts(form)


def test_44_the_section_of_a_refusal_opens_the_rules_with_the_keys(lay: Lay) -> None:
    hand, form = bargaining(lay, given_table())
    read(hand, form, "A deal needs something")


def test_44_control_support_and_logistics_are_added_and_taken_out(lay: Lay) -> None:
    hand, form = bargaining(lay, given_table())
    chosen_item(form, "give more", "logistics Bassora → Maysan")
    chosen_item(form, "get more", "support in Najaf")
    chosen_item(form, "get more", "control of Maysan")
    assert any("changes hands with all logistics" in line for line in texts(form))
    press(hand, form, "out get control maysan")
    press(hand, form, "give bassora maysan more")
    assert focus_of(hand) == "get more"
    hand.press(form.offer)
    move = Transfer(origin=at("bassora"), to=at("maysan"), number=2)
    give, take = Bundle(logistics=(move,)), Bundle(support=(at("najaf"),))
    assert offered(hand) == Deal(proposer=ONE, partner=TWO, give=give, take=take)


def chosen_item(form: Bargain, name: str, line: str) -> None:
    """Choose from a list of things; what drops down cannot be clicked where there is no screen."""
    more = form.more["give" if name.startswith("give") else "get"]
    row = next(row for row in range(more.count()) if more.itemText(row) == line)
    more.activated.emit(row)


def test_44_logistics_at_the_border_are_given_at_the_border(lay: Lay) -> None:
    hand, form = bargaining(lay, given_table())
    chosen_item(form, "give more", "logistics in the Border Region")
    hand.press(form.offer)
    border = at("border")
    assert offered(hand).give == Bundle(logistics=(Transfer(origin=border, to=border, number=1),))


def test_44_a_written_promise_is_part_of_the_deal(lay: Lay) -> None:
    hand, form = bargaining(lay, given_table())
    form.promise.setFocus()
    QTest.keyClicks(form.promise, " No  bombs in Maysan. ")
    key(form.promise, ENTER)
    assert offered(hand).promise == "No bombs in Maysan."


def test_44_another_partner_has_other_things_to_give(lay: Lay) -> None:
    _, form = bargaining(lay, given_table())
    chosen_item(form, "get more", "control of Maysan")
    chosen(form, "partner", "Three")
    assert form.lines == []
    assert [item.kind for item in form.left("get")][:1] == ["support"]
    assert "$10 and 2 barrels" in texts(form)


def test_45_what_a_partner_has_in_hand_is_not_shown(lay: Lay) -> None:
    hand, form = bargaining(lay, given_table(), is_open=False)
    assert "a hidden hand" in texts(form)
    typed(form, "get money", "99")
    assert form.offer.isEnabled()
    typed(form, "give money", "10.5")
    assert field(form, "give money").value() <= 20
    assert hand.length == 0


def test_the_keys_drop_down_what_can_be_added_and_add_nothing_by_themselves(
    lay: Lay, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, form = bargaining(lay, given_table())
    dropped: list[str] = []
    monkeypatch.setattr(Adder, "showPopup", lambda more: dropped.append(more.objectName()))
    key(form.more["give"], DOWN)
    key(form.more["get"], SPACE)
    key(form.more["get"], ENTER)
    assert dropped == ["give more", "get more"]
    form.more["give"].activated.emit(0)
    assert form.lines == []


def test_escape_and_the_button_go_back_to_the_boxes(lay: Lay) -> None:
    hand, form = bargaining(lay, given_table())
    key(form.partner, ESCAPE)
    panel = panel_of(hand, TurnPanel)
    assert panel.bargain is None
    assert panel.grid is not None
    assert focus_of(hand) == "deals"
    press(hand, panel, "deals")
    assert panel.bargain is not None
    hand.press(panel.bargain.back)
    assert panel.bargain is None


def test_44_no_more_than_three_deals_are_offered_in_an_action(lay: Lay) -> None:
    _, form = bargaining(lay, given_table(replace(TURN, offers=2)))
    typed(form, "give money", "1")
    assert form.offer.toolTip().endswith("1 more offer in this action.")
    hand, form = bargaining(lay, given_table(replace(TURN, offers=3)))
    typed(form, "give money", "1")
    assert any("You have offered 3 deals in this action." in line for line in texts(form))
    assert hand.length == 0


def test_44_what_was_promised_is_listed(lay: Lay) -> None:
    s = replace(
        given_table(),
        pledges=(Pledge(giver=THREE, taker=ONE, region=at("najaf")),),
        promises=(Promise(giver=TWO, taker=FOUR, turn=1, text="No rebels."),),
    )
    hand = lay(s)
    panel = panel_of(hand, TurnPanel)
    assert panel.deals.toolTip() == "Offer a deal, see the promises made so far: 2"
    press(hand, panel, "deals")
    assert "This turn Three comes to Najaf when One calls." in texts(panel)
    assert "Turn 1, Two to Four: “No rebels.”" in texts(panel)
    _, form = bargaining(lay, given_table())
    assert "Nothing has been promised in writing." in texts(form)


# The answer


def given_offer(take: Bundle, promise: str = "") -> BarrelState:
    deal = Deal(proposer=ONE, partner=TWO, give=Bundle(cash=4), take=take, promise=promise)
    s = given_table(replace(TURN, offers=1))
    return replace(s, stack=(*s.stack, DealFrame(deal=deal)))


def test_44_the_partner_sees_both_sides_and_makes_the_deal(lay: Lay) -> None:
    hand = lay(given_offer(Bundle(oil=2), "I will be good."))
    panel = panel_of(hand, OfferPanel)
    shown = texts(panel)
    assert "You get $2." in shown
    assert "You give 2 barrels." in shown
    assert "One promises in writing: “I will be good.” [ruling 44]" in shown
    assert "You have $10 and 2 barrels." in shown
    assert focus_of(hand) == "accept"
    key(panel, ENTER)
    assert hand.state.powers[TWO].oil == 0
    assert hand.state.powers[ONE].oil == 4
    assert recalled(hand) == "Two makes the deal with One."


def test_44_regions_and_logistics_change_hands_and_the_deal_is_recalled(lay: Lay) -> None:
    move = Transfer(origin=at("border"), to=at("border"), number=1)
    deal = Deal(
        proposer=ONE, partner=TWO, give=Bundle(logistics=(move,)), take=Bundle(regions=(at("maysan"),))
    )
    s = given_table(replace(TURN, offers=1))
    hand = lay(replace(s, stack=(*s.stack, DealFrame(deal=deal))))
    panel = panel_of(hand, OfferPanel)
    assert "You get 1 logistic in the Border Region." in texts(panel)
    assert "You give control of Maysan." in texts(panel)
    hand.press(panel.accept)
    assert hand.state.regions[at("maysan")].control == ONE
    assert recalled(hand) == "Two makes the deal with One."


def test_44_the_partner_refuses_and_just_that_is_not_offered_again(lay: Lay) -> None:
    hand = lay(given_offer(Bundle(oil=2)))
    hand.press(panel_of(hand, OfferPanel).refuse)
    assert hand.state.powers[TWO].oil == 2
    panel = panel_of(hand, TurnPanel)
    assert recalled(hand) == "Two turns down what One offers."
    press(hand, panel, "deals")
    assert panel.bargain is not None
    typed(panel.bargain, "give money", "2")
    typed(panel.bargain, "get oil", "2")
    assert "Two refused just that. [Diplomacy and Alliances]" in texts(panel)


def test_45_an_offer_and_its_answer_go_across_the_curtain(lay: Lay) -> None:
    hand, form = bargaining(lay, given_table(), is_open=False)
    typed(form, "give money", "1")
    hand.press(form.offer)
    assert hand.page.bridge.is_covered
    uncovered(hand, TWO)
    panel = panel_of(hand, OfferPanel)
    assert "You have $10 and 2 barrels." in texts(panel)
    hand.press(panel.accept)
    uncovered(hand, ONE)
    assert isinstance(hand.page.prompt.panel, TurnPanel)
    assert recalled(hand) == "Two makes the deal with One."
    assert hand.state.powers[ONE].cash == 18


def test_44_who_cannot_pay_cannot_make_the_deal(lay: Lay) -> None:
    hand = lay(given_offer(Bundle(oil=3)))
    panel = panel_of(hand, OfferPanel)
    assert not part(panel, "accept").isEnabled()
    assert "You have only 2 barrels in hand. [Diplomacy and Alliances]" in texts(panel)
    assert focus_of(hand) == "refuse"
    assert hand.state.border[TWO] == Reserve()


def test_what_is_offered_does_not_move_the_button_that_offers_it(lay: Lay) -> None:
    _, form = bargaining(lay, given_table())
    before = form.offer.mapTo(form, QPoint(0, 0))

    typed(form, "give money", "1")

    assert form.offer.isEnabled()
    assert form.offer.mapTo(form, QPoint(0, 0)) == before
