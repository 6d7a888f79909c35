# SPDX-License-Identifier: GPL-3.0-or-later
"""All counters to be seen: on the map, waiting to land, trapped, out of play, and the events in force."""

from collections.abc import Iterator

from rubbletop.games.colossi.frames.council import ReturnFrame
from rubbletop.games.colossi.ground import Ground
from rubbletop.games.colossi.state import Boulder, ColossiState, Council, Rubble, Tribe, Unit
from rubbletop.games.colossi.words.names import CODES, EVENTS, FACES, TEAMS, TRIBES, tribe_name, unit_name
from rubbletop.kernel.facts import Message, say
from rubbletop.ui.colossi.art.face import Marker
from rubbletop.ui.colossi.faces import (
    boulder_face,
    event_face,
    rubble_face,
    tribe_face,
    unit_face,
    unit_markers,
)
from rubbletop.ui.game_screen import Piece

EVENT, ORDER, LANDING, LOST, TRAPPED = "event", "order", "landing", "lost", "trapped"
BOX_NAMES: dict[str, Message] = {
    EVENT: say("Events in force"),
    ORDER: say("Action order"),
    LANDING: say("Waiting to land"),
    LOST: say("Out of play"),
    TRAPPED: say("Trapped in the mine"),
}

RUBBLE_ORDER, TRIBE_ORDER, UNIT_ORDER, CARRIER_ORDER = 0, 1, 2, 3
LANDING_SCALE, EVENT_SCALE = 1.5, 2.4
"""How large counters may be in these boxes, so that they can be read."""

EVENT_ID, BOULDER_ID = "event ", "boulder "


def all_pieces(ground: Ground, s: ColossiState) -> tuple[Piece, ...]:
    """Return every counter that lies on the table, those of the map first."""
    return (
        *(_rubble_piece(ground, s, rubble) for rubble in s.rubble.values()),
        *(_tribe_piece(ground, s, tribe) for tribe in s.tribes.values() if tribe.hex is not None),
        *_units(ground, s),
        *_boulders(ground, s),
        *_events(s),
    )


def awaited(s: ColossiState) -> tuple[int, tuple[Unit, ...]]:
    """Return the turn and the units in the box of those waiting to land: due now, else the next to come."""
    due = tuple(unit for unit in s.units.values() if is_coming(s, unit))
    if due:
        return s.turn, due
    turns = [unit.due for unit in s.units.values() if unit.place == "reserve"]
    turn = min(turns, default=0)
    return turn, tuple(unit for unit in s.units.values() if unit.place == "reserve" and unit.due == turn)


def is_coming(s: ColossiState, unit: Unit) -> bool:
    """Return whether a unit beside the map comes now: due, with its team, or back from the first battle."""
    match unit.place:
        case "due" | "beside":
            return True
        case "team":
            return s.team_of(unit.id) is not None
        case "reserve":
            return bool(s.stack) and isinstance(s.top, ReturnFrame) and unit.due <= s.turn
        case _:
            return False


def _units(ground: Ground, s: ColossiState) -> Iterator[Piece]:
    waiting = {unit.id for unit in awaited(s)[1]}
    for number, unit in enumerate(s.units.values()):
        match unit.place:
            case "map":
                order = CARRIER_ORDER if unit.kind == "carrier" else UNIT_ORDER
                yield _unit_piece(ground, s, unit, space=True, box=None, order=order)
            case "trapped":
                yield _unit_piece(ground, s, unit, space=False, box=TRAPPED, order=number)
            case "lost" | "escaped":
                yield _unit_piece(ground, s, unit, space=False, box=LOST, order=number)
            case "due" | "beside" | "team" | "reserve" if unit.id in waiting:
                yield _unit_piece(ground, s, unit, space=False, box=LANDING, order=number)
            case _:
                pass


def _unit_piece(
    ground: Ground, s: ColossiState, unit: Unit, *, space: bool, box: str | None, order: int
) -> Piece:
    markers = (Marker.DONE,) if unit.place == "escaped" else unit_markers(s, unit)
    return Piece(
        id=unit.id,
        space=unit.hex if space else None,
        box=box,
        face=unit_face(ground, unit, markers=markers),
        order=order,
        name=unit_words(ground, s, unit),
        scale=LANDING_SCALE if box == LANDING else 1.0,
    )


def _tribe_piece(ground: Ground, s: ColossiState, tribe: Tribe) -> Piece:
    return Piece(
        id=tribe.id,
        space=tribe.hex,
        face=tribe_face(ground, s, tribe),
        order=TRIBE_ORDER,
        name=tribe_words(ground, s, tribe),
    )


def _rubble_piece(ground: Ground, s: ColossiState, rubble: Rubble) -> Piece:
    return Piece(
        id=rubble.id,
        space=rubble.hex,
        face=rubble_face(ground, s, rubble),
        order=RUBBLE_ORDER,
        name=rubble_words(ground, s, rubble),
    )


