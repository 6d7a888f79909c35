# SPDX-License-Identifier: GPL-3.0-or-later
"""Panels for what attacks do to units: how a hit is taken, where to retreat, what recovers (5.1.1, 7.2.2)."""

from rubbletop.games.colossi.actions.harm import AllotHit
from rubbletop.games.colossi.actions.marines import Restore
from rubbletop.games.colossi.frames.harm import HitsFrame, RetreatFrame
from rubbletop.games.colossi.frames.marines import RestoreFrame
from rubbletop.games.colossi.state import Unit, replace
from rubbletop.games.colossi.words.names import hex_name
from rubbletop.kernel.facts import Action, say
from rubbletop.ui.colossi.faces import unit_face, unit_markers
from rubbletop.ui.colossi.panels.base import StepPanel
from rubbletop.ui.colossi.panels.picture import Picture
from rubbletop.ui.colossi.pieces import unit_words
from rubbletop.ui.words import worded

EDGE = 60


class _BecomingPanel(StepPanel):
    """Shows beside each button what the unit becomes."""

    def becoming(self, action: Action, unit: Unit, *, first: bool) -> None:
        """Add the button of an action and a picture of the unit after it."""
        face = unit_face(self.ground, unit, markers=unit_markers(self.view, unit))
        name = worded(unit_words(self.ground, self.view, unit))
        self.row(self.button(action, primary=first), Picture(face, EDGE, name))


class HitsPanel(_BecomingPanel):
    """Each hit is taken as a marker step or by the damaged side."""

    def build(self) -> None:
        frame = self.view.top
        assert isinstance(frame, HitsFrame)
        unit = self.view.units[frame.unit]
        self.line(say("A unit that can take no more is eliminated. Markers stop it from moving."), "5.1.1")
        for number, offer in enumerate(self.legal):
            assert isinstance(offer, AllotHit)
            self.becoming(offer, _hit(unit, offer), first=number == 0)


def _hit(unit: Unit, hit: AllotHit) -> Unit:
    if hit.choice == "flip":
        return replace(unit, damaged=True)
    return replace(unit, marker="paralyzed" if unit.marker else "stunned")


class RestorePanel(_BecomingPanel):
    """A unit both damaged and marked recovers from one of the two."""

    def build(self) -> None:
        frame = self.view.top
        assert isinstance(frame, RestoreFrame)
        unit = self.view.units[frame.unit]
        self.line(say("Only one effect comes off each turn."), "5.1.2, 52")
        for number, offer in enumerate(self.legal):
            assert isinstance(offer, Restore)
            self.becoming(offer, _restored(unit, offer), first=number == 0)


def _restored(unit: Unit, choice: Restore) -> Unit:
    if choice.choice == "flip":
        return replace(unit, damaged=False)
    return replace(unit, marker="stunned" if unit.marker == "paralyzed" else "")


class RetreatPanel(StepPanel):
    """A survivor gives way by one hex."""

    def build(self) -> None:
        frame = self.view.top
        assert isinstance(frame, RetreatFrame)
        origin = hex_name(frame.origin)
        self.line(
            say("One hex farther from {origin}. Click a lit hex, or choose here.", origin=origin), "7.2.2"
        )
        for number, offer in enumerate(self.legal):
            self.column.addWidget(self.button(offer, primary=number == 0))
