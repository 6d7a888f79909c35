# SPDX-License-Identifier: GPL-3.0-or-later
"""What counters do, in a line each: for the selected counter and panels."""

from collections.abc import Mapping

from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.tables import WEAPONS, Kind, OriginId, UnitRow, WeaponKind
from rubbletop.games.tokyo.words.names import listed
from rubbletop.kernel.facts import Message, say

BEST = "C"
"""The column on which a superweapon does most."""
PLACES: dict[OriginId, Message] = {
    "moon": say("Moon"),
    "antarctica": say("Antarctica"),
    "fuji": say("Mt. Fuji"),
    "swamp": say("Swamp"),
    "crust": say("Crust"),
    "pacific": say("Pacific"),
}
"""The Origins in a word."""


def ability(ground: Ground, kind: Kind) -> Message:
    """Return what a kind of unit can do beyond moving."""
    for weapon in WEAPONS:
        if weapon == kind:
            reach = _reach(ground.rows[weapon])
            return say("{reach}: {columns}. [XIV]", reach=reach, columns=_columns(ground, weapon))
    return _ABILITIES[kind]


def _reach(row: UnitRow) -> Message:
    if row.range <= 1:
        return say("Next to GODRAN")
    return say("Up to {range} areas along a clear line", range=row.range)


def _columns(ground: Ground, weapon: WeaponKind) -> Message:
    columns = {origin: row.columns[weapon] for origin, row in ground.origins.items()}
    best = [PLACES[origin] for origin, column in columns.items() if column == BEST]
    if best:
        return say("best against {places}", places=listed(best))
    return say("column {columns} whatever the Origin", columns="/".join(sorted({*columns.values()})))


_POPULACE = say("Leaves the map from an outer area; never enters rubble; cannot attack. [XIII]")
_ABILITIES: Mapping[Kind, Message] = {
    "troop": say("Goes into buildings and up to roofs; doubled on a roof when it attacks. [XIII]"),
    "halftrack": say("Carries 1 infantry unit and 1 superweapon; never enters rubble. [XIII]"),
    "mortar": say("From afar it fires over a building, unless units are in GODRAN’s area. [XIV]"),
    "paratroop": say("Drops from the box into an empty open area, or enters at the edge. [XIII]"),
    "tank": say("Needs a clear line from afar; carries 1 superweapon. [XIII, XIV]"),
    "helicopter": say("Flies over all, always sees GODRAN; debris spares it; carries 1 superweapon. [XIII]"),
    "punk_rockers": _POPULACE,
    "business_folk": _POPULACE,
    "old_folks": _POPULACE,
    "tourist_groups": _POPULACE,
    "visiting_dignitaries": _POPULACE,
}


GODRAN = say("1 AP a step, 1 AP a die. Attacks units and buildings in its own and adjacent areas. [XII]")
