# SPDX-License-Identifier: GPL-3.0-or-later
"""Frames of set-up: sectors, the roll for the first player, the foreign populace, the populace (V)."""

from rubbletop.kernel.facts import Seat
from rubbletop.kernel.state import Frame


class SectorsFrame(Frame, frozen=True, kw_only=True):
    """Sectors are picked, one at a time, by ``left`` in order; a seat stands twice where two play (21)."""

    left: tuple[Seat, ...]


class RollOffFrame(Frame, frozen=True, kw_only=True):
    """The seats in ``tied`` roll for the first player; ``throws`` counts the ties so far (20)."""

    tied: tuple[Seat, ...]
    throws: int = 0


class DealFrame(Frame, frozen=True, kw_only=True):
    """The populace of the sector that nobody controls is dealt out (24)."""


class PlacingFrame(Frame, frozen=True, kw_only=True):
    """The first of ``left`` places populace on stars (22, 23).

    ``foreign``: the populace of the uncontrolled sector, one unit at a time in player order (25); a seat
    stands in ``left`` once for each of these units.
    """

    left: tuple[Seat, ...]
    foreign: bool = False


Frames = SectorsFrame | RollOffFrame | DealFrame | PlacingFrame
