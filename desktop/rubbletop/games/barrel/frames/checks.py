# SPDX-License-Identifier: GPL-3.0-or-later
"""Frames of the Pacifism check, the Oil check, the Playing Order check and the end of the game."""

from rubbletop.kernel.facts import Seat, SpaceId
from rubbletop.kernel.state import Frame


class PacifismFrame(Frame, frozen=True, kw_only=True):
    """The first of ``left`` is checked: troops against the allowance, then the fine."""

    left: tuple[Seat, ...]


class DisbandFrame(Frame, frozen=True, kw_only=True):
    """``debtor`` could not pay the fine, and removes so many more troops from the board (21).

    It lies upon the check of hers, and she has more troops than that.
    """

    debtor: Seat
    owed: int


class PriceFrame(Frame, frozen=True, kw_only=True):
    """The oil price changes."""


class GovernmentFrame(Frame, frozen=True, kw_only=True):
    """The regions of the first of ``left`` produce for her and the Government (phase 3).

    ``idle``: her regions that did not, still to be punished; None before they have produced.
    """

    left: tuple[Seat, ...]
    idle: tuple[SpaceId, ...] | None = None


class ForfeitFrame(Frame, frozen=True, kw_only=True):
    """``debtor`` gives up so many more barrels from her regions, one by one (36).

    It lies upon the production of hers, and there are as many in her regions at least.
    """

    debtor: Seat
    barrels: int


class ExtractionFrame(Frame, frozen=True, kw_only=True):
    """The first of ``left`` takes barrels from her regions in hand; ``taken``: one entry a barrel."""

    left: tuple[Seat, ...]
    taken: tuple[SpaceId, ...] = ()


class StorageFrame(Frame, frozen=True, kw_only=True):
    """Barrels for which a region has no room are lost (14, 15)."""


class NextTurnFrame(Frame, frozen=True, kw_only=True):
    """The playing order is settled, and the next turn or the end of the game comes."""


class FinalFrame(Frame, frozen=True, kw_only=True):
    """The Government's oil is given out and all accounts are made up."""


Frames = (
    PacifismFrame
    | DisbandFrame
    | PriceFrame
    | GovernmentFrame
    | ForfeitFrame
    | ExtractionFrame
    | StorageFrame
    | NextTurnFrame
    | FinalFrame
)
