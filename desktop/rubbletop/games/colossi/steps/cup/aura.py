# SPDX-License-Identifier: GPL-3.0-or-later
"""The Ancestral Aura Phase: the storm drifts, one Rubble is turned over (6.0; 35, 100, 111 to 120, 156)."""

from collections.abc import Iterable
from typing import assert_never

from rubbletop.games.colossi import harm
from rubbletop.games.colossi.actions.cup import Reveal
from rubbletop.games.colossi.events.common import PhaseBegan
from rubbletop.games.colossi.events.cup import RubbleRevealed, StormMoved
from rubbletop.games.colossi.frames.cup import AuraFrame, FaceFrame, RevealFrame
from rubbletop.games.colossi.frames.harm import Shot, VolleyFrame
from rubbletop.games.colossi.frames.tribes import ColossiFrame
from rubbletop.games.colossi.ground import Field, Ground
from rubbletop.games.colossi.state import ColossiState, Rubble, Unit, replace
from rubbletop.games.colossi.steps.base import ColossiStep, for_tribes
from rubbletop.games.colossi.tables import Face
from rubbletop.games.colossi.telling import Telling, d3
from rubbletop.kernel.bag import drawn
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, IllegalAction, Seat, UnitId, say
from rubbletop.kernel.state import Change


class AuraStep(ColossiStep):
    """Begin the phase: the Dust Storm drifts by two dice gone off the map or on a printed Hill (35)."""

    name = "aura"
    rule = "6.0"
    frame = AuraFrame

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        t = Telling(s, dice)
        t.tell(PhaseBegan(turn=s.turn, phase="aura", rule=self.rule))
        t.become(RevealFrame())
        if s.storm is not None:
            direction, face = t.roll(say("Dust Storm: direction and distance"), 2).faces
            board = self.field(s).board
            line = board.line(s.storm, direction)
            far = d3(face)
            to = line[far - 1] if far <= len(line) and line[far - 1] not in board.hills else None
            t.s = replace(t.s, storm=to)
            t.tell(StormMoved(hex=to, origin=s.storm, rule=self.rule))
        return t.change


def revealable(s: ColossiState) -> tuple[Rubble, ...]:
    """Return the Rubble that can be turned over: face down and not Paralyzed (111)."""
    return tuple(rubble for rubble in s.rubble.values() if rubble.face is None and not rubble.paralyzed)


class RevealStep(ColossiStep):
    """Turn over one Rubble of a player's choice; then Paralyzed markers come off Rubble (100, 111, 156)."""

    name = "reveal"
    rule = "6.0"
    frame = RevealFrame

    def actors(self, s: ColossiState) -> tuple[Seat, ...]:
        return (for_tribes(s),) if len(revealable(s)) > 1 else ()

    def legal(self, s: ColossiState, seat: Seat) -> Iterable[Action]:
        for rubble in revealable(s):
            yield Reveal(seat=seat, rubble=rubble.id)

    def check(self, s: ColossiState, action: Action) -> None:
        rubble = s.rubble.get(action.rubble) if isinstance(action, Reveal) else None
        if rubble is None:
            raise IllegalAction(say("Choose a Rubble counter to turn over."), f"{self.rule}, 111")
        if rubble.face is not None:
            raise IllegalAction(say("That counter was turned over before."), f"{self.rule}, 111")
        if rubble.paralyzed:
            raise IllegalAction(say("That Rubble is Paralyzed this turn."), "5.4.3, 100")

    def apply(self, s: ColossiState, action: Action, dice: Dice) -> Change[ColossiState]:
        assert isinstance(action, Reveal)
        return self._revealed(s, action.rubble, dice)

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        options = revealable(s)
        return self._revealed(s, options[0].id if options else None, dice)

    def _revealed(self, s: ColossiState, rubble: UnitId | None, dice: Dice) -> Change[ColossiState]:
        t = Telling(s, dice)
        for counter in s.rubble.values():
            if counter.paralyzed:
                t.s = t.s.with_rubble(replace(counter, paralyzed=False))
        t.become(ColossiFrame())
        if rubble is not None:
            t.push(FaceFrame(rubble=rubble))
        return t.change


def hidden_faces(ground: Ground, s: ColossiState) -> tuple[Face, ...]:
    """Return the faces of all counters that are not on the map as features: in the pool or face down."""
    faces = [face for face, count in ground.edition.rubble.faces.items() for _ in range(count)]
    for rubble in s.rubble.values():
        if rubble.face is not None:
            faces.remove(rubble.face)
    return tuple(faces)


class FaceStep(ColossiStep):
    """Turn a Rubble counter over: its face is drawn now, and takes effect (6.0)."""

    name = "face"
    rule = "6.0"
    frame = FaceFrame

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        frame = s.top_frame(FaceFrame)
        t = Telling(s, dice)
        t.pop()
        face, _ = drawn(dice, hidden_faces(self.ground, s), say("Which Rubble it is"))
        rubble = s.rubble[frame.rubble]
        t.s = t.s.with_rubble(replace(rubble, face=face, paralyzed=False)).uncracked(rubble.id)
        t.tell(RubbleRevealed(rubble=rubble.id, hex=rubble.hex, face=face, rule=self.rule))
        match face:
            case "chalk":
                harm.remove_rubble(t, rubble.id, self.rule)
            case "shrapnel":
                self._shrapnel(t, rubble)
            case "firestones":
                self._fire_stones(t, rubble)
            case "stonehenge" | "cliffs" | "minefield" | "pit":
                pass
            case _:
                assert_never(face)
        return t.change

    def _shrapnel(self, t: Telling, rubble: Rubble) -> None:
        """Attack each unit within two hexes in sight, without retreats (118)."""
        row = self.ground.edition.aura
        seen = _seen_near(self.field(t.s), rubble, row.shrapnel_reach)
        harm.remove_rubble(t, rubble.id, self.rule)
        shots = tuple(Shot(unit=unit.id, cf=row.shrapnel_cf) for unit in seen)
        t.push(VolleyFrame(volley="shrapnel", cause=rubble.id, shots=shots))

    def _fire_stones(self, t: Telling, rubble: Rubble) -> None:
        """Paralyze adjacent units; Stun those at exactly two hexes and in sight (119)."""
        field = self.field(t.s)
        row = self.ground.edition.aura
        near = field.within(rubble.hex, row.stones_paralyze)
        for unit in near:
            harm.paralyze(t, unit.id, self.rule)
        for unit in _seen_near(field, rubble, row.stones_stun):
            if unit not in near:
                harm.stun(t, unit.id, self.rule)
        harm.remove_rubble(t, rubble.id, self.rule)


def _seen_near(field: Field, rubble: Rubble, reach: int) -> list[Unit]:
    """The units in reach of Rubble and in its sight; the storm does not matter (118)."""
    near = field.within(rubble.hex, reach)
    return [unit for unit in near if field.sees(rubble.hex, field.unit_hex(unit.id))]


STEPS = (AuraStep, RevealStep, FaceStep)
