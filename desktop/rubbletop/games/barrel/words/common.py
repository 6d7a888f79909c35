# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of what several steps tell: money, barrels, troops, logistics and tracks that change."""

from rubbletop.games.barrel.events import common as facts
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import GOVERNMENT, GUERRILLA, INVASION, BarrelState
from rubbletop.games.barrel.words.names import (
    barrels,
    dollars,
    group,
    local_troops,
    logistics,
    place_name,
    region_name,
    seat_name,
    troops,
)
from rubbletop.kernel.facts import Action, Event, Field, Message, Seat, say

PHASES = {
    INVASION: say("Invasion"),
    GUERRILLA: say("Guerrilla"),
    GOVERNMENT: say("Transitional Government"),
}
"""The names of the phases."""

PAID: dict[facts.Purpose, Message] = {
    "purchase": say("{player} pays {amount} for that."),
    "media": say("{player} pays {amount} for Mass-media."),
    "repeat": say("{player} pays {amount} for doing the same again."),
    "support": say("{player} pays {other} {amount} for support."),
    "deal": say("{player} pays {other} {amount} in the deal."),
    "fine": say("{player} pays a fine of {amount} for Pacifism."),
    "idle": say("{player} pays {amount} for {region}, which did not produce."),
    "repair": say("{player} pays {amount} for the repair in {region}."),
}
EARNED: dict[facts.Source, Message] = {
    "start": say("{player} begins with {amount}."),
    "bonus": say("{player} is last in the playing order and gets {amount} more."),
    "money": say("{player} takes {amount}."),
    "taxes": say("{player} gets {amount} from new taxes."),
    "oil": say("{player} sells {barrels} for {amount}."),
}
TROOPS_LOST: dict[facts.Loss, Message] = {
    "battle": say("{player} loses {troops} in the battle for {region}."),
    "retreat": say("{player} loses {troops} in the retreat from {region}."),
    "bombing": say("{player} loses {troops} to the bombing in {region}."),
    "fine": say("{player} removes {troops} from {region}: the fine cannot be paid."),
    "withdrawn": say("{player} withdraws {troops} from the board."),
}
LOGISTICS_USED: dict[facts.Use, Message] = {
    "production": say("{region}: {logistics} used up by production."),
    "building": say("{region}: {logistics} used for a building."),
    "influence": say("{region}: {logistics} given as aid."),
    "bombing": say("{region}: {logistics} destroyed by the bombing."),
    "abandoned": say("{region}: {logistics} lost to the local troops."),
}
MOVED = {
    "move": say("{player} moves {group} from {origin} to {to}."),
    "free": say("{player} moves {group} from {origin} to {to}, for free."),
    "support": say("{player} comes with {group} from {origin} to the battle for {to}."),
    "retreat": say("{player} retreats with {group} from {origin} to {to}."),
}
CONTROL: dict[facts.Taking, Message] = {
    "victory": say("{player} has won {region} and controls it."),
    "entered": say("{player} moves into {region} and controls it now."),
    "deal": say("{player} gets control of {region} in the deal."),
}
WHY: dict[facts.Why, Message] = {
    "troops_over": say("more troops than the public tolerates"),
    "troops_under": say("fewer troops than the public tolerates"),
    "troops_lost": say("troops lost"),
    "retreat": say("a retreat"),
    "taxes": say("new taxes"),
    "speech": say("the Speech to the Nation"),
    "bombing": say("a bombing"),
    "bombing_failed": say("a bombing that failed"),
}


def sentence(ground: Ground, s: BarrelState, event: Event) -> Message | None:
    """Return the sentence for a fact of this part, None for other facts."""
    match event:
        case facts.Paid() | facts.Earned() | facts.OilMoved():
            return _of_hands(ground, s, event)
        case facts.PacifismChanged():
            why = WHY[event.why]
            return say("{track} ({why}).", track=_track(s, event, say("Pacifism")), why=why)
        case facts.InfluenceChanged():
            return say("{track}.", track=_track(s, event, say("Influence")))
        case facts.TurnBegun():
            return say("Turn {turn} begins: {phase}.", turn=event.turn, phase=PHASES[event.phase])
        case facts.GameEnded():
            return say("The last turn is over: all hands lie open.")
        case facts.TroopsLost() | facts.LogisticsUsed() | facts.GroupMoved():
            return _of_elements(ground, s, event)
        case facts.RegionEntered() | facts.ControlTaken():
            return _of_regions(ground, s, event)
        case _:
            return None


