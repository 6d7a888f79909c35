# SPDX-License-Identifier: GPL-3.0-or-later
"""A tribe finds its target, moves toward it and strikes it (7.2.1, 7.2.2; rulings 121 to 127)."""

from rubbletop.games.colossi.events.tribes import HexChosen, NoTarget
from rubbletop.games.colossi.frames.harm import Shot, VolleyFrame
from rubbletop.games.colossi.frames.tribes import AdvanceFrame, SpecialFrame, TargetFrame
from rubbletop.games.colossi.motion import move_tribe
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.steps.base import ColossiStep
from rubbletop.games.colossi.steps.tribes.target import (
    find_target,
    indicator,
    is_bound,
    next_hex,
    told_target,
)
from rubbletop.games.colossi.telling import Telling
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.state import Change


class TargetStep(ColossiStep):
    """Find the target: the nearest unit in sight, or the nearest of all when none is seen (122)."""

    name = "target"
    rule = "7.2.1"
    frame = TargetFrame

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        frame = s.top_frame(TargetFrame)
        t = Telling(s, dice)
        field = self.field(s)
        at = field.tribe_hex(frame.tribe)
        aim = find_target(field, at)
        if aim is None:
            t.tell(NoTarget(tribe=frame.tribe, rule=self.rule))
            t.become(SpecialFrame(tribe=frame.tribe))
            return t.change
        t.tell(told_target(field, frame.tribe, aim, self.rule))
        row = self.ground.edition.tribes
        left = row.steps + (row.wave if "wave" in s.events else 0)
        t.become(AdvanceFrame(tribe=frame.tribe, target=aim.target.id, left=left))
        return t.change


class AdvanceStep(ColossiStep):
    """Move a hex nearer, or strike the target once it is adjacent; it alone is attacked (123 to 125)."""

    name = "advance"
    rule = "7.2.1"
    frame = AdvanceFrame

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        frame = s.top_frame(AdvanceFrame)
        t = Telling(s, dice)
        if s.units[frame.target].place != "map":
            # Rubble thrown out of a Sacred Pillar on the way can fall on the target (151).
            t.become(SpecialFrame(tribe=frame.tribe))
            return t.change
        field = self.field(s)
        at = field.tribe_hex(frame.tribe)
        goal = field.unit_hex(frame.target)
        if field.board.distance(at, goal) <= 1:
            self._strike(t, frame)
        elif not frame.left:
            t.become(SpecialFrame(tribe=frame.tribe))
        elif is_bound(field, at):
            t.tell(HexChosen(tribe=frame.tribe, to=None, why="bound", rule="6.0"))
            t.become(SpecialFrame(tribe=frame.tribe))
        else:
            self._move(t, frame)
        return t.change

    def _strike(self, t: Telling, frame: AdvanceFrame) -> None:
        stack = t.s.tribes[frame.tribe]
        shot = Shot(unit=frame.target, cf=self.ground.thunderclap_cf(stack))
        t.become(SpecialFrame(tribe=frame.tribe))
        t.push(VolleyFrame(volley="thunderclap", cause=frame.tribe, shots=(shot,), origin=stack.hex))

    def _move(self, t: Telling, frame: AdvanceFrame) -> None:
        field = self.field(t.s)
        at = field.tribe_hex(frame.tribe)
        course = next_hex(field, at, field.unit_hex(frame.target))
        t.tell(
            HexChosen(
                tribe=frame.tribe,
                to=course.to,
                why=course.why,
                rivals=course.rivals,
                indicator=indicator(field),
                barred=course.barred,
                rule=self.rule,
            )
        )
        if course.to is None:
            t.become(SpecialFrame(tribe=frame.tribe))
            return
        t.become(AdvanceFrame(tribe=frame.tribe, target=frame.target, left=frame.left - 1))
        move_tribe(t, self.ground, frame.tribe, (at, course.to), how="charge", rule=self.rule)


STEPS = (TargetStep, AdvanceStep)
