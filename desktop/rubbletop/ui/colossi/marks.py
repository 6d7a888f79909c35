# SPDX-License-Identifier: GPL-3.0-or-later
"""What is painted live over the sheet: turn, points, card, notes, storm, eruptions, marbles, targets."""

from collections.abc import Hashable, Iterator
from typing import Literal

import msgspec
from PySide6.QtCore import QRectF

from rubbletop.board.hexes import HexBoard
from rubbletop.games.colossi import score
from rubbletop.games.colossi.council import teams_to_come
from rubbletop.games.colossi.frames.council import PickTeamFrame
from rubbletop.games.colossi.frames.tribes import AdvanceFrame, RollerFrame
from rubbletop.games.colossi.ground import Field, Ground
from rubbletop.games.colossi.state import ColossiState, Tribe
from rubbletop.games.colossi.steps.tribes.target import sightings
from rubbletop.games.colossi.tables import TeamName
from rubbletop.games.colossi.words.names import TEAMS, TRIBES, hex_name, listed, unit_name
from rubbletop.kernel.facts import Message, SpaceId, say
from rubbletop.ui.colossi.arrivals import arrivals
from rubbletop.ui.colossi.pieces import awaited, is_coming
from rubbletop.ui.colossi.places import sheet_for
from rubbletop.ui.game_screen import Mark
from rubbletop.ui.words import signed


class OnZone(msgspec.Struct, frozen=True):
    """Something on the sheet of a Zone."""

    zone: str
    face: Hashable


class TurnFace(msgspec.Struct, frozen=True):
    """The turn marker, and the turn whose Event Phase draws two counters (0: none)."""

    turn: int
    recon: int


class Arrival(msgspec.Struct, frozen=True):
    """A turn still to come that brings reinforcements."""

    turn: int


class PointsFace(msgspec.Struct, frozen=True):
    """The victory points now, and the levels with their least points, lowest level first."""

    points: int
    levels: tuple[tuple[Message, int], ...]


class CardFaceUp(msgspec.Struct, frozen=True):
    """The action card: its tribes in order, the indicator, who acts now, who is not on the map."""

    tribes: tuple[str, ...]
    takes: Literal["lowest", "highest"]
    acting: str
    away: frozenset[str]


class CardFaceDown(msgspec.Struct, frozen=True):
    """No card is face up."""


class Note(msgspec.Struct, frozen=True):
    """A word at the right of a box's heading."""

    box: str
    words: Message


class Storm(msgspec.Struct, frozen=True):
    """The Dust Storm: centres of its hexes, the middle one first."""

    centres: tuple[tuple[float, float], ...]


class Held(msgspec.Struct, frozen=True):
    """A hex worth victory points that a Marine holds: its centre."""

    centre: tuple[float, float]


class Eruption(msgspec.Struct, frozen=True):
    """A hex that has become a Hill."""

    space: SpaceId


class Marbles(msgspec.Struct, frozen=True):
    """The hexes of all Marble Minefields."""

    centres: tuple[tuple[float, float], ...]
    seeds: tuple[int, ...]


class Aim(msgspec.Struct, frozen=True):
    """The line from a tribe to the unit that it goes for; ``seen``: whether it sees that unit.

    ``rivals``: units that are as near and seen as well; ``hidden``: units that are nearer, but not seen.
    """

    tribe: tuple[float, float]
    target: tuple[float, float]
    seen: bool
    rivals: tuple[tuple[float, float], ...] = ()
    hidden: tuple[tuple[float, float], ...] = ()


def live_marks(ground: Ground, s: ColossiState) -> tuple[Mark, ...]:
    """Return all marks of a state, those of the map first."""
    board = ground.board(s)
    found = (*_map_marks(ground, s, board), *_furniture(ground, s, board))
    return tuple(msgspec.structs.replace(mark, face=OnZone(s.zone, mark.face)) for mark in found)


