# SPDX-License-Identifier: GPL-3.0-or-later
"""How each thing that happens in a game of Tokyo is shown on the board."""

from collections.abc import Iterable

from rubbletop.games.tokyo.actions.godran import GODRAN
from rubbletop.games.tokyo.events import attacks, common, godran, money, movement, muster, opening
from rubbletop.kernel.facts import Event, SpaceId
from rubbletop.ui.game_screen import Appear, Fall, Flash, Flip, Motion, Move, Shot
from rubbletop.ui.tokyo.pieces import FUND

UNSEEN = (
    *(kind for kind in money.Events.__args__),
    opening.OriginHidden,
    opening.SectorTaken,
    opening.FirstDieThrown,
    opening.FirstTied,
    opening.OrderSettled,
    opening.PopulaceReady,
    muster.PlanSealed,
    muster.PlansShown,
    muster.ResearchFunded,
    muster.CardExamined,
    muster.OriginSeen,
    muster.OutlaySealed,
    muster.OutlaysShown,
    common.TurnBegun,
    common.Paid,
    common.Earned,
    common.Scored,
    common.MonsterScored,
    common.GameEnded,
    godran.RampageEnded,
    movement.MovementPassed,
    movement.MovementEnded,
    attacks.AttacksPassed,
    attacks.AttacksEnded,
    attacks.OriginRevealed,
    attacks.AttackersSpared,
)
"""Facts of which the log, the rings and the boxes tell enough."""


def motions(event: Event) -> tuple[Motion, ...]:
    """Return the motions of a fact; they run at the same time."""
    match event:
        case common.UnitDestroyed() | common.UnitEvacuated():
            return (Fall(piece=event.unit),)
        case common.BuildingFell():
            return (Flash(spaces=event.areas),)
        case common.UnitWithdrew():
            return (Move(piece=event.unit, path=event.path),)
        case opening.PopulaceSet():
            return (_placed(event.unit, event.area),)
        case opening.PopulaceDealt() | muster.UnitsActivated():
            return tuple(Appear(piece=unit) for unit in event.units)
        case muster.WeaponFunded() | muster.WeaponSettled():
            return (Appear(piece=f"{FUND}{event.fund}"),)
        case muster.WeaponDone():
            return (Appear(piece=event.unit),)
        case _:
            return _of_movement(event) or _of_godran(event) or _of_attacks(event)


def _of_movement(event: Event) -> tuple[Motion, ...]:
    match event:
        case movement.UnitMoved():
            return tuple(Move(piece=unit, path=event.path) for unit in (event.unit, *event.cargo))
        case movement.UnitEntered():
            return tuple(_placed(unit, event.area) for unit in (event.unit, *event.cargo))
        case movement.ParatroopLanded():
            return (_placed(event.unit, event.area),)
        case movement.WentInside() | movement.CameOut() | movement.RoofClimbed():
            return (Flip(piece=event.unit),)
        case movement.UnitLoaded() | movement.UnitUnloaded():
            return (_ring(event.carrier, event.cargo),)
        case _:
            return ()


def _of_godran(event: Event) -> tuple[Motion, ...]:
    match event:
        case godran.GodranMoved():
            return (Move(piece=GODRAN, path=event.path),)
        case godran.UnitsAttacked():
            return (*_shots([GODRAN], event.areas), _ring(*event.units))
        case godran.BuildingAttacked():
            return (*_shots([event.origin], [event.area]), _ring(event.area))
        case godran.DebrisLanded():
            if event.area is None:
                return (_ring(event.origin),)
            return (*_shots([event.origin], [event.area]), _ring(event.area))
        case godran.UnitsPelted():
            return (_ring(event.area, *event.hit),)
        case godran.HarmAllotted():
            return (_ring(event.unit),)
        case godran.UnitFledInside():
            return (Flip(piece=event.unit),)
        case godran.RampageBegun() | godran.GodranCalmed():
            return (Flip(piece=GODRAN),)
        case _:
            return ()


def _of_attacks(event: Event) -> tuple[Motion, ...]:
    match event:
        case attacks.AttackMade():
            return (*_shots(event.units, [GODRAN]), _ring(GODRAN))
        case attacks.WeaponFired():
            return (*_shots([event.weapon], [GODRAN]), _ring(GODRAN))
        case attacks.GodranRepelled():
            return (Move(piece=GODRAN, path=event.path),)
        case attacks.GodranAnnoyed() | attacks.GodranStunned() | attacks.GodranKilled():
            return (Flip(piece=GODRAN),)
        case (
            attacks.GodranHealed() | attacks.GodranWounded() | attacks.GodranSlain() | attacks.GodranRaged()
            | attacks.GodranFumed() | attacks.WoundsSettled()
        ):  # fmt: skip
            return (_ring(GODRAN),)
        case _:
            return ()


def _placed(unit: str, area: SpaceId) -> Move:
    """A counter comes from wherever it lies, off the map, into an area."""
    return Move(piece=unit, path=(area, area))


def _shots(sources: Iterable[str], goals: Iterable[str]) -> tuple[Shot, ...]:
    """A line from each source to each goal, but for those that are in the same place."""
    ends = tuple(goals)
    return tuple(Shot(a=SpaceId(a), b=SpaceId(b)) for a in sources for b in ends if a != b)


def _ring(*names: str) -> Flash:
    """Rings around counters and areas."""
    return Flash(spaces=tuple(SpaceId(name) for name in names))
