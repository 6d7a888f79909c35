# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentences of the Event Phase and of the Ancestral Aura Phase (4.0, 6.0)."""

from rubbletop.games.colossi.actions import cup as actions
from rubbletop.games.colossi.events import cup as facts
from rubbletop.games.colossi.frames import cup as frames
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.steps.base import COLOSSI, for_events
from rubbletop.games.colossi.steps.cup.aura import revealable
from rubbletop.games.colossi.words.names import (
    EVENTS,
    FACES,
    TRIBES,
    counter_name,
    faces_text,
    hex_name,
    listed,
    player_name,
    tribe_name,
    unit_name,
)
from rubbletop.kernel.facts import Action, Event, Message, say

NOTHING = {
    "supply": say("Nobody is damaged: the medical supplies are wasted."),
    "gallstones": say("No boulder has been lost yet: Gallstones have no effect."),
    "gemstones": say("Fewer than two tribes are destroyed: another counter is drawn, and Gemstones go back."),
    "lightning": say("Nobody else is in reach: the lightning ends."),
}
NOBODY_COMES = {
    "occupied": say("A unit holds the mine entrance: no tribe appears there."),
    "absent": say("No living tribe is left to appear at the mine entrance."),
    "room": say("There is no room at the mine entrance: no tribe appears."),
}


def sentence(s: ColossiState, event: Event) -> Message | None:
    """Return the sentence for a fact of this part, None for other facts."""
    match event:
        case facts.EventDrawn():
            return say(
                "Event: {event}. Counters left in the cup: {left}.",
                event=EVENTS[event.event],
                left=event.left,
            )
        case facts.EventsOffered():
            first, second = (EVENTS[name] for name in event.drawn)
            if for_events(s) == COLOSSI:
                return _taken(first, second)
            if first == second:
                return say("Thanks to the reconnaissance: {event}, drawn twice.", event=first)
            return say("Thanks to the reconnaissance: {first} or {second}.", first=first, second=second)
        case facts.EventsTaken(seat="marines"):
            return say(
                "{player} draws two event counters, thanks to the reconnaissance, and keeps one.",
                player=player_name(s, event.seat),
            )
        case facts.EventsTaken():
            return say(
                "{player} draws two event counters for the Colossi and keeps one.",
                player=player_name(s, event.seat),
            )
        case facts.EventReturned():
            return say("Back into the cup: {event}.", event=EVENTS[event.event])
        case facts.CupEmpty():
            return say("The cup is empty: no event.")
        case facts.NothingHappened(event="rock_garden"):
            return NOBODY_COMES[event.why]
        case facts.NothingHappened():
            return NOTHING[event.event]
        case facts.TribeLeft():
            return say("The {tribe} go home to honor their ancestors.", tribe=tribe_name(event.tribe))
        case facts.TribeSummoned():
            return say("The {tribe} will come up in the Colossi phase.", tribe=TRIBES[event.tribe])
        case facts.UnitSupplied():
            return say("{unit} is back at full strength.", unit=unit_name(s, event.unit))
        case facts.BoulderReturned():
            return _returned(event)
        case facts.GroundErupted():
            return say("The ground erupts in {hex}: it is a Hill from now on.", hex=hex_name(event.hex))
        case facts.RubbleRevealed():
            return say(
                "The Rubble in {hex} is turned over: {face}.", hex=hex_name(event.hex), face=FACES[event.face]
            )
        case _:
            return _weather(s, event)


def _taken(first: Message, second: Message) -> Message:
    """The two counters that the second player drew."""
    if first == second:
        return say("To choose from: {event}, drawn twice.", event=first)
    return say("To choose from: {first} or {second}.", first=first, second=second)


