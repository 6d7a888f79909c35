# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of Phase 2: bids, ties, who controls GODRAN (VIII)."""

from rubbletop.board.grid import AreaBoard
from rubbletop.games.tokyo.actions import money as actions
from rubbletop.games.tokyo.events import money as facts
from rubbletop.games.tokyo.frames import money as frames
from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.words.names import (
    SCHEMES,
    counter_name,
    listed,
    seat_name,
    seats_named,
)
from rubbletop.kernel.facts import Action, Event, Message, Seat, say


def sentence(board: AreaBoard, s: TokyoState, event: Event) -> Message | None:
    """Return a fact of this part as a sentence, None for others."""
    return _bidding(s, event) or _breaking(s, event)


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


def _bid_prompt(s: TokyoState, frame: frames.BiddingFrame, seat: Seat) -> Message:
    if seat in s.order and seat not in frame.bids:
        if frame.void:
            return say("The round was void: what do you bid now for the control of GODRAN?")
        return say("What do you bid for the control of GODRAN?")
    left = [other for other in s.order if other not in frame.bids]
    return say("Still to bid: {players}.", players=seats_named(s, left))
