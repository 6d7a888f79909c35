# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of the action turns: boxes, purchases, moves, support."""

from rubbletop.games.barrel.actions import orders as actions
from rubbletop.games.barrel.events import orders as facts
from rubbletop.games.barrel.frames.orders import PurchaseFrame, SupportFrame, TurnFrame
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState, Pledge
from rubbletop.games.barrel.tables import DOLLAR
from rubbletop.games.barrel.words.names import (
    box_name,
    dollars,
    group,
    logistics,
    place_name,
    region_name,
    seat_name,
    troops,
)
from rubbletop.kernel.facts import Action, Event, Message, Seat, say


def sentence(ground: Ground, s: BarrelState, event: Event) -> Message | None:
    """Return the sentence for a fact of this part, None for other facts."""
    match event:
        case facts.BoxChosen():
            return _chosen(ground, s, event)
        case facts.MediaRaised():
            return say(
                "{player}’s Mass-media rises by {by} to {value}.",
                player=seat_name(s, event.seat),
                by=event.by,
                value=event.value,
            )
        case facts.Bought():
            return _bought(ground, s, event)
        case facts.SupportCalled():
            names = {"player": seat_name(s, event.caller), "other": seat_name(s, event.guest)}
            names["region"] = region_name(ground, event.region)
            if not event.pay:
                return say("{player} calls {other} to the battle for {region}.", **names)
            names["pay"] = dollars(event.pay)
            return say("{player} calls {other} to the battle for {region} and offers {pay}.", **names)
        case facts.SupportDeclined():
            return say(
                "{player} does not come to {region}.",
                player=seat_name(s, event.guest),
                region=region_name(ground, event.region),
            )
        case _:
            return None


def _chosen(ground: Ground, s: BarrelState, event: facts.BoxChosen) -> Message:
    player = seat_name(s, event.chooser)
    match event.box:
        case "":
            return say("{player} passes this action.", player=player)
        case "speech":
            return say("{player} holds the Speech to the Nation.", player=player)
        case box:
            return say("{player} chooses {box}.", player=player, box=box_name(ground, box))


def _bought(ground: Ground, s: BarrelState, event: facts.Bought) -> Message:
    player, bought = seat_name(s, event.buyer), group(event.troops, event.logistics)
    if event.region == ground.border:
        return say("{player} buys {group} into the Border Region.", player=player, group=bought)
    name = region_name(ground, event.region)
    return say("{player} flies {group} into {region}.", player=player, group=bought, region=name)


def wording(ground: Ground, s: BarrelState, action: Action) -> Message | None:
    """Return the button text for a decision of this part, None for others."""
    match action:
        case actions.RaiseMedia(points=points):
            cost = ground.media_cost(points)
            price = say("for {cost}", cost=dollars(cost)) if cost else say("free")
            box = box_name(ground, action.box)
            return say("{box}: +{points}, {price}", box=box, points=points, price=price)
        case actions.OpenPurchase() | actions.OpenConstruction() | actions.TakeMoney() | actions.TakePlace():
            return _box(ground, action)
        case actions.RaiseTaxes():
            row = ground.edition
            gain = dollars(row.costs.taxes * DOLLAR)
            return say("New Taxes: {gain}, Pacifism +{steps}", gain=gain, steps=row.pacifism.taxes)
        case actions.MakeSpeech():
            steps = ground.speech(s.powers[action.seat].pacifism)
            return say("Speech to the Nation: Pacifism −{steps}", steps=steps)
        case actions.OpenProduction():
            return say("Oil Production")
        case actions.PassAction():
            return say("Pass this action")
        case actions.EndTurn():
            return say("End my turn")
        case actions.EndAction():
            return say("End this action")
        case _:
            return _of_moves(ground, s, action)


def _box(
    ground: Ground,
    action: actions.OpenPurchase | actions.OpenConstruction | actions.TakeMoney | actions.TakePlace,
) -> Message:
    box, (number, *more) = box_name(ground, action.box), ground.amounts(action.box)
    match action:
        case actions.OpenPurchase():
            return say(
                "{box}: buy {elements}, {moves}", box=box, elements=_elements(number), moves=_moves(more[0])
            )
        case actions.OpenConstruction():
            acts = say("1 act") if number == 1 else say("{number} acts", number=number)
            return say("{box}: {acts}", box=box, acts=acts)
        case actions.TakeMoney():
            return say("{box}: {amount}", box=box, amount=dollars(number * DOLLAR))
        case _:
            return say("{box}: number {place} in the next turn", box=box, place=number)


