# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of Phases 1 and 2: income, trade, bids (VII, VIII)."""

from rubbletop.board.grid import AreaBoard
from rubbletop.games.tokyo.actions import money as actions
from rubbletop.games.tokyo.events import money as facts
from rubbletop.games.tokyo.frames import money as frames
from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.words.names import (
    SCHEMES,
    building_name,
    counter_name,
    listed,
    seat_name,
    seats_named,
)
from rubbletop.kernel.facts import Action, Event, Message, Seat, say


def sentence(board: AreaBoard, s: TokyoState, event: Event) -> Message | None:
    """Return a fact of this part as a sentence, None for others."""
    if isinstance(event, facts.CenterHeld):
        return _held(board, s, event)
    return _trading(s, event) or _bidding(s, event) or _breaking(s, event)


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
                "{seller} offers {buyer} {amount} victory points for {amount} Mega-Yen.",
                seller=seat_name(s, event.seller),
                buyer=seat_name(s, event.buyer),
                amount=event.amount,
            )
        case facts.AmountNamed():
            return say(
                "{buyer} would take {amount} victory points for {amount} Mega-Yen.",
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
                "{seller} and {buyer} trade {amount} victory points for {amount} Mega-Yen.",
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
        return say("{seller} does not trade.", seller=seller)
    return say(
        "{seller} cannot trade: there are no points to sell, or nobody has Mega-Yen for them.", seller=seller
    )


def _bidding(s: TokyoState, event: Event) -> Message | None:
    match event:
        case facts.HandRefreshed(but=but):
            if not but:
                return say(
                    "{player}’s six schemes are used up and can be played again.",
                    player=seat_name(s, event.bidder),
                )
            return say(
                "{player}’s six schemes are used up; all but {scheme}, still at work, can be played again.",
                player=seat_name(s, event.bidder),
                scheme=SCHEMES[but],
            )
        case facts.BidLaid():
            return say("{player} has bid.", player=seat_name(s, event.bidder))
        case facts.BidsShown():
            return say("The bids are turned up.")
        case facts.BidShown():
            return _shown(s, event)
        case facts.ControlWon():
            return say(
                "{player} controls GODRAN this turn, with a bid of {total}.",
                player=seat_name(s, event.controller),
                total=event.total,
            )
        case facts.SchemeCarried():
            return say(
                "GODRAN stayed in one sector: {player} may bid {scheme} again next turn for nothing.",
                player=seat_name(s, event.bidder),
                scheme=SCHEMES[event.scheme],
            )
        case _:
            return None


def _shown(s: TokyoState, event: facts.BidShown) -> Message:
    player = seat_name(s, event.bidder)
    names = [SCHEMES[card] for card in event.cards]
    if event.carried:
        names.append(say("{scheme}, carried over", scheme=SCHEMES[event.carried]))
    if not names:
        return say("{player} can pay for no scheme and bids 0.", player=player)
    return say("{player} bids {total}: {schemes}.", player=player, total=event.total, schemes=listed(names))


def _breaking(s: TokyoState, event: Event) -> Message | None:
    match event:
        case facts.NothingBid():
            return say("Everybody bid nothing: of every player the unit closest to GODRAN is lost.")
        case facts.PenaltyMissed():
            return say("{player} has no unit on the map to lose.", player=seat_name(s, event.bidder))
        case facts.TieDieThrown():
            return _tie_die(s, event)
        case facts.RoundVoid():
            return say(
                "Nobody who is tied can add anything: schemes and Mega-Yen go back, and all bid again."
            )
        case facts.LotsDrawn():
            return say(
                "A tie that no Mega-Yen can break is thrown for, free of charge: {players}.",
                players=seats_named(s, event.tied),
            )
        case facts.LotDieThrown():
            return say("{player} throws {face}.", player=seat_name(s, event.bidder), face=event.face)
        case _:
            return None


def _tie_die(s: TokyoState, event: facts.TieDieThrown) -> Message:
    player = seat_name(s, event.bidder)
    if event.paid < event.face:
        return say(
            "{player} throws {face} in the tie and can add only {paid}, which makes {total}.",
            player=player,
            face=event.face,
            paid=event.paid,
            total=event.total,
        )
    return say(
        "{player} throws {face} in the tie and adds it, which makes {total}.",
        player=player,
        face=event.face,
        total=event.total,
    )


def wording(board: AreaBoard, s: TokyoState, action: Action) -> Message | None:
    """Return the button text of a decision of this part, None for others."""
    match action:
        case actions.OfferPoints():
            return say(
                "Offer {buyer} {amount} points for {amount} Mega-Yen",
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
        case actions.BidSchemes():
            return _bid(s, action)
        case actions.LoseUnit():
            return say("Lose {unit} in {area}", unit=counter_name(s, action.unit), area=_area(s, action))
        case _:
            return None


def _area(s: TokyoState, action: actions.LoseUnit) -> str:
    return s.units[action.unit].area or ""


def _bid(s: TokyoState, action: actions.BidSchemes) -> Message:
    names = [SCHEMES[card] for card in action.cards]
    if action.carry:
        names.append(say("{scheme} (carried over)", scheme=SCHEMES[s.carried[action.seat]]))
    if not names:
        return say("Bid nothing")
    return say("Bid {schemes}", schemes=listed(names))


def prompt(ground: Ground, s: TokyoState, seat: Seat) -> Message | None:
    """Return what is asked in this part, None in other steps."""
    match s.top:
        case frames.IncomeFrame():
            return say("The production centers pay.")
        case frames.TradeFrame():
            return _trade_prompt(s, s.top, seat)
        case frames.BiddingFrame():
            return _bid_prompt(s, s.top, seat)
        case frames.PenaltyFrame(left=left):
            if seat == left[0]:
                return say("Several of your units are closest to GODRAN: which one is lost?")
            return say("{player} loses a unit.", player=seat_name(s, left[0]))
        case frames.TieFrame() | frames.LotFrame():
            return say("The bids are settled.")
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
            "Do you give {seller} {amount} Mega-Yen for {amount} victory points?",
            seller=seat_name(s, deal.seller),
            amount=deal.amount,
        )
    return say(
        "Do you give {buyer} {amount} victory points for {amount} Mega-Yen?",
        buyer=seat_name(s, deal.buyer),
        amount=deal.amount,
    )


def _bid_prompt(s: TokyoState, frame: frames.BiddingFrame, seat: Seat) -> Message:
    if seat in s.order and seat not in frame.bids:
        if frame.void:
            return say("The round was void: what do you bid now for the control of GODRAN?")
        return say("What do you bid for the control of GODRAN?")
    left = [other for other in s.order if other not in frame.bids]
    return say("Still to bid: {players}.", players=seats_named(s, left))
