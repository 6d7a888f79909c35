# SPDX-License-Identifier: GPL-3.0-or-later
"""Rock Garden of the Gods: all Rubble is turned over, a tribe may appear at the mine (26 to 28)."""

from collections.abc import Iterable

from rubbletop.games.colossi import harm, motion
from rubbletop.games.colossi.actions.cup import Sidestep
from rubbletop.games.colossi.events.common import TribeMoved
from rubbletop.games.colossi.events.cup import NothingHappened
from rubbletop.games.colossi.frames.cup import FaceFrame, RockGardenFrame, SidestepFrame
from rubbletop.games.colossi.ground import Field
from rubbletop.games.colossi.setup import new_tribe
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.steps.base import MARINES, ColossiStep
from rubbletop.games.colossi.telling import Telling
from rubbletop.kernel.bag import drawn
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, IllegalAction, Seat, SpaceId, say
from rubbletop.kernel.state import Change


class RockGardenStep(ColossiStep):
    """Turn over the Rubble that lay there at the start, lowest first, then let a tribe appear (26, 27)."""

    name = "rock_garden"
    rule = "Event Chart"
    frame = RockGardenFrame

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        frame = s.top_frame(RockGardenFrame)
        t = Telling(s, dice)
        if frame.rubble:
            rubble, *left = frame.rubble
            t.become(RockGardenFrame(rubble=tuple(left)))
            t.push(FaceFrame(rubble=rubble))
            return t.change
        t.pop()
        self._appear(t)
        return t.change

    def _appear(self, t: Telling) -> None:
        """Let a living tribe never yet on the map appear at the mine entrance, if nobody is there (27)."""
        field = self.field(t.s)
        mine = _mine(field)
        waiting = tuple(tribe for tribe in t.s.absent if tribe != "tomb")
        if any(unit.kind != "carrier" for unit in field.units_at.get(mine, ())):
            t.tell(NothingHappened(event="rock_garden", why="occupied", rule=self.rule))
            return
        if not waiting:
            t.tell(NothingHappened(event="rock_garden", why="absent", rule=f"{self.rule}, 27"))
            return
        at = (
            mine
            if mine not in field.tribe_at and mine not in field.rubble_at
            else field.lowest_room(mine, "tribe")
        )
        if at is None:
            t.tell(NothingHappened(event="rock_garden", why="room", rule=f"{self.rule}, 27"))
            return
        tribe, _ = drawn(t.dice, waiting, say("Which tribe appears"))
        motion.tell_deflected(t, self.ground, mine, at, f"{self.rule}, 27")
        key = new_tribe(t, self.ground, tribe, at)
        t.tell(TribeMoved(tribe=key, path=(at,), how="enter", rule=self.rule))
        if at in field.units_at:
            t.push(SidestepFrame())


class SidestepStep(ColossiStep):
    """Move the lone Ore Carrier to an empty rail hex next to the mine; without one it is destroyed (28)."""

    name = "sidestep"
    rule = "Event Chart"
    frame = SidestepFrame

    def _hexes(self, s: ColossiState) -> tuple[SpaceId, ...]:
        field = self.field(s)
        return tuple(to for to in field.in_order(field.rails(_mine(field))) if field.is_room(to))

    def actors(self, s: ColossiState) -> tuple[Seat, ...]:
        return (MARINES,) if len(self._hexes(s)) > 1 else ()

    def legal(self, s: ColossiState, seat: Seat) -> Iterable[Action]:
        carrier = self.field(s).carrier
        assert carrier is not None, "the Ore Carrier stands at the mine"
        for to in self._hexes(s):
            yield Sidestep(seat=seat, unit=carrier.id, to=to)

    def check(self, s: ColossiState, action: Action) -> None:
        if not isinstance(action, Sidestep) or s.units[action.unit].kind != "carrier":
            raise IllegalAction(say("First the Ore Carrier must make room."), f"{self.rule}, 28")
        if action.to not in self._hexes(s):
            reason = say("It can only go to an empty rail hex next to the mine entrance.")
            raise IllegalAction(reason, f"{self.rule}, 28")

    def apply(self, s: ColossiState, action: Action, dice: Dice) -> Change[ColossiState]:
        assert isinstance(action, Sidestep)
        return self._aside(s, action.to, dice)

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        hexes = self._hexes(s)
        return self._aside(s, hexes[0] if hexes else None, dice)

    def _aside(self, s: ColossiState, to: SpaceId | None, dice: Dice) -> Change[ColossiState]:
        t = Telling(s, dice)
        t.pop()
        field = self.field(s)
        carrier = field.carrier
        assert carrier is not None, "the Ore Carrier stands at the mine"
        if to is None:
            harm.eliminate(t, carrier.id, self.rule)
        else:
            motion.move_unit(t, self.ground, carrier.id, (_mine(field), to), how="aside", rule=self.rule)
            motion.enter(t, self.ground, carrier.id, to)
        return t.change


def _mine(field: Field) -> SpaceId:
    mine = field.board.mine
    assert mine is not None, "Rock Garden is an event of the zone with the mine"
    return mine


STEPS = (RockGardenStep, SidestepStep)
