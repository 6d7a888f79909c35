# SPDX-License-Identifier: GPL-3.0-or-later
"""The owner of units that were attacked distributes the Damage Points (XII; 58 to 61, 66)."""

from collections.abc import Iterable

from rubbletop.games.tokyo.actions.godran import AllotHarm
from rubbletop.games.tokyo.allotment import POINTS, choices, harms_of, settled
from rubbletop.games.tokyo.events.godran import HarmAllotted
from rubbletop.games.tokyo.frames.godran import AllotFrame, FleeFrame, RetreatFrame
from rubbletop.games.tokyo.ground import Field
from rubbletop.games.tokyo.passage import retreats
from rubbletop.games.tokyo.state import TokyoState, Unit, replace
from rubbletop.games.tokyo.steps.base import TokyoStep
from rubbletop.kernel.bars import Bar, refuse
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Seat, say
from rubbletop.kernel.state import Change

MOST_STEPS = 3
"""A fleeing unit goes so many areas at most (64)."""
NOT_NOW = Bar(say("First the Damage Points must be distributed."), "XII")
NOT_HIT = Bar(say("That unit was not attacked."), "XII")
SETTLED = Bar(say("What happens to that unit is settled."), "XII, 59")
CANNOT_RETREAT = Bar(say("This unit has no area to retreat to."), "XII, 61, 62")
CANNOT_FLEE = Bar(say("This unit has nowhere to flee."), "XII, 64")
NO_OTHER = Bar(say("That cannot happen to this unit."), "XII, 60, 61")
NOT_MOST = Bar(say("As many Damage Points as possible must be absorbed, and none beyond them."), "XII, 59")
POPULACE_STAYS = Bar(say("Populace units never retreat."), "XII")


class AllotStep(TokyoStep):
    """The owner settles unit by unit; then all effects are applied: losses, retreats, flights."""

    name = "allot"
    rule = "XII, 59"
    frame = AllotFrame

    def actors(self, s: TokyoState) -> tuple[Seat, ...]:
        frame = s.top_frame(AllotFrame)
        if len(frame.harms) == len(frame.units):
            return ()
        return (s.units[frame.units[0]].owner,)

    def legal(self, s: TokyoState, seat: Seat) -> Iterable[Action]:
        for unit, harms in choices(self.field(s), s.top_frame(AllotFrame)).items():
            yield from (AllotHarm(seat=seat, unit=unit, harm=harm) for harm in harms)

    def check(self, s: TokyoState, action: Action) -> None:
        frame = s.top_frame(AllotFrame)
        if not isinstance(action, AllotHarm):
            refuse(NOT_NOW)
        elif action.unit not in frame.units:
            refuse(NOT_HIT)
        elif action.unit in frame.harms:
            refuse(SETTLED)
        elif action.harm not in choices(self.field(s), frame)[action.unit]:
            refuse(_why_not(self.field(s), s.units[action.unit], action))

    def apply(self, s: TokyoState, action: Action, dice: Dice) -> Change[TokyoState]:
        assert isinstance(action, AllotHarm)
        t = self.telling(s, dice)
        frame = s.top_frame(AllotFrame)
        frame = settled(t.field, replace(frame, harms={**frame.harms, action.unit: action.harm}))
        t.become(frame)
        t.tell(HarmAllotted(unit=action.unit, harm=action.harm, points=POINTS[action.harm]))
        return t.change

    def run(self, s: TokyoState, dice: Dice) -> Change[TokyoState]:
        t = self.telling(s, dice)
        frame = s.top_frame(AllotFrame)
        t.pop()
        t.destroy_all([unit for unit in frame.units if frame.harms[unit] in ("destroy", "die")], "strike")
        flee = [unit for unit in frame.units if frame.harms[unit] == "flee"]
        retreat = [unit for unit in frame.units if frame.harms[unit] == "retreat"]
        t.push(*(FleeFrame(unit=unit, steps=MOST_STEPS) for unit in reversed(flee)))
        t.push(*(RetreatFrame(unit=unit) for unit in reversed(retreat)))
        return t.change


def _why_not(field: Field, unit: Unit, action: AllotHarm) -> Bar:
    """Return why this cannot happen to an open unit."""
    if action.harm == "none" or action.harm in harms_of(field, unit):
        return NOT_MOST
    if action.harm == "retreat" and field.ground.row(unit).type == "populace":
        return POPULACE_STAYS
    if action.harm == "retreat" and not retreats(field, unit):
        return CANNOT_RETREAT
    if action.harm == "flee" and unit.stance == "outside":
        return CANNOT_FLEE
    return NO_OTHER
