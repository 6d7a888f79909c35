# SPDX-License-Identifier: GPL-3.0-or-later
"""What one unit can do in Phase 7 where it is: points, doors, roofs, loads, leaving the map (XIII)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rubbletop.games.tokyo.actions import movement as deeds
from rubbletop.games.tokyo.passage import ENTERERS
from rubbletop.games.tokyo.state import Unit
from rubbletop.games.tokyo.steps.movement.buildings import why_no_climb, why_no_entrance, why_no_way_out
from rubbletop.games.tokyo.steps.movement.carrying import why_no_load, why_no_unload
from rubbletop.games.tokyo.steps.movement.entering import why_boxed
from rubbletop.games.tokyo.steps.movement.mover import why_housed, why_still
from rubbletop.games.tokyo.steps.movement.walking import why_no_leave
from rubbletop.games.tokyo.words import wording
from rubbletop.games.tokyo.words.names import kind_name
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import Action, Message, say, verbatim
from rubbletop.kernel.tally import Tally
from rubbletop.ui.parts.card import label
from rubbletop.ui.tokyo.panels.gauges import Pips
from rubbletop.ui.words import worded

if TYPE_CHECKING:
    from rubbletop.ui.tokyo.panels.movement import MovementPanel

STANCES: dict[str, Message] = {
    "outside": say("{unit} in {area}"),
    "inside": say("{unit} inside, {area}"),
    "roof": say("{unit} on the roof, {area}"),
}
Deed = tuple[Action, Bar | None, Message | None]
"""A decision, why it is barred (None where it is legal), and the words of its button (None: the usual)."""


class Deeds:
    """A unit with its points and its buttons, grey ones saying why."""

    def __init__(self, panel: "MovementPanel", unit: Unit) -> None:
        self.panel = panel
        self.mover = panel.mover
        self.unit = unit

    def show(self) -> None:
        """Add all of it to the panel."""
        self._head()
        self._points()
        for action, bar, text in self._deeds():
            if bar is None:
                self.panel.add(self.panel.button(action, text))
            else:
                panel = self.panel
                said = wording(panel.ground.board, panel.view, action) if text is None else text
                panel.add(panel.barred(said, bar.reason, bar.rule))
                panel.line(bar.reason, bar.rule, "caption")

    def _head(self) -> None:
        unit = self.unit
        fields = {"unit": kind_name(unit.kind), "area": verbatim(unit.area or "")}
        told = (
            Message(STANCES[unit.stance].template, {**fields})
            if unit.area is not None
            else say("{unit} in the box", unit=kind_name(unit.kind))
        )
        row = self.mover.row(unit)
        name = label(worded(told), "strong", wraps=True)
        if not row.mp:
            self.panel.add(name)
            return
        left = self.mover.points(unit)
        points = say("Movement points left: {left} of {whole}", left=left, whole=row.mp)
        count = label(worded(say("{left} MP", left=left)), "strong")
        pips = Pips(row.mp, left, points, self.panel)
        self.panel.row(name, pips, count)

    def _points(self) -> None:
        """What moving costs, and why it stays if it does."""
        panel, mover, unit = self.panel, self.mover, self.unit
        bill = mover.bill(unit)
        if bill and unit.area is not None:
            tally = Tally().plus(bill, kind_name(unit.kind), "XIII, 86")
            panel.number(say("Moving it costs ¥{bill} this turn.", bill=bill), tally, "muted")
        bar = self._bar()
        if bar is not None:
            panel.line(bar.reason, bar.rule)
        elif why_no_leave(mover, unit) is None:
            panel.line(say("Drag it, off the map if you like, or click a lit area."))
        else:
            panel.line(say("Drag it, or click a lit area."))

    def _bar(self) -> Bar | None:
        """Why it does not move from where it is."""
        if self.unit.area is None:
            return why_boxed(self.mover, self.unit)
        return why_still(self.mover, self.unit) or why_housed(self.mover, self.unit)

    # What it can do

    def _deeds(self) -> Iterator[Deed]:
        if self.unit.area is not None:
            yield from self._doors()
            yield from self._exit()
        yield from self._loads()

    def _doors(self) -> Iterator[Deed]:
        mover, unit = self.mover, self.unit
        assert unit.area is not None
        if mover.row(unit).type not in ENTERERS or mover.field.building_at(unit.area) is None:
            return
        seat = mover.seat
        if unit.stance == "outside":
            entrance = say("Go into the building, 1 MP")
            yield deeds.EnterBuilding(seat=seat, unit=unit.id), why_no_entrance(mover, unit), entrance
        if unit.stance == "inside":
            way_out = say("Come out of the building, 1 MP")
            yield deeds.LeaveBuilding(seat=seat, unit=unit.id), why_no_way_out(mover, unit), way_out
            if mover.row(unit).type == "infantry":
                climb = say("To the roof, 1 MP: strength × 2")
                yield deeds.ClimbRoof(seat=seat, unit=unit.id), why_no_climb(mover, unit), climb
        if unit.stance == "roof":
            down = say("Come down from the roof, 1 MP")
            yield deeds.EnterBuilding(seat=seat, unit=unit.id), why_no_entrance(mover, unit), down

    def _exit(self) -> Iterator[Deed]:
        mover, unit = self.mover, self.unit
        row = mover.row(unit)
        if row.type != "populace":
            return
        bill = mover.bill(unit)
        text = (
            say("Evacuate: +{vp} VP, pay ¥{bill}", vp=row.vp, bill=bill)
            if bill
            else say("Evacuate: +{vp} VP", vp=row.vp)
        )
        yield deeds.LeaveMap(seat=mover.seat, unit=unit.id), why_no_leave(mover, unit), text

    def _loads(self) -> Iterator[Deed]:
        """What it carries, what it could take along, and who carries it or could."""
        mover, unit = self.mover, self.unit
        for cargo in mover.load(unit):
            yield self._unload(unit, cargo)
        carrier = mover.riding.get(unit.id)
        if carrier is not None:
            yield self._unload(mover.field.s.units[carrier], unit)
        for other in self._beside():
            if mover.row(unit).type in mover.row(other).carries and carrier is None:
                bar = why_no_load(mover, other, unit)
                text = say("Ride on the {carrier}", carrier=kind_name(other.kind))
                yield deeds.LoadUnit(seat=mover.seat, carrier=other.id, cargo=unit.id), bar, text
            elif mover.row(other).type in mover.row(unit).carries and other.id not in mover.riding:
                bar = why_no_load(mover, unit, other)
                yield deeds.LoadUnit(seat=mover.seat, carrier=unit.id, cargo=other.id), bar, None

    def _unload(self, carrier: Unit, cargo: Unit) -> Deed:
        action = deeds.UnloadUnit(seat=self.mover.seat, carrier=carrier.id, cargo=cargo.id)
        return action, why_no_unload(self.mover, carrier, cargo), None

    def _beside(self) -> list[Unit]:
        """Her other units in its area, or in the box with it; one of those that are alike is enough."""
        mover, unit = self.mover, self.unit
        there = mover.boxed if unit.area is None else mover.field.units_in(unit.area)
        alike: dict[tuple[str, str, bool, bool], Unit] = {}
        for other in there:
            if other.owner != mover.seat or other.id == unit.id:
                continue
            key = (other.kind, other.stance, other.id in mover.frame.spent, other.id in mover.frame.loads)
            alike.setdefault(key, other)
        return list(alike.values())
