# SPDX-License-Identifier: GPL-3.0-or-later
"""All counters to be seen: troops, local troops, logistics, barrels, buildings and rebels.

Counters of one kind in one region lie on one spot and have one id, ``kind region`` or ``kind region seat``.
"""

from collections.abc import Iterator
from typing import Literal

import msgspec

from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState, Region
from rubbletop.games.barrel.tables import BUILDINGS
from rubbletop.games.barrel.words.names import (
    BUILDING_NAMES,
    barrels,
    local_troops,
    logistics,
    region_name,
    seat_name,
    troops,
)
from rubbletop.kernel.facts import Message, Seat, SpaceId, say
from rubbletop.ui.barrel.art.face import (
    AnyFace,
    BarrelsFace,
    BuildingFace,
    LocalsFace,
    LogisticsFace,
    RebelsFace,
    TroopFace,
)
from rubbletop.ui.barrel.places import border_order
from rubbletop.ui.game_screen import Piece

Kind = Literal["troops", "locals", "logistics", "barrels", "building", "rebels"]


class Token(msgspec.Struct, frozen=True):
    """What the id of a counter says: its kind, the region, whose it is or, of a building, which."""

    kind: Kind
    region: SpaceId
    about: str = ""

    @property
    def id(self) -> str:
        """The id of the counter."""
        if self.kind == "rebels":
            # The rebels of a player are one counter wherever they go.
            return f"rebels {self.about}"
        return " ".join(part for part in (self.kind, self.region, self.about) if part)


def token(s: BarrelState, piece: str) -> Token | None:
    """Return what the id of a counter says, None for anything else or rebels that are off the map."""
    match piece.split(" "):
        case ["rebels", seat] if Seat(seat) in s.powers:
            region = s.powers[Seat(seat)].rebels.region
            return Token("rebels", region, seat) if region is not None else None
        case ["troops" | "locals" | "logistics" | "barrels" | "building" as kind, region, *about]:
            return Token(kind, SpaceId(region), about[0] if about else "")
        case _:
            return None


def player_of(s: BarrelState, seat: Seat | None) -> int | None:
    """Return the place of a seat at the table, from 0, None for nobody."""
    return None if seat is None else s.seats.index(seat)


def all_pieces(ground: Ground, s: BarrelState) -> tuple[Piece, ...]:
    """Return every counter that lies on the map, region by region in the order in which they lie."""
    found: list[Piece] = [*_border(ground, s)]
    for region, held in s.regions.items():
        tokens = tuple(_inland(ground, s, region, held))
        found += [
            Piece(id=of.id, space=region, face=face, order=order, name=name)
            for order, (of, face, name) in enumerate(tokens)
        ]
    return tuple(found)


def _border(ground: Ground, s: BarrelState) -> Iterator[Piece]:
    for column, (seat, reserve) in enumerate(s.border.items()):
        player, owner = s.seats.index(seat), seat_name(s, seat)
        if reserve.troops:
            name = say("{player}: {troops} in the Border Region", player=owner, troops=troops(reserve.troops))
            yield Piece(
                id=Token("troops", ground.border, seat).id,
                space=ground.border,
                face=TroopFace(player=player, count=reserve.troops),
                order=border_order(column, 0),
                name=name,
            )
        if reserve.logistics:
            number = logistics(reserve.logistics)
            name = say("{player}: {logistics} in the Border Region", player=owner, logistics=number)
            yield Piece(
                id=Token("logistics", ground.border, seat).id,
                space=ground.border,
                face=LogisticsFace(count=reserve.logistics, player=player),
                order=border_order(column, 1),
                name=name,
            )


def _inland(
    ground: Ground, s: BarrelState, region: SpaceId, held: Region
) -> Iterator[tuple[Token, AnyFace, Message]]:
    yield from _troops(ground, s, region, held)
    yield from _goods(ground, s, region, held)
    for seat in s.seats:
        rebels = s.powers[seat].rebels
        if rebels.region == region:
            face = RebelsFace(power=rebels.power, player=s.seats.index(seat), spent=rebels.acted)
            yield Token("rebels", region, seat), face, rebel_words(s, seat)


def _troops(
    ground: Ground, s: BarrelState, region: SpaceId, held: Region
) -> Iterator[tuple[Token, AnyFace, Message]]:
    """Troops, those of whoever controls the region first, and the local troops."""
    here = region_name(ground, region)
    first = [seat for seat in s.seats if seat in held.troops and seat == held.control]
    others = [seat for seat in (*held.arrivals, *s.seats) if seat in held.troops and seat != held.control]
    for seat in (*first, *dict.fromkeys(others)):
        number = held.troops[seat]
        face = TroopFace(player=s.seats.index(seat), count=number)
        name = say(
            "{player}: {troops} in {region}", player=seat_name(s, seat), troops=troops(number), region=here
        )
        yield Token("troops", region, seat), face, name
    if held.locals:
        name = say("{locals} in {region}", locals=local_troops(held.locals), region=here)
        yield Token("locals", region), LocalsFace(count=held.locals), name


def _goods(
    ground: Ground, s: BarrelState, region: SpaceId, held: Region
) -> Iterator[tuple[Token, AnyFace, Message]]:
    here = region_name(ground, region)
    if held.logistics:
        name = say("{logistics} in {region}", logistics=logistics(held.logistics), region=here)
        yield Token("logistics", region), LogisticsFace(count=held.logistics), name
    if held.barrels:
        name = say(
            "{barrels} in {region}, which keeps {room}",
            barrels=barrels(held.barrels),
            region=here,
            room=ground.room(s, region),
        )
        yield Token("barrels", region), BarrelsFace(count=held.barrels), name
    for kind in BUILDINGS:
        if number := held.count(kind):
            face = BuildingFace(kind=kind, player=player_of(s, held.control), count=number)
            yield Token("building", region, kind), face, building_words(ground, s, region, held, face)


def building_words(
    ground: Ground, s: BarrelState, region: SpaceId, held: Region, face: BuildingFace
) -> Message:
    """Return a building with its owner and its place."""
    name = BUILDING_NAMES[face.kind]
    if face.count > 1:
        name = say("{building} × {number}", building=name, number=face.count)
    here = region_name(ground, region)
    if held.control is None:
        return say("{building} in {region}, nobody’s", building=name, region=here)
    owner = seat_name(s, held.control)
    return say("{building} of {player} in {region}", building=name, player=owner, region=here)


def rebel_words(s: BarrelState, seat: Seat) -> Message:
    """Return the rebels of a player with their power."""
    rebels = s.powers[seat].rebels
    told = say("{player}’s rebels, power {power}", player=seat_name(s, seat), power=rebels.power)
    return say("{told}, done for this turn", told=told) if rebels.acted else told
