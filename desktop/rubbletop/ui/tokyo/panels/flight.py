# SPDX-License-Identifier: GPL-3.0-or-later
"""Panels for units that give way: where the owner lets them retreat, the Controller flee (XII, 62 to 65)."""

from rubbletop.games.tokyo.actions.godran import EndFlight, FleeInside, FleeOff, FleeTo, RetreatUnit
from rubbletop.games.tokyo.frames.godran import FleeFrame, RetreatFrame
from rubbletop.games.tokyo.words.names import seat_name
from rubbletop.kernel.facts import Message, UnitId, called, say
from rubbletop.ui.decide.forms import LOW
from rubbletop.ui.tokyo.panels.decision import DecisionPanel
from rubbletop.ui.tokyo.panels.target import ARROWS
from rubbletop.ui.words import worded


class _WayPanel(DecisionPanel):
    """A button for each area into which a unit can go; the unit itself is looked at beside it."""

    def ways(self, unit: UnitId) -> None:
        """Add the buttons of the areas, each with its direction and its distance from GODRAN."""
        grid = self.grid()
        start = self.view.units[unit].area
        assert start is not None
        for offer in self.legal:
            if isinstance(offer, RetreatUnit | FleeTo):
                far = self.field.board.steps_from(self.view.godran)[offer.to]
                arrow = ARROWS[self.field.board.side(start, offer.to) or "N"]
                text = say("{arrow} {area}: {far} away", arrow=arrow, area=offer.to, far=far)
                made = self.button(offer, text, places=(offer.to,))
                made.setToolTip(worded(self._site(offer, far)))
                self.beside(grid, made)

    def _site(self, offer: RetreatUnit | FleeTo, far: int) -> Message:
        """What an area means for the unit, in full."""
        told = say("{way}: distance from GODRAN {far}", way=self.wording(offer), far=far)
        building = self.field.building_at(offer.to)
        if building is not None:
            name = called(self.ground.building(building).name)
            inside = self.field.is_filled(offer.to)
            told = (
                say("{told}, into {building}", told=told, building=name)
                if inside
                else say("{told}, beside {building}", told=told, building=name)
            )
        return say("{told}, on rubble", told=told) if offer.to in self.field.rubble else told


class RetreatPanel(_WayPanel):
    """The owner chooses the area of a retreat."""

    def build(self) -> None:
        self.subject = self.view.top_frame(RetreatFrame).unit
        self.line(say("One area, away from GODRAN. Click it on the map, or here."), "XII, 62")
        self.ways(UnitId(self.subject))


class FlightPanel(_WayPanel):
    """The Controller moves a fleeing unit area by area, inside, or off the map."""

    def build(self) -> None:
        frame = self.view.top_frame(FleeFrame)
        self.subject = frame.unit
        told = (
            say("On by an area, or let it end here.")
            if frame.begun
            else say("One area at least. Nearer to GODRAN is allowed too.")
        )
        self.line(told, "XII, 64")
        self.ways(frame.unit)
        for offer in self.legal:
            if isinstance(offer, EndFlight | FleeInside | FleeOff):
                made = self.button(offer, self._ending(offer))
                made.setStyleSheet(LOW)
                self.add(made)

    def _ending(self, offer: EndFlight | FleeInside | FleeOff) -> Message:
        """How a flight ends."""
        unit = self.view.units[self.view.top_frame(FleeFrame).unit]
        assert unit.area is not None
        if isinstance(offer, FleeOff):
            owner = seat_name(self.view, unit.owner)
            return say("Flee off the map: +{vp} VP for {owner}", vp=self.ground.row(unit).vp, owner=owner)
        if isinstance(offer, EndFlight):
            return say("Stay in {area}", area=unit.area)
        building = self.field.building_at(unit.area)
        assert building is not None
        return say("Hide in {building}", building=called(self.ground.building(building).name))
