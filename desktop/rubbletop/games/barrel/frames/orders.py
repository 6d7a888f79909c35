# SPDX-License-Identifier: GPL-3.0-or-later
"""Frames of the first and second selected actions."""

from typing import Literal

from rubbletop.games.barrel.frames.deals import Deal
from rubbletop.kernel.facts import Seat, SpaceId
from rubbletop.kernel.state import Frame

ActKind = Literal["building", "influence", "contract"]


class TurnFrame(Frame, frozen=True, kw_only=True):
    """The first of ``left`` has her first or second action (``round`` 1 or 2), sells oil and deals.

    ``chosen``: she has chosen her action, or passed it. ``offers``: deals she has offered in this action;
    ``refused``: those that came to nothing.
    """

    round: int
    left: tuple[Seat, ...]
    chosen: bool = False
    offers: int = 0
    refused: tuple[Deal, ...] = ()


class PurchaseFrame(Frame, frozen=True, kw_only=True):
    """``buyer`` buys and then moves: elements and moves still free in her box.

    ``moving``: purchases are over. ``joined``: the battles she opened or joined by this action, to which she
    may call for support (47).
    """

    buyer: Seat
    elements: int
    moves: int
    moving: bool = False
    joined: tuple[SpaceId, ...] = ()


class SupportFrame(Frame, frozen=True, kw_only=True):
    """``guest`` is called to a battle by ``caller``, for so many half dollars (47)."""

    caller: Seat
    guest: Seat
    region: SpaceId
    pay: int = 0


class ConstructionFrame(Frame, frozen=True, kw_only=True):
    """``builder`` has so many acts left; ``done``: how many of each kind she has done (ruling 1)."""

    builder: Seat
    acts: int
    done: dict[ActKind, int]


class ProductionFrame(Frame, frozen=True, kw_only=True):
    """``producer`` lets regions produce, each once an action; ``done``: those that have."""

    producer: Seat
    done: tuple[SpaceId, ...] = ()


Frames = TurnFrame | PurchaseFrame | SupportFrame | ConstructionFrame | ProductionFrame
