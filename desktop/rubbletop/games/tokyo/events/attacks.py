# SPDX-License-Identifier: GPL-3.0-or-later
"""Facts of Phase 8: attacks on GODRAN, what they do to it, and how the turn ends (XIV, XVI)."""

from typing import ClassVar

from rubbletop.games.tokyo.tables import Column, Effect, OriginId
from rubbletop.kernel.facts import Event, Seat, SpaceId, UnitId
from rubbletop.kernel.tally import Modifier


class AttacksPassed(Event, frozen=True, kw_only=True):
    """None of the units of a seat can attack (any more)."""

    attacker: Seat


class AttacksEnded(Event, frozen=True, kw_only=True):
    """A seat attacks no more this turn."""

    attacker: Seat


class AttackMade(Event, frozen=True, kw_only=True):
    """Military units attacked GODRAN together.

    ``dice`` and ``strength`` are the lines of the number of dice and of what is subtracted from their
    sum; ``damage`` the Damage Points, 0 or less for a flop; ``wounds`` the column of the table; ``effect``
    what the table says, None for a flop.
    """

    attacker: Seat
    units: tuple[UnitId, ...]
    dice: tuple[Modifier, ...]
    faces: tuple[int, ...]
    strength: tuple[Modifier, ...]
    damage: int
    wounds: int
    effect: Effect | None


class OriginRevealed(Event, frozen=True, kw_only=True):
    """The first attack with a superweapon turns the Origin card over (122)."""

    attacker: Seat
    origin: OriginId

    reveals: ClassVar[bool] = True


class WeaponFired(Event, frozen=True, kw_only=True):
    """A superweapon attacked GODRAN: its column, two dice, and what the table says."""

    attacker: Seat
    weapon: UnitId
    column: Column
    faces: tuple[int, ...]
    effect: Effect


class AttackersSpared(Event, frozen=True, kw_only=True):
    """The Controller destroys none of the attackers that failed (111)."""


class GodranAnnoyed(Event, frozen=True, kw_only=True):
    """GODRAN is Annoyed: 1 more on each of its dice in the next Phase 6."""


class GodranStunned(Event, frozen=True, kw_only=True):
    """GODRAN is Stunned: 1 less on each of its dice; ``cornered``: instead of a retreat (118)."""

    cornered: bool = False


class GodranHealed(Event, frozen=True, kw_only=True):
    """A superweapon heals one wound, at the end of the phase (117)."""


class GodranWounded(Event, frozen=True, kw_only=True):
    """A Wounded result; ``again``: not the first of the turn, so that GODRAN retreats (113)."""

    attacker: Seat
    again: bool


class GodranSlain(Event, frozen=True, kw_only=True):
    """A killing result, which takes effect at the end of the phase (116)."""

    attacker: Seat


class GodranRaged(Event, frozen=True, kw_only=True):
    """GODRAN is Pissed and strikes back with so many dice (120)."""

    dice: int


class GodranFumed(Event, frozen=True, kw_only=True):
    """The Pissed GODRAN finds nothing to strike."""


class GodranRepelled(Event, frozen=True, kw_only=True):
    """The attacker moves the retreating GODRAN one area (118)."""

    mover: Seat
    path: tuple[SpaceId, SpaceId]


class WoundsSettled(Event, frozen=True, kw_only=True):
    """The wounds at the end of the phase: ``before``, one more if ``wounded``, less each heal (117)."""

    before: int
    wounded: bool
    healed: int
    wounds: int


class GodranKilled(Event, frozen=True, kw_only=True):
    """GODRAN is dead; each of the ``killers`` gets ``share`` of its ``points`` (2)."""

    killers: tuple[Seat, ...]
    points: int
    share: int


Events = (
    AttacksPassed
    | AttacksEnded
    | AttackMade
    | OriginRevealed
    | WeaponFired
    | AttackersSpared
    | GodranAnnoyed
    | GodranStunned
    | GodranHealed
    | GodranWounded
    | GodranSlain
    | GodranRaged
    | GodranFumed
    | GodranRepelled
    | WoundsSettled
    | GodranKilled
)
