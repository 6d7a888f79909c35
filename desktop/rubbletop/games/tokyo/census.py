# SPDX-License-Identifier: GPL-3.0-or-later
"""Counters as no game of Tokyo can have them: others than those of its colours, in impossible places (II)."""

from collections.abc import Iterator

from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.passage import ENTERERS
from rubbletop.games.tokyo.state import TokyoState, Unit, replace
from rubbletop.games.tokyo.table import foreign_populace, with_sector
from rubbletop.kernel.facts import UnitId


def misfits(ground: Ground, s: TokyoState) -> Iterator[str]:
    """Yield what is wrong with the counters: none of the colours in play, or where they cannot be."""
    own, foreign = _all_counters(ground, s)
    if not set(own) <= set(s.units) <= {*own, *foreign}:
        yield "the units are not those of the sectors"
    for name, unit in s.units.items():
        made = own.get(name) or foreign.get(name)
        if made is None or (unit.id, unit.kind, unit.sector) != (made.id, made.kind, made.sector):
            yield f"{name!r} is another unit than its name says"
        elif name in own and unit.owner != made.owner:
            yield f"{name!r} belongs to {made.owner}"
        yield from _place(ground, s, unit)


def _all_counters(ground: Ground, s: TokyoState) -> tuple[dict[UnitId, Unit], dict[UnitId, Unit]]:
    """The counters of the sectors that are controlled, and the populace of those that are not."""
    bare = replace(s, units={})
    for sector, seat in s.sectors.items():
        if seat is not None:
            bare = with_sector(ground, bare, seat, sector)
    nobodys = [sector for sector, seat in s.sectors.items() if seat is None]
    populace = [unit for sector in nobodys for unit in foreign_populace(ground, sector, s.seats[0])]
    return bare.units, {unit.id: unit for unit in populace}


def _place(ground: Ground, s: TokyoState, unit: Unit) -> Iterator[str]:
    is_populace = unit.kind in ground.populace
    if (unit.area is not None) != (unit.place == "map"):
        yield f"{unit.id!r} is on the map without an area, or in one off it"
    if unit.place in ("pool", "box") if is_populace else unit.place in ("hand", "safe", "lost"):
        yield f"{unit.id!r} cannot be in its place"
    type_ = ground.row(unit).type
    if unit.stance != "outside" and (
        unit.area is None
        or ground.field(s).building_at(unit.area) is None
        or type_ not in (ENTERERS if unit.stance == "inside" else ("infantry",))
    ):
        yield f"{unit.id!r} cannot be {unit.stance}"
