# SPDX-License-Identifier: GPL-3.0-or-later
"""Facts of the first and second selected actions."""

from rubbletop.games.barrel.tables import Building
from rubbletop.kernel.facts import Event, Seat, SpaceId


class BoxChosen(Event, frozen=True, kw_only=True):
    """A seat has chosen a box; ``box`` is ``row.column``, or taxes, speech, oil, or "" for a pass."""

    chooser: Seat
    box: str


class MediaRaised(Event, frozen=True, kw_only=True):
    """The Mass-media value of a seat goes up by ``by``, to ``value``."""

    seat: Seat
    by: int
    value: int


class Bought(Event, frozen=True, kw_only=True):
    """A seat has bought elements into a region, or by land into the Border Region."""

    buyer: Seat
    region: SpaceId
    troops: int
    logistics: int


class SupportCalled(Event, frozen=True, kw_only=True):
    """A seat calls another to a battle, for so many half dollars."""

    caller: Seat
    guest: Seat
    region: SpaceId
    pay: int


class SupportDeclined(Event, frozen=True, kw_only=True):
    """A seat does not come."""

    guest: Seat
    region: SpaceId


class BuildingBuilt(Event, frozen=True, kw_only=True):
    """A military building stands in a region."""

    builder: Seat
    region: SpaceId
    building: Building


class ContractAwarded(Event, frozen=True, kw_only=True):
    """A seat goes one space up the Contract Track, to ``value``."""

    seat: Seat
    value: int


class OilProduced(Event, frozen=True, kw_only=True):
    """A region has produced: ``barrels`` are laid on it, ``government`` go to the Government."""

    producer: Seat
    region: SpaceId
    barrels: int
    government: int = 0


Events = (
    BoxChosen
    | MediaRaised
    | Bought
    | SupportCalled
    | SupportDeclined
    | BuildingBuilt
    | ContractAwarded
    | OilProduced
)
