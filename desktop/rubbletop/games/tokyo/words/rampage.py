# SPDX-License-Identifier: GPL-3.0-or-later
"""The decisions of Phase 6 as texts of buttons (XII)."""

from collections.abc import Mapping

from rubbletop.board.grid import AreaBoard, Side
from rubbletop.games.tokyo.actions import godran as deeds
from rubbletop.games.tokyo.frames.godran import Harm
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.words.names import area_name, building_name, seat_name
from rubbletop.kernel.facts import Action, Message, say

SIDES: Mapping[Side, Message] = {
    "N": say("north"),
    "E": say("east"),
    "S": say("south"),
    "W": say("west"),
}
"""How the directions of an Aiming attack are called."""
ALLOTMENTS: dict[Harm, Message] = {
    "none": say("Spared"),
    "retreat": say("Retreat (absorbs 1)"),
    "flee": say("Flee (absorbs 2)"),
    "destroy": say("Destroyed (absorbs 3)"),
    "die": say("Destroyed (absorbs 1)"),
}


def wording(board: AreaBoard, s: TokyoState, action: Action) -> Message | None:
    """Return the button text of a decision of this part, None for others."""
    match action:
        case deeds.MoveGodran():
            return say("Go to {area}", area=area_name(action.to))
        case deeds.MarkTargets():
            return say(
                "Target {seat}’s units in {area}",
                seat=seat_name(s, action.victim),
                area=area_name(action.area),
            )
        case deeds.UnmarkTargets():
            return say("Leave out {area}", area=area_name(action.area))
        case deeds.AttackUnits():
            return say("Attack, dice: {dice}", dice=action.dice)
        case deeds.SmashBuilding():
            return say(
                "Smash {building}, dice: {dice}",
                building=building_name(board, action.building),
                dice=action.dice,
            )
        case deeds.AimBuilding():
            return say(
                "Push {building} to the {side}, dice: {dice}",
                building=building_name(board, action.building),
                side=SIDES[action.side],
                dice=action.dice,
            )
        case deeds.EndRampage():
            return say("End GODRAN’s phase")
        case _:
            return _suffering(action)


def _suffering(action: Action) -> Message | None:
    """Return the button text of what happens to the victims."""
    match action:
        case deeds.AllotHarm():
            return ALLOTMENTS[action.harm]
        case deeds.RetreatUnit():
            return say("Retreat to {area}", area=area_name(action.to))
        case deeds.FleeTo():
            return say("Flee to {area}", area=area_name(action.to))
        case deeds.FleeInside():
            return say("Hide in the building")
        case deeds.FleeOff():
            return say("Flee off the map")
        case deeds.EndFlight():
            return say("Stay here")
        case _:
            return None
