# SPDX-License-Identifier: GPL-3.0-or-later
"""Games of Tokyo from set-up on in which all players have one end of the game in mind (III)."""

from collections.abc import Callable, Container, Iterable, Sequence

from rubbletop.board.grid import BuildingId
from rubbletop.games.tokyo.actions.attacks import EndAttacks, FireWeapon, JoinAttack, LaunchAttack
from rubbletop.games.tokyo.actions.godran import EndRampage, MoveGodran, SmashBuilding
from rubbletop.games.tokyo.actions.money import BidSchemes, EndTrade
from rubbletop.games.tokyo.actions.movement import EndMovement, EnterMap, LoadUnit, MoveUnit
from rubbletop.games.tokyo.actions.muster import DeclareWeapon, FundWeapon, ListUnit, SealOutlay, SealPlan
from rubbletop.games.tokyo.frames.attacks import AttacksFrame
from rubbletop.games.tokyo.frames.muster import DevelopFrame, PlansFrame
from rubbletop.games.tokyo.ground import Field
from rubbletop.games.tokyo.state import TokyoState, replace
from rubbletop.games.tokyo.tables import Kind
from rubbletop.games.tokyo.violence import building_targets
from rubbletop.kernel.facts import Action, Range, Seat, SpaceId
from rubbletop.kernel.rules import Offer
from rubbletop.kernel.session import Session
from tests.tokyo.builders import field, ground, rules, setup
from tests.tokyo.hasty import is_flight

MOST = 3_000
PASSING = (EndTrade, SealPlan, SealOutlay, EndRampage, EndMovement, EndAttacks)
Wish = Callable[[TokyoState, Seat, Sequence[Offer]], Action | None]
"""Returns what a seat would do of all that it may do, None for nothing of that sort."""


def played_out(wishes: Sequence[Wish], players: int = 2) -> Session[TokyoState]:
    """Return a game in which each decision is the first that a wish names, and nothing else is done."""
    session = Session(rules(), setup(players, sectors="random", populace="dealt"))
    while session.length < MOST and (seats := rules().actors(session.state)):
        s, seat = session.state, seats[0]
        offers = rules().legal(s, seat)
        wanted = (wish(s, seat, offers) for wish in wishes)
        session.submit(next((action for action in wanted if action is not None), _pass(offers)))
    return session


def _pass(offers: Sequence[Offer]) -> Action:
    """Return the decision that ends a phase, else the first of those that have to be taken."""
    actions = [_least(offer) for offer in offers]
    return next((action for action in actions if isinstance(action, PASSING)), actions[0])


def _least(offer: Offer) -> Action:
    return offer.action if isinstance(offer, Range) else offer


def bid_something(s: TokyoState, seat: Seat, offers: Sequence[Offer]) -> Action | None:
    """Bid the most that can be bid as the first in order, the least as any other."""
    bids = [offer for offer in offers if isinstance(offer, BidSchemes)]
    costs = {bid: sum(ground().schemes[card].cost for card in bid.cards) for bid in bids}
    best = max if seat == s.order[0] else min
    return best(bids, key=lambda bid: costs[bid]) if bids else None


# ---- GODRAN


def wreck(wanted: Callable[[TokyoState], Iterable[BuildingId]]) -> Wish:
    """Have GODRAN smash the nearest of the buildings that are wanted, with dice enough to be sure."""

    def wish(s: TokyoState, seat: Seat, offers: Sequence[Offer]) -> Action | None:
        blows = [o for o in offers if isinstance(o, Range) and isinstance(o.action, SmashBuilding)]
        goal = {building for building in wanted(s) if building not in s.fallen}
        for blow in blows:
            assert isinstance(blow.action, SmashBuilding)
            if blow.action.building in goal:
                dice = 3 + ground().building(blow.action.building).smash // 5
                return blow.at(dice) if dice <= blow.high else None
        steps = [offer for offer in offers if isinstance(offer, MoveGodran)]
        way = _way(field(s), goal) if steps else ()
        return next((step for step in steps if step.to in way[:1]), None)

    return wish


def _way(f: Field, goal: set[BuildingId]) -> tuple[SpaceId, ...]:
    """The shortest way for GODRAN to where it can attack one of some buildings."""
    ways: dict[SpaceId, tuple[SpaceId, ...]] = {f.s.godran: ()}
    rim = [f.s.godran]
    for here in rim:
        there = Field(f.ground, replace(f.s, godran=here))
        if any(building in goal for building, _ in building_targets(there)):
            return ways[here]
        for to in f.godran_steps(here):
            if to not in ways:
                ways[to] = (*ways[here], to)
                rim.append(to)
    return ()