def _map_marks(ground: Ground, s: ColossiState, board: HexBoard) -> Iterator[Mark]:
    for at in s.tectonic:
        name = say("Tectonic Eruption: {hex} is a Hill now", hex=hex_name(at))
        yield Mark(id=f"eruption {at}", rect=_around(board, [at]), face=Eruption(at), name=name)
    field = ground.field(s)
    for at, worth in held_places(ground, s):
        name = say("Held by a Marine at the end: {points}", points=signed(worth))
        yield Mark(id=f"held {at}", rect=_around(board, [at]), face=Held(board.hexes[at].centre), name=name)
    if field.mined:
        hexes = field.in_order(field.mined)
        face = Marbles(_centres(board, hexes), tuple(board.key(at) for at in hexes))
        yield Mark(id="marbles", rect=_around(board, hexes), face=face, name=say("Marble Minefield"))
    if s.storm is not None:
        hexes = [s.storm, *board.neighbours[s.storm]]
        storm = Storm(_centres(board, hexes))
        yield Mark(id="storm", rect=_around(board, hexes), face=storm, name=say("Dust Storm"))
    aim = aimed_at(s)
    if aim is not None:
        at, to = field.tribe_hex(aim.tribe), field.unit_hex(aim.target)
        rivals, hidden = _others(field, aim)
        ends = (board.hexes[at].centre, board.hexes[to].centre)
        line = Aim(*ends, field.sees(at, to), _centres(board, rivals), _centres(board, hidden))
        rect = _around(board, [at, to, *rivals, *hidden])
        yield Mark(id="aim", rect=rect, face=line, name=aim_words(field, aim))


def held_places(ground: Ground, s: ColossiState) -> Iterator[tuple[SpaceId, int]]:
    """Yield the Sacred Pillars and the Wormhole that Marines hold, with their worth (sc. 2, 144)."""
    field, row = ground.field(s), ground.edition.council.points
    worth = dict.fromkeys(field.in_order(field.board.pillars), row.pillar)
    if field.board.wormhole is not None:
        worth[field.board.wormhole] = row.wormhole
    for at, points in worth.items():
        is_held = any(ground.is_marine(unit) for unit in field.units_at.get(at, ()))
        if is_held and at not in s.tectonic:
            yield at, points


def aimed_at(s: ColossiState) -> AdvanceFrame | RollerFrame | None:
    """Return the move of a tribe toward a target that is still on the map, None when there is none."""
    for frame in reversed(s.stack):
        if isinstance(frame, AdvanceFrame | RollerFrame) and s.units[frame.target].place == "map":
            return frame
    return None


def _others(field: Field, aim: AdvanceFrame | RollerFrame) -> tuple[list[SpaceId], list[SpaceId]]:
    """The hexes of units that are as near as the target and seen alike, and of nearer ones not seen (122)."""
    at, to = field.tribe_hex(aim.tribe), field.unit_hex(aim.target)
    far, is_seen = field.board.distance(at, to), field.sees(at, to)
    rivals, hidden = [], []
    for sighting in sightings(field, at):
        space = field.unit_hex(sighting.unit)
        if sighting.distance == far and space != to and field.sees(at, space) == is_seen:
            rivals.append(space)
        elif sighting.distance < far and is_seen and not field.sees(at, space):
            hidden.append(space)
    return rivals, hidden


def aim_words(field: Field, aim: AdvanceFrame | RollerFrame) -> Message:
    """Return whom a tribe goes for, how far away, and whether it sees that unit."""
    at, to = field.tribe_hex(aim.tribe), field.unit_hex(aim.target)
    sight = say("in its sight") if field.sees(at, to) else say("out of its sight")
    return say(
        "Target: {unit} in {hex}, {sight}, at distance {far}",
        unit=unit_name(field.s, aim.target),
        hex=hex_name(to),
        sight=sight,
        far=field.board.distance(at, to),
    )


def _furniture(ground: Ground, s: ColossiState, board: HexBoard) -> Iterator[Mark]:
    sheet = sheet_for(board)
    turn = TurnFace(s.turn, s.recon if s.recon >= s.turn else 0)
    rect = sheet.boxes["turn"]
    yield Mark(id="turn", rect=rect, face=turn, name=say("Turn {turn}", turn=s.turn))
    for coming, units in arrivals(ground, s).items():
        if coming > s.turn:
            told = say("Turn {turn}: {units}", turn=coming, units=units)
            yield Mark(id=f"arrival {coming}", rect=sheet.turns[coming - 1], face=Arrival(coming), name=told)
    tally = score.points(ground, s)
    name = say("Victory points: {points}", points=tally.total)
    bar = PointsFace(tally.total, _levels(ground, s))
    yield Mark(id="points", rect=sheet.boxes["victory"], face=bar, name=name, tally=tally)
    yield Mark(id="card", rect=sheet.boxes["order"], face=_card(ground, s), name=card_name(ground, s))
    for note in _notes(ground, s):
        yield Mark(id=f"note {note.box}", rect=sheet.boxes[note.box], face=note, name=note.words)


