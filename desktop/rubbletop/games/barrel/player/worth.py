# SPDX-License-Identifier: GPL-3.0-or-later
"""What a position is worth to a player: the half dollars that she can look forward to at the end.

The terms: cash; oil in hand and what the regions will bring; what regions are good for besides; contracts;
the Government's oil; less the fines for Pacifism, those of the turns to come and the tenfold one at the end;
troops are worth a little.
"""

from rubbletop.games.barrel.allotment import portions
from rubbletop.games.barrel.ground import MOST_ON_TRACK
from rubbletop.games.barrel.player import threat
from rubbletop.games.barrel.player.economy import Season, Store, income
from rubbletop.games.barrel.player.odds import conquest, rounds
from rubbletop.games.barrel.player.outlook import Outlook
from rubbletop.games.barrel.state import BarrelState, Power, Region
from rubbletop.kernel.facts import SpaceId

REGION = 2.5
"""What a region counts in the Government's ranking, in points of Influence."""
PURSE, READY = 8.0, 0.25
"""Half dollars that it is good to have in the purse, and by how much they count more than others."""
FALLEN = 0.8
"""Troops that fall in a turn while there is fighting."""
TODAY = 0.6
"""The share of the bombings of a turn that are expected in the present one."""
SURPLUS = 4.0
"""So many logistics beyond those that a region needs are good to build with."""
MEDIA, MEDIA_COST = 2, 13.0
"""So many times the Mass-media may still be raised by two, each for so many half dollars and an action."""
SOON = 3
"""From so many turns before the end on, a region is good for less and less beyond its oil."""
INFLUENCE = 2.5
"""What a point of Influence is worth as a defence and against idle regions, in half dollars."""


class Holdings:
    """What a position gives a player on the map: her regions as sources of oil, and her fights."""

    __slots__ = ("losses", "own", "pipes", "regions", "stores", "surplus", "troops")

    def __init__(self, outlook: Outlook, s: BarrelState) -> None:
        self.stores: list[Store] = []
        self.own: list[SpaceId] = []
        self.losses = 0.0
        self.pipes = 0.0
        self.surplus = 0.0
        self.regions = 0.0
        self.troops = s.border[outlook.seat].troops
        for region, held in s.regions.items():
            own = held.troops.get(outlook.seat, 0)
            self.troops += own
            if held.control == outlook.seat:
                self.own.append(region)
                self._add(outlook, s, region, 1.0 if own or outlook.turns == 0 else outlook.taste.unguarded)
            elif own and held.control is None:
                self._fight(outlook, s, region, held)

    def _fight(self, outlook: Outlook, s: BarrelState, region: SpaceId, held: Region) -> None:
        odds = conquest(outlook.ground, s, region, held.all_troops)
        if held.arrivals[0] == outlook.seat:
            self.losses += min(held.troops[outlook.seat], odds.losses)
            self._add(
                outlook,
                s,
                region,
                odds.win**outlook.taste.risk,
                rounds(outlook.ground, s, region, held.all_troops),
            )

    def _add(self, outlook: Outlook, s: BarrelState, region: SpaceId, weight: float, since: int = 0) -> None:
        ground, held = outlook.ground, s.regions[region]
        store = Store(
            weight=weight,
            out=ground.output(s, region),
            need=ground.needs(s, region),
            logistics=held.logistics,
            barrels=held.barrels,
            room=ground.room(s, region),
            since=since,
            sites=ground.edition.most_buildings - len(held.buildings),
            is_housed=held.count("warehouse") > 0,
        )
        self.stores.append(store)
        if len(held.buildings) < ground.edition.most_buildings:
            self.surplus += weight * min(SURPLUS, max(0.0, held.logistics - store.need))
        self.regions += weight
        self.pipes += weight * held.count("pipeline")


def worth(outlook: Outlook, s: BarrelState) -> float:
    """Return what a position that comes from the one of ``outlook`` is worth, in half dollars."""
    power, holdings = s.powers[outlook.seat], Holdings(outlook, s)
    cash, store = float(power.cash), outlook.ground.edition.store
    total = cash + power.oil * outlook.barrel
    if outlook.turns > 2:
        total += READY * min(cash, PURSE) + outlook.taste.surplus * holdings.surplus
    season = Season(
        outlook.turns,
        outlook.government,
        outlook.barrel,
        store.taken + store.pipeline * holdings.pipes,
        outlook.spare,
    )
    share = government_share(outlook, s, holdings.regions)
    total += contracts(outlook, power, holdings.regions) + share * outlook.barrel
    total += INFLUENCE * min(power.influence, 9) * min(1.0, holdings.regions / 3)
    fear = threat.expected(outlook, s, holdings.own)
    rate = outlook.taste.bombs
    total -= unrest(outlook, power, holdings, rate * fear.pacifism)
    total -= rate * fear.loss * min(outlook.taste.dread, outlook.turns)
    total += troops(outlook, power, holdings, s.border[outlook.seat].logistics)
    total += outlook.taste.region * holdings.regions * min(1.0, outlook.turns / SOON)
    return total + income(holdings.stores, season, outlook.taste)


