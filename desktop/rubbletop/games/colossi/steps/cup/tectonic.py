# SPDX-License-Identifier: GPL-3.0-or-later
"""Tectonic Eruption: two hexes become Hills (Event Chart; rulings 14, 46 to 48)."""

from rubbletop.games.colossi import harm, motion
from rubbletop.games.colossi.events.cup import GroundErupted
from rubbletop.games.colossi.frames.cup import DrawFrame, TectonicFrame
from rubbletop.games.colossi.setup import random_hex
from rubbletop.games.colossi.state import ColossiState, replace
from rubbletop.games.colossi.steps.base import ColossiStep
from rubbletop.games.colossi.telling import Telling
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import SpaceId, UnitId
from rubbletop.kernel.state import Change


class TectonicStep(ColossiStep):
    """Place one marker after the other, then have another counter drawn (14, 47)."""

    name = "tectonic"
    rule = "Event Chart"
    frame = TectonicFrame

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        frame = s.top_frame(TectonicFrame)
        t = Telling(s, dice)
        if not frame.left:
            t.become(DrawFrame())
            return t.change
        t.become(TectonicFrame(left=frame.left - 1))
        at = random_hex(t, self.ground)
        while at in t.s.tectonic:
            at = random_hex(t, self.ground)
        self._erupt(t, at)
        return t.change

    def _erupt(self, t: Telling, at: SpaceId) -> None:
        before = self.field(t.s)
        beside = before.within(at, 1)
        t.s = replace(t.s, tectonic=(*t.s.tectonic, at))
        t.tell(GroundErupted(hex=at, rule=self.rule))
        if at in before.rubble_at:
            harm.remove_rubble(t, before.rubble_at[at].id, self.rule)
        for unit in before.units_at.get(at, ()):
            harm.eliminate(t, unit.id, self.rule)
        for unit in beside:
            if unit.hex != at:
                harm.paralyze(t, unit.id, self.rule)
        tribe = before.tribe_at.get(at)
        if tribe is not None:
            self._throw_out(t, tribe.id, at)
        for tribe in self.field(t.s).tribes_in_order():
            if tribe.hex == at or tribe.hex in before.board.neighbours[at]:
                harm.paralyze_stone(t, tribe.id, self.rule)

    def _throw_out(self, t: Telling, tribe: UnitId, at: SpaceId) -> None:
        """Flip or remove the tribe's bottom boulder, then move it to the lowest adjacent empty hex (48)."""
        harm.flip_bottom(t, tribe, self.rule)
        room = self.field(t.s).lowest_room(at, "tribe")
        if tribe in t.s.tribes and room is not None:
            motion.move_tribe(t, self.ground, tribe, (at, room), how="displaced", rule=self.rule)


STEPS = (TectonicStep,)
