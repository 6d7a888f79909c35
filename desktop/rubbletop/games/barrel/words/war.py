# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of the War check: retreats, agreements of allies, battles."""

from rubbletop.games.barrel.actions import war as actions
from rubbletop.games.barrel.events import war as facts
from rubbletop.games.barrel.frames import war as frames
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.words.names import local_troops, region_name, seat_name, troops
from rubbletop.kernel.facts import Action, Event, Message, Seat, SpaceId, say


def sentence(ground: Ground, s: BarrelState, event: Event) -> Message | None:
    """Return the sentence for a fact of the War check, None for other facts."""
    match event:
        case facts.TermsProposed():
            return say(
                "{roller} proposes for {region}: {loser} loses first, {controller} controls.",
                roller=seat_name(s, event.roller),
                region=region_name(ground, event.region),
                loser=seat_name(s, event.terms.loser),
                controller=seat_name(s, event.terms.controller),
            )
        case facts.TermsAnswered(agreed=True):
            return say("{ally} agrees.", ally=seat_name(s, event.ally))
        case facts.TermsAnswered():
            return say(
                "{ally} does not agree: nothing is settled for {region}.",
                ally=seat_name(s, event.ally),
                region=region_name(ground, event.region),
            )
        case facts.BattleFought():
            return _fought(ground, s, event)
        case facts.BattleLost(fresh=True):
            return say(
                "Nobody is left in {region}: 1 new local troop comes.",
                region=region_name(ground, event.region),
            )
        case facts.BattleLost():
            return say(
                "The battle for {region} is lost to {locals}.",
                region=region_name(ground, event.region),
                locals=local_troops(event.locals),
            )
        case _:
            return None


def wording(ground: Ground, s: BarrelState, action: Action) -> Message | None:
    """Return the button text for a decision of the War check, None for others."""
    match action:
        case actions.Retreat():
            return _retreat(ground, action)
        case actions.StandFast():
            return say("Retreat no more") if _declared(s, action.seat) else say("Stand fast")
        case actions.ProposeTerms():
            return say(
                "{loser} loses first, {controller} controls",
                loser=seat_name(s, action.loser),
                controller=seat_name(s, action.controller),
            )
        case actions.GoWithoutTerms():
            return say("Agree on nothing: lose first and control")
        case actions.AcceptTerms():
            return say("Agree")
        case actions.RefuseTerms():
            return say("Do not agree")
        case _:
            return None


def prompt(ground: Ground, s: BarrelState, seat: Seat) -> Message | None:
    """Return what is asked in the War check, or who is waited for, None in other steps."""
    match s.top:
        case frames.RetreatsFrame(left=()) | frames.BattlesFrame():
            return say("The battles are fought.")
        case frames.RetreatsFrame():
            return _retreats(s, s.top.left[0], seat)
        case frames.AlliesFrame(terms=None):
            return _proposal(ground, s, s.top.left[0], seat)
        case frames.AlliesFrame():
            return _answer(ground, s, s.top, seat)
        case _:
            return None


def ratio(value: int) -> str:
    """A line of the battle table as it is read: 2:1, 1:3."""
    return f"{value}:1" if value > 0 else f"1:{-value}"


def _fought(ground: Ground, s: BarrelState, event: facts.BattleFought) -> Message:
    return say(
        "{region}: {troops} against {locals}, {ratio}. {roller} throws {face}: {locals_fall}. "
        "The locals throw {locals_face}: {troops_fall}.",
        region=region_name(ground, event.region),
        troops=troops(event.troops),
        locals=local_troops(event.locals),
        ratio=ratio(event.ratio),
        roller=seat_name(s, event.roller),
        face=event.face,
        locals_fall=_locals_fall(event.locals_lost),
        locals_face=event.locals_face,
        troops_fall=_troops_fall(event.troops_lost),
    )


def _locals_fall(number: int) -> Message:
    match number:
        case 0:
            return say("no local troop falls")
        case 1:
            return say("1 local troop falls")
        case _:
            return say("{number} local troops fall", number=number)


def _troops_fall(number: int) -> Message:
    match number:
        case 0:
            return say("no troop falls")
        case 1:
            return say("1 troop falls")
        case _:
            return say("{number} troops fall", number=number)


def _retreat(ground: Ground, action: actions.Retreat) -> Message:
    region, to = region_name(ground, action.region), region_name(ground, action.to)
    if action.bears:
        return say("Retreat: {region} → {to}, and lose the troop for all", region=region, to=to)
    return say("Retreat: {region} → {to}", region=region, to=to)


def _declared(s: BarrelState, seat: Seat) -> bool:
    flights = s.top.flights if isinstance(s.top, frames.RetreatsFrame) else ()
    return any(flight.seat == seat for flight in flights)


def _retreats(s: BarrelState, asked: Seat, seat: Seat) -> Message:
    if seat == asked:
        return say("Retreat from a battle? It costs a troop and 1 Pacifism.")
    return say("{name} decides on retreats.", name=seat_name(s, asked))


def _proposal(ground: Ground, s: BarrelState, region: SpaceId, seat: Seat) -> Message:
    roller, name = s.regions[region].arrivals[0], region_name(ground, region)
    if seat == roller:
        return say("{region}: propose who loses troops first and who will control.", region=name)
    return say(
        "{name} thinks about an agreement of the allies in {region}.",
        name=seat_name(s, roller),
        region=name,
    )


def _answer(ground: Ground, s: BarrelState, frame: frames.AlliesFrame, seat: Seat) -> Message:
    assert frame.terms is not None, "something was proposed"
    fields: dict[str, str | int | Message] = {
        "region": region_name(ground, frame.left[0]),
        "loser": seat_name(s, frame.terms.loser),
        "controller": seat_name(s, frame.terms.controller),
    }
    if seat == frame.asked[0]:
        return say("{region}: {loser} loses first, {controller} controls. Do you agree?", **fields)
    return say(
        "{name} answers the proposal for {region}: {loser} loses first, {controller} controls.",
        name=seat_name(s, frame.asked[0]),
        **fields,
    )
