# SPDX-License-Identifier: GPL-3.0-or-later
"""An action turn: a box is chosen; oil is sold and deals are offered besides (Game Sequence; 18, 48)."""

from collections.abc import Iterator

from rubbletop.games.barrel import sequence
from rubbletop.games.barrel.actions.deals import OfferDeal
from rubbletop.games.barrel.actions.orders import (
    AwardContract,
    Buy,
    CallSupport,
    Construct,
    EndTurn,
    GiveAid,
    March,
    PassAction,
    Produce,
    ProduceAll,
    SellOil,
    Withdraw,
)
from rubbletop.games.barrel.frames.orders import TurnFrame
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.steps.base import BarrelStep
from rubbletop.games.barrel.steps.orders import deals, selling
from rubbletop.games.barrel.steps.orders.boxes import (
    ConstructionDeed,
    MediaDeed,
    MoneyDeed,
    PlaceDeed,
    PurchaseDeed,
    choose,
)
from rubbletop.games.barrel.steps.orders.boxes_open import ProductionDeed, SpeechDeed, TaxesDeed
from rubbletop.games.barrel.steps.orders.deed import Deed
from rubbletop.games.barrel.telling import Telling
from rubbletop.kernel.bars import Bar, refuse
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Seat, say
from rubbletop.kernel.rules import Offer
from rubbletop.kernel.state import Change

RULE = "Game Sequence"
CHOSEN = Bar(say("You have chosen your action: end your turn, or sell oil and deal before."), RULE)
NOT_CHOSEN = Bar(say("Choose an action first, or pass it."), RULE)
NOT_MOVING = Bar(say("To buy and move, choose a box of Purchase and Move."), "Purchases and Moves")
NOT_BUILDING = Bar(say("To construct, choose a box of Construction."), "Construction")
NOT_PRODUCING = Bar(say("To produce oil, choose Oil Production."), "Oil Production")
STRANGE = Bar(say("That is no part of an action turn."), RULE)


class PassDeed(Deed):
    """Choose nothing (48)."""

    action = PassAction

    def choices(self, ground: Ground, s: BarrelState, seat: Seat) -> Iterator[Offer]:
        yield PassAction(seat=seat)

    def bar(self, ground: Ground, s: BarrelState, action: Action) -> Bar | None:
        return None

    def do(self, t: Telling, action: Action) -> None:
        choose(t, "")


CHOICES: tuple[Deed, ...] = (
    MediaDeed(),
    PurchaseDeed(),
    ConstructionDeed(),
    MoneyDeed(),
    PlaceDeed(),
    TaxesDeed(),
    SpeechDeed(),
    ProductionDeed(),
    PassDeed(),
)
"""Of these one is done in an action turn."""
DEEDS: dict[type[Action], Deed] = {deed.action: deed for deed in CHOICES}


class TurnStep(BarrelStep):
    """The first of those left has her action turn; she ends it herself, as her oil is hidden."""

    name = "turn"
    rule = RULE
    frame = TurnFrame

    def actors(self, s: BarrelState) -> tuple[Seat, ...]:
        return s.top_frame(TurnFrame).left[:1]

    def legal(self, s: BarrelState, seat: Seat) -> Iterator[Offer]:
        ground, is_chosen = self.ground(s), s.top_frame(TurnFrame).chosen
        for deed in () if is_chosen else CHOICES:
            yield from deed.choices(ground, s, seat)
        yield from selling.offers(ground, s, seat)
        yield from deals.offers(ground, s, seat)
        if is_chosen:
            yield EndTurn(seat=seat)

    def check(self, s: BarrelState, action: Action) -> None:
        ground, is_chosen = self.ground(s), s.top_frame(TurnFrame).chosen
        match action:
            case SellOil():
                selling.check(s, action)
            case OfferDeal():
                deals.check(ground, s, action)
            case EndTurn():
                refuse(None if is_chosen else NOT_CHOSEN)
            case Buy() | March() | Withdraw() | CallSupport():
                refuse(NOT_MOVING)
            case Construct() | GiveAid() | AwardContract():
                refuse(NOT_BUILDING)
            case Produce() | ProduceAll():
                refuse(NOT_PRODUCING)
            case _:
                refuse(CHOSEN if is_chosen else _why_not_chosen(ground, s, action))

    def apply(self, s: BarrelState, action: Action, dice: Dice) -> Change[BarrelState]:
        t = self.telling(s, dice)
        match action:
            case SellOil():
                selling.apply(t, action)
            case OfferDeal():
                deals.apply(t, action)
            case EndTurn():
                frame = s.top_frame(TurnFrame)
                sequence.after_turn(t, frame.round, frame.left[1:])
            case _:
                DEEDS[type(action)].do(t, action)
        return t.change


def _why_not_chosen(ground: Ground, s: BarrelState, action: Action) -> Bar | None:
    deed = DEEDS.get(type(action))
    return STRANGE if deed is None else deed.bar(ground, s, action)