def contracts(outlook: Outlook, power: Power, regions: float) -> float:
    """Return what the contracts will be worth, more of them still being awarded."""
    value, sure = outlook.ground.contract_value, min(1.0, regions)
    now = value(power.contracts)
    most = min(MOST_ON_TRACK - power.contracts, round(outlook.taste.contracts * outlook.turns))
    best = max(value(power.contracts + steps) - outlook.taste.step * steps for steps in range(most + 1))
    return now + sure * (best - now)


def unrest(outlook: Outlook, power: Power, holdings: Holdings, bombs: float) -> float:
    """Return what Pacifism will cost if the Mass-media are used against it as far as that pays."""
    best = pacifism(outlook, power, holdings, bombs)
    for number in range(1, MEDIA + 1):
        dearer = MEDIA_COST * number
        if best <= dearer or power.media + 2 * number > MOST_ON_TRACK or outlook.turns <= number:
            break
        best = min(best, pacifism(outlook, power, holdings, bombs, number) + dearer)
    return best


def pacifism(outlook: Outlook, power: Power, holdings: Holdings, bombs: float, raised: int = 0) -> float:
    """Return what Pacifism will cost: the fines of the turns to come, and the one at the end.

    ``raised``: how often the Mass-media are raised by two, from the next turn on.
    """
    ground, taste = outlook.ground, outlook.taste
    value, lost, total = float(power.pacifism), 0.0, 0.0
    most, tolerated = float(MOST_ON_TRACK), ground.tolerated(power.media)
    for turn in range(outlook.turns):
        if 0 < turn <= raised:
            tolerated = ground.tolerated(power.media + 2 * turn)
        fewer = min(holdings.losses, lost + FALLEN) - lost
        lost += fewer
        over = holdings.troops - lost - tolerated
        value += (over if over > 0 else over / 2) + fewer
        if not turn:
            value += TODAY * bombs if outlook.rebels_come else 0.0
        else:
            value += taste.pressure + (bombs if turn <= taste.dread else 0.0)
        value = 0.0 if value < 0.0 else most if value > most else value
        total += fine(outlook, value)
    return total + fine(outlook, value) * ground.edition.pacifism.final_factor * taste.final


def fine(outlook: Outlook, value: float) -> float:
    """Return the fine for a value of Pacifism that is not known exactly, in half dollars."""
    fines, low = outlook.fines, int(value)
    return fines[low] + (value - low) * (fines[low + 1] - fines[low])


def troops(outlook: Outlook, power: Power, holdings: Holdings, logistics: int) -> float:
    """Return what troops are still good for, and logistics in the Border Region."""
    left = outlook.turns / outlook.s.turns
    few = min(holdings.troops, outlook.ground.tolerated(power.media) + 1)
    return (few * outlook.taste.troop + logistics * 1.8) * left


def government_share(outlook: Outlook, s: BarrelState, regions: float) -> float:
    """Return the barrels that the Government will hand over at the end, as far as can be foreseen."""
    seat, ground = outlook.seat, outlook.ground
    held: dict[str, float] = dict.fromkeys(s.seats, 0.0)
    stock = float(s.government)
    for region, there in s.regions.items():
        if there.control is not None:
            held[there.control] += REGION
            stock += 0.7 * outlook.government * ((ground.output(s, region) + 1) // 2)
    held[seat] = REGION * regions
    own = s.powers[seat].influence + held[seat]
    spread = 2.0 + 0.8 * outlook.turns
    above = 0.0
    for rival in outlook.rivals:
        lead = own - s.powers[rival].influence - held[rival]
        above += min(1.0, max(0.0, 0.5 - lead / (2 * spread)))
    given = (*portions(ground, round(stock)), 0, 0, 0)
    low = int(above)
    return given[low] + (above - low) * (given[low + 1] - given[low])
