# SPDX-License-Identifier: GPL-3.0-or-later
"""Panels of the Event Phase: the choice of two counters, medical supplies (4.0, 5.3.4.1)."""

from rubbletop.games.colossi.actions.cup import EndSupply, KeepEvent, Resupply
from rubbletop.games.colossi.words.names import EVENTS, unit_name
from rubbletop.kernel.facts import say
from rubbletop.ui.colossi import lore
from rubbletop.ui.colossi.faces import event_face
from rubbletop.ui.colossi.panels.base import StepPanel
from rubbletop.ui.colossi.panels.picture import Picture
from rubbletop.ui.parts.card import label
from rubbletop.ui.words import worded

EDGE = 44


class KeepPanel(StepPanel):
    """Two Event counters side by side in words and pictures; one is kept."""

    def build(self) -> None:
        self.line(say("The other counter goes back into the cup."), "5.3.4.1, 83")
        for offer in self.legal:
            if isinstance(offer, KeepEvent):
                self._offer(offer)

    def _offer(self, offer: KeepEvent) -> None:
        name = worded(EVENTS[offer.event])
        self.row(label(name, "strong", wraps=True), Picture(event_face(offer.event), EDGE, name))
        self.line(lore.event(self.ground.edition, offer.event))
        self.column.addWidget(self.button(offer, say("Keep this one"), primary=not self.buttons))


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
