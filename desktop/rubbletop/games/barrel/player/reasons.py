# SPDX-License-Identifier: GPL-3.0-or-later
"""Why the player would decide so, in one plain sentence: what a hint tells."""

from rubbletop.games.barrel.actions import checks, deals, opening, orders, rebels, war
from rubbletop.games.barrel.player import choosing
from rubbletop.games.barrel.player.odds import conquest
from rubbletop.games.barrel.player.outlook import Outlook
from rubbletop.games.barrel.words.names import dollars, region_name, seat_name
from rubbletop.kernel.facts import Action, Message, SpaceId, say


def reason(outlook: Outlook, action: Action) -> Message:
    """Return in a sentence why a decision is the best one."""
    if isinstance(action, orders.Actions):
        return _orders_reason(outlook, action)
    if isinstance(action, war.Actions):
        return _war_reason(outlook, action)
    if isinstance(action, rebels.Actions):
        return _rebels_reason(outlook, action)
    if isinstance(action, checks.Actions):
        return _check_reason(outlook, action)
    match action:
        case opening.BuyStart():
            return say(
                "Enough for one of the weaker regions at the border, and some money is left for later."
            )
        case deals.AcceptDeal():
            return say("What you get is worth more to you than what you give.")
        case _:
            return say("What you give is worth more to you than what you get.")


def _orders_reason(outlook: Outlook, action: Action) -> Message:
    match action:
        case orders.SellOil():
            return _sale_reason(outlook)
        case orders.EndTurn() | orders.EndAction():
            return say("Nothing else would improve your position now.")
        case orders.Buy() | orders.March() | orders.Withdraw() | orders.CallSupport():
            return _purchase_reason(outlook, action)
        case orders.GiveSupport():
            return say("The pay is worth the risk to one troop.")
        case orders.DeclineSupport():
            return say("The troops are worth more where they are than what is paid for them.")
        case orders.Construct() | orders.GiveAid() | orders.AwardContract():
            return _construction_reason(outlook, action)
        case orders.Produce() | orders.ProduceAll():
            return say("The barrels will be worth more than the logistics that are used up.")
        case _:
            return _choice_reason(outlook, action)


def _choice_reason(outlook: Outlook, action: Action) -> Message:
    """Return why an action of a turn is chosen: what it brings, compared with the next best."""
    gains = {option.action: option.gain for option in choosing.options(outlook)}
    best = round(gains.pop(action))
    rest = [gain for other, gain in gains.items() if type(other) is not type(action)]
    if max(rest, default=0.0) > best:
        return say(
            "Others may take it away before your next action: {money} to you in the end.", money=dollars(best)
        )
    match action:
        case orders.RaiseMedia():
            return say(
                "More media keep Pacifism down: worth about {money} until the end.", money=dollars(best)
            )
        case orders.MakeSpeech():
            return say("It takes down Pacifism that would cost you about {money} more.", money=dollars(best))
        case orders.PassAction():
            return say("Nothing that can be chosen would help you.")
        case _:
            return say("No other action brings more: about {money} until the end.", money=dollars(best))


def _sale_reason(outlook: Outlook) -> Message:
    price = dollars(outlook.ground.price(outlook.s))
    if outlook.ground.price(outlook.s) >= outlook.taste.asking:
        return say("{price} a barrel is a good price.", price=price)
    return say("You are short of money, and {price} a barrel will do.", price=price)


def _purchase_reason(outlook: Outlook, action: Action) -> Message:
    match action:
        case orders.CallSupport():
            player, region = seat_name(outlook.s, action.guest), region_name(outlook.ground, action.region)
            return say(
                "With a troop of {player} the chances in {region} are better.", player=player, region=region
            )
        case orders.Withdraw():
            return say("Fewer troops calm your people, and these have nothing left to do.")
        case orders.March() if action.troops and action.to != outlook.ground.border:
            return _march_reason(outlook, action.to, action.troops)
        case orders.March():
            return say("The logistics are needed there, to produce or to build.")
        case orders.Buy(what="troop"):
            return say("These troops are for the attack or the guard that promises most.")
        case _:
            return say("With these logistics more oil can be produced, or more be built.")


def _march_reason(outlook: Outlook, to: SpaceId, troops: int) -> Message:
    held, name = outlook.s.regions[to], region_name(outlook.ground, to)
    if held.control is None:
        chance = round(100 * conquest(outlook.ground, outlook.s, to, troops + held.all_troops).win)
        return say("{region} is won in about {chance} of 100 cases.", region=name, chance=chance)
    if held.control == outlook.seat:
        return say("{region} needs a guard, or is on the way to where one is needed.", region=name)
    return say("Through {region} the troops come to where they are needed.", region=name)


def _construction_reason(outlook: Outlook, action: Action) -> Message:
    match action:
        case orders.Construct(building="warehouse"):
            return say(
                "Barrels without room are lost at the end of the turn, and those kept are sold at the end."
            )
        case orders.Construct(building="police"):
            return say("Rebels do much harm here as long as there are no police.")
        case orders.Construct(building="pipeline"):
            return say("You produce more than the two barrels a turn that come to hand without a pipeline.")
        case orders.Construct():
            return say("The region gives more oil for fewer logistics, turn after turn.")
        case orders.GiveAid():
            return say("Influence helps against rebels, and earns a share of the Government’s oil.")
        case _:
            value = outlook.ground.contract_value
            now = outlook.s.powers[outlook.seat].contracts
            money = dollars(value(now + 1) - value(now))
            return say("The step brings {money} at the end, and later ones bring no less.", money=money)


def _war_reason(outlook: Outlook, action: Action) -> Message:
    match action:
        case war.Retreat():
            return say("The battle will most likely be lost: better lose one troop than all.")
        case war.StandFast():
            return say("The battles are worth what they may cost.")
        case war.AcceptTerms():
            return say("The terms take nothing from you.")
        case war.RefuseTerms():
            return say("You would bear losses for a region that another gets.")
        case _:
            return say("Without terms the region is yours if it is won.")


def _rebels_reason(outlook: Outlook, action: Action) -> Message:
    match action:
        case rebels.Bomb():
            return say(
                "Nothing else in reach costs a rival as much: {player} in {region}.",
                player=seat_name(outlook.s, action.victim),
                region=region_name(outlook.ground, action.region),
            )
        case rebels.PlaceRebels() | rebels.MoveRebels():
            return say("From there the rebels can do the most harm.")
        case rebels.EmpowerRebels():
            return say("Stronger rebels will do more harm in a later turn.")
        case rebels.JoinBombing():
            return say("Your rebels make a success much more likely.")
        case rebels.CallHelp() | rebels.HelpDefend():
            return say("Help costs nothing, and a bombing that fails calms your people.")
        case rebels.PayRepair():
            return say("The building is worth more than the repair.")
        case rebels.LoseBuilding():
            return say("The building is not worth the repair.")
        case _:
            return say("It would bring you nothing.")


def _check_reason(outlook: Outlook, action: Action) -> Message:
    match action:
        case checks.Extract():
            return say("There the most barrels would be lost, or are least safe.")
        case checks.Disband():
            return say("There a troop is missed least.")
        case _:
            return say("There a barrel is missed least.")
