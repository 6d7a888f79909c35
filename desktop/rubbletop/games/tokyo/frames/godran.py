# SPDX-License-Identifier: GPL-3.0-or-later
"""Frames of Phase 6: GODRAN's actions and what they do to units and buildings (XII)."""

from typing import Literal

from rubbletop.board.grid import BuildingId, Side
from rubbletop.kernel.facts import Seat, SpaceId, UnitId
from rubbletop.kernel.state import Frame

Harm = Literal["none", "retreat", "flee", "destroy", "die"]
"""What Damage Points do to one unit: nothing; retreat for 1; flee for 2; destroyed for 3; destroyed for 1."""


class GodranFrame(Frame, frozen=True, kw_only=True):
    """The Controller spends Action Points; ``home``: the sector where GODRAN began, while it has not left it.

    ``spent``: whether it has spent any (41). ``victim`` and ``areas``: whose units, and in which areas, are
    marked for the next attack on human units.
    """

    ap: int
    home: str | None
    spent: bool = False
    victim: Seat | None = None
    areas: tuple[SpaceId, ...] = ()


class AllotFrame(Frame, frozen=True, kw_only=True):
    """The owner of ``units`` distributes Damage Points, unit by unit; ``harms`` are settled (59 to 61).

    A unit that is missing in ``harms`` is still open; those for which there is no choice are never open.
    """

    units: tuple[UnitId, ...]
    damage: int
    harms: dict[UnitId, Harm] = {}


class RetreatFrame(Frame, frozen=True, kw_only=True):
    """A unit's owner moves it one area away from GODRAN; where it cannot it is destroyed (62, 111)."""

    unit: UnitId


class FleeFrame(Frame, frozen=True, kw_only=True):
    """The Controller moves a unit up to three areas, at least one (64, 65); ``steps`` are still to go."""

    unit: UnitId
    steps: int
    begun: bool = False


class FallFrame(Frame, frozen=True, kw_only=True):
    """The debris of ``source``, which fell just before, comes down in ``area``, None off the map (80 to 82).

    ``link``: from 2, which link of the chain this is; ``origin``: the part of ``source`` nearest to the area;
    ``side``: the direction; ``dice``: how many are thrown anew at a building; ``total``: the
    last dice total, which units outside must stand up to.
    """

    link: int
    origin: SpaceId
    area: SpaceId | None
    side: Side
    dice: int
    total: int
    source: BuildingId


Frames = GodranFrame | AllotFrame | RetreatFrame | FleeFrame | FallFrame
