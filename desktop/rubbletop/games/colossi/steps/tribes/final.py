# SPDX-License-Identifier: GPL-3.0-or-later
"""The Final Phase: markers off, the ends of the game, the next turn (8.0; rulings 21, 100, 157, 158)."""

from rubbletop.games.colossi.events.common import PhaseBegan
from rubbletop.games.colossi.events.council import BattleEnded
from rubbletop.games.colossi.events.tribes import End, GameEnded
from rubbletop.games.colossi.frames.council import InterludeFrame
from rubbletop.games.colossi.frames.cup import EventFrame
from rubbletop.games.colossi.frames.tribes import FinalFrame
from rubbletop.games.colossi.score import points
from rubbletop.games.colossi.state import ColossiState, Tribe, Unit, replace
from rubbletop.games.colossi.steps.base import ColossiStep
from rubbletop.games.colossi.telling import Telling
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.state import Change


class FinalStep(ColossiStep):
    """Clear the table for the next turn, or end the game."""

    name = "final"
    rule = "8.0"
    frame = FinalFrame

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        t = Telling(_cleared(s), dice)
        t.tell(PhaseBegan(turn=s.turn, phase="final", rule=self.rule))
        why = self._end(t.s)
        if why is not None and s.scenario == "3" and not self.ground.is_council(s):
            total = points(self.ground, t.s).total
            t.tell(BattleEnded(why=why, points=total, rule=self.rule))
            t.s = replace(t.s, stack=(InterludeFrame(),))
            return t.change
        if why is not None:
            t.tell(GameEnded(why=why, rule=self.rule))
            t.s = replace(t.s, ended=why, stack=())
            return t.change
        t.s = replace(t.s, turn=s.turn + 1, stack=(EventFrame(),))
        return t.change

    def _end(self, s: ColossiState) -> End | None:
        if not any(u.place == "map" and self.ground.is_marine(u) for u in s.units.values()):
            return "no_marines"
        if not any(tribe.hex is not None for tribe in s.tribes.values()):
            return "no_tribes"
        return "turns" if self.ground.is_last_turn(s) else None


def _cleared(s: ColossiState) -> ColossiState:
    """Return the state without this turn's markers and events; storm and Tectonic hexes stay (21)."""
    units = {key: _rested(unit) for key, unit in s.units.items()}
    tribes = {key: _freed(tribe) for key, tribe in s.tribes.items()}
    return replace(s, units=units, tribes=tribes, events=(), card=0, cracked=(), series=None)


def _rested(unit: Unit) -> Unit:
    if unit.place in ("escaped", "lost", "reserve", "team", "trapped"):
        return unit
    return replace(unit, arrival="", acted=False, moved=False, began=unit.hex)


def _freed(tribe: Tribe) -> Tribe:
    return replace(tribe, paralyzed=False) if tribe.paralyzed else tribe


STEPS = (FinalStep,)
