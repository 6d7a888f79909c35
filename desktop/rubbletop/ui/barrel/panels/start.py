# SPDX-License-Identifier: GPL-3.0-or-later
"""The panel of the purchases before the first turn (Set Up; 51)."""

from PySide6.QtWidgets import QWidget

from rubbletop.games.barrel.actions.opening import BuyStart
from rubbletop.games.barrel.words.names import dollars, troops
from rubbletop.kernel.facts import NO_WORDS, Message, say
from rubbletop.ui.barrel.panels.base import BarrelPanel
from rubbletop.ui.barrel.panels.sums import Count
from rubbletop.ui.parts.stepper import Stepper


class StartPanel(BarrelPanel):
    """Troops and logistics with their running total, and what the public will think of so many troops."""

    def build(self) -> None:
        cost = self.ground.element_cost(self.ground.border)
        self._price = cost
        most = self.cash(self.seat) // cost if cost else self.ground.edition.troops.most
        self.troops = Count(say("Troops"), Stepper("troops", most), self)
        self.logistics = Count(say("Logistics"), Stepper("logistics", most), self)
        self.add(self.troops, self.logistics)
        self._sum = self.line(NO_WORDS, role="")
        self.buy = self.confirm()
        self._public = self.line(NO_WORDS)
        self.line(say("They begin in the Border Region; the brown regions lie next to it."), "Set Up")
        for count in (self.troops, self.logistics):
            count.stepper.changed.connect(self._say)
            count.stepper.given.connect(self.go_on)
        self._say()

    def first_stop(self) -> QWidget | None:
        return self.troops.stepper.number

    @property
    def action(self) -> BuyStart:
        """The purchase as it is set."""
        return BuyStart(seat=self.seat, troops=self.troops.value, logistics=self.logistics.value)

    def _say(self) -> None:
        action = self.action
        for count in (self.troops, self.logistics):
            count.tell(dollars(count.value * self._price))
        spent = (action.troops + action.logistics) * self._price
        left = self.cash(self.seat) - spent
        told = say("{spent} spent, {left} left", spent=dollars(spent), left=dollars(left))
        bar = self.refusal(action)
        self._sum.tell(told, bar=bar)
        self.buy.offer(self.wording(action), action, bar=bar)
        self._public.tell(self._opinion(action.troops), "Pacifism 1")

    def _opinion(self, number: int) -> Message:
        tolerated = self.ground.tolerated(self.view.powers[self.seat].media)
        if number > tolerated:
            over, has = number - tolerated, troops(tolerated)
            return say("The public tolerates {troops}: Pacifism +{over} each turn.", troops=has, over=over)
        return say("The public tolerates {troops}.", troops=troops(tolerated))
