# SPDX-License-Identifier: GPL-3.0-or-later
"""The special attacks but for Tunnel Rift and Rock Roller (7.2.3, 7.2.4; 130 to 132, 136 to 138, 142)."""

from typing import assert_never

from rubbletop.games.colossi import harm
from rubbletop.games.colossi.events.tribes import (
    Erupted,
    JigJigDanced,
    NoTarget,
    RollBegun,
    RollerHeld,
    Sighting,
    SlingSpread,
    SpecialBegun,
    Stared,
    Stomped,
)
from rubbletop.games.colossi.frames.harm import RubbleFrame, Shot, VolleyFrame
from rubbletop.games.colossi.frames.tribes import RiftFrame, RollerFrame, SpecialFrame, StareFrame, StompFrame
from rubbletop.games.colossi.state import ColossiState, Unit, replace
from rubbletop.games.colossi.steps.base import ColossiStep
from rubbletop.games.colossi.steps.tribes.jig_jig import is_dancing
from rubbletop.games.colossi.steps.tribes.target import find_target, find_visible, is_bound, told_target
from rubbletop.games.colossi.telling import Telling, d3
from rubbletop.games.colossi.tribe_tables import Shock, Special
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import SpaceId, UnitId, say
from rubbletop.kernel.state import Change


class SpecialStep(ColossiStep):
    """Begin the special attack that the top boulder shows now, or dance instead (130, 142, 155)."""

    name = "special"
    rule = "7.2.3"
    frame = SpecialFrame

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        frame = s.top_frame(SpecialFrame)
        t = Telling(s, dice)
        t.pop()
        if is_dancing(s, frame.tribe):
            t.tell(JigJigDanced(tribe=frame.tribe, rule="11.0, 155"))
            t.push(RiftFrame(tribe=frame.tribe))
            return t.change
        code = self.ground.top(s.tribes[frame.tribe]).code
        face = 0
        if code == "?":
            face = t.roll(say("Tombstones: special attack")).faces[0]
            code = self.ground.edition.tribes.die[face - 1]
        t.tell(SpecialBegun(tribe=frame.tribe, code=code, face=face, rule="7.2.4" if face else self.rule))
        self._begin(t, frame.tribe, code)
        return t.change

    def _begin(self, t: Telling, tribe: UnitId, code: Special) -> None:
        match code:
            case "AV":
                self._avalanche(t, tribe)
            case "BS":
                self._sling(t, tribe)
            case "FT":
                t.push(RiftFrame(tribe=tribe))
            case "MS":
                t.push(StareFrame(tribe=tribe))
            case "PD":
                near = self.field(t.s).within(self._hex(t, tribe), self.ground.edition.tribes.stomp)
                if not near:
                    t.tell(NoTarget(tribe=tribe, attack="stomp", rule=self.rule))
                t.push(StompFrame(tribe=tribe, units=tuple(unit.id for unit in near)))
            case "RL":
                self._roller(t, tribe)
            case _:
                assert_never(code)

    def _hex(self, t: Telling, tribe: UnitId) -> SpaceId:
        return self.field(t.s).tribe_hex(tribe)

    def _avalanche(self, t: Telling, tribe: UnitId) -> None:
        """Every unit within two hexes, lowest first, top CF only, with retreats (131)."""
        at = self._hex(t, tribe)
        cf = self.ground.top(t.s.tribes[tribe]).cf
        near = self.field(t.s).within(at, self.ground.edition.tribes.avalanche)
        if not near:
            t.tell(NoTarget(tribe=tribe, attack="avalanche", rule=self.rule))
        shots = tuple(Shot(unit=unit.id, cf=cf) for unit in near)
        t.push(VolleyFrame(volley="avalanche", cause=tribe, shots=shots, origin=at))

    def _sling(self, t: Telling, tribe: UnitId) -> None:
        """The nearest visible unit within five hexes, then the visible units next to it at -1 (132)."""
        field = self.field(t.s)
        at = self._hex(t, tribe)
        aim = find_visible(field, at)
        row = self.ground.edition.tribes
        if aim is None or aim.distance > row.sling:
            far = None if aim is None else Sighting(unit=aim.target.id, distance=aim.distance)
            t.tell(NoTarget(tribe=tribe, attack="sling", nearest=far, rule=self.rule))
            return
        first = aim.target
        cf = self.ground.top(t.s.tribes[tribe]).cf
        beside = field.within(field.unit_hex(first.id), 1)
        others = [unit for unit in beside if unit.id != first.id and field.sees(at, field.unit_hex(unit.id))]
        t.tell(told_target(field, tribe, aim, self.rule))
        if others:
            t.tell(SlingSpread(tribe=tribe, units=tuple(unit.id for unit in others), rule=self.rule))
        shots = (Shot(unit=first.id, cf=cf), *(Shot(unit=unit.id, cf=cf + row.beside) for unit in others))
        t.push(VolleyFrame(volley="sling", cause=tribe, shots=shots))

    def _roller(self, t: Telling, tribe: UnitId) -> None:
        """Roll D3 hexes at a new target; a tribe bound to Stonehenge stays (113, 139)."""
        field = self.field(t.s)
        at = field.tribe_hex(tribe)
        if is_bound(field, at):
            t.tell(RollerHeld(tribe=tribe, why="bound", rule="6.0"))
            return
        aim = find_target(field, at)
        if aim is None:
            t.tell(NoTarget(tribe=tribe, attack="roller", rule=self.rule))
            return
        face = t.roll(say("Rock Roller: distance")).faces[0]
        left = d3(face)
        t.tell(told_target(field, tribe, aim, self.rule))
        t.tell(RollBegun(tribe=tribe, face=face, distance=left, rule=self.rule))
        t.push(RollerFrame(tribe=tribe, target=aim.target.id, left=left, path=(at,)))


