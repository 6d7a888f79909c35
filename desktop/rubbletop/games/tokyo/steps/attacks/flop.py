# SPDX-License-Identifier: GPL-3.0-or-later
"""A failed attack: GODRAN destroys an attacker, roofs fall, the rest retreat (XIV; rulings 111, 112)."""

from collections.abc import Iterable

from rubbletop.games.tokyo.actions.attacks import SpareUnits, SwatUnit
from rubbletop.games.tokyo.events.attacks import AttackersSpared
from rubbletop.games.tokyo.frames.attacks import FlopFrame
from rubbletop.games.tokyo.frames.godran import RetreatFrame
from rubbletop.games.tokyo.passage import retreats
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.steps.base import TokyoStep
from rubbletop.games.tokyo.telling import Telling
from rubbletop.kernel.bars import Bar, refuse
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Seat, UnitId, say
from rubbletop.kernel.state import Change

RULE = "XIV, 111"
NO_ATTACKER = Bar(say("Only a unit of the attack that failed can be destroyed."), RULE)
FIRST_THIS = Bar(say("First GODRAN destroys one of the attackers, or none."), RULE)


class FlopStep(TokyoStep):
    """The Controller destroys one attacker of her choice, or none, where the choice makes a difference."""

    name = "flop"
    rule = RULE
    frame = FlopFrame

    def actors(self, s: TokyoState) -> tuple[Seat, ...]:
        """The Controller, unless all attackers are lost anyway: on roofs, or without retreat."""
        field = self.field(s)
        attackers = s.top_frame(FlopFrame).attackers
        return (s.in_control,) if any(retreats(field, s.units[unit]) for unit in attackers) else ()

    def legal(self, s: TokyoState, seat: Seat) -> Iterable[Action]:
        for unit in s.top_frame(FlopFrame).attackers:
            yield SwatUnit(seat=seat, unit=unit)
        yield SpareUnits(seat=seat)

    def check(self, s: TokyoState, action: Action) -> None:
        match action:
            case SwatUnit() if action.unit not in s.top_frame(FlopFrame).attackers:
                refuse(NO_ATTACKER)
            case SwatUnit() | SpareUnits():
                return
            case _:
                refuse(FIRST_THIS)

    def apply(self, s: TokyoState, action: Action, dice: Dice) -> Change[TokyoState]:
        t = self.telling(s, dice)
        attackers = s.top_frame(FlopFrame).attackers
        if isinstance(action, SwatUnit):
            t.destroy(action.unit, "flop")
            attackers = tuple(unit for unit in attackers if unit != action.unit)
        else:
            t.tell(AttackersSpared())
        disperse(t, attackers)
        return t.change

    def run(self, s: TokyoState, dice: Dice) -> Change[TokyoState]:
        t = self.telling(s, dice)
        disperse(t, s.top_frame(FlopFrame).attackers)
        return t.change


def disperse(t: Telling, units: tuple[UnitId, ...]) -> None:
    """Let units fall off their roofs and the others retreat, in the order in which they joined (111)."""
    roofs = [unit for unit in units if t.s.units[unit].stance == "roof"]
    t.pop()
    t.destroy_all(roofs, "roof")
    t.push(*(RetreatFrame(unit=unit) for unit in reversed(units) if unit not in roofs))
