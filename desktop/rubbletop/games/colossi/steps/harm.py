# SPDX-License-Identifier: GPL-3.0-or-later
"""Volleys, the allotment of hits, retreats, wrecks and the placing of Rubble (5.1.1, 5.4.6, 7.2.2)."""

from collections.abc import Iterable

from rubbletop.games.colossi import harm, motion
from rubbletop.games.colossi.actions.harm import AllotHit, Retreat
from rubbletop.games.colossi.events.common import RubbleMissing, UnitAttacked
from rubbletop.games.colossi.frames.cup import FaceFrame
from rubbletop.games.colossi.frames.harm import (
    HitsFrame,
    RetreatFrame,
    RubbleFrame,
    Shot,
    VolleyFrame,
    WreckFrame,
)
from rubbletop.games.colossi.ground import Field
from rubbletop.games.colossi.state import ColossiState, Unit, replace
from rubbletop.games.colossi.steps.base import MARINES, ColossiStep
from rubbletop.games.colossi.telling import Telling, d3
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, IllegalAction, Seat, SpaceId, UnitId, say
from rubbletop.kernel.state import Change

PURPOSES = {
    "thunderclap": say("Thunderclap"),
    "avalanche": say("Avalanche"),
    "sling": say("Boulder Sling"),
    "roller": say("Rock Roller"),
    "shrapnel": say("Shale Shrapnel"),
    "rampage": say("Colossal Rampage"),
    "lightning": say("Chain Lightning"),
}
RULES = {
    "thunderclap": "7.2.2",
    "avalanche": "7.2.3",
    "sling": "7.2.3",
    "roller": "7.2.3",
    "shrapnel": "6.0",
    "rampage": "Event Chart",
    "lightning": "Event Chart",
}


class VolleyStep(ColossiStep):
    """Attack the listed units one after another; one gone by then is skipped (10)."""

    name = "volley"
    rule = "7.2.2"
    frame = VolleyFrame

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        frame = s.top
        assert isinstance(frame, VolleyFrame)
        t = Telling(s, dice)
        if not frame.shots:
            t.pop()
            return t.change
        shot, *left = frame.shots
        t.become(replace(frame, shots=tuple(left)))
        target = self._target(s, shot.unit)
        if target is not None:
            self._attack(t, frame, replace(shot, unit=target.id))
        return t.change

    def _target(self, s: ColossiState, unit: UnitId) -> Unit | None:
        """The unit that takes the attack: the Ore Carrier for a unit that has become its passenger (69)."""
        field = self.field(s)
        listed = s.units[unit]
        if listed.place != "map":
            return None
        if field.passenger is not None and field.passenger.id == unit:
            return field.carrier
        return listed

    def _attack(self, t: Telling, frame: VolleyFrame, shot: Shot) -> None:
        field = self.field(t.s)
        target = t.s.units[shot.unit]
        structure = field.is_structure(field.unit_hex(shot.unit))
        count = max(1, shot.cf - int(structure))
        dn = self.ground.values(target).dn
        faces = t.roll(PURPOSES[frame.volley], count).faces
        hits = sum(face > dn for face in faces)
        rule = RULES[frame.volley]
        t.tell(
            UnitAttacked(
                unit=target.id,
                cause=frame.cause,
                attack=frame.volley,
                faces=faces,
                dn=dn,
                hits=hits,
                structure=structure,
                rule=rule,
            )
        )
        if hits or frame.origin is not None:
            t.push(HitsFrame(unit=target.id, hits=hits, origin=frame.origin))


class HitsStep(ColossiStep):
    """Take hits one at a time: a marker step or the damaged side, as the player likes (5.1.1, 7)."""

    name = "hits"
    rule = "5.1.1"
    frame = HitsFrame

    def actors(self, s: ColossiState) -> tuple[Seat, ...]:
        frame = s.top
        assert isinstance(frame, HitsFrame)
        return (
            (MARINES,) if frame.hits and len(harm.hit_choices(self.ground, s.units[frame.unit])) > 1 else ()
        )

    def legal(self, s: ColossiState, seat: Seat) -> Iterable[Action]:
        frame = s.top
        assert isinstance(frame, HitsFrame)
        for choice in harm.hit_choices(self.ground, s.units[frame.unit]):
            yield AllotHit(seat=seat, unit=frame.unit, choice=choice)

    def apply(self, s: ColossiState, action: Action, dice: Dice) -> Change[ColossiState]:
        frame = s.top
        assert isinstance(frame, HitsFrame)
        assert isinstance(action, AllotHit)
        t = Telling(s, dice)
        t.become(replace(frame, hits=frame.hits - 1))
        harm.take_hit(t, frame.unit, action.choice, self.rule)
        return t.change

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        frame = s.top
        assert isinstance(frame, HitsFrame)
        t = Telling(s, dice)
        unit = s.units[frame.unit]
        choices = harm.hit_choices(self.ground, unit)
        if unit.place != "map":
            t.pop()
        elif not frame.hits:
            t.become(*(() if frame.origin is None else (RetreatFrame(unit=unit.id, origin=frame.origin),)))
        elif unit.kind == "carrier":
            t.pop()
            harm.hit_carrier(t, unit.id, frame.hits, frame.origin, self.rule)
        elif choices:
            t.become(replace(frame, hits=frame.hits - 1))
            harm.take_hit(t, unit.id, choices[0], self.rule)
        else:
            t.pop()
            harm.eliminate(t, unit.id, self.rule)
        return t.change


