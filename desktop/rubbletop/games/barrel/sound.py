# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether a state from a file is one that the game can come to; what is wrong with it, if not."""

from collections import Counter
from collections.abc import Collection, Iterator

from rubbletop.games.barrel.atlas import Atlas
from rubbletop.games.barrel.census import misfits
from rubbletop.games.barrel.dealings import can_be_read
from rubbletop.games.barrel.frames.deals import LONGEST_PROMISE
from rubbletop.games.barrel.frames.opening import RollOrderFrame, StartFrame
from rubbletop.games.barrel.ground import MOST_ON_TRACK, Ground
from rubbletop.games.barrel.opening import FEWEST, MOST, TURNS
from rubbletop.games.barrel.sequence import ROUNDS
from rubbletop.games.barrel.state import GOVERNMENT, UNKNOWN, BarrelState
from rubbletop.games.barrel.unfinished import impossibilities
from rubbletop.kernel.facts import Seat, SpaceId
from rubbletop.kernel.named import named

NOUNS = ((Seat, "seat"), (SpaceId, "region"))
GREATEST = 1_000_000
"""No number of a game is greater."""
FREE = ("names", "edition", "marks")
"""What may be any text."""
OUTSIDE = ("origin", "to")
"""What may name the Border Region beside regions of the country: where logistics go in a deal."""
TRACKS = ("pacifism", "influence", "media", "contracts")


def contradiction(atlas: Atlas, s: BarrelState) -> str:
    """Return the first thing that contradicts the map, the tables and the rules, "" when there is none."""
    return atlas.fault(s) or next(_contradictions(atlas.ground(s), s), "")


def _contradictions(ground: Ground, s: BarrelState) -> Iterator[str]:
    yield from _seats(ground, s)
    yield from _names(ground, s)
    yield from _time(s)
    yield from _tracks(ground, s)
    yield from _boxes(ground, s)
    yield from _words(s)
    yield from misfits(ground, s)
    yield from _end(s)
    if s.stack:
        yield from impossibilities(ground, s)


def _seats(ground: Ground, s: BarrelState) -> Iterator[str]:
    """Seats that are too many or sit twice, records that lack one, regions that are not those of the map."""
    if not FEWEST <= len(s.seats) <= MOST or len(set(s.seats)) < len(s.seats):
        yield f"{len(s.seats)} seats cannot play"
    if s.order and sorted(s.order) != sorted(s.seats):
        yield "the playing order is not that of the seats"
    for field in ("names", "powers", "border"):
        if set(getattr(s, field)) != set(s.seats):
            yield f"{field} is not of all seats"
    if set(s.regions) != set(ground.country):
        yield "the regions are not those of the map"


def _names(ground: Ground, s: BarrelState) -> Iterator[str]:
    """Names of things that are not there, numbers out of all bounds, and what only a view hides."""
    known: dict[str, Collection[object]] = {"seat": s.seats, "region": ground.country}
    abroad: tuple[object, ...] = (ground.border,)
    for noun, field, value in named(s, NOUNS):
        if noun and field not in FREE:
            if value not in known[noun] and (field not in OUTSIDE or value not in abroad):
                yield f"there is no {noun} {value!r}"
        elif value == UNKNOWN and field in ("cash", "oil"):
            yield f"{field} is hidden"
        elif isinstance(value, int) and not 0 <= value <= GREATEST:
            yield f"{field} cannot be {value}"


def _time(s: BarrelState) -> Iterator[str]:
    """A turn that there is not, and an order before it is rolled."""
    is_opening = bool(s.stack) and isinstance(s.stack[0], RollOrderFrame | StartFrame)
    if s.turns not in TURNS:
        yield f"a game has not {s.turns} turns"
    if s.turn > s.turns or (s.turn == 0) != is_opening:
        yield f"this cannot be turn {s.turn}"
    if bool(s.order) == (bool(s.stack) and isinstance(s.stack[0], RollOrderFrame)):
        yield "the playing order stands before it is rolled, or does not stand after"


def _tracks(ground: Ground, s: BarrelState) -> Iterator[str]:
    for seat, power in s.powers.items():
        for track in TRACKS:
            if getattr(power, track) > MOST_ON_TRACK:
                yield f"the {track} of {seat} is beyond its track"
    if s.price > ground.top_price:
        yield "the oil price is beyond its track"
    if s.government and s.phase < GOVERNMENT:
        yield "the Government has oil before there is one"


def _boxes(ground: Ground, s: BarrelState) -> Iterator[str]:
    """Boxes that are not in use, and players who chose more than they have actions."""
    in_use = {box for row in ground.board.boxes for box in ground.boxes(row, len(s.seats))}
    yield from (f"there is no box {box!r}" for box in s.boxes if box not in in_use)
    for seat, number in Counter(s.boxes.values()).items():
        if number > ROUNDS:
            yield f"{seat} has chosen too many boxes"


def _words(s: BarrelState) -> Iterator[str]:
    """Promises and pledges that nobody could make, and calls that were made twice."""
    for promise in s.promises:
        if promise.giver == promise.taker or promise.turn > s.turn:
            yield f"{promise.giver} cannot have promised {promise.text!r}"
        if not can_be_read(promise.text) or len(promise.text) > LONGEST_PROMISE:
            yield f"a promise cannot read {promise.text!r}"
    for pledge in s.pledges:
        if pledge.giver == pledge.taker:
            yield f"{pledge.giver} cannot have pledged support to none but {pledge.taker}"
    pledged = [(pledge.giver, pledge.region) for pledge in s.pledges]
    if len(set(pledged)) < len(pledged) or len(set(s.supported)) < len(s.supported):
        yield "support in a battle is pledged or called for twice"


def _end(s: BarrelState) -> Iterator[str]:
    """Accounts before the end, and none after."""
    if not s.stack and (set(s.accounts) != set(s.seats) or s.turn != s.turns):
        yield "the game is over before its end"
    if s.stack and s.accounts:
        yield "the accounts are made up before the end"
