# SPDX-License-Identifier: GPL-3.0-or-later
"""Phase 8, player after player: attacks by military units and by superweapons (XIV; rulings 102 to 126)."""

from collections.abc import Iterable

from rubbletop.games.tokyo import assault
from rubbletop.games.tokyo.actions.attacks import (
    EndAttacks,
    FireWeapon,
    JoinAttack,
    LaunchAttack,
    LeaveAttack,
)
from rubbletop.games.tokyo.effects import Attack, inflict, weapon_column, weapon_effect
from rubbletop.games.tokyo.events.attacks import (
    AttackMade,
    AttacksEnded,
    AttacksPassed,
    OriginRevealed,
    WeaponFired,
)
from rubbletop.games.tokyo.frames.attacks import AttacksFrame, FlopFrame
from rubbletop.games.tokyo.ground import Field
from rubbletop.games.tokyo.state import TokyoState, replace
from rubbletop.games.tokyo.steps.attacks.settling import settle
from rubbletop.games.tokyo.steps.base import TokyoStep
from rubbletop.games.tokyo.tables import HIDDEN, WEAPON_DICE
from rubbletop.games.tokyo.telling import Telling
from rubbletop.kernel.bars import Bar, refuse
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Seat, UnitId, say
from rubbletop.kernel.state import Change

OTHER_PHASE = Bar(say("Now units attack GODRAN; nothing else can be done."), "XIV")
WEAPON_ALONE = Bar(say("A superweapon attacks alone: fire it by itself."), "XIV, 107")
NO_WEAPON = Bar(say("Only a superweapon is fired; other units attack together."), "XIV, 107")
IN_ALREADY = Bar(say("It is in the attack already."), "XIV")
NOT_IN = Bar(say("It is not in the attack."), "XIV")
NOBODY_IN = Bar(say("Choose the units that attack first."), "XIV")
STANDING_READY = Bar(say("Units stand ready: launch their attack, or take them out of it first."), "XIV")


def why_no_joining(field: Field, frame: AttacksFrame, seat: Seat, unit: UnitId) -> Bar | None:
    """Return why a unit cannot be added to the attack that is being prepared, None where it can."""
    if unit in frame.joined:
        return IN_ALREADY
    if (bar := assault.why_no_attack(field, frame, seat, unit)) is not None:
        return bar
    return WEAPON_ALONE if assault.is_weapon(field, field.s.units[unit]) else None


def why_no_fire(field: Field, frame: AttacksFrame, seat: Seat, weapon: UnitId) -> Bar | None:
    """Return why a superweapon cannot be fired, None where it can."""
    if (bar := assault.why_no_attack(field, frame, seat, weapon)) is not None:
        return bar
    if not assault.is_weapon(field, field.s.units[weapon]):
        return NO_WEAPON
    return STANDING_READY if frame.joined else None


