# SPDX-License-Identifier: GPL-3.0-or-later
"""A unit retreats one area away from GODRAN; one that has nowhere to go is lost (XII; 62, 63, 111)."""

from collections.abc import Iterable

from rubbletop.games.tokyo.actions.godran import RetreatUnit
from rubbletop.games.tokyo.events.common import UnitWithdrew
from rubbletop.games.tokyo.frames.godran import RetreatFrame
from rubbletop.games.tokyo.ground import Field
from rubbletop.games.tokyo.passage import retreats, stance_in, why_no_step
from rubbletop.games.tokyo.state import TokyoState, Unit
from rubbletop.games.tokyo.steps.base import TokyoStep
from rubbletop.games.tokyo.steps.godran.bars import NO_AREA
from rubbletop.games.tokyo.telling import Telling
from rubbletop.kernel.bars import Bar, refuse
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Seat, SpaceId, say
from rubbletop.kernel.state import Change

NOT_NOW = Bar(say("First this unit must retreat."), "XII")
ANOTHER = Bar(say("Another unit must retreat now."), "XII")
NOT_AWAY = Bar(say("A unit retreats away from GODRAN: into an area farther from it."), "XII, 62")


class RetreatStep(TokyoStep):
    """The owner picks the area; a single one, or none, is not asked about."""

    name = "retreat"
    rule = "XII, 62"
    frame = RetreatFrame

    def _unit(self, s: TokyoState) -> Unit:
        return s.units[s.top_frame(RetreatFrame).unit]

    def actors(self, s: TokyoState) -> tuple[Seat, ...]:
        unit = self._unit(s)
        return (unit.owner,) if len(retreats(self.field(s), unit)) > 1 else ()

    def legal(self, s: TokyoState, seat: Seat) -> Iterable[Action]:
        unit = self._unit(s)
        return [RetreatUnit(seat=seat, unit=unit.id, to=to) for to in retreats(self.field(s), unit)]

    def check(self, s: TokyoState, action: Action) -> None:
        if not isinstance(action, RetreatUnit):
            refuse(NOT_NOW)
        elif action.unit != self._unit(s).id:
            refuse(ANOTHER)
        else:
            refuse(_why_not(self.field(s), self._unit(s), action.to))

    def apply(self, s: TokyoState, action: Action, dice: Dice) -> Change[TokyoState]:
        assert isinstance(action, RetreatUnit)
        t = self.telling(s, dice)
        _retreat(t, self._unit(s), action.to)
        return t.change

    def run(self, s: TokyoState, dice: Dice) -> Change[TokyoState]:
        t = self.telling(s, dice)
        unit = self._unit(s)
        ways = retreats(t.field, unit)
        if ways:
            _retreat(t, unit, ways[0])
        else:
            t.pop()
            t.destroy(unit.id, "retreat")
        return t.change


def _why_not(field: Field, unit: Unit, to: SpaceId) -> Bar | None:
    """Return why a unit cannot retreat into an area, None where it can."""
    if to in retreats(field, unit):
        return None
    if to not in field.board.areas:
        return NO_AREA
    return why_no_step(field, unit, to) or NOT_AWAY


def _retreat(t: Telling, unit: Unit, to: SpaceId) -> None:
    """Move a unit one area away from GODRAN, and go on."""
    assert unit.area is not None
    t.s = t.s.moved(unit.id, to, stance_in(t.field, unit, to))
    t.pop()
    t.tell(UnitWithdrew(unit=unit.id, path=(unit.area, to), how="retreat"))
