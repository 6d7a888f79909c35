# SPDX-License-Identifier: GPL-3.0-or-later
"""Facts of the set-up."""

from rubbletop.kernel.facts import Event, Seat


class OrderRolled(Event, frozen=True, kw_only=True):
    """A seat has thrown for the playing order; those who tie throw again."""

    seat: Seat
    face: int


class OrderSettled(Event, frozen=True, kw_only=True):
    """The playing order of a turn is settled."""

    order: tuple[Seat, ...]


class StartBought(Event, frozen=True, kw_only=True):
    """A seat has bought its first troops and logistics, maybe none."""

    buyer: Seat
    troops: int
    logistics: int


Events = OrderRolled | OrderSettled | StartBought
