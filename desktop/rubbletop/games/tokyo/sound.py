# SPDX-License-Identifier: GPL-3.0-or-later
"""What no state of a game of Tokyo can hold: names, counters, sums and frames that the game does not have."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import cast

from rubbletop.games.tokyo.atlas import Atlas
from rubbletop.games.tokyo.census import misfits
from rubbletop.games.tokyo.frames.attacks import AttacksFrame, FlopFrame, PissedFrame, RepelFrame
from rubbletop.games.tokyo.frames.godran import AllotFrame, FallFrame, FleeFrame, GodranFrame, RetreatFrame
from rubbletop.games.tokyo.frames.money import PenaltyFrame, TieFrame
from rubbletop.games.tokyo.frames.movement import MovementFrame
from rubbletop.games.tokyo.frames.muster import DevelopFrame, LooksFrame, PlansFrame
from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.named import named
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.tables import HIDDEN
from rubbletop.games.tokyo.unfinished import impossibilities
from rubbletop.kernel.facts import Seat
from rubbletop.kernel.state import Frame

MOST = 1_000_000
"""No number of a game is greater."""
SIGNED = ("vp", "points", "havoc")
"""The numbers that can be below 0."""
FREE = ("names", "city", "edition")
"""What may be any text."""
PLAYERS = range(2, 5)
LOOKS = range(5)
INTERRUPTS: dict[type[Frame], tuple[type[Frame], ...]] = {
    PenaltyFrame: (TieFrame,),
    AllotFrame: (GodranFrame, AttacksFrame),
    RetreatFrame: (GodranFrame, AttacksFrame),
    FleeFrame: (GodranFrame, AttacksFrame),
    FallFrame: (GodranFrame, AttacksFrame),
    FlopFrame: (AttacksFrame,),
    RepelFrame: (AttacksFrame,),
    PissedFrame: (AttacksFrame,),
}
"""What can interrupt a phase, and which phases; nothing else lies upon another frame."""
CONTROLLED = (PlansFrame, LooksFrame, DevelopFrame, GodranFrame, MovementFrame, AttacksFrame)
"""The phases in which somebody has won the control of GODRAN."""


def contradiction(atlas: Atlas, s: TokyoState) -> str:
    """Return the first thing that contradicts the city, the tables and the rules, "" when there is none."""
    return atlas.fault(s) or next(_contradictions(atlas.ground(s), s), "")


def _contradictions(ground: Ground, s: TokyoState) -> Iterator[str]:
    yield from _seats(ground, s)
    yield from _names(ground, s)
    yield from _sums(ground, s)
    yield from _city(ground, s)
    yield from misfits(ground, s)
    yield from _cards(ground, s)
    yield from _frames(s)
    if s.stack:
        yield from impossibilities(ground, s)


def _seats(ground: Ground, s: TokyoState) -> Iterator[str]:
    """Seats that are too many or sit twice, records that lack one, sectors that two have."""
    if len(s.seats) not in PLAYERS or len(set(s.seats)) < len(s.seats):
        yield f"{len(s.seats)} seats cannot play"
    if s.order and sorted(s.order) != sorted(s.seats):
        yield "the player order is not that of the seats"
    for field in ("names", "chosen", "cash", "vp", "points", "looked", "research", "used"):
        if set(getattr(s, field)) != set(s.seats):
            yield f"{field} is not of all seats"
    if set(s.sectors) != set(ground.board.sectors):
        yield "the sectors are not those of the city"
    chosen = [(sector, seat) for seat, sectors in s.chosen.items() for sector in sectors]
    controlled = [(sector, seat) for sector, seat in s.sectors.items() if seat is not None]
    if sorted(chosen) != sorted(controlled):
        yield "the sectors are not those that were chosen"
    if s.order and not all(s.chosen.values()):
        yield "a seat has no sector"


def _names(ground: Ground, s: TokyoState) -> Iterator[str]:
    """Names of things that are not there, numbers out of all bounds, and what only a view hides."""
    known: dict[str, Collection[object]] = {
        "seat": s.seats,
        "area": ground.board.areas,
        "unit": s.units,
        "building": ground.board.buildings,
    }
    for noun, field, value in named(s):
        if field in FREE:
            continue
        if value == HIDDEN:
            yield f"{field} is hidden"
        elif noun and value not in known[noun]:
            yield f"there is no {noun} {value!r}"
        elif isinstance(value, int) and not -MOST * (field in SIGNED) <= value <= MOST:
            yield f"{field} cannot be {value}"
    sectors = [unit.sector for unit in s.units.values()]
    sectors += [frame.home for frame in s.stack if isinstance(frame, GodranFrame) and frame.home is not None]
    yield from _strange("sector", sectors, ground.board.sectors)


def _sums(ground: Ground, s: TokyoState) -> Iterator[str]:
    """Scores that are not the sum of what they are for, and wounds that nobody survives."""
    yield from (f"the points of {seat} do not add up" for seat in s.seats if s.vp[seat] != _sum(s, seat))
    if s.godran_vp != sum(s.havoc.values()):
        yield "the points of GODRAN do not add up"
    if s.wounds > ground.edition.game.most_wounds:
        yield f"GODRAN cannot have {s.wounds} wounds"


def _sum(s: TokyoState, seat: Seat) -> int:
    return sum(s.points[seat].values())


def _city(ground: Ground, s: TokyoState) -> Iterator[str]:
    """Buildings that fell twice, rubble under what stands, and GODRAN inside a building."""
    yield from _twice("building", s.fallen)
    yield from _twice("rubble in", s.rubble)
    field = ground.field(s)
    ruins = {area for building in s.fallen for area in ground.building(building).areas}
    yield from (f"there is no rubble in {area!r}" for area in sorted(ruins - set(s.rubble)))
    yield from (
        f"a building stands on rubble in {at!r}" for at in s.rubble if field.building_at(at) is not None
    )
    if field.is_filled(s.godran):
        yield f"GODRAN is inside a building in {s.godran!r}"


def _cards(ground: Ground, s: TokyoState) -> Iterator[str]:
    """Cards that are there twice or not at all, and funds of another name."""
    if sorted([s.origin, *s.cards]) != sorted(ground.origins):
        yield "the Origin cards are not all there, each once"
    for seat in s.seats:
        yield from _strange("place of a card", s.looked[seat], LOOKS)
        yield from _twice("place of a card", s.looked[seat])
        yield from _twice("scheme", s.used[seat])
    yield from (
        f"the fund {fund.id!r} is filed as {key!r}" for key, fund in s.funds.items() if fund.id != key
    )


def _frames(s: TokyoState) -> Iterator[str]:
    """A stack that no phase builds, and phases that lack what came before them."""
    if bool(s.stack) == bool(s.ended):
        yield "the game is over and goes on, or neither"
    if not s.stack:
        return
    first, *others = s.stack
    if type(first) in INTERRUPTS:
        yield f"{type(first).__name__} interrupts nothing"
    for frame in others:
        if not isinstance(first, INTERRUPTS.get(type(frame), ())):
            yield f"{type(frame).__name__} cannot interrupt {type(first).__name__}"
    if isinstance(first, CONTROLLED) and s.controller is None:
        yield "nobody controls GODRAN"
    for frame in s.stack:
        if isinstance(frame, RetreatFrame | FleeFrame) and s.units[frame.unit].area is None:
            yield f"{frame.unit!r} is not on the map"
        if isinstance(frame, MovementFrame):
            yield from _loads(s, frame)


def _loads(s: TokyoState, frame: MovementFrame) -> Iterator[str]:
    """Loads that are not where their carriers are, and units that two carry."""
    yield from _twice("cargo", [unit for load in frame.loads.values() for unit in load])
    for carrier, load in frame.loads.items():
        for unit in load:
            if (s.units[unit].area, s.units[unit].owner) != (s.units[carrier].area, s.units[carrier].owner):
                yield f"{unit!r} is not with {carrier!r}, which carries it"


def _strange(noun: str, found: Iterable[object], known: Collection[object]) -> Iterator[str]:
    yield from (f"there is no {noun} {name!r}" for name in found if name not in known)


def _twice(noun: str, found: Iterable[object]) -> Iterator[str]:
    counted = cast("Counter[object]", Counter(found))
    yield from (f"{noun} {name!r} is there twice" for name, times in counted.items() if times > 1)
