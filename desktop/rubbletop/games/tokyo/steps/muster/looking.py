# SPDX-License-Identifier: GPL-3.0-or-later
"""Phase 4: those who paid for it look at Origin cards, which nobody else sees (X; rulings 47, 48)."""

from collections.abc import Iterator

from rubbletop.games.tokyo.actions.muster import LookAtCard
from rubbletop.games.tokyo.events.muster import CardExamined, OriginSeen
from rubbletop.games.tokyo.frames.muster import LooksFrame
from rubbletop.games.tokyo.sequence import begin_development
from rubbletop.games.tokyo.state import TokyoState, replace
from rubbletop.games.tokyo.steps.base import TokyoStep
from rubbletop.games.tokyo.tables import HIDDEN
from rubbletop.games.tokyo.telling import Telling
from rubbletop.kernel.bars import Bar, refuse
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Seat, say
from rubbletop.kernel.state import Change

NO_CARD = Bar(say("There is no such card."), "X")
SEEN = Bar(say("You have looked at that card before."), "X, 47")


class LookingStep(TokyoStep):
    """Each picks the cards herself, none of them twice.

    Even the last card is hers to turn, where there is nothing to choose: it is shown to nobody but her.
    """

    name = "looking"
    rule = "X"
    frame = LooksFrame

    def actors(self, s: TokyoState) -> tuple[Seat, ...]:
        left = s.top_frame(LooksFrame).left
        return tuple(seat for seat in s.order if seat in left)

    def legal(self, s: TokyoState, seat: Seat) -> Iterator[LookAtCard]:
        places = (place for place in range(len(s.cards)) if place not in s.looked[seat])
        return (LookAtCard(seat=seat, place=place) for place in places)

    def check(self, s: TokyoState, action: Action) -> None:
        if isinstance(action, LookAtCard):
            refuse(_why_no_look(s, action))
        super().check(s, action)

    def apply(self, s: TokyoState, action: Action, dice: Dice) -> Change[TokyoState]:
        assert isinstance(action, LookAtCard)
        t = self.telling(s, dice)
        _look(t, action.seat, action.place)
        left = dict(s.top_frame(LooksFrame).left)
        left[action.seat] -= 1
        left = {seat: count for seat, count in left.items() if count}
        if left:
            t.become(LooksFrame(left=left))
        else:
            begin_development(t)
        return t.change


def _why_no_look(s: TokyoState, action: LookAtCard) -> Bar | None:
    """Return why a card cannot be looked at, None where it can (47)."""
    if not 0 <= action.place < len(s.cards):
        return NO_CARD
    return SEEN if action.place in s.looked[action.seat] else None


def _look(t: Telling, seat: Seat, place: int) -> None:
    origin = t.s.cards[place]
    assert origin != HIDDEN, "a card that nobody can see"
    t.s = replace(t.s, looked={**t.s.looked, seat: (*t.s.looked[seat], place)})
    t.tell(
        CardExamined(looker=seat, place=place),
        OriginSeen(looker=seat, place=place, origin=origin, seen_by=(seat,)),
    )
