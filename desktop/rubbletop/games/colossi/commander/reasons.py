# SPDX-License-Identifier: GPL-3.0-or-later
"""Why the commander would decide so, in one plain sentence: what a hint tells the player."""

from rubbletop.games.colossi.actions import council, cup, harm, marines, tribes
from rubbletop.games.colossi.commander.judge import Judge
from rubbletop.games.colossi.commander.landing import landing_chances
from rubbletop.games.colossi.commander.reasons_of_attacks import attack_reason
from rubbletop.games.colossi.commander.reasons_of_teams import team_reason
from rubbletop.games.colossi.commander.weapons import is_attack
from rubbletop.games.colossi.state import Unit
from rubbletop.games.colossi.words.names import EVENTS, hex_name, tribe_name, unit_name
from rubbletop.kernel.facts import Action, Message, SpaceId, UnitId, say


def reason(judge: Judge, action: Action) -> Message:
    """Return in a sentence why an action is the best one."""
    if is_attack(action):
        return attack_reason(judge, action)
    if isinstance(action, marines.UnitAction):
        return _unit_reason(judge, action)
    match action:
        case marines.EndActions():
            return say("Nobody has anything left to do that is worth its risk: end the actions.")
        case council.PickTeam() | council.PlaceUnit() | council.EndPlacement():
            return team_reason(judge, action)
        case council.EndReturns():
            return say("Nobody else of those lost is worth the risk of landing now.")
        case council.GoOn():
            return say("Nothing else is to be decided between the battles.")
        case harm.AllotHit() | harm.Retreat():
            return _harm_reason(judge, action)
        case tribes.Enter():
            return say(
                "The {tribe} may come in first: the order makes little difference.",
                tribe=tribe_name(action.tribe),
            )
        case _:
            return _cup_reason(judge, action)


def _harm_reason(judge: Judge, action: harm.AllotHit | harm.Retreat) -> Message:
    name = unit_name(judge.field.s, action.unit)
    match action:
        case harm.Retreat():
            return say("{unit} is safest in {hex}.", unit=name, hex=hex_name(action.to))
        case harm.AllotHit(choice="flip"):
            return say("{unit} had better be damaged: a marker would hold it where it is.", unit=name)
        case _:
            return say("{unit} can take the hit as a marker, which may come off next turn.", unit=name)


def _cup_reason(judge: Judge, action: Action) -> Message:
    match action:
        case cup.KeepEvent():
            return say("{event} is the more welcome of the two.", event=EVENTS[action.event])
        case cup.Resupply():
            name = unit_name(judge.field.s, action.unit)
            return say("{unit} is the most valuable of those that are damaged.", unit=name)
        case cup.Reveal():
            return say("This Rubble lies farthest from your units: whatever it is does the least harm.")
        case cup.SpendRubble():
            return say("This Rubble is the one to be rid of.")
        case _:
            return say("Any choice will do here.")


def _unit_reason(judge: Judge, action: marines.UnitAction) -> Message:
    unit = judge.field.s.units[action.unit]
    name = unit_name(judge.field.s, unit.id)
    match action:
        case marines.Recover():
            return say("{unit} may recover: trying costs nothing.", unit=name)
        case marines.Restore():
            return say("Without its marker {unit} can move and shoot again.", unit=name)
        case marines.Land():
            return _landing_reason(judge, action)
        case marines.FreeMiner():
            return say("{unit} can free a Miner now: each one led to safety counts.", unit=name)
        case marines.Escape():
            return say("One step more and {unit} is safe.", unit=name)
        case marines.Reconnoitre():
            return say("{unit} has nothing better to do than to look ahead for the next event.", unit=name)
        case marines.Jump():
            if judge.plan.tasks.turns_left == 0 and unit.id in judge.plan.tasks.given:
                return say("Only a jump takes {unit} to its place in time.", unit=name)
            return say("A jump takes {unit} out of danger.", unit=name)
        case marines.EndAction():
            return say("{unit} does best to stop here.", unit=name)
        case marines.Fly():
            return _flight_reason(judge, unit, name, action.to)
        case marines.AimedAction():
            return _move_reason(judge, unit, action.to)
        case _:
            raise AssertionError(f"{action} has no reason")


def _landing_reason(judge: Judge, action: marines.Land) -> Message:
    safe, _ = landing_chances(judge.field, action.to)
    return say(
        "{unit} comes down safely in {hex} {chance} times in 100, and stands well there.",
        unit=unit_name(judge.field.s, action.unit),
        hex=hex_name(action.to),
        chance=round(100 * safe),
    )


def _flight_reason(judge: Judge, unit: Unit, name: Message, to: SpaceId) -> Message:
    if judge.moves.act(unit).struck:
        return say("With its bomb gone {unit} lands out of harm's way.", unit=name)
    target = judge.moves.bomb_target(unit, to)
    if target is None:
        return say("{unit} flies to where it is safer.", unit=name)
    return say("{unit} is on its way to bomb the {tribe}.", unit=name, tribe=tribe_name(target))


def _move_reason(judge: Judge, unit: Unit, to: SpaceId) -> Message:
    """Where a unit goes, and whether for its task, out of danger, or for a better shot."""
    way = judge.moves.destination(unit)
    goal = way.to if way.to is not None and way.first == to else to
    places = {"unit": unit_name(judge.field.s, unit.id), "hex": hex_name(goal)}
    if unit.hex is None:
        return say("{unit} comes in over the edge and goes to {hex}.", **places)
    task = judge.plan.tasks.given.get(unit.id)
    at = unit.hex
    if task is not None and judge.plan.tasks.worth(unit, goal) > judge.plan.tasks.worth(unit, at):
        match task.kind:
            case "free":
                return say("{unit} goes to {hex}, to free the Miners in the mine.", **places)
            case "leave":
                return say("{unit} goes to {hex}, on its way to safety in the south.", **places)
            case _:
                return say("{unit} goes to {hex}, to hold a place that counts at the end.", **places)
    if (drawn := _drawn(judge, unit, goal)) is not None:
        return say("{unit} goes to {hex}, to draw the {tribe} off others.", **places, tribe=tribe_name(drawn))
    worst = judge.plan.threats.worst(unit, at)
    if worst is not None and judge.plan.threats.hits(unit, goal) < judge.plan.threats.hits(unit, at):
        return say("{unit} goes to {hex}, away from the {tribe}.", **places, tribe=tribe_name(worst))
    return say("{unit} stands better in {hex}.", **places)


def _drawn(judge: Judge, unit: Unit, to: SpaceId) -> UnitId | None:
    """The tribe that a unit draws off others by a move, None where it moves rather for something else."""
    plan, at = judge.plan, judge.field.unit_hex(unit.id)
    if not plan.tasks.is_finale:
        return None
    saved = plan.decoys.saved(unit, to) - plan.decoys.saved(unit, at)
    value = plan.value(unit)
    safer = plan.threats.toll(unit, at, value) - plan.threats.toll(unit, to, value)
    return plan.decoys.drawn(unit, to) if saved > max(0.0, safer) else None
