# SPDX-License-Identifier: GPL-3.0-or-later
"""The small decisions: losses, retreats, flights, set-up, trades (V, VII, VIII, XII, XIV)."""

from rubbletop.games.tokyo.actions.attacks import RepelGodran, SpareUnits, StrikeBack, SwatUnit
from rubbletop.games.tokyo.actions.godran import (
    AllotHarm,
    EndFlight,
    FleeInside,
    FleeOff,
    FleeTo,
    RetreatUnit,
)
from rubbletop.games.tokyo.actions.money import AcceptOffer, EndTrade, LoseUnit, OfferPoints, RefuseOffer
from rubbletop.games.tokyo.allotment import POINTS, best_sum, choices, harms_of
from rubbletop.games.tokyo.assault import repels
from rubbletop.games.tokyo.auction import closest
from rubbletop.games.tokyo.frames.attacks import FlopFrame, PissedFrame, RepelFrame
from rubbletop.games.tokyo.frames.godran import AllotFrame, FleeFrame, Harm, RetreatFrame
from rubbletop.games.tokyo.frames.money import TradeFrame
from rubbletop.games.tokyo.passage import can_hide, can_leave_map, flights, retreats
from rubbletop.games.tokyo.player.evacuation import danger
from rubbletop.games.tokyo.player.odds import at_least
from rubbletop.games.tokyo.player.outlook import Outlook
from rubbletop.games.tokyo.player.prey import Prey
from rubbletop.games.tokyo.player.roads import Spot
from rubbletop.games.tokyo.state import Unit
from rubbletop.games.tokyo.trade import answerable, barred, buyers
from rubbletop.games.tokyo.violence import building_targets
from rubbletop.kernel.facts import Action, SpaceId, UnitId

DRIVEN = 0.3
"""The part of a unit's worth that goes where the Controller may drive it where she likes."""
SALE = 5
"""A broke player sells so many points to stay in the game."""


def allot(outlook: Outlook) -> AllotHarm:
    """Return what the Damage Points do to the next unit so that all together lose the least."""
    frame = outlook.s.top_frame(AllotFrame)
    open_units = choices(outlook.field, frame)
    unit = next(iter(open_units))
    rest = [harms_of(outlook.field, outlook.s.units[other]) for other in open_units if other != unit]
    others = [other for other in open_units if other != unit]
    left = frame.damage - sum(POINTS[harm] for harm in frame.harms.values())
    all_harms = [harms_of(outlook.field, outlook.s.units[other]) for other in open_units]
    best = best_sum(all_harms, left)
    tables = list(zip(others, rest, strict=True))

    def cost(harm: Harm) -> float:
        return _harm_cost(outlook, unit, harm) + _least(outlook, tables, best - POINTS[harm])

    return AllotHarm(seat=outlook.seat, unit=unit, harm=min(open_units[unit], key=cost))


def _least(outlook: Outlook, tables: list[tuple[UnitId, tuple[Harm, ...]]], points: int) -> float:
    """The least loss with which units absorb exactly so many Damage Points."""
    least = {0: 0.0}
    for unit, harms in tables:
        longer: dict[int, float] = {}
        for sum_, lost in least.items():
            for harm in ("none", *harms):
                total, cost = sum_ + POINTS[harm], lost + _harm_cost(outlook, unit, harm)
                if total <= points and cost < longer.get(total, float("inf")):
                    longer[total] = cost
        least = longer
    return least.get(points, float("inf"))


def _harm_cost(outlook: Outlook, unit: UnitId, harm: Harm) -> float:
    counter = outlook.s.units[unit]
    worth = outlook.ground.row(counter).vp + outlook.loss(unit)
    match harm:
        case "none":
            return 0.0
        case "retreat":
            return 0.1
        case "flee":
            is_safe = outlook.s.controller == outlook.seat
            return 0.2 if is_safe else DRIVEN * worth
        case _:
            return worth


def retreat(outlook: Outlook) -> RetreatUnit:
    """Return the area into which a unit retreats: where GODRAN gets hardest."""
    unit = outlook.s.units[outlook.s.top_frame(RetreatFrame).unit]
    to = min(retreats(outlook.field, unit), key=lambda area: _risk(outlook, area))
    return RetreatUnit(seat=outlook.seat, unit=unit.id, to=to)


def _risk(outlook: Outlook, area: SpaceId) -> float:
    filled = outlook.field.is_filled(area)
    return danger(outlook, Spot(area, "inside" if filled else "outside"), outlook.s.godran)


