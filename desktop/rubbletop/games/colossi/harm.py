# SPDX-License-Identifier: GPL-3.0-or-later
"""What hits and named results do to units and to stones (2.1.2.3, 5.1.1, 7.2.2; rulings 7 to 9, 70 to 72)."""

from rubbletop.games.colossi.actions.harm import HitChoice
from rubbletop.games.colossi.events.common import RubbleGone, StoneHarmed, TribeDestroyed, UnitHarmed
from rubbletop.games.colossi.frames.harm import HitsFrame, WreckFrame
from rubbletop.games.colossi.ground import Ground
from rubbletop.games.colossi.state import Marker, Tribe, Unit, replace
from rubbletop.games.colossi.telling import Telling
from rubbletop.kernel.facts import SpaceId, UnitId


def hit_choices(ground: Ground, unit: Unit) -> tuple[HitChoice, ...]:
    """Return how a unit can take one hit; none means that the hit eliminates it (5.1.1, 7)."""
    if unit.kind == "carrier":
        return ()
    choices: list[HitChoice] = []
    if unit.marker != "paralyzed":
        choices.append("marker")
    if not unit.damaged and ground.has_back(unit):
        choices.append("flip")
    return tuple(choices)


def hit(unit: Unit, choice: HitChoice) -> Unit:
    """Return a unit after a hit taken as chosen: on its damaged side, or with the next marker (5.1.1)."""
    if choice == "flip":
        return replace(unit, damaged=True)
    return replace(unit, marker="paralyzed" if unit.marker else "stunned")


def take_hit(t: Telling, unit: UnitId, choice: HitChoice, rule: str) -> None:
    """Let a unit take one hit in the chosen way (5.1.1)."""
    if choice == "flip":
        _flip(t, unit, rule)
    else:
        _mark(t, unit, hit(t.s.units[unit], choice).marker, rule)


def eliminate(t: Telling, unit: UnitId, rule: str) -> None:
    """Remove a unit as a loss; a destroyed Ore Carrier leaves a wreck to be settled (72)."""
    lost = t.s.units[unit]
    t.s = t.s.lost(unit)
    t.tell(UnitHarmed(unit=unit, harm="lost", hex=lost.hex, rule=rule))
    if lost.kind == "carrier" and lost.hex is not None:
        t.push(WreckFrame(hex=lost.hex))


def stun(t: Telling, unit: UnitId, rule: str) -> None:
    """Apply a result that names Stunned: a Stunned unit becomes Paralyzed, a Paralyzed one is spared (9)."""
    _name_marker(t, unit, "stunned", rule)


def paralyze(t: Telling, unit: UnitId, rule: str) -> None:
    """Apply a result that names Paralyzed; a Paralyzed unit is spared (9)."""
    _name_marker(t, unit, "paralyzed", rule)


def damage(t: Telling, ground: Ground, unit: UnitId, rule: str) -> None:
    """Apply a result that names damage: a full Marine flips, anything else is eliminated (8)."""
    hurt = t.s.units[unit]
    if hurt.damaged or not ground.has_back(hurt):
        eliminate(t, unit, rule)
    else:
        _flip(t, unit, rule)


def hit_carrier(t: Telling, unit: UnitId, hits: int, origin: SpaceId | None, rule: str) -> None:
    """Destroy the Ore Carrier by its first hit; the other hits go to its passenger (70, 72)."""
    at = t.s.units[unit].hex
    passenger = next(
        (u for u in t.s.units.values() if u.hex == at and u.id != unit and u.place == "map"), None
    )
    eliminate(t, unit, rule)
    if passenger is not None and (hits > 1 or origin is not None):
        t.push(HitsFrame(unit=passenger.id, hits=hits - 1, origin=origin))


def _flip(t: Telling, unit: UnitId, rule: str) -> None:
    t.s = t.s.with_unit(hit(t.s.units[unit], "flip"))
    t.tell(UnitHarmed(unit=unit, harm="damaged", hex=t.s.units[unit].hex, rule=rule))


def _name_marker(t: Telling, unit: UnitId, marker: Marker, rule: str) -> None:
    present = t.s.units[unit].marker
    if present == "paralyzed":
        t.tell(UnitHarmed(unit=unit, harm="unhurt", hex=t.s.units[unit].hex, rule=rule))
    else:
        _mark(t, unit, "paralyzed" if present or marker == "paralyzed" else "stunned", rule)


def _mark(t: Telling, unit: UnitId, marker: Marker, rule: str) -> None:
    assert marker, "a marker step leads to a marker"
    t.s = t.s.changed_unit(unit, marker=marker)
    t.tell(UnitHarmed(unit=unit, harm=marker, hex=t.s.units[unit].hex, rule=rule))


# ---- stones


def flip_top(t: Telling, tribe: UnitId, rule: str) -> None:
    """Flip the top boulder of a stack, or remove it where it is reduced already (5.4.1)."""
    stack = t.s.tribes[tribe]
    if stack.stack[0].reduced:
        remove_top(t, tribe, rule)
        return
    t.s = t.s.top_flipped(tribe)
    t.tell(StoneHarmed(target=tribe, harm="flipped", boulder=stack.stack[0].id, hex=stack.hex, rule=rule))


def remove_top(t: Telling, tribe: UnitId, rule: str) -> None:
    """Remove the top boulder of a stack from play."""
    stack = t.s.tribes[tribe]
    t.s = t.s.top_removed(tribe)
    _tell_removed(t, stack, stack.stack[0].id, rule)


def flip_bottom(t: Telling, tribe: UnitId, rule: str) -> None:
    """Flip the bottom boulder of a stack, or remove it where it is reduced already (5.4.3)."""
    stack = t.s.tribes[tribe]
    bottom = stack.stack[-1]
    if bottom.reduced:
        t.s = t.s.bottom_removed(tribe)
        _tell_removed(t, stack, bottom.id, rule)
        return
    t.s = t.s.bottom_flipped(tribe)
    t.tell(StoneHarmed(target=tribe, harm="flipped", boulder=bottom.id, hex=stack.hex, rule=rule))


def paralyze_stone(t: Telling, target: UnitId, rule: str) -> None:
    """Put a Paralyzed marker on a tribe or on face-down Rubble (5.4.3)."""
    if target in t.s.tribes:
        stack = t.s.tribes[target]
        t.s = t.s.with_tribe(replace(stack, paralyzed=True))
        at: SpaceId | None = stack.hex
    else:
        rubble = t.s.rubble[target]
        t.s = t.s.with_rubble(replace(rubble, paralyzed=True))
        at = rubble.hex
    t.tell(StoneHarmed(target=target, harm="paralyzed", hex=at, rule=rule))


def remove_rubble(t: Telling, rubble: UnitId, rule: str) -> None:
    """Put a Rubble counter, face down or a feature, back into the pool."""
    gone = t.s.rubble[rubble]
    t.s = t.s.rubble_removed(rubble)
    t.tell(RubbleGone(rubble=rubble, hex=gone.hex, face=gone.face, rule=rule))


def _tell_removed(t: Telling, stack: Tribe, boulder: str, rule: str) -> None:
    t.tell(StoneHarmed(target=stack.id, harm="removed", boulder=boulder, hex=stack.hex, rule=rule))
    if stack.id not in t.s.tribes:
        t.tell(TribeDestroyed(tribe=stack.id, rule=rule))