def wording(ground: Ground, s: BarrelState, action: Action) -> Message | None:
    """Return None: nothing is decided in this part."""
    return None


def prompt(ground: Ground, s: BarrelState, seat: Seat) -> Message | None:
    """Return None: nothing is asked in this part."""
    return None


def _filled(template: Message, **fields: Field | Message) -> Message:
    return Message(template.template, fields)


def _of_hands(ground: Ground, s: BarrelState, event: facts.Paid | facts.Earned | facts.OilMoved) -> Message:
    match event:
        case facts.Paid():
            names = {"player": seat_name(s, event.payer), "amount": dollars(event.amount)}
            if event.taker is not None:
                names["other"] = seat_name(s, event.taker)
            if event.region is not None:
                names["region"] = place_name(ground, event.region)
            return _filled(PAID[event.purpose], **names)
        case facts.Earned():
            return _filled(
                EARNED[event.source],
                player=seat_name(s, event.earner),
                amount=dollars(event.amount),
                barrels=barrels(event.barrels),
            )
        case facts.OilMoved(taker=None):
            given = barrels(event.barrels)
            return say(
                "{player} gives up {barrels} from the hand.", player=seat_name(s, event.giver), barrels=given
            )
        case _:
            assert event.taker is not None
            return say(
                "{player} gives {other} {barrels} in the deal.",
                player=seat_name(s, event.giver),
                other=seat_name(s, event.taker),
                barrels=barrels(event.barrels),
            )


def _track(s: BarrelState, event: facts.PacifismChanged | facts.InfluenceChanged, track: Message) -> Message:
    """Return how a marker moves, without a full stop."""
    player, value = seat_name(s, event.seat), event.value
    if event.by > 0:
        return say(
            "{player}’s {track} rises by {by} to {value}",
            player=player,
            track=track,
            by=event.by,
            value=value,
        )
    if event.by < 0:
        return say(
            "{player}’s {track} falls by {by} to {value}",
            player=player,
            track=track,
            by=-event.by,
            value=value,
        )
    return say("{player}’s {track} stays at {value}", player=player, track=track, value=value)


def _of_elements(
    ground: Ground, s: BarrelState, event: facts.TroopsLost | facts.LogisticsUsed | facts.GroupMoved
) -> Message:
    match event:
        case facts.TroopsLost():
            return _filled(
                TROOPS_LOST[event.cause],
                player=seat_name(s, event.seat),
                troops=troops(event.number),
                region=place_name(ground, event.region),
            )
        case facts.LogisticsUsed():
            return _filled(
                LOGISTICS_USED[event.use],
                region=region_name(ground, event.region),
                logistics=logistics(event.number),
            )
        case _:
            return _filled(
                MOVED[event.how],
                player=seat_name(s, event.mover),
                group=group(event.troops, event.logistics),
                origin=place_name(ground, event.path[0]),
                to=place_name(ground, event.path[1]),
            )


def _of_regions(ground: Ground, s: BarrelState, event: facts.RegionEntered | facts.ControlTaken) -> Message:
    match event:
        case facts.ControlTaken():
            return _filled(
                CONTROL[event.how], player=seat_name(s, event.seat), region=region_name(ground, event.region)
            )
        case facts.RegionEntered(face=0):
            return say(
                "{player} enters {region}, held by {locals}.",
                player=seat_name(s, event.mover),
                region=region_name(ground, event.region),
                locals=local_troops(event.locals),
            )
        case _:
            return say(
                "{player} enters {region} and throws {face}: {more}, {locals} in all.",
                player=seat_name(s, event.mover),
                region=region_name(ground, event.region),
                face=event.face,
                more=_more_locals(event.extra),
                locals=event.locals,
            )


def _more_locals(number: int) -> Message:
    match number:
        case 0:
            return say("no more local troops")
        case 1:
            return say("1 more local troop")
        case _:
            return say("{number} more local troops", number=number)