def flight(outlook: Outlook) -> Action:
    """Return where a fleeing unit goes: my own to safety, those of others back into GODRAN's reach."""
    frame = outlook.s.top_frame(FleeFrame)
    unit = outlook.s.units[frame.unit]
    seat = outlook.seat
    is_mine = unit.owner == seat
    if frame.steps and is_mine and can_leave_map(outlook.field, unit):
        return FleeOff(seat=seat, unit=unit.id)
    ways = flights(outlook.field, unit) if frame.steps else ()
    if is_mine:
        return _own_flight(outlook, unit, ways, begun=frame.begun)
    near = [area for area in ways if not outlook.field.is_filled(area)] or list(ways)
    far = outlook.field.board.steps_from(outlook.s.godran)
    assert unit.area is not None
    if near and (not frame.begun or min(far[area] for area in near) < far[unit.area]):
        return FleeTo(seat=seat, unit=unit.id, to=min(near, key=lambda area: far[area]))
    return EndFlight(seat=seat, unit=unit.id)


def _own_flight(outlook: Outlook, unit: Unit, ways: tuple[SpaceId, ...], *, begun: bool) -> Action:
    assert unit.area is not None
    best = min(ways, key=lambda area: _risk(outlook, area), default=None)
    if best is not None and (not begun or _risk(outlook, best) < _risk(outlook, unit.area)):
        return FleeTo(seat=outlook.seat, unit=unit.id, to=best)
    if can_hide(outlook.field, unit):
        return FleeInside(seat=outlook.seat, unit=unit.id)
    return EndFlight(seat=outlook.seat, unit=unit.id)


def swat(outlook: Outlook) -> Action:
    """Return the attacker that GODRAN destroys after a flop: the dearest of a rival's."""
    attackers = outlook.s.top_frame(FlopFrame).attackers
    rivals = [unit for unit in attackers if outlook.s.units[unit].owner != outlook.seat]
    if not rivals:
        return SpareUnits(seat=outlook.seat)
    standing_units = [unit for unit in rivals if outlook.s.units[unit].stance != "roof"] or rivals
    best = max(standing_units, key=lambda unit: outlook.ground.row(outlook.s.units[unit]).vp)
    return SwatUnit(seat=outlook.seat, unit=best)


def repel(outlook: Outlook) -> RepelGodran:
    """Return where a retreating GODRAN is sent: away from my own buildings and people."""
    areas = repels(outlook.field, outlook.s.top_frame(RepelFrame).attackers)
    return RepelGodran(seat=outlook.seat, to=max(areas, key=lambda area: _remote(outlook, area)))


def _remote(outlook: Outlook, area: SpaceId) -> float:
    """How far an area is from what is mine, weighed by its points."""
    far = outlook.field.board.steps_from(area)
    total = 0.0
    for building in outlook.ground.victory_buildings:
        known = outlook.ground.building(building)
        if known.sector in outlook.s.chosen[outlook.seat] and building not in outlook.field.fallen:
            total += known.vp * far[known.areas[0]]
    for unit in outlook.mine("map"):
        assert unit.area is not None
        total += outlook.ground.row(unit).vp * far[unit.area]
    return total


def strike_back(outlook: Outlook) -> StrikeBack:
    """Return the building that the pissed GODRAN smashes: the one that promises most."""
    dice = outlook.s.top_frame(PissedFrame).dice
    prey = Prey(outlook)

    def merit(pair: tuple[str, SpaceId]) -> float:
        known = outlook.ground.building(next(b for b in outlook.ground.board.buildings if b == pair[0]))
        return at_least(dice, known.smash) * (1.0 + prey.fall_worth(known.id))

    building, area = max(building_targets(outlook.field), key=merit)
    return StrikeBack(seat=outlook.seat, building=building, area=area)


def lose(outlook: Outlook) -> LoseUnit:
    """Return the unit that is given up where all bid nothing: the one of least worth."""
    units = closest(outlook.field, outlook.seat)
    best = min(units, key=lambda unit: outlook.ground.row(outlook.s.units[unit]).vp)
    return LoseUnit(seat=outlook.seat, unit=best)


def trade(outlook: Outlook) -> Action:
    """Return an offer or an answer in a trade: the end of the game suits only who would win it."""
    frame = outlook.s.top_frame(TradeFrame)
    seat = outlook.seat
    if frame.deal is None:
        return _offer(outlook, frame)
    if outlook.lead > 0 and frame.deal.asked == frame.deal.buyer:
        return RefuseOffer(seat=seat)
    if frame.deal.asked == seat and frame.deal.buyer == seat:
        payable = answerable(outlook.s, frame.deal.seller, seat)
        return AcceptOffer(seat=seat) if frame.deal.amount <= payable else RefuseOffer(seat=seat)
    return AcceptOffer(seat=seat)


def _offer(outlook: Outlook, frame: TradeFrame) -> Action:
    seat = outlook.seat
    if outlook.lead > 0:
        return EndTrade(seat=seat)
    for buyer in sorted(buyers(outlook.s, seat), key=lambda one: outlook.prospects[one]):
        amount = min(
            SALE, outlook.s.vp[seat], *(() if outlook.s.cash[buyer] < 0 else (outlook.s.cash[buyer],))
        )
        if amount > 0 and amount not in barred(frame, buyer):
            return OfferPoints(seat=seat, buyer=buyer, amount=amount)
    return EndTrade(seat=seat)
