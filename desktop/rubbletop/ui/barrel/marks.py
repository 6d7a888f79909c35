# SPDX-License-Identifier: GPL-3.0-or-later
"""What is painted live over the sheet: turns, price, boxes, tracks, rings, powers, pennants and battles."""

from collections.abc import Hashable, Iterator
from typing import Literal

import msgspec
from PySide6.QtCore import QRectF

from rubbletop.board.regions import RegionBoard
from rubbletop.games.barrel import forecast
from rubbletop.games.barrel.frames.orders import ProductionFrame
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import INVASION, PHASES, BarrelState
from rubbletop.games.barrel.tables import DOLLAR
from rubbletop.games.barrel.words.names import (
    barrels,
    dollars,
    listed,
    local_troops,
    region_name,
    seat_name,
    troops,
)
from rubbletop.kernel.facts import Message, Seat, called, say
from rubbletop.ui.barrel import standing
from rubbletop.ui.barrel.art import live, sheet
from rubbletop.ui.game_screen import Mark
from rubbletop.ui.words import worded

PRINTED_TURNS = 12
"""The turns that are numbered on the sheet; a long game numbers its fifteen anew."""

RINGS: tuple[live.Ring, ...] = ("pacifism", "influence", "media")
RING_NAMES: dict[live.Ring, Message] = {
    "pacifism": say("Pacifism"),
    "influence": say("Influence"),
    "media": say("Mass-media"),
}


class TurnFace(msgspec.Struct, frozen=True):
    """A space of the turn track: the number printed on it, and whether it is over, in progress or to come."""

    number: int
    state: Literal["over", "now", "next"]


class PriceFace(msgspec.Struct, frozen=True):
    """The price marker on a place of the track, with the price as written."""

    text: str


class EarFace(msgspec.Struct, frozen=True):
    """The price in the masthead."""

    text: str


class PlayersFace(msgspec.Struct, frozen=True):
    """Markers of players side by side on one space of a track, by their places at the table."""

    players: tuple[int, ...]


class ChosenFace(msgspec.Struct, frozen=True):
    """The marker of a player in a box of actions."""

    player: int


class RingFace(msgspec.Struct, frozen=True):
    """Markers of players on one step of a ring of the dial."""

    ring: live.Ring
    step: int
    players: tuple[int, ...]


class IdleFace(msgspec.Struct, frozen=True):
    """A column of boxes that is not in use."""

    board: RegionBoard
    column: int


class GovernmentFace(msgspec.Struct, frozen=True):
    """The Government's barrels."""

    barrels: int


class PowerFace(msgspec.Struct, frozen=True):
    """A row of the powers: whose, her name, cash and oil as shown, troops and those tolerated."""

    place: int
    player: int
    name: str
    cash: str
    oil: str
    troops: str
    decides: bool


class WaitingFace(msgspec.Struct, frozen=True):
    """Rebels that wait off the map."""

    players: tuple[int, ...]


class PennantFace(msgspec.Struct, frozen=True):
    """Who controls a region."""

    player: int


class BattleFace(msgspec.Struct, frozen=True):
    """A battle in a region."""


def live_marks(ground: Ground, s: BarrelState, deciders: tuple[Seat, ...]) -> tuple[Mark, ...]:
    """Return all marks of a state in which these seats decide."""
    return (
        *_turns(s),
        *_price(ground, s),
        *_boxes(ground, s),
        *_contracts(ground, s),
        *_rings(ground, s),
        _government(s),
        *_powers(ground, s, deciders),
        *_waiting(s),
        *_regions(ground, s),
    )


def _mark(name: str, box: QRectF, face: Hashable, words: Message) -> Mark:
    """A mark whose place is told in points of the sheet."""
    return Mark(id=name, rect=sheet.in_board(box), face=face, name=words)


def _names(s: BarrelState, seats: tuple[Seat, ...]) -> Message:
    return listed([seat_name(s, seat) for seat in seats])


def _players(s: BarrelState, seats: tuple[Seat, ...]) -> tuple[int, ...]:
    return tuple(s.seats.index(seat) for seat in seats)


# ---- Turns and price


