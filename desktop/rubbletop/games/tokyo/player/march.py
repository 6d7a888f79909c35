# SPDX-License-Identifier: GPL-3.0-or-later
"""Phase 7: who goes out to attack, who keeps away from GODRAN, which populace moves on (XIII)."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from rubbletop.games.tokyo.actions.movement import DropParatroop, EnterMap, MoveUnit
from rubbletop.games.tokyo.player.assess import attack_worth, dice_wanted
from rubbletop.games.tokyo.player.evacuation import afforded, danger, rescues
from rubbletop.games.tokyo.player.orders import Goal, Orders
from rubbletop.games.tokyo.player.outlook import Outlook
from rubbletop.games.tokyo.player.roads import Roads, Spot
from rubbletop.games.tokyo.player.strike import Muster, Strike
from rubbletop.games.tokyo.state import Unit
from rubbletop.kernel.facts import Action, Seat, SpaceId, UnitId
from rubbletop.kernel.rules import Offer

ARMY = ("infantry", "vehicle", "helicopter")
"""The types of military units."""
SURE = 0.93
"""The chance to wound above which units are kept out of an attack."""
KILL_DICE = 20
"""To kill, so many dice are brought along."""
FOLLOW = 0.03
"""What each area farther from GODRAN costs a unit that keeps away: it will be wanted again."""


class Table(NamedTuple):
    """What orders rest on, beside my own units: orders hold as long as it is the same."""

    turn: int
    order: tuple[Seat, ...]
    godran: SpaceId
    rubble: tuple[SpaceId, ...]
    vp: tuple[int, ...]
    others: tuple[tuple[UnitId, SpaceId | None, str], ...]


def table(outlook: Outlook) -> Table:
    """Return what the orders of this phase rest on."""
    s = outlook.s
    others = tuple((u.id, u.area, u.stance) for u in s.units.values() if u.owner != outlook.seat)
    points = tuple(s.vp[seat] for seat in outlook.rivals)
    return Table(s.turn, s.order, s.godran, s.rubble, points, others)


def army(outlook: Outlook) -> tuple[Unit, ...]:
    """Return my military units on the map and in the box."""
    return army_of(outlook, outlook.seat)


def army_of(outlook: Outlook, seat: Seat) -> tuple[Unit, ...]:
    """Return a player's military units on the map and in the box."""
    return tuple(
        unit
        for unit in outlook.s.units.values()
        if unit.owner == seat and unit.place in ("box", "map") and outlook.ground.row(unit).type in ARMY
    )


def planned(outlook: Outlook, roads: Roads, *, roofs: bool) -> Orders:
    """Return the orders for a whole Phase 7."""
    s = outlook.s
    muster = Muster(outlook.field, outlook.seat, s.godran, roads, roofs=roofs)
    goals: dict[UnitId, Goal] = {}
    loads: list[tuple[UnitId, UnitId]] = []
    units = army(outlook)
    carried = _weapon_orders(outlook, muster, units, goals, loads)
    units = tuple(unit for unit in units if unit.id not in carried)
    strike = chosen_strike(outlook, muster, units)
    for post in strike.posts:
        goals[post.squad.lead.id] = Goal(post.spot, post.dropped)
        if post.squad.rider is not None:
            loads.append((post.squad.lead.id, post.squad.rider.id))
            goals[post.squad.rider.id] = Goal(post.spot)
    idle = [unit for unit in units if unit.id not in goals]
    _withdraw(outlook, muster, idle, goals)
    for rescue in afforded(rescues(outlook, roads, s.godran), outlook.cash):
        goals[rescue.unit.id] = Goal(rescue.to)
    return Orders(goals, tuple(loads), frozenset(strike.units), strike.dice)


def chosen_strike(outlook: Outlook, muster: Muster, units: Iterable[Unit]) -> Strike:
    """Return the attack that is worth making from where GODRAN is, empty where none is."""
    s, field = outlook.s, outlook.field
    is_last = s.wounds >= outlook.ground.edition.game.most_wounds
    strike = muster.strike(units, KILL_DICE if is_last else dice_wanted(field, s.wounds, SURE))
    strength = field.strength_in(muster.godran)
    if strike.dice and attack_worth(outlook, strike.dice, s.wounds, strength) > 0:
        return strike
    return Strike(())


def _weapon_orders(
    outlook: Outlook,
    muster: Muster,
    units: tuple[Unit, ...],
    goals: dict[UnitId, Goal],
    loads: list[tuple[UnitId, UnitId]],
) -> set[UnitId]:
    """Order carriers to take superweapons to where they can fire; return the carriers."""
    busy: set[UnitId] = set()
    for weapon in (*outlook.mine("box"), *outlook.mine("map")):
        if outlook.ground.row(weapon).type != "superweapon":
            continue
        for carrier in units:
            carries = "superweapon" in outlook.ground.row(carrier).carries
            if (
                not carries
                or carrier.id in busy
                or (carrier.place, carrier.area) != (weapon.place, weapon.area)
            ):
                continue
            spots = muster.firing_spots(carrier, weapon)
            if spots:
                busy.add(carrier.id)
                loads.append((carrier.id, weapon.id))
                goals[carrier.id] = Goal(spots[0])
                break
    return busy


def _withdraw(outlook: Outlook, muster: Muster, units: list[Unit], goals: dict[UnitId, Goal]) -> None:
    """Send units that do not attack where GODRAN hardly gets, yet not out of the game."""
    godran = outlook.s.godran
    crowd = Counter(goal.spot.area for goal in goals.values() if goal.spot is not None)

    def merit(spot: Spot) -> float:
        far = outlook.field.board.distance(godran, spot.area)
        return -danger(outlook, spot, godran) - FOLLOW * far

    for unit in units:
        spots = [s for s in muster.way(unit) if s.area != godran and s.stance != "roof"]
        free = [s for s in spots if crowd[s.area] < muster.room(s.area, unit)]
        if free:
            spot = max(free, key=merit)
            goals[unit.id] = Goal(spot)
            crowd[spot.area] += 1


def forced(outlook: Outlook, offers: Iterable[Offer]) -> Action:
    """Return what to do where the movement cannot end yet: bring units in and stacks apart, safely."""
    godran = outlook.s.godran

    def merit(action: Action) -> float:
        match action:
            case EnterMap() | DropParatroop():
                return 1.0 - danger(outlook, Spot(action.to), godran)
            case MoveUnit():
                return -danger(outlook, Spot(action.to), godran)
            case _:
                return -2.0

    return max((offer for offer in offers if isinstance(offer, Action)), key=merit)
