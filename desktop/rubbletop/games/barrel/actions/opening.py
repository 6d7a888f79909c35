# SPDX-License-Identifier: GPL-3.0-or-later
"""Decisions of the set-up (Set Up; 51)."""

from rubbletop.kernel.facts import Action


class BuyStart(Action, frozen=True, kw_only=True):
    """Buy these troops and logistics into the Border Region before the first turn; none is allowed."""

    troops: int
    logistics: int


Actions = BuyStart
