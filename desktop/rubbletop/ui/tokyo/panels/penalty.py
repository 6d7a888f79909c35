# SPDX-License-Identifier: GPL-3.0-or-later
"""Everybody bid nothing: which of the units that are equally close to GODRAN is lost (VIII, 39)."""

from PySide6.QtWidgets import QWidget

from rubbletop.games.tokyo.actions.money import LoseUnit
from rubbletop.kernel.facts import say
from rubbletop.ui.decide.forms import NARROW
from rubbletop.ui.tokyo.panels.base import FormPanel

EDGE = 30.0


class PenaltyPanel(FormPanel):
    """A row for each unit; pointing at it rings the counter, and a click on the counter does as well."""

    def build(self) -> None:
        self.line(say("Click the unit on the board, or choose here. GODRAN scores it."), "VIII, 39")
        for offer in self.legal:
            if isinstance(offer, LoseUnit):
                points = self.ground.row(self.view.units[offer.unit]).vp
                whole = self.rules.wording(self.view, offer)
                button = self.button(offer, say("{whole} (VP {points})", whole=whole, points=points),
                                     places=(offer.unit,))  # fmt: skip
                button.setStyleSheet(NARROW)
                self.row(self.picture(offer.unit, EDGE), button, stretch=1)

    def first_stop(self) -> QWidget | None:
        return next(iter(self.buttons.values()))
