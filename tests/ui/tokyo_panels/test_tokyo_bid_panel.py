# SPDX-License-Identifier: GPL-3.0-or-later
"""The panel of the bid: cards, what a bid costs, why a card is grey, what the others hold (VIII)."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from rubbletop.games.tokyo.frames.money import Bid, BiddingFrame
from rubbletop.games.tokyo.state import Options, TokyoState
from rubbletop.ui.key_ring import KEYED
from rubbletop.ui.theme import shades
from rubbletop.ui.tokyo.art.face import SchemeFace
from rubbletop.ui.tokyo.panels.bid import BidPanel
from rubbletop.ui.tokyo.panels.cardboard import Hand as HeldCards
from tests.tokyo.builders import FOUR, ONE, THREE, TWO
from tests.ui.tokyo.conftest import Hand
from tests.ui.tokyo_panels.forms import Lay, cash, focus_of, given, key, panel_of, press, texts, uncovered


def bidding(players: int = 4, **fields: object) -> TokyoState:
    return given(
        BiddingFrame(bids={}), players=players, fields={"cash": cash(*(130, 85, 140, 12)[:players]), **fields}
    )


def asked(lay: Lay, s: TokyoState) -> tuple[Hand, BidPanel]:
    hand = uncovered(lay(s))
    return hand, panel_of(hand, BidPanel)


def chosen(panel: BidPanel) -> list[str]:
    return list(panel.action.cards)


def bid_of(hand: Hand) -> Bid:
    frame = hand.page.bridge.view_of(ONE).stack[-1]
    assert isinstance(frame, BiddingFrame)
    return frame.bids[ONE]


def test_viii_a_card_is_chosen_by_click_and_the_button_says_what_it_costs(lay: Lay) -> None:
    hand, panel = asked(lay, bidding())
    assert not panel.confirm.isEnabled()
    assert panel.confirm.text() == "Choose a scheme"
    press(hand, panel, "tuna")
    press(hand, panel, "lullaby")
    assert panel.confirm.text() == "Bid Stadium-Size Lullaby, pay ¥25"
    assert "Pays ¥25 of ¥130, win or lose." in texts(panel)
    hand.press(panel.confirm)
    assert bid_of(hand) == Bid(cards=("lullaby",))
    assert hand.page.bridge.is_covered


def test_viii_the_keys_choose_a_card_and_lay_the_bid(lay: Lay) -> None:
    hand, panel = asked(lay, bidding(used={ONE: ("hide",), TWO: (), THREE: (), FOUR: ()}))
    assert focus_of(hand) == "tuna"
    key(panel, Qt.Key.Key_1)
    assert chosen(panel) == []
    key(panel, Qt.Key.Key_5)
    assert chosen(panel) == ["parade"]
    key(panel.cards["rival"], Qt.Key.Key_Space)
    assert chosen(panel) == ["rival"]
    key(panel.cards["rival"], Qt.Key.Key_Space)
    assert chosen(panel) == []
    key(panel.cards["rival"], Qt.Key.Key_Return)
    assert chosen(panel) == []
    assert hand.length == 0
    key(panel, Qt.Key.Key_Minus)
    key(panel, Qt.Key.Key_3)
    key(panel.confirm, Qt.Key.Key_Space)
    assert bid_of(hand) == Bid(cards=("rival",))


def test_viii_enter_on_a_card_lays_the_bid_that_is_chosen(lay: Lay) -> None:
    hand, panel = asked(lay, bidding())
    key(panel.cards["tuna"], Qt.Key.Key_Space)
    key(panel.cards["tuna"], Qt.Key.Key_Return)
    assert bid_of(hand) == Bid(cards=("tuna",))


def test_a_card_that_has_the_keys_looks_different_from_one_that_is_chosen(
    lay: Lay, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand, panel = asked(lay, bidding())
    QTest.mouseMove(hand.stage.view.viewport(), hand.at("H8"))
    card = panel.cards["tuna"]
    accent = shades(card).accent.lower()
    corner = (card.width() - 4, 10)
    monkeypatch.setattr(card, "hasFocus", lambda: True)
    card.setProperty(KEYED, True)
    assert QColor(card.grab().toImage().pixel(*corner)).name() != accent
    assert not has_colour(card, accent)
    assert has_colour(card, shades(card).text.lower())
    key(card, Qt.Key.Key_Space)
    assert QColor(card.grab().toImage().pixel(*corner)).name() == accent


def has_colour(widget: QWidget, name: str) -> bool:
    """Whether the outermost pixels of a widget, where focus and choice are shown, have a colour."""
    image = widget.grab().toImage()
    rim = [(x, y) for x in range(image.width()) for y in (1, image.height() - 2)]
    return any(QColor(image.pixel(*at)).name() == name for at in rim)


def test_viii_34_a_card_that_is_used_or_too_dear_is_grey_and_says_why(lay: Lay) -> None:
    used = {ONE: ("hide", "rival"), TWO: (), THREE: (), FOUR: ()}
    _, panel = asked(lay, bidding(used=used, cash=cash(30, 85, 140, 12)))
    assert not panel.cards["hide"].isEnabled()
    assert "That scheme is used" in panel.cards["hide"].toolTip()
    assert "[VIII]" in panel.cards["hide"].toolTip()
    assert not panel.cards["parade"].isEnabled()
    assert "You have only 30 Mega-Yen." in panel.cards["parade"].accessibleDescription()
    assert panel.cards["lullaby"].isEnabled()


def test_viii_34_who_can_pay_for_nothing_bids_nothing(lay: Lay) -> None:
    used = {ONE: ("hide",), TWO: (), THREE: (), FOUR: ()}
    secret = Options(hidden_cash=True)
    hand, panel = asked(lay, bidding(used=used, cash=cash(5, 85, 140, 12), options=secret))
    assert panel.confirm.text() == "Bid nothing, pay nothing"
    assert focus_of(hand) == "confirm"
    hand.press(panel.confirm)
    assert bid_of(hand) == Bid()


def test_viii_35_two_players_choose_two_cards_each(lay: Lay) -> None:
    hand, panel = asked(lay, bidding(2))
    assert panel.confirm.text() == "Choose 2 schemes"
    press(hand, panel, "lullaby")
    assert panel.confirm.text() == "Choose one more scheme"
    assert "here 2" in panel.confirm.toolTip()
    press(hand, panel, "hide")
    press(hand, panel, "parade")
    assert panel.action.cards == ("hide", "parade")
    assert panel.confirm.text() == "Bid 40 with 2 schemes, pay ¥40"
    assert any(line.startswith("A bid of 40.") for line in texts(panel))
    hand.press(panel.confirm)
    assert bid_of(hand) == Bid(cards=("hide", "parade"))


def test_viii_35_a_card_that_goes_with_no_other_is_grey(lay: Lay) -> None:
    used = {ONE: ("hide",), TWO: ()}
    _, panel = asked(lay, bidding(2, used=used, cash=cash(60, 85)))
    assert not panel.cards["sweetheart"].isEnabled()
    assert "as many schemes as you can pay" in panel.cards["sweetheart"].toolTip()


def test_viii_43_a_carried_card_adds_to_the_bid_and_costs_nothing(lay: Lay) -> None:
    used = {ONE: ("parade",), TWO: (), THREE: (), FOUR: ()}
    hand, panel = asked(lay, bidding(used=used, carried={ONE: "parade"}))
    face = panel.cards["parade"].face
    assert isinstance(face, SchemeFace)
    assert face.state == "carried"
    assert "for nothing" in panel.cards["parade"].toolTip()
    press(hand, panel, "parade")
    assert panel.confirm.text() == "Bid 40: Thousand-Drum Parade, pay ¥0"
    press(hand, panel, "tuna")
    assert panel.confirm.text() == "Bid 50 with 2 schemes, pay ¥10"
    worth = next(line for line in panel.findChildren(type(panel._worth)) if "A bid of 50" in line.text())
    assert "carried over for nothing" in worth.toolTip()
    hand.press(panel.confirm)
    assert bid_of(hand) == Bid(cards=("tuna",), carry=True)


def test_viii_what_the_others_hold_and_have_stands_below(lay: Lay) -> None:
    used = {ONE: (), TWO: ("tuna",), THREE: (), FOUR: ("hide", "tuna", "rival", "lullaby", "parade")}
    _, panel = asked(lay, bidding(used=used, carried={FOUR: "parade"}))
    hands = panel.findChildren(HeldCards)
    assert [held.accessibleName().partition(" can")[0] for held in hands] == ["Two", "Three", "Four"]
    assert [held.cards[1][1] for held in hands] == ["used", "hand", "used"]
    assert hands[2].cards[4] == ("parade", "carried")
    assert hands[2].accessibleName() == "Four can play: Thousand-Drum Parade, Mechanical Sweetheart"
    assert "¥85" in texts(panel)


def test_secret_purses_are_not_shown(lay: Lay) -> None:
    _, panel = asked(lay, bidding(options=Options(hidden_cash=True)))
    assert texts(panel).count("¥?") == 3
    tips = [label.toolTip() for label in panel.findChildren(QLabel) if label.text() == "¥?"]
    assert tips[0] == "Two’s purse is secret"


def test_a_chosen_card_has_a_frame_of_the_accent_and_a_grey_one_is_faint(lay: Lay) -> None:
    hand, panel = asked(lay, bidding(cash=cash(30, 85, 140, 12)))
    card = panel.cards["tuna"]
    QTest.mouseMove(hand.stage.view.viewport(), hand.at("H8"))
    before = QColor(card.grab().toImage().pixel(card.width() // 2, 3))
    press(hand, panel, "tuna")
    after = QColor(card.grab().toImage().pixel(card.width() // 2, 3))
    assert before != after
    faint, bright = panel.cards["sweetheart"].grab().toImage(), panel.cards["rival"].grab().toImage()
    middle = (card.width() // 2, card.height() - 22)
    assert QColor(faint.pixel(*middle)).lightness() < QColor(bright.pixel(*middle)).lightness()
