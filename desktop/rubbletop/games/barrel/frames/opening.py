# SPDX-License-Identifier: GPL-3.0-or-later
"""Frames of the set-up (Set Up; ruling 51)."""

from rubbletop.kernel.facts import Seat
from rubbletop.kernel.state import Frame


class RollOrderFrame(Frame, frozen=True, kw_only=True):
    """Everybody throws for the first playing order."""


class StartFrame(Frame, frozen=True, kw_only=True):
    """The first of ``left`` may buy troops and logistics before the first turn (51)."""

    left: tuple[Seat, ...]


Frames = RollOrderFrame | StartFrame
