# SPDX-License-Identifier: GPL-3.0-or-later
"""Taking units along and setting them down (XIII; rulings 96 to 98)."""

from collections.abc import Iterator

from rubbletop.games.tokyo.actions.movement import LoadUnit, UnloadUnit
from rubbletop.games.tokyo.events.movement import UnitLoaded, UnitUnloaded
from rubbletop.games.tokyo.frames.movement import MovementFrame
from rubbletop.games.tokyo.state import Unit, replace
from rubbletop.games.tokyo.steps.movement.deed import Deed
from rubbletop.games.tokyo.steps.movement.mover import Mover
from rubbletop.games.tokyo.steps.movement.stacks import why_stranded
from rubbletop.games.tokyo.telling import Telling
from rubbletop.games.tokyo.words.names import kind_name
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import Action, UnitId, say

RULE = "XIII, 96"
UNDER_WAY = Bar(say("The carrier has moved already: it takes its load on before its first step."), RULE)
MOVED = Bar(say("It has moved by itself this turn, so it cannot be carried."), RULE)
CARRIED_BEFORE = Bar(say("It was carried this turn already."), RULE)
LOADED = Bar(say("It is being carried already."), RULE)
APART = Bar(say("Both must stand in the same area, or both in the box."), RULE)
HOUSED = Bar(say("It must stand outside the building to be taken along."), RULE)
FULL = Bar(say("The carrier has a unit of that sort on board."), RULE)
NOT_ABOARD = Bar(say("It is not on board."), RULE)
BUILT_UP = Bar(say("A superweapon cannot be set down where a building fills the area."), "XIII, 97")


def why_no_load(mover: Mover, carrier: Unit, cargo: Unit) -> Bar | None:
    """Return why a carrier cannot take a unit on board, None where it can (96)."""
    sort = mover.row(cargo).type
    if sort not in mover.row(carrier).carries:
        return Bar(
            say(
                "{carrier} cannot carry {cargo}.",
                carrier=kind_name(carrier.kind),
                cargo=kind_name(cargo.kind),
            ),
            RULE,
        )
    if carrier.id in mover.frame.spent:
        return UNDER_WAY
    if cargo.id in mover.riding:
        return LOADED
    if cargo.id in mover.frame.carried:
        return CARRIED_BEFORE
    if cargo.id in mover.frame.spent:
        return MOVED
    if carrier.place not in ("box", "map") or (carrier.place, carrier.area) != (cargo.place, cargo.area):
        return APART
    if cargo.stance != "outside":
        return HOUSED
    return FULL if any(mover.row(item).type == sort for item in mover.load(carrier)) else None


def why_no_unload(mover: Mover, carrier: Unit, cargo: Unit) -> Bar | None:
    """Return why a carrier cannot set a unit down where it is, None where it can (92, 97)."""
    if cargo not in mover.load(carrier):
        return NOT_ABOARD
    if carrier.id not in mover.frame.spent or cargo.area is None:
        return None
    if mover.field.is_filled(cargo.area):
        return BUILT_UP
    after = replace(mover.frame, loads=_unloaded(mover.frame, carrier.id, cargo.id))
    return why_stranded(mover, cargo, Mover(mover.field, after))


def _unloaded(frame: MovementFrame, carrier: UnitId, cargo: UnitId) -> dict[UnitId, tuple[UnitId, ...]]:
    """Return what the carriers carry once one has set a unit down."""
    left = tuple(unit for unit in frame.loads[carrier] if unit != cargo)
    loads = {unit: load for unit, load in frame.loads.items() if unit != carrier}
    return {**loads, carrier: left} if left else loads


class LoadDeed(Deed):
    """Take a unit on board."""

    action = LoadUnit

    def choices(self, mover: Mover) -> Iterator[Action]:
        for carrier in (*mover.units, *mover.boxed):
            if not mover.row(carrier).carries or carrier.id in mover.frame.spent:
                continue
            beside = mover.boxed if carrier.area is None else mover.field.units_in(carrier.area)
            for cargo in beside:
                if cargo.owner == mover.seat and why_no_load(mover, carrier, cargo) is None:
                    yield LoadUnit(seat=mover.seat, carrier=carrier.id, cargo=cargo.id)

    def bar(self, mover: Mover, action: Action) -> Bar | None:
        assert isinstance(action, LoadUnit)
        units = mover.field.s.units
        return why_no_load(mover, units[action.carrier], units[action.cargo])

    def do(self, t: Telling, mover: Mover, action: Action) -> None:
        assert isinstance(action, LoadUnit)
        load = (*mover.frame.loads.get(action.carrier, ()), action.cargo)
        t.become(replace(mover.frame, loads={**mover.frame.loads, action.carrier: load}))
        t.tell(UnitLoaded(carrier=action.carrier, cargo=action.cargo))


class UnloadDeed(Deed):
    """Set a unit down."""

    action = UnloadUnit

    def choices(self, mover: Mover) -> Iterator[Action]:
        units = mover.field.s.units
        for cargo, carrier in mover.riding.items():
            if why_no_unload(mover, units[carrier], units[cargo]) is None:
                yield UnloadUnit(seat=mover.seat, carrier=carrier, cargo=cargo)

    def bar(self, mover: Mover, action: Action) -> Bar | None:
        assert isinstance(action, UnloadUnit)
        units = mover.field.s.units
        return why_no_unload(mover, units[action.carrier], units[action.cargo])

    def do(self, t: Telling, mover: Mover, action: Action) -> None:
        assert isinstance(action, UnloadUnit)
        loads = _unloaded(mover.frame, action.carrier, action.cargo)
        t.become(replace(mover.frame, loads=loads))
        t.tell(UnitUnloaded(carrier=action.carrier, cargo=action.cargo))