def _of_moves(ground: Ground, s: BarrelState, action: Action) -> Message | None:
    match action:
        case actions.Buy():
            return _buy(ground, action)
        case actions.March():
            moving = say(
                "Move {group} from {origin} to {to}",
                group=group(action.troops, action.logistics),
                origin=place_name(ground, action.origin),
                to=place_name(ground, action.to),
            )
            return say("{move} (free)", move=moving) if ground.is_hinterland(s, action.to) else moving
        case actions.Withdraw():
            return say("Withdraw {troops} from the board", troops=troops(action.troops))
        case actions.CallSupport():
            names = {"player": seat_name(s, action.guest), "region": region_name(ground, action.region)}
            if not action.pay:
                return say("Call {player} to {region}", **names)
            return say("Call {player} to {region} for {pay}", pay=dollars(action.pay), **names)
        case actions.GiveSupport():
            return say(
                "Come from {origin} with {group}",
                origin=place_name(ground, action.origin),
                group=group(action.troops, action.logistics),
            )
        case actions.DeclineSupport():
            return say("Do not come")
        case _:
            return None


def _buy(ground: Ground, action: actions.Buy) -> Message:
    bought = troops(action.number) if action.what == "troop" else logistics(action.number)
    cost = dollars(action.number * ground.element_cost(action.region))
    if action.region == ground.border:
        return say("Buy {bought} into the Border Region for {cost}", bought=bought, cost=cost)
    name = region_name(ground, action.region)
    return say("Fly {bought} into {region} for {cost}", bought=bought, region=name, cost=cost)


def _elements(number: int) -> Message:
    return say("1 element") if number == 1 else say("{number} elements", number=number)


def _moves(number: int) -> Message:
    return say("1 move") if number == 1 else say("{number} moves", number=number)


def prompt(ground: Ground, s: BarrelState, seat: Seat) -> Message | None:
    """Return what is asked in a step of this part, None for others."""
    match s.top:
        case TurnFrame():
            return _turn(s, s.top, seat)
        case PurchaseFrame():
            return _purchase(s, s.top, seat)
        case SupportFrame():
            return _support(ground, s, s.top, seat)
        case _:
            return None


def _turn(s: BarrelState, frame: TurnFrame, seat: Seat) -> Message:
    if seat != frame.left[0]:
        player = seat_name(s, frame.left[0])
        if frame.chosen:
            return say("{player} can still sell oil and deal.", player=player)
        if frame.round == 1:
            return say("{player} chooses the first action.", player=player)
        return say("{player} chooses the second action.", player=player)
    if frame.chosen:
        return say("End your turn? You can sell oil and deal first.")
    if frame.round == 1:
        return say("Which is your first action?")
    return say("Which is your second action?")


def _purchase(s: BarrelState, frame: PurchaseFrame, seat: Seat) -> Message:
    if seat != frame.buyer:
        return say("{player} buys and moves.", player=seat_name(s, frame.buyer))
    moves = _moves(frame.moves)
    if frame.elements and not frame.moving:
        elements = _elements(frame.elements)
        return say("What do you buy? You have {elements} and then {moves}.", elements=elements, moves=moves)
    if frame.moves:
        return say("Which groups move? You have {moves} left.", moves=moves)
    return say("Your moves are used up. Free steps and calls for support are still open.")


def _support(ground: Ground, s: BarrelState, frame: SupportFrame, seat: Seat) -> Message:
    names = {"region": region_name(ground, frame.region)}
    if seat != frame.guest:
        return say(
            "{player} is called to the battle for {region}.", player=seat_name(s, frame.guest), **names
        )
    names["player"] = seat_name(s, frame.caller)
    if Pledge(giver=frame.guest, taker=frame.caller, region=frame.region) in s.pledges:
        return say("{player} calls you to {region}, as you have pledged. With what do you come?", **names)
    if not frame.pay:
        return say("{player} calls you to the battle for {region}. Do you come, and with what?", **names)
    names["pay"] = dollars(frame.pay)
    return say(
        "{player} offers you {pay} to come to the battle for {region}. With what do you come?", **names
    )
