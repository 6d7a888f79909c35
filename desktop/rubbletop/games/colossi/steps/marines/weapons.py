# SPDX-License-Identifier: GPL-3.0-or-later
"""Who can be attacked, with how many dice, against which number (5.4.1; rulings 88 to 92)."""

from rubbletop.games.colossi.actions.marines import Manner
from rubbletop.games.colossi.frames.marines import ActingFrame
from rubbletop.games.colossi.ground import Field
from rubbletop.games.colossi.state import Unit
from rubbletop.games.colossi.steps.marines.bars import STRUCK, is_fresh, why_crowded, why_still
from rubbletop.games.colossi.words.names import hex_name
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import Message, SpaceId, UnitId, say
from rubbletop.kernel.tally import Tally

PARALYZED = Bar(say("A Paralyzed unit cannot attack."), "5.4")
NO_TARGET = Bar(say("There is no such target on the map."), "5.4.1")
FEATURE = Bar(say("Only an Orbital Strike can harm what Rubble has turned into."), "5.4.1, 92")
DUSTY = Bar(say("The Dust Storm hides it."), "Event Chart, 33")
WINDY = Bar(say("In Hurricane Winds nobody sees farther than one hex."), "Event Chart, 40")
UNARMED = Bar(say("This unit has no standard attack."), "5.4.1")
NO_DICE = Bar(say("The modifiers leave it no dice."), "5.4.1")
AFTER_MOVE = Bar(say("A unit that has moved can only Fire on the Move."), "5.3.3")
AFTER_JUMP = Bar(say("After a Jump the attack is made at full strength."), "5.3.1.5, 80")
TIRED = Bar(say("It has used more than half of its movement points, too many to attack as well."), "5.3.3")
HALF_NOTHING = Bar(say("Half of its movement is less than one point: use Maximum Fire."), "5.3.3")


def target_hex(field: Field, target: UnitId) -> SpaceId | None:
    """Return the hex of a tribe or Rubble counter on the map, None where there is none."""
    tribe = field.s.tribes.get(target)
    if tribe is not None:
        return tribe.hex
    rubble = field.s.rubble.get(target)
    return None if rubble is None else rubble.hex


def stones(field: Field) -> list[tuple[UnitId, SpaceId]]:
    """Return the tribes on the map and the face-down Rubble with their hexes, in table order (92)."""
    found = [(t.id, t.hex) for t in field.s.tribes.values() if t.hex is not None]
    return [*found, *((r.id, r.hex) for r in field.s.rubble.values() if r.face is None)]


def why_no_stone(field: Field, target: UnitId) -> Bar | None:
    """Return why something is no target for fire or special weapons, None where it is (92)."""
    if target_hex(field, target) is None:
        return NO_TARGET
    rubble = field.s.rubble.get(target)
    return FEATURE if rubble is not None and rubble.face is not None else None


def why_unseen(field: Field, a: SpaceId, b: SpaceId) -> Bar | None:
    """Return why a unit in ``a`` does not see ``b``, None where it does (33, 40, 88)."""
    if field.marine_sees(a, b):
        return None
    if field.is_hurricane and field.board.distance(a, b) > 1:
        return WINDY
    sight = field.board.sight
    met = sight.spaces(sight.between(a, b) & field.blockers)
    if not met:
        return DUSTY
    return Bar(say("The line of sight is blocked in {hex}.", hex=hex_name(SpaceId(met[0]))), "5.4.1")


def why_no_manner(field: Field, act: ActingFrame, manner: Manner) -> Bar | None:
    """Return why a unit cannot attack in this manner at this point of its action (5.3.2, 5.3.3, 64, 80)."""
    unit = field.s.units[act.unit]
    if act.struck:
        return STRUCK
    if unit.marker == "paralyzed":
        return PARALYZED
    if act.jumped:
        return AFTER_JUMP if manner == "move" else None
    if is_fresh(act):
        if manner == "maximum":
            return None
        return why_still(field, unit) or (HALF_NOTHING if not act.half else None)
    if manner == "maximum":
        return AFTER_MOVE
    return TIRED if act.spent > act.half else why_crowded(field, act)


def hindrance(unit: Unit, manner: Manner) -> Message | None:
    """Return what hinders an attack, once for all of it (91, 96): moving, Stunned, or landed this turn."""
    if manner == "move":
        return say("Fire on the Move")
    if unit.marker:
        return say("Stunned")
    return say("Landed this turn") if unit.arrival else None


def fire_tally(field: Field, unit: Unit, target: UnitId, manner: Manner) -> Tally:
    """Return the dice of a standard attack with their reasons; none are thrown below 1 (5.4.1, 91)."""
    row = field.ground.edition.marines.fire
    to = target_hex(field, target)
    assert to is not None, f"{target} is off the map"
    at = field.unit_hex(unit.id)
    tally = Tally().plus(field.ground.values(unit).cf or 0, say("Combat factor"), "5.4.1")
    if (why := hindrance(unit, manner)) is not None:
        tally = tally.plus(row.hindered, why, "5.4.1, 91")
    if field.is_covered(at, to):
        tally = tally.plus(row.through, say("Through a unit or Structure"), "5.4.1, 90")
    if field.board.distance(at, to) == 1:
        tally = tally.plus(row.adjacent, say("Adjacent target"), "5.4.1")
    return struck_first(field, tally)


def struck_first(field: Field, tally: Tally) -> Tally:
    """Return the dice of an attack, or the modifier of its die, with what First Strike adds (149)."""
    bonus = field.ground.first_strike(field.s)
    return tally.plus(bonus, say("First Strike"), "sc. 2, 149") if bonus else tally


def defence_number(field: Field, target: UnitId) -> int:
    """Return the DN of a tribe's top boulder, or of Rubble, that is not cracked (5.4.1)."""
    tribe = field.s.tribes.get(target)
    return field.ground.edition.rubble.dn if tribe is None else field.ground.top(tribe).dn


def need_tally(field: Field, target: UnitId) -> Tally:
    """Return the number that each die must exceed: the target's DN, less where it is cracked (5.4.1.1)."""
    tally = Tally().plus(defence_number(field, target), say("Defence number"), "5.4.1")
    if target in field.s.cracked:
        return tally.plus(field.ground.edition.marines.fire.crack, say("Cracked"), "5.4.1.1")
    return tally


def why_no_fire(field: Field, act: ActingFrame, target: UnitId, manner: Manner) -> Bar | None:
    """Return why a unit cannot make a standard attack on a target, None where it can (5.4.1)."""
    unit = field.s.units[act.unit]
    if field.ground.values(unit).cf is None:
        return UNARMED
    bar = why_no_manner(field, act, manner) or why_no_stone(field, target)
    if bar is not None:
        return bar
    to = target_hex(field, target)
    assert to is not None, "a target on the map"
    if (unseen := why_unseen(field, field.unit_hex(unit.id), to)) is not None:
        return unseen
    return NO_DICE if fire_tally(field, unit, target, manner).total < 1 else None
