# SPDX-License-Identifier: GPL-3.0-or-later
"""Victory points item by item and the level of victory (8.0, sc. 1 to 3; 144 to 146, 152, 157, 158)."""

from rubbletop.games.colossi.ground import Field, Ground
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.steps.base import COLOSSI, MARINES
from rubbletop.games.colossi.tables import LevelName, LevelRow
from rubbletop.games.colossi.words.names import FACES, TRIBES, hex_name, player_name, unit_name
from rubbletop.kernel.facts import Message, Outcome, Seat, SpaceId, say
from rubbletop.kernel.tally import Tally

LEVELS: dict[LevelName, Message] = {
    "decisive": say("Decisive victory"),
    "significant": say("Significant victory"),
    "marginal": say("Marginal victory"),
    "draw": say("Draw"),
    "defeat": say("Defeat"),
}


def points(ground: Ground, s: ColossiState) -> Tally:
    """Return the victory points as the map stands now, item by item; a first battle is one item (sc. 3)."""
    tally = Tally()
    if s.first_battle:
        title = Message(ground.edition.panic.title)
        total = Tally(s.first_battle).total
        tally = tally.plus(total, say("First battle: {title}", title=title), "sc. 3")
    tally = _boulders(ground, s, tally)
    tally = _places(ground, s, tally)
    rule = _rule(ground, s)
    for unit in s.units.values():
        if unit.place == "escaped":
            earned = ground.edition.panic.points.escaped
            tally = tally.plus(earned, say("{unit} escaped", unit=unit_name(s, unit.id)), rule)
    for unit in s.units.values():
        loss = ground.units[unit.kind].loss
        if unit.place == "lost" and loss:
            tally = tally.plus(-loss, say("{unit} lost", unit=unit_name(s, unit.id)), f"{rule}, 146")
    return tally


def _rule(ground: Ground, s: ColossiState) -> str:
    """The scenario whose victory points are counted."""
    return "sc. 2" if ground.is_council(s) else "sc. 1"


def stonehenge_worth(field: Field, at: SpaceId) -> int:
    """Return the victory points for Stonehenge occupied in a hex: half its last digit (6.0)."""
    return field.last_digit(at) // 2


def levels(ground: Ground, scenario: str) -> tuple[LevelRow, ...]:
    """Return the levels of victory of a scenario, the best first."""
    edition = ground.edition
    return {"2": edition.council.levels, "3": edition.campaign.levels}.get(scenario, edition.panic.levels)


def level(ground: Ground, total: int, scenario: str = "1") -> LevelName:
    """Return the level of victory for a total of points in a scenario (152)."""
    for row in levels(ground, scenario):
        if row.least is None or total >= row.least:
            return row.name
    raise AssertionError("the last level has no least total")


def outcome(ground: Ground, s: ColossiState) -> Outcome:
    """Return how a finished game came out: the level of victory and the Marines' total.

    Ruling: of two players the second wins where the first is defeated, and a draw is won by nobody (9.0).
    """
    total = points(ground, s).total
    name = level(ground, total, s.scenario)
    if name == "defeat":
        winner = tuple(seat for seat in s.seats if seat == COLOSSI)
    else:
        winner = () if name == "draw" else (MARINES,)
    return Outcome(
        headline=LEVELS[name] if COLOSSI not in s.seats else _headline(s, name, winner),
        level=name,
        winners=winner,
        scores={MARINES: total},
    )


def _headline(s: ColossiState, name: LevelName, winners: tuple[Seat, ...]) -> Message:
    """The level of victory, and which of two players it makes the winner."""
    if not winners:
        return say("{level}: nobody wins", level=LEVELS[name])
    return say("{level} of the Marines: {who} wins", level=LEVELS[name], who=player_name(s, winners[0]))


def _boulders(ground: Ground, s: ColossiState, tally: Tally) -> Tally:
    edition = ground.edition
    row = edition.council.points if ground.is_council(s) else edition.panic.points
    rule = f"{_rule(ground, s)}, 145"
    for rows in edition.boulders:
        gone = sum(ground.tribe_of[boulder] == rows.tribe for boulder in s.crumbled)
        if gone:
            name = TRIBES[rows.tribe]
            reason = say("Boulders of {tribe} destroyed: {count}", tribe=name, count=gone)
            tally = tally.plus(gone * row.boulder, reason, rule)
        if rows.tribe in row.tribes and gone == len(rows.rows):
            tally = tally.plus(row.tribe, say("{tribe} wholly destroyed", tribe=TRIBES[rows.tribe]), rule)
    return tally


def _places(ground: Ground, s: ColossiState, tally: Tally) -> Tally:
    """Add what occupied hexes are worth: a Marine there in any state, passengers and Bombers too (144)."""
    field = ground.field(s)
    for at, units in field.units_at.items():
        if not any(ground.is_marine(unit) for unit in units):
            continue
        if at not in s.tectonic:
            tally = _place(field, at, tally)
        if field.face_at(at) == "stonehenge":
            place = say("{face} in {hex} occupied", face=FACES["stonehenge"], hex=hex_name(at))
            tally = tally.plus(stonehenge_worth(field, at), place, "6.0, 144")
    return tally


def _place(field: Field, at: SpaceId, tally: Tally) -> Tally:
    """Add what the ground of an occupied hex is worth, by the scenario that knows such ground (144)."""
    board = field.board
    panic, council = field.ground.edition.panic.points, field.ground.edition.council.points
    if at in board.structures:
        name = Message(board.structures[at])
        tally = tally.plus(panic.structure, say("{place} occupied", place=name), "sc. 1, 144")
    if at == board.mine:
        tally = tally.plus(panic.mine, say("Mine entrance occupied"), "sc. 1, 144")
    if at in board.pillars:
        pillar = say("Sacred Pillar in {hex} occupied", hex=hex_name(at))
        tally = tally.plus(council.pillar, pillar, "sc. 2, 144")
    if at == board.wormhole:
        tally = tally.plus(council.wormhole, say("Wormhole occupied"), "sc. 2, 144")
    return tally
