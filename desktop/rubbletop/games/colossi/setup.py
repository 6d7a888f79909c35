# SPDX-License-Identifier: GPL-3.0-or-later
"""Setting up both battles: cup, deck, units, and the tribes of the first (3.1, sc. 1, sc. 2; 13 to 18)."""

from collections.abc import Iterable

from rubbletop.games.colossi.events.common import TribeMoved
from rubbletop.games.colossi.events.council import BattleBegan
from rubbletop.games.colossi.frames.council import GatherFrame, PickTeamFrame
from rubbletop.games.colossi.frames.cup import EventFrame
from rubbletop.games.colossi.ground import Field, Ground
from rubbletop.games.colossi.state import Boulder, ColossiState, Council, Tribe, Unit, replace
from rubbletop.games.colossi.steps.base import COLOSSI, MARINES
from rubbletop.games.colossi.tables import EventId, Kind, TribeName
from rubbletop.games.colossi.telling import Telling
from rubbletop.kernel.bag import drawn, shuffled
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Seat, SpaceId, UnitId, say
from rubbletop.kernel.state import Change

SEATS = (MARINES, COLOSSI)
"""One player takes the first, two take both (9.0)."""
NOBODY: tuple[Seat, ...] = ()


def panic(
    ground: Ground, seats: tuple[Seat, ...], dice: Dice, *, scenario: str = "1"
) -> Change[ColossiState]:
    """Return scenario 1, or the first battle of a campaign, set up before its first Event Phase."""
    row = ground.edition.panic
    state = ColossiState(
        seats=seats,
        turn=1,
        stack=(EventFrame(),),
        zone=row.zone,
        scenario=scenario,
        units=_units(ground),
        deck=tuple(ground.cards),
        absent=tuple(tribe.tribe for tribe in ground.edition.boulders),
    )
    cup = _shuffled_cup(ground, dice, row.cup_always)
    kept = row.cup_random
    state = replace(state, cup=(*row.cup_always, *cup[:kept]), aside=cup[kept:])
    t = Telling(state, dice)
    for tribe, start in row.tribes_always.items():
        _arrive(t, ground, tribe, ground.board(t.s).starts[start])
    left: tuple[TribeName, ...] = row.tribes_random
    for _ in range(row.tribes_drawn):
        tribe, left = drawn(dice, left, say("Which tribe appears"))
        _arrive(t, ground, tribe, _random_start(t, ground))
    return t.change


def campaign(ground: Ground, seats: tuple[Seat, ...], dice: Dice) -> Change[ColossiState]:
    """Return scenario 3 set up: it begins as scenario 1 does."""
    return panic(ground, seats, dice, scenario="3")


def council(
    ground: Ground,
    seats: tuple[Seat, ...],
    dice: Dice,
    *,
    scenario: str = "2",
    units: Iterable[Unit] | None = None,
    carried: Council | None = None,
) -> Change[ColossiState]:
    """Return scenario 2 set up but for the first team, after which the tribes are dealt (sc. 2, 18).

    ``units`` and ``carried`` are what the first battle of a campaign leaves; without them all Marines come.
    """
    row = ground.edition.council
    if units is None:
        kinds = [kind for team in row.teams.values() for kind in team]
        units = [Unit(id=unit, kind=kind, place="team") for unit, kind in _numbered(ground, kinds)]
    cup = _shuffled_cup(ground, dice, row.cup_without)
    state = ColossiState(
        seats=seats,
        turn=1,
        stack=(GatherFrame(), PickTeamFrame()),
        zone=row.zone,
        scenario=scenario,
        units={unit.id: unit for unit in units},
        cup=cup[row.cup_removed :],
        aside=cup[: row.cup_removed],
        deck=tuple(ground.cards),
        absent=tuple(tribe.tribe for tribe in ground.edition.boulders),
        council=Council() if carried is None else carried,
    )
    return Change(state, (BattleBegan(zone=row.zone, rule="sc. 2"),))


def new_tribe(t: Telling, ground: Ground, tribe: TribeName, to: SpaceId | None) -> UnitId:
    """Bring a complete tribe into play, its boulders shuffled full side up (3.1); return its id."""
    rows = next(rows for rows in ground.edition.boulders if rows.tribe == tribe)
    order = shuffled(t.dice, [b.id for b in rows.rows], say("Order of the boulders"), NOBODY)
    stack = tuple(Boulder(id=boulder) for boulder in order)
    key = UnitId(tribe)
    t.s = t.s.with_tribe(Tribe(id=key, tribe=tribe, hex=to, stack=stack))
    t.s = replace(t.s, absent=tuple(other for other in t.s.absent if other != tribe))
    return key


def random_hex(t: Telling, ground: Ground) -> SpaceId:
    """Throw three dice for a hex, read as the digits of its number (2.5)."""
    faces = t.roll(say("Random hex"), 3).faces
    return ground.board(t.s).by_number[faces[0] * 100 + faces[1] * 10 + faces[2]]


def _arrive(t: Telling, ground: Ground, tribe: TribeName, at: SpaceId) -> None:
    key = new_tribe(t, ground, tribe, at)
    t.tell(TribeMoved(tribe=key, path=(at,), how="enter", rule="sc. 1"))


def _random_start(t: Telling, ground: Ground) -> SpaceId:
    """A random hex that holds no tribe and is not in or next to a Civilian's hex (17)."""
    while True:
        at = random_hex(t, ground)
        field = ground.field(t.s)
        if at not in field.tribe_at and not _is_near_civilians(field, at):
            return at


def _is_near_civilians(field: Field, at: SpaceId) -> bool:
    starts = field.board.starts
    return any(field.board.distance(at, starts[name]) <= 1 for name in ("mine", "barracks", "offices"))


def _units(ground: Ground) -> dict[UnitId, Unit]:
    starts = ground.boards[ground.edition.panic.zone].starts
    units = [
        Unit(
            id=UnitId("foreman"),
            kind="foreman",
            place="map",
            hex=starts["barracks"],
            began=starts["barracks"],
        ),
        Unit(
            id=UnitId("carrier"), kind="carrier", place="map", hex=starts["offices"], began=starts["offices"]
        ),
    ]
    units += [
        Unit(id=UnitId(f"miner{n}"), kind="miner", place="trapped", hex=starts["mine"])
        for n in range(1, ground.units["miner"].count + 1)
    ]
    plan = [(int(turn), kind) for turn, kinds in ground.edition.panic.landing.items() for kind in kinds]
    named = _numbered(ground, [kind for _, kind in plan])
    for (turn, kind), (unit, _) in zip(plan, named, strict=True):
        units.append(Unit(id=unit, kind=kind, place="reserve", due=turn))
    return {unit.id: unit for unit in units}


def _numbered(ground: Ground, kinds: Iterable[Kind]) -> list[tuple[UnitId, Kind]]:
    """Names for units of the given kinds, in their order: numbered where there are several of a kind."""
    counts: dict[str, int] = {}
    named: list[tuple[UnitId, Kind]] = []
    for kind in kinds:
        counts[kind] = counts.get(kind, 0) + 1
        number = "" if ground.units[kind].count == 1 else str(counts[kind])
        named.append((UnitId(f"{kind}{number}"), kind))
    return named


def _shuffled_cup(ground: Ground, dice: Dice, without: tuple[EventId, ...]) -> tuple[EventId, ...]:
    """The Event counters in random order, but for those that are not drawn by lot."""
    copies = [event for event, count in ground.edition.events.items() for _ in range(count)]
    for event in without:
        copies.remove(event)
    return shuffled(dice, copies, say("Event counters for the cup"), NOBODY)
