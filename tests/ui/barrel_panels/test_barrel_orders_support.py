# SPDX-License-Identifier: GPL-3.0-or-later
"""The panel of who is called to a battle (Support move; 47)."""

from rubbletop.games.barrel.frames.orders import PurchaseFrame, SupportFrame, TurnFrame
from rubbletop.games.barrel.state import BarrelState, Pledge, Reserve, replace
from rubbletop.ui.barrel.panels.support import SupportPanel
from tests.barrel.builders import FOUR, ONE, THREE, TWO, at, given_game, given_region, given_reserve
from tests.ui.barrel.conftest import Hand
from tests.ui.barrel_panels.barrel_forms import (
    ENTER,
    Lay,
    chosen,
    field,
    focus_of,
    key,
    panel_of,
    part,
    press,
    recalled,
    texts,
    typed,
)

NAJAF = at("najaf")


def given_call(pay: int = 3) -> BarrelState:
    """One calls Two, with 3 troops and 2 logistics in the Border Region, to 4 locals against 2 troops."""
    s = given_game(
        TurnFrame(round=1, left=(ONE, TWO, THREE, FOUR), chosen=True),
        PurchaseFrame(buyer=ONE, elements=0, moves=1, moving=True, joined=(NAJAF,)),
        SupportFrame(caller=ONE, guest=TWO, region=NAJAF, pay=pay),
        boxes={"purchase.1": ONE},
        supported=((NAJAF, TWO),),
    )
    s = given_region(s, "najaf", None, locals_=4, troops={ONE: 2})
    return given_reserve(s, TWO, troops=3, logistics=2)


def asked(lay: Lay, s: BarrelState) -> tuple[Hand, SupportPanel]:
    hand = lay(s)
    return hand, panel_of(hand, SupportPanel)


def test_47_the_battle_and_the_ratio_with_the_support_are_told(lay: Lay) -> None:
    _, panel = asked(lay, given_call())
    assert "Najaf: 4 local troops against One: 2 troops." in texts(panel)
    assert "Ratio 1:2 → 1:1." in texts(panel)
    typed(panel, "troops", "2")
    assert "Ratio 1:2 → 1:1." in texts(panel)
    typed(panel, "troops", "3")
    assert "Ratio 1:2 → 2:1." in texts(panel)


def test_47_a_ratio_that_stays_is_told_so(lay: Lay) -> None:
    s = given_region(given_call(), "najaf", None, locals_=4, troops={ONE: 5})
    _, panel = asked(lay, s)
    assert "The ratio stays 2:1." in texts(panel)


def test_47_the_guest_comes_for_the_money(lay: Lay) -> None:
    hand, panel = asked(lay, given_call())
    press(hand, panel, "troops more")
    press(hand, panel, "logistics more")
    assert panel.come.text() == "Come with 2 troops and 1 logistic for $1.50"
    key(field(panel, "troops"), ENTER)
    held = hand.state.regions[NAJAF]
    assert (held.troops, held.logistics) == ({ONE: 2, TWO: 2}, 1)
    assert hand.state.powers[TWO].cash == 23
    assert (
        recalled(hand)
        == "Two comes with 2 troops and 1 logistic from the Border Region to the battle for Najaf."
    )


def test_47_the_guest_declines(lay: Lay) -> None:
    hand, panel = asked(lay, given_call(pay=0))
    assert panel.come.text() == "Come with 1 troop"
    hand.press(panel.decline)
    assert hand.state.regions[NAJAF].troops == {ONE: 2}
    assert recalled(hand) == "Two does not come to Najaf."


def test_44_who_has_pledged_support_cannot_decline(lay: Lay) -> None:
    s = replace(given_call(), pledges=(Pledge(giver=TWO, taker=ONE, region=NAJAF),))
    _, panel = asked(lay, s)
    assert not panel.decline.isEnabled()
    assert "You have pledged to come to Najaf." in panel.decline.toolTip()


def test_47_the_group_comes_from_a_base_that_is_chosen(lay: Lay) -> None:
    s = given_region(given_call(), "muthanna", TWO, troops={TWO: 2})
    hand, panel = asked(lay, s)
    chosen(panel, "from", "From Muthanna")
    assert field(panel, "troops").maximum() == 2
    hand.press(panel.come)
    assert hand.state.regions[at("muthanna")].troops == {TWO: 1}


def test_the_counter_in_hand_and_the_panel_speak_of_the_same_group(lay: Lay) -> None:
    s = given_region(given_call(), "muthanna", TWO, troops={TWO: 2})
    hand, panel = asked(lay, s)
    hand.click("troops border two")
    assert (panel.action.origin, panel.action.troops) == (at("border"), 3)
    press(hand, panel, "troops less")
    hold = hand.screen.handful.hold
    assert hold is not None
    assert hold.group == (2, 0)
    hand.click("najaf")
    hand.settle()
    assert hand.state.border[TWO] == Reserve(troops=1, logistics=2)


def test_a_click_on_a_base_chooses_it_and_opens_no_menu(lay: Lay) -> None:
    s = given_region(given_call(), "muthanna", TWO, troops={TWO: 2})
    hand, panel = asked(lay, s)
    hand.click("muthanna")
    hand.settle()
    assert hand.stage.popup is None
    assert panel.action.origin == at("muthanna")
    assert part(panel, "come").isEnabled()


def test_the_keys_begin_with_the_troops(lay: Lay) -> None:
    hand, panel = asked(lay, given_call())
    assert panel.take_focus()
    assert focus_of(hand) == "troops"


def test_logistics_in_hand_alone_bring_no_support(lay: Lay) -> None:
    hand, panel = asked(lay, given_call())
    hand.click("logistics border two")
    assert panel.action.troops == 1
    assert hand.length == 0
