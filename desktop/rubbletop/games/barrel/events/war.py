# SPDX-License-Identifier: GPL-3.0-or-later
"""Facts of the War check."""

from rubbletop.games.barrel.frames.war import Terms
from rubbletop.kernel.facts import Event, Seat, SpaceId


class TermsProposed(Event, frozen=True, kw_only=True):
    """The one who rolls proposes who loses first and who controls."""

    region: SpaceId
    roller: Seat
    terms: Terms


class TermsAnswered(Event, frozen=True, kw_only=True):
    """An ally agrees or not."""

    region: SpaceId
    ally: Seat
    agreed: bool


class BattleFought(Event, frozen=True, kw_only=True):
    """One round of a battle: troops, ratio, face and losses of the players and the locals.

    Ratios are as in the battle table, seen from each side. Losses are those that could be taken (28).
    """

    region: SpaceId
    roller: Seat
    troops: int
    locals: int
    ratio: int
    locals_ratio: int
    face: int
    locals_face: int
    troops_lost: int
    locals_lost: int


class BattleLost(Event, frozen=True, kw_only=True):
    """No players' troops are left: so many locals stay; 1 new one where all had fallen (``fresh``)."""

    region: SpaceId
    locals: int
    fresh: bool


Events = TermsProposed | TermsAnswered | BattleFought | BattleLost
