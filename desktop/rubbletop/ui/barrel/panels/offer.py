# SPDX-License-Identifier: GPL-3.0-or-later
"""The panel of who is offered a deal: what she gets and gives, and her answer (44)."""

from PySide6.QtWidgets import QWidget

from rubbletop.games.barrel.actions.deals import AcceptDeal, RefuseDeal
from rubbletop.games.barrel.frames.deals import Bundle, DealFrame
from rubbletop.games.barrel.words.deals import bundle_named
from rubbletop.games.barrel.words.names import seat_name
from rubbletop.kernel.facts import Message, Seat, say
from rubbletop.ui.barrel.panels.base import BarrelPanel
from rubbletop.ui.barrel.panels.promises import PromiseList
from rubbletop.ui.barrel.panels.signs import sign_of
from rubbletop.ui.parts.card import label
from rubbletop.ui.words import worded


class OfferPanel(BarrelPanel):
    """Both sides of the deal one under the other, the promise in full, then the answers."""

    def build(self) -> None:
        deal = self.view.top_frame(DealFrame).deal
        name = seat_name(self.view, deal.proposer)
        self._side(deal.proposer, say("You get"), deal.give)
        self._side(deal.partner, say("You give"), deal.take)
        if deal.promise:
            promise = say("{player} promises in writing: “{text}”", player=name, text=deal.promise)
            self.line(promise, "44", role="")
        self.line(say("You have {hand}.", hand=self.hand(self.seat)))
        self.accept = self.button(AcceptDeal(seat=self.seat), primary=True)
        self.refuse = self.button(RefuseDeal(seat=self.seat))
        self.accept.setObjectName("accept")
        self.refuse.setObjectName("refuse")
        if (bar := self.refusal(AcceptDeal(seat=self.seat))) is not None:
            self.line(bar.reason, bar.rule)
        self.row(self.accept, self.refuse)
        self.add(PromiseList(self.ground, self.view, self))

    def first_stop(self) -> QWidget | None:
        return self.accept if self.accept.isEnabled() else self.refuse

    def _side(self, giver: Seat, words: Message, bundle: Bundle) -> None:
        """A row with the sign of the giver."""
        told = say("{side} {thing}.", side=words, thing=bundle_named(self.ground, bundle))
        made = label(worded(told), "", wraps=True)
        self.row(sign_of(self.view, giver, self), made, stretch=1)
        regions = (*bundle.regions, *bundle.support, *(move.origin for move in bundle.logistics))
        self.rings(made, *regions)
