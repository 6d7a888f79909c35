# SPDX-License-Identifier: GPL-3.0-or-later
"""Sums that a player can name or set, as ranges without those that would change nothing."""

from collections.abc import Collection, Iterator

from rubbletop.games.tokyo.actions.money import NameAmount, OfferPoints
from rubbletop.games.tokyo.actions.muster import FundResearch, FundWeapon
from rubbletop.games.tokyo.state import replace
from rubbletop.kernel.facts import Range

Sum = OfferPoints | NameAmount | FundResearch | FundWeapon


def amounts(action: Sum, low: int, high: int, but: Collection[int]) -> Iterator[Range]:
    """Yield an action with each amount from ``low`` to ``high``, as ranges, without those in ``but``."""
    gaps = sorted(amount for amount in but if low <= amount <= high)
    for gap in (*gaps, high + 1):
        if low < gap:
            yield Range(replace(action, amount=low), "amount", low, gap - 1)
        low = gap + 1
