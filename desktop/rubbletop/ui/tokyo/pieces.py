# SPDX-License-Identifier: GPL-3.0-or-later
"""All counters to be seen: on the map, in the holding boxes, in hand while they are set up, and the funds."""

from collections.abc import Iterator

from rubbletop.games.tokyo import funds
from rubbletop.games.tokyo.actions.godran import GODRAN
from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.state import Fund, TokyoState, Unit
from rubbletop.games.tokyo.tables import HIDDEN, UnitType
from rubbletop.games.tokyo.words.names import kind_name, seat_name, unit_name
from rubbletop.kernel.facts import Message, Seat, say
from rubbletop.ui.game_screen import Piece
from rubbletop.ui.tokyo.places import box_of
from rubbletop.ui.tokyo.unit_faces import fund_face, godran_face, is_done, strength, unit_face

FUND = "fund "
"""Before the id of a fund."""

FUND_SCALE = 1.45
"""A card is narrower than a counter, and has more to say."""

_ORDER: dict[UnitType, int] = {
    "populace": 1000,
    "infantry": 2000,
    "vehicle": 3000,
    "superweapon": 4000,
    "helicopter": 5000,
}
"""Who lies on whom where counters touch: the helicopter is above all."""

STANCES: dict[str, Message] = {"inside": say("inside the building"), "roof": say("on the roof")}


def all_pieces(ground: Ground, s: TokyoState) -> tuple[Piece, ...]:
    """Return every counter that lies on the table, GODRAN first."""
    return (
        Piece(id=GODRAN, space=s.godran, face=godran_face(ground, s), name=godran_words(ground, s)),
        *_units(ground, s),
        *_funds(ground, s),
    )


def _units(ground: Ground, s: TokyoState) -> Iterator[Piece]:
    for number, unit in enumerate(s.units.values()):
        if unit.place not in ("map", "box", "hand"):
            continue
        yield Piece(
            id=unit.id,
            space=unit.area,
            box=None if unit.area is not None else _home(s, unit),
            face=unit_face(ground, s, unit),
            order=_ORDER[ground.row(unit).type] + number,
            name=unit_words(ground, s, unit),
        )


def _home(s: TokyoState, unit: Unit) -> str:
    """The holding box of a counter: its own colour's, or its holder's where nobody has its sector."""
    if s.sectors.get(unit.sector) is not None:
        return box_of(unit.sector)
    return _first_box(s, unit.owner) or box_of(unit.sector)


def _first_box(s: TokyoState, seat: Seat) -> str:
    chosen = s.chosen[seat]
    return box_of(chosen[0]) if chosen else ""


def _funds(ground: Ground, s: TokyoState) -> Iterator[Piece]:
    for number, fund in enumerate(s.funds.values()):
        yield Piece(
            id=f"{FUND}{fund.id}",
            box=_first_box(s, fund.owner),
            face=fund_face(ground, s, fund),
            order=9000 + number,
            name=fund_words(ground, s, fund),
            scale=FUND_SCALE,
        )


# ---- in words


def godran_words(ground: Ground, s: TokyoState) -> Message:
    """Return GODRAN with its states."""
    told = say("GODRAN: strength {strength}", strength=ground.field(s).strength())
    for state in godran_states(s):
        told = say("{told}, {state}", told=told, state=state)
    return told


def godran_states(s: TokyoState) -> tuple[Message, ...]:
    """Return what is the matter with GODRAN, in words."""
    found = [say("1 wound") if s.wounds == 1 else say("{wounds} wounds", wounds=s.wounds)]
    if s.stunned:
        found.append(say("Stunned: −1 on each die"))
    if s.annoyed:
        found.append(say("Annoyed: +1 on each die"))
    if s.controller is not None:
        found.append(say("controlled by {player}", player=seat_name(s, s.controller)))
    if s.ended == "killed":
        found.append(say("killed"))
    return tuple(found)


def unit_words(ground: Ground, s: TokyoState, unit: Unit) -> Message:
    """Return a counter with its values and states, for tooltips and screen readers."""
    row = ground.row(unit)
    name = unit_name(s, unit.id)
    if row.type == "superweapon":
        told = say("{name}: range {range}, {vp} VP", name=name, range=row.range, vp=row.vp)
    elif row.type == "populace":
        told = say(
            "{name}: MP {mp}, CS {cs}, {vp} VP, ¥{cost} a turn in which it moves",
            name=name,
            mp=row.mp,
            cs=row.cs,
            vp=row.vp,
            cost=row.cost,
        )
    else:
        told = say(
            "{name}: CS {cs}, MP {mp}, range {range}, {vp} VP",
            name=name,
            cs=strength(row),
            mp=row.mp,
            range=row.range,
            vp=row.vp,
        )
    for state in unit_states(ground, s, unit):
        told = say("{told}, {state}", told=told, state=state)
    return told


def unit_states(ground: Ground, s: TokyoState, unit: Unit) -> tuple[Message, ...]:
    """Return how a unit stands and what it did, in words."""
    found = []
    if unit.place == "box":
        found.append(say("enters the map in Phase 7"))
    if unit.place == "hand":
        found.append(say("to be set up on a star"))
    if unit.stance in STANCES:
        found.append(STANCES[unit.stance])
    if is_done(ground, s, unit):
        found.append(say("done for this phase"))
    return tuple(found)


def fund_words(ground: Ground, s: TokyoState, fund: Fund) -> Message:
    """Return a fund with its money and, where it may be known, what it is for."""
    told = say(
        "{player}’s superweapon fund: ¥{amount} of ¥{target}",
        player=seat_name(s, fund.owner),
        amount=fund.amount,
        target=funds.target(ground, s),
    )
    if fund.weapon == HIDDEN:
        return say("{told}, its type is settled and secret", told=told)
    if fund.weapon == "":
        return say("{told}, its type is open", told=told)
    return say("{told}, for {weapon}", told=told, weapon=kind_name(fund.weapon))
