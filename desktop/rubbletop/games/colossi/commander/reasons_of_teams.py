# SPDX-License-Identifier: GPL-3.0-or-later
"""Why a team comes next, and why its units stand where they do (sc. 2)."""

from rubbletop.games.colossi.actions import council as deeds
from rubbletop.games.colossi.commander.judge import Judge
from rubbletop.games.colossi.commander.opening import team_strength
from rubbletop.games.colossi.council import members, teams_to_come
from rubbletop.games.colossi.words.names import TEAMS, hex_name, unit_name
from rubbletop.kernel.facts import Message, say

TeamAction = deeds.PickTeam | deeds.PlaceUnit | deeds.EndPlacement


def team_reason(judge: Judge, action: TeamAction) -> Message:
    """Return in a sentence why a decision about a team is the best one."""
    match action:
        case deeds.PickTeam():
            return _pick_reason(judge, action)
        case deeds.PlaceUnit():
            return _place_reason(judge, action)
        case _:
            return say("Every unit of the team stands where it is wanted.")


def _pick_reason(judge: Judge, action: deeds.PickTeam) -> Message:
    """Whether another team would be better but for its area, or this one brings Bombers, or the most dice."""
    field, plan = judge.field, judge.plan
    name = TEAMS[action.team]
    others = [team for team in teams_to_come(field.ground, field.s) if team != action.team]
    if field.holder(action.team) is None and any(
        team_strength(plan, other) > team_strength(plan, action.team) for other in others
    ):
        return say("{team} can be placed at once: another team would have to walk in.", team=name)
    units = [field.s.units[unit] for unit in members(field.ground, field.s, action.team)]
    dice = sum(field.ground.units[unit.kind].full.cf or 0 for unit in units)
    bombers = sum(unit.kind == "bomber" for unit in units)
    if bombers and plan.skill.by_air * bombers > team_strength(plan, action.team) / 2:
        return say("{team} brings the Bombers, which can strike every turn from now on.", team=name)
    return say("{team} brings most to the battle: {dice} dice to fire with.", team=name, dice=dice)


def _place_reason(judge: Judge, action: deeds.PlaceUnit) -> Message:
    unit = judge.field.s.units[action.unit]
    words = {"unit": unit_name(judge.field.s, unit.id), "hex": hex_name(action.to)}
    if judge.shots.best(unit, action.to, moves=False) > 0:
        return say("{unit} has something to fire at from {hex} at once.", **words)
    return say("{unit} stands well in {hex}, and moves on from there.", **words)
