# SPDX-License-Identifier: GPL-3.0-or-later
"""Frames of Phase 8: the players attack GODRAN, one player after another (XIV)."""

from rubbletop.kernel.facts import Seat, SpaceId, UnitId
from rubbletop.kernel.state import Frame


class AttacksFrame(Frame, frozen=True, kw_only=True):
    """The first of ``left`` attacks.

    ``start`` and ``wounds``: GODRAN's area and wounds when the phase began (110). ``joined``: the units of
    the attack that is being prepared; ``done``: those that have attacked. ``wounders``, ``killers``,
    ``healed``: results that are settled at the end of the phase (117).
    """

    left: tuple[Seat, ...]
    start: SpaceId
    wounds: int
    joined: tuple[UnitId, ...] = ()
    done: tuple[UnitId, ...] = ()
    wounders: tuple[Seat, ...] = ()
    killers: tuple[Seat, ...] = ()
    healed: int = 0


class FlopFrame(Frame, frozen=True, kw_only=True):
    """An attack failed: the Controller may destroy one attacker; roofs fall, the rest retreat (111)."""

    attackers: tuple[UnitId, ...]


class RepelFrame(Frame, frozen=True, kw_only=True):
    """The attacker moves GODRAN one area; ``stuns``: Stunned as well (118, 119)."""

    seat: Seat
    attackers: tuple[UnitId, ...]
    stuns: bool = False


class PissedFrame(Frame, frozen=True, kw_only=True):
    """GODRAN strikes back with so many dice: the Controller picks a building, if there is one (85, 120)."""

    dice: int
    attackers: tuple[UnitId, ...]


Frames = AttacksFrame | FlopFrame | RepelFrame | PissedFrame
