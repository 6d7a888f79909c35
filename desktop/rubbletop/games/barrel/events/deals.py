# SPDX-License-Identifier: GPL-3.0-or-later
"""Facts of deals."""

from rubbletop.games.barrel.frames.deals import Deal
from rubbletop.kernel.facts import Event, Seat, SpaceId


class DealOffered(Event, frozen=True, kw_only=True):
    """A deal is offered."""

    deal: Deal


class DealMade(Event, frozen=True, kw_only=True):
    """The deal is made; what changes hands is told by facts of its own."""

    deal: Deal


class DealRefused(Event, frozen=True, kw_only=True):
    """The partner does not want the deal."""

    deal: Deal


class LogisticsGiven(Event, frozen=True, kw_only=True):
    """Logistics change hands, within the Border Region or from a region to a contiguous one."""

    giver: Seat
    taker: Seat
    path: tuple[SpaceId, SpaceId]
    number: int


class SupportPledged(Event, frozen=True, kw_only=True):
    """A seat will come to a battle when called this turn."""

    giver: Seat
    taker: Seat
    region: SpaceId


class PromiseWritten(Event, frozen=True, kw_only=True):
    """A promise is written down."""

    giver: Seat
    taker: Seat
    text: str


Events = DealOffered | DealMade | DealRefused | LogisticsGiven | SupportPledged | PromiseWritten
