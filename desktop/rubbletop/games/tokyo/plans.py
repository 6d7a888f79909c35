# SPDX-License-Identifier: GPL-3.0-or-later
"""What a player can activate and put into research, and what that leaves her (IX, X; 30, 46, 47)."""

from rubbletop.games.tokyo.counters import firsts, owned, ranked
from rubbletop.games.tokyo.frames.muster import Plan, PlansFrame
from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.state import TokyoState, Unit
from rubbletop.games.tokyo.tables import HIDDEN, OriginId
from rubbletop.games.tokyo.words.names import kind_name
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import Seat, UnitId, say

ARMY = ("infantry", "vehicle", "helicopter")
"""The types of unit that are activated; superweapons are developed."""
ACTIVATION, RESEARCH = "IX", "X"
"""The sections of the two."""


def listed_cost(ground: Ground, s: TokyoState, plan: Plan) -> int:
    """Return what the units of a list cost, in Mega-Yen."""
    return sum(ground.row(s.units[unit]).cost for unit in plan.units)


def left_over(ground: Ground, s: TokyoState, seat: Seat, plan: Plan) -> int:
    """Return what a list leaves in the purse, in Mega-Yen."""
    return s.cash[seat] - listed_cost(ground, s, plan) - plan.research


def available(ground: Ground, s: TokyoState, seat: Seat, plan: Plan) -> tuple[Unit, ...]:
    """Return one unit of each kind and colour that can still be put on the list, whatever it costs."""
    units = owned(s, seat, "pool")
    return firsts(ground, (u for u in units if u.id not in plan.units and ground.row(u).type in ARMY))


def can_buy(ground: Ground, s: TokyoState, seat: Seat) -> bool:
    """Return whether a seat could buy anything, as far as all may know: secret purses count as full."""
    costs = [ground.row(unit).cost for unit in available(ground, s, seat, Plan())]
    if research_room(ground, s, seat):
        costs.append(1)
    return any(s.options.hidden_cash or cost <= s.cash[seat] for cost in costs)


def removable(ground: Ground, s: TokyoState, plan: Plan) -> tuple[UnitId, ...]:
    """Return one unit of each kind and colour on the list: the one with the highest number."""
    last: dict[tuple[str, str], UnitId] = {}
    for unit in ranked(ground, (s.units[unit] for unit in plan.units)):
        last[unit.sector, unit.kind] = unit.id
    return tuple(last.values())


def research_room(ground: Ground, s: TokyoState, seat: Seat) -> int:
    """Return how many Mega-Yen research can still use: enough to see all the cards, no more (X)."""
    return max(0, ground.edition.game.research_card * len(s.cards) - s.research[seat])


def looks_due(ground: Ground, s: TokyoState, seat: Seat, more: int = 0) -> int:
    """Return how many cards a seat has paid for, or would have with ``more`` Mega-Yen, and not looked at yet.

    What is left over stays (47).
    """
    paid = (s.research[seat] + more) // ground.edition.game.research_card
    return min(paid, len(s.cards)) - len(s.looked[seat])


def possible_origins(ground: Ground, view: TokyoState) -> tuple[OriginId, ...]:
    """Return where GODRAN can come from as far as a view shows: not from any card that was seen (X)."""
    if view.origin != HIDDEN:
        return (view.origin,)
    return tuple(origin for origin in ground.origins if origin not in view.cards)


def why_no_listing(ground: Ground, s: TokyoState, seat: Seat, unit: UnitId) -> Bar | None:
    """Return why a unit cannot be put on the list, None where it can."""
    plan = s.top_frame(PlansFrame).plans[seat]
    counter = s.units.get(unit)
    if counter is None or counter.owner != seat:
        return Bar(say("That unit is not yours."), ACTIVATION)
    row = ground.row(counter)
    if row.type not in ARMY:
        return Bar(say("Only military units are activated."), ACTIVATION)
    if counter.place != "pool":
        return Bar(say("That unit is activated already."), ACTIVATION)
    if unit in plan.units:
        return Bar(say("That unit is on your list already."), ACTIVATION)
    if counter not in available(ground, s, seat, plan):
        return Bar(
            say("Another {unit} comes first: they are all alike.", unit=kind_name(counter.kind)), ACTIVATION
        )
    left = left_over(ground, s, seat, plan)
    if row.cost > left:
        return Bar(
            say("It costs {cost} Mega-Yen, and you have {left} left.", cost=row.cost, left=left), ACTIVATION
        )
    return None


def why_no_striking_off(ground: Ground, s: TokyoState, seat: Seat, unit: UnitId) -> Bar | None:
    """Return why a unit cannot be taken off the list, None where it can."""
    plan = s.top_frame(PlansFrame).plans[seat]
    if unit not in plan.units:
        return Bar(say("That unit is not on your list."), ACTIVATION)
    if unit not in removable(ground, s, plan):
        kind = s.units[unit].kind
        return Bar(say("Another {unit} goes first: they are all alike.", unit=kind_name(kind)), ACTIVATION)
    return None


def why_no_research(ground: Ground, s: TokyoState, seat: Seat, amount: int) -> Bar | None:
    """Return why so much cannot be set aside for research, None where it can."""
    plan = s.top_frame(PlansFrame).plans[seat]
    room = research_room(ground, s, seat)
    if not room:
        return Bar(say("You have seen all the cards: there is nothing more to find out."), RESEARCH)
    if amount == plan.research:
        return Bar(say("So much is set aside for research already."), RESEARCH)
    if amount < 0:
        return Bar(say("Mega-Yen that are spent do not come back."), RESEARCH)
    if amount > room:
        return Bar(
            say("{room} more Mega-Yen show you all the cards; research takes no more.", room=room), RESEARCH
        )
    most = left_over(ground, s, seat, plan) + plan.research
    if amount > most:
        return Bar(say("You have only {left} Mega-Yen left.", left=most), RESEARCH)
    return None