class StareStep(ColossiStep):
    """Stare along a random line: the nearest visible unit is Paralyzed, the others Stunned (136)."""

    name = "stare"
    rule = "7.2.3"
    frame = StareFrame

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        frame = s.top_frame(StareFrame)
        t = Telling(s, dice)
        t.pop()
        field = self.field(s)
        at = field.tribe_hex(frame.tribe)
        direction = t.roll(say("Medusa Stare: direction")).faces[0]
        line = field.board.line(at, direction)
        met = {field.unit_hex(unit.id): unit for unit in field.targets}
        seen = [met[space] for space in line if space in met and field.sees(at, space)]
        t.tell(
            Stared(
                tribe=frame.tribe,
                direction=direction,
                line=line,
                seen=tuple(unit.id for unit in seen),
                rule=self.rule,
            )
        )
        erupts = s.tribes[frame.tribe].tribe == "red" and s.turn % 2
        if erupts:
            t.push(RubbleFrame(origin=at))
        for place, unit in enumerate(seen):
            self._stare_at(t, unit, place)
        if erupts:
            t.tell(Erupted(tribe=frame.tribe, rule=self.rule))
        return t.change

    def _stare_at(self, t: Telling, unit: Unit, place: int) -> None:
        if (unit.marker and place == 0) or unit.marker == "paralyzed":
            harm.damage(t, self.ground, unit.id, self.rule)
        elif place == 0:
            harm.paralyze(t, unit.id, self.rule)
        else:
            harm.stun(t, unit.id, self.rule)


class StompStep(ColossiStep):
    """Throw a die for each unit within two hexes of the tribe, no sight needed (138)."""

    name = "stomp"
    rule = "7.2.3"
    frame = StompFrame

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        frame = s.top_frame(StompFrame)
        t = Telling(s, dice)
        if not frame.units:
            t.pop()
            return t.change
        unit, *left = frame.units
        t.become(replace(frame, units=tuple(left)))
        if s.units[unit].place == "map":
            face = t.roll(say("Stomp")).faces[0]
            shock = self.ground.edition.tribes.shock(face)
            t.tell(Stomped(tribe=frame.tribe, unit=unit, face=face, shock=shock, rule=self.rule))
            self._shake(t, unit, shock)
        return t.change

    def _shake(self, t: Telling, unit: UnitId, shock: Shock) -> None:
        match shock:
            case "damaged":
                harm.damage(t, self.ground, unit, self.rule)
            case "paralyzed" if t.s.units[unit].marker == "paralyzed":
                harm.damage(t, self.ground, unit, self.rule)
            case "paralyzed":
                harm.paralyze(t, unit, self.rule)
            case "stunned":
                harm.stun(t, unit, self.rule)
            case "none":
                pass
            case _:
                assert_never(shock)


STEPS = (SpecialStep, StareStep, StompStep)
