# SPDX-License-Identifier: GPL-3.0-or-later
"""What clicks would mean, legal or not, so that the rules can say why they are refused."""

from rubbletop.games.tokyo.actions import attacks, godran, money, movement, opening
from rubbletop.games.tokyo.actions.godran import GODRAN
from rubbletop.games.tokyo.frames import attacks as attack_frames
from rubbletop.games.tokyo.frames import godran as godran_frames
from rubbletop.games.tokyo.frames import money as money_frames
from rubbletop.games.tokyo.frames import movement as movement_frames
from rubbletop.games.tokyo.frames import opening as opening_frames
from rubbletop.games.tokyo.ground import Field, Ground
from rubbletop.games.tokyo.state import TokyoState, Unit
from rubbletop.games.tokyo.steps.movement.entering import DROPPED
from rubbletop.kernel.facts import Action, Seat, SpaceId, UnitId


def attempt(ground: Ground, s: TokyoState, picks: tuple[str, ...]) -> Action | None:
    """Return the decision that clicks on these ids come nearest to; None when they mean nothing."""
    if not s.stack or not picks:
        return None
    field = ground.field(s)
    first, second = picks[0], picks[1] if len(picks) > 1 else ""
    unit = s.units.get(UnitId(first))
    if first == GODRAN:
        return _of_godran(field, second)
    return _of_unit(field, unit, second) if unit is not None else None


def leaving(s: TokyoState, piece: str) -> Action | None:
    """Return the decision that dragging a counter off the map comes nearest to; None for no decision."""
    unit = s.units.get(UnitId(piece))
    if not s.stack or unit is None or unit.area is None:
        return None
    match s.top:
        case movement_frames.MovementFrame(left=left):
            return movement.LeaveMap(seat=left[0], unit=unit.id)
        case godran_frames.FleeFrame() if s.controller is not None:
            return godran.FleeOff(seat=s.controller, unit=unit.id)
        case _:
            return None


def _of_godran(field: Field, second: str) -> Action | None:
    """GODRAN goes into an area, attacks a counter, or is moved by those who made it retreat."""
    s, frame = field.s, field.s.top
    to = _area(field, second)
    if isinstance(frame, attack_frames.RepelFrame):
        return attacks.RepelGodran(seat=frame.seat, to=to) if to is not None else None
    if isinstance(frame, movement_frames.MovementFrame):
        return godran.MoveGodran(seat=frame.left[0], to=to) if to is not None else None
    if not isinstance(frame, godran_frames.GodranFrame) or s.controller is None:
        return None
    target = s.units.get(UnitId(second))
    if target is not None and target.area is not None:
        return godran.MarkTargets(seat=s.controller, victim=target.owner, area=target.area)
    return godran.MoveGodran(seat=s.controller, to=to) if to is not None else None


def _area(field: Field, name: str) -> SpaceId | None:
    return SpaceId(name) if name in field.board.areas else None


def _of_unit(field: Field, unit: Unit, second: str) -> Action | None:
    s = field.s
    match s.top:
        case opening_frames.PlacingFrame(left=left):
            to = _area(field, second)
            return opening.PlacePopulace(seat=left[0], unit=unit.id, area=to) if to is not None else None
        case money_frames.PenaltyFrame(left=left):
            return money.LoseUnit(seat=left[0], unit=unit.id)
        case movement_frames.MovementFrame(left=left):
            return _march(field, left[0], unit, second)
        case attack_frames.AttacksFrame(left=left):
            return _join(field, left[0], unit)
        case attack_frames.FlopFrame() if s.controller is not None:
            return attacks.SwatUnit(seat=s.controller, unit=unit.id)
        case frame:
            return _suffer(field, frame, unit, second)


def _suffer(field: Field, frame: object, unit: Unit, second: str) -> Action | None:
    """What happens to a unit in GODRAN's phase, and who decides it."""
    controller, to = field.s.controller, _area(field, second)
    match frame:
        case godran_frames.GodranFrame() if controller is not None and unit.area is not None:
            return godran.MarkTargets(seat=controller, victim=unit.owner, area=unit.area)
        case godran_frames.AllotFrame():
            return godran.AllotHarm(seat=unit.owner, unit=unit.id, harm="destroy")
        case godran_frames.RetreatFrame() if to is not None:
            return godran.RetreatUnit(seat=unit.owner, unit=unit.id, to=to)
        case godran_frames.FleeFrame() if to is not None and controller is not None:
            return godran.FleeTo(seat=controller, unit=unit.id, to=to)
        case _:
            return None


def _march(field: Field, seat: Seat, unit: Unit, second: str) -> Action | None:
    """A step or an entry into an area, or loading a unit onto a carrier."""
    to = _area(field, second)
    other = field.s.units.get(UnitId(second))
    if other is not None:
        if other.owner == seat and field.ground.row(other).carries:
            return movement.LoadUnit(seat=seat, carrier=other.id, cargo=unit.id)
        to = other.area
    if second == GODRAN:
        to = field.s.godran
    if to is None:
        return _still(seat, unit) if not second else None
    if unit.area is not None:
        return movement.MoveUnit(seat=seat, unit=unit.id, to=to)
    if unit.kind == DROPPED and to not in field.edges(seat):
        return movement.DropParatroop(seat=seat, unit=unit.id, to=to)
    return movement.EnterMap(seat=seat, unit=unit.id, to=to)


def _still(seat: Seat, unit: Unit) -> Action | None:
    """A click on a unit that cannot be moved: the rules say why."""
    return movement.MoveUnit(seat=seat, unit=unit.id, to=unit.area) if unit.area is not None else None


def _join(field: Field, seat: Seat, unit: Unit) -> Action:
    if field.ground.row(unit).type == "superweapon":
        return attacks.FireWeapon(seat=seat, weapon=unit.id)
    return attacks.JoinAttack(seat=seat, unit=unit.id)
