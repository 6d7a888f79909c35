# SPDX-License-Identifier: GPL-3.0-or-later
"""How Damage Points can be spread over the units attacked: as many as can be absorbed (XII, 59 to 61, 66)."""

from collections.abc import Iterable, Sequence

from rubbletop.games.tokyo.frames.godran import AllotFrame, Harm
from rubbletop.games.tokyo.ground import Field
from rubbletop.games.tokyo.passage import can_flee, retreats
from rubbletop.games.tokyo.state import Unit
from rubbletop.kernel.facts import UnitId

POINTS: dict[Harm, int] = {"none": 0, "retreat": 1, "flee": 2, "destroy": 3, "die": 1}
"""Damage Points that each effect absorbs."""
Harms = tuple[Harm, ...]


def harms_of(field: Field, unit: Unit) -> Harms:
    """Return what Damage Points can do to a unit outside or on a roof, nothing aside (60, 61, 66).

    Superweapons and units on a roof only die, for 1. Who cannot retreat dies for 1 or flees for 2; populace,
    which never retreats, may also be destroyed for 3.
    """
    type_ = field.ground.row(unit).type
    if type_ == "superweapon" or unit.stance == "roof":
        return ("die",)
    found: list[Harm] = ["retreat" if retreats(field, unit) else "die"]
    if can_flee(field, unit):
        found.append("flee")
    if type_ == "populace" or found[0] == "retreat":
        found.append("destroy")
    return tuple(found)


def best_sum(options: Iterable[Harms], damage: int) -> int:
    """Return the most Damage Points that units with these ``options`` can absorb, ``damage`` at most (59)."""
    return _reach(options, damage).bit_length() - 1


def choices(field: Field, frame: AllotFrame) -> dict[UnitId, Harms]:
    """Return what may be settled for each open unit so that the greatest sum is still reached (59).

    A unit with a single entry is not open in truth: ``settled`` closes it.
    """
    units = [unit for unit in frame.units if unit not in frame.harms]
    options = {unit: harms_of(field, field.s.units[unit]) for unit in units}
    damage = frame.damage - sum(POINTS[harm] for harm in frame.harms.values())
    best = best_sum(options.values(), damage)
    allowed: dict[Harms, Harms] = {}
    for own in dict.fromkeys(options.values()):
        others = _reach(_without(list(options.values()), own), damage)
        fits: list[Harm] = [harm for harm in ("none", *own) if _has(others, best - POINTS[harm])]
        allowed[own] = tuple(fits)
    return {unit: allowed[options[unit]] for unit in units}


def settled(field: Field, frame: AllotFrame) -> AllotFrame:
    """Return the frame with all units settled for which there is no choice left."""
    forced = {unit: fits[0] for unit, fits in choices(field, frame).items() if len(fits) == 1}
    return AllotFrame(units=frame.units, damage=frame.damage, harms={**frame.harms, **forced})


def _reach(options: Iterable[Harms], damage: int) -> int:
    """The sums that can be absorbed, as bits: bit n is set where n points can be, up to ``damage``."""
    within = (1 << (damage + 1)) - 1
    sums = 1
    for harms in options:
        more = sums
        for harm in harms:
            more |= sums << POINTS[harm]
        sums = more & within
    return sums


def _has(sums: int, value: int) -> bool:
    return value >= 0 and bool(sums >> value & 1)


def _without(options: Sequence[Harms], one: Harms) -> list[Harms]:
    """The options without one unit that has these."""
    left = list(options)
    left.remove(one)
    return left
