# SPDX-License-Identifier: GPL-3.0-or-later
"""Why the player would decide so, in one plain sentence: what a hint tells."""

from rubbletop.games.tokyo import auction, funds
from rubbletop.games.tokyo.actions import attacks, godran, money, movement, muster, opening
from rubbletop.games.tokyo.attack_odds import weapon_odds
from rubbletop.games.tokyo.frames.money import Bid
from rubbletop.games.tokyo.player.bidding import control_worth, win_chance
from rubbletop.games.tokyo.player.orders import Orders
from rubbletop.games.tokyo.player.outlook import Outlook
from rubbletop.games.tokyo.player.reasons_of_attacks import attack_reason, purchase_reason, rampage_reason
from rubbletop.games.tokyo.player.roads import FAR, Roads, Spot
from rubbletop.games.tokyo.words.names import area_name, counter_name, kind_name
from rubbletop.kernel.facts import Action, Message, SpaceId, UnitId, say


def percent(chance: float) -> int:
    """Return a chance in whole percent."""
    return round(100 * chance)


def reason(outlook: Outlook, action: Action) -> Message:
    """Return in a sentence why a decision outside Phase 7 is the best one."""
    if isinstance(action, opening.Actions):
        return _opening_reason(outlook, action)
    if isinstance(action, money.Actions):
        return _money_reason(outlook, action)
    if isinstance(action, muster.Actions):
        return _muster_reason(outlook, action)
    if isinstance(action, attacks.Actions):
        return attack_reason(outlook, action)
    match action:
        case godran.AllotHarm() | godran.RetreatUnit():
            return _harm_reason(outlook, action)
        case godran.FleeTo() | godran.FleeInside() | godran.FleeOff() | godran.EndFlight():
            return _flight_reason(outlook, action.unit)
        case _:
            return rampage_reason(outlook, action)


def _opening_reason(outlook: Outlook, action: Action) -> Message:
    if isinstance(action, opening.ChooseSector):
        return say("The sectors are all alike: take the one you like best.")
    if isinstance(action, opening.PlacePopulace):
        unit = outlook.s.units[action.unit]
        spot = Spot(action.area, action.stance)
        steps = Roads(outlook.field, outlook.s.godran).to_safety(unit.kind).get(spot, FAR)
        return say(
            "Who has most to lose comes first; for {unit} safety is {steps} MP from {area}.",
            unit=kind_name(unit.kind),
            area=area_name(action.area),
            steps=steps,
        )
    return say("Your populace stands as well as it can.")


def _bid_reason(outlook: Outlook, action: money.BidSchemes) -> Message:
    total = auction.total(
        outlook.ground, outlook.s, outlook.seat, Bid(cards=action.cards, carry=action.carry)
    )
    return say(
        "To control GODRAN is worth about {points} VP to you, and this bid wins in {chance} of 100 cases"
        " if the others play anything.",
        points=round(control_worth(outlook)),
        chance=percent(win_chance(outlook, total)),
    )


def _money_reason(outlook: Outlook, action: Action) -> Message:
    match action:
        case money.BidSchemes():
            return _bid_reason(outlook, action)
        case money.LoseUnit():
            return say("Worth the least of them: {unit}.", unit=counter_name(outlook.s, action.unit))
        case money.OfferPoints():
            return say("A few points keep the game going, which you would not win if it ended now.")
        case money.AcceptOffer():
            return say("A victory point for a Mega-Yen is a bargain.")
        case _ if outlook.lead > 0:
            return say("If the game ended now you would win it.")
        case _:
            return say("Nothing can be traded that would help you.")


def _muster_reason(outlook: Outlook, action: Action) -> Message:
    match action:
        case muster.ListUnit() | muster.StrikeOffUnit() | muster.FundResearch() | muster.SealPlan():
            return purchase_reason(outlook, action)
        case muster.LookAtCard():
            return say("Each card rules out an Origin: one is as good as another.")
        case muster.FundWeapon():
            return say("You have Mega-Yen that neither your army nor your populace needs now.")
        case muster.DeclareWeapon():
            return say(
                "As far as you know the Origin, {weapon} wounds GODRAN in {chance} of 100 cases.",
                weapon=kind_name(action.weapon),
                chance=percent(
                    float(weapon_odds(outlook.ground, outlook.s, action.weapon).chance("wounded", "killed"))
                ),
            )
        case _ if funds.own_funds(outlook.s, outlook.seat):
            return say("The rest is better kept for your army and your populace.")
        case _:
            return say("A superweapon can wait: your army and your populace need the Mega-Yen.")


def _harm_reason(outlook: Outlook, action: godran.AllotHarm | godran.RetreatUnit) -> Message:
    if isinstance(action, godran.RetreatUnit):
        return say(
            "GODRAN does least harm to {unit} in {area}.",
            unit=counter_name(outlook.s, action.unit),
            area=area_name(action.to),
        )
    return say("Shared out like this, the Damage Points cost you the least.")


def _flight_reason(outlook: Outlook, unit: UnitId) -> Message:
    name = counter_name(outlook.s, unit)
    if outlook.s.units[unit].owner == outlook.seat:
        return say("There is the most safety for {unit}.", unit=name)
    return say("There GODRAN gets at {unit} again, if anywhere.", unit=name)


def movement_reason(outlook: Outlook, orders: Orders, action: Action) -> Message:
    """Return in a sentence why a decision of Phase 7 is the best one."""
    match action:
        case movement.EndMovement():
            return say("Nobody has anything to gain by moving on.")
        case movement.LoadUnit():
            return say("{unit} gets farther on board.", unit=counter_name(outlook.s, action.cargo))
        case movement.LeaveMap():
            return say(
                "One step more to safety for {unit}: {points} VP.",
                unit=counter_name(outlook.s, action.unit),
                points=outlook.ground.row(outlook.s.units[action.unit]).vp,
            )
        case movement.MoveUnit() | movement.EnterMap() | movement.DropParatroop() | movement.UnitAction():
            return _move_reason(outlook, orders, action.unit)
        case _:
            raise AssertionError(f"{type(action).__name__} is no move")


def _move_reason(outlook: Outlook, orders: Orders, unit: UnitId) -> Message:
    name = counter_name(outlook.s, unit)
    goal = orders.goals.get(unit)
    if outlook.ground.row(outlook.s.units[unit]).type == "populace":
        if goal is not None and goal.spot is None:
            return say("The way off the map for {unit}, this very turn.", unit=name)
        return say("The way to safety for {unit}, past the worst of the danger.", unit=name)
    area: SpaceId | None = None if goal is None or goal.spot is None else goal.spot.area
    if unit in orders.attackers and area is not None:
        return say(
            "From {area} {unit} joins an attack on GODRAN with {dice} dice.",
            area=area_name(area),
            unit=name,
            dice=orders.dice,
        )
    if any(unit == carrier for carrier, _ in orders.loads):
        return say("{unit} takes a superweapon to where it can fire.", unit=name)
    return say("There is no attack for {unit} that would hurt GODRAN, so it keeps out of its way.", unit=name)
