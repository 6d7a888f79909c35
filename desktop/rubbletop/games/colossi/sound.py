# SPDX-License-Identifier: GPL-3.0-or-later
"""What no state of a game of Colossi can hold: names, hexes and counters that the game does not have."""

from collections.abc import Collection, Iterable, Iterator
from typing import get_args

from rubbletop.games.colossi.atlas import Atlas
from rubbletop.games.colossi.frames.cup import KeepFrame
from rubbletop.games.colossi.frames.marines import ActingFrame
from rubbletop.games.colossi.frames.tribes import ActivationsFrame, JigJigFrame
from rubbletop.games.colossi.ground import Ground
from rubbletop.games.colossi.setup import SEATS
from rubbletop.games.colossi.state import ColossiState, Council
from rubbletop.games.colossi.tables import TribeName
from rubbletop.kernel.facts import SpaceId, UnitId
from rubbletop.kernel.named import Nouns, named
from rubbletop.kernel.state import Frame

NOUNS: Nouns = ((UnitId, "counter"), (SpaceId, "hex"))
UNITS = frozenset(("unit", "units", "placed", "tried", "passenger"))
STACKS = frozenset(("tribe", "tribes", "stacks"))
"""The fields of frames that name units alone, and stacks alone."""


def contradiction(atlas: Atlas, s: ColossiState) -> str:
    """Return the first thing that contradicts the board and the counters, "" when there is none."""
    if fault := atlas.fault(s):
        return fault
    ground = atlas.ground(s)
    if s.zone not in ground.boards:
        return f"there is no zone {s.zone!r}"
    return next(_contradictions(ground, s), "")


def _contradictions(ground: Ground, s: ColossiState) -> Iterator[str]:
    if not 0 <= s.turn <= ground.turns(s):
        yield f"there is no turn {s.turn}"
    if not s.seats or s.seats != SEATS[: len(s.seats)]:
        yield f"these are not the seats of the game: {', '.join(s.seats)}"
    yield from (f"{seat!r} has a name, but no seat" for seat in s.options.names if seat not in s.seats)
    if not s.options.jig_jig and any(_is_of_jig_jig(frame) for frame in s.stack):
        yield "nobody dances in this game"
    if isinstance(s.council, Council) is not ground.is_council(s):
        yield f"the teams do not belong to zone {s.zone!r}"
    if not all(line.reason.is_sound for line in s.first_battle):
        yield "the points of the first battle have no words"
    yield from _names(ground, s)
    hexes = ground.board(s).hexes
    yield from (f"there is no hex {at!r}" for at in _hexes(s) if at not in hexes)
    yield from _counters(ground, s)
    yield from (fault for frame in s.stack for fault in _frame(s, frame, hexes))


def _is_of_jig_jig(frame: Frame) -> bool:
    dances = isinstance(frame, ActivationsFrame) and isinstance(frame.dancers, str)
    return dances or isinstance(frame, JigJigFrame)


def _names(ground: Ground, s: ColossiState) -> Iterator[str]:
    """Counters filed under another name than their own, and stacks called after no tribe."""
    ids = (
        *((name, unit.id) for name, unit in s.units.items()),
        *((name, tribe.id) for name, tribe in s.tribes.items()),
        *((name, rubble.id) for name, rubble in s.rubble.items()),
    )
    yield from (f"{own!r} is filed under {name!r}" for name, own in ids if own != name)
    for tribe in s.tribes.values():
        if tribe.id.partition("/")[0] != tribe.tribe:
            yield f"the stack {tribe.id!r} is none of the tribe {tribe.tribe}"
    members = (unit for units in s.teams.values() for unit in units)
    yield from (f"there is no unit {unit!r} for a team" for unit in members if unit not in s.units)
    yield from (f"{at!r} enters, but is no stack" for at in s.entering if at not in s.tribes)
    yield from (f"{at!r} is cracked, but not there" for at in s.cracked if at not in {**s.tribes, **s.rubble})


def _hexes(s: ColossiState) -> Iterator[SpaceId]:
    """Every hex that the state names; one that is needed and missing is called ""."""
    for unit in s.units.values():
        if unit.hex is not None or unit.place in ("map", "trapped"):
            yield unit.hex or SpaceId("")
        if unit.began is not None:
            yield unit.began
    yield from (tribe.hex for tribe in s.tribes.values() if tribe.hex is not None)
    yield from (rubble.hex for rubble in s.rubble.values())
    yield from s.tectonic
    if s.storm is not None:
        yield s.storm


def _counters(ground: Ground, s: ColossiState) -> Iterator[str]:
    """Boulders, Event counters and cards that the edition does not have, and stacks without boulders."""
    boulders = [boulder.id for tribe in s.tribes.values() for boulder in tribe.stack]
    offered = [event for frame in s.stack if isinstance(frame, KeepFrame) for event in frame.drawn]
    yield from _strange("boulder", (*boulders, *s.crumbled), ground.boulders)
    yield from _strange("event", (*s.cup, *s.aside, *s.used, *s.events, *offered), ground.edition.events)
    yield from _strange("card", (*s.deck, *s.cards, *((s.card,) if s.card else ())), ground.cards)
    yield from (f"the stack {tribe.id!r} is empty" for tribe in s.tribes.values() if not tribe.stack)


def _frame(s: ColossiState, frame: Frame, hexes: Collection[SpaceId]) -> Iterator[str]:
    """Counters and hexes of what is in progress that are not there.

    What began a volley, or was attacked in an action, may be gone by now; then it need only have a name
    that a counter can have.
    """
    for noun, field, value in named(frame, NOUNS):
        is_past = field == "cause" or (field == "target" and isinstance(frame, ActingFrame))
        if noun == "hex" and value not in hexes:
            yield f"there is no hex {value!r}"
        elif noun == "counter" and value not in _named_by(s, field) and not (is_past and _is_name(value)):
            yield f"there is no counter {value!r}"


def _named_by(s: ColossiState, field: str) -> Collection[object]:
    """The counters that a field of a frame can name."""
    if field in UNITS:
        return s.units
    if field in STACKS:
        return s.tribes
    return s.rubble if field == "rubble" else {*s.units, *s.tribes, *s.rubble}


def _is_name(value: object) -> bool:
    """Whether a stack or a Rubble counter can be called so."""
    name = str(value)
    return name.startswith("rubble") or name.partition("/")[0] in get_args(TribeName)


def _strange(noun: str, named: Iterable[object], known: Iterable[object]) -> Iterator[str]:
    have = set(known)
    yield from (f"there is no {noun} {name!r}" for name in named if name not in have)
