# SPDX-License-Identifier: GPL-3.0-or-later
"""Marine Recovery (5.1.2; rulings 49 to 52)."""

from collections.abc import Iterable

from rubbletop.games.colossi.actions.marines import EndRecovery, Recover, Relief, Restore
from rubbletop.games.colossi.events.common import PhaseBegan
from rubbletop.games.colossi.events.marines import Effect, RecoveryTried, UnitRestored
from rubbletop.games.colossi.frames.marines import LandingFrame, RecoveryFrame, RestoreFrame
from rubbletop.games.colossi.ground import Field
from rubbletop.games.colossi.state import ColossiState, Unit, replace
from rubbletop.games.colossi.steps.base import MARINES, ColossiStep
from rubbletop.games.colossi.telling import Telling
from rubbletop.games.colossi.words.names import unit_name
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, IllegalAction, Seat, UnitId, say
from rubbletop.kernel.state import Change
from rubbletop.kernel.tally import Tally

TRIED = Bar(say("This unit has tried to recover already."), "5.1.2")
SOUND = Bar(say("Only a damaged, Stunned or Paralyzed unit on the map can recover."), "5.1.2")
FIRST = Bar(say("The Recovery step comes first."), "5.1.2")


def recovery_tally(field: Field, unit: Unit) -> Tally:
    """Return the modifier of each recovery die: once for tribes next to the unit (52)."""
    if unit.hex not in field.near_tribe:
        return Tally()
    modifier = field.ground.edition.marines.recovery.near_tribe
    return Tally().plus(modifier, say("Next to a tribe"), "5.1.2")


def has_medic(field: Field, unit: Unit) -> bool:
    """Return whether a Medic gives a unit a second die: near and not Paralyzed, or the unit itself (51)."""
    if unit.kind == "medic":
        return True
    at = field.unit_hex(unit.id)
    reach = field.ground.edition.marines.recovery.medic_range
    return any(
        u.kind == "medic" and u.marker != "paralyzed" and u.hex and field.board.distance(u.hex, at) <= reach
        for u in field.s.units.values()
        if u.place == "map"
    )


def restored(unit: Unit, choice: Relief) -> Unit:
    """Return a unit with one effect off: its damage, Stunned, or Paralyzed down to Stunned (5.1.2)."""
    if choice == "flip":
        return replace(unit, damaged=False)
    return replace(unit, marker="stunned" if unit.marker == "paralyzed" else "")


def _restore(t: Telling, unit: UnitId, choice: Relief) -> None:
    t.s = t.s.with_unit(restored(t.s.units[unit], choice))
    left: Effect = "stunned" if t.s.units[unit].marker else "unmarked"
    t.tell(UnitRestored(unit=unit, effect="flipped" if choice == "flip" else left, rule="5.1.2"))


class RecoveryStep(ColossiStep):
    """Each hurt unit may throw once, in the player's order (50)."""

    name = "recovery"
    rule = "5.1.2"
    frame = RecoveryFrame

    def _waiting(self, s: ColossiState) -> list[Unit]:
        frame = s.top_frame(RecoveryFrame)
        return [u for u in s.units.values() if _is_hurt(u) and u.id not in frame.tried]

    def actors(self, s: ColossiState) -> tuple[Seat, ...]:
        frame = s.top_frame(RecoveryFrame)
        return (MARINES,) if frame.begun and self._waiting(s) else ()

    def legal(self, s: ColossiState, seat: Seat) -> Iterable[Action]:
        for unit in self._waiting(s):
            yield Recover(seat=seat, unit=unit.id)
        yield EndRecovery(seat=seat)

    def check(self, s: ColossiState, action: Action) -> None:
        frame = s.top_frame(RecoveryFrame)
        if isinstance(action, EndRecovery):
            return
        if not isinstance(action, Recover):
            raise FIRST.refusal()
        if action.unit in frame.tried:
            raise TRIED.refusal()
        unit = s.units.get(action.unit)
        if unit is None or not _is_hurt(unit):
            raise SOUND.refusal()

    def apply(self, s: ColossiState, action: Action, dice: Dice) -> Change[ColossiState]:
        t = Telling(s, dice)
        match action:
            case EndRecovery():
                t.become(LandingFrame())
            case Recover():
                self._throw(t, s.units[action.unit])
            case _:
                raise AssertionError("an unchecked action")
        return t.change

    def _throw(self, t: Telling, unit: Unit) -> None:
        frame = t.s.top_frame(RecoveryFrame)
        t.become(replace(frame, tried=(*frame.tried, unit.id)))
        field = self.field(t.s)
        row = self.ground.edition.marines.recovery
        medic = has_medic(field, unit)
        tally = recovery_tally(field, unit)
        faces = t.roll(say("Recovery"), row.medic_dice if medic else 1).faces
        success = max(faces) + tally.total >= row.need
        t.tell(
            RecoveryTried(
                unit=unit.id,
                faces=faces,
                drm=tally.total,
                medic=medic,
                success=success,
                reckoning=tally.lines,
                rule=self.rule,
            )
        )
        if success and unit.damaged and unit.marker:
            t.push(RestoreFrame(unit=unit.id))
        elif success:
            _restore(t, unit.id, "flip" if unit.damaged else "marker")

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        frame = s.top_frame(RecoveryFrame)
        t = Telling(s, dice)
        if frame.begun:
            t.become(LandingFrame())
        else:
            t.become(replace(frame, begun=True))
            t.tell(PhaseBegan(turn=s.turn, phase="recovery", rule=self.rule))
        return t.change


def _is_hurt(unit: Unit) -> bool:
    return unit.place == "map" and (unit.damaged or bool(unit.marker))


class RestoreStep(ColossiStep):
    """A unit both damaged and marked recovers from one of the two, as the player likes (52)."""

    name = "restore"
    rule = "5.1.2"
    frame = RestoreFrame

    def actors(self, s: ColossiState) -> tuple[Seat, ...]:
        return (MARINES,)

    def legal(self, s: ColossiState, seat: Seat) -> Iterable[Action]:
        frame = s.top_frame(RestoreFrame)
        yield Restore(seat=seat, unit=frame.unit, choice="flip")
        yield Restore(seat=seat, unit=frame.unit, choice="marker")

    def check(self, s: ColossiState, action: Action) -> None:
        frame = s.top_frame(RestoreFrame)
        if not isinstance(action, Restore) or action.unit != frame.unit:
            what = say("Decide first what {unit} recovers from.", unit=unit_name(s, frame.unit))
            raise IllegalAction(what, f"{self.rule}, 52")

    def apply(self, s: ColossiState, action: Action, dice: Dice) -> Change[ColossiState]:
        assert isinstance(action, Restore)
        t = Telling(s, dice)
        t.pop()
        _restore(t, action.unit, action.choice)
        return t.change