def _weather(s: ColossiState, event: Event) -> Message | None:
    match event:
        case facts.AcidFell():
            return say("Acid eats into the tribes: each has −1 DN now.")
        case facts.AcidDie():
            if event.dissolves:
                return say("Acid dissolves Rubble: {face}.", face=event.face)
            return say("Rubble withstands the acid: {face}.", face=event.face)
        case facts.LightningStruck():
            return say("Lightning strikes {hex}.", hex=hex_name(event.hex))
        case facts.LightningFound():
            return _leapt(s, event)
        case facts.LightningHit():
            return say(
                "Chain Lightning on the {tribe}: {faces} against DN {dn}, hits: {hits}.",
                tribe=tribe_name(event.tribe),
                faces=faces_text(event.faces),
                dn=event.dn,
                hits=event.hits,
            )
        case facts.StormMoved():
            return _storm(event)
        case facts.TremorDie():
            if event.pops:
                return say(
                    "The {tribe} throw {face}: Rubble pops off.",
                    tribe=tribe_name(event.tribe),
                    face=event.face,
                )
            return say("The {tribe} throw {face}: nothing.", tribe=tribe_name(event.tribe), face=event.face)
        case _:
            return None


def _leapt(s: ColossiState, event: facts.LightningFound) -> Message:
    found = say(
        "The nearest within {cf} hexes is at distance {far}: {target}. Dice: {cf}.",
        far=event.distance,
        target=counter_name(s, event.target),
        cf=event.cf,
    )
    if not event.rivals:
        return found
    rivals = listed([counter_name(s, rival) for rival in event.rivals])
    return say("{found} As near: {rivals}; the lowest is taken.", found=found, rivals=rivals)


def _storm(event: facts.StormMoved) -> Message:
    if event.hex is None:
        return say("The Dust Storm is gone.")
    if event.origin is None:
        return say("A Dust Storm comes up in {hex}.", hex=hex_name(event.hex))
    return say("The Dust Storm drifts to {hex}.", hex=hex_name(event.hex))


def _returned(event: facts.BoulderReturned) -> Message:
    tribe, at = tribe_name(event.tribe), hex_name(event.hex)
    if event.how == "bottom":
        return say("A lost boulder is back at the bottom of the {tribe} in {hex}.", tribe=tribe, hex=at)
    return say("A lost boulder of the {tribe} is back, alone in {hex}.", tribe=tribe, hex=at)


def wording(s: ColossiState, action: Action) -> Message | None:
    """Return the button text of a decision of this part, None for other actions."""
    match action:
        case actions.KeepEvent():
            return say("Keep {event}", event=EVENTS[action.event])
        case actions.Resupply():
            return say("Restore {unit}", unit=unit_name(s, action.unit))
        case actions.EndSupply():
            return say("No more supplies")
        case actions.SpendRubble():
            return say("Remove the Rubble in {hex}", hex=hex_name(s.rubble[action.rubble].hex))
        case actions.Regrow():
            return say("The boulder goes to the {tribe}", tribe=tribe_name(action.tribe))
        case actions.Sidestep():
            return say("Move the Ore Carrier to {hex}", hex=hex_name(action.to))
        case actions.Reveal():
            return say("Turn over the Rubble in {hex}", hex=hex_name(s.rubble[action.rubble].hex))
        case _:
            return None


def prompt(s: ColossiState) -> Message | None:
    """Return what is asked in a step of this part, None in other steps."""
    match s.top:
        case frames.KeepFrame() if for_events(s) == COLOSSI:
            return say("Which of the two events do you keep? The other goes back into the cup.")
        case frames.KeepFrame():
            return say("The reconnaissance paid off: which of the two events do you keep?")
        case frames.SupplyFrame() as frame:
            return say("Which damaged Marine is restored? Supplies left: {left}.", left=frame.left)
        case frames.GallstonesFrame():
            return say("Which Rubble counter is removed? A lost boulder comes back for it.")
        case frames.RegrowFrame():
            return say("Which stack gets the boulder?")
        case frames.SidestepFrame():
            return say("Where does the Ore Carrier make room to?")
        case frames.RevealFrame() if len(revealable(s)) > 1:
            return say("Which Rubble counter is turned over?")
        case _:
            return None
