# SPDX-License-Identifier: GPL-3.0-or-later
"""Frames of the Rebel check."""

from typing import Literal

from rubbletop.games.barrel.tables import Building
from rubbletop.kernel.facts import Record, Seat, SpaceId
from rubbletop.kernel.state import Frame

Target = Literal["troops", "logistics"] | Building


class RebelsFrame(Frame, frozen=True, kw_only=True):
    """The first of ``left``, in playing order, acts with her rebels."""

    left: tuple[Seat, ...]


class Bombing(Record, frozen=True, kw_only=True):
    """A declared bombing: whose rebels, whose things, what and where.

    ``partners``: other rebels that join; ``allies``: players whose troops and police help in the defence.
    """

    bomber: Seat
    victim: Seat
    region: SpaceId
    target: Target
    partners: tuple[Seat, ...] = ()
    allies: tuple[Seat, ...] = ()


class PartnersFrame(Frame, frozen=True, kw_only=True):
    """The first of ``asked`` is asked whether her rebels join (49)."""

    bombing: Bombing
    asked: tuple[Seat, ...]


class DefenceFrame(Frame, frozen=True, kw_only=True):
    """The victim may call each of ``asked`` for help (50); ``called`` is being asked now."""

    bombing: Bombing
    asked: tuple[Seat, ...]
    called: Seat | None = None


class BlastFrame(Frame, frozen=True, kw_only=True):
    """The dice of a bombing are thrown and its damage done."""

    bombing: Bombing


class RepairFrame(Frame, frozen=True, kw_only=True):
    """The victim pays for a damaged building, a dollar for each point, or loses it (6)."""

    bombing: Bombing
    damage: int


Frames = RebelsFrame | PartnersFrame | DefenceFrame | BlastFrame | RepairFrame
