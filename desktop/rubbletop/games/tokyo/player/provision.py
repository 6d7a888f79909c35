# SPDX-License-Identifier: GPL-3.0-or-later
"""Phases 3 and 4 with foresight: where GODRAN will be, and the army that is worth buying for that (IX)."""

from collections import Counter
from typing import NamedTuple

from rubbletop.games.tokyo.player.assess import dice_wanted
from rubbletop.games.tokyo.player.evacuation import bill
from rubbletop.games.tokyo.player.hunt import ends
from rubbletop.games.tokyo.player.march import ARMY, KILL_DICE, army
from rubbletop.games.tokyo.player.outlook import Outlook
from rubbletop.games.tokyo.player.prey import Prey
from rubbletop.games.tokyo.player.threat import Threat
from rubbletop.games.tokyo.state import Unit, replace
from rubbletop.games.tokyo.tables import Kind
from rubbletop.kernel.facts import SpaceId

AREAS = 5
"""So many areas in which GODRAN may end its phase are looked at."""
OWN_AREAS = 24
"""As many where the player controls it herself."""
FORESEEN = 6.0
"""So many points less make an end half as likely."""
RESERVE = 280
"""So many Mega-Yen a player likes to have at hand for the kill."""
DEAR = 0.09
"""What a Mega-Yen of the reserve is worth, in points."""
CHEAP = 0.025
"""What it is worth beyond the reserve, or when the kill itself is bought."""
SURE = 0.85
"""Units are bought for an attack that wounds with this chance."""


class Offer(NamedTuple):
    """An army that can be bought: its units, its price, what it promises."""

    units: tuple[Unit, ...]
    cost: int
    worth: float


def provided(outlook: Outlook, kept: int) -> Counter[Kind]:
    """Return the units to buy, by kind, for the money beyond what is ``kept``."""
    threat = Threat(outlook)
    is_mine = outlook.s.controller == outlook.seat
    prey = Prey(outlook, outlook.s.controller)
    points = outlook.ground.action_points(outlook.s)
    found = ends(prey, outlook.s.godran, points)[: OWN_AREAS if is_mine else AREAS]
    reserve = 0 if threat.is_last else bill(outlook)
    budget = max(0, outlook.cash - reserve - kept)
    areas = [(plan.area, plan.worth) for plan in found]
    offer = _as_controller(threat, areas, budget) if is_mine else _foreseen(threat, areas, budget)
    return Counter(unit.kind for unit in offer.units)


def _basket(threat: Threat, area: SpaceId, budget: int) -> tuple[tuple[Unit, ...], int, int]:
    """The units to buy for an attack on GODRAN in an area, their price, and the dice with all."""
    outlook = threat.outlook
    pool = [unit for unit in outlook.mine("pool") if outlook.ground.row(unit).type in ARMY]
    wanted = KILL_DICE if threat.is_last else dice_wanted(outlook.field, outlook.s.wounds, SURE)
    strike = threat.strike(outlook.seat, area, (*army(outlook), *pool), wanted, budget)
    bought = tuple(outlook.s.units[unit] for unit in strike.units if outlook.s.units[unit].place == "pool")
    return bought, sum(outlook.ground.row(unit).cost for unit in bought), strike.dice


def _price(threat: Threat, cost: int) -> float:
    """What so many Mega-Yen are worth to a player, those beyond her reserve being spent first."""
    if threat.is_last:
        return CHEAP * cost
    spare = max(0, threat.outlook.cash - RESERVE)
    return CHEAP * min(cost, spare) + DEAR * max(0, cost - spare)


def _as_controller(threat: Threat, areas: list[tuple[SpaceId, float]], budget: int) -> Offer:
    """The army for the area into which GODRAN is best taken."""
    best = Offer((), 0, max(worth + threat.ends_worth(area) for area, worth in areas))
    for area, worth in areas:
        units, cost, dice = _basket(threat, area, budget)
        own = threat.own(dice, area)
        rivals = threat.rivals_worth(area) * (1.0 - 0.6 * threat.hits(dice, area) * threat.is_last)
        total = worth + own + rivals - _price(threat, cost)
        if units and total > best.worth:
            best = Offer(units, cost, total)
    return best


def _foreseen(threat: Threat, areas: list[tuple[SpaceId, float]], budget: int) -> Offer:
    """The army that does best where a rival may take GODRAN."""
    top = areas[0][1]
    chances = [0.5 ** ((top - worth) / FORESEEN) for _, worth in areas]
    whole = sum(chances)
    likely = [(area, chance / whole) for (area, _), chance in zip(areas, chances, strict=True)]
    best = Offer((), 0, _promise(threat, likely, ()))
    for area, _ in likely:
        units, cost, _ = _basket(threat, area, budget)
        worth = _promise(threat, likely, units) - _price(threat, cost)
        if units and worth > best.worth:
            best = Offer(units, cost, worth)
    return best


def _promise(threat: Threat, likely: list[tuple[SpaceId, float]], bought: tuple[Unit, ...]) -> float:
    """What an army with some more units promises on average."""
    outlook = threat.outlook
    units = (*army(outlook), *(replace(unit, place="box") for unit in bought))
    return sum(
        chance * threat.own(threat.strike(outlook.seat, area, units).dice, area) for area, chance in likely
    )
