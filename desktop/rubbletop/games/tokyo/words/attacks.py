# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of Phase 8: attacks on GODRAN, what they do, the end of the turn (XIV)."""

from typing import Literal

from rubbletop.board.grid import AreaBoard
from rubbletop.games.tokyo import assault
from rubbletop.games.tokyo.actions import attacks as deeds
from rubbletop.games.tokyo.events import attacks as facts
from rubbletop.games.tokyo.frames import attacks as frames
from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.tables import Effect
from rubbletop.games.tokyo.words.names import (
    ORIGINS,
    area_name,
    building_name,
    kind_name,
    seat_name,
    seats_named,
)
from rubbletop.games.tokyo.words.reckoning import dice_lines, thrown
from rubbletop.kernel.facts import Action, Event, Message, Seat, UnitId, say

EFFECTS: dict[Effect | Literal["flop"], Message] = {
    "flop": say("Flop"),
    "no_effect": say("No Effect"),
    "healed": say("Healed"),
    "annoyed": say("Annoyed"),
    "pissed": say("Pissed"),
    "really_pissed": say("Really Pissed"),
    "retreat": say("Retreat"),
    "stunned": say("Stunned"),
    "retreat_stunned": say("Stunned and Retreat"),
    "wounded": say("Wounded"),
    "killed": say("Killed"),
}
"""How the results of an attack are called."""


def sentence(board: AreaBoard, s: TokyoState, event: Event) -> Message | None:
    """Return a fact of this part as a sentence, None for others."""
    match event:
        case facts.AttacksPassed():
            return say("{attacker} has no unit left that can attack.", attacker=seat_name(s, event.attacker))
        case facts.AttacksEnded():
            return say("{attacker} ends the attacks.", attacker=seat_name(s, event.attacker))
        case facts.AttackMade():
            return _attack(s, event)
        case facts.OriginRevealed():
            return say("The Origin card is turned over: {origin}.", origin=ORIGINS[event.origin])
        case facts.WeaponFired():
            return say(
                "{attacker} turns the {weapon} on GODRAN, column {column}: {faces} = {total}, {effect}.",
                attacker=seat_name(s, event.attacker),
                weapon=kind_name(s.units[event.weapon].kind),
                column=event.column,
                faces=thrown(event.faces),
                total=sum(event.faces),
                effect=EFFECTS[event.effect],
            )
        case facts.AttackersSpared():
            return say("GODRAN itself destroys none of the attackers.")
        case _:
            return _suffered(s, event)


def _attack(s: TokyoState, event: facts.AttackMade) -> Message:
    told = say(
        "{attacker} attacks GODRAN. Dice {count}: {dice}. Thrown {faces} = {total}, less {strength}",
        attacker=seat_name(s, event.attacker),
        count=len(event.faces),
        dice=dice_lines(event.dice),
        faces=thrown(event.faces),
        total=sum(event.faces),
        strength=dice_lines(event.strength),
    )
    if event.effect is None:
        return say("{told}: nothing gets through, a flop.", told=told)
    return say(
        "{told}: Damage Points {damage}, wounds {wounds}: {effect}.",
        told=told,
        damage=event.damage,
        wounds=event.wounds,
        effect=EFFECTS[event.effect],
    )


def _suffered(s: TokyoState, event: Event) -> Message | None:
    """Return what an attack does to GODRAN as a sentence, None for other facts."""
    match event:
        case facts.GodranAnnoyed():
            return say("GODRAN is Annoyed: next turn each of its dice counts 1 more.")
        case facts.GodranStunned(cornered=True):
            return say("GODRAN has nowhere to retreat and is Stunned: next turn each die counts 1 less.")
        case facts.GodranStunned():
            return say("GODRAN is Stunned: next turn each of its dice counts 1 less.")
        case facts.GodranHealed():
            return say("The attack does GODRAN good: a wound, if it has one, heals at the end of the phase.")
        case facts.GodranWounded(again=True):
            return say("GODRAN is wounded once a turn only: this time it retreats.")
        case facts.GodranWounded():
            return say("GODRAN is wounded; the wound is marked at the end of the phase.")
        case facts.GodranSlain():
            return say("That is the end of GODRAN, once all attacks are made.")
        case facts.GodranRaged():
            return say("GODRAN is Pissed and strikes back at once, dice: {dice}.", dice=event.dice)
        case facts.GodranFumed():
            return say("Nothing is in GODRAN’s reach: it just fumes.")
        case facts.GodranRepelled():
            return say(
                "{mover} drives GODRAN from {start} to {to}.",
                mover=seat_name(s, event.mover),
                start=area_name(event.path[0]),
                to=area_name(event.path[1]),
            )
        case _:
            return _settled(s, event)


