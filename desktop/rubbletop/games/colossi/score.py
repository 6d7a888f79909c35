# SPDX-License-Identifier: GPL-3.0-or-later
"""Victory points item by item and the level of victory (8.0, sc. 1; rulings 144 to 146, 157, 158)."""

from rubbletop.games.colossi.ground import Field, Ground
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.tables import LevelName
from rubbletop.games.colossi.words.names import FACES, TRIBES, hex_name, unit_name
from rubbletop.kernel.facts import Message, Outcome, SpaceId, say
from rubbletop.kernel.tally import Tally

LEVELS: dict[LevelName, Message] = {
    "decisive": say("Decisive victory"),
    "significant": say("Significant victory"),
    "marginal": say("Marginal victory"),
    "draw": say("Draw"),
    "defeat": say("Defeat"),
}


def points(ground: Ground, s: ColossiState) -> Tally:
    """Return the victory points as the map stands now, item by item (sc. 1)."""
    tally = _boulders(ground, s, Tally())
    tally = _places(ground, s, tally)
    for unit in s.units.values():
        if unit.place == "escaped":
            tally = tally.plus(
                ground.edition.panic.points.escaped,
                say("{unit} escaped", unit=unit_name(s, unit.id)),
                "sc. 1",
            )
    for unit in s.units.values():
        loss = ground.units[unit.kind].loss
        if unit.place == "lost" and loss:
            tally = tally.plus(-loss, say("{unit} lost", unit=unit_name(s, unit.id)), "sc. 1, 146")
    return tally


def stonehenge_worth(field: Field, at: SpaceId) -> int:
    """Return the victory points for Stonehenge occupied in a hex: half its last digit (6.0)."""
    return field.last_digit(at) // 2


def level(ground: Ground, total: int) -> LevelName:
    """Return the level of victory for a total of points."""
    for row in ground.edition.panic.levels:
        if row.least is None or total >= row.least:
            return row.name
    raise AssertionError("the last level has no least total")


def outcome(ground: Ground, s: ColossiState) -> Outcome:
    """Return how a finished game came out: the level of victory and the total."""
    total = points(ground, s).total
    name = level(ground, total)
    won = name in ("decisive", "significant", "marginal")
    return Outcome(
        headline=LEVELS[name],
        level=name,
        winners=s.seats if won else (),
        scores=dict.fromkeys(s.seats, total),
    )


def _boulders(ground: Ground, s: ColossiState, tally: Tally) -> Tally:
    row = ground.edition.panic.points
    for rows in ground.edition.boulders:
        gone = sum(ground.tribe_of[boulder] == rows.tribe for boulder in s.crumbled)
        if gone:
            name = TRIBES[rows.tribe]
            reason = say("Boulders of {tribe} destroyed: {count}", tribe=name, count=gone)
            tally = tally.plus(gone * row.boulder, reason, "sc. 1, 145")
        if rows.tribe in row.tribes and gone == len(rows.rows):
            tally = tally.plus(
                row.tribe, say("{tribe} wholly destroyed", tribe=TRIBES[rows.tribe]), "sc. 1, 145"
            )
    return tally


def _places(ground: Ground, s: ColossiState, tally: Tally) -> Tally:
    """Add what occupied hexes are worth: a Marine there in any state, passengers and Bombers too (144)."""
    row = ground.edition.panic.points
    field = ground.field(s)
    for at, units in field.units_at.items():
        if not any(ground.is_marine(unit) for unit in units):
            continue
        if field.is_structure(at):
            name = Message(field.board.structures[at])
            tally = tally.plus(row.structure, say("{place} occupied", place=name), "sc. 1, 144")
        if at == field.board.mine and at not in s.tectonic:
            tally = tally.plus(row.mine, say("Mine entrance occupied"), "sc. 1, 144")
        if field.face_at(at) == "stonehenge":
            place = say("{face} in {hex} occupied", face=FACES["stonehenge"], hex=hex_name(at))
            tally = tally.plus(stonehenge_worth(field, at), place, "6.0, 144")
    return tally
