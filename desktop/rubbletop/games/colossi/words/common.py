# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentences for what every phase tells: movement, attacks, harm, Rubble (5.1.1, 5.4.6, 7.2.2)."""

from rubbletop.games.colossi.actions.harm import AllotHit, Retreat
from rubbletop.games.colossi.events import common as facts
from rubbletop.games.colossi.frames.harm import HitsFrame, RetreatFrame
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.words.names import (
    FACES,
    VOLLEYS,
    faces_text,
    hex_name,
    tribe_name,
    unit_name,
)
from rubbletop.games.colossi.words.reckoning import with_dice
from rubbletop.kernel.facts import Action, Event, Message, SpaceId, say

PHASES = {
    "event": say("Event Phase"),
    "recovery": say("Recovery"),
    "landing": say("Reinforcements"),
    "actions": say("Marine actions"),
    "aura": say("Ancestral Aura"),
    "colossi": say("Colossi Action Phase"),
    "final": say("Final Phase"),
}
MOVES = {
    "march": say("{who} moves {from_} → {to}."),
    "retreat": say("{who} retreats {from_} → {to}."),
    "push": say("{who} is pushed {from_} → {to}."),
    "carried": say("{who} is carried {from_} → {to}."),
    "jump": say("{who} jumps {from_} → {to}."),
    "land": say("{who} lands in {to}."),
    "flight": say("{who} flies {from_} → {to}."),
    "displaced": say("{who} is moved aside {from_} → {to}, the lowest empty hex there."),
    "aside": say("{who} makes room {from_} → {to}."),
    "enter": say("{who} enters the map in {to}."),
}
TRIBE_MOVES = {
    "push": say("The {who} are pushed {from_} → {to}."),
    "displaced": say("The {who} are moved aside {from_} → {to}, the lowest empty hex there."),
    "rift": say("The {who} come out of the ground in {to}."),
    "roll": say("The {who} roll {from_} → {to}."),
    "charge": say("The {who} advance {from_} → {to}."),
    "shove": say("The {who} are shoved {from_} → {to}, the lowest empty hex there."),
    "enter": say("The {who} appear in {to}."),
}
ARRIVALS = {
    "beside": say("{hex} is not empty: the stack goes to {to}, the lowest empty hex next to it."),
    "near": say(
        "{hex} is not empty, nor is any hex next to it: the stack goes to {to}, the nearest empty hex."
    ),
}
HARMS = {
    "stunned": say("{unit} is Stunned."),
    "paralyzed": say("{unit} is Paralyzed."),
    "damaged": say("{unit} is damaged."),
    "lost": say("{unit} is eliminated."),
    "unhurt": say("{unit} is Paralyzed already: no further effect."),
}
STONE_HARMS = {
    "cracked": say("The {tribe} are cracked: −1 DN for the next attack at once."),
    "flipped": say("A boulder of the {tribe} is flipped to its reduced side."),
    "removed": say("A boulder of the {tribe} is removed from play."),
    "paralyzed": say("The {tribe} are Paralyzed until the Final Phase."),
    "unhurt": say("The {tribe} take no harm."),
}
RUBBLE_HARMS = {
    "cracked": say("The Rubble is cracked: −1 DN for the next attack at once."),
    "flipped": say("The Rubble is broken."),
    "removed": say("The Rubble is removed."),
    "paralyzed": say("The Rubble is Paralyzed: it is not turned over this turn."),
    "unhurt": say("The Rubble takes no harm."),
}
TREADS = {
    "hit": say("{unit} treads on a marble: a hit, and it stops."),
    "stop": say("{unit} stops among the marbles."),
    "none": say("{unit} passes between the marbles."),
}
STRUCK = {
    "rubble": say("The Rubble falls on {unit}: one hit."),
    "rift": say("The ground bursts open under {unit}: one hit."),
}
PLACED = {
    "thrown": say("Rubble falls in {hex}."),
    "garrison": say("Rubble is left behind in the Structure in {hex}."),
    "wreck": say("The wreck of the Ore Carrier becomes Rubble in {hex}."),
}
MISSING = {
    "pool": say("No Rubble is made: all counters are on the map."),
    "edge": say("No Rubble is made: it would fall off the map."),
    "room": say("No Rubble is made: there is no room for it."),
}


