# SPDX-License-Identifier: GPL-3.0-or-later
"""Trades and the loss of a unit after an empty bid: offers, answers, reasons (VII, VIII)."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from rubbletop.games.tokyo.actions.money import LoseUnit
from rubbletop.games.tokyo.frames.money import Bid, Deal, PenaltyFrame, TieFrame, TradeFrame
from rubbletop.games.tokyo.rules import SEATS
from rubbletop.games.tokyo.state import Options, TokyoState
from rubbletop.ui.tokyo.panels.penalty import PenaltyPanel
from rubbletop.ui.tokyo.panels.trade import TradePanel
from tests.tokyo.builders import ONE, TWO, given_units, unit
from tests.ui.tokyo.conftest import Hand
from tests.ui.tokyo_panels.forms import RUINS, Lay, cash, focus_of, given, key, panel_of, texts, uncovered

VP = dict(zip(SEATS, (65, 40, 33, 80), strict=True))


def trading(deal: Deal | None = None, **fields: object) -> TokyoState:
    return given(
        TradeFrame(left=(ONE,), deal=deal),
        fields={"cash": cash(0, 100, 90, 10), "vp": VP, "fallen": RUINS, **fields},
    )


def deal(amount: int, asked: object = TWO) -> Deal:
    return Deal(seller=ONE, buyer=TWO, amount=amount, asked=TWO if asked == TWO else ONE)


def frame_of(hand: Hand) -> TradeFrame:
    frame = hand.state.stack[-1]
    assert isinstance(frame, TradeFrame)
    return frame


def test_vii_33_a_broke_player_offers_points_to_one_of_the_others(lay: Lay) -> None:
    hand = lay(trading())
    panel = panel_of(hand, TradePanel)
    assert [row.sum.maximum() for row in panel.rows] == [65, 65, 10]
    assert focus_of(hand) == "two sum"
    assert "After 20 for 20" in texts(panel)
    panel.rows[1].sum.setValue(30)
    assert panel.rows[1].button.text() == "Offer Three 30 VP"
    assert {"After 30 for 30", "35", "30", "63", "60"} <= set(texts(panel))
    hand.press(panel.rows[1].button)
    assert frame_of(hand).deal == Deal(seller=ONE, buyer=SEATS[2], amount=30, asked=SEATS[2])


def test_vii_33_enter_in_the_sum_makes_the_offer(lay: Lay) -> None:
    hand = lay(trading())
    panel = panel_of(hand, TradePanel)
    panel.rows[0].sum.selectAll()
    QTest.keyClicks(panel.rows[0].sum, "45")
    key(panel.rows[0].sum, Qt.Key.Key_Return)
    hand.settle()
    assert frame_of(hand).deal == deal(45)


def test_vii_what_came_to_nothing_is_not_offered_again(lay: Lay) -> None:
    s = trading()
    frame = TradeFrame(left=(ONE,), refused=((TWO, 20),))
    hand = lay(given(frame, fields={"cash": s.cash, "vp": VP, "fallen": RUINS}))
    panel = panel_of(hand, TradePanel)
    assert not panel.rows[0].button.isEnabled()
    assert "came to nothing" in panel.rows[0].button.toolTip()
    key(panel.rows[0].sum, Qt.Key.Key_Return)
    assert hand.length == 0


def test_iii_5_without_a_trade_the_game_ends_and_the_button_says_so(lay: Lay) -> None:
    hand = lay(trading())
    panel = panel_of(hand, TradePanel)
    last = list(panel.buttons.values())[-1]
    assert last.text() == "Do not trade: the game ends"
    hand.press(last)
    assert hand.state.ended == "broke"


def test_vii_33_who_is_asked_takes_the_offer(lay: Lay) -> None:
    hand = lay(trading(deal(40)))
    panel = panel_of(hand, TradePanel)
    accept = next(iter(panel.buttons.values()))
    assert accept.text() == "Trade 40 for 40"
    assert hand.window.focusWidget() is accept
    hand.press(accept)
    assert hand.state.vp[TWO] == 80
    assert hand.state.cash[ONE] == 40


def test_vii_33_or_names_another_amount_or_refuses(lay: Lay) -> None:
    hand = lay(trading(deal(40)))
    panel = panel_of(hand, TradePanel)
    assert panel.rows[0].button.text() == "Name 20 instead"
    hand.press(panel.rows[0].button)
    assert frame_of(hand).deal == deal(20, ONE)
    back = panel_of(hand, TradePanel)
    assert back.rows == []
    hand.press(list(back.buttons.values())[1])
    assert frame_of(hand).refused == ((TWO, 40), (TWO, 20))


def test_vii_an_offer_of_one_is_answered_with_more(lay: Lay) -> None:
    panel = panel_of(lay(trading(deal(1))), TradePanel)
    assert panel.rows[0].sum.value() == 2


def test_vii_33_secret_purses_stay_secret_and_an_offer_can_be_too_great(lay: Lay) -> None:
    hidden = Options(hidden_cash=True)
    hand = uncovered(lay(trading(options=hidden)))
    panel = panel_of(hand, TradePanel)
    assert "Two has a secret purse" in texts(panel)
    assert "?" in texts(panel)
    hand = uncovered(lay(trading(deal(50), options=hidden, cash=cash(0, 30, 90, 10))), TWO)
    panel = panel_of(hand, TradePanel)
    assert [button.text() for button in panel.buttons.values()] == ["Refuse"]


def penalty() -> TokyoState:
    zero = dict.fromkeys(SEATS, 0)
    tie = TieFrame(bids={seat: Bid(cards=("hide",)) for seat in SEATS}, sums=zero, paid=zero)
    s = given(tie, PenaltyFrame(left=(ONE, TWO)))
    return given_units(s, "H7", "ne.troop.1", "ne.tank.1")


def test_viii_39_one_of_the_closest_units_is_lost(lay: Lay) -> None:
    hand = lay(penalty())
    panel = panel_of(hand, PenaltyPanel)
    texts_of = [button.text() for button in panel.buttons.values()]
    assert texts_of == ["Lose Tank in H7 (VP 30)", "Lose Troop in H7 (VP 10)"]
    rung: list[object] = []
    panel.ringed.connect(rung.append)
    button = panel.buttons[LoseUnit(seat=ONE, unit=unit("ne.troop.1"))]
    QTest.mouseMove(button)
    hand.qtbot.waitUntil(lambda: (unit("ne.troop.1"),) in rung)
    hand.press(button)
    assert hand.state.units[unit("ne.troop.1")].place == "pool"


def test_viii_39_or_is_clicked_on_the_board(lay: Lay) -> None:
    hand = lay(penalty())
    hand.click("ne.tank.1")
    hand.settle()
    assert hand.state.units[unit("ne.tank.1")].place == "pool"


def test_viii_39_the_keys_reach_the_panel(lay: Lay) -> None:
    panel = panel_of(lay(penalty()), PenaltyPanel)
    assert panel.take_focus()
