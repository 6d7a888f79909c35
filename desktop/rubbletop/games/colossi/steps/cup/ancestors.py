# SPDX-License-Identifier: GPL-3.0-or-later
"""Honoring Our Ancestors and Gemstones of Our Ancestors (Event Chart; rulings 37, 38, 44, 45)."""

from rubbletop.games.colossi import motion
from rubbletop.games.colossi.events.cup import NothingHappened, TribeLeft, TribeSummoned
from rubbletop.games.colossi.frames.cup import DrawFrame, GallstonesFrame, GemstonesFrame, HonoringFrame
from rubbletop.games.colossi.setup import new_tribe
from rubbletop.games.colossi.state import ColossiState, replace
from rubbletop.games.colossi.steps.base import ColossiStep
from rubbletop.games.colossi.tables import TribeName
from rubbletop.games.colossi.telling import Telling
from rubbletop.kernel.bag import drawn
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import say
from rubbletop.kernel.state import Change


class HonoringStep(ColossiStep):
    """Take all tribes off the map, to return by Tunnel Rift together with a newcomer (37, 38)."""

    name = "honoring"
    rule = "Event Chart"
    frame = HonoringFrame

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        t = Telling(s, dice)
        t.pop()
        field = self.field(s)
        leaving = field.tribes_in_order()
        for tribe in leaving:
            at = field.tribe_hex(tribe.id)
            t.s = t.s.tribe_moved(tribe.id, None).uncracked(tribe.id)
            t.tell(TribeLeft(tribe=tribe.id, hex=at, rule=self.rule))
            motion.leave_garrison(t, self.ground, at)
        entering = [*t.s.entering, *(tribe.id for tribe in leaving)]
        if t.s.absent:
            newcomer, _ = drawn(dice, t.s.absent, say("Which tribe comes along"))
            entering.append(new_tribe(t, self.ground, newcomer, None))
            t.tell(TribeSummoned(tribe=newcomer, rule=self.rule))
        t.s = replace(t.s, entering=tuple(entering))
        return t.change


def dead_tribes(s: ColossiState, tribes: tuple[TribeName, ...]) -> tuple[TribeName, ...]:
    """Return the tribes that have been in play and have no boulder left (45)."""
    alive = {stack.tribe for stack in s.tribes.values()}
    return tuple(tribe for tribe in tribes if tribe not in alive and tribe not in s.absent)


class GemstonesStep(ColossiStep):
    """Bring the Tombstones once two tribes are gone; before, draw another event instead (44, 45)."""

    name = "gemstones"
    rule = "Event Chart"
    frame = GemstonesFrame

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        t = Telling(s, dice)
        t.pop()
        names = tuple(rows.tribe for rows in self.ground.edition.boulders)
        if len(dead_tribes(s, names)) < self.ground.edition.cup.dead:
            t.tell(NothingHappened(event="gemstones", rule=self.rule))
            t.s = replace(t.s, events=tuple(e for e in t.s.events if e != "gemstones"))
            t.push(DrawFrame(back="gemstones"))
        elif any(stack.tribe == "tomb" for stack in s.tribes.values()):
            t.push(GallstonesFrame())
        else:
            back = tuple(boulder for boulder in s.crumbled if self.ground.tribe_of[boulder] != "tomb")
            t.s = replace(t.s, crumbled=back)
            key = new_tribe(t, self.ground, "tomb", None)
            t.s = replace(t.s, entering=(*t.s.entering, key))
            t.tell(TribeSummoned(tribe="tomb", rule=self.rule))
        return t.change


STEPS = (HonoringStep, GemstonesStep)
