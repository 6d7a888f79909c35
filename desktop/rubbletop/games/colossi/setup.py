# SPDX-License-Identifier: GPL-3.0-or-later
"""Setting up Panic on Graviton Prime: cup, deck, units and the four tribes (3.1, sc. 1; rulings 13 to 17)."""

from rubbletop.games.colossi.events.common import TribeMoved
from rubbletop.games.colossi.frames.cup import EventFrame
from rubbletop.games.colossi.ground import Field, Ground
from rubbletop.games.colossi.state import Boulder, ColossiState, Tribe, Unit, replace
from rubbletop.games.colossi.steps.base import MARINES
from rubbletop.games.colossi.tables import TribeName
from rubbletop.games.colossi.telling import Telling
from rubbletop.kernel.bag import drawn, shuffled
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Seat, SpaceId, UnitId, say
from rubbletop.kernel.state import Change

SEATS = (MARINES,)
NOBODY: tuple[Seat, ...] = ()


def panic(ground: Ground, seats: tuple[Seat, ...], dice: Dice) -> Change[ColossiState]:
    """Return scenario 1 set up, before its first Event Phase."""
    row = ground.edition.panic
    state = ColossiState(
        seats=seats,
        turn=1,
        stack=(EventFrame(),),
        zone=row.zone,
        scenario="1",
        units=_units(ground),
        deck=tuple(ground.cards),
        absent=tuple(tribe.tribe for tribe in ground.edition.boulders),
    )
    t = Telling(_with_cup(ground, state, dice), dice)
    for tribe, start in row.tribes_always.items():
        _arrive(t, ground, tribe, ground.board(t.s).starts[start])
    left: tuple[TribeName, ...] = row.tribes_random
    for _ in range(row.tribes_drawn):
        tribe, left = drawn(dice, left, say("Which tribe appears"))
        _arrive(t, ground, tribe, _random_start(t, ground))
    return t.change


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
    counts: dict[str, int] = {}
    for turn, kinds in ground.edition.panic.landing.items():
        for kind in kinds:
            counts[kind] = counts.get(kind, 0) + 1
            number = "" if ground.units[kind].count == 1 else str(counts[kind])
            units.append(Unit(id=UnitId(f"{kind}{number}"), kind=kind, place="reserve", due=int(turn)))
    return {unit.id: unit for unit in units}


def _with_cup(ground: Ground, s: ColossiState, dice: Dice) -> ColossiState:
    row = ground.edition.panic
    copies = [event for event, count in ground.edition.events.items() for _ in range(count)]
    for event in row.cup_always:
        copies.remove(event)
    order = shuffled(dice, copies, say("Event counters for the cup"), NOBODY)
    return replace(s, cup=(*row.cup_always, *order[: row.cup_random]), aside=order[row.cup_random :])
