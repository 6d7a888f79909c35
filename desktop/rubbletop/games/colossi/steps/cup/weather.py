# SPDX-License-Identifier: GPL-3.0-or-later
"""Acid Rain, Rampage, Dust Storm, Pop Rocks, Medical Supply Drop (Event Chart; 22, 23, 32, 36, 41)."""

from collections.abc import Iterable

from rubbletop.games.colossi import harm
from rubbletop.games.colossi.actions.cup import EndSupply, Resupply
from rubbletop.games.colossi.events.cup import (
    AcidDie,
    AcidFell,
    NothingHappened,
    StormMoved,
    TremorDie,
    UnitSupplied,
)
from rubbletop.games.colossi.events.tribes import NoTarget, TribeSkipped
from rubbletop.games.colossi.frames.cup import (
    AcidRainFrame,
    PopRocksFrame,
    RampageFrame,
    StormFrame,
    SupplyFrame,
)
from rubbletop.games.colossi.frames.harm import RubbleFrame, Shot, VolleyFrame
from rubbletop.games.colossi.setup import random_hex
from rubbletop.games.colossi.state import ColossiState, Unit, replace
from rubbletop.games.colossi.steps.base import MARINES, ColossiStep
from rubbletop.games.colossi.telling import Telling
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, IllegalAction, Seat, UnitId, say
from rubbletop.kernel.state import Change

CHART = "Event Chart"
NO_UNIT = say("That unit is not on the map.")
FULL = say("That unit is not damaged.")
SPENT = say("Choose a damaged Marine, or leave the rest of the supplies unused.")


class AcidRainStep(ColossiStep):
    """Crack every tribe on the map and throw a die for each Rubble: 1 to 3 washes it away (22, 23)."""

    name = "acid_rain"
    rule = CHART
    frame = AcidRainFrame

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        t = Telling(s, dice)
        t.pop()
        field = self.field(s)
        tribes = tuple(tribe.id for tribe in field.tribes_in_order())
        for tribe in tribes:
            t.s = t.s.crack(tribe)
        t.tell(AcidFell(tribes=tribes, rule=self.rule))
        for rubble in field.hidden_rubble():
            face = t.roll(say("Acid Rain on Rubble")).faces[0]
            dissolves = face <= self.ground.edition.cup.acid
            t.tell(AcidDie(rubble=rubble.id, face=face, dissolves=dissolves, rule=self.rule))
            if dissolves:
                harm.remove_rubble(t, rubble.id, self.rule)
        return t.change


class RampageStep(ColossiStep):
    """Let the tribes in turn attack the units within two hexes at full strength (32)."""

    name = "rampage"
    rule = CHART
    frame = RampageFrame

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        frame = s.top_frame(RampageFrame)
        t = Telling(s, dice)
        if not frame.tribes:
            t.pop()
            return t.change
        tribe, *left = frame.tribes
        t.become(RampageFrame(tribes=tuple(left)))
        if s.tribes[tribe].paralyzed:
            t.tell(TribeSkipped(tribe=tribe, why="paralyzed", rule=f"{self.rule}, 32"))
        else:
            self._attack(t, tribe)
        return t.change

    def _attack(self, t: Telling, tribe: UnitId) -> None:
        stack = t.s.tribes[tribe]
        field = self.field(t.s)
        at = field.tribe_hex(tribe)
        cf = self.ground.thunderclap_cf(stack)
        shots = tuple(Shot(unit=unit.id, cf=cf) for unit in field.within(at, self.ground.edition.cup.rampage))
        if shots:
            t.push(VolleyFrame(volley="rampage", cause=tribe, shots=shots, origin=at))
        else:
            t.tell(NoTarget(tribe=tribe, attack="rampage", rule=self.rule))


class StormStep(ColossiStep):
    """Place the Dust Storm in a random hex."""

    name = "storm"
    rule = CHART
    frame = StormFrame

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        t = Telling(s, dice)
        t.pop()
        at = random_hex(t, self.ground)
        t.s = replace(t.s, storm=at)
        t.tell(StormMoved(hex=at, rule=self.rule))
        return t.change


class PopRocksStep(ColossiStep):
    """Let the tribes in turn throw a die: on 1 to 3 Rubble is made and turned over at once (36)."""

    name = "pop_rocks"
    rule = CHART
    frame = PopRocksFrame

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        frame = s.top_frame(PopRocksFrame)
        t = Telling(s, dice)
        if not frame.tribes:
            t.pop()
            return t.change
        tribe, *left = frame.tribes
        t.become(PopRocksFrame(tribes=tuple(left)))
        face = t.roll(say("Pop Rocks")).faces[0]
        pops = face <= self.ground.edition.cup.pop
        t.tell(TremorDie(tribe=tribe, face=face, pops=pops, rule=self.rule))
        if pops:
            t.push(RubbleFrame(origin=self.field(s).tribe_hex(tribe), then="reveal"))
        return t.change


class SupplyStep(ColossiStep):
    """Flip up to two damaged Marines to full strength; their markers stay (41)."""

    name = "supply"
    rule = CHART
    frame = SupplyFrame

    def _damaged(self, s: ColossiState) -> tuple[Unit, ...]:
        return tuple(unit for unit in s.units.values() if unit.place == "map" and unit.damaged)

    def actors(self, s: ColossiState) -> tuple[Seat, ...]:
        frame = s.top_frame(SupplyFrame)
        return (MARINES,) if frame.left and self._damaged(s) else ()

    def legal(self, s: ColossiState, seat: Seat) -> Iterable[Action]:
        for unit in self._damaged(s):
            yield Resupply(seat=seat, unit=unit.id)
        yield EndSupply(seat=seat)

    def check(self, s: ColossiState, action: Action) -> None:
        if isinstance(action, EndSupply):
            return
        if not isinstance(action, Resupply):
            raise IllegalAction(SPENT, self.rule)
        unit = s.units.get(action.unit)
        if unit is None or unit.place != "map":
            raise IllegalAction(NO_UNIT, self.rule)
        if not unit.damaged:
            raise IllegalAction(FULL, f"{self.rule}, 41")

    def apply(self, s: ColossiState, action: Action, dice: Dice) -> Change[ColossiState]:
        frame = s.top_frame(SupplyFrame)
        t = Telling(s, dice)
        match action:
            case Resupply():
                t.s = t.s.changed_unit(action.unit, damaged=False)
                t.tell(UnitSupplied(unit=action.unit, rule=self.rule))
                t.become(SupplyFrame(left=frame.left - 1))
            case _:
                t.pop()
        return t.change

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        frame = s.top_frame(SupplyFrame)
        t = Telling(s, dice)
        t.pop()
        if frame.left == self.ground.edition.cup.supplied:
            t.tell(NothingHappened(event="supply", rule=self.rule))
        return t.change


STEPS = (AcidRainStep, RampageStep, StormStep, PopRocksStep, SupplyStep)
