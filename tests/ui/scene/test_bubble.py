# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the card with the odds stands, and what it says to a screen reader."""

from itertools import product

import pytest
from PySide6.QtCore import QPointF, QRectF

from rubbletop.kernel.facts import say
from rubbletop.kernel.tally import Modifier, Tally
from rubbletop.ui.game_screen import Bar, Odds, OddsLine
from rubbletop.ui.scene.bubble import best_place, in_words

AREA = QRectF(0, 0, 900, 600)
SIZE = (206.0, 150.0)


def square(x: float, y: float) -> QRectF:
    """A place of 50 pixels around a point."""
    return QRectF(x - 25, y - 25, 50, 50)


@pytest.mark.parametrize(("x", "y"), tuple(product((30, 450, 870), (30, 300, 570))))
def test_the_card_is_inside_the_window_and_off_its_target(x: float, y: float) -> None:
    target = square(x, y)

    card = best_place(SIZE, target, (), AREA)

    assert AREA.contains(card)
    assert not card.intersects(target)


def test_the_card_leaves_the_only_free_side_to_no_legal_target() -> None:
    target = square(450, 300)
    right, left, below = square(640, 300), square(260, 300), square(450, 450)
    corners = [square(x, y) for x, y in product((300, 600), (180, 420))]

    card = best_place(SIZE, target, [right, left, below, *corners], AREA)

    assert not any(card.intersects(rect) for rect in (right, left, below, *corners))
    assert card.bottom() < target.top()


def test_the_card_is_pushed_far_rather_than_over_a_sliver_of_a_legal_target() -> None:
    target = square(880, 300)
    middle = QPointF(target.left() - 80, 300)
    slivers = [QRectF(middle.x() - 120, y, 20, 4) for y in (150, 300, 450)]

    card = best_place(SIZE, target, slivers, AREA)

    assert not any(card.intersects(sliver) for sliver in slivers)
    assert not card.intersects(target)


def test_the_odds_are_one_line_for_a_screen_reader() -> None:
    tally = Tally((Modifier(-1, say("cover"), "6.2"),))
    odds = Odds(
        title=say("Fire at Ogre"),
        lines=(OddsLine(tally=tally, result=say("2 dice")),),
        bars=(Bar(label=say("no hit"), chance=0.25),),
    )

    assert in_words(odds) == "Fire at Ogre. 2 dice: −1 cover [6.2]. no hit: 25.0 %"
