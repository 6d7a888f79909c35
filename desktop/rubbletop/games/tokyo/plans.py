# SPDX-License-Identifier: GPL-3.0-or-later
"""What a player can activate and put into research, and what that leaves her (IX, X; 30, 46, 47)."""

from rubbletop.games.tokyo.counters import firsts, owned, ranked
from rubbletop.games.tokyo.frames.muster import Plan, PlansFrame
from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.state import TokyoState, Unit
from rubbletop.games.tokyo.tables import OriginId
from rubbletop.games.tokyo.words.names import kind_name
from rubbletop.kernel.facts import Message, Seat, UnitId, say

ARMY = ("infantry", "vehicle", "helicopter")
"""The types of unit that are activated; superweapons are developed."""


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


def removable(ground: Ground, s: TokyoState, plan: Plan) -> tuple[UnitId, ...]:
    """Return one unit of each kind and colour on the list: the one with the highest number."""
    last: dict[tuple[str, str], UnitId] = {}
    for unit in ranked(ground, (s.units[unit] for unit in plan.units)):
        last[unit.sector, unit.kind] = unit.id
    return tuple(last.values())


def research_room(ground: Ground, s: TokyoState, seat: Seat) -> int:
    """Return how many Mega-Yen research can still use: enough to see all the cards, no more (X)."""
    return max(0, ground.edition.game.research_card * len(s.cards) - s.research[seat])


def looks_due(ground: Ground, s: TokyoState, seat: Seat) -> int:
    """Return how many cards a seat has paid for and not looked at yet; what is left over stays (47)."""
    paid = s.research[seat] // ground.edition.game.research_card
    return min(paid, len(s.cards)) - len(s.looked[seat])


def possible_origins(ground: Ground, s: TokyoState, seat: Seat) -> tuple[OriginId, ...]:
    """Return where GODRAN can come from as a seat knows it: not from any card that she has seen (X)."""
    if s.revealed and s.origin != "?":
        return (s.origin,)
    seen = {s.cards[place] for place in s.looked[seat]}
    return tuple(origin for origin in ground.origins if origin not in seen)


def listing_bar(ground: Ground, s: TokyoState, seat: Seat, unit: UnitId) -> Message | None:
    """Return why a unit cannot be put on the list, None where it can."""
    plan = s.top_frame(PlansFrame).plans[seat]
    counter = s.units.get(unit)
    if counter is None or counter.owner != seat:
        return say("That unit is not yours.")
    row = ground.row(counter)
    if row.type not in ARMY:
        return say("Only military units are activated.")
    if counter.place != "pool":
        return say("That unit is activated already.")
    if unit in plan.units:
        return say("That unit is on your list already.")
    if counter not in available(ground, s, seat, plan):
        return say("Another {unit} comes first: they are all alike.", unit=kind_name(counter.kind))
    left = left_over(ground, s, seat, plan)
    if row.cost > left:
        return say("It costs {cost} Mega-Yen, and you have {left} left.", cost=row.cost, left=left)
    return None


def striking_bar(ground: Ground, s: TokyoState, seat: Seat, unit: UnitId) -> Message | None:
    """Return why a unit cannot be taken off the list, None where it can."""
    plan = s.top_frame(PlansFrame).plans[seat]
    if unit not in plan.units:
        return say("That unit is not on your list.")
    if unit not in removable(ground, s, plan):
        kind = s.units[unit].kind
        return say("Another {unit} goes first: they are all alike.", unit=kind_name(kind))
    return None


def research_bar(ground: Ground, s: TokyoState, seat: Seat, amount: int) -> Message | None:
    """Return why so much cannot be set aside for research, None where it can."""
    plan = s.top_frame(PlansFrame).plans[seat]
    room = research_room(ground, s, seat)
    if not room:
        return say("You have seen all the cards: there is nothing more to find out.")
    if amount == plan.research:
        return say("So much is set aside for research already.")
    if amount < 0:
        return say("Mega-Yen that are spent do not come back.")
    if amount > room:
        return say("{room} more Mega-Yen show you all the cards; research takes no more.", room=room)
    most = left_over(ground, s, seat, plan) + plan.research
    if amount > most:
        return say("You have only {left} Mega-Yen left.", left=most)
    return None
