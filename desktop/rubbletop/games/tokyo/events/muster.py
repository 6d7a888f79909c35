# SPDX-License-Identifier: GPL-3.0-or-later
"""Facts of Phases 3, 4 and 5: activation, research, development (IX to XI)."""

from typing import ClassVar

from rubbletop.games.tokyo.tables import OriginId
from rubbletop.kernel.facts import Event, Seat, UnitId


class PlanSealed(Event, frozen=True, kw_only=True):
    """A seat has settled in secret what she activates and researches (30)."""

    buyer: Seat


class PlansShown(Event, frozen=True, kw_only=True):
    """What everybody activates and researches is shown."""

    reveals: ClassVar[bool] = True


class UnitsActivated(Event, frozen=True, kw_only=True):
    """A seat's units came into her holding box (IX)."""

    buyer: Seat
    units: tuple[UnitId, ...]


class ResearchFunded(Event, frozen=True, kw_only=True):
    """A seat put Mega-Yen into research, ``total`` in the whole game, which gives her so many ``looks``."""

    buyer: Seat
    amount: int
    total: int
    looks: int


class CardExamined(Event, frozen=True, kw_only=True):
    """A seat looked at the Origin card at this place, 0 to 4, of the five put aside (X)."""

    looker: Seat
    place: int


class OriginSeen(Event, frozen=True, kw_only=True):
    """What the looker saw: GODRAN does not come from there. Only she learns it (48)."""

    reveals: ClassVar[bool] = True

    looker: Seat
    place: int
    origin: OriginId


class OutlaySealed(Event, frozen=True, kw_only=True):
    """A seat has settled in secret what she puts into superweapons (30)."""

    buyer: Seat


class OutlaysShown(Event, frozen=True, kw_only=True):
    """What everybody puts into superweapons is shown."""

    reveals: ClassVar[bool] = True


class WeaponFunded(Event, frozen=True, kw_only=True):
    """A seat put Mega-Yen into a fund, which holds ``total`` now (XI)."""

    buyer: Seat
    fund: str
    amount: int
    total: int


class WeaponSettled(Event, frozen=True, kw_only=True):
    """A fund's superweapon is settled, its counter face down (XI, 49)."""

    buyer: Seat
    fund: str


class WeaponDone(Event, frozen=True, kw_only=True):
    """A superweapon is done: its counter is turned up in the holding box (XI)."""

    reveals: ClassVar[bool] = True

    buyer: Seat
    fund: str
    unit: UnitId


Events = (
    PlanSealed
    | PlansShown
    | UnitsActivated
    | ResearchFunded
    | CardExamined
    | OriginSeen
    | OutlaySealed
    | OutlaysShown
    | WeaponFunded
    | WeaponSettled
    | WeaponDone
)
