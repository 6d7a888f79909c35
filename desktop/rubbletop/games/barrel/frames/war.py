# SPDX-License-Identifier: GPL-3.0-or-later
"""Frames of the War check."""

from rubbletop.kernel.facts import Record, Seat, SpaceId
from rubbletop.kernel.state import Frame


class Flight(Record, frozen=True, kw_only=True):
    """A player's troops leave a battle for ``to``; ``bears``: she takes the one loss if others flee too."""

    seat: Seat
    region: SpaceId
    to: SpaceId
    bears: bool = False


class RetreatsFrame(Frame, frozen=True, kw_only=True):
    """The first of ``left``, in playing order, says which of her troops leave their battles (26)."""

    left: tuple[Seat, ...]
    flights: tuple[Flight, ...] = ()


class Terms(Record, frozen=True, kw_only=True):
    """What allies agree for a battle: who takes the losses first, and who controls the region if they win."""

    loser: Seat
    controller: Seat


class AlliesFrame(Frame, frozen=True, kw_only=True):
    """Allies in the first battle of ``left`` agree, or not, before the dice; ``agreed`` by region.

    ``terms``: what the roller has proposed, to be answered by the first of ``asked``; None before.
    """

    left: tuple[SpaceId, ...]
    agreed: dict[SpaceId, Terms]
    terms: Terms | None = None
    asked: tuple[Seat, ...] = ()


class BattlesFrame(Frame, frozen=True, kw_only=True):
    """The first battle of ``left`` is fought for one round, on the terms that were agreed."""

    left: tuple[SpaceId, ...]
    agreed: dict[SpaceId, Terms]


Frames = RetreatsFrame | AlliesFrame | BattlesFrame