def _levels(ground: Ground, s: ColossiState) -> tuple[tuple[Message, int], ...]:
    rows = reversed(score.levels(ground, s.scenario))
    return tuple((LEVEL_NAMES[row.name], row.least or 0) for row in rows)


LEVEL_NAMES: dict[str, Message] = {
    "decisive": say("Decisive"),
    "significant": say("Significant"),
    "marginal": say("Marginal"),
    "draw": say("Draw"),
    "defeat": say("Defeat"),
}


SHORT_TRIBES: dict[str, Message] = {
    "red": say("Red"),
    "yellow": say("Yellow"),
    "grey": say("Grey"),
    "brown": say("Brown"),
    "black": say("Black"),
    "white": say("White"),
    "tomb": say("Tomb"),
}


def acting_stack(s: ColossiState) -> Tribe | None:
    """Return the stack of boulders whose activation goes on, None when none acts."""
    return None if s.acting is None else s.tribes.get(s.acting)


def _card(ground: Ground, s: ColossiState) -> CardFaceUp | CardFaceDown:
    if not s.card:
        return CardFaceDown()
    row = ground.cards[s.card]
    here = {tribe.tribe for tribe in s.tribes.values() if tribe.hex is not None}
    away = frozenset(tribe for tribe in row.order if tribe not in here)
    acting = acting_stack(s)
    return CardFaceUp(tuple(row.order), row.indicator, acting.tribe if acting is not None else "", away)


def card_name(ground: Ground, s: ColossiState) -> Message:
    """Return the action card in words."""
    if not s.card:
        return say("The action card is turned when the Colossi act.")
    row = ground.cards[s.card]
    order = listed([TRIBES[tribe] for tribe in row.order])
    return say("Action card {card}: {order}", card=s.card, order=order)


def _notes(ground: Ground, s: ColossiState) -> Iterator[Note]:
    yield Note("event", say("cup: {left}", left=len(s.cup)))
    if s.card:
        yield Note("order", say("card {card}", card=s.card))
    yield from _landing_note(ground, s)


def _landing_note(ground: Ground, s: ColossiState) -> Iterator[Note]:
    """Which units lie in the box, or when the next teams come."""
    turn, units = awaited(s)
    if units and is_coming(s, units[0]):
        team = s.team_of(units[0].id)
        yield Note("landing", say("now") if team is None else TEAMS[team])
    elif teams := next_teams(ground, s):
        names = listed([TEAMS[team] for team in teams[1]])
        yield Note("landing", say("turn {turn}: {teams}", turn=teams[0], teams=names))
    elif units:
        yield Note("landing", say("turn {turn}", turn=max(turn, s.turn)))


def next_teams(ground: Ground, s: ColossiState) -> tuple[int, tuple[TeamName, ...]] | None:
    """Return the turn in which the next team comes and which can, None where none is to come later on."""
    if not ground.is_council(s) or not s.stack or isinstance(s.top, PickTeamFrame):
        return None
    turn = next((turn for turn in ground.edition.council.arrivals if turn > s.turn), None)
    teams = teams_to_come(ground, s)
    return None if turn is None or not teams else (turn, teams)


def _around(board: HexBoard, spaces: list[SpaceId]) -> QRectF:
    xs, ys = zip(*_centres(board, spaces), strict=True)
    return QRectF(min(xs) - 1, min(ys) - 1, max(xs) - min(xs) + 2, max(ys) - min(ys) + 2)


def _centres(board: HexBoard, spaces: list[SpaceId]) -> tuple[tuple[float, float], ...]:
    return tuple(board.hexes[at].centre for at in spaces)