def sentence(s: ColossiState, event: Event) -> Message | None:
    """Return the sentence for a common fact, None for other facts."""
    match event:
        case facts.PhaseBegan():
            return say("Turn {turn}: {phase}.", turn=event.turn, phase=PHASES[event.phase])
        case facts.UnitMoved():
            # A unit that comes in from off the map has no hex to come from.
            comes_in = event.how in ("flight", "march") and len(event.path) == 1
            how = "enter" if comes_in else event.how
            return _moved(MOVES[how], unit_name(s, event.unit), event.path)
        case facts.TribeMoved():
            return _moved(TRIBE_MOVES[event.how], tribe_name(event.tribe), event.path)
        case facts.UnitHarmed():
            return Message(HARMS[event.harm].template, {"unit": unit_name(s, event.unit)})
        case facts.UnitTransformed():
            return say("The Mine Foreman finds his old uniform: he is Major Colby now.")
        case facts.UnitAttacked():
            return with_dice(_attacked(s, event), event.reckoning)
        case facts.UnitStruck():
            return Message(STRUCK[event.by].template, {"unit": unit_name(s, event.unit)})
        case facts.RetreatBarred():
            return say("{unit} cannot retreat: one more hit.", unit=unit_name(s, event.unit))
        case facts.StoneHarmed(boulder="") if event.target.startswith("rubble"):
            return RUBBLE_HARMS[event.harm]
        case facts.StoneHarmed():
            return Message(STONE_HARMS[event.harm].template, {"tribe": tribe_name(event.target)})
        case facts.TribeDestroyed():
            return say(
                "The last boulder of the {tribe} is gone: the stack is destroyed.",
                tribe=tribe_name(event.tribe),
            )
        case facts.MineTrodden():
            return Message(TREADS[event.effect].template, {"unit": unit_name(s, event.unit)})
        case _:
            return _of_rubble(event)


def _of_rubble(event: Event) -> Message | None:
    match event:
        case facts.ArrivalDeflected():
            template = ARRIVALS[event.where].template
            return Message(template, {"hex": hex_name(event.hex), "to": hex_name(event.to)})
        case facts.RubbleDeflected():
            return say(
                "{hex} is not empty: the Rubble goes to {to}, the lowest empty hex next to it.",
                hex=hex_name(event.hex),
                to=hex_name(event.to),
            )
        case facts.RubblePlaced():
            return Message(PLACED[event.source].template, {"hex": hex_name(event.hex)})
        case facts.RubbleMoved():
            return say(
                "Rubble is shoved {from_} → {to}, the lowest empty hex there.",
                from_=hex_name(event.path[0]),
                to=hex_name(event.path[-1]),
            )
        case facts.RubbleMissing():
            return MISSING[event.why]
        case facts.RubbleGone():
            name = FACES[event.face] if event.face is not None else say("Rubble")
            return say("Back to the pool: {rubble} in {hex}.", rubble=name, hex=hex_name(event.hex))
        case _:
            return None


def _moved(move: Message, who: Message, path: tuple[SpaceId, ...]) -> Message:
    ends = {"from_": hex_name(path[0]), "to": hex_name(path[-1])}
    return Message(move.template, {"who": who, **ends})


def _attacked(s: ColossiState, event: facts.UnitAttacked) -> Message:
    """Whose attack it is, on whom, and the dice; Rubble and events have no other name than their attack."""
    attack = VOLLEYS[event.attack]
    if event.cause is not None and not event.cause.startswith("rubble"):
        attack = say("{attack} of the {tribe}", attack=attack, tribe=tribe_name(event.cause))
    unit = unit_name(s, event.unit)
    return say(
        "{attack} on {unit}: {faces} against DN {dn}, hits: {hits}.",
        attack=attack,
        unit=say("{unit} in a Structure", unit=unit) if event.structure else unit,
        faces=faces_text(event.faces),
        dn=event.dn,
        hits=event.hits,
    )


def wording(s: ColossiState, action: Action) -> Message | None:
    """Return the button text of a decision after an attack, None for other actions."""
    match action:
        case AllotHit(choice="flip"):
            return say("Flip {unit} to its damaged side", unit=unit_name(s, action.unit))
        case AllotHit():
            if s.units[action.unit].marker:
                return say("{unit} becomes Paralyzed", unit=unit_name(s, action.unit))
            return say("{unit} becomes Stunned", unit=unit_name(s, action.unit))
        case Retreat():
            return say("Retreat to {hex}", hex=hex_name(action.to))
        case _:
            return None


def prompt(s: ColossiState) -> Message | None:
    """Return what is asked after an attack, None in other steps."""
    match s.top:
        case HitsFrame() as frame:
            return say(
                "{unit} is hit. Hits to take: {hits}.",
                unit=unit_name(s, frame.unit),
                hits=frame.hits,
            )
        case RetreatFrame() as frame:
            return say("Where does {unit} retreat to?", unit=unit_name(s, frame.unit))
        case _:
            return None
