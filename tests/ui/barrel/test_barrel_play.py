# SPDX-License-Identifier: GPL-3.0-or-later
"""Barrel in the window: counters are dragged near and far, and what cannot be is refused with the reason."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from rubbletop.games.barrel.frames.checks import DisbandFrame, ExtractionFrame, PacifismFrame
from rubbletop.games.barrel.frames.orders import ProductionFrame, PurchaseFrame, SupportFrame, TurnFrame
from rubbletop.games.barrel.frames.rebels import RebelsFrame
from rubbletop.games.barrel.frames.war import RetreatsFrame
from rubbletop.games.barrel.state import UNKNOWN, BarrelState, Reserve
from rubbletop.ui.scene.counter import FAN_Z
from tests.barrel.builders import BORDER, FOUR, ONE, THREE, TWO, at, given_game, given_region, given_reserve
from tests.ui.barrel.conftest import ESCAPE, Hand

Lay = Callable[..., Hand]
ORDER = (ONE, TWO, THREE, FOUR)
TURN = TurnFrame(round=1, left=ORDER, chosen=True)


def moving(moves: int = 2) -> BarrelState:
    frame = PurchaseFrame(buyer=ONE, elements=0, moves=moves, moving=True)
    return given_game(TURN, frame, boxes={"purchase.1": ONE})


def test_a_stack_is_dragged_whole_from_the_border_region(lay: Lay) -> None:
    hand = lay(given_reserve(moving(), ONE, troops=5))

    hand.drag("troops border one", "bassora")

    assert hand.state.regions[at("bassora")].troops == {ONE: 5}
    assert hand.state.border[ONE] == Reserve()


def test_a_counter_is_clicked_and_then_its_target(lay: Lay) -> None:
    hand = lay(given_reserve(moving(), ONE, troops=5))

    hand.click("troops border one")
    assert set(hand.stage.hands.reach) == {at("bassora"), at("dhi_qar"), at("muthanna"), at("najaf")}
    hand.click("najaf")
    hand.settle()

    assert hand.state.regions[at("najaf")].troops == {ONE: 5}


def test_with_shift_only_one_goes(lay: Lay) -> None:
    hand = lay(given_reserve(moving(), ONE, troops=5))

    hand.drag_one("troops border one", "bassora")

    assert hand.state.regions[at("bassora")].troops == {ONE: 1}


def test_a_number_set_beside_the_board_is_what_goes(lay: Lay) -> None:
    s = given_region(moving(), "bassora", ONE, troops={ONE: 3}, logistics=4)
    hand = lay(s)

    hand.click("troops bassora one")
    hand.screen.handful.set(2, 3)
    hand.click("muthanna")
    hand.settle()

    found = hand.state.regions[at("muthanna")]
    assert (found.troops, found.logistics) == ({ONE: 2}, 3)


def test_a_counter_goes_far_through_controlled_regions(lay: Lay) -> None:
    s = given_region(given_reserve(moving(2), ONE, troops=2), "bassora", TWO)
    hand = lay(s)

    hand.drag("troops border one", "maysan")

    assert hand.state.regions[at("maysan")].troops == {ONE: 2}
    assert hand.length == 2


def test_24_logistics_alone_glide_back_with_the_reason(lay: Lay) -> None:
    hand = lay(given_region(moving(), "bassora", ONE, logistics=2))

    hand.drag("logistics bassora", "muthanna")

    assert "alone" in hand.refusals[-1].reason.text()
    assert hand.state.regions[at("bassora")].logistics == 2


def test_a_step_that_is_none_is_refused_at_a_click(lay: Lay) -> None:
    hand = lay(given_reserve(moving(), ONE, troops=5))

    hand.click("troops border one")
    hand.click("erbil")

    assert "do not touch" in hand.refusals[-1].reason.text()
    assert hand.screen.handful.hold is not None


def test_a_counter_is_put_back_by_a_second_click_or_by_escape(lay: Lay) -> None:
    hand = lay(given_reserve(moving(), ONE, troops=5))

    hand.click("troops border one")
    hand.click("troops border one")
    assert hand.stage.hands.reach == {}
    assert hand.screen.handful.hold is None
    hand.click("troops border one")
    QTest.keyClick(hand.stage.view, ESCAPE)
    assert hand.stage.hands.reach == {}


def test_another_counter_of_the_same_place_is_taken_instead(lay: Lay) -> None:
    hand = lay(given_region(moving(), "bassora", ONE, troops={ONE: 3}, logistics=4))

    hand.click("troops bassora one")
    hand.click("logistics bassora")

    hold = hand.screen.handful.hold
    assert hold is not None
    assert hold.group == (0, 4)


def test_what_others_have_cannot_be_dragged(lay: Lay) -> None:
    hand = lay(given_reserve(given_region(moving(), "bassora", TWO, troops={TWO: 3}), ONE, troops=1))

    hand.drag("troops bassora two", "muthanna")

    assert hand.refusals[-1].reason.text() == "You have no troops in Bassora."
    assert hand.state.regions[at("bassora")].troops == {TWO: 3}


def test_support_is_dragged_into_the_battle(lay: Lay) -> None:
    s = given_game(
        TURN,
        PurchaseFrame(buyer=ONE, elements=0, moves=1, moving=True, joined=(at("bassora"),)),
        SupportFrame(caller=ONE, guest=TWO, region=at("bassora")),
        boxes={"purchase.1": ONE},
        supported=((at("bassora"), TWO),),
    )
    s = given_region(s, "bassora", None, locals_=3, troops={ONE: 2})
    hand = lay(given_reserve(s, TWO, troops=3))

    hand.drag("troops border two", "bassora")

    assert hand.state.regions[at("bassora")].troops == {ONE: 2, TWO: 3}


def test_retreats_are_dragged_to_a_controlled_region(lay: Lay) -> None:
    s = given_game(RetreatsFrame(left=ORDER))
    s = given_region(given_region(s, "bassora", None, locals_=6, troops={ONE: 3}), "muthanna", TWO)
    hand = lay(s)

    hand.drag("troops bassora one", "dhi_qar")
    assert hand.refusals
    hand.drag("troops bassora one", "muthanna")

    assert hand.state.regions[at("muthanna")].troops == {ONE: 2}


def test_rebels_are_dragged_one_region(lay: Lay) -> None:
    s = given_game(RebelsFrame(left=ORDER), turn=6).with_rebels(ONE, region=at("wasit"), power=2)
    hand = lay(s)

    hand.drag("rebels one", "babil")

    assert hand.state.powers[ONE].rebels.region == at("babil")
    assert hand.state.powers[ONE].rebels.power == 1


def test_rebels_are_placed_by_a_click_on_an_eastern_region(lay: Lay) -> None:
    hand = lay(given_game(RebelsFrame(left=ORDER), turn=5))

    hand.click("bassora")
    assert hand.state.powers[ONE].rebels.region is None
    hand.click("maysan")
    hand.settle()

    assert hand.state.powers[ONE].rebels.region == at("maysan")


def test_barrels_are_taken_by_a_click(lay: Lay) -> None:
    s = given_region(given_game(ExtractionFrame(left=ORDER)), "bassora", ONE, barrels=3)
    s = given_region(s, "muthanna", ONE, barrels=3)
    hand = lay(s)

    hand.click("barrels bassora")
    hand.settle()

    assert hand.state.regions[at("bassora")].barrels == 2
    assert hand.state.powers[ONE].oil == 1


def test_a_region_produces_at_a_click(lay: Lay) -> None:
    s = given_game(TURN, ProductionFrame(producer=ONE))
    s = given_region(s, "bassora", ONE, logistics=4)
    hand = lay(given_region(s, "muthanna", ONE, logistics=4))

    hand.click("bassora")
    hand.settle()

    assert hand.state.regions[at("bassora")].barrels == 3


def test_21_a_troop_is_disbanded_at_a_click(lay: Lay) -> None:
    s = given_game(PacifismFrame(left=ORDER), DisbandFrame(debtor=ONE, owed=2))
    s = given_reserve(given_region(s, "bassora", ONE, troops={ONE: 3}), ONE, troops=2)
    s = s.with_power(ONE, cash=0, pacifism=7)
    hand = lay(s)

    hand.click("troops border one")
    hand.settle()

    assert hand.state.border[ONE].troops == 1


def test_a_box_of_actions_is_chosen_at_a_click(lay: Lay) -> None:
    hand = lay(given_game(TurnFrame(round=1, left=ORDER)))

    hand.click("money.2")
    hand.settle()

    assert hand.state.boxes["money.2"] == ONE


def test_a_box_with_several_ways_asks_which_is_meant(lay: Lay) -> None:
    hand = lay(given_game(TurnFrame(round=1, left=ORDER)))

    hand.click("media.1")

    popup = hand.stage.popup
    assert popup is not None or hand.page.prompt.panel is not None
    assert len(hand.stage.hands.picks.menu) == 3


def test_a_box_that_is_taken_says_so(lay: Lay) -> None:
    s = given_game(TurnFrame(round=1, left=ORDER[1:]), boxes={"money.1": ONE})
    hand = lay(s)

    hand.click("money.1")

    assert "One" in hand.refusals[-1].reason.text()


def test_the_border_region_can_be_clicked(lay: Lay) -> None:
    hand = lay(given_reserve(moving(), ONE, troops=5))

    assert hand.stage.view.words_for(BORDER).startswith("Border Region · One: 5 troops")


def test_a_click_that_means_nothing_puts_the_counter_back(lay: Lay) -> None:
    hand = lay(given_reserve(moving(), ONE, troops=5))

    hand.click("troops border one")
    hand.click("money.1")

    assert hand.stage.hands.reach == {}
    assert hand.screen.handful.hold is None


def test_the_way_and_the_odds_are_shown_while_a_counter_is_in_hand(lay: Lay) -> None:
    hand = lay(given_reserve(moving(), ONE, troops=5))

    hand.click("troops border one")
    hand.hover("bassora")

    assert hand.stage.hands.preview.goal == "bassora"
    odds = hand.stage.hands.preview.bubble.odds
    assert odds is not None
    assert odds.title.text() == "Battle for Bassora"


def test_only_where_the_counter_in_hand_can_go_is_lit_and_never_the_whole_map(lay: Lay) -> None:
    frame = PurchaseFrame(buyer=ONE, elements=10, moves=1)
    hand = lay(given_reserve(given_game(TURN, frame, boxes={"purchase.1": ONE}), ONE, troops=5))

    assert not hand.table.lights.legal
    hand.click("troops border one")
    assert set(hand.table.lights.legal) == {"bassora", "dhi_qar", "muthanna", "najaf"}


def test_counters_of_the_south_lie_over_those_of_the_north_and_under_every_fan(lay: Lay) -> None:
    s = given_region(moving(), "bassora", ONE, troops={ONE: 3}, logistics=1)
    hand = lay(given_region(s, "dahuk", ONE, troops={ONE: 3}))

    hand.table.fan_out("bassora")

    z = {name: counter.home_z for name, counter in hand.table.counters.items()}
    assert z["troops bassora one"] > FAN_Z - 1 > z["troops dahuk one"]
    hand.table.fan_out(None)
    z = {name: counter.home_z for name, counter in hand.table.counters.items()}
    assert FAN_Z > z["troops bassora one"] > z["troops dahuk one"]


def test_hidden_hands_stay_covered_until_their_owner_says_so(lay: Lay) -> None:
    hand = lay(given_game(TurnFrame(round=1, left=ORDER)), is_open=False)

    assert {power.cash for power in hand.state.powers.values()} == {UNKNOWN}


def test_a_fan_opens_under_the_pointer_and_closes_beside_it(lay: Lay) -> None:
    s = given_reserve(given_reserve(moving(), ONE, troops=5), FOUR, troops=2)
    hand = lay(s)
    before = hand.table.counters["troops border four"].pos()

    hand.hover("troops border four")
    assert hand.stage.hands.fanning.is_due
    hand.qtbot.waitUntil(lambda: hand.table.fan == BORDER)
    assert hand.table.counters["troops border four"].pos() == before
    hand.click("troops border one")
    assert hand.table.fan == BORDER
    hand.hover("erbil")
    assert hand.table.fan is None


def test_a_fan_without_pointer_opens_where_the_counters_lie(lay: Lay) -> None:
    s = given_reserve(given_reserve(moving(), ONE, troops=5), TWO, troops=2)
    hand = lay(s)
    before = [hand.table.counters[f"troops border {seat}"].pos() for seat in (ONE, TWO)]

    hand.table.fan_out(BORDER)

    after = [hand.table.counters[f"troops border {seat}"].pos() for seat in (ONE, TWO)]
    assert (before[0] + before[1]).toPoint() == (after[0] + after[1]).toPoint()


def key(hand: Hand, *keys: Qt.Key) -> None:
    for one in keys:
        QTest.keyClick(hand.stage.view, one)
    hand.settle()


def test_barrels_are_taken_with_keys_alone(lay: Lay) -> None:
    s = given_region(given_game(ExtractionFrame(left=ORDER)), "bassora", ONE, barrels=3)
    hand = lay(given_region(s, "muthanna", ONE, barrels=3))
    hand.stage.view.setFocus()

    key(hand, Qt.Key.Key_N, Qt.Key.Key_Return)

    assert hand.state.powers[ONE].oil == 1


def test_a_group_is_marched_with_keys_alone(lay: Lay) -> None:
    hand = lay(given_reserve(moving(), ONE, troops=2))
    hand.stage.view.setFocus()

    key(hand, Qt.Key.Key_N, Qt.Key.Key_Return)
    assert hand.stage.hands.picks.path == (BORDER,)
    key(hand, Qt.Key.Key_N, Qt.Key.Key_Return)
    assert hand.stage.hands.picks.menu
