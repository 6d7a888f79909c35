# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the Ore Carrier can go, and whom it takes along (5.3.1.3; rulings 65 to 68)."""

from itertools import pairwise

from rubbletop.games.colossi.frames.marines import ActingFrame
from rubbletop.games.colossi.ground import Field
from rubbletop.games.colossi.state import Unit
from rubbletop.games.colossi.steps.marines.bars import is_fresh, may_stand, why_still
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import SpaceId, UnitId, say

OFF_RAIL = Bar(say("The Ore Carrier moves only along joined rail hexes."), "5.3.1.3")
TRAVELLED = Bar(say("The Ore Carrier has rolled from here to there already in this move."), "5.3.1.3, 66")
NO_POWER = Bar(
    say("Somebody who is not Paralyzed must stand in the Refinery Plant or the IMC Offices to power it."),
    "5.3.1.3, 65",
)
NEAR_TRIBE = Bar(say("The Ore Carrier cannot move next to a tribe."), "5.3.1.3")
BLOCKED = Bar(say("The rails are blocked there."), "5.3.1.3, 66")
CROWDED = Bar(say("It could not go on from there, and the hex is full."), "5.3.1.3")
NOT_ABOARD = Bar(say("Only a unit that began the turn in its hex can be taken along."), "5.3.1.3, 67")
PASSENGER_MOVED = Bar(
    say("Neither the Ore Carrier nor its passenger may have moved or acted before."), "5.3.1.3, 67"
)


def is_powered(field: Field, passenger: UnitId | None) -> bool:
    """Return whether a unit powers the Ore Carrier; its passenger does not count (65)."""
    starts = field.board.starts
    return any(
        unit.kind != "carrier" and unit.id != passenger and unit.marker != "paralyzed"
        for name in ("plant", "offices")
        if name in starts
        for unit in field.units_at.get(starts[name], ())
    )


def why_no_haul(field: Field, carrier: Unit, passenger: UnitId) -> Bar | None:
    """Return why the Ore Carrier cannot take a unit along now, None where it can (67, 68)."""
    unit = field.s.units.get(passenger)
    if unit is None or unit.id == carrier.id or unit.place != "map" or unit.hex != carrier.hex:
        return NOT_ABOARD
    if unit.began is None or unit.began != carrier.began:
        return NOT_ABOARD
    return PASSENGER_MOVED if unit.acted or unit.moved or carrier.moved else None


def why_no_ride(field: Field, act: ActingFrame, passenger: UnitId | None, to: SpaceId) -> Bar | None:
    """Return why the Ore Carrier cannot roll on to ``to``, with or without a passenger (66)."""
    carrier = field.s.units[act.unit]
    at = field.unit_hex(carrier.id)
    if (halted := why_no_rides(field, act, passenger)) is not None:
        return halted
    if to not in field.rails(at):
        return OFF_RAIL
    if _has_rolled(act.path, at, to):
        return TRAVELLED
    if (closed := why_closed_rail(field, to)) is not None:
        return closed
    if may_stand(field, carrier, to, passenger):
        return None
    return None if _rolls_on(field, carrier, passenger, to, (*act.path, to)) else CROWDED


def why_closed_rail(field: Field, to: SpaceId) -> Bar | None:
    """Return what keeps the Ore Carrier out of a rail hex, None where it is open (66)."""
    if to in field.tribe_at or to in field.rubble_at:
        return BLOCKED
    return NEAR_TRIBE if to in field.near_tribe else None


def _has_rolled(path: tuple[SpaceId, ...], at: SpaceId, to: SpaceId) -> bool:
    """Whether a path leads from one hex to the next; each way is taken once, so that a move ends.

    Ruling: any distance is any number of hexes, so the Carrier may call at the Offices and come out again.
    """
    return (at, to) in pairwise(path)


def _rolls_on(
    field: Field, carrier: Unit, taken: UnitId | None, at: SpaceId, path: tuple[SpaceId, ...]
) -> bool:
    """Whether the Ore Carrier in a full hex can roll on to one where it may end; marbles might stop it."""
    if at in field.mined:
        return False
    for to in field.rails(at):
        if _has_rolled(path, at, to) or why_closed_rail(field, to) is not None:
            continue
        if may_stand(field, carrier, to, taken) or _rolls_on(field, carrier, taken, to, (*path, to)):
            return True
    return False


def rides(field: Field, act: ActingFrame, passenger: UnitId | None) -> dict[SpaceId, tuple[SpaceId, ...]]:
    """Return the rail hexes where the Ore Carrier can end, with the way there, its own hex left out."""
    carrier = field.s.units[act.unit]
    start = field.unit_hex(carrier.id)
    ways: dict[SpaceId, tuple[SpaceId, ...]] = {start: ()}
    rim = [] if why_no_rides(field, act, passenger) else [start]
    for at in rim:
        if at != start and at in field.mined and not may_stand(field, carrier, at, passenger):
            continue
        for to in field.rails(at):
            if to not in ways and not _has_rolled(act.path, at, to) and why_closed_rail(field, to) is None:
                ways[to] = (*ways[at], to)
                rim.append(to)
    del ways[start]
    return {to: way for to, way in ways.items() if may_stand(field, carrier, to, passenger)}


def why_no_rides(field: Field, act: ActingFrame, passenger: UnitId | None) -> Bar | None:
    """Return why the Ore Carrier cannot move at all now, None where it can."""
    if (still := why_still(field, field.s.units[act.unit])) is not None:
        return still
    return NO_POWER if is_fresh(act) and not is_powered(field, passenger) else None
