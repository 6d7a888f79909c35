# SPDX-License-Identifier: GPL-3.0-or-later
"""Decisions of Phases 3, 4 and 5 (IX to XI)."""

from rubbletop.games.tokyo.tables import WeaponKind
from rubbletop.kernel.facts import Action, UnitId


class ListUnit(Action, frozen=True, kw_only=True):
    """Put a unit on the shopping list."""

    unit: UnitId


class StrikeOffUnit(Action, frozen=True, kw_only=True):
    """Take a unit off the shopping list."""

    unit: UnitId


class FundResearch(Action, frozen=True, kw_only=True):
    """Set aside so many Mega-Yen in all for research this turn; 0 takes it back."""

    amount: int


class SealPlan(Action, frozen=True, kw_only=True):
    """The shopping list and the research stand."""


class LookAtCard(Action, frozen=True, kw_only=True):
    """Look at the Origin card at this place, 0 to 4, of the five put aside (X)."""

    place: int


class FundWeapon(Action, frozen=True, kw_only=True):
    """Put so many Mega-Yen in all into a fund this turn; a new id opens a fund, 0 takes it back (XI)."""

    fund: str
    amount: int


class DeclareWeapon(Action, frozen=True, kw_only=True):
    """Settle, in secret, which superweapon a fund is for (49)."""

    fund: str
    weapon: WeaponKind


class SealOutlay(Action, frozen=True, kw_only=True):
    """The outlay on superweapons stands."""


Actions = (
    ListUnit | StrikeOffUnit | FundResearch | SealPlan | LookAtCard | FundWeapon | DeclareWeapon | SealOutlay
)