def retreats(field: Field, unit: Unit, origin: SpaceId) -> tuple[SpaceId, ...]:
    """Return the hexes to which a unit can retreat from ``origin``, lowest first (7.2.2, 71, 128)."""
    at = field.unit_hex(unit.id)
    away = field.board.distance(origin, at) + 1
    beside = field.rails(at) if unit.kind == "carrier" else field.board.neighbours[at]
    farther = [to for to in beside if field.board.distance(origin, to) == away]
    return tuple(to for to in field.in_order(farther) if _can_retreat_into(field, unit, to))


def _can_retreat_into(field: Field, unit: Unit, to: SpaceId) -> bool:
    if field.is_hill(to) or to in field.tribe_at or field.face_at(to) in ("down", "cliffs"):
        return False
    standing = field.units_at.get(to, ())
    if not standing:
        return True
    if unit.kind == "carrier":
        return len(standing) == 1 and field.passenger is None
    return len(standing) == 1 and standing[0].kind == "carrier"


class RetreatStep(ColossiStep):
    """Retreat a survivor one hex farther from its attacker, or let it take one more hit (7.2.2, 128)."""

    name = "retreat"
    rule = "7.2.2"
    frame = RetreatFrame

    def _hexes(self, s: ColossiState) -> tuple[SpaceId, ...]:
        frame = s.top
        assert isinstance(frame, RetreatFrame)
        field = self.field(s)
        unit = s.units[frame.unit]
        free = retreats(field, unit, frame.origin)
        # The Pit is entered only when there is no other hex (120).
        dry = tuple(to for to in free if field.face_at(to) != "pit")
        return dry or free

    def actors(self, s: ColossiState) -> tuple[Seat, ...]:
        return (MARINES,) if len(self._hexes(s)) > 1 else ()

    def legal(self, s: ColossiState, seat: Seat) -> Iterable[Action]:
        frame = s.top
        assert isinstance(frame, RetreatFrame)
        for to in self._hexes(s):
            yield Retreat(seat=seat, unit=frame.unit, to=to)

    def check(self, s: ColossiState, action: Action) -> None:
        frame = s.top
        assert isinstance(frame, RetreatFrame)
        if not isinstance(action, Retreat) or action.unit != frame.unit:
            raise IllegalAction(say("A unit must retreat first."), self.rule)
        if action.to not in self._hexes(s):
            raise IllegalAction(
                say("It must retreat to a free hex one farther from its attacker."), self.rule
            )

    def apply(self, s: ColossiState, action: Action, dice: Dice) -> Change[ColossiState]:
        assert isinstance(action, Retreat)
        return self._retreated(s, action.to, dice)

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        frame = s.top
        assert isinstance(frame, RetreatFrame)
        hexes = self._hexes(s)
        if hexes:
            return self._retreated(s, hexes[0], dice)
        t = Telling(s, dice)
        t.become(HitsFrame(unit=frame.unit, hits=1))
        return t.change

    def _retreated(self, s: ColossiState, to: SpaceId, dice: Dice) -> Change[ColossiState]:
        frame = s.top
        assert isinstance(frame, RetreatFrame)
        t = Telling(s, dice)
        t.pop()
        field = self.field(s)
        start = field.unit_hex(frame.unit)
        passenger = field.passenger if s.units[frame.unit].kind == "carrier" else None
        motion.move_unit(t, self.ground, frame.unit, (start, to), how="retreat", rule=self.rule)
        if passenger is not None:
            motion.move_unit(t, self.ground, passenger.id, (start, to), how="carried", rule=self.rule)
        motion.enter(t, self.ground, frame.unit, to)
        return t.change


class WreckStep(ColossiStep):
    """Put random Rubble where the Ore Carrier was destroyed, or next to it if that is taken (72)."""

    name = "wreck"
    rule = "5.3.1.3"
    frame = WreckFrame

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        frame = s.top
        assert isinstance(frame, WreckFrame)
        t = Telling(s, dice)
        t.pop()
        field = self.field(s)
        at = frame.hex if field.is_room(frame.hex) else field.lowest_room(frame.hex, "unit")
        if at is None:
            t.tell(RubbleMissing(origin=frame.hex, why="room", rule=self.rule))
        else:
            motion.place_rubble(t, self.ground, at, None, self.rule)
        return t.change


class RubbleStep(ColossiStep):
    """Place Rubble: dice for direction and distance, then the hex it fits into (5.4.6, 107 to 110)."""

    name = "rubble"
    rule = "5.4.6"
    frame = RubbleFrame

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        frame = s.top
        assert isinstance(frame, RubbleFrame)
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
            placed = motion.place_rubble(t, self.ground, at, frame.origin, self.rule)
        if placed is not None and frame.then == "reveal":
            t.push(FaceFrame(rubble=placed))
        if placed is not None and struck is not None:
            t.push(HitsFrame(unit=struck.id, hits=1))


STEPS = (VolleyStep, HitsStep, RetreatStep, WreckStep, RubbleStep)
