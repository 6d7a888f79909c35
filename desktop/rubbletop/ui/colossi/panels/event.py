# SPDX-License-Identifier: GPL-3.0-or-later
"""Panels of the Event Phase: the choice of two counters, medical supplies (4.0, 5.3.4.1)."""

from rubbletop.games.colossi.actions.cup import EndSupply, KeepEvent, Resupply
from rubbletop.games.colossi.steps.base import MARINES, for_events
from rubbletop.games.colossi.words.names import EVENTS, unit_name
from rubbletop.kernel.facts import say
from rubbletop.ui.colossi import lore
from rubbletop.ui.colossi.faces import event_face
from rubbletop.ui.colossi.panels.base import NARROW, StepPanel
from rubbletop.ui.colossi.panels.picture import Picture
from rubbletop.ui.words import worded

EDGE = 38


class KeepPanel(StepPanel):
    """Two Event counters in words and pictures, each with its button; one is kept."""

    def build(self) -> None:
        # The question to the Colossi player says so itself, and her panel has less room beside the players.
        if for_events(self.view) == MARINES:
            self.line(say("The other counter goes back into the cup."), "5.3.4.1, 83")
        for offer in self.legal:
            if isinstance(offer, KeepEvent):
                self._offer(offer)

    def _offer(self, offer: KeepEvent) -> None:
        name = EVENTS[offer.event]
        button = self.button(offer, name, primary=not self.buttons)
        button.setStyleSheet(NARROW)
        self.row(button, Picture(event_face(offer.event), EDGE, worded(name)))
        self.line(lore.event(self.ground.edition, offer.event))


class SupplyPanel(StepPanel):
    """Damaged Marines are flipped back to full strength."""

    def build(self) -> None:
        self.line(say("Click a damaged Marine, or choose here. Markers stay on."), "Event Chart, 41")
        for offer in self.legal:
            match offer:
                case Resupply():
                    text = say("Restore {unit}", unit=unit_name(self.view, offer.unit))
                    self.column.addWidget(self.button(offer, text))
                case EndSupply():
                    self.column.addWidget(self.button(offer))
                case _:
                    pass
