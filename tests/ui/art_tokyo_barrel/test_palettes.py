# SPDX-License-Identifier: GPL-3.0-or-later
"""Colours of Tokyo and Barrel: writing that can be read, players that can be told apart."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF

from rubbletop.ui.barrel.art import palette as barrel
from rubbletop.ui.paint.ink import contrast
from rubbletop.ui.paint.seats import LIVERIES, shape_path
from rubbletop.ui.tokyo.art import palette as tokyo
from tests.ui.art_tokyo_barrel.eyes import EYES, difference


@pytest.mark.parametrize("pairs", [tokyo.TEXT_PAIRS, barrel.TEXT_PAIRS], ids=["tokyo", "barrel"])
def test_all_writing_on_the_boards_has_a_contrast_of_at_least_4_5(pairs: tuple[tuple[str, str], ...]) -> None:
    weak = [(text, ground) for text, ground in pairs if contrast(text, ground) < 4.5]

    assert weak == []


@pytest.mark.parametrize("eyes", EYES)
def test_players_differ_by_at_least_30_for_all_eyes(eyes: str) -> None:
    pairs = combinations([livery.colour for livery in LIVERIES], 2)

    assert min(difference(one, other, eyes) for one, other in pairs) >= 30


def test_players_also_differ_by_shape() -> None:
    assert len({livery.shape for livery in LIVERIES}) == len(LIVERIES)


def test_players_shapes_are_about_equally_large_round_their_centre() -> None:
    boxes = [shape_path(livery.shape, QPointF(50, 50), 10).boundingRect() for livery in LIVERIES]

    assert all(17 < box.width() < 25 and 17 < box.height() < 25 for box in boxes)
    assert all(box.contains(QPointF(50, 50)) for box in boxes)


def test_grounds_that_differ_little_carry_a_second_sign() -> None:
    zones = [ground for zone, (ground, _) in barrel.ZONES.items() if zone != "border"]

    assert min(difference(a, b, eyes) for eyes in EYES for a, b in combinations(zones, 2)) < 20
    assert len({mark for _, mark in barrel.ZONES.values()}) == len(barrel.ZONES)
