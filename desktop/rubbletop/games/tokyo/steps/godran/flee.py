# SPDX-License-Identifier: GPL-3.0-or-later
"""A unit flees up to three areas, as the Controller wants: into buildings, off the map (XII; 64, 65)."""

from collections.abc import Iterable, Iterator

from rubbletop.games.tokyo.actions.godran import EndFlight, FleeInside, FleeOff, FleeTo
from rubbletop.games.tokyo.events.common import UnitWithdrew
from rubbletop.games.tokyo.events.godran import UnitFledInside
from rubbletop.games.tokyo.frames.godran import FleeFrame
from rubbletop.games.tokyo.ground import Field
from rubbletop.games.tokyo.passage import can_hide, can_leave_map, flights, stance_in, why_no_step
from rubbletop.games.tokyo.state import TokyoState, Unit, replace
from rubbletop.games.tokyo.steps.base import TokyoStep
from rubbletop.games.tokyo.steps.godran.bars import NO_AREA
from rubbletop.kernel.bars import Bar, refuse
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Seat, SpaceId, say
from rubbletop.kernel.state import Change

Flight = FleeTo | FleeInside | FleeOff | EndFlight
RULE = "XII, 64"
NOT_NOW = Bar(say("First this unit’s flight must end."), RULE)
ANOTHER = Bar(say("Another unit is fleeing now."), RULE)
TIRED = Bar(say("A unit flees three areas at most."), RULE)
NOT_BEGUN = Bar(say("A fleeing unit must go one area at least."), RULE)
NOT_TO_GODRAN = Bar(say("No unit flees into GODRAN’s area."), RULE)
NOT_OFF = Bar(
    say("Only populace units flee off the map, from an outer area, outside any building."), "XII, 65"
)
NOT_INSIDE = Bar(say("There is no building here that this unit could go into."), "XII, 65")


class FleeStep(TokyoStep):
    """The Controller moves the unit area by area; where nothing is left to decide the flight ends."""

    name = "flee"
    rule = RULE
    frame = FleeFrame

    def actors(self, s: TokyoState) -> tuple[Seat, ...]:
        offers = tuple(_offers(self.field(s), s.top_frame(FleeFrame), s.in_control))
        return (s.in_control,) if len(offers) > 1 else ()

    def legal(self, s: TokyoState, seat: Seat) -> Iterable[Action]:
        return _offers(self.field(s), s.top_frame(FleeFrame), seat)

    def check(self, s: TokyoState, action: Action) -> None:
        frame = s.top_frame(FleeFrame)
        if not isinstance(action, Flight):
            refuse(NOT_NOW)
        elif action.unit != frame.unit:
            refuse(ANOTHER)
        else:
            refuse(_why_not(self.field(s), frame, action))

    def apply(self, s: TokyoState, action: Action, dice: Dice) -> Change[TokyoState]:
        t = self.telling(s, dice)
        frame = s.top_frame(FleeFrame)
        unit = s.units[frame.unit]
        assert unit.area is not None
        if isinstance(action, FleeTo):
            t.s = t.s.moved(unit.id, action.to, stance_in(t.field, unit, action.to))
            t.become(replace(frame, steps=frame.steps - 1, begun=True))
            t.tell(UnitWithdrew(unit=unit.id, path=(unit.area, action.to), how="flee"))
            return t.change
        t.pop()
        if isinstance(action, FleeOff):
            t.evacuate(unit.id)
        elif isinstance(action, FleeInside):
            t.s = t.s.moved(unit.id, unit.area, "inside")
            t.tell(UnitFledInside(unit=unit.id, area=unit.area))
        return t.change

    def run(self, s: TokyoState, dice: Dice) -> Change[TokyoState]:
        (only,) = _offers(self.field(s), s.top_frame(FleeFrame), s.in_control)
        return self.apply(s, only, dice)


def _offers(field: Field, frame: FleeFrame, seat: Seat) -> Iterator[Action]:
    """What the Controller can do with a fleeing unit."""
    unit = field.s.units[frame.unit]
    if frame.steps:
        yield from (FleeTo(seat=seat, unit=unit.id, to=to) for to in flights(field, unit))
        if can_leave_map(field, unit):
            yield FleeOff(seat=seat, unit=unit.id)
    if frame.begun:
        if can_hide(field, unit):
            yield FleeInside(seat=seat, unit=unit.id)
        yield EndFlight(seat=seat, unit=unit.id)


def _why_not(field: Field, frame: FleeFrame, action: Flight) -> Bar | None:
    """Return why a unit cannot flee so, None where it can."""
    unit = field.s.units[frame.unit]
    if isinstance(action, FleeTo | FleeOff):
        if not frame.steps:
            return TIRED
        if isinstance(action, FleeTo):
            return _why_not_to(field, unit, action.to)
        return None if can_leave_map(field, unit) else NOT_OFF
    if not frame.begun:
        return NOT_BEGUN
    return NOT_INSIDE if isinstance(action, FleeInside) and not can_hide(field, unit) else None


def _why_not_to(field: Field, unit: Unit, to: SpaceId) -> Bar | None:
    """Return why a unit cannot flee into an area, None where it can."""
    if to not in field.board.areas:
        return NO_AREA
    barred = why_no_step(field, unit, to)
    if barred is not None:
        return barred
    return NOT_TO_GODRAN if to == field.s.godran else None
