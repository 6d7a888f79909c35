# SPDX-License-Identifier: GPL-3.0-or-later
"""Phases 3 to 5: what is bought, what is put into research and superweapons (IX to XI)."""

from collections import Counter
from typing import NamedTuple

from rubbletop.games.tokyo import funds, plans
from rubbletop.games.tokyo.actions.muster import (
    DeclareWeapon,
    FundResearch,
    FundWeapon,
    ListUnit,
    SealOutlay,
    SealPlan,
    StrikeOffUnit,
)
from rubbletop.games.tokyo.attack_odds import weapon_odds
from rubbletop.games.tokyo.frames.muster import DevelopFrame, PlansFrame
from rubbletop.games.tokyo.player.assess import attack_worth, dice_wanted
from rubbletop.games.tokyo.player.evacuation import bill
from rubbletop.games.tokyo.player.march import KILL_DICE, army
from rubbletop.games.tokyo.player.outlook import Outlook
from rubbletop.games.tokyo.player.roads import Roads
from rubbletop.games.tokyo.player.strike import Muster
from rubbletop.games.tokyo.tables import Kind
from rubbletop.kernel.facts import Action

SURE = 0.6
"""Units are bought for an attack that wounds with this chance."""
PRICE = 0.05
"""What an attack must promise for each Mega-Yen that it takes."""
CARRIERS: tuple[Kind, ...] = ("halftrack", "tank", "helicopter")
ARMS = 200
"""Mega-Yen that are kept for an army before science gets any."""
CARDS = 2
"""So many Origin cards are looked at before a superweapon is begun."""


class Shopping(NamedTuple):
    """What is wanted: units by kind, Mega-Yen for research."""

    units: Counter[Kind]
    research: int = 0


def shopping(outlook: Outlook, *, roofs: bool) -> Shopping:
    """Return what to buy with GODRAN where it is: an attack that can be brought about, else science."""
    s, seat = outlook.s, outlook.seat
    is_last = s.wounds >= outlook.ground.edition.game.most_wounds
    reserve = 0 if is_last else bill(outlook)
    budget = max(0, outlook.cash - reserve)
    muster = Muster(outlook.field, seat, s.godran, Roads(outlook.field, s.godran), roofs=roofs)
    pool = [u for u in outlook.mine("pool") if outlook.ground.row(u).type in plans.ARMY]
    wanted = KILL_DICE if is_last else dice_wanted(outlook.field, s.wounds)
    strike = muster.strike((*army(outlook), *pool), wanted, budget)
    bought = Counter(s.units[unit].kind for unit in strike.units if s.units[unit].place == "pool")
    cost = price(outlook, bought)
    if attack_worth(outlook, strike.dice, s.wounds, outlook.field.strength()) < PRICE * cost:
        bought = Counter()
        cost = 0
    return Shopping(bought + carriers(outlook, budget - cost), research(outlook, budget - cost))


def price(outlook: Outlook, units: Counter[Kind]) -> int:
    """Return what units cost, in Mega-Yen."""
    return sum(outlook.ground.rows[kind].cost * count for kind, count in units.items())


def carriers(outlook: Outlook, budget: int) -> Counter[Kind]:
    """A carrier for each superweapon in the box that has none there."""
    boxed = outlook.mine("box")
    weapons = sum(outlook.ground.row(unit).type == "superweapon" for unit in boxed)
    present = sum(unit.kind in CARRIERS for unit in boxed)
    pool = Counter(unit.kind for unit in outlook.mine("pool"))
    for kind in CARRIERS:
        if weapons > present and pool[kind] and outlook.ground.rows[kind].cost <= budget:
            return Counter({kind: 1})
    return Counter()


def research(outlook: Outlook, budget: int) -> int:
    """Mega-Yen for the next Origin card, where the army has enough."""
    price = outlook.ground.edition.game.research_card
    known = len(outlook.s.looked[outlook.seat])
    is_wanted = budget > ARMS and known < CARDS and not outlook.s.revealed
    return min(price, plans.research_room(outlook.ground, outlook.s, outlook.seat)) if is_wanted else 0


def next_purchase(outlook: Outlook, wanted: Shopping) -> Action:
    """Return the next decision of Phases 3 and 4 on the way to what is wanted."""
    s, seat, ground = outlook.s, outlook.seat, outlook.ground
    plan = s.top_frame(PlansFrame).plans[seat]
    listed = Counter(s.units[unit].kind for unit in plan.units)
    for unit in plans.removable(ground, s, plan):
        if listed[s.units[unit].kind] > wanted.units[s.units[unit].kind]:
            return StrikeOffUnit(seat=seat, unit=unit)
    left = plans.left_over(ground, s, seat, plan)
    for counter in plans.available(ground, s, seat, plan):
        if listed[counter.kind] < wanted.units[counter.kind] and ground.row(counter).cost <= left:
            return ListUnit(seat=seat, unit=counter.id)
    if plan.research != wanted.research and wanted.research <= left + plan.research:
        return FundResearch(seat=seat, amount=wanted.research)
    return SealPlan(seat=seat)


def next_outlay(outlook: Outlook, amount: int) -> Action:
    """Return the next decision of Phase 5, with so many Mega-Yen for superweapons in all."""
    s, seat, ground = outlook.s, outlook.seat, outlook.ground
    outlay = s.top_frame(DevelopFrame).outlays[seat]
    for fund in funds.opened(s, seat, outlay):
        if funds.is_due(ground, s, outlay, fund) and fund.id not in outlay.types:
            found = funds.choices(ground, s, seat, fund.id)
            best = max(found, key=lambda weapon: weapon_odds(ground, s, weapon).chance("wounded", "killed"))
            return DeclareWeapon(seat=seat, fund=fund.id, weapon=best)
    if outlay.amounts or amount <= 0:
        return SealOutlay(seat=seat)
    own = funds.own_funds(s, seat)
    fund_id = own[0].id if own else funds.next_fund(s, seat, outlay)
    amount = min(amount, funds.need(ground, s, fund_id))
    return FundWeapon(seat=seat, fund=fund_id, amount=amount)


def science(outlook: Outlook, arms: int = ARMS) -> int:
    """Return the Mega-Yen that go into superweapons this turn: what army and populace leave."""
    return max(0, outlook.cash - bill(outlook) - arms)
