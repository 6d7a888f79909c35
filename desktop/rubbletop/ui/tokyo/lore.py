# SPDX-License-Identifier: GPL-3.0-or-later
"""What counters do, in a line each: for the selected counter and panels."""

from collections.abc import Mapping

from rubbletop.games.tokyo.tables import Kind
from rubbletop.kernel.facts import Message, say


def ability(kind: Kind) -> Message:
    """Return what a kind of unit can do beyond moving."""
    return _ABILITIES[kind]


_POPULACE = say("Leaves the map from an outer area; never enters rubble; cannot attack (XIII).")
_ABILITIES: Mapping[Kind, Message] = {
    "troop": say("Goes into buildings and up to roofs; doubled on a roof when it attacks (XIII)."),
    "halftrack": say("Carries 1 infantry unit and 1 superweapon; never enters rubble (XIII)."),
    "mortar": say("From afar it fires over 1 building, unless units are in GODRAN’s area (XIV)."),
    "paratroop": say("Drops from the box into an empty open area, or enters at the edge (XIII)."),
    "tank": say("Needs a clear line from afar; carries 1 superweapon (XIII, XIV)."),
    "helicopter": say("Flies over all, always sees GODRAN; debris spares it; carries 1 superweapon (XIII)."),
    "punk_rockers": _POPULACE,
    "business_folk": _POPULACE,
    "old_folks": _POPULACE,
    "tourist_groups": _POPULACE,
    "visiting_dignitaries": _POPULACE,
    "heat_ray": say("Next to GODRAN: best against the Moon and Antarctica (XIV)."),
    "oxygen_destroyer": say("Next to GODRAN: best against the Pacific and the Earth’s crust (XIV)."),
    "super_freezer": say("Next to GODRAN: best against the swamp and Mt. Fuji (XIV)."),
    "death_ray": say("Up to 3 areas along a clear line: column B against every Origin (XIV)."),
}


GODRAN = say("1 AP a step, 1 AP a die. Attacks units and buildings in its own and adjacent areas (XII).")
