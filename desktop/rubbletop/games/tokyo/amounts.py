# SPDX-License-Identifier: GPL-3.0-or-later
"""Sums that a player can set, as ranges without the sum that is set already."""

from collections.abc import Iterator

from rubbletop.games.tokyo.actions.muster import FundResearch, FundWeapon
from rubbletop.games.tokyo.state import replace
from rubbletop.kernel.facts import Range


def amounts(action: FundResearch | FundWeapon, high: int, now: int) -> Iterator[Range]:
    """Return an action with each amount from 0 to ``high``, as ranges, without the amount set now."""
    for low, top in ((now + 1, high), (0, min(now - 1, high))):
        if low <= top:
            yield Range(replace(action, amount=low), "amount", low, top)
