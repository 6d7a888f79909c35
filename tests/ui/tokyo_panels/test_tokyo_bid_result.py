# SPDX-License-Identifier: GPL-3.0-or-later
"""How a bid came out is kept before the eyes: who bid what, the dice of ties, who controls GODRAN (VIII)."""

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QLabel, QWidget

from rubbletop.games.tokyo.actions.money import BidSchemes
from rubbletop.games.tokyo.actions.muster import SealPlan
from rubbletop.games.tokyo.events.common import TurnBegun
from rubbletop.games.tokyo.events.money import (
    BidShown,
    BidsShown,
    ControlWon,
    LotDieThrown,
    LotsDrawn,
    RoundVoid,
    TieDieThrown,
)
from rubbletop.games.tokyo.frames.money import BiddingFrame, LotFrame, PenaltyFrame, TieFrame
from rubbletop.games.tokyo.frames.muster import PlansFrame
from rubbletop.games.tokyo.state import TokyoState, replace
from rubbletop.kernel.facts import Event, Seat
from rubbletop.ui.tokyo.panels.bids_shown import BidResult, BidStrip, Cards, TieDice, course, is_time
from rubbletop.ui.tokyo.panels.cardboard import Mark
from rubbletop.ui.tokyo.panels.decision import Picture
from rubbletop.ui.tokyo.panels.plans import PlansPanel
from rubbletop.ui.tokyo.screen import TokyoScreen
from tests.tokyo.builders import FOUR, ONE, THREE, TWO, given_game
from tests.ui.tokyo.conftest import Hand
from tests.ui.tokyo_panels.forms import Lay, cash, given, panel_of, uncovered

BIDS: tuple[Event, ...] = (
    BidsShown(),
    BidShown(bidder=ONE, cards=("tuna",), carried="", total=10),
    BidShown(bidder=TWO, cards=("rival",), carried="tuna", total=25),
    BidShown(bidder=THREE, cards=("lullaby",), carried="", total=25),
    BidShown(bidder=FOUR, cards=(), carried="", total=0),
)


def bid_by_all(lay: Lay, *cards: str) -> Hand:
    """A game in which all have bid these schemes."""
    hand = uncovered(lay(given(BiddingFrame(bids={}), fields={"cash": cash(100, 100, 100, 100)})))
    for seat, card in zip((ONE, TWO, THREE, FOUR), cards, strict=True):
        hand.stage.submit(BidSchemes(seat=seat, cards=(card,)))  # type: ignore[arg-type]
        hand.settle()
    hand.page.bridge.uncover(ONE)
    hand.settle()
    return hand


def told(shown: BidStrip) -> list[tuple[str, str]]:
    """What is told at the pointer of GODRAN and of each player, and the sum of each, from the left."""
    names = [
        part.accessibleName() for part in shown.findChildren(QWidget) if isinstance(part, Mark | Picture)
    ]
    return list(zip(names, ["", *(label.text() for label in shown.findChildren(QLabel))], strict=True))


def rows(shown: BidResult) -> list[tuple[str, str]]:
    """Name and sum of each player, from above."""
    told = [label.text() for label in shown.findChildren(QLabel)[1:]]
    return list(zip(told[::2], told[1::2], strict=True))


def shown_of(screen: TokyoScreen, s: TokyoState, *events: Event) -> BidResult:
    shown = screen.recall(s, reversed(events))
    assert isinstance(shown, BidResult)
    return shown


def test_viii_the_bids_are_shown_above_the_next_form_until_it_is_sealed(lay: Lay) -> None:
    hand = bid_by_all(lay, "parade", "tuna", "rival", "hide")
    panel = panel_of(hand, PlansPanel)
    shown = hand.page.prompt.recalled
    assert isinstance(shown, BidStrip)
    hand.qtbot.waitUntil(lambda: shown.isVisible() and shown.y() < panel.y())
    assert told(shown) == [
        ("One controls GODRAN", ""),
        ("One: Thousand-Drum Parade", "¥40"),
        ("Three: Rubber Rival on a Crane", "¥15"),
        ("Two: Trail of Tuna", "¥10"),
        ("Four: Hide and Hope", "¥0"),
    ]
    for seat in (ONE, TWO, THREE, FOUR):
        hand.stage.submit(SealPlan(seat=seat))
        hand.settle()
    assert hand.page.prompt.recalled is None


def test_viii_the_bids_are_not_shown_while_the_past_before_them_is_looked_at(lay: Lay) -> None:
    hand = bid_by_all(lay, "parade", "tuna", "rival", "hide")
    hand.page.past.look_at_moment(1)
    assert hand.page.prompt.recalled is None
    hand.page.past.leave()
    assert isinstance(hand.page.prompt.recalled, BidStrip)


def test_viii_the_strip_of_bids_makes_room_for_a_hint(lay: Lay) -> None:
    hand = bid_by_all(lay, "parade", "tuna", "rival", "hide")
    shown = hand.page.prompt.recalled
    assert shown is not None
    hand.page.prompt.hint("A sensible player might wait.")
    assert shown.isHidden()
    hand.page.prompt.tell("")
    assert not shown.isHidden()


