# SPDX-License-Identifier: GPL-3.0-or-later
"""Frames of what follows from an attack: volleys, hits, retreats, wrecks, Rubble (5.1.1, 5.4.6, 7.2.2)."""

from typing import Literal

from rubbletop.kernel.facts import Record, SpaceId, UnitId
from rubbletop.kernel.state import Frame

Volley = Literal["thunderclap", "avalanche", "sling", "roller", "shrapnel", "rampage", "lightning"]


class Shot(Record, frozen=True, kw_only=True):
    """One attack with dice waiting to be made: on whom, and with how many dice before the Structure's -1."""

    unit: UnitId
    cf: int


class VolleyFrame(Frame, frozen=True, kw_only=True):
    """Attacks of one tribe or Rubble on several units, one after another.

    Each survivor retreats from ``origin``, None where the attack forces no retreat. ``cause`` is the tribe or
    Rubble, None for an event.
    """

    volley: Volley
    cause: UnitId | None
    shots: tuple[Shot, ...]
    origin: SpaceId | None = None


class HitsFrame(Frame, frozen=True, kw_only=True):
    """Hits a unit still has to take, one at a time; a survivor retreats from ``origin`` if set."""

    unit: UnitId
    hits: int
    origin: SpaceId | None = None


class RetreatFrame(Frame, frozen=True, kw_only=True):
    """A unit retreats one hex farther from ``origin``; where it cannot it takes one more hit and stays."""

    unit: UnitId
    origin: SpaceId


class WreckFrame(Frame, frozen=True, kw_only=True):
    """The Ore Carrier was destroyed in ``hex``: Rubble is placed there once its passenger is settled (72)."""

    hex: SpaceId


class RubbleFrame(Frame, frozen=True, kw_only=True):
    """Rubble is to be placed, thrown from ``origin`` (5.4.6); ``then``: whether it is revealed at once."""

    origin: SpaceId
    distance: Literal["d3", "d6"] = "d3"
    then: Literal["", "reveal"] = ""


Frames = VolleyFrame | HitsFrame | RetreatFrame | WreckFrame | RubbleFrame
