# SPDX-License-Identifier: GPL-3.0-or-later
"""Funds for superweapons: what they need, what they can be for, what can be paid in (XI; rulings 49, 50)."""

from rubbletop.games.tokyo.counters import owned, ranked
from rubbletop.games.tokyo.frames.muster import DevelopFrame, Outlay
from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.state import Fund, TokyoState, Unit
from rubbletop.games.tokyo.tables import WEAPONS, WeaponKind
from rubbletop.games.tokyo.words.names import kind_name
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import Seat, say

RULE = "XI"


def target(ground: Ground, s: TokyoState) -> int:
    """Return how many Mega-Yen a superweapon takes."""
    game = ground.edition.game
    return game.weapon_done_two_players if s.is_two else game.weapon_done


def threshold(ground: Ground) -> int:
    """Return how many Mega-Yen a fund holds when its type must be settled."""
    return ground.edition.game.weapon_declared


def own_funds(s: TokyoState, seat: Seat) -> tuple[Fund, ...]:
    """Return the funds of a seat, in the order of their numbers."""
    return tuple(sorted((f for f in s.funds.values() if f.owner == seat), key=lambda f: (len(f.id), f.id)))


def opened(s: TokyoState, seat: Seat, outlay: Outlay) -> tuple[Fund, ...]:
    """Return the funds of a seat with those that her outlay opens, empty."""
    new = [fund for fund in outlay.amounts if fund not in s.funds]
    return (*own_funds(s, seat), *(Fund(id=fund, owner=seat) for fund in sorted(new)))


def next_fund(s: TokyoState, seat: Seat, outlay: Outlay) -> str:
    """Return the id of the next fund that a seat could open."""
    taken = {fund.id for fund in opened(s, seat, outlay)}
    number = next(n for n in range(1, len(taken) + 2) if f"{seat}.{n}" not in taken)
    return f"{seat}.{number}"


def idle_weapons(ground: Ground, s: TokyoState, seat: Seat) -> tuple[Unit, ...]:
    """Return the superweapon counters of a seat that are not in play."""
    return ranked(ground, (u for u in owned(s, seat, "pool") if ground.row(u).type == "superweapon"))


def can_open(ground: Ground, s: TokyoState, seat: Seat, outlay: Outlay) -> bool:
    """Return whether a seat has a superweapon for which she has no fund yet (50)."""
    return len(opened(s, seat, outlay)) < len(idle_weapons(ground, s, seat))


def can_pay(ground: Ground, s: TokyoState, seat: Seat) -> bool:
    """Return whether a seat could pay into any fund, as far as all may know: secret purses count as full."""
    is_rich = s.options.hidden_cash or s.cash[seat] > 0
    return is_rich and (bool(own_funds(s, seat)) or can_open(ground, s, seat, Outlay()))


def choices(ground: Ground, s: TokyoState, seat: Seat, fund: str) -> tuple[WeaponKind, ...]:
    """Return what a fund can be for: one of a type a colour, in play or in another fund (50)."""
    outlay = s.top_frame(DevelopFrame).outlays[seat]
    idle = [unit.kind for unit in idle_weapons(ground, s, seat)]
    others = [outlay.types.get(f.id, f.weapon) for f in opened(s, seat, outlay) if f.id != fund]
    return tuple(weapon for weapon in WEAPONS if idle.count(weapon) > others.count(weapon))


def spent(outlay: Outlay) -> int:
    """Return what an outlay takes from the purse, in Mega-Yen."""
    return sum(outlay.amounts.values())


def need(ground: Ground, s: TokyoState, fund: str) -> int:
    """Return what a fund still needs, in Mega-Yen, this turn's outlay aside."""
    return target(ground, s) - (s.funds[fund].amount if fund in s.funds else 0)


def is_due(ground: Ground, s: TokyoState, outlay: Outlay, fund: Fund) -> bool:
    """Return whether a fund reaches the sum this turn at which its type must be settled (49)."""
    return not fund.weapon and fund.amount + outlay.amounts.get(fund.id, 0) >= threshold(ground)


def why_no_payment(ground: Ground, s: TokyoState, seat: Seat, fund: str, amount: int) -> Bar | None:
    """Return why so much cannot be put into a fund this turn, None where it can."""
    outlay = s.top_frame(DevelopFrame).outlays[seat]
    known = {known.id for known in opened(s, seat, outlay)}
    if fund not in known and fund != next_fund(s, seat, outlay):
        return Bar(say("That is not a fund of yours."), RULE)
    if fund not in known and not can_open(ground, s, seat, outlay):
        return Bar(say("All your superweapons are in play or have a fund."), RULE)
    now = outlay.amounts.get(fund, 0)
    if amount == now:
        return Bar(say("So much is set aside for it already."), RULE)
    if amount < 0:
        return Bar(say("Mega-Yen that are spent do not come back."), RULE)
    if amount > need(ground, s, fund):
        return Bar(say("The fund needs only {need} Mega-Yen more.", need=need(ground, s, fund)), RULE)
    most = s.cash[seat] - spent(outlay) + now
    if amount > most:
        return Bar(say("You have only {left} Mega-Yen left.", left=most), RULE)
    return None


def why_no_declaration(
    ground: Ground, s: TokyoState, seat: Seat, fund: str, weapon: WeaponKind
) -> Bar | None:
    """Return why a fund cannot be for a superweapon, None where it can."""
    outlay = s.top_frame(DevelopFrame).outlays[seat]
    known = next((known for known in opened(s, seat, outlay) if known.id == fund), None)
    if known is None:
        return Bar(say("That is not a fund of yours."), RULE)
    if known.weapon:
        return Bar(say("That fund’s superweapon is settled for good."), RULE)
    if not is_due(ground, s, outlay, known):
        return Bar(
            say("The type is settled when the fund reaches {sum} Mega-Yen.", sum=threshold(ground)), RULE
        )
    if outlay.types.get(fund) == weapon:
        return Bar(say("It is for that superweapon already."), RULE)
    if weapon not in choices(ground, s, seat, fund):
        return Bar(
            say("Your {weapon} is in play, or another fund is for it.", weapon=kind_name(weapon)), RULE
        )
    return None


def why_no_seal(ground: Ground, s: TokyoState, seat: Seat) -> Bar | None:
    """Return why an outlay cannot stand yet, None where it can."""
    outlay = s.top_frame(DevelopFrame).outlays[seat]
    for fund in opened(s, seat, outlay):
        if is_due(ground, s, outlay, fund) and fund.id not in outlay.types:
            return Bar(
                say(
                    "A fund reaches {sum} Mega-Yen: settle first which superweapon it is for.",
                    sum=threshold(ground),
                ),
                RULE,
            )
    return None
