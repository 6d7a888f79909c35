# SPDX-License-Identifier: GPL-3.0-or-later
"""Allies in a battle agree who loses first and who will control the region (Allied Combat)."""

from collections.abc import Iterable

from rubbletop.games.barrel.actions.war import AcceptTerms, GoWithoutTerms, ProposeTerms, RefuseTerms
from rubbletop.games.barrel.events.war import TermsAnswered, TermsProposed
from rubbletop.games.barrel.frames.war import AlliesFrame, Terms
from rubbletop.games.barrel.state import BarrelState, Region, replace
from rubbletop.games.barrel.steps.base import BarrelStep
from rubbletop.games.barrel.steps.war.bars import ANSWER, FIRST_TERMS, NO_ALLY, NOT_PROPOSED, USUAL
from rubbletop.games.barrel.steps.war.passing import to_terms
from rubbletop.games.barrel.telling import Telling
from rubbletop.kernel.bars import Bar, refuse
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Seat
from rubbletop.kernel.state import Change


class AlliesStep(BarrelStep):
    """The one who rolls proposes once; all others in the battle must accept, else nothing is agreed.

    An agreement holds for this round of the battle only.
    """

    name = "allies"
    rule = "Allied Combat"
    frame = AlliesFrame

    def actors(self, s: BarrelState) -> tuple[Seat, ...]:
        frame = s.top_frame(AlliesFrame)
        return (_battle(s).arrivals if frame.terms is None else frame.asked)[:1]

    def legal(self, s: BarrelState, seat: Seat) -> Iterable[Action]:
        if s.top_frame(AlliesFrame).terms is not None:
            return [AcceptTerms(seat=seat), RefuseTerms(seat=seat)]
        there = _battle(s).arrivals
        proposals = [
            ProposeTerms(seat=seat, loser=loser, controller=controller)
            for loser in there
            for controller in there
            if (loser, controller) != (seat, seat)
        ]
        return [GoWithoutTerms(seat=seat), *proposals]

    def check(self, s: BarrelState, action: Action) -> None:
        refuse(_why_not(s, action))

    def apply(self, s: BarrelState, action: Action, dice: Dice) -> Change[BarrelState]:
        t = self.telling(s, dice)
        match action:
            case ProposeTerms():
                _propose(t, action)
            case AcceptTerms():
                _accept(t, action.seat)
            case RefuseTerms():
                _answer(t, action.seat, agreed=False)
                _go_on(t, None)
            case _:
                _go_on(t, None)
        return t.change


def _battle(s: BarrelState) -> Region:
    """Return the battle that is talked about."""
    return s.regions[s.top_frame(AlliesFrame).left[0]]


def _why_not(s: BarrelState, action: Action) -> Bar | None:
    """Return why something cannot be decided now, None where it can."""
    is_proposed = s.top_frame(AlliesFrame).terms is not None
    match action:
        case AcceptTerms() | RefuseTerms():
            return None if is_proposed else NOT_PROPOSED
        case GoWithoutTerms() | ProposeTerms() if is_proposed:
            return ANSWER
        case GoWithoutTerms():
            return None
        case ProposeTerms():
            named = {action.loser, action.controller}
            if not named <= set(_battle(s).arrivals):
                return NO_ALLY
            return USUAL if named == {action.seat} else None
        case _:
            return FIRST_TERMS


def _propose(t: Telling, action: ProposeTerms) -> None:
    frame = t.s.top_frame(AlliesFrame)
    terms = Terms(loser=action.loser, controller=action.controller)
    there = _battle(t.s).troops
    asked = tuple(seat for seat in t.s.order if seat in there and seat != action.seat)
    t.tell(TermsProposed(region=frame.left[0], roller=action.seat, terms=terms))
    t.become(replace(frame, terms=terms, asked=asked))


def _accept(t: Telling, seat: Seat) -> None:
    _answer(t, seat, agreed=True)
    frame = t.s.top_frame(AlliesFrame)
    if len(frame.asked) > 1:
        t.become(replace(frame, asked=frame.asked[1:]))
    else:
        _go_on(t, frame.terms)


def _answer(t: Telling, seat: Seat, *, agreed: bool) -> None:
    t.tell(TermsAnswered(region=t.s.top_frame(AlliesFrame).left[0], ally=seat, agreed=agreed))


def _go_on(t: Telling, terms: Terms | None) -> None:
    """Go on with the next battle, this one being settled by these terms or by none."""
    frame = t.s.top_frame(AlliesFrame)
    agreed = frame.agreed if terms is None else {**frame.agreed, frame.left[0]: terms}
    to_terms(t, frame.left[1:], agreed)