def test_viii_36_the_strip_tells_the_dice_of_ties_at_the_pointer(screen: TokyoScreen) -> None:
    events = (
        *BIDS,
        TieDieThrown(bidder=TWO, face=2, paid=2, total=27),
        TieDieThrown(bidder=THREE, face=5, paid=4, total=29),
        ControlWon(controller=THREE, total=29),
    )
    shown = screen.recall(given(PlansFrame(plans={})), reversed(events))
    assert isinstance(shown, BidStrip)
    assert told(shown)[1] == ("Three: Stadium-Size Lullaby. Dice of the tie: 5. Adds ¥4.", "¥29")
    tips = {label.text(): label.toolTip() for label in shown.findChildren(QLabel)}
    assert "die 5 of the tie" in tips["¥29"]
    assert "carried over for nothing" in tips["¥27"]


def test_viii_36_the_dice_of_a_tie_stand_with_the_bids_and_add_to_them(screen: TokyoScreen) -> None:
    events = (
        *BIDS,
        TieDieThrown(bidder=TWO, face=2, paid=2, total=27),
        TieDieThrown(bidder=THREE, face=5, paid=4, total=29),
        ControlWon(controller=THREE, total=29),
    )
    shown = shown_of(screen, given(PenaltyFrame(left=(ONE,))), TurnBegun(turn=3), *events)
    assert [row.total for row in shown.course.rows.values()] == [10, 27, 29, 0]
    dice = {made.accessibleName(): made.faces for made in shown.findChildren(TieDice)}
    assert dice == {"Dice of the tie: 5. Adds ¥4.": (5,), "Dice of the tie: 2. Adds ¥2.": (2,)}
    tips = {label.text(): label.toolTip() for label in shown.findChildren(QLabel)}
    assert "die 5 of the tie" in tips["¥29"]
    assert "carried over for nothing" in tips["¥27"]
    names = [made.accessibleName() for made in shown.findChildren(Cards)]
    assert "No scheme" in names
    assert any(name.endswith("carried over") for name in names)


def test_viii_the_schemes_of_a_bid_and_its_dice_are_pictures(screen: TokyoScreen) -> None:
    tie = TieDieThrown(bidder=TWO, face=2, paid=2, total=27)
    shown = shown_of(screen, given(TieFrame(bids={}, sums={}, paid={})), *BIDS, tie)
    cards = next(made for made in shown.findChildren(Cards) if made.accessibleName().endswith("over"))
    dice = shown.findChildren(TieDice)[0]
    for picture, count in ((cards, 2), (dice, 1)):
        image = picture.grab().toImage()
        middles = [(2 * n + 1) * image.width() // (2 * count) for n in range(count)]
        ground = QColor(image.pixel(0, 0)).name()
        assert all(QColor(image.pixel(x, 3)).name() != ground for x in middles)


def test_viii_while_ties_are_thrown_for_nobody_controls_yet(screen: TokyoScreen) -> None:
    shown = shown_of(screen, given(TieFrame(bids={}, sums={}, paid={})), *BIDS)
    assert shown.findChildren(QLabel)[0].text() == "The bids"


def test_viii_37_a_void_round_is_shown_beside_the_bid_that_follows(screen: TokyoScreen) -> None:
    s = given(BiddingFrame(bids={}, void=True))
    shown = shown_of(screen, s, *BIDS, RoundVoid())
    assert shown.findChildren(QLabel)[0].text() == "The round was void"


def test_viii_37_dice_that_cost_nothing_add_nothing(screen: TokyoScreen) -> None:
    events = (*BIDS, LotsDrawn(tied=(TWO, THREE)), LotDieThrown(bidder=TWO, face=6))
    shown = shown_of(screen, given(LotFrame(tied=(TWO, THREE), bids={}, sums={})), *events)
    assert shown.course.rows[TWO].total == 25
    assert [made.faces for made in shown.findChildren(TieDice)] == [(6,)]


def test_viii_the_bids_matter_until_units_are_activated() -> None:
    assert is_time(given_game(PenaltyFrame(left=(ONE,))))
    assert not is_time(given_game(BiddingFrame(bids={})))
    assert not is_time(replace(given_game(), stack=()))


def test_viii_bids_of_an_earlier_turn_are_not_told_again() -> None:
    assert course(iter((*reversed(BIDS[1:]),))) is None
    assert course(iter((TurnBegun(turn=4), *reversed(BIDS)))) is None


def test_viii_who_has_bid_is_told_by_name(screen: TokyoScreen) -> None:
    s = given(PenaltyFrame(left=(ONE,)))
    shown = shown_of(screen, s, *BIDS, ControlWon(controller=Seat(TWO), total=25))
    assert shown.findChildren(QLabel)[0].text() == "Two controls GODRAN"


def test_viii_36_the_dice_of_a_tie_give_way_to_the_form_beside_which_they_are_told(lay: Lay) -> None:
    hand = bid_by_all(lay, "parade", "parade", "rival", "hide")
    panel = panel_of(hand, PlansPanel)

    assert isinstance(hand.page.prompt.recalled, BidStrip)
    hand.qtbot.waitUntil(hand.page.column.dice_card.isHidden)
    hand.qtbot.waitUntil(lambda: not panel.seal.visibleRegion().isEmpty())
