# SPDX-License-Identifier: GPL-3.0-or-later
"""Decisions about deals (Diplomacy and Alliances; 44)."""

from typing import ClassVar

from rubbletop.games.barrel.frames.deals import Bundle, Written
from rubbletop.kernel.facts import Action, Seat


class OfferDeal(Action, frozen=True, kw_only=True):
    """Offer a deal to another player: what each gives at once, and a written promise of one's own."""

    partner: Seat
    give: Bundle
    take: Bundle
    promise: Written = ""

    is_listed: ClassVar[bool] = False


class AcceptDeal(Action, frozen=True, kw_only=True):
    """Make the deal."""


class RefuseDeal(Action, frozen=True, kw_only=True):
    """Do not make the deal."""


Actions = OfferDeal | AcceptDeal | RefuseDeal
