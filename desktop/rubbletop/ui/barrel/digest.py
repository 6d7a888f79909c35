# SPDX-License-Identifier: GPL-3.0-or-later
"""What came of battles, bombings and checks, gathered from their events (End Turn Checks)."""

from collections.abc import Iterable
from typing import Literal

import msgspec

from rubbletop.games.barrel.events import checks, common, opening, orders, rebels, war
from rubbletop.kernel.facts import Event, Seat, SpaceId

Deed = (
    rebels.RebelsPlaced
    | rebels.RebelsWait
    | rebels.RebelsMoved
    | rebels.RebelsEmpowered
    | rebels.RebelsRested
)
End = Literal["goes on", "won", "lost", "gone"]


class Fight(msgspec.Struct, kw_only=True):
    """A round of a battle: how it ended, who lost how many troops, and who controls the region then."""

    fought: war.BattleFought
    end: End = "goes on"
    losses: dict[Seat, int] = {}
    controller: Seat | None = None


class Blast(msgspec.Struct, kw_only=True):
    """The dice of a bombing: how many things were destroyed, damage repaired, steps of Pacifism by seat."""

    rolled: rebels.BombingRolled
    destroyed: int = 0
    repaired: int = 0
    pacifism: dict[Seat, int] = {}


class Mood(msgspec.Struct, kw_only=True):
    """The Pacifism check of a player: steps for the troops, fine paid, troops removed, fine forgiven.

    Money is in half dollars.
    """

    by: int = 0
    fine: int = 0
    removed: int = 0
    forgiven: int = 0


class Idle(msgspec.Struct, frozen=True, kw_only=True):
    """A region that did not produce, whose it is, and what that cost: influence, half dollars, barrels."""

    seat: Seat
    region: SpaceId
    influence: int = 0
    paid: int = 0
    barrels: int = 0


class Digest(msgspec.Struct, kw_only=True):
    """Everything, each list in order of time.

    ``held``: regions that somebody controls now without a battle, by moving in or by a deal.
    ``made``: barrels of the Oil check of phase 3 by seat, ``government`` those of the Government; ``taken``
    barrels taken in hand by seat. ``order`` is that of the next turn.
    """

    rolled: list[opening.OrderRolled] = []
    entered: list[common.RegionEntered] = []
    held: list[common.ControlTaken] = []
    fled: list[common.GroupMoved] = []
    fights: list[Fight] = []
    deeds: list[Deed] = []
    blasts: list[Blast] = []
    moods: dict[Seat, Mood] = {}
    price: checks.PriceChanged | None = None
    made: dict[Seat, int] = {}
    government: int = 0
    idle: list[Idle] = []
    taken: dict[Seat, int] = {}
    lost: list[checks.BarrelsLost] = []
    order: tuple[Seat, ...] = ()
    newest: Fight | Blast | None = None
    """The last thing that happened, if it was one of these."""

    @property
    def is_empty(self) -> bool:
        """Whether nothing happened that is gathered here."""
        return self == Digest()


def digest(events: Iterable[Event]) -> Digest:
    """Return what came of events, the oldest first."""
    found = Digest()
    for event in events:
        _take(found, event)
    return found


def _take(found: Digest, event: Event) -> None:
    match event:
        case opening.OrderRolled():
            found.rolled.append(event)
        case opening.OrderSettled():
            found.order = event.order
        case common.RegionEntered():
            found.entered.append(event)
        case common.ControlTaken(how="entered" | "deal"):
            found.held.append(event)
        case common.GroupMoved(how="retreat"):
            found.fled.append(event)
        case war.BattleFought():
            found.newest = Fight(fought=event)
            found.fights.append(found.newest)
        case (
            rebels.RebelsPlaced() | rebels.RebelsWait() | rebels.RebelsMoved() | rebels.RebelsEmpowered()
            | rebels.RebelsRested()
        ):  # fmt: skip
            found.deeds.append(event)
        case rebels.BombingRolled():
            found.newest = Blast(rolled=event)
            found.blasts.append(found.newest)
        case (
            war.BattleLost() | common.ControlTaken() | common.TroopsLost() | common.PacifismChanged()
            | common.LogisticsUsed() | rebels.BuildingDestroyed() | rebels.BuildingRepaired()
        ):  # fmt: skip
            _follow(found, event)
        case _:
            _check(found, event)


def _follow(found: Digest, event: Event) -> None:
    """Take what comes of the battle or the bombing that was told last, or of the Pacifism check."""
    match event, found.newest:
        case war.BattleLost(), Fight() as fight:
            fight.end = "gone" if event.fresh else "lost"
        case common.ControlTaken(how="victory"), Fight() as fight:
            fight.end, fight.controller = "won", event.seat
        case common.TroopsLost(cause="battle"), Fight() as fight:
            fight.losses[event.seat] = event.number
        case common.TroopsLost(cause="bombing") | common.LogisticsUsed(use="bombing"), Blast() as blast:
            blast.destroyed = event.number
        case rebels.BuildingDestroyed(), Blast() as blast:
            blast.destroyed = 1
        case rebels.BuildingRepaired(), Blast() as blast:
            blast.repaired = event.damage
        case common.PacifismChanged(why="bombing" | "bombing_failed"), Blast() as blast:
            blast.pacifism[event.seat] = event.by
        case common.PacifismChanged(why="troops_over" | "troops_under"), _:
            _mood(found, event.seat).by = event.by
        case common.TroopsLost(cause="fine"), _:
            _mood(found, event.seat).removed += event.number
        case _:
            pass


def _mood(found: Digest, seat: Seat) -> Mood:
    found.newest = None
    return found.moods.setdefault(seat, Mood())


def _check(found: Digest, event: Event) -> None:
    """Take what the Pacifism check and the Oil check bring."""
    match event:
        case common.Paid(purpose="fine"):
            _mood(found, event.payer).fine = event.amount
        case checks.FineForgiven():
            _mood(found, event.debtor).forgiven = event.amount
        case checks.PriceChanged():
            found.newest, found.price = None, event
        case orders.OilProduced() if event.government:
            found.made[event.producer] = found.made.get(event.producer, 0) + event.barrels
            found.government += event.government
        case checks.BarrelsExtracted():
            found.taken[event.seat] = found.taken.get(event.seat, 0) + event.barrels
        case checks.BarrelsLost():
            found.lost.append(event)
        case checks.RegionIdle():
            found.idle.append(Idle(seat=event.seat, region=event.region))
        case _:
            _penalty(found, event)


def _penalty(found: Digest, event: Event) -> None:
    """Take what the last region that did not produce costs its owner."""
    if not found.idle:
        return
    last = found.idle[-1]
    match event:
        case common.InfluenceChanged(by=by) if by < 0:
            found.idle[-1] = msgspec.structs.replace(last, influence=-by)
        case common.Paid(purpose="idle"):
            found.idle[-1] = msgspec.structs.replace(last, paid=event.amount)
        case common.OilMoved(taker=None) | checks.BarrelsForfeited():
            found.idle[-1] = msgspec.structs.replace(last, barrels=last.barrels + event.barrels)
        case _:
            pass
