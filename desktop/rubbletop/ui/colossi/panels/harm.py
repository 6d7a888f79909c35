# SPDX-License-Identifier: GPL-3.0-or-later
"""Panels for what attacks do to units: how a hit is taken, where to retreat, what recovers (5.1.1, 7.2.2)."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout

from rubbletop.games.colossi.actions.harm import AllotHit
from rubbletop.games.colossi.actions.marines import Restore
from rubbletop.games.colossi.frames.harm import HitsFrame, RetreatFrame
from rubbletop.games.colossi.frames.marines import RestoreFrame
from rubbletop.games.colossi.harm import hit
from rubbletop.games.colossi.state import Unit
from rubbletop.games.colossi.steps.marines.recovery import restored
from rubbletop.games.colossi.words.names import hex_name
from rubbletop.kernel.facts import Action, Message, say
from rubbletop.ui.colossi.faces import unit_face, unit_markers
from rubbletop.ui.colossi.panels.base import NARROW, StepPanel
from rubbletop.ui.colossi.panels.picture import Picture
from rubbletop.ui.colossi.pieces import unit_words
from rubbletop.ui.parts.card import plain
from rubbletop.ui.words import worded

EDGE = 60


class _BecomingPanel(StepPanel):
    """Shows above each button what the unit becomes."""

    def show_choices(self, choices: Sequence[tuple[Action, Unit, Message]]) -> None:
        """Add what can be chosen side by side: the action, the unit after it, and the button's words."""
        table, grid = plain(QGridLayout, self, 4)
        for column, (action, unit, text) in enumerate(choices):
            face = unit_face(self.ground, unit, markers=unit_markers(self.view, unit))
            picture = Picture(face, EDGE, worded(unit_words(self.ground, self.view, unit)))
            button = self.button(action, text, primary=column == 0)
            button.setStyleSheet(NARROW)
            grid.addWidget(picture, 0, column, Qt.AlignmentFlag.AlignHCenter)
            grid.addWidget(button, 1, column)
        self.column.addWidget(table)


class HitsPanel(_BecomingPanel):
    """Each hit is taken as a marker step or by the damaged side."""

    def build(self) -> None:
        frame = self.view.top_frame(HitsFrame)
        unit = self.view.units[frame.unit]
        self.subject = unit.id
        self.line(say("A marked unit cannot move; one that can take no more is lost."), "5.1.1")
        hits = [offer for offer in self.legal if isinstance(offer, AllotHit)]
        self.show_choices([_becoming(offer, hit(unit, offer.choice)) for offer in hits])


def _becoming(offer: AllotHit, unit: Unit) -> tuple[Action, Unit, Message]:
    if offer.choice == "flip":
        return offer, unit, say("Damaged")
    return offer, unit, say("Paralyzed") if unit.marker == "paralyzed" else say("Stunned")


class RestorePanel(_BecomingPanel):
    """A unit both damaged and marked recovers from one of the two."""

    def build(self) -> None:
        frame = self.view.top_frame(RestoreFrame)
        unit = self.view.units[frame.unit]
        self.subject = unit.id
        self.line(say("Only one effect comes off each turn."), "5.1.2, 52")
        choices = [offer for offer in self.legal if isinstance(offer, Restore)]
        words = {"flip": say("Full strength"), "marker": say("Marker off")}
        self.show_choices([(offer, restored(unit, offer.choice), words[offer.choice]) for offer in choices])


class RetreatPanel(StepPanel):
    """A survivor gives way by one hex."""

    def build(self) -> None:
        frame = self.view.top_frame(RetreatFrame)
        self.subject = frame.unit
        origin = hex_name(frame.origin)
        self.line(
            say("One hex farther from {origin}. Click a lit hex, or choose here.", origin=origin), "7.2.2"
        )
        for number, offer in enumerate(self.legal):
            self.column.addWidget(self.button(offer, primary=number == 0))
