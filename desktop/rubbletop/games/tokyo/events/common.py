# SPDX-License-Identifier: GPL-3.0-or-later
"""Facts that several phases tell: money and points that change hands, losses, ruins, forced moves."""

from typing import ClassVar, Literal

from rubbletop.board.grid import BuildingId
from rubbletop.games.tokyo.merits import Ending, Merit
from rubbletop.kernel.facts import Event, Seat, SpaceId, UnitId

Purpose = Literal["bid", "tie", "activation", "research", "development", "populace", "trade"]
Cause = Literal["bid", "strike", "smash", "debris", "flop", "roof", "retreat"]


class TurnBegun(Event, frozen=True, kw_only=True):
    """A turn begins (VI)."""

    turn: int


class Paid(Event, frozen=True, kw_only=True):
    """A seat pays Mega-Yen for something named by ``about`` (a unit, a card, a fund, a seat)."""

    payer: Seat
    amount: int
    purpose: Purpose
    about: str = ""


class Earned(Event, frozen=True, kw_only=True):
    """A seat gets Mega-Yen: from a center (``building``), from another seat, or a void bid comes back."""

    earner: Seat
    amount: int
    source: Literal["center", "trade", "void"]
    about: str = ""


class Scored(Event, frozen=True, kw_only=True):
    """Victory points of a seat change, for what ``about`` names: a building, a unit, a seat (XVI)."""

    scorer: Seat
    points: int
    merit: Merit
    about: str = ""


class MonsterScored(Event, frozen=True, kw_only=True):
    """GODRAN gets victory points for a building or a unit (XII); the last, negative, when it is killed."""

    points: int
    merit: Merit
    about: str = ""


class UnitDestroyed(Event, frozen=True, kw_only=True):
    """A counter is destroyed; military units and superweapons go back to their pool (IX)."""

    unit: UnitId
    area: SpaceId
    cause: Cause


class BuildingFell(Event, frozen=True, kw_only=True):
    """A building is smashed: rubble in each of its areas (XII)."""

    building: BuildingId
    areas: tuple[SpaceId, ...]


class UnitWithdrew(Event, frozen=True, kw_only=True):
    """A unit retreats or flees one area (XII, XIV)."""

    unit: UnitId
    path: tuple[SpaceId, SpaceId]
    how: Literal["retreat", "flee"]


class UnitEvacuated(Event, frozen=True, kw_only=True):
    """A populace unit leaves the map and is safe (XIII)."""

    unit: UnitId
    area: SpaceId


class GameEnded(Event, frozen=True, kw_only=True):
    """The game is over (III); all cards, purses and funds lie open."""

    reveals: ClassVar[bool] = True

    why: Ending


Events = (
    TurnBegun
    | Paid
    | Earned
    | Scored
    | MonsterScored
    | UnitDestroyed
    | BuildingFell
    | UnitWithdrew
    | UnitEvacuated
    | GameEnded
)
