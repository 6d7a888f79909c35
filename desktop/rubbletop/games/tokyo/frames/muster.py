# SPDX-License-Identifier: GPL-3.0-or-later
"""Frames of Phases 3, 4 and 5: activation, research, development (IX to XI)."""

from typing import Literal

from rubbletop.games.tokyo.tables import WeaponKind
from rubbletop.kernel.facts import Record, Seat, UnitId
from rubbletop.kernel.state import Frame


class Plan(Record, frozen=True, kw_only=True):
    """What a seat means to buy, still secret: units to activate, Mega-Yen for research (30)."""

    units: tuple[UnitId, ...] = ()
    research: int = 0


class PlansFrame(Frame, frozen=True, kw_only=True):
    """Everybody writes a shopping list; those in ``sealed`` are done; a view hides the lists of others."""

    plans: dict[Seat, Plan]
    sealed: tuple[Seat, ...] = ()


class LooksFrame(Frame, frozen=True, kw_only=True):
    """The seats in ``left`` look at so many more Origin cards, in private (47)."""

    left: dict[Seat, int]


class Outlay(Record, frozen=True, kw_only=True):
    """What a seat means to put into its funds, by fund, and the types it declares, still secret (49)."""

    amounts: dict[str, int] = {}
    types: dict[str, WeaponKind | Literal["?"]] = {}


class DevelopFrame(Frame, frozen=True, kw_only=True):
    """Everybody puts Mega-Yen into superweapons; those in ``sealed`` are done."""

    outlays: dict[Seat, Outlay]
    sealed: tuple[Seat, ...] = ()


Frames = PlansFrame | LooksFrame | DevelopFrame
