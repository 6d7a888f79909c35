# SPDX-License-Identifier: GPL-3.0-or-later
"""The wreck of the Ore Carrier and the placing of Rubble (5.3.1.3, 5.4.6; rulings 72, 107 to 110)."""

from rubbletop.games.colossi import motion
from rubbletop.games.colossi.events.common import RubbleDeflected, RubbleMissing, UnitStruck
from rubbletop.games.colossi.frames.cup import FaceFrame
from rubbletop.games.colossi.frames.harm import HitsFrame, RubbleFrame, WreckFrame
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.steps.base import ColossiStep
from rubbletop.games.colossi.telling import Telling, d3
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import SpaceId, say
from rubbletop.kernel.state import Change


class WreckStep(ColossiStep):
    """Put random Rubble where the Ore Carrier was destroyed, or next to it if that is taken (72)."""

    name = "wreck"
    rule = "5.3.1.3"
    frame = WreckFrame

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        frame = s.top_frame(WreckFrame)
        t = Telling(s, dice)
        t.pop()
        field = self.field(s)
        at = frame.hex if field.is_room(frame.hex) else field.lowest_room(frame.hex, "unit")
        if at is None:
            t.tell(RubbleMissing(origin=frame.hex, why="room", rule=self.rule))
        else:
            if at != frame.hex:
                t.tell(RubbleDeflected(hex=frame.hex, to=at, rule=f"{self.rule}, 72"))
            motion.place_rubble(t, self.ground, at, None, self.rule, source="wreck")
        return t.change


class RubbleStep(ColossiStep):
    """Place Rubble: dice for direction and distance, then the hex it fits into (5.4.6, 107 to 110)."""

    name = "rubble"
    rule = "5.4.6"
    frame = RubbleFrame

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        frame = s.top_frame(RubbleFrame)
        t = Telling(s, dice)
        t.pop()
        direction, face = t.roll(say("Rubble: direction and distance"), 2).faces
        distance = d3(face) if frame.distance == "d3" else face
        line = self.field(s).board.line(frame.origin, direction)
        if len(s.rubble) >= self.ground.rubble_total:
            t.tell(RubbleMissing(origin=frame.origin, why="pool", rule=self.rule))
        elif len(line) < distance:
            t.tell(RubbleMissing(origin=frame.origin, why="edge", rule=self.rule))
        else:
            self._land(t, frame, line[distance - 1])
        return t.change

    def _land(self, t: Telling, frame: RubbleFrame, landing: SpaceId) -> None:
        field = self.field(t.s)
        at = landing if field.is_room(landing) else field.lowest_room(landing, "unit")
        struck = next((u for u in field.targets if u.hex == landing), None)
        placed = None
        if at is None:
            t.tell(RubbleMissing(origin=frame.origin, why="room", rule=self.rule))
        else:
            if at != landing:
                t.tell(RubbleDeflected(hex=landing, to=at, rule=f"{self.rule}, 108"))
            placed = motion.place_rubble(t, self.ground, at, frame.origin, self.rule)
        if placed is not None and frame.then == "reveal":
            t.push(FaceFrame(rubble=placed))
        if placed is not None and struck is not None:
            t.tell(UnitStruck(unit=struck.id, by="rubble", rule=f"{self.rule}, 109"))
            t.push(HitsFrame(unit=struck.id, hits=1))


STEPS = (WreckStep, RubbleStep)
