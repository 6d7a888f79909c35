# SPDX-License-Identifier: GPL-3.0-or-later
"""Frames of deals between players (Diplomacy and Alliances; ruling 44)."""

from typing import Annotated

import msgspec

from rubbletop.kernel.facts import Record, Seat, SpaceId
from rubbletop.kernel.state import Frame

Small = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
LONGEST_PROMISE = 200
"""Characters of a written promise."""
Written = Annotated[str, msgspec.Meta(max_length=LONGEST_PROMISE)]


class Transfer(Record, frozen=True, kw_only=True):
    """Logistics that change hands: in the Border Region, or to a contiguous region of the taker's."""

    origin: SpaceId
    to: SpaceId
    number: Small


class Bundle(Record, frozen=True, kw_only=True):
    """What one side of a deal gives, at once (44).

    ``cash`` in half dollars, ``oil`` in barrels from the hand, ``logistics``, ``regions``: control, with all
    that is in them but troops; ``support``: battles to which the giver will come when called this turn.
    """

    cash: Small = 0
    oil: Small = 0
    logistics: tuple[Transfer, ...] = ()
    regions: tuple[SpaceId, ...] = ()
    support: tuple[SpaceId, ...] = ()

    @property
    def is_empty(self) -> bool:
        """Whether nothing is given."""
        return self == Bundle()


class Deal(Record, frozen=True, kw_only=True):
    """An offer of ``proposer`` to ``partner``: what each gives, and a written promise of the proposer's."""

    proposer: Seat
    partner: Seat
    give: Bundle
    take: Bundle
    promise: Written = ""


class DealFrame(Frame, frozen=True, kw_only=True):
    """The partner must answer an offer."""

    deal: Deal


Frames = DealFrame
