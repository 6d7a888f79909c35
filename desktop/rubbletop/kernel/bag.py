# SPDX-License-Identifier: GPL-3.0-or-later
"""Cups, decks and pools: drawing from what remains, with a throw at the moment of drawing."""

from collections.abc import Sequence
from typing import TypeVar

from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Message, Seat

T = TypeVar("T")


def drawn(
    dice: Dice, items: Sequence[T], purpose: Message, seen_by: tuple[Seat, ...] | None = None
) -> tuple[T, tuple[T, ...]]:
    """Return one item drawn at random and the items that remain, in their order.

    Raises AssertionError when there is nothing to draw.
    """
    assert items, "nothing to draw from"
    index = dice.lot(purpose, len(items), seen_by) - 1
    return items[index], (*items[:index], *items[index + 1 :])


def shuffled(
    dice: Dice, items: Sequence[T], purpose: Message, seen_by: tuple[Seat, ...] | None = None
) -> tuple[T, ...]:
    """Return the items in random order, by drawing them one after another."""
    order: list[T] = []
    left: Sequence[T] = items
    while left:
        item, left = drawn(dice, left, purpose, seen_by)
        order.append(item)
    return tuple(order)
