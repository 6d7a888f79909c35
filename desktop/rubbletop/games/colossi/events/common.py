# SPDX-License-Identifier: GPL-3.0-or-later
"""Facts that every phase tells: movement, attacks, harm, Rubble."""

from typing import Literal

from rubbletop.games.colossi.tables import Face
from rubbletop.kernel.facts import Event, SpaceId, UnitId
from rubbletop.kernel.tally import Modifier

How = Literal[
    "march",
    "retreat",
    "push",
    "carried",
    "jump",
    "land",
    "flight",
    "displaced",
    "aside",
    "rift",
    "roll",
    "charge",
    "shove",
    "enter",
]
Harm = Literal["stunned", "paralyzed", "damaged", "lost", "unhurt"]
StoneHarm = Literal["cracked", "flipped", "removed", "paralyzed", "unhurt"]
Tread = Literal["hit", "stop", "none"]
Source = Literal["thrown", "garrison", "wreck"]
PhaseName = Literal["event", "recovery", "landing", "actions", "aura", "colossi", "final"]


class Fact(Event, frozen=True, kw_only=True):
    """A fact of this game; ``rule`` is the section or ruling that decided."""

    rule: str = ""


class Reckoned(Fact, frozen=True, kw_only=True):
    """A fact with dice whose number, or the modifier on them, has reasons: ``reckoning`` lists them."""

    reckoning: tuple[Modifier, ...] = ()


class PhaseBegan(Fact, frozen=True, kw_only=True):
    """A phase or step of the sequence of play began (3.2)."""

    turn: int
    phase: PhaseName


class UnitMoved(Fact, frozen=True, kw_only=True):
    """A unit went along ``path``, its first hex to its last; a unit from off the map has only the last."""

    unit: UnitId
    path: tuple[SpaceId, ...]
    how: How


class UnitHarmed(Fact, frozen=True, kw_only=True):
    """What one hit or named result did to a unit (5.1.1)."""

    unit: UnitId
    harm: Harm
    hex: SpaceId | None = None


class UnitTransformed(Fact, frozen=True, kw_only=True):
    """The Mine Foreman became Major Colby (5.4.5)."""

    unit: UnitId


class UnitAttacked(Reckoned, frozen=True, kw_only=True):
    """Dice were thrown at a unit: by whom (None: an event), with what, against which DN, how many hits."""

    unit: UnitId
    cause: UnitId | None
    attack: str
    faces: tuple[int, ...]
    dn: int
    hits: int
    structure: bool = False


class UnitStruck(Fact, frozen=True, kw_only=True):
    """A unit takes a hit without dice: Rubble falls on it, or a tribe comes up under it (5.4.6, 7.2.3)."""

    unit: UnitId
    by: Literal["rubble", "rift"]


class RetreatBarred(Fact, frozen=True, kw_only=True):
    """A unit could not retreat: it takes one more hit instead (7.2.2)."""

    unit: UnitId


class StoneHarmed(Fact, frozen=True, kw_only=True):
    """What happened to a tribe's boulder, or to Rubble: ``boulder`` is empty for Rubble."""

    target: UnitId
    harm: StoneHarm
    boulder: str = ""
    hex: SpaceId | None = None


class TribeDestroyed(Fact, frozen=True, kw_only=True):
    """The last boulder of a stack went out of play."""

    tribe: UnitId


class TribeMoved(Fact, frozen=True, kw_only=True):
    """A stack went along ``path``, its first hex to its last; one from off the map has only the last."""

    tribe: UnitId
    path: tuple[SpaceId, ...]
    how: How


class ArrivalDeflected(Fact, frozen=True, kw_only=True):
    """A stack meant for ``hex``, which is taken, appears in ``to``.

    That is the lowest empty hex beside it, or, where none is, the empty hex that is nearest.
    """

    hex: SpaceId
    to: SpaceId
    where: Literal["beside", "near"]


class RubbleDeflected(Fact, frozen=True, kw_only=True):
    """Rubble meant for ``hex``, which is taken, goes to ``to``, the lowest empty hex beside it."""

    hex: SpaceId
    to: SpaceId


class RubblePlaced(Fact, frozen=True, kw_only=True):
    """A Rubble counter was put face down in ``hex``; ``origin`` is the hex it came from.

    Without one it is what a tribe left behind in a Structure, or the wreck of the Ore Carrier.
    """

    rubble: UnitId
    hex: SpaceId
    origin: SpaceId | None = None
    source: Source = "thrown"


class RubbleMoved(Fact, frozen=True, kw_only=True):
    """A Rubble counter was shoved along ``path``, its first hex to its last."""

    rubble: UnitId
    path: tuple[SpaceId, ...]


class RubbleMissing(Fact, frozen=True, kw_only=True):
    """No Rubble was made, and why: the pool is empty, it fell off the map, or there was no room (5.4.6)."""

    origin: SpaceId
    why: Literal["pool", "edge", "room"]


class RubbleGone(Fact, frozen=True, kw_only=True):
    """A Rubble counter went back to the pool."""

    rubble: UnitId
    hex: SpaceId
    face: Face | None = None


class MineTrodden(Fact, frozen=True, kw_only=True):
    """A unit threw a die in a Marble Minefield: a hit that stops it too, a stop, or neither (6.0)."""

    unit: UnitId
    hex: SpaceId
    face: int
    effect: Tread


Events = (
    PhaseBegan | UnitMoved | UnitHarmed | UnitTransformed | UnitAttacked | UnitStruck | RetreatBarred
    | StoneHarmed | TribeDestroyed | TribeMoved | ArrivalDeflected | RubbleDeflected | RubblePlaced
    | RubbleMissing | RubbleMoved | RubbleGone | MineTrodden
)  # fmt: skip
