# SPDX-License-Identifier: GPL-3.0-or-later
"""From clicks to a decision: what may be clicked next, and what has been decided, without Qt."""

from collections.abc import Iterable

import msgspec

from rubbletop.kernel.facts import Action, Range
from rubbletop.kernel.rules import Offer
from rubbletop.kernel.state import GameState


def picks_of(offer: Offer) -> tuple[str, ...]:
    """Return the board ids that are clicked, in order, to make this decision."""
    return offer.action.picks() if isinstance(offer, Range) else offer.picks()


class Picks(msgspec.Struct, frozen=True):
    """The clicks made so far towards one of the legal decisions.

    ``offers`` is all that is legal, ``path`` the ids clicked, oldest first. Drag, two clicks and the
    keyboard all go through here. ``instead`` are ids, one of which may be clicked for offers that have
    buttons of their own and need no click.
    """

    offers: tuple[Offer, ...] = ()
    path: tuple[str, ...] = ()
    instead: dict[str, tuple[Offer, ...]] = {}

    @property
    def left(self) -> tuple[Offer, ...]:
        """The offers that agree with the clicks so far, in their order."""
        if self._stood_for:
            return self._stood_for
        size = len(self.path)
        return tuple(offer for offer in self.offers if picks_of(offer)[:size] == self.path)

    @property
    def lit(self) -> tuple[str, ...]:
        """The ids that may be clicked next, in the order of the offers."""
        size = len(self.path)
        names = (picks_of(offer)[size] for offer in self.left if len(picks_of(offer)) > size)
        return tuple(dict.fromkeys((*names, *(() if self.path else self.instead))))

    @property
    def menu(self) -> tuple[Offer, ...]:
        """The offers for which every id has been clicked: they are answered by a button."""
        if self._stood_for:
            return self._stood_for
        size = len(self.path)
        return tuple(offer for offer in self.left if len(picks_of(offer)) == size)

    @property
    def chosen(self) -> Action | None:
        """The action that the clicks have decided: the only one left, with all its ids clicked.

        None while more may be clicked, where a button must decide, or before the first click.
        """
        left = self.left
        if not self.path or len(left) != 1:
            return None
        if not self._stood_for and len(picks_of(left[0])) != len(self.path):
            return None
        offer = left[0]
        return None if isinstance(offer, Range) else offer

    def picked(self, pick: str) -> "Picks":
        """Return the clicks with one more; it must be lit."""
        return Picks(self.offers, (*self.path, pick), self.instead)

    @property
    def _stood_for(self) -> tuple[Offer, ...]:
        """The offers for which the only id that was clicked stands."""
        return self.instead.get(self.path[0], ()) if len(self.path) == 1 else ()

    def cleared(self) -> "Picks":
        """Return no clicks at all over the same offers."""
        return Picks(self.offers, instead=self.instead)

    def afresh(self, pick: str) -> "Picks | None":
        """Return this id as the first click, None when it cannot be one."""
        first = self.cleared()
        return first.picked(pick) if pick in first.lit else None

    def through(self, under: Iterable[str]) -> "Picks | None":
        """Return a first click and one of these ids after it, where that leaves a button to decide.

        None where no first click leads there, or several do, or nothing would be asked any more.
        """
        first = self.cleared()
        ids = tuple(under)
        ways = [
            taken.picked(hit)
            for taken in (first.picked(pick) for pick in first.lit)
            if (hit := taken.resolved(ids)) is not None
        ]
        return ways[0] if len(ways) == 1 and len(ways[0].menu) == len(ways[0].left) > 1 else None

    def resolved(self, under: Iterable[str]) -> str | None:
        """Return the first of the ids under the pointer, nearest first, that may be clicked next."""
        lit = frozenset(self.lit)
        return next((pick for pick in under if pick in lit), None)


def goes_on(before: GameState | None, now: GameState) -> bool:
    """Whether a question belongs to what was asked before: the same step, or one upon or below it."""
    if before is None:
        return False
    common = min(len(before.stack), len(now.stack))
    return common > 0 and type(before.stack[common - 1]) is type(now.stack[common - 1])
