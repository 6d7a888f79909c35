# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a unit on foot can go, and what it costs (2.2, 5.3.1 to 5.3.1.2; rulings 60 to 63)."""

from rubbletop.board.routes import Reach, reach
from rubbletop.games.colossi.frames.marines import ActingFrame
from rubbletop.games.colossi.ground import Field
from rubbletop.games.colossi.state import Unit
from rubbletop.games.colossi.steps.marines.bars import may_stand, points_left, why_still, why_stopped
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import SpaceId, say

FAR = Bar(say("That hex is out of reach in this move."), "5.3.1")
ENTRY = Bar(say("It walks in over an edge hex of its team's area."), "sc. 2, 148")
HILL = Bar(say("Units cannot enter a Hill."), "2.2")
TRIBE = Bar(say("Units cannot enter a hex with a tribe."), "5.3.1.1")
RUBBLE = Bar(say("Units cannot enter a hex with Rubble."), "2.1.2.4")
CLIFFS = Bar(say("Nobody can enter the Red Cliffs."), "6.0")
PIT = Bar(say("No unit enters the Bottomless Quarry Pit of its own will."), "6.0, 120")
ZONE = Bar(
    say("A unit that begins next to a tribe cannot move straight to another hex next to a tribe."), "5.3.1.2"
)
COSTLY = Bar(say("It has too few movement points left for that hex."), "5.3.1")
CROWDED = Bar(say("It could not go on from there, and two units cannot end in one hex."), "5.3.1.1")
MUST_LEAVE = Bar(say("It cannot end its action here: another unit stands in this hex."), "5.3.1.1")

BESIDE = SpaceId("")
"""Where a unit waits that has not come in yet."""

LEAVERS = ("miner", "foreman")
"""The kinds of unit that can escape from the map (75)."""

FINE = 100
"""Steps of a route's measure in a movement point; the rest counts the dice thrown among marbles."""


def walk_cost(field: Field, to: SpaceId) -> int:
    """Return the movement points that a hex costs (2.2, 60)."""
    row = field.ground.edition.marines.movement
    if to not in field.uneven:
        return row.clear
    if field.face_at(to) in ("stonehenge", "minefield"):
        return row.feature
    return row.oasis if to in field.board.oasis else row.clear


def why_closed(field: Field, to: SpaceId) -> Bar | None:
    """Return why no unit may walk into a hex, None where it is open (2.2, 60, 115, 120)."""
    if to not in field.uneven:
        return None
    if field.is_hill(to):
        return HILL
    if to in field.tribe_at:
        return TRIBE
    match field.face_at(to):
        case "down":
            return RUBBLE
        case "cliffs":
            return CLIFFS
        case "pit":
            return PIT
        case _:
            return None


def why_no_march(field: Field, act: ActingFrame, to: SpaceId) -> Bar | None:
    """Return why a unit on foot cannot take its next step to ``to``, None where it can (5.3.1)."""
    unit = field.s.units[act.unit]
    if (stopped := why_stopped(field, act) or why_still(field, unit)) is not None:
        return stopped
    if (closed := why_closed(field, to)) is not None:
        return closed
    if to not in steps_from(field, unit):
        return FAR if unit.hex is not None else ENTRY
    return why_no_step(field, unit, to, points_left(field, act))


def steps_from(field: Field, unit: Unit) -> tuple[SpaceId, ...]:
    """Return the hexes next to a unit, or for one beside the map those over which it walks in (148)."""
    return field.entries(unit) if unit.hex is None else field.board.neighbours[unit.hex]


def why_no_step(field: Field, unit: Unit, to: SpaceId, points: int) -> Bar | None:
    """Return why a unit that can move has no way into the hex ``to`` next door, None where it has (5.3.1)."""
    if (closed := why_closed(field, to)) is not None:
        return closed
    left = points - walk_cost(field, to)
    if left < 0:
        return COSTLY
    if to in field.near_tribe and unit.hex in field.near_tribe:
        return ZONE
    if not may_stand(field, unit, to) and not _goes_on(field, unit, to, left):
        return CROWDED
    return None


def halts(field: Field, unit: Unit) -> frozenset[SpaceId]:
    """Return the hexes in which a unit's move is over: next to a tribe, or the Offices (61, 76)."""
    if unit.kind != "foreman" or field.offices is None:
        return field.near_tribe
    return field.near_tribe | {field.offices}


def may_leave(field: Field, unit: Unit, at: SpaceId, left: int) -> bool:
    """Return whether a unit in a hex can escape from the map with ``left`` movement points (75)."""
    exits = unit.kind in LEAVERS and at in field.board.escape
    return exits and left >= field.ground.edition.marines.movement.escape


def _goes_on(field: Field, unit: Unit, at: SpaceId, left: int) -> bool:
    """Whether a unit in a friend's hex can walk on, to one of its own or off the map (62, 75).

    It must not be in danger of being stopped there.
    """
    if at in halts(field, unit) or at in field.mined:
        return False
    if any(_ends_beside(field, unit, to, left) for to in field.board.neighbours[at]):
        return True
    found = walks(field, unit, at, left)
    if any(to != at for to in ends(field, unit, found)):
        return True
    return any(may_leave(field, unit, to, left - cost // FINE) for to, (cost, _) in found.items())


def _ends_beside(field: Field, unit: Unit, to: SpaceId, left: int) -> bool:
    """Whether a unit that nothing stops can end in a hex next door, which spares a longer search."""
    return walk_cost(field, to) <= left and why_closed(field, to) is None and may_stand(field, unit, to)


def ends(field: Field, unit: Unit, found: Reach) -> list[SpaceId]:
    """Return the hexes among those reached where a unit may end its move (62)."""
    return [to for to in found if may_stand(field, unit, to)]


def walks(field: Field, unit: Unit, start: SpaceId, left: int) -> Reach:
    """Return the hexes that a unit can walk to, or through, from ``start`` with ``left`` movement points.

    ``start`` is BESIDE for a unit that walks in.
    The measure is FINE for a movement point and one for each die thrown among marbles, which are avoided
    where that costs no points.
    """
    near = field.near_tribe
    over = halts(field, unit)

    def cost(at: SpaceId, to: SpaceId) -> int | None:
        if at in over and (at != start or to in near):
            return None
        if why_closed(field, to) is not None:
            return None
        mined = to in field.mined
        if not may_stand(field, unit, to) and (mined or to in over):
            return None
        return walk_cost(field, to) * FINE + mined

    beside = field.board.neighbours
    if start == BESIDE:
        beside = {**beside, BESIDE: field.entries(unit)}
    return reach(start, left * FINE + FINE - 1, beside, cost)