def _boulders(ground: Ground, s: ColossiState) -> Iterator[Piece]:
    """Boulders out of play, each once, in the order in which they were lost."""
    for number, boulder in enumerate(dict.fromkeys(s.crumbled)):
        yield Piece(
            id=f"{BOULDER_ID}{boulder}",
            box=LOST,
            face=boulder_face(ground, Boulder(id=boulder, reduced=True)),
            order=1000 + number,
            name=say("A boulder of the {tribe}, out of play", tribe=TRIBES[ground.tribe_of[boulder]]),
        )


def _events(s: ColossiState) -> Iterator[Piece]:
    for number, event in enumerate(s.events):
        yield Piece(
            id=f"{EVENT_ID}{event}",
            box=EVENT,
            face=event_face(event),
            order=number,
            name=say("Event: {event}", event=EVENTS[event]),
            scale=EVENT_SCALE,
        )


# ---- in words

_STATES: dict[str, Message] = {
    "due": say("lands this turn"),
    "trapped": say("trapped in the mine"),
    "escaped": say("escaped"),
    "lost": say("eliminated"),
}
_MARKED: dict[str, Message] = {"stunned": say("Stunned"), "paralyzed": say("Paralyzed")}


def unit_words(ground: Ground, s: ColossiState, unit: Unit) -> Message:
    """Return a unit with its values and states, for tooltips and screen readers."""
    values = ground.values(unit)
    name = unit_name(s, unit.id)
    if unit.kind == "carrier":
        numbers = say("DN {dn}, moves along the railway", dn=values.dn)
    elif values.cf is None:
        numbers = say("DN {dn}, MA {ma}", dn=values.dn, ma=values.ma)
    else:
        numbers = say("CF {cf}, DN {dn}, MA {ma}", cf=values.cf, dn=values.dn, ma=values.ma)
    told = say("{name}: {numbers}", name=name, numbers=numbers)
    for state in unit_states(s, unit):
        told = say("{told}, {state}", told=told, state=state)
    return told


def unit_states(s: ColossiState, unit: Unit) -> tuple[Message, ...]:
    """Return what is the matter with a unit, in words."""
    found = []
    if unit.damaged:
        found.append(say("damaged"))
    if unit.marker:
        found.append(_MARKED[unit.marker])
    if unit.place in ("reserve", "team", "beside"):
        found.append(_coming(s, unit))
    elif unit.place in _STATES:
        found.append(_STATES[unit.place])
    if unit.place == "map" and unit.arrival:
        found.append(
            say("landed this turn") if unit.arrival == "safe" else say("came down badly, so it does nothing")
        )
    if Marker.DONE in unit_markers(s, unit):
        found.append(say("done for this turn"))
    return tuple(found)


def _coming(s: ColossiState, unit: Unit) -> Message:
    """How and when a unit beside the map comes in."""
    team = s.team_of(unit.id)
    match unit.place:
        case "reserve" if isinstance(s.council, Council):
            return say("can land again from turn {turn}", turn=unit.due)
        case "reserve":
            return say("lands on turn {turn}", turn=unit.due)
        case "team":
            return say("comes with {team}", team=say("its team") if team is None else TEAMS[team])
        case _ if unit.kind == "bomber":
            return say("beside the map, flies in this turn")
        case _:
            return say("beside the map, walks in this turn")


def tribe_words(ground: Ground, s: ColossiState, tribe: Tribe) -> Message:
    """Return a stack with the values of its top and its states."""
    top = ground.top(tribe)
    told = say(
        "{tribe}, {count} high: CF {cf}, DN {dn}, {attack}",
        tribe=tribe_name(tribe.id),
        count=len(tribe.stack),
        cf=top.cf,
        dn=top.dn,
        attack=CODES[top.code],
    )
    for state in stone_states(s, tribe):
        told = say("{told}, {state}", told=told, state=state)
    return told


def rubble_words(ground: Ground, s: ColossiState, rubble: Rubble) -> Message:
    """Return Rubble or the feature it has turned into."""
    if rubble.face is not None:
        return FACES[rubble.face]
    told = say("Rubble, face down: DN {dn}", dn=ground.edition.rubble.dn)
    for state in stone_states(s, rubble):
        told = say("{told}, {state}", told=told, state=state)
    return told


def stone_states(s: ColossiState, stone: Tribe | Rubble) -> tuple[Message, ...]:
    """Return what is the matter with a tribe or with Rubble, in words."""
    found = []
    if stone.paralyzed:
        found.append(say("Paralyzed"))
    if stone.id in s.cracked:
        found.append(say("cracked, −1 DN"))
    return tuple(found)