def _turns(s: BarrelState) -> Iterator[Mark]:
    for number in range(1, s.turns + 1):
        state: Literal["over", "now", "next"] = "next"
        if s.turn >= number:
            state = "now" if s.turn == number and s.stack else "over"
        if state == "next" and s.turns == PRINTED_TURNS:
            continue
        phase, turn = divmod(number - 1, s.turns // PHASES)
        words = say("Turn {turn} of {turns}", turn=number, turns=s.turns)
        yield _mark(f"turn {number}", sheet.turn_cell(phase, turn), TurnFace(number, state), words)


def _price(ground: Ground, s: BarrelState) -> Iterator[Mark]:
    half_dollars = ground.price(s)
    words = say("A barrel sells for {price}", price=dollars(half_dollars))
    ahead = say("{price}; at the Oil check, as things stand now, it goes", price=words)
    cell = sheet.price_cell(s.price)
    face = PriceFace(standing.money(half_dollars))
    mark = _mark("price", cell.adjusted(-3.5, -3.5, 3.5, 4.5), face, ahead)
    yield msgspec.structs.replace(mark, tally=forecast.outlooks(ground, s)[0].cases[0].move.tally)
    yield _mark("ear", live.EAR, EarFace(f"{half_dollars / DOLLAR:.2f}"), words)
    if sellers := tuple(seat for seat in s.seats if s.powers[seat].sold):
        told = say("sold oil this turn: {players}", players=_names(s, sellers))
        yield _mark("sellers", live.SELLERS, PlayersFace(_players(s, sellers)), told)


# ---- Boxes


def _boxes(ground: Ground, s: BarrelState) -> Iterator[Mark]:
    board = ground.board
    used = board.columns_in_use[len(s.seats)]
    for column in range(used, max(len(box.columns) for box in board.boxes.values())):
        words = say("not in use with {players} players", players=len(s.seats))
        yield _mark(f"idle {column}", live.column_rect(column), IdleFace(board, column), words)
    for box, seat in s.boxes.items():
        row, _, number = box.partition(".")
        title = say("{box}, box {number}: {player}", box=called(board.boxes[row].name), number=int(number),
                    player=seat_name(s, seat))  # fmt: skip
        cell = live.box_cell(board, box)
        yield _mark(f"box {box}", cell, ChosenFace(s.seats.index(seat)), title)
    if producing := tuple(frame.producer for frame in s.stack if isinstance(frame, ProductionFrame)):
        told = say("chose Oil Production: {players}", players=_names(s, producing))
        yield _mark("producing", live.open_room("oil"), PlayersFace(_players(s, producing)), told)
    if taxed := tuple(seat for seat in s.seats if s.powers[seat].taxed):
        told = say("New Taxes this turn: {players}", players=_names(s, taxed))
        yield _mark("taxed", live.open_room("taxes"), PlayersFace(_players(s, taxed)), told)


# ---- Tracks and rings


def _contracts(ground: Ground, s: BarrelState) -> Iterator[Mark]:
    for step, seats in _steps(s, "contracts").items():
        worth = dollars(ground.contract_value(step))
        told = say(
            "Contracts {step}, worth {worth}: {players}", step=step, worth=worth, players=_names(s, seats)
        )
        face = PlayersFace(_players(s, seats))
        yield _mark(f"contracts {step}", live.contract_room(step), face, told)


def _steps(s: BarrelState, track: str) -> dict[int, tuple[Seat, ...]]:
    """The players on each step of a track that somebody stands on."""
    found: dict[int, tuple[Seat, ...]] = {}
    for seat in s.seats:
        step = getattr(s.powers[seat], track)
        found[step] = (*found.get(step, ()), seat)
    return found


def _rings(ground: Ground, s: BarrelState) -> Iterator[Mark]:
    for ring in RINGS:
        for step, seats in _steps(s, ring).items():
            told = say("{ring} {step}: {players}", ring=RING_NAMES[ring], step=step, players=_names(s, seats))
            for note in _ring_notes(ground, ring, step):
                told = say("{told} · {note}", told=told, note=note)
            face = RingFace(ring, step, _players(s, seats))
            yield _mark(f"{ring} {step}", live.ring_rect(ring, step), face, told)


def _ring_notes(ground: Ground, ring: live.Ring, step: int) -> Iterator[Message]:
    """What a step of a ring means."""
    match ring:
        case "pacifism":
            if fine := ground.fine(step):
                yield say("fine {amount} each turn", amount=dollars(fine))
            if steps := ground.speculation(step):
                yield say("speculation +{steps}", steps=steps)
        case "influence":
            if bonus := step // ground.edition.rebels.influence_for_one:
                yield say("+{bonus} in the defence against bombs", bonus=bonus)
        case _:
            yield say("{troops} tolerated", troops=troops(ground.tolerated(step)))


def _government(s: BarrelState) -> Mark:
    told = say("The Government has {barrels}", barrels=barrels(s.government))
    return _mark("government", sheet.BOXES["government"], GovernmentFace(s.government), told)


def _powers(ground: Ground, s: BarrelState, deciders: tuple[Seat, ...]) -> Iterator[Mark]:
    for place, seat in enumerate(standing.in_order(s)):
        number, tolerated = s.troops_of(seat), ground.tolerated(s.powers[seat].media)
        face = PowerFace(
            place=place,
            player=s.seats.index(seat),
            name=worded(seat_name(s, seat)),
            cash=standing.cash(s, seat),
            oil=standing.oil(s, seat),
            troops=f"{number}/{tolerated}",
            decides=seat in deciders,
        )
        told = say(
            "{player}: {troops} on the board, {tolerated} tolerated; steps of Pacifism at the next check",
            player=seat_name(s, seat),
            troops=troops(number),
            tolerated=tolerated,
        )
        mark = _mark(f"power {place}", sheet.power_row(place), face, told)
        yield msgspec.structs.replace(mark, tally=forecast.troop_steps(ground, s, seat))


# ---- The map


def _waiting(s: BarrelState) -> Iterator[Mark]:
    """The rebels that have yet to enter, from the second phase on (11, 12)."""
    waiting = tuple(seat for seat in s.seats if s.powers[seat].rebels.region is None)
    if waiting and s.phase > INVASION:
        told = say("rebels off the map: {players}", players=_names(s, waiting))
        yield _mark("waiting", live.WAITING, WaitingFace(_players(s, waiting)), told)


def _regions(ground: Ground, s: BarrelState) -> Iterator[Mark]:
    for region, held in s.regions.items():
        rect = live.flag_rect(ground.board.regions[region])
        if held.control is not None:
            words = say("{region} is controlled by {player}", region=region_name(ground, region),
                        player=seat_name(s, held.control))  # fmt: skip
            yield _mark(f"flag {region}", rect, PennantFace(s.seats.index(held.control)), words)
        elif held.is_battle:
            words = say("{region}: a battle, {troops} against {locals}",
                        region=region_name(ground, region), troops=troops(held.all_troops),
                        locals=local_troops(held.locals or 0))  # fmt: skip
            yield _mark(f"war {region}", rect.adjusted(-3, -3, 3, 3), BattleFace(), words)
