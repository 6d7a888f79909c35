# SPDX-License-Identifier: GPL-3.0-or-later
"""How each thing that happens in a game of Barrel is shown on the board."""

from rubbletop.games.barrel.events import checks, common, deals, orders, rebels, war
from rubbletop.games.barrel.state import BarrelState
from rubbletop.kernel.facts import Event, Seat, SpaceId
from rubbletop.ui.barrel.pieces import Token
from rubbletop.ui.game_screen import Appear, Fall, Flash, Flip, Motion, Move, Shot


def motions(event: Event, s: BarrelState | None = None) -> tuple[Motion, ...]:
    """Return what is to be seen of an event, ``s`` being the state before it; all runs at the same time."""
    match event:
        case common.GroupMoved():
            return _group(event, s)
        case rebels.RebelsMoved():
            return (Move(piece=_rebels(event.leader), path=event.path),)
        case rebels.RebelsPlaced():
            return (Appear(piece=_rebels(event.leader)), _ring(event.region))
        case rebels.RebelsEmpowered():
            return (Flip(piece=_rebels(event.leader)),)
        case rebels.RebelsGone():
            return (Fall(piece=_rebels(event.leader)),)
        case rebels.BombingDeclared() | rebels.BombingRolled():
            return _bombing(event)
        case orders.BuildingBuilt():
            return (Appear(piece=Token("building", event.region, event.building).id), _ring(event.region))
        case rebels.BuildingDestroyed():
            return (Fall(piece=Token("building", event.region, event.building).id),)
        case deals.LogisticsGiven():
            return (Move(piece=Token("logistics", event.path[0]).id, path=event.path),)
        case _:
            return _ringed(event)


def _group(event: common.GroupMoved, s: BarrelState | None) -> tuple[Motion, ...]:
    """Troops go, and logistics with them; where some stay behind a line shows where the others go."""
    start, to = event.path
    troops, goods = (event.troops, event.logistics) if s is None else _there(s, start, event.mover)
    # In the country logistics go with the region, in the Border Region they are a player's.
    going = (
        *((Token("troops", start, event.mover),) if 0 < troops == event.troops else ()),
        *(
            (Token("logistics", start, event.mover), Token("logistics", start))
            if 0 < goods == event.logistics
            else ()
        ),
    )
    moves = tuple(Move(piece=token.id, path=event.path) for token in going)
    return moves or (Shot(a=start, b=to), _ring(to))


def _there(s: BarrelState, region: SpaceId, seat: Seat) -> tuple[int, int]:
    """The troops of a seat and the logistics that are in a region, or hers in the Border Region."""
    held = s.regions.get(region)
    if held is None:
        reserve = s.border[seat]
        return reserve.troops, reserve.logistics
    return held.troops.get(seat, 0), held.logistics


def _bombing(event: rebels.BombingDeclared | rebels.BombingRolled) -> tuple[Motion, ...]:
    bombing = event.bombing
    if isinstance(event, rebels.BombingRolled):
        return (_ring(bombing.region),)
    shots = (Shot(a=SpaceId(_rebels(seat)), b=bombing.region) for seat in (bombing.bomber, *bombing.partners))
    return (*shots, _ring(bombing.region))


def _ringed(event: Event) -> tuple[Motion, ...]:
    """A ring around the region in which something happens."""
    match event:
        case (
            common.RegionEntered() | common.ControlTaken() | common.TroopsLost() | common.LogisticsUsed()
            | orders.Bought() | orders.SupportCalled() | orders.OilProduced() | war.BattleFought()
            | war.BattleLost() | rebels.BuildingRepaired() | checks.RegionIdle() | checks.BarrelsForfeited()
            | checks.BarrelsExtracted() | checks.BarrelsLost() | checks.BarrelsWithdrawn()
        ):  # fmt: skip
            return (_ring(event.region),)
        case _:
            return ()


def _rebels(seat: Seat) -> str:
    return Token("rebels", SpaceId(""), seat).id


def _ring(region: SpaceId) -> Flash:
    return Flash(spaces=(region,))
