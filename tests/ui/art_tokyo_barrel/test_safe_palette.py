# SPDX-License-Identifier: GPL-3.0-or-later
"""The palette for colour-blind eyes: what must be told apart differs by colour, and by more than colour."""

from collections.abc import Iterator, Mapping
from itertools import combinations

import pytest

from rubbletop.ui.barrel.art import palette as barrel
from rubbletop.ui.colossi.art import boulders, tones
from rubbletop.ui.paint import eyes
from rubbletop.ui.paint.ink import contrast, ink, seen
from rubbletop.ui.paint.seats import LIVERIES
from rubbletop.ui.scene import tints
from rubbletop.ui.tokyo.art import palette as tokyo
from tests.ui.art_tokyo_barrel.eyes import apart

GROUPS: dict[str, tuple[Mapping[str, str], set[str], float]] = {
    "seats": (eyes.SEATS, {livery.colour for livery in LIVERIES}, 25),
    "lit": (eyes.LIT, {tints.THREAT, tints.BLOCKED}, 20),
    "tribes": (eyes.TRIBES, {tribe.light for tribe in tones.TRIBES.values()}, 15),
    "roofs": (eyes.ROOFS, {tokyo.PRODUCTION, tokyo.LANDMARK, tokyo.PLAIN, tokyo.RUBBLE}, 15),
    "health": (eyes.HEALTH, {ground for _, ground, _ in tokyo.HEALTH[:4]}, 14),
    "tracks": (eyes.TRACKS, {barrel.PACIFISM[1], barrel.INFLUENCE[1], barrel.MEDIA[1]}, 15),
    "sectors": (eyes.SECTORS, {tint for _, tint in tokyo.SECTORS}, 10),
    "zones": (eyes.ZONES, {ground for ground, _ in barrel.ZONES.values()}, 9),
}
"""For each group: what is painted for what, the usual colours, and the least difference in OKLab times 100.

Grounds of boards, which are large and have patterns or shapes on them, may differ by less.
"""


@pytest.fixture
def safe() -> Iterator[None]:
    eyes.choose_palette("safe")
    yield
    eyes.choose_palette("usual")


@pytest.mark.parametrize("group", GROUPS)
def test_every_pair_of_a_group_can_be_told_apart_by_all_eyes(group: str) -> None:
    swapped, usual, least = GROUPS[group]
    also = (tints.LEGAL, tints.PATH) if group == "lit" else ()

    near = {
        (one, other): round(apart(one, other), 1)
        for one, other in combinations((*swapped.values(), *also), 2)
        if apart(one, other) < least
    }

    assert set(swapped) == usual
    assert near == {}


@pytest.mark.parametrize("group", [name for name in GROUPS if name != "lit"])
def test_the_usual_palette_has_a_pair_that_is_nearer(group: str) -> None:
    swapped, _, _ = GROUPS[group]

    nearest = [
        min(apart(a, b) for a, b in combinations(colours, 2)) for colours in (swapped, swapped.values())
    ]

    assert nearest[0] < nearest[1]


@pytest.mark.parametrize(
    "pairs", [tokyo.TEXT_PAIRS, barrel.TEXT_PAIRS, tones.TEXT_PAIRS], ids=["tokyo", "barrel", "colossi"]
)
def test_all_writing_can_be_read_in_this_palette_too(safe: None, pairs: tuple[tuple[str, str], ...]) -> None:
    weak = [(text, ground) for text, ground in pairs if contrast(seen(text), seen(ground)) < 4.5]

    assert weak == []


def test_the_palette_is_in_all_paint_and_goes_again(safe: None) -> None:
    usual = LIVERIES[0].colour

    assert ink(usual).name().upper() == eyes.SEATS[usual]
    eyes.choose_palette("usual")
    assert ink(usual).name().upper() == usual


def test_tribes_differ_by_their_brows_too() -> None:
    brows = [boulders._BROWS[tribe] for tribe in tones.TRIBES]

    assert all(one != other for one, other in combinations(brows, 2))
