# SPDX-License-Identifier: GPL-3.0-or-later
"""Panels for units that give way: where the owner lets them retreat, the Controller flee (XII, 62 to 65)."""

from rubbletop.games.tokyo.actions.godran import EndFlight, FleeInside, FleeOff, FleeTo, RetreatUnit
from rubbletop.games.tokyo.frames.godran import FleeFrame, RetreatFrame
from rubbletop.games.tokyo.words.names import seat_name, unit_name, verbatim
from rubbletop.kernel.facts import Action, Message, SpaceId, UnitId, say
from rubbletop.ui.parts.card import label
from rubbletop.ui.tokyo.panels.decision import DecisionPanel
from rubbletop.ui.tokyo.panels.target import ARROWS
from rubbletop.ui.words import worded

EDGE = 44


class _WayPanel(DecisionPanel):
    """A unit, and a button for each area into which it can go."""

    def head(self, unit: UnitId) -> None:
        """Add the unit that is asked about."""
        self.subject = unit
        counter = self.view.units[unit]
        where = say("{unit} in {area}", unit=unit_name(self.view, unit), area=str(counter.area))
        self.row(label(worded(where), "strong", wraps=True), self.picture(unit, EDGE))

    def way(self, offer: Action, unit: UnitId, to: SpaceId) -> None:
        """Add the button of an area, with its direction and what is there."""
        area = self.view.units[unit].area
        assert area is not None
        arrow = ARROWS[self.field.board.side(area, to) or "N"]
        text = say("{arrow} {area}{site}", arrow=arrow, area=to, site=self._site(to))
        self.add(self.button(offer, text, places=(to,)))

    def _site(self, to: SpaceId) -> Message:
        building = self.field.building_at(to)
        far = self.field.board.steps_from(self.view.godran)[to]
        facts: list[Message] = []
        if building is not None:
            name = verbatim(self.ground.building(building).name)
            inside = say("into {building}", building=name)
            facts.append(inside if self.field.is_filled(to) else say("beside {building}", building=name))
        if to in self.field.rubble:
            facts.append(say("rubble"))
        facts.append(say("{far} from GODRAN", far=far))
        told = say("")
        for fact in facts:
            told = say("{told} · {fact}", told=told, fact=fact)
        return told


class RetreatPanel(_WayPanel):
    """The owner chooses the area of a retreat."""

    def build(self) -> None:
        unit = self.view.top_frame(RetreatFrame).unit
        self.head(unit)
        self.line(say("One area, away from GODRAN. Click a lit area, or choose here."), "XII, 62")
        for offer in self.legal:
            if isinstance(offer, RetreatUnit):
                self.way(offer, unit, offer.to)


class FlightPanel(_WayPanel):
    """The Controller moves a fleeing unit area by area, inside, or off the map."""

    def build(self) -> None:
        frame = self.view.top_frame(FleeFrame)
        self.head(frame.unit)
        left = say("Areas left: {steps}", steps=frame.steps)
        told = say("{left}. Nearer to GODRAN is allowed too.", left=left)
        self.line(told if frame.begun else say("{told} It must go one at least.", told=told), "XII, 64")
        for offer in self.legal:
            if isinstance(offer, EndFlight | FleeInside | FleeOff):
                self.add(self.button(offer, self._ending(offer)))
        for offer in self.legal:
            if isinstance(offer, FleeTo):
                self.way(offer, frame.unit, offer.to)

    def _ending(self, offer: EndFlight | FleeInside | FleeOff) -> Message:
        """How a flight ends."""
        unit = self.view.units[self.view.top_frame(FleeFrame).unit]
        assert unit.area is not None
        if isinstance(offer, FleeOff):
            points = self.ground.row(unit).vp
            owner = seat_name(self.view, unit.owner)
            return say("Flee off the map: +{vp} VP for {owner}", vp=points, owner=owner)
        if isinstance(offer, EndFlight):
            return say("Stay in {area}", area=unit.area)
        building = self.field.building_at(unit.area)
        assert building is not None
        return say("Hide in {building}", building=verbatim(self.ground.building(building).name))
