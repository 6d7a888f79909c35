# SPDX-License-Identifier: GPL-3.0-or-later
"""Decisions about deals (Diplomacy and Alliances; 44)."""

from typing import Annotated, ClassVar

from msgspec import Meta

from rubbletop.games.barrel.frames.deals import Bundle
from rubbletop.kernel.facts import Action, Seat


class OfferDeal(Action, frozen=True, kw_only=True):
    """Offer a deal to another player: what each gives at once, and a written promise of one's own."""

    partner: Seat
    give: Bundle
    take: Bundle
    promise: Annotated[str, Meta(max_length=200)] = ""

    is_listed: ClassVar[bool] = False


class AcceptDeal(Action, frozen=True, kw_only=True):
    """Make the deal."""


class RefuseDeal(Action, frozen=True, kw_only=True):
    """Do not make the deal."""


Actions = OfferDeal | AcceptDeal | RefuseDeal