def _settled(s: TokyoState, event: Event) -> Message | None:
    """Return what is settled at the end of the phase as a sentence, None for other facts."""
    match event:
        case facts.WoundsSettled():
            return say(
                "GODRAN’s wounds: {before} before, new {wounded}, healed {healed}; now {wounds}.",
                before=event.before,
                wounded=int(event.wounded),
                healed=event.healed,
                wounds=event.wounds,
            )
        case facts.GodranKilled():
            return say(
                "GODRAN is dead. Its {points} VP, shared by {killers}: {share} each.",
                points=event.points,
                killers=seats_named(s, event.killers),
                share=event.share,
            )
        case _:
            return None


def wording(board: AreaBoard, s: TokyoState, action: Action) -> Message | None:
    """Return the button text of a decision of this part, None for others."""
    match action:
        case deeds.JoinAttack():
            return say("Add {unit} to the attack", unit=_counter(s, action.unit))
        case deeds.LeaveAttack():
            return say("Take {unit} out of the attack", unit=_counter(s, action.unit))
        case deeds.LaunchAttack():
            return say("Attack GODRAN")
        case deeds.FireWeapon():
            return say("Fire {weapon}", weapon=_counter(s, action.weapon))
        case deeds.EndAttacks():
            return say("End the attacks")
        case deeds.SwatUnit():
            return say("Destroy {unit}", unit=_counter(s, action.unit))
        case deeds.SpareUnits():
            return say("Destroy none")
        case deeds.RepelGodran():
            return say("Move GODRAN to {area}", area=area_name(action.to))
        case deeds.StrikeBack():
            return say("Smash {building}", building=building_name(board, action.building))
        case _:
            return None


def _counter(s: TokyoState, unit: UnitId) -> Message:
    """A unit with where it is; it may be gone already where a decision is told afterwards."""
    counter = s.units[unit]
    name = kind_name(counter.kind)
    if counter.area is None:
        return name
    return say("{unit} in {area}", unit=name, area=area_name(counter.area))


def prompt(ground: Ground, s: TokyoState, seat: Seat) -> Message | None:
    """Return what is asked in this part, None in other steps."""
    match s.top:
        case frames.AttacksFrame(left=()):
            return say("The turn ends.")
        case frames.AttacksFrame():
            return _attacks_prompt(ground, s, s.top, seat)
        case frames.FlopFrame():
            if seat == s.in_control:
                return say("The attack failed: destroy one of the attackers, or none.")
            return say("{seat} decides which attacker GODRAN destroys.", seat=seat_name(s, s.in_control))
        case frames.RepelFrame():
            if seat == s.top.seat:
                return say("GODRAN retreats: choose the area into which you drive it.")
            return say("{seat} chooses where GODRAN retreats.", seat=seat_name(s, s.top.seat))
        case frames.PissedFrame():
            if seat == s.in_control:
                return say("GODRAN is Pissed: choose the building it smashes, dice: {dice}.", dice=s.top.dice)
            return say("{seat} chooses the building GODRAN smashes.", seat=seat_name(s, s.in_control))
        case _:
            return None


def _attacks_prompt(ground: Ground, s: TokyoState, frame: frames.AttacksFrame, seat: Seat) -> Message:
    if seat != frame.left[0]:
        return say("{seat} may attack GODRAN.", seat=seat_name(s, frame.left[0]))
    if not frame.joined:
        return say("Choose the units that attack GODRAN, fire a superweapon, or end your attacks.")
    field = ground.field(s)
    at = assault.target(field, frame)
    return say(
        "Add more units, or attack now. Your dice: {dice}. GODRAN’s strength: {strength}.",
        dice=assault.dice_tally(field, at, frame.joined).total,
        strength=assault.strength_tally(field, at).total,
    )
