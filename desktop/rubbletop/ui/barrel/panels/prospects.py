# SPDX-License-Identifier: GPL-3.0-or-later
"""What a choice of a turn comes to: short words for its button, and what follows in one line."""

from rubbletop.games.barrel.actions import orders as actions
from rubbletop.games.barrel.forecast import outlooks
from rubbletop.games.barrel.ground import MOST_ON_TRACK, Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.steps.orders.production import producers
from rubbletop.games.barrel.tables import DOLLAR
from rubbletop.games.barrel.words.names import barrels, dollars, listed, seat_name
from rubbletop.kernel.facts import Action, Message, Seat, say
from rubbletop.ui.barrel.panels.boxes import ORDINALS


def short(ground: Ground, s: BarrelState, action: Action) -> Message:
    """Return the words of the button that chooses an action."""
    match action:
        case actions.RaiseMedia(points=points):
            cost = ground.media_cost(points)
            price = say("for {cost}", cost=dollars(cost)) if cost else say("for free")
            return say("Raise Mass-media by {points} {price}", points=points, price=price)
        case actions.OpenPurchase(box=box):
            elements, moves = ground.amounts(box)
            return (
                say("Buy up to {elements}, then {moves} moves", elements=elements, moves=moves)
                if (moves > 1)
                else say("Buy up to {elements}, then 1 move", elements=elements)
            )
        case actions.OpenConstruction(box=box):
            acts = ground.amounts(box)[0]
            return say("Construct, {acts} acts", acts=acts) if acts > 1 else say("Construct, 1 act")
        case actions.TakeMoney(box=box):
            return say("Take {amount}", amount=dollars(ground.amounts(box)[0] * DOLLAR))
        case actions.TakePlace(box=box):
            return say("Be {place} in the next turn", place=ORDINALS[ground.amounts(box)[0] - 1])
        case actions.RaiseTaxes():
            return say("Raise taxes: {gain}", gain=dollars(ground.edition.costs.taxes * DOLLAR))
        case actions.MakeSpeech():
            return say("Hold the Speech to the Nation")
        case actions.OpenProduction():
            return say("Produce oil")
        case _:
            return say("Pass this action")


def follows(ground: Ground, s: BarrelState, action: Action) -> Message:
    """Return what an action leads to, in one line."""
    seat, power = action.seat, s.powers[action.seat]
    match action:
        case actions.RaiseMedia(points=points):
            value = min(MOST_ON_TRACK, power.media + points)
            return say("{old} → {new}, tolerates {troops} troops.", old=power.media, new=value,
                       troops=ground.tolerated(value))  # fmt: skip
        case actions.OpenPurchase():
            costs = ground.edition.costs
            return say("By land ${land} each, by air ${air}; then moves.",
                       land=costs.by_land, air=costs.by_air)  # fmt: skip
        case actions.OpenConstruction():
            costs = ground.edition.costs
            if not s.controlled(seat):
                return say("You control no region to build in.")
            return say("2nd act of a kind ${second}, 3rd ${third} more.",
                       second=costs.repeats[1], third=costs.repeats[2])  # fmt: skip
        case actions.TakeMoney(box=box):
            return say("You have {cash} then.", cash=dollars(power.cash + ground.amounts(box)[0] * DOLLAR))
        case actions.TakePlace():
            return say("The others move down.")
        case actions.RaiseTaxes():
            value = min(MOST_ON_TRACK, power.pacifism + ground.edition.pacifism.taxes)
            return say("Pacifism {old} → {new}.", old=power.pacifism, new=value)
        case actions.MakeSpeech():
            value = power.pacifism - ground.speech(power.pacifism)
            return say("Pacifism {old} → {new}, once a game.", old=power.pacifism, new=value)
        case actions.OpenProduction():
            return _production(ground, s, seat)
        case _:
            return say("You choose no box.")


def _production(ground: Ground, s: BarrelState, seat: Seat) -> Message:
    able = producers(ground, s, seat)
    if not able:
        return say("No region has the logistics to produce.")
    oil = barrels(sum(ground.output(s, region) for region in able))
    if len(able) == 1:
        return say("1 region: {barrels} for 1 logistic.", barrels=oil)
    return say("{number} regions: {barrels} for {number} logistics.", number=len(able), barrels=oil)


def sellers(s: BarrelState) -> Message:
    """Return who has sold oil this turn."""
    sold = [seat_name(s, seat) for seat in s.seats if s.powers[seat].sold]
    if not sold:
        return say("Nobody has sold yet.")
    return say("Sold: {players}.", players=listed(sold))


def prices(ground: Ground, s: BarrelState) -> tuple[Message, ...]:
    """Return what a barrel will cost after the Oil check, for each number of sellers that can still be."""
    found = []
    for outlook in outlooks(ground, s):
        places = [case.price for case in outlook.cases]
        high, low = (dollars(ground.board.tracks["price"].values[place]) for place in (places[0], places[-1]))
        worth = high if high == low else say("{low} to {high}", low=low, high=high)
        number = outlook.sellers
        found.append(
            say("1 seller: {price}", price=worth)
            if number == 1
            else say("{number} sellers: {price}", number=number, price=worth)
        )
    return tuple(found)
