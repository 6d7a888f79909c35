# SPDX-License-Identifier: GPL-3.0-or-later
"""The Sacrifice Wormhole brings the Tombstones (sc. 2; rulings 20, 47, 150)."""

from rubbletop.games.colossi import motion
from rubbletop.games.colossi.council import wormhole_holder
from rubbletop.games.colossi.events.common import TribeMoved
from rubbletop.games.colossi.events.council import WormholeHeld, WormholeRolled
from rubbletop.games.colossi.frames.council import WormholeFrame
from rubbletop.games.colossi.frames.tribes import CardFrame
from rubbletop.games.colossi.setup import new_tribe
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.steps.base import ColossiStep
from rubbletop.games.colossi.telling import Telling
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import say
from rubbletop.kernel.state import Change


class WormholeStep(ColossiStep):
    """Throw a die: lower than the turn's number brings the tribe, unless a Marine holds the hex (150)."""

    name = "wormhole"
    rule = "sc. 2, 150"
    frame = WormholeFrame

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        t = Telling(s, dice)
        t.become(CardFrame())
        row = self.ground.edition.council.wormhole
        if s.turn < row.turn or row.tribe not in s.absent:
            return t.change
        holder = wormhole_holder(self.field(s))
        if holder is not None:
            t.tell(WormholeHeld(unit=holder.id, rule=self.rule))
            return t.change
        face = t.roll(say("Sacrifice Wormhole")).faces[0]
        opens = face < s.turn
        t.tell(WormholeRolled(face=face, turn=s.turn, opens=opens, rule=self.rule))
        if opens:
            self._rise(t)
        return t.change

    def _rise(self, t: Telling) -> None:
        """Put the tribe into the Wormhole, or into the lowest empty hex next to it where it is taken."""
        field = self.field(t.s)
        hole = field.board.wormhole
        assert hole is not None, "the zone of the council has a Wormhole"
        beside = None if field.is_room_for_tribe(hole) else field.lowest_room(hole, "tribe")
        at = beside or field.nearest_room_for_tribe(hole)
        motion.tell_deflected(t, self.ground, hole, at, self.rule)
        key = new_tribe(t, self.ground, self.ground.edition.council.wormhole.tribe, at)
        t.tell(TribeMoved(tribe=key, path=(at,), how="enter", rule=self.rule))
        motion.rejoice(t, self.ground, key, (at,))


STEPS = (WormholeStep,)
