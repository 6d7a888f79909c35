# SPDX-License-Identifier: GPL-3.0-or-later
"""The odds of landings and Jumps by their destination (5.2.1, 5.3.1.5; rulings 55 to 57, 117, 120)."""

from collections.abc import Iterator
from fractions import Fraction

from rubbletop.games.colossi.ground import Field, Ground
from rubbletop.games.colossi.marine_tables import Result
from rubbletop.games.colossi.odds.results import Odds, gathered, highest, one_die, read
from rubbletop.games.colossi.state import ColossiState, Unit
from rubbletop.games.colossi.steps.marines.drop import bars_fall
from rubbletop.games.colossi.steps.marines.jump import jump_tally
from rubbletop.games.colossi.steps.marines.landing import landing_tally
from rubbletop.games.colossi.tables import SIDES
from rubbletop.games.colossi.words.names import hex_name
from rubbletop.kernel.facts import Message, SpaceId, say
from rubbletop.kernel.tally import Tally

LOST = say("Malfunction: lost")
DAMAGED = say("Malfunction: damaged")
Outcomes = Iterator[tuple[Message, Fraction]]


def landings(ground: Ground, s: ColossiState) -> dict[int, dict[Result, Fraction]]:
    """Return the chances of a landing by its number of dice, one to the most that a hex gives (5.2.1)."""
    field = ground.field(s)
    chart = ground.edition.marines.landing
    most = max(landing_tally(field, at).total for at in field.board.hexes)
    return {count: read(chart, highest(count)) for count in range(1, most + 1)}


def jumps(ground: Ground, s: ColossiState) -> tuple[Tally, dict[Result, Fraction]]:
    """Return the modifier of a Jump's die and the chances of the rows of its chart (5.3.1.5)."""
    drm = jump_tally(ground.field(s))
    return drm, read(ground.edition.marines.jump, highest(1), drm.total)


def landing_odds(field: Field, unit: Unit, to: SpaceId) -> Odds:
    """Return the odds of a landing in a hex."""
    dice = landing_tally(field, to)
    chances = read(field.ground.edition.marines.landing, highest(dice.total))
    return Odds(dice, Tally(), None, gathered(_falls(field, unit, to, chances)), chances["safe"])


def jump_odds(field: Field, unit: Unit, to: SpaceId) -> Odds:
    """Return the odds of a Jump into a hex; while the unit is in the air its own hex is empty."""
    drm, chances = jumps(field.ground, field.s)
    air = Field(field.ground, field.s.changed_unit(unit.id, hex=None))
    return Odds(one_die(), drm, None, gathered(_falls(air, unit, to, chances)), chances["safe"])


def _falls(field: Field, unit: Unit, to: SpaceId, chances: dict[Result, Fraction]) -> Outcomes:
    """What becomes of a unit that comes down, the best first."""
    yield from _marbled(field, to, say("Safe"), chances["safe"])
    beside = field.lowest_room(to, "open")
    if beside is None:
        yield say("Scattered: lost"), chances["scattered"]
    else:
        scattered = say("Scattered to {hex}", hex=hex_name(beside))
        yield from _marbled(field, beside, scattered, chances["scattered"])
    yield from _adrift(field, unit, chances["malfunction"])


def _adrift(field: Field, unit: Unit, chance: Fraction) -> Outcomes:
    """What a random hex does to a unit: unharmed, damaged, lost (55, 56)."""
    spaces = field.board.by_number.values()
    ends = [end for at in spaces for end in _adrift_in(field, unit, at, chance / len(spaces))]
    rank = {LOST.template: 2, DAMAGED.template: 1}
    yield from sorted(ends, key=lambda end: rank.get(end[0].template, 0))


def _adrift_in(field: Field, unit: Unit, at: SpaceId, chance: Fraction) -> Outcomes:
    if bars_fall(field, at):
        has_room = field.lowest_room(at, "open") is not None
        can_flip = field.ground.has_back(unit) and not unit.damaged
        yield DAMAGED if has_room and can_flip else LOST, chance
    elif field.face_at(at) == "pit":
        yield LOST, chance
    else:
        yield from _marbled(field, at, say("Malfunction: unharmed"), chance)


def _marbled(field: Field, at: SpaceId, end: Message, chance: Fraction) -> Outcomes:
    """An end by itself, or in a Marble Minefield with and without a hit (117)."""
    hit = Fraction(field.ground.edition.aura.mine_hit, SIDES) if at in field.mined else Fraction(0)
    yield end, chance * (1 - hit)
    yield say("{end}, hit by a marble", end=end), chance * hit
