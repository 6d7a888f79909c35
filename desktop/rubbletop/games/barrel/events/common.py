# SPDX-License-Identifier: GPL-3.0-or-later
"""Facts that several steps tell: money, barrels, troops, logistics and track values that change.

Every half dollar, barrel, troop and logistic that comes, goes or changes hands is told by one of these, so
that a game can be reckoned up from its events.
"""

from typing import Literal

from rubbletop.kernel.facts import Event, Seat, SpaceId

Purpose = Literal["purchase", "media", "repeat", "support", "deal", "fine", "idle", "repair"]
Source = Literal["start", "bonus", "money", "taxes", "oil"]
Loss = Literal["battle", "retreat", "bombing", "fine", "withdrawn"]
Use = Literal["production", "building", "influence", "bombing", "abandoned"]
Taking = Literal["victory", "entered", "deal"]
Why = Literal[
    "troops_over",
    "troops_under",
    "troops_lost",
    "retreat",
    "taxes",
    "speech",
    "bombing",
    "bombing_failed",
]


class Paid(Event, frozen=True, kw_only=True):
    """A seat pays half dollars to ``taker``, None where they leave the game; ``region`` is what they are for.

    A purchase is for where it is delivered, a repair for where the building stands.
    """

    payer: Seat
    amount: int
    purpose: Purpose
    taker: Seat | None = None
    region: SpaceId | None = None


class Earned(Event, frozen=True, kw_only=True):
    """A seat gets half dollars, of no other player; ``barrels``: what was sold for it."""

    earner: Seat
    amount: int
    source: Source
    barrels: int = 0


class OilMoved(Event, frozen=True, kw_only=True):
    """Barrels leave a hand for another (a deal), or for the penalty for regions that do not produce."""

    giver: Seat
    barrels: int
    taker: Seat | None = None


class PacifismChanged(Event, frozen=True, kw_only=True):
    """The Pacifism of a seat moves ``by`` steps, to ``value``; at an end of the track fewer (22)."""

    seat: Seat
    by: int
    value: int
    why: Why


class InfluenceChanged(Event, frozen=True, kw_only=True):
    """The Influence of a seat goes up or down, to ``value``."""

    seat: Seat
    by: int
    value: int


class TroopsLost(Event, frozen=True, kw_only=True):
    """Troops of a seat leave the board from a region or the Border Region."""

    seat: Seat
    region: SpaceId
    number: int
    cause: Loss


class LogisticsUsed(Event, frozen=True, kw_only=True):
    """Logistics leave the board: used for something, bombed, or left alone with local troops."""

    region: SpaceId
    number: int
    use: Use


class GroupMoved(Event, frozen=True, kw_only=True):
    """A group of a seat goes one step; ``how``: a move, a free one, support, a retreat."""

    mover: Seat
    path: tuple[SpaceId, SpaceId]
    troops: int
    logistics: int
    how: Literal["move", "free", "support", "retreat"]


class RegionEntered(Event, frozen=True, kw_only=True):
    """The first troops set foot in a region; so many local troops await them, ``extra`` by the die."""

    mover: Seat
    region: SpaceId
    locals: int
    extra: int
    face: int = 0


class ControlTaken(Event, frozen=True, kw_only=True):
    """A seat gets control of a region: by victory, by moving troops in, by a deal."""

    seat: Seat
    region: SpaceId
    how: Taking


class TurnBegun(Event, frozen=True, kw_only=True):
    """A turn begins; ``phase`` 1 to 3."""

    turn: int
    phase: int


class GameEnded(Event, frozen=True, kw_only=True):
    """The last turn is over; all hands lie open."""


Events = (
    Paid
    | Earned
    | OilMoved
    | PacifismChanged
    | InfluenceChanged
    | TroopsLost
    | LogisticsUsed
    | GroupMoved
    | RegionEntered
    | ControlTaken
    | TurnBegun
    | GameEnded
)
