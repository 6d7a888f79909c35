# SPDX-License-Identifier: GPL-3.0-or-later
"""Tunnel Rift: a tribe comes up in a random hex (7.2.3; rulings 112 to 115, 133 to 135)."""

from typing import Literal

from rubbletop.games.colossi import harm, motion
from rubbletop.games.colossi.events.common import UnitStruck
from rubbletop.games.colossi.events.tribes import RiftBarred, RiftDrawn
from rubbletop.games.colossi.frames.harm import HitsFrame
from rubbletop.games.colossi.frames.tribes import RiftFrame, TremorFrame
from rubbletop.games.colossi.ground import Field
from rubbletop.games.colossi.setup import random_hex
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.steps.base import ColossiStep
from rubbletop.games.colossi.steps.tribes.target import is_bound
from rubbletop.games.colossi.telling import Telling
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import SpaceId, UnitId
from rubbletop.kernel.state import Change


def landing_hex(field: Field, drawn: SpaceId) -> SpaceId:
    """Return where an arrival comes up: the drawn hex, or where it cannot make room, the nearest empty hex.

    ``field`` is the table top without the arrival. Red Cliffs are closed (115); a tribe that cannot be moved
    aside keeps its hex (133).
    """
    stuck = drawn in field.tribe_at and field.lowest_room(drawn, "tribe") is None
    if field.face_at(drawn) == "cliffs" or stuck:
        return field.nearest_room_for_tribe(drawn)
    return drawn


class RiftStep(ColossiStep):
    """Draw the hex, come up there and move aside whoever was in it."""

    name = "rift"
    rule = "7.2.3"
    frame = RiftFrame

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        frame = s.top_frame(RiftFrame)
        t = Telling(s, dice)
        t.become(TremorFrame(tribe=frame.tribe))
        drawn = random_hex(t, self.ground)
        t.tell(RiftDrawn(tribe=frame.tribe, hex=drawn, rule=self.rule))
        start = s.tribes[frame.tribe].hex
        if drawn == start:
            t.tell(RiftBarred(tribe=frame.tribe, hex=drawn, to=drawn, why="own", rule="7.2.3, 135"))
        else:
            self._come_up(t, frame.tribe, drawn)
        return t.change

    def _come_up(self, t: Telling, tribe: UnitId, drawn: SpaceId) -> None:
        start = t.s.tribes[tribe].hex
        if start is not None and is_bound(self.field(t.s), start):
            harm.remove_rubble(t, self.field(t.s).rubble_at[start].id, "6.0, 113")
        field = motion.vacated(self.ground, t.s, tribe)
        to = landing_hex(field, drawn)
        if to != drawn:
            why: Literal["cliffs", "room"] = "cliffs" if field.face_at(drawn) == "cliffs" else "room"
            t.tell(RiftBarred(tribe=tribe, hex=drawn, to=to, why=why, rule="7.2.3, 115, 133"))
        stone = field.tribe_at.get(to)
        buried = field.rubble_at.get(to) if field.face_at(to) == "down" else None
        unit = next((u for u in field.targets if u.hex == to), None)
        passenger = field.passenger if unit is not None and unit.kind == "carrier" else None
        path = (to,) if start is None else (start, to)
        base = len(t.s.stack)
        motion.move_tribe(t, self.ground, tribe, path, how="rift", rule=self.rule)
        if stone is not None:
            self._shove_tribe(t, stone.id, to)
        if buried is not None:
            self._shove_rubble(t, buried.id, to)
        if unit is not None:
            self._displace(t, unit.id, passenger.id if passenger is not None else None, to)
        motion.joys_first(t, base)

    def _shove_tribe(self, t: Telling, tribe: UnitId, at: SpaceId) -> None:
        room = self.field(t.s).lowest_room(at, "tribe")
        assert room is not None, "a tribe without room was not displaced"
        motion.move_tribe(t, self.ground, tribe, (at, room), how="displaced", rule=self.rule)

    def _shove_rubble(self, t: Telling, rubble: UnitId, at: SpaceId) -> None:
        motion.shove_rubble(t, rubble, self.field(t.s).lowest_room(at, "unit"), self.rule)

    def _displace(self, t: Telling, unit: UnitId, passenger: UnitId | None, at: SpaceId) -> None:
        """Move a unit aside with one hit; the Ore Carrier is destroyed and its passenger moved (134)."""
        if t.s.units[unit].kind == "carrier":
            harm.eliminate(t, unit, self.rule)
            if passenger is None:
                return
            unit = passenger
        room = self.field(t.s).lowest_room(at, "unit")
        if room is None:
            harm.eliminate(t, unit, self.rule)
            return
        motion.move_unit(t, self.ground, unit, (at, room), how="displaced", rule=self.rule)
        t.tell(UnitStruck(unit=unit, by="rift", rule=f"{self.rule}, 134"))
        t.push(HitsFrame(unit=unit, hits=1))
        motion.enter(t, self.ground, unit, room)


class TremorStep(ColossiStep):
    """Stun the units next to the tribe that came up, a Stunned one becoming Paralyzed (134)."""

    name = "tremor"
    rule = "7.2.3"
    frame = TremorFrame

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        frame = s.top_frame(TremorFrame)
        t = Telling(s, dice)
        t.pop()
        field = self.field(s)
        for unit in field.within(field.tribe_hex(frame.tribe), 1):
            harm.stun(t, unit.id, self.rule)
        return t.change


STEPS = (RiftStep, TremorStep)
