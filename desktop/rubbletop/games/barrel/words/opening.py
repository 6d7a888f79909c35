# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of the set-up."""

from rubbletop.games.barrel.actions.opening import BuyStart
from rubbletop.games.barrel.events import opening as facts
from rubbletop.games.barrel.frames import opening as frames
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.words.names import dollars, group, listed, seat_name
from rubbletop.kernel.facts import Action, Event, Message, Seat, say


def sentence(ground: Ground, s: BarrelState, event: Event) -> Message | None:
    """Return the sentence for a fact of this part, None for other facts."""
    match event:
        case facts.OrderRolled():
            return say("{player} throws {face}.", player=seat_name(s, event.seat), face=event.face)
        case facts.OrderSettled():
            names = listed([seat_name(s, seat) for seat in event.order])
            return say("The playing order is: {players}.", players=names)
        case facts.StartBought(troops=0, logistics=0):
            return say("{player} begins with nothing in the Border Region.", player=seat_name(s, event.buyer))
        case facts.StartBought():
            return say(
                "{player} begins with {group} in the Border Region.",
                player=seat_name(s, event.buyer),
                group=group(event.troops, event.logistics),
            )
        case _:
            return None


def wording(ground: Ground, s: BarrelState, action: Action) -> Message | None:
    """Return the button text for a decision of this part, None for others."""
    match action:
        case BuyStart(troops=0, logistics=0):
            return say("Buy nothing")
        case BuyStart(troops=troops, logistics=logistics):
            cost = (troops + logistics) * ground.element_cost(ground.border)
            return say("Buy {group} for {cost}", group=group(troops, logistics), cost=dollars(cost))
        case _:
            return None


def prompt(ground: Ground, s: BarrelState, seat: Seat) -> Message | None:
    """Return what is asked in a step of this part, None for others."""
    match s.top:
        case frames.RollOrderFrame():
            return say("Everybody throws for the playing order.")
        case frames.StartFrame(left=left) if seat == left[0]:
            return say("How many troops and logistics do you begin with in the Border Region?")
        case frames.StartFrame(left=left):
            return say("{player} buys the first troops and logistics.", player=seat_name(s, left[0]))
        case _:
            return None