class AttacksStep(TokyoStep):
    """The players attack, one after another; whoever has nothing that can attack is passed over."""

    name = "attacks"
    rule = "XIV"
    frame = AttacksFrame

    def actors(self, s: TokyoState) -> tuple[Seat, ...]:
        frame = s.top_frame(AttacksFrame)
        seats = frame.left[:1]
        return seats if seats and any(assault.fit(self.field(s), frame, seats[0])) else ()

    def legal(self, s: TokyoState, seat: Seat) -> Iterable[Action]:
        frame, field = s.top_frame(AttacksFrame), self.field(s)
        fit = tuple(assault.fit(field, frame, seat))
        for unit in fit:
            if unit.id not in frame.joined and not assault.is_weapon(field, unit):
                yield JoinAttack(seat=seat, unit=unit.id)
        for joined in frame.joined:
            yield LeaveAttack(seat=seat, unit=joined)
        if frame.joined:
            yield LaunchAttack(seat=seat)
            return
        for unit in fit:
            if assault.is_weapon(field, unit):
                yield FireWeapon(seat=seat, weapon=unit.id)
        yield EndAttacks(seat=seat)

    def check(self, s: TokyoState, action: Action) -> None:
        refuse(_why_not(self.field(s), s.top_frame(AttacksFrame), action))

    def apply(self, s: TokyoState, action: Action, dice: Dice) -> Change[TokyoState]:
        t = self.telling(s, dice)
        frame = s.top_frame(AttacksFrame)
        match action:
            case JoinAttack():
                t.become(replace(frame, joined=(*frame.joined, action.unit)))
            case LeaveAttack():
                t.become(replace(frame, joined=tuple(u for u in frame.joined if u != action.unit)))
            case LaunchAttack():
                launch(t, frame, action.seat)
            case FireWeapon():
                fire(t, frame, action.seat, action.weapon)
            case EndAttacks():
                t.become(replace(frame, left=frame.left[1:]))
                t.tell(AttacksEnded(attacker=action.seat))
            case _:
                raise AssertionError(f"{type(action).__name__} is no attack")
        return t.change

    def run(self, s: TokyoState, dice: Dice) -> Change[TokyoState]:
        t = self.telling(s, dice)
        frame = s.top_frame(AttacksFrame)
        if not frame.left:
            settle(t)
            return t.change
        seat = frame.left[0]
        t.become(replace(frame, left=frame.left[1:]))
        if any(assault.idle(self.field(s), frame, seat)):
            t.tell(AttacksPassed(attacker=seat))
        return t.change


def _why_not(field: Field, frame: AttacksFrame, action: Action) -> Bar | None:
    """Return why a player cannot decide so in her attacks, None where she can."""
    match action:
        case JoinAttack():
            return why_no_joining(field, frame, action.seat, action.unit)
        case LeaveAttack():
            return None if action.unit in frame.joined else NOT_IN
        case LaunchAttack():
            return None if frame.joined else NOBODY_IN
        case FireWeapon():
            return why_no_fire(field, frame, action.seat, action.weapon)
        case EndAttacks():
            return STANDING_READY if frame.joined else None
        case _:
            return OTHER_PHASE


def launch(t: Telling, frame: AttacksFrame, seat: Seat) -> None:
    """Attack with the units that joined: dice, Damage Points, and what they do (XIV, 112)."""
    field, units = t.field, frame.joined
    at = assault.target(field, frame)
    dice, strength = assault.dice_tally(field, at, units), assault.strength_tally(field, at)
    roll = t.roll(say("Attack on GODRAN"), dice.total)
    damage = roll.total - strength.total
    effect = t.ground.edition.military_effect(damage, frame.wounds) if damage > 0 else None
    t.become(replace(frame, joined=(), done=(*frame.done, *units)))
    t.tell(
        AttackMade(
            attacker=seat,
            units=units,
            dice=dice.lines,
            faces=roll.faces,
            strength=strength.lines,
            damage=damage,
            wounds=frame.wounds,
            effect=effect,
        )
    )
    if effect is None:
        t.push(FlopFrame(attackers=units))
    else:
        inflict(t, effect, Attack(seat, units, damage))


def fire(t: Telling, frame: AttacksFrame, seat: Seat, weapon: UnitId) -> None:
    """Attack with a superweapon, the first one turning the Origin over (XIV, 122, 123)."""
    origin = t.s.origin
    assert origin != HIDDEN, "a superweapon is rolled on a view"
    if not t.s.revealed:
        t.s = replace(t.s, revealed=True)
        t.tell(OriginRevealed(attacker=seat, origin=origin))
    fired = t.s.fired if seat in t.s.fired else (*t.s.fired, seat)
    t.s = replace(t.s, fired=fired)
    t.become(replace(frame, done=(*frame.done, weapon)))
    column = weapon_column(t.ground, origin, t.s.units[weapon].kind)
    roll = t.roll(say("Superweapon attack on GODRAN"), WEAPON_DICE)
    effect = weapon_effect(t.ground, t.s.options, column, roll.total)
    t.tell(WeaponFired(attacker=seat, weapon=weapon, column=column, faces=roll.faces, effect=effect))
    inflict(t, effect, Attack(seat, (weapon,), t.ground.edition.game.weapon_pissed_dice))
