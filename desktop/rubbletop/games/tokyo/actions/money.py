# SPDX-License-Identifier: GPL-3.0-or-later
"""Decisions of Phases 1 and 2 (VII, VIII)."""

from rubbletop.games.tokyo.tables import SchemeId
from rubbletop.kernel.facts import Action, Seat, UnitId


class OfferPoints(Action, frozen=True, kw_only=True):
    """Offer so many victory points for as many Mega-Yen to another player (VII)."""

    buyer: Seat
    amount: int


class NameAmount(Action, frozen=True, kw_only=True):
    """Answer an offer with another amount."""

    amount: int


class AcceptOffer(Action, frozen=True, kw_only=True):
    """Make the trade."""


class RefuseOffer(Action, frozen=True, kw_only=True):
    """Do not make the trade."""


class EndTrade(Action, frozen=True, kw_only=True):
    """Trade no more this turn."""


class BidSchemes(Action, frozen=True, kw_only=True):
    """Bid these cards in secret, with or without the scheme carried over (VIII)."""

    cards: tuple[SchemeId, ...]
    carry: bool = False


class LoseUnit(Action, frozen=True, kw_only=True):
    """Lose this one of the units that are equally close to GODRAN (39)."""

    unit: UnitId

    def picks(self) -> tuple[str, ...]:
        return (self.unit,)


Actions = OfferPoints | NameAmount | AcceptOffer | RefuseOffer | EndTrade | BidSchemes | LoseUnit