# ---- Money


def buy(kind: Kind, most: int, seats: Container[Seat]) -> Wish:
    """Have some seats activate units of a kind until they have so many."""

    def wish(s: TokyoState, seat: Seat, offers: Sequence[Offer]) -> Action | None:
        have = [u for u in s.units.values() if u.owner == seat and u.kind == kind and u.place != "pool"]
        listed = s.top.plans[seat].units if isinstance(s.top, PlansFrame) else ()
        if seat not in seats or len(have) + len(listed) >= most:
            return None
        lists = (offer for offer in offers if isinstance(offer, ListUnit))
        return next((offer for offer in lists if s.units[offer.unit].kind == kind), None)

    return wish


def once_armed(wish: Wish) -> Wish:
    """Have a wish only for those who have a finished superweapon."""

    def later(s: TokyoState, seat: Seat, offers: Sequence[Offer]) -> Action | None:
        owned = [unit for unit in s.units.values() if unit.owner == seat and unit.place in ("box", "map")]
        is_armed = any(ground().row(unit).type == "superweapon" for unit in owned)
        return wish(s, seat, offers) if is_armed else None

    return later


def fund(most: int, seats: Container[Seat]) -> Wish:
    """Have some seats put all their money into so many superweapons, Death Rays before others."""

    def wish(s: TokyoState, seat: Seat, offers: Sequence[Offer]) -> Action | None:
        if seat not in seats or not isinstance(s.top, DevelopFrame):
            return None
        types = [offer for offer in offers if isinstance(offer, DeclareWeapon)]
        due = [offer for offer in types if offer.fund not in s.top.outlays[seat].types]
        if due:
            return due[-1]
        owned = [u for u in s.units.values() if u.owner == seat and ground().row(u).type == "superweapon"]
        done = sum(unit.place != "pool" for unit in owned)
        sums = [o for o in offers if isinstance(o, Range) and isinstance(o.action, FundWeapon)]
        for offer in sums:
            assert isinstance(offer.action, FundWeapon)
            name = offer.action.fund
            if name not in s.top.outlays[seat].amounts and (name in s.funds or done < most):
                return offer.at(offer.high) if offer.high else None
        return None

    return wish


# ---- Units


def advance(s: TokyoState, seat: Seat, offers: Sequence[Offer]) -> Action | None:
    """Load superweapons, and bring military units nearer to GODRAN, as near as they need be."""
    loads = [offer for offer in offers if isinstance(offer, LoadUnit)]
    loads = [offer for offer in loads if ground().row(s.units[offer.cargo]).type == "superweapon"]
    if loads:
        return loads[0]
    return _nearest(s, [offer for offer in offers if isinstance(offer, MoveUnit | EnterMap)])


def _nearest(s: TokyoState, steps: Iterable[MoveUnit | EnterMap]) -> Action | None:
    """Return the step that leads a military unit nearest to GODRAN, None where none leads nearer."""
    far = ground().board.steps_from(s.godran)
    best: tuple[int, MoveUnit | EnterMap] | None = None
    for step in steps:
        unit = s.units[step.unit]
        now = 99 if unit.area is None else far[unit.area]
        is_nearer = unit.kind not in ground().populace and 0 < far[step.to] < now
        if is_nearer and (best is None or far[step.to] < best[0]):
            best = far[step.to], step
    return None if best is None else best[1]


def attack(least: int) -> Wish:
    """Fire superweapons; attack GODRAN with all units at once, at least so many."""

    def wish(s: TokyoState, seat: Seat, offers: Sequence[Offer]) -> Action | None:
        shots = [offer for offer in offers if isinstance(offer, FireWeapon)]
        joins = [offer for offer in offers if isinstance(offer, JoinAttack)]
        if shots or not isinstance(s.top, AttacksFrame):
            return next(iter(shots), None)
        if len(s.top.joined) + len(joins) < least:
            return None
        return next(iter(joins), LaunchAttack(seat=seat))

    return wish


def flee(s: TokyoState, seat: Seat, offers: Sequence[Offer]) -> Action | None:
    """Lead the populace off the map."""
    return next((offer for offer in offers if is_flight(offer, s)), None)
