# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentences of scenario 2 and of the campaign (sc. 2, sc. 3)."""

from rubbletop.games.colossi.actions import council as actions
from rubbletop.games.colossi.events import council as facts
from rubbletop.games.colossi.frames import council as frames
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.words.names import TEAMS, hex_name, listed, tribe_name, unit_name
from rubbletop.kernel.facts import Action, Event, Message, say

OVER = {
    "turns": say("The last turn of the first battle is over. Victory points: {points}."),
    "no_marines": say("No Marine is left on the map: the first battle is over. Victory points: {points}."),
    "no_tribes": say("No tribe is left on the map: the first battle is over. Victory points: {points}."),
}


def sentence(s: ColossiState, event: Event) -> Message | None:
    """Return the sentence for a fact of this part, None for other facts."""
    match event:
        case facts.TeamCalled():
            units = listed([unit_name(s, unit) for unit in event.units])
            return say("{team} arrives: {units}.", team=TEAMS[event.team], units=units)
        case facts.UnitTakenBack():
            return say(
                "{unit} is taken back from {hex}.", unit=unit_name(s, event.unit), hex=hex_name(event.hex)
            )
        case facts.AreaHeld():
            return say(
                "The Colossi hold {hex} in the area of {team}: it comes in from off the map.",
                hex=hex_name(event.hex),
                team=TEAMS[event.team],
            )
        case facts.AreaFull():
            return say(
                "The area of {team} has no more room: the rest comes in from off the map.",
                team=TEAMS[event.team],
            )
        case facts.BattleEnded():
            return Message(OVER[event.why].template, {"points": event.points})
        case facts.BattleBegan():
            return say("The tribes hold a council in Zone Beta, and the Marines come upon them.")
        case _:
            return _of_tribes(s, event)


def _of_tribes(s: ColossiState, event: Event) -> Message | None:
    match event:
        case facts.WormholeHeld():
            return say("{unit} holds the Wormhole: it stays closed.", unit=unit_name(s, event.unit))
        case facts.WormholeRolled(opens=True):
            return say(
                "Sacrifice Wormhole: {face}, less than the turn number {turn}: it opens.",
                face=event.face,
                turn=event.turn,
            )
        case facts.WormholeRolled():
            return say(
                "Sacrifice Wormhole: {face}, not less than the turn number {turn}: it stays closed.",
                face=event.face,
                turn=event.turn,
            )
        case facts.Rejoiced():
            return say(
                "The {tribe} celebrate at the Sacred Pillar in {hex} and throw out Rubble.",
                tribe=tribe_name(event.tribe),
                hex=hex_name(event.hex),
            )
        case _:
            return None


def wording(s: ColossiState, action: Action) -> Message | None:
    """Return the button text of a decision of this part, None for other actions."""
    match action:
        case actions.PickTeam():
            return say("{team} comes now", team=TEAMS[action.team])
        case actions.PlaceUnit():
            return say("Place {unit} in {hex}", unit=unit_name(s, action.unit), hex=hex_name(action.to))
        case actions.TakeBackUnit():
            return say("Take {unit} back", unit=unit_name(s, action.unit))
        case actions.EndPlacement():
            return say("The team stands")
        case actions.EndReturns():
            return say("Nobody else lands")
        case actions.GoOn():
            return say("On to the Council")
        case _:
            return None


def prompt(s: ColossiState) -> Message | None:
    """Return what is asked in a step of this part, None in other steps."""
    match s.top:
        case frames.PickTeamFrame():
            return say("Which team comes first?") if not s.teams else say("Which team comes now?")
        case frames.TeamFrame() as frame:
            return say("Where do the units of {team} stand?", team=TEAMS[frame.team])
        case frames.ReturnFrame() as frame:
            return say("Which lost unit lands again, and where? At most {left} more.", left=frame.left)
        case frames.InterludeFrame():
            return say("The first battle is over. Go on to the second?")
        case frames.GatherFrame():
            return say("The tribes gather at the Sacred Pillars.")
        case frames.WormholeFrame():
            return say("The Colossi act.")
        case _:
            return None
