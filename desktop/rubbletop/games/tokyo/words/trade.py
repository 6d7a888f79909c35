# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of Phase 1: income and trade (VII)."""

from rubbletop.board.grid import AreaBoard
from rubbletop.games.tokyo.actions import money as actions
from rubbletop.games.tokyo.events import money as facts
from rubbletop.games.tokyo.frames import money as frames
from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.words.names import (
    building_name,
    seat_name,
    seats_named,
)
from rubbletop.kernel.facts import Action, Event, Message, Seat, say


def sentence(board: AreaBoard, s: TokyoState, event: Event) -> Message | None:
    """Return a fact of this part as a sentence, None for others."""
    return _held(board, s, event) if isinstance(event, facts.CenterHeld) else _trading(s, event)


def _held(board: AreaBoard, s: TokyoState, event: facts.CenterHeld) -> Message:
    building, holders = building_name(board, event.building), seats_named(s, event.holders)
    if len(event.holders) == 1:
        return say("{player} holds {building}.", player=holders, building=building)
    return say(
        "{players} hold {building}: {output} Mega-Yen, {share} for each.",
        players=holders,
        building=building,
        output=event.output,
        share=event.share,
    )


def _trading(s: TokyoState, event: Event) -> Message | None:
    match event:
        case facts.WentBroke():
            return say(
                "{seller} has no production center and no Mega-Yen: without a trade the game ends.",
                seller=seat_name(s, event.seller),
            )
        case facts.PointsOffered():
            return say(
                "{seller} offers {buyer} {amount} VP for {amount} Mega-Yen.",
                seller=seat_name(s, event.seller),
                buyer=seat_name(s, event.buyer),
                amount=event.amount,
            )
        case facts.AmountNamed():
            return say(
                "{buyer} would take {amount} VP for {amount} Mega-Yen.",
                buyer=seat_name(s, event.buyer),
                amount=event.amount,
            )
        case facts.OfferRefused():
            return say(
                "{refuser} does not trade {amount} with {other}.",
                refuser=seat_name(s, event.refuser),
                amount=event.amount,
                other=seat_name(s, event.other),
            )
        case facts.TradeMade():
            return say(
                "{seller} and {buyer} trade {amount} VP for {amount} Mega-Yen.",
                seller=seat_name(s, event.seller),
                buyer=seat_name(s, event.buyer),
                amount=event.amount,
            )
        case facts.TradeFailed():
            return _failed(s, event)
        case _:
            return None


def _failed(s: TokyoState, event: facts.TradeFailed) -> Message:
    seller = seat_name(s, event.seller)
    if event.could:
        return say("{seller} makes no trade.", seller=seller)
    return say(
        "{seller} cannot trade: there are no points to sell, or nobody has Mega-Yen for them.", seller=seller
    )


def wording(board: AreaBoard, s: TokyoState, action: Action) -> Message | None:
    """Return the button text of a decision of this part, None for others."""
    match action:
        case actions.OfferPoints():
            return say(
                "Offer {buyer} {amount} VP for {amount} Mega-Yen",
                buyer=seat_name(s, action.buyer),
                amount=action.amount,
            )
        case actions.NameAmount():
            return say("Trade {amount} instead", amount=action.amount)
        case actions.AcceptOffer():
            return say("Trade")
        case actions.RefuseOffer():
            return say("Refuse")
        case actions.EndTrade():
            return say("Do not trade: the game ends")
        case _:
            return None


def prompt(ground: Ground, s: TokyoState, seat: Seat) -> Message | None:
    """Return what is asked in this part, None in other steps."""
    match s.top:
        case frames.IncomeFrame():
            return say("The production centers pay.")
        case frames.TradeFrame():
            return _trade_prompt(s, s.top, seat)
        case _:
            return None


def _trade_prompt(s: TokyoState, frame: frames.TradeFrame, seat: Seat) -> Message:
    deal = frame.deal
    asked = frame.left[0] if deal is None else deal.asked
    if seat != asked:
        return say("{player} decides about a trade.", player=seat_name(s, asked))
    if deal is None:
        return say("You are out of Mega-Yen: to whom do you sell victory points, one for one?")
    if seat == deal.buyer:
        return say(
            "Do you give {seller} {amount} Mega-Yen for {amount} VP?",
            seller=seat_name(s, deal.seller),
            amount=deal.amount,
        )
    return say(
        "Do you give {buyer} {amount} VP for {amount} Mega-Yen?",
        buyer=seat_name(s, deal.buyer),
        amount=deal.amount,
    )
