# SPDX-License-Identifier: GPL-3.0-or-later
"""The Pissed GODRAN strikes back at once: a building first, else its attackers (XIV; rulings 17, 85, 120)."""

from collections.abc import Iterable

from rubbletop.games.tokyo.actions.attacks import StrikeBack
from rubbletop.games.tokyo.assault import NEXT_DOOR
from rubbletop.games.tokyo.events.attacks import GodranFumed
from rubbletop.games.tokyo.frames.attacks import PissedFrame
from rubbletop.games.tokyo.ground import Field
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.steps.base import TokyoStep
from rubbletop.games.tokyo.violence import building_targets, is_eligible, smash, strike
from rubbletop.kernel.bars import Bar, refuse
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Seat, UnitId, say
from rubbletop.kernel.state import Change

RULE = "XIV, 120"
PLAIN = 0
"""What is added to each die: annoyed and stunned wait for the next Phase 6 (68)."""
FIRST_THIS = Bar(say("First the pissed GODRAN smashes a building: choose it."), RULE)
NO_BUILDING = Bar(say("GODRAN cannot reach a standing building there."), RULE)


def struck_units(field: Field, attackers: Iterable[UnitId]) -> tuple[UnitId, ...]:
    """Return the attackers that the pissed GODRAN strikes where no building is: beside it, not inside."""
    far = field.board.steps_from(field.s.godran)
    units = [field.s.units[unit] for unit in attackers]
    return tuple(
        unit.id
        for unit in units
        if unit.area is not None and is_eligible(unit) and far[unit.area] <= NEXT_DOOR
    )


class PissedStep(TokyoStep):
    """The Controller picks the building, which GODRAN must smash; without one it strikes by itself."""

    name = "pissed"
    rule = RULE
    frame = PissedFrame

    def actors(self, s: TokyoState) -> tuple[Seat, ...]:
        buildings = {building for building, _ in building_targets(self.field(s))}
        return (s.in_control,) if len(buildings) > 1 else ()

    def legal(self, s: TokyoState, seat: Seat) -> Iterable[Action]:
        for building, area in building_targets(self.field(s)):
            yield StrikeBack(seat=seat, building=building, area=area)

    def check(self, s: TokyoState, action: Action) -> None:
        if not isinstance(action, StrikeBack):
            refuse(FIRST_THIS)
        elif (action.building, action.area) not in building_targets(self.field(s)):
            refuse(NO_BUILDING)

    def apply(self, s: TokyoState, action: Action, dice: Dice) -> Change[TokyoState]:
        assert isinstance(action, StrikeBack)
        frame = s.top_frame(PissedFrame)
        t = self.telling(s, dice)
        t.pop()
        smash(t, action.building, action.area, frame.dice, PLAIN)
        return t.change

    def run(self, s: TokyoState, dice: Dice) -> Change[TokyoState]:
        frame, field = s.top_frame(PissedFrame), self.field(s)
        t = self.telling(s, dice)
        t.pop()
        buildings, units = building_targets(field), struck_units(field, frame.attackers)
        if buildings:
            smash(t, *buildings[0], frame.dice, PLAIN)
        elif units:
            strike(t, units, frame.dice, PLAIN)
        else:
            t.tell(GodranFumed())
        return t.change
