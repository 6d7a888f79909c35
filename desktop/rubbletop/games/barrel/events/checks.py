# SPDX-License-Identifier: GPL-3.0-or-later
"""Facts of the Pacifism check, the Oil check and the end of the game."""

from typing import ClassVar

from rubbletop.games.barrel.state import Account
from rubbletop.kernel.facts import Event, Seat, SpaceId


class FineForgiven(Event, frozen=True, kw_only=True):
    """A seat has nothing left to pay half dollars of a fine with (21)."""

    debtor: Seat
    amount: int


class PriceChanged(Event, frozen=True, kw_only=True):
    """The oil price moves: steps for ``sellers``, for the crash ``face`` (0: none), for the highest Pacifism.

    ``price``: the new place on the track; ``by``: the steps it really went (19).
    """

    sellers: int
    market: int
    crash: int
    speculation: int
    pacifism: int
    face: int
    by: int
    price: int


class RegionIdle(Event, frozen=True, kw_only=True):
    """A controlled region has not produced in the Oil check of phase 3 (35)."""

    seat: Seat
    region: SpaceId


class IdleForgiven(Event, frozen=True, kw_only=True):
    """A seat has neither influence, money nor barrels for a region that did not produce."""

    seat: Seat
    region: SpaceId


class BarrelsForfeited(Event, frozen=True, kw_only=True):
    """Barrels in a region are given up for the penalty."""

    seat: Seat
    region: SpaceId
    barrels: int


class BarrelsExtracted(Event, frozen=True, kw_only=True):
    """A seat takes barrels from a region in hand."""

    seat: Seat
    region: SpaceId
    barrels: int


class BarrelsLost(Event, frozen=True, kw_only=True):
    """Barrels in a region for which there is no room are lost."""

    region: SpaceId
    barrels: int


class BarrelsWithdrawn(Event, frozen=True, kw_only=True):
    """At the end a seat takes all barrels of a region in hand."""

    seat: Seat
    region: SpaceId
    barrels: int


class OilAllotted(Event, frozen=True, kw_only=True):
    """At the end the Government gives barrels to a seat; ``rank`` from 1, ``points`` in halves."""

    seat: Seat
    rank: int
    points: int
    barrels: int


class AccountMade(Event, frozen=True, kw_only=True):
    """The final account of a seat."""

    reveals: ClassVar[bool] = True

    seat: Seat
    account: Account


Events = (
    FineForgiven
    | PriceChanged
    | RegionIdle
    | IdleForgiven
    | BarrelsForfeited
    | BarrelsExtracted
    | BarrelsLost
    | BarrelsWithdrawn
    | OilAllotted
    | AccountMade
)
