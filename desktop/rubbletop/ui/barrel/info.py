# SPDX-License-Identifier: GPL-3.0-or-later
"""The selected counter looked at large: how many, and what they are for."""

from collections.abc import Iterator

from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.tables import BUILDINGS, Building
from rubbletop.games.barrel.words.names import BUILDING_NAMES, barrels, dollars, region_name, seat_name
from rubbletop.games.barrel.words.war import ratio
from rubbletop.kernel.facts import NO_WORDS, Message, Seat, SpaceId, say
from rubbletop.ui.barrel.pieces import Token, all_pieces, token
from rubbletop.ui.game_screen import Face, PieceInfo, Value

KINDS: dict[str, Message] = {
    "locals": say("Local troops"),
    "logistics": say("Logistics"),
    "barrels": say("Barrels"),
}


def use_of(ground: Ground, building: Building) -> Message:
    """Return what a building is for, with its section."""
    store, rebels = ground.edition.store, ground.edition.rebels
    match building:
        case "warehouse":
            kept = barrels(store.warehouse)
            return say("Keeps {barrels} in its region (Military Buildings).", barrels=kept)
        case "police":
            return say(
                "+{here} against bombs in its region, +{beside} next to it (Military Buildings).",
                here=rebels.police_here,
                beside=rebels.police_beside,
            )
        case "pipeline":
            return say(
                "{barrels} more a turn out of its region or one next to it (Military Buildings, 17).",
                barrels=barrels(store.pipeline),
            )
        case _:
            return say("1 barrel more produced, with 1 logistic less (Military Buildings).")


def piece_info(ground: Ground, s: BarrelState, piece: str) -> PieceInfo | None:
    """Return a counter looked at large; None when it is not there any more."""
    of = token(s, piece)
    known = next((one for one in all_pieces(ground, s) if one.id == piece), None)
    if of is None or known is None:
        return None
    return PieceInfo(
        title=_title(s, of),
        face=known.face,
        back=None,
        back_title=NO_WORDS,
        values=tuple(_values(ground, s, of, known.face)),
        notes=(known.name, *_notes(ground, s, of)),
    )


def _title(s: BarrelState, of: Token) -> Message:
    match of.kind:
        case "troops":
            return say("{player}’s troops", player=seat_name(s, Seat(of.about)))
        case "rebels":
            return say("{player}’s rebels", player=seat_name(s, Seat(of.about)))
        case "building":
            return BUILDING_NAMES[_building(of)]
        case _:
            return KINDS[of.kind]


def _building(of: Token) -> Building:
    return next(kind for kind in BUILDINGS if kind == of.about)


def _values(ground: Ground, s: BarrelState, of: Token, face: Face) -> Iterator[Value]:
    match of.kind:
        case "rebels":
            power = s.powers[Seat(of.about)].rebels.power
            most = ground.edition.rebels.most_power
            yield Value(label=say("power"), shown=str(power), use=say("of {most}", most=most))
        case "building":
            cost = ground.rows[_building(of)].cost
            yield Value(label=say("cost"), shown=str(cost), use=say("logistics"))
            yield Value(label=say("bears"), shown=str(cost), use=say("damage"))
        case "barrels":
            yield Value(label=say("here"), shown=str(_count(face)), use=say("barrels"))
            yield Value(label=say("room"), shown=str(ground.room(s, of.region)), use=say("barrels"))
        case _:
            yield Value(label=say("here"), shown=str(_count(face)), use=say("in all"))


def _count(face: Face) -> int:
    return getattr(face, "count", 1)


def _notes(ground: Ground, s: BarrelState, of: Token) -> Iterator[Message]:
    match of.kind:
        case "troops":
            yield _tolerance(ground, s, Seat(of.about))
        case "locals":
            yield from _ratio(ground, s, of.region)
        case "logistics":
            if of.region != ground.border:
                needs = ground.needs(s, of.region)
                yield say(
                    "{region} needs {needs} to produce.", region=region_name(ground, of.region), needs=needs
                )
        case "barrels":
            yield say("A barrel sells for {price}.", price=dollars(ground.price(s)))
        case "building":
            yield use_of(ground, _building(of))
        case _:
            yield say("Cannot be fought; moving costs a point of power above 1 (Rebels).")


def _tolerance(ground: Ground, s: BarrelState, seat: Seat) -> Message:
    tolerated = ground.tolerated(s.powers[seat].media)
    return say(
        "{number} on the board, {tolerated} tolerated (Mass-media).",
        number=s.troops_of(seat),
        tolerated=tolerated,
    )


def _ratio(ground: Ground, s: BarrelState, region: SpaceId) -> Iterator[Message]:
    held = s.regions[region]
    if held.is_battle:
        own, _ = ground.ratio(held.all_troops, held.locals or 0)
        yield say("Ratio of the players’ troops: {ratio} (War).", ratio=ratio(own))
