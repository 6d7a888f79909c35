# SPDX-License-Identifier: GPL-3.0-or-later
"""The panel of the Recovery step: who is hurt, how, and the chance to get better (5.1.2)."""

from rubbletop.games.colossi.actions.marines import EndRecovery, Recover
from rubbletop.games.colossi.words.names import unit_name
from rubbletop.kernel.facts import say
from rubbletop.ui.colossi import odds
from rubbletop.ui.colossi.faces import unit_face, unit_markers
from rubbletop.ui.colossi.panels.base import StepPanel
from rubbletop.ui.colossi.panels.picture import Picture
from rubbletop.ui.words import worded

EDGE = 34


class RecoveryPanel(StepPanel):
    """A row for each hurt unit with its chance; the step ends when the player says so."""

    def build(self) -> None:
        need = self.ground.edition.marines.recovery.need
        self.line(
            say("Each may try once: {need} or more takes one effect off. It can still act.", need=need),
            "5.1.2",
        )
        tries = [offer for offer in self.legal if isinstance(offer, Recover)]
        for offer in tries:
            self._try(offer, first=offer is tries[0])
        left = say("End recovery, untried: {count}", count=len(tries))
        for end in self.legal:
            if isinstance(end, EndRecovery):
                self.column.addWidget(self.button(end, left))

    def _try(self, offer: Recover, *, first: bool) -> None:
        unit = self.view.units[offer.unit]
        face = unit_face(self.ground, unit, markers=unit_markers(self.view, unit))
        name = unit_name(self.view, unit.id)
        chance = odds.percent(odds.success(self.ground, self.view, offer))
        text = say("{unit} tries: {chance}", unit=name, chance=chance)
        self.row(self.button(offer, text, primary=first), Picture(face, EDGE, worded(name)))
