# SPDX-License-Identifier: GPL-3.0-or-later
"""The counters of a player in a defined order, and one of several that are alike (II, IX)."""

from collections.abc import Iterable

from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.state import Place, TokyoState, Unit
from rubbletop.kernel.facts import Seat


def ranked(ground: Ground, units: Iterable[Unit]) -> tuple[Unit, ...]:
    """Return units by sector, then by kind as in the tables, then by number."""
    sectors, kinds = list(ground.board.sectors), list(ground.rows)
    return tuple(sorted(units, key=lambda u: (sectors.index(u.sector), kinds.index(u.kind), len(u.id), u.id)))


def firsts(ground: Ground, units: Iterable[Unit]) -> tuple[Unit, ...]:
    """Return one unit of each kind and colour among ``units``: the one with the lowest number."""
    found: dict[tuple[str, str], Unit] = {}
    for unit in ranked(ground, units):
        found.setdefault((unit.sector, unit.kind), unit)
    return tuple(found.values())


def owned(s: TokyoState, seat: Seat, place: Place) -> tuple[Unit, ...]:
    """Return the units of a seat in a place."""
    return tuple(unit for unit in s.units.values() if unit.owner == seat and unit.place == place)
