# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentences of the Colossi Action Phase and of the Final Phase (7.0, 8.0)."""

from collections.abc import Sequence

from rubbletop.games.colossi.actions.tribes import Enter
from rubbletop.games.colossi.events import tribes as facts
from rubbletop.games.colossi.frames.cup import AuraFrame, RevealFrame
from rubbletop.games.colossi.frames.tribes import (
    ActivationsFrame,
    CardFrame,
    ColossiFrame,
    EntryFrame,
    FinalFrame,
    JigJigFrame,
)
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.words.names import (
    CODES,
    DIRECTIONS,
    TRIBES,
    hex_name,
    listed,
    tribe_name,
    unit_name,
)
from rubbletop.kernel.facts import Action, Event, Message, SpaceId, say

MOVE = "7.2.1"
"""The section by which a target is found for a move."""
MOST_NAMED = 3
"""How many units out of sight, or farther away, are named in a sentence."""
INDICATORS = {"lowest": say("lowest"), "highest": say("highest")}
ENDS = {
    "turns": say("The last turn is over: the game ends."),
    "no_marines": say("No Marine is left on the map: the game ends."),
    "no_tribes": say("No tribe is left on the map: the game ends."),
}
SKIPPED = {
    "away": say("The {tribe} are not on the map."),
    "paralyzed": say("The {tribe} are Paralyzed and do nothing."),
}
NO_TARGETS = {
    "": say("The {tribe} find no target."),
    "sling": say("The {tribe} see nobody within reach of their Boulder Sling."),
    "roller": say("The {tribe} find nobody to roll at."),
    "avalanche": say("Nobody is near enough for the Avalanche of the {tribe}."),
    "stomp": say("Nobody is near enough for the Stomp of the {tribe}."),
    "rampage": say("Nobody is near enough for the {tribe} to attack."),
}
BARRED = {
    "cliffs": say("Red Cliffs close {hex}: the {tribe} come up in {to}, the nearest empty hex."),
    "room": say("Nobody can make room in {hex}: the {tribe} come up in {to}, the nearest empty hex."),
    "own": say("{to} is their own hex: the {tribe} stay, and the ground shakes."),
}
HELD = {
    "bound": say("The {tribe} are bound to Stonehenge and do not roll."),
    "edge": say("The {tribe} stop at the edge of the map."),
    "cliffs": say("The {tribe} stop before Red Cliffs."),
    "room": say("The {tribe} stop: what is in the way cannot make room."),
    "stonehenge": say("The {tribe} stop at Stonehenge for good."),
    "occupied": say("The {tribe} roll back: the unit in that hex could not get away."),
}
WAYS = {
    "nearer": say("{hex} brings the {tribe} nearer."),
    "around": say("The way is barred: the {tribe} go around by {hex}."),
    "straight": say("No target is before them: the {tribe} go straight on to {hex}."),
}
STOMPS = {
    "none": say("{unit} keeps its feet: {face}."),
    "stunned": say("The ground shakes under {unit}: {face}."),
    "paralyzed": say("{unit} is thrown down: {face}."),
    "damaged": say("{unit} is hit by the shock: {face}."),
}


def sentence(s: ColossiState, event: Event) -> Message | None:
    """Return the sentence for a fact of this part, None for other facts."""
    match event:
        case facts.CardTurned():
            return say(
                "Action card {card}: {tribes}; ties go to the {ties}.",
                card=event.card,
                tribes=listed([TRIBES[tribe] for tribe in event.order]),
                ties=INDICATORS[event.indicator],
            )
        case facts.JigJigRolled():
            return _jig_jig(event)
        case facts.JigJigDanced():
            return say(
                "The {tribe} dance the Jig-Jig and tunnel instead of a special attack.",
                tribe=tribe_name(event.tribe),
            )
        case facts.TribeActivated():
            return say("The {tribe} act.", tribe=tribe_name(event.tribe))
        case facts.TribeSkipped():
            return Message(SKIPPED[event.why].template, {"tribe": tribe_name(event.tribe)})
        case facts.TargetFound():
            return _found(s, event)
        case facts.NoTarget(nearest=facts.Sighting() as nearest):
            return say(
                "The {tribe} see nobody within reach of their Boulder Sling; the nearest is {unit}.",
                tribe=tribe_name(event.tribe),
                unit=_sightings(s, [nearest]),
            )
        case facts.NoTarget():
            return Message(NO_TARGETS[event.attack].template, {"tribe": tribe_name(event.tribe)})
        case facts.HexChosen():
            return _chosen(event)
        case facts.GameEnded():
            return ENDS[event.why]
        case _:
            return _special(s, event)


def _jig_jig(event: facts.JigJigRolled) -> Message:
    if event.tribe is None:
        return say("Die for the Jig-Jig: {face}. Nobody dances.", face=event.face)
    tribe = TRIBES[event.tribe]
    if event.barred:
        return say(
            "Die for the Jig-Jig: {face}. The {tribe} are not on the card and do not dance.",
            face=event.face,
            tribe=tribe,
        )
    return say("Die for the Jig-Jig: {face}. It is the dance of the {tribe}.", face=event.face, tribe=tribe)


