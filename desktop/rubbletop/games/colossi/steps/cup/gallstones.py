# SPDX-License-Identifier: GPL-3.0-or-later
"""Gallstones: a lost boulder comes back (Event Chart; rulings 42, 43, 156)."""

from collections.abc import Iterable

from rubbletop.games.colossi import harm, motion
from rubbletop.games.colossi.actions.cup import Regrow, SpendRubble
from rubbletop.games.colossi.events.cup import BoulderReturned, NothingHappened
from rubbletop.games.colossi.frames.cup import GallstonesFrame, RegrowFrame
from rubbletop.games.colossi.ground import Ground
from rubbletop.games.colossi.setup import random_hex
from rubbletop.games.colossi.state import Boulder, ColossiState, Rubble, Tribe, replace
from rubbletop.games.colossi.steps.base import ColossiStep, for_tribes
from rubbletop.games.colossi.telling import Telling
from rubbletop.kernel.bag import drawn
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, IllegalAction, Seat, UnitId, say
from rubbletop.kernel.state import Change


def shortest_stacks(ground: Ground, s: ColossiState) -> tuple[Tribe, ...]:
    """Return the stacks on the map of the short tribe with fewest boulders (42)."""
    heights: dict[str, int] = {}
    for stack in s.tribes.values():
        heights[stack.tribe] = heights.get(stack.tribe, 0) + len(stack.stack)
    lost = {ground.tribe_of[boulder] for boulder in s.crumbled}
    short = [stack for stack in s.tribes.values() if stack.hex is not None and stack.tribe in lost]
    if not short:
        return ()
    fewest = min(heights[stack.tribe] for stack in short)
    return tuple(stack for stack in short if heights[stack.tribe] == fewest)


def face_down(s: ColossiState) -> tuple[Rubble, ...]:
    """Return the Rubble counters that lie face down."""
    return tuple(rubble for rubble in s.rubble.values() if rubble.face is None)


class GallstonesStep(ColossiStep):
    """Spend a Rubble counter for a boulder; failing that, a lone boulder appears (42, 43)."""

    name = "gallstones"
    rule = "Event Chart"
    frame = GallstonesFrame

    def _options(self, s: ColossiState) -> tuple[Rubble, ...]:
        return face_down(s) if shortest_stacks(self.ground, s) else ()

    def actors(self, s: ColossiState) -> tuple[Seat, ...]:
        return (for_tribes(s),) if len(self._options(s)) > 1 else ()

    def legal(self, s: ColossiState, seat: Seat) -> Iterable[Action]:
        for rubble in self._options(s):
            yield SpendRubble(seat=seat, rubble=rubble.id)

    def check(self, s: ColossiState, action: Action) -> None:
        rubble = s.rubble.get(action.rubble) if isinstance(action, SpendRubble) else None
        if rubble is None:
            raise IllegalAction(say("Choose a Rubble counter to remove."), f"{self.rule}, 42")
        if rubble.face is not None:
            reason = say("That counter is no Rubble any more: choose one that lies face down.")
            raise IllegalAction(reason, f"{self.rule}, 42")

    def apply(self, s: ColossiState, action: Action, dice: Dice) -> Change[ColossiState]:
        assert isinstance(action, SpendRubble)
        return self._spent(s, action.rubble, dice)

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        options = self._options(s)
        if options:
            return self._spent(s, options[0].id, dice)
        t = Telling(s, dice)
        t.pop()
        if s.crumbled:
            self._lone_boulder(t)
        else:
            t.tell(NothingHappened(event="gallstones", rule=self.rule))
        return t.change

    def _spent(self, s: ColossiState, rubble: UnitId, dice: Dice) -> Change[ColossiState]:
        t = Telling(s, dice)
        t.become(RegrowFrame())
        harm.remove_rubble(t, rubble, self.rule)
        return t.change

    def _lone_boulder(self, t: Telling) -> None:
        """Put a random lost boulder into a random hex as a stack of its own (43)."""
        boulder, left = drawn(t.dice, t.s.crumbled, say("Which boulder comes back"))
        meant = random_hex(t, self.ground)
        at = self.ground.field(t.s).nearest_room_for_tribe(meant)
        motion.tell_deflected(t, self.ground, meant, at, f"{self.rule}, 43")
        tribe = self.ground.tribe_of[boulder]
        names = (tribe, *(f"{tribe}/{n}" for n in range(2, len(self.ground.boulders))))
        key = next(UnitId(name) for name in names if name not in t.s.tribes)
        t.s = replace(t.s, crumbled=left)
        t.s = t.s.with_tribe(Tribe(id=key, tribe=tribe, hex=at, stack=(Boulder(id=boulder),)))
        t.tell(BoulderReturned(tribe=key, boulder=boulder, hex=at, how="alone", rule=self.rule))
        motion.rejoice(t, self.ground, key, (at,))


class RegrowStep(ColossiStep):
    """Give the boulder to the bottom of the shortest stack; of several the player names it (42)."""

    name = "regrow"
    rule = "Event Chart"
    frame = RegrowFrame

    def actors(self, s: ColossiState) -> tuple[Seat, ...]:
        return (for_tribes(s),) if len(shortest_stacks(self.ground, s)) > 1 else ()

    def legal(self, s: ColossiState, seat: Seat) -> Iterable[Action]:
        for stack in shortest_stacks(self.ground, s):
            yield Regrow(seat=seat, tribe=stack.id)

    def check(self, s: ColossiState, action: Action) -> None:
        if not isinstance(action, Regrow) or action.tribe not in s.tribes:
            raise IllegalAction(say("Choose the stack that gets the boulder."), f"{self.rule}, 42")
        if action.tribe not in {stack.id for stack in shortest_stacks(self.ground, s)}:
            reason = say("It goes to the tribe that has lost boulders and has fewest left.")
            raise IllegalAction(reason, f"{self.rule}, 42")

    def apply(self, s: ColossiState, action: Action, dice: Dice) -> Change[ColossiState]:
        assert isinstance(action, Regrow)
        return self._regrown(s, action.tribe, dice)

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        return self._regrown(s, shortest_stacks(self.ground, s)[0].id, dice)

    def _regrown(self, s: ColossiState, tribe: UnitId, dice: Dice) -> Change[ColossiState]:
        t = Telling(s, dice)
        t.pop()
        stack = s.tribes[tribe]
        own = tuple(boulder for boulder in s.crumbled if self.ground.tribe_of[boulder] == stack.tribe)
        boulder, _ = drawn(dice, own, say("Which boulder comes back"))
        t.s = replace(t.s, crumbled=tuple(other for other in s.crumbled if other != boulder))
        t.s = t.s.with_tribe(replace(stack, stack=(*stack.stack, Boulder(id=boulder))))
        at = self.field(s).tribe_hex(tribe)
        t.tell(BoulderReturned(tribe=tribe, boulder=boulder, hex=at, how="bottom", rule=self.rule))
        return t.change


STEPS = (GallstonesStep, RegrowStep)
