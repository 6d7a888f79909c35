# SPDX-License-Identifier: GPL-3.0-or-later
"""How each thing that happens in a game of Barrel is shown on the board."""

from rubbletop.games.barrel.events import checks, common, deals, orders, rebels, war
from rubbletop.kernel.facts import Event, Seat, SpaceId
from rubbletop.ui.barrel.pieces import Token
from rubbletop.ui.game_screen import Appear, Fall, Flash, Flip, Motion, Move, Shot


def motions(event: Event) -> tuple[Motion, ...]:
    """Return what is to be seen of an event; it all runs at the same time."""
    match event:
        case common.GroupMoved():
            return _group(event)
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


def _group(event: common.GroupMoved) -> tuple[Motion, ...]:
    """Troops go, and logistics with them; in the Border Region logistics are somebody's."""
    start = event.path[0]
    troops = (Token("troops", start, event.mover),) if event.troops else ()
    # In the country logistics go with the region, in the Border Region they are a player's.
    goods = (Token("logistics", start, event.mover), Token("logistics", start)) if event.logistics else ()
    return tuple(Move(piece=token.id, path=event.path) for token in (*troops, *goods))


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
