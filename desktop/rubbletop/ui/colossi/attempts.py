# SPDX-License-Identifier: GPL-3.0-or-later
"""What clicks would mean, legal or not, so that the rules can say why they are refused."""

from rubbletop.games.colossi.actions import council, cup, harm, marines, tribes
from rubbletop.games.colossi.frames import council as council_frames
from rubbletop.games.colossi.frames import cup as cup_frames
from rubbletop.games.colossi.frames import harm as harm_frames
from rubbletop.games.colossi.frames import marines as marine_frames
from rubbletop.games.colossi.frames import tribes as tribe_frames
from rubbletop.games.colossi.ground import Ground
from rubbletop.games.colossi.state import ColossiState, Unit
from rubbletop.games.colossi.steps.base import MARINES, for_tribes
from rubbletop.games.colossi.steps.marines.bars import is_fresh
from rubbletop.kernel.facts import Action, SpaceId, UnitId


def attempt(ground: Ground, s: ColossiState, picks: tuple[str, ...]) -> Action | None:
    """Return the decision that clicks on these ids come nearest to; None when they mean nothing."""
    if not s.stack or not picks:
        return None
    first, second = picks[0], picks[1] if len(picks) > 1 else ""
    unit = s.units.get(UnitId(first))
    tribes_seat = for_tribes(s)
    match s.top:
        case cup_frames.RevealFrame():
            return cup.Reveal(seat=tribes_seat, rubble=UnitId(first)) if _is_counter(s, first) else None
        case cup_frames.GallstonesFrame():
            return cup.SpendRubble(seat=tribes_seat, rubble=UnitId(first)) if first in s.rubble else None
        case cup_frames.RegrowFrame():
            return cup.Regrow(seat=tribes_seat, tribe=UnitId(first)) if first in s.tribes else None
        case tribe_frames.EntryFrame():
            return tribes.Enter(seat=tribes_seat, tribe=UnitId(first)) if first in s.tribes else None
        case _:
            return _of_unit(ground, s, unit, second) if unit is not None else None


def _is_counter(s: ColossiState, name: str) -> bool:
    return name in s.rubble or name in s.tribes or name in s.units


def _of_unit(ground: Ground, s: ColossiState, unit: Unit, second: str) -> Action | None:
    to = SpaceId(second)
    is_hex = second in ground.board(s).hexes
    match s.top:
        case cup_frames.SupplyFrame():
            return cup.Resupply(seat=MARINES, unit=unit.id)
        case cup_frames.SidestepFrame():
            return cup.Sidestep(seat=MARINES, unit=unit.id, to=to) if is_hex else None
        case harm_frames.RetreatFrame():
            return harm.Retreat(seat=MARINES, unit=unit.id, to=to) if is_hex else None
        case marine_frames.RecoveryFrame():
            return marines.Recover(seat=MARINES, unit=unit.id)
        case council_frames.TeamFrame():
            return council.PlaceUnit(seat=MARINES, unit=unit.id, to=to)
        case marine_frames.LandingFrame() | council_frames.ReturnFrame():
            return marines.Land(seat=MARINES, unit=unit.id, to=to)
        case marine_frames.JumpFrame():
            return marines.JumpTo(seat=MARINES, unit=unit.id, to=to) if is_hex else None
        case marine_frames.ActionsFrame() | marine_frames.ActingFrame():
            return _deed(ground, s, unit, second)
        case _:
            return None


def _deed(ground: Ground, s: ColossiState, unit: Unit, second: str) -> Action | None:
    """What a unit in the Action step would do to a hex, a stone or a unit."""
    if second in s.tribes or second in s.rubble:
        return _attack(s, unit, UnitId(second))
    if second in s.units:
        return _meet(ground, s, unit, s.units[UnitId(second)])
    if second in ground.board(s).hexes:
        return _go(unit, SpaceId(second))
    return _go(unit, unit.hex or SpaceId("")) if not second else None


def _meet(ground: Ground, s: ColossiState, unit: Unit, other: Unit) -> Action:
    """What a click on another unit means: the LAGI, a step into its hex, or turning to that unit instead."""
    if unit.kind == "colby":
        return marines.Lagi(seat=MARINES, unit=unit.id, target=other.id)
    beside = ground.board(s).neighbours.get(unit.hex or SpaceId(""), ())
    if other.hex is not None and other.hex in beside:
        return _go(unit, other.hex)
    return _go(other, other.hex or SpaceId(""))


def _go(unit: Unit, to: SpaceId) -> Action:
    if unit.kind == "bomber":
        return marines.Fly(seat=MARINES, unit=unit.id, to=to)
    return marines.March(seat=MARINES, unit=unit.id, to=to)


def _attack(s: ColossiState, unit: Unit, target: UnitId) -> Action:
    match unit.kind:
        case "bit":
            return marines.Drill(seat=MARINES, unit=unit.id, target=target)
        case "bomber":
            return marines.Bomb(seat=MARINES, unit=unit.id, target=target)
        case _:
            top = s.top
            moved = isinstance(top, marine_frames.ActingFrame) and not is_fresh(top) and not top.jumped
            manner: marines.Manner = "move" if moved else "maximum"
            return marines.Fire(seat=MARINES, unit=unit.id, target=target, manner=manner)
