# SPDX-License-Identifier: GPL-3.0-or-later
"""Why a unit may not do something: what a player reads, and the section (5.0)."""

from rubbletop.games.colossi.frames.marines import ActingFrame
from rubbletop.games.colossi.ground import Field
from rubbletop.games.colossi.state import Unit
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import SpaceId, UnitId, say

ABSENT = Bar(say("That unit is not on the map."), "5.3")
USED = Bar(say("This unit has used its action this turn."), "5.3")
OFF_MAP = Bar(say("There is no such hex on the map."), "2.2")
IDLE = Bar(say("This unit came down badly and can do nothing this turn."), "5.2.1, 58")
MARKED = Bar(say("A Stunned or Paralyzed unit cannot move."), "5.3.1")
LANDED = Bar(say("A unit that landed this turn cannot move."), "5.2.1")
RAIN = Bar(say("No unit moves in Acid Rain."), "Event Chart, 24")
WIND = Bar(say("Bombers stay where they are in Hurricane Winds."), "Event Chart, 40")
HALTED = Bar(say("It has come next to a tribe and must stop there."), "5.3.1.2")
SLIPPED = Bar(say("The marbles have stopped it: it moves no more this turn."), "6.0, 117")
JUMPED = Bar(say("A unit does not move on after a Jump."), "5.3.1.5")
STRUCK = Bar(say("It has made its attack already."), "5.3.2")
CROWDED = Bar(say("Its move cannot end here, where another unit stands, so it cannot attack yet."), "5.3.1.1")


def why_idle(unit: Unit) -> Bar | None:
    """Return why a unit can take no action at all now, None where it can (5.3)."""
    if unit.place not in ("map", "beside"):
        return ABSENT
    if unit.acted:
        return USED
    return IDLE if unit.arrival == "idle" else None


def why_still(field: Field, unit: Unit) -> Bar | None:
    """Return why a unit cannot move by its own action now, None where it can (5.3.1, 24, 40)."""
    if unit.marker:
        return MARKED
    if unit.arrival:
        return LANDED
    if "acid_rain" in field.s.events:
        return RAIN
    if unit.kind == "bomber" and field.is_hurricane:
        return WIND
    return None


def why_stopped(field: Field, act: ActingFrame) -> Bar | None:
    """Return what has stopped a unit in its action, None where it may go on: tribe, marbles, its Jump."""
    if not act.stopped:
        return None
    if act.jumped:
        return JUMPED
    return HALTED if field.unit_hex(act.unit) in field.near_tribe else SLIPPED


def begun(field: Field, unit: Unit) -> ActingFrame:
    """Return the frame of a unit that has done nothing yet: its movement points with the Wave's (25)."""
    points = field.ground.values(unit).ma
    if "wave" in field.s.events and unit.kind != "carrier":
        points += field.ground.edition.marines.movement.wave
    return ActingFrame(unit=unit.id, points=points, path=() if unit.hex is None else (unit.hex,))


def is_fresh(act: ActingFrame) -> bool:
    """Return whether a unit has done nothing yet in its action."""
    return len(act.path) <= 1 and not act.struck and not act.jumped and not act.spent


def points_left(field: Field, act: ActingFrame) -> int:
    """Return the movement points left: half of them in all once it has attacked, but for the Bit (64, 99)."""
    halved = act.struck and field.s.units[act.unit].kind not in ("bit", "bomber")
    return (act.half if halved else act.points) - act.spent


def may_stand(field: Field, unit: Unit, at: SpaceId, passenger: UnitId | None = None) -> bool:
    """Return whether a unit may end its move in a hex: alone, or two with the Ore Carrier (62, 67)."""
    standing = field.units_at.get(at)
    if standing is None:
        return True
    others = [u for u in standing if u.id not in (unit.id, passenger)]
    if not others:
        return True
    if len(others) > 1 or passenger:
        return False
    return unit.kind == "carrier" or others[0].kind == "carrier"


def why_crowded(field: Field, act: ActingFrame) -> Bar | None:
    """Return why a unit that has moved cannot attack where it is: its move would end there (62, 64)."""
    unit = field.s.units[act.unit]
    if is_fresh(act) or may_stand(field, unit, field.unit_hex(unit.id), act.passenger):
        return None
    return CROWDED
