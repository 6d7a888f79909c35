# SPDX-License-Identifier: GPL-3.0-or-later
"""What an attack promises the commander."""

from functools import cache
from math import comb
from typing import TypeGuard

from rubbletop.games.colossi.actions import marines
from rubbletop.games.colossi.commander.plan import Plan
from rubbletop.games.colossi.steps.marines.weapons import fire_tally, need_tally
from rubbletop.kernel.facts import Action, UnitId

Attack = marines.Fire | marines.Chisel | marines.Drill | marines.Bomb | marines.Strike | marines.Lagi
REMOVED = 1.0
"""A boulder removed is a victory point."""
FLIPPED = 0.5
RUBBLE = 0.08
"""A Rubble counter less."""
NEAR = 0.05
"""What it adds for each hex that the target is nearer than five to one of our units."""
PARALYZED = 0.9
"""A tribe that does nothing this turn."""


def is_attack(action: Action) -> TypeGuard[Attack]:
    """Return whether an action is an attack."""
    return isinstance(action, Attack)


@cache
def at_least(hits: int, dice: int, need: int) -> float:
    """Return the chance that at least ``hits`` of ``dice`` dice exceed ``need``."""
    hit = max(0, min(6, 6 - need)) / 6
    return sum(comb(dice, n) * hit**n * (1 - hit) ** (dice - n) for n in range(hits, dice + 1))


def attack_worth(plan: Plan, action: Attack) -> float:
    """Return what an attack promises, in victory points."""
    prize = _prize(plan, action.target)
    match action:
        case marines.Fire():
            return _fire_worth(plan, action, prize)
        case marines.Chisel():
            return prize * (3 / 6 if action.manner == "maximum" else 2 / 6)
        case marines.Drill():
            return prize / 6 + PARALYZED / 3
        case marines.Bomb():
            return prize * 3 / 6
        case marines.Strike():
            return prize * 0.4
        case marines.Lagi():
            return _push_worth(plan, action)


def _prize(plan: Plan, target: UnitId) -> float:
    """What it is worth to flip or remove what is attacked, more when it is near our units."""
    s = plan.field.s
    if target not in s.tribes:
        return RUBBLE
    stack = s.tribes[target]
    near = max(0.0, 5 - _distance_to_us(plan, target)) * NEAR
    return (REMOVED if stack.stack[0].reduced else FLIPPED) + near


def _distance_to_us(plan: Plan, target: UnitId) -> int:
    at = plan.field.s.tribes[target].hex
    assert at is not None, "a target is on the map"
    far = plan.field.board.steps_from(at)
    return min((far[plan.field.unit_hex(unit.id)] for unit in plan.field.targets), default=5)


def _fire_worth(plan: Plan, action: marines.Fire, prize: float) -> float:
    unit = plan.field.s.units[action.unit]
    dice = fire_tally(plan.field, unit, action.target, action.manner).total
    need = need_tally(plan.field, action.target).total
    flips = plan.field.ground.edition.marines.fire.flip
    broken = at_least(flips, dice, need)
    cracked = at_least(1, dice, need) - broken
    worth = prize * broken
    if action.target not in plan.field.s.cracked:
        worth += cracked * prize * _crack_worth(plan, action, need)
    return worth + _leave_worth(plan, action) if action.manner == "move" else worth


def _crack_worth(plan: Plan, action: marines.Fire, need: int) -> float:
    """How much likelier those who fire next break the target once it is cracked (5.4.1.1)."""
    row = plan.field.ground.edition.marines.fire
    own = plan.field.ground.values(plan.field.s.units[action.unit]).cf or 0
    others = list(plan.followers(action.target))
    if own in others:
        others.remove(own)
    gains = (at_least(row.flip, dice, need + row.crack) - at_least(row.flip, dice, need) for dice in others)
    return min(1.0, sum(gains))


def _leave_worth(plan: Plan, action: marines.Fire) -> float:
    """What a unit in danger gains when it can still step away after its shot."""
    at = plan.field.unit_hex(action.unit)
    here = plan.place_worth(action.unit, at)
    free = [to for to in plan.field.board.neighbours[at] if plan.field.is_room(to)]
    return max(0.0, max((plan.place_worth(action.unit, to) - here for to in free), default=0.0)) * 0.8


def _push_worth(plan: Plan, action: marines.Lagi) -> float:
    """Pushing a tribe away from a unit it stands next to; friends are left where they are."""
    if action.target not in plan.field.s.tribes:
        return 0.0
    return 0.4 if _distance_to_us(plan, action.target) <= 2 else 0.0
