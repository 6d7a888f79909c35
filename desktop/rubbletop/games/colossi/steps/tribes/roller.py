# SPDX-License-Identifier: GPL-3.0-or-later
"""Rock Roller: a tribe rolls at its target, over whatever is in the way (7.2.3; rulings 139 to 141)."""

from typing import Literal

from rubbletop.games.colossi import motion
from rubbletop.games.colossi.events.common import TribeMoved
from rubbletop.games.colossi.events.tribes import HexChosen, RollerHeld
from rubbletop.games.colossi.frames.harm import Shot, VolleyFrame
from rubbletop.games.colossi.frames.tribes import RollerFrame
from rubbletop.games.colossi.ground import Field
from rubbletop.games.colossi.state import ColossiState, replace
from rubbletop.games.colossi.steps.base import ColossiStep
from rubbletop.games.colossi.steps.tribes.target import chosen, indicator, is_bound, is_free_for_tribe
from rubbletop.games.colossi.telling import Telling
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import SpaceId, UnitId
from rubbletop.kernel.state import Change


def is_straight(field: Field, frame: RollerFrame) -> bool:
    """Return whether a roll has no target any more and goes straight on (139)."""
    return frame.reached or field.s.units[frame.target].place != "map"


def roll_hexes(field: Field, frame: RollerFrame) -> list[SpaceId]:
    """Return the hexes among which the card picks the next one of a roll, none past the map edge.

    Nearer to the target, around Red Cliffs where that is possible; straight on once the target's hex was
    entered (139). Ruling: also where the target has died before, under the Rubble of a Sacred Pillar (151).
    """
    at = frame.path[-1]
    if is_straight(field, frame):
        straight = field.board.step(at, frame.direction)
        return [] if straight is None else [straight]
    steps = field.board.steps_from(field.unit_hex(frame.target))
    nearer = [to for to in field.board.neighbours[at] if steps[to] < steps[at]]
    return [to for to in nearer if field.face_at(to) != "cliffs"] or nearer


class RollerStep(ColossiStep):
    """Roll one hex on, shoving stones aside and striking units, until the distance is used up."""

    name = "roller"
    rule = "7.2.3"
    frame = RollerFrame

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        frame = s.top_frame(RollerFrame)
        t = Telling(s, dice)
        if not frame.left:
            self._come_to_rest(t, frame)
            return t.change
        field = self.field(s)
        hexes = roll_hexes(field, frame)
        to = chosen(field, hexes) if hexes else None
        why = _held(motion.vacated(self.ground, s, frame.tribe), to)
        if to is None or why is not None:
            t.tell(RollerHeld(tribe=frame.tribe, why=why or "edge", rule=self.rule))
            t.become(replace(frame, left=0))
            return t.change
        t.tell(
            HexChosen(
                tribe=frame.tribe,
                to=to,
                why="straight" if is_straight(field, frame) else "nearer",
                rivals=tuple(field.in_order(other for other in hexes if other != to)),
                indicator=indicator(field),
                rule=self.rule,
            )
        )
        self._roll(t, frame, to)
        return t.change

    def _roll(self, t: Telling, frame: RollerFrame, to: SpaceId) -> None:
        field = motion.vacated(self.ground, t.s, frame.tribe)
        at = frame.path[-1]
        stone = field.tribe_at.get(to)
        buried = field.rubble_at.get(to) if field.face_at(to) == "down" else None
        room = field.lowest_room(to, "tribe" if stone is not None else "unit")
        unit = next((u for u in field.targets if u.hex == to), None)
        target = t.s.units[frame.target]
        rolled = replace(
            frame,
            left=0 if is_bound(field, to) else frame.left - 1,
            path=(*frame.path, to),
            direction=field.board.direction(at, to) or 0,
            reached=frame.reached or target.hex == to,
        )
        t.become(rolled)
        base = len(t.s.stack)
        motion.move_tribe(t, self.ground, frame.tribe, (at, to), how="roll", rule=self.rule)
        if stone is not None:
            assert room is not None, "a roll into a stone without room was held"
            motion.move_tribe(t, self.ground, stone.id, (to, room), how="shove", rule=self.rule)
        if buried is not None:
            motion.shove_rubble(t, buried.id, room, self.rule)
        if unit is not None:
            cf = self.ground.top(t.s.tribes[frame.tribe]).cf
            shot = Shot(unit=unit.id, cf=cf)
            t.push(VolleyFrame(volley="roller", cause=frame.tribe, shots=(shot,), origin=to))
        motion.joys_first(t, base)
        if is_bound(field, to):
            t.tell(RollerHeld(tribe=frame.tribe, why="stonehenge", rule="6.0"))

    def _come_to_rest(self, t: Telling, frame: RollerFrame) -> None:
        """End the roll; where a unit could not get away, in the last free hex before it (141)."""
        field = self.field(t.s)
        t.pop()
        at = frame.path[-1]
        if at not in field.units_at:
            return
        free = (before for before in reversed(frame.path) if is_free_for_tribe(field, before))
        back = next(free, None)
        t.tell(RollerHeld(tribe=frame.tribe, why="occupied", rule=self.rule))
        if back is not None:
            self._go_back(t, frame.tribe, (at, back))
        else:
            path = (at, field.nearest_room_for_tribe(at))
            motion.move_tribe(t, self.ground, frame.tribe, path, how="roll", rule=self.rule)

    def _go_back(self, t: Telling, tribe: UnitId, path: tuple[SpaceId, SpaceId]) -> None:
        """End the roll in a hex of its course, which is not entered anew: no joy at a Pillar (141, 151)."""
        t.s = t.s.tribe_moved(tribe, path[-1])
        t.tell(TribeMoved(tribe=tribe, path=path, how="roll", rule=self.rule))


class FirstRollerStep(RollerStep):
    """A roll as in games begun under the first rules: whoever goes back into a Pillar rejoices again."""

    def _go_back(self, t: Telling, tribe: UnitId, path: tuple[SpaceId, SpaceId]) -> None:
        motion.move_tribe(t, self.ground, tribe, path, how="roll", rule=self.rule)


def _held(field: Field, to: SpaceId | None) -> Literal["edge", "cliffs", "room"] | None:
    """Return why a roll ends before ``to``: the map edge, Red Cliffs, or a stone that has no room (140)."""
    if to is None:
        return "edge"
    if field.face_at(to) == "cliffs":
        return "cliffs"
    if to in field.tribe_at and field.lowest_room(to, "tribe") is None:
        return "room"
    if field.face_at(to) == "down" and field.lowest_room(to, "unit") is None:
        return "room"
    return None


STEPS = (RollerStep,)