def _special(s: ColossiState, event: Event) -> Message | None:
    match event:
        case facts.SpecialBegun(face=0):
            return say(
                "Special attack of the {tribe}, as their top boulder shows: {attack}.",
                tribe=tribe_name(event.tribe),
                attack=CODES[event.code],
            )
        case facts.SpecialBegun():
            return say("The Tombstones throw {face}: {attack}.", face=event.face, attack=CODES[event.code])
        case facts.SlingSpread():
            return say(
                "Next to that target, in sight of the {tribe}, with fewer dice: {units}.",
                tribe=tribe_name(event.tribe),
                units=listed([unit_name(s, unit) for unit in event.units]),
            )
        case facts.RollBegun():
            return say(
                "The {tribe} throw {face}. Hexes to roll: {distance}.",
                tribe=tribe_name(event.tribe),
                face=event.face,
                distance=event.distance,
            )
        case facts.RollerHeld():
            return Message(HELD[event.why].template, {"tribe": tribe_name(event.tribe)})
        case facts.Stared(seen=()):
            where = DIRECTIONS[event.direction]
            return say(
                "The {tribe} stare {where} and meet nobody.", tribe=tribe_name(event.tribe), where=where
            )
        case facts.Stared():
            where = DIRECTIONS[event.direction]
            return say(
                "The {tribe} stare {where} and meet, the nearest first: {units}.",
                tribe=tribe_name(event.tribe),
                where=where,
                units=listed([unit_name(s, unit) for unit in event.seen]),
            )
        case facts.Stomped():
            return Message(
                STOMPS[event.shock].template, {"unit": unit_name(s, event.unit), "face": event.face}
            )
        case facts.RiftDrawn():
            return say(
                "The {tribe} tunnel toward {hex}.", tribe=tribe_name(event.tribe), hex=hex_name(event.hex)
            )
        case facts.RiftBarred():
            ends = {"hex": hex_name(event.hex), "to": hex_name(event.to)}
            return Message(BARRED[event.why].template, {"tribe": tribe_name(event.tribe), **ends})
        case facts.Erupted():
            return say("The {tribe} belch pumice.", tribe=tribe_name(event.tribe))
        case _:
            return None


def _found(s: ColossiState, event: facts.TargetFound) -> Message:
    fields: dict[str, str | int | Message] = {
        "tribe": tribe_name(event.tribe),
        "unit": unit_name(s, event.target),
        "hex": hex_name(event.hex),
        "far": event.distance,
    }
    why = (
        say("The {tribe} see {unit} in {hex}, the nearest at distance {far}.")
        if event.by == "sight"
        else say("The {tribe} see nobody and sense {unit} in {hex}, the nearest at distance {far}.")
    )
    told = [Message(why.template, fields)]
    if event.rivals:
        rivals = listed([unit_name(s, rival) for rival in event.rivals])
        ties = INDICATORS[event.indicator]
        told.append(say("As near: {rivals}; the card takes the {ties}.", rivals=rivals, ties=ties))
    if event.hidden:
        told.append(say("Nearer, but out of sight: {units}.", units=_sightings(s, event.hidden)))
    if event.farther:
        told.append(say("Farther in sight: {units}.", units=_sightings(s, event.farther)))
    if event.distance == 1 and event.rule == MOVE:
        told.append(say("They are next to it and do not move."))
    return _run_on(told)


def _sightings(s: ColossiState, sightings: Sequence[facts.Sighting]) -> Message:
    """Units with their distances, the first few of them by name."""
    named = [
        say("{unit} at {far}", unit=unit_name(s, sighting.unit), far=sighting.distance)
        for sighting in sightings[:MOST_NAMED]
    ]
    left = len(sightings) - MOST_NAMED
    return listed([*named, say("{left} more", left=left)] if left > 0 else named)


def _run_on(sentences: Sequence[Message]) -> Message:
    """Sentences one after another."""
    first, *others = sentences
    for other in others:
        first = say("{one} {two}", one=first, two=other)
    return first


def _chosen(event: facts.HexChosen) -> Message:
    told = [_way(event)]
    if event.barred:
        told.append(say("Taken, though nearer: {hexes}.", hexes=_hexes(event.barred)))
    if event.rivals:
        ties = INDICATORS[event.indicator]
        told.append(
            say("As good: {hexes}; the card takes the {ties}.", hexes=_hexes(event.rivals), ties=ties)
        )
    return _run_on(told)


def _way(event: facts.HexChosen) -> Message:
    tribe = tribe_name(event.tribe)
    if event.to is None:
        if event.why == "bound":
            return say("The {tribe} are bound to Stonehenge and do not move.", tribe=tribe)
        return say("The {tribe} cannot come nearer and stay.", tribe=tribe)
    return Message(WAYS[event.why].template, {"hex": hex_name(event.to), "tribe": tribe})


def _hexes(spaces: Sequence[SpaceId]) -> Message:
    return listed([hex_name(at) for at in spaces])


def wording(s: ColossiState, action: Action) -> Message | None:
    """Return the button text of a decision of this part, None for other actions."""
    match action:
        case Enter():
            return say("The {tribe} return next", tribe=tribe_name(action.tribe))
        case _:
            return None


def prompt(s: ColossiState) -> Message | None:
    """Return what is asked in a step of this part, None in other steps."""
    match s.top:
        case EntryFrame() if len(s.entering) > 1:
            return say("Which stack comes back next by Tunnel Rift?")
        case _:
            return None


def going_on(s: ColossiState) -> Message:
    """Return what goes on while nothing is asked: the tribe that acts, the phase, or an event's effect."""
    if s.acting is not None:
        return say("The {tribe} act.", tribe=tribe_name(s.acting))
    for frame in reversed(s.stack):
        match frame:
            case CardFrame() | JigJigFrame() | ActivationsFrame() | ColossiFrame() | EntryFrame():
                return say("The Colossi act.")
            case FinalFrame():
                return say("The turn comes to its end.")
            case AuraFrame() | RevealFrame():
                return say("The aura of the ancestors is at work.")
            case _:
                pass
    return say("The event takes effect.") if len(s.stack) > 1 else say("The game goes on.")
