# SPDX-License-Identifier: GPL-3.0-or-later
"""What the cards beside the city leave each other of the column."""

import msgspec
import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage, QRegion
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from rubbletop.games.tokyo.actions.opening import PlacePopulace
from rubbletop.games.tokyo.frames.money import BiddingFrame
from rubbletop.games.tokyo.frames.muster import Plan, PlansFrame
from rubbletop.games.tokyo.frames.opening import PlacingFrame
from rubbletop.games.tokyo.rules import SEATS
from rubbletop.ui.parts.phrases import hint_words
from rubbletop.ui.parts.selected import FRONT, Side
from rubbletop.ui.tokyo.art.face import Stance, UnitFace
from rubbletop.ui.tokyo.panels.bid import BidPanel
from rubbletop.ui.tokyo.screen import TokyoScreen
from rubbletop.ui.words import worded
from tests.tokyo.builders import FOUR, ONE, THREE, TWO, at, given_game, unit
from tests.ui.tokyo_panels.forms import Lay, cash, given, panel_of, press, uncovered


def test_the_last_roll_is_shown_again_as_soon_as_nobody_here_is_asked(lay: Lay) -> None:
    plans = PlansFrame(plans={seat: Plan() for seat in (ONE, TWO, THREE, FOUR)})
    hand = uncovered(lay(given(plans, fields={"cash": cash(240, 85, 90, 10)})))
    card = hand.page.column.dice_card
    hand.qtbot.waitUntil(card.isHidden)
    hand.page.prompt.hide()
    hand.qtbot.waitUntil(card.isVisible)


def test_a_hint_names_the_counter_that_it_is_about(lay: Lay, screen: TokyoScreen) -> None:
    hand = lay(given_game(PlacingFrame(left=SEATS), turn=0))
    action = PlacePopulace(seat=ONE, unit=unit("ne.old_folks.1"), area=at("J7"))
    words = hint_words(hand.page.bridge, screen, hand.stage, action, None)
    assert worded(words) == "A sensible player might: One’s Old Folks: Start in J7."


@pytest.mark.parametrize("stance", ["inside", "roof"])
def test_4_3_frames_and_badges_of_the_counter_looked_at_are_not_cut_off(
    qtbot: QtBot, screen: TokyoScreen, stance: Stance
) -> None:
    counter = UnitFace(kind="halftrack", mark="ne", cs="2", mp=6, range=1, vp=15, cost=45)
    face = msgspec.structs.replace(counter, stance=stance, spent=True, joined=True, cargo="heat_ray")
    side = Side(screen, face, FRONT)
    qtbot.addWidget(side)
    image = QImage(side.size(), QImage.Format.Format_ARGB32)
    image.fill(0)
    side.render(image, QPoint(), QRegion(), QWidget.RenderFlag(0))
    right, foot = image.width() - 1, image.height() - 1
    rim = [(x, y) for x in range(right + 1) for y in (0, foot)] + [
        (x, y) for y in range(foot + 1) for x in (0, right)
    ]
    assert not any(image.pixelColor(x, y).alpha() for x, y in rim)
    assert image.pixelColor(right // 2, foot // 2).alpha()


def test_a_new_roll_gives_way_as_soon_as_something_is_pressed_in_the_form(lay: Lay) -> None:
    bids = BiddingFrame(bids={})
    hand = uncovered(lay(given(bids, fields={"cash": cash(130, 85, 140, 12)})))
    panel, column = panel_of(hand, BidPanel), hand.page.column
    column.mind_roll(is_new=True)
    hand.qtbot.waitUntil(column.dice_card.isVisible)

    press(hand, panel, "tuna")

    hand.qtbot.waitUntil(column.dice_card.isHidden)
    hand.qtbot.waitUntil(lambda: panel.confirm.visibleRegion().boundingRect().size() == panel.confirm.size())
