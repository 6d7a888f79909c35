# SPDX-License-Identifier: GPL-3.0-or-later
"""Which face each counter of Tokyo shows: what the painter is told of units, weapons, funds and GODRAN."""

from msgspec.structs import replace

from rubbletop.games.tokyo import funds
from rubbletop.games.tokyo.frames.attacks import AttacksFrame
from rubbletop.games.tokyo.frames.movement import MovementFrame
from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.state import Fund, TokyoState, Unit
from rubbletop.games.tokyo.tables import HIDDEN, UnitRow
from rubbletop.kernel.facts import Seat
from rubbletop.ui.tokyo.faces import (
    AnyFace,
    FundFace,
    GodranFace,
    PopulaceFace,
    UnitFace,
    WeaponFace,
    mark_of,
)


def seat_mark(ground: Ground, s: TokyoState, seat: Seat | None) -> str:
    """Return the mark of a seat: that of the sector it chose first, "" before it has one."""
    chosen = s.chosen.get(seat, ()) if seat is not None else ()
    return mark_of(ground.board, chosen[0]) if chosen else ""


def strength(row: UnitRow) -> str:
    """Return the combat strength as printed, ``2/3`` where it is greater at a range."""
    return str(row.cs) if row.far_cs is None else f"{row.cs}/{row.far_cs}"


def printed_face(
    row: UnitRow, mark: str, target: int, *, back: bool = False
) -> PopulaceFace | WeaponFace | UnitFace:
    """Return a side of a counter as it is printed; ``target`` is what a superweapon costs."""
    if row.type == "populace":
        return PopulaceFace(
            kind=row.kind, mark=mark, cs=str(row.cs), mp=row.mp, vp=row.vp, cost=row.cost, back=back
        )
    if row.type == "superweapon":
        return WeaponFace(kind=row.kind, mark=mark, range=row.range, vp=row.vp, cost=target, back=back)
    return UnitFace(
        kind=row.kind,
        mark=mark,
        cs=strength(row),
        mp=row.mp,
        range=row.range,
        vp=row.vp,
        cost=row.cost,
        back=back,
    )


def unit_face(ground: Ground, s: TokyoState, unit: Unit, *, back: bool = False) -> AnyFace:
    """Return a side of a counter, with what it did and what it carries this phase on its front."""
    mark, target = mark_of(ground.board, unit.sector), funds.target(ground, s)
    printed = printed_face(ground.row(unit), mark, target, back=back)
    spent = not back and is_done(ground, s, unit)
    joined = not back and has_joined(s, unit)
    match printed:
        case PopulaceFace():
            owner = _foreign_owner(ground, s, unit)
            return replace(printed, owner=owner, stance=unit.stance, spent=spent)
        case WeaponFace():
            return replace(printed, spent=spent, joined=joined)
        case _:
            cargo = "" if back else _cargo(s, unit)
            return replace(printed, stance=unit.stance, spent=spent, joined=joined, cargo=cargo)


def fund_face(ground: Ground, s: TokyoState, fund: Fund) -> FundFace:
    """Return a fund as a card; its type stays unseen while it is open or secret."""
    kind = "" if fund.weapon == HIDDEN else fund.weapon
    mark = seat_mark(ground, s, fund.owner)
    return FundFace(mark=mark, paid=fund.amount, target=funds.target(ground, s), kind=kind)


def godran_face(ground: Ground, s: TokyoState) -> GodranFace:
    """Return the monster with its Controller and its states."""
    return GodranFace(
        mark=seat_mark(ground, s, s.controller),
        stunned=s.stunned,
        annoyed=s.annoyed,
        wounds=s.wounds,
        dead=s.ended == "killed",
    )


def is_done(ground: Ground, s: TokyoState, unit: Unit) -> bool:
    """Whether a unit has done all it can do in the phase in progress."""
    phase = s.stack[0] if s.stack else None
    if isinstance(phase, AttacksFrame):
        return unit.id in phase.done
    if not isinstance(phase, MovementFrame):
        return False
    if unit.id in phase.carried:
        return True
    left = ground.row(unit).mp - phase.spent.get(unit.id, 0)
    return unit.id in phase.spent and left < 1


def has_joined(s: TokyoState, unit: Unit) -> bool:
    """Whether a unit takes part in the attack that is being prepared."""
    phase = s.stack[0] if s.stack else None
    return isinstance(phase, AttacksFrame) and unit.id in phase.joined


def _cargo(s: TokyoState, unit: Unit) -> str:
    """The kind of what a carrier carries, a superweapon before infantry."""
    phase = s.stack[0] if s.stack else None
    loads = phase.loads.get(unit.id, ()) if isinstance(phase, MovementFrame) else ()
    kinds = [s.units[load].kind for load in loads]
    return kinds[-1] if kinds else ""


def _foreign_owner(ground: Ground, s: TokyoState, unit: Unit) -> str:
    """The mark of the owner of a counter whose sector she does not control, "" for her own counters."""
    if s.sectors.get(unit.sector) == unit.owner:
        return ""
    return seat_mark(ground, s, unit.owner)
