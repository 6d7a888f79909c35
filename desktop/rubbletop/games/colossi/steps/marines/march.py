# SPDX-License-Identifier: GPL-3.0-or-later
"""Moving a unit one hex on foot, or the Ore Carrier along its rails (5.3.1, 5.3.1.3; rulings 60 to 68)."""

from collections.abc import Iterator

from rubbletop.games.colossi import motion
from rubbletop.games.colossi.actions.marines import Haul, March
from rubbletop.games.colossi.frames.marines import ActingFrame
from rubbletop.games.colossi.ground import Field, Ground
from rubbletop.games.colossi.state import replace
from rubbletop.games.colossi.steps.marines.bars import is_fresh, points_left, why_still
from rubbletop.games.colossi.steps.marines.deed import EVERY_KIND, Deed, spent, with_acting
from rubbletop.games.colossi.steps.marines.railway import why_no_haul, why_no_ride, why_no_rides
from rubbletop.games.colossi.steps.marines.walking import steps_from, walk_cost, why_no_march, why_no_step
from rubbletop.games.colossi.telling import Telling
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import Action, Seat, SpaceId, say

FLIER = Bar(say("A Bomber flies: it does not move on the ground."), "5.4.4")
CARRIES = Bar(say("Only the Ore Carrier takes other units along."), "5.3.1.3")
UNDER_WAY = Bar(say("The Ore Carrier takes a unit along only from where it starts."), "5.3.1.3, 67")


class MarchDeed(Deed):
    """March: one hex for its movement points; next to a tribe it stops."""

    action = March
    kinds = EVERY_KIND - {"bomber"}
    wrong = FLIER
    comes_in = True

    def choices(self, field: Field, act: ActingFrame, seat: Seat) -> Iterator[Action]:
        if act.stopped or act.jumped:
            return
        is_carrier = field.s.units[act.unit].kind == "carrier"
        for to in _rolls(field, act) if is_carrier else _steps(field, act):
            yield March(seat=seat, unit=act.unit, to=to)

    def bar(self, field: Field, act: ActingFrame, action: Action) -> Bar | None:
        assert isinstance(action, March)
        if field.s.units[act.unit].kind == "carrier":
            return why_no_ride(field, act, act.passenger, action.to)
        return why_no_march(field, act, action.to)

    def do(self, t: Telling, ground: Ground, act: ActingFrame, action: Action) -> None:
        assert isinstance(action, March)
        if t.s.units[act.unit].kind == "carrier":
            _ride(t, ground, act, action.to)
        else:
            _walk(t, ground, act, action.to)


class HaulDeed(Deed):
    """Haul: the Ore Carrier starts with the unit that began the turn in its hex (67)."""

    action = Haul
    kinds = frozenset({"carrier"})
    wrong = CARRIES

    def choices(self, field: Field, act: ActingFrame, seat: Seat) -> Iterator[Action]:
        passenger = field.passenger
        if passenger is None:
            return
        for to in field.rails(field.unit_hex(act.unit)):
            haul = Haul(seat=seat, unit=act.unit, passenger=passenger.id, to=to)
            if self.bar(field, act, haul) is None:
                yield haul

    def bar(self, field: Field, act: ActingFrame, action: Action) -> Bar | None:
        assert isinstance(action, Haul)
        if not is_fresh(act):
            return UNDER_WAY
        bar = why_no_haul(field, field.s.units[act.unit], action.passenger)
        return bar or why_no_ride(field, act, action.passenger, action.to)

    def do(self, t: Telling, ground: Ground, act: ActingFrame, action: Action) -> None:
        assert isinstance(action, Haul)
        _ride(t, ground, replace(act, passenger=action.passenger), action.to)


def _rolls(field: Field, act: ActingFrame) -> Iterator[SpaceId]:
    """The rail hexes into which the Ore Carrier can roll next."""
    if why_no_rides(field, act, act.passenger) is None:
        for to in field.rails(field.unit_hex(act.unit)):
            if why_no_ride(field, act, act.passenger, to) is None:
                yield to


def _steps(field: Field, act: ActingFrame) -> Iterator[SpaceId]:
    """The hexes into which a unit on foot can step next."""
    unit = field.s.units[act.unit]
    points = points_left(field, act)
    if points < 1 or why_still(field, unit) is not None:
        return
    for to in steps_from(field, unit):
        if why_no_step(field, unit, to, points) is None:
            yield to


def _walk(t: Telling, ground: Ground, act: ActingFrame, to: SpaceId) -> None:
    field = ground.field(t.s)
    unit = t.s.units[act.unit]
    stopped = to in field.near_tribe
    cost = walk_cost(field, to)
    gone = replace(act, spent=act.spent + cost, path=(*act.path, to), stopped=stopped)
    t.become(gone)
    path = (to,) if unit.hex is None else (unit.hex, to)
    motion.move_unit(t, ground, act.unit, path, how="march", rule="5.3.1")
    if motion.enter(t, ground, act.unit, to):
        t.s = with_acting(t.s, replace(gone, stopped=True))
    if t.s.units[act.unit].kind != unit.kind:
        spent(t, act)


def _ride(t: Telling, ground: Ground, act: ActingFrame, to: SpaceId) -> None:
    start = ground.field(t.s).unit_hex(act.unit)
    gone = replace(act, path=(*act.path, to))
    t.become(gone)
    motion.move_unit(t, ground, act.unit, (start, to), how="march", rule="5.3.1.3")
    if act.passenger is not None:
        motion.move_unit(t, ground, act.passenger, (start, to), how="carried", rule="5.3.1.3")
        t.s = t.s.changed_unit(act.passenger, acted=True, moved=True)
    if motion.enter(t, ground, act.unit, to):
        t.s = with_acting(t.s, replace(gone, stopped=True))
