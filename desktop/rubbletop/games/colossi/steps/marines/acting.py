# SPDX-License-Identifier: GPL-3.0-or-later
"""The Action step: units act one after another, each to the end (5.3; rulings 58, 59, 64, 94)."""

from collections.abc import Iterable, Iterator

from rubbletop.games.colossi.actions.marines import EndAction, EndActions, UnitAction
from rubbletop.games.colossi.events.common import PhaseBegan
from rubbletop.games.colossi.frames.cup import AuraFrame
from rubbletop.games.colossi.frames.marines import ActingFrame, ActionsFrame
from rubbletop.games.colossi.ground import Field
from rubbletop.games.colossi.state import ColossiState, Unit, replace
from rubbletop.games.colossi.steps.base import MARINES, ColossiStep
from rubbletop.games.colossi.steps.marines.bars import ABSENT, begun, may_stand, why_idle
from rubbletop.games.colossi.steps.marines.chisel import ChiselDeed
from rubbletop.games.colossi.steps.marines.deed import EVERY_KIND, Deed, crack_closed, finished, series_ended
from rubbletop.games.colossi.steps.marines.drill import DrillDeed
from rubbletop.games.colossi.steps.marines.fire import FireDeed
from rubbletop.games.colossi.steps.marines.flight import BombDeed, FlyDeed, touched_down, why_no_touchdown
from rubbletop.games.colossi.steps.marines.jump import JumpDeed
from rubbletop.games.colossi.steps.marines.lagi import LagiDeed
from rubbletop.games.colossi.steps.marines.march import HaulDeed, MarchDeed
from rubbletop.games.colossi.steps.marines.recon import ReconDeed
from rubbletop.games.colossi.steps.marines.rescue import EscapeDeed, FreeDeed
from rubbletop.games.colossi.steps.marines.strike import StrikeDeed
from rubbletop.games.colossi.steps.marines.walking import MUST_LEAVE
from rubbletop.games.colossi.telling import Telling
from rubbletop.kernel.bars import Bar, refuse
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Seat, say
from rubbletop.kernel.state import Change

DEEDS: tuple[Deed, ...] = (
    MarchDeed(),
    HaulDeed(),
    FlyDeed(),
    EscapeDeed(),
    JumpDeed(),
    FireDeed(),
    ChiselDeed(),
    DrillDeed(),
    BombDeed(),
    LagiDeed(),
    ReconDeed(),
    StrikeDeed(),
    FreeDeed(),
)
DEED_OF: dict[type[Action], Deed] = {deed.action: deed for deed in DEEDS}
DEEDS_OF = {kind: tuple(deed for deed in DEEDS if kind in deed.kinds) for kind in EVERY_KIND}
ENTRIES_OF = {kind: tuple(deed for deed in deeds if deed.comes_in) for kind, deeds in DEEDS_OF.items()}

NOT_NOW = Bar(say("That cannot be done in the Action step."), "5.3")
NOTHING_BEGUN = Bar(say("No unit is in the middle of its action."), "5.3")
UNFINISHED = Bar(say("Another unit is in the middle of its action: finish it first."), "5.3")
BOMBER_WAITS = Bar(say("A Bomber beside the map must fly in first."), "sc. 1, 59")
TEAM_WAITS = Bar(say("A unit beside the map must walk in first."), "sc. 2, 148")


def choices(field: Field, act: ActingFrame, seat: Seat) -> Iterator[Action]:
    """Yield what a unit may decide in its action, without ending it."""
    unit = field.s.units[act.unit]
    for deed in (DEEDS_OF if unit.hex is not None else ENTRIES_OF)[unit.kind]:
        yield from deed.choices(field, act, seat)


def fresh_choices(field: Field, unit: Unit, seat: Seat) -> Iterator[Action]:
    """Yield what a unit that has not acted may begin with."""
    if why_idle(unit) is None:
        yield from choices(field, begun(field, unit), seat)


def able(field: Field) -> tuple[Unit, ...]:
    """Return the units that can still begin an action, in table order (5.3)."""
    found = (unit for unit in field.s.units.values() if next(fresh_choices(field, unit, MARINES), None))
    return tuple(found)


class ActionsStep(ColossiStep):
    """The player picks the next unit by its first decision, or ends the step."""

    name = "actions"
    rule = "5.3"
    frame = ActionsFrame

    def actors(self, s: ColossiState) -> tuple[Seat, ...]:
        frame = s.top_frame(ActionsFrame)
        if not frame.begun:
            return ()
        field = self.field(s)
        some = any(True for unit in s.units.values() for _ in fresh_choices(field, unit, MARINES))
        return (MARINES,) if some else ()

    def legal(self, s: ColossiState, seat: Seat) -> Iterable[Action]:
        field = self.field(s)
        found = [action for unit in s.units.values() for action in fresh_choices(field, unit, seat)]
        if self._why_no_end(field) is None:
            found.append(EndActions(seat=seat))
        return found

    def _why_no_end(self, field: Field) -> Bar | None:
        """Why the step cannot end yet: a unit beside the map that can come in (59, 148)."""
        for unit in field.s.units.values():
            if unit.place == "beside" and next(fresh_choices(field, unit, MARINES), None) is not None:
                return BOMBER_WAITS if unit.kind == "bomber" else TEAM_WAITS
        return None

    def check(self, s: ColossiState, action: Action) -> None:
        field = self.field(s)
        if isinstance(action, EndActions):
            refuse(self._why_no_end(field))
            return
        deed = DEED_OF.get(type(action))
        if deed is None or not isinstance(action, UnitAction):
            raise (NOTHING_BEGUN if isinstance(action, EndAction) else NOT_NOW).refusal()
        unit = s.units.get(action.unit)
        if unit is None:
            raise ABSENT.refusal()
        refuse(why_idle(unit))
        refuse(deed.why_not(field, begun(field, unit), action))

    def apply(self, s: ColossiState, action: Action, dice: Dice) -> Change[ColossiState]:
        t = Telling(s, dice)
        if isinstance(action, EndActions):
            self._end(t)
            return t.change
        assert isinstance(action, UnitAction)
        act = begun(self.field(s), s.units[action.unit])
        t.push(act)
        DEED_OF[type(action)].do(t, self.ground, act, action)
        return t.change

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        frame = s.top_frame(ActionsFrame)
        t = Telling(s, dice)
        if frame.begun:
            self._end(t)
            return t.change
        units = {u.id: replace(u, acted=False, moved=False) for u in s.units.values()}
        t.s = replace(s, units=units)
        t.become(replace(frame, begun=True))
        t.tell(PhaseBegan(turn=s.turn, phase="actions", rule=self.rule))
        return t.change

    def _end(self, t: Telling) -> None:
        """Go on to the Ancestral Aura Phase; the crack markers are gone (94)."""
        series_ended(t)
        for target in t.s.cracked:
            crack_closed(t, target)
        t.become(AuraFrame())


class ActingStep(ColossiStep):
    """A unit goes on with its action until it has nothing left to do, or the player ends it."""

    name = "acting"
    rule = "5.3"
    frame = ActingFrame

    def _act(self, s: ColossiState) -> ActingFrame:
        return s.top_frame(ActingFrame)

    def _choices(self, s: ColossiState, seat: Seat) -> Iterator[Action]:
        act = self._act(s)
        unit = s.units[act.unit]
        if why_idle(unit) is None:
            yield from choices(self.field(s), act, seat)

    def _why_not_end(self, field: Field, act: ActingFrame) -> Bar | None:
        unit = field.s.units[act.unit]
        at = field.unit_hex(unit.id)
        if unit.kind == "bomber":
            return why_no_touchdown(field, unit, at)
        return None if may_stand(field, unit, at, act.passenger) else MUST_LEAVE

    def actors(self, s: ColossiState) -> tuple[Seat, ...]:
        return (MARINES,) if next(self._choices(s, MARINES), None) is not None else ()

    def legal(self, s: ColossiState, seat: Seat) -> Iterable[Action]:
        found = list(self._choices(s, seat))
        if self._why_not_end(self.field(s), self._act(s)) is None:
            found.append(EndAction(seat=seat, unit=self._act(s).unit))
        return found

    def check(self, s: ColossiState, action: Action) -> None:
        act = self._act(s)
        field = self.field(s)
        if not isinstance(action, UnitAction) or action.unit != act.unit:
            raise UNFINISHED.refusal()
        if isinstance(action, EndAction):
            refuse(self._why_not_end(field, act))
            return
        deed = DEED_OF.get(type(action))
        if deed is None:
            raise NOT_NOW.refusal()
        refuse(deed.why_not(field, act, action))

    def apply(self, s: ColossiState, action: Action, dice: Dice) -> Change[ColossiState]:
        t = Telling(s, dice)
        act = self._act(s)
        if isinstance(action, EndAction):
            self._finish(t, act)
        else:
            DEED_OF[type(action)].do(t, self.ground, act, action)
        return t.change

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        t = Telling(s, dice)
        self._finish(t, self._act(s))
        return t.change

    def _finish(self, t: Telling, act: ActingFrame) -> None:
        finished(t, act)
        if t.s.units[act.unit].kind == "bomber":
            touched_down(t, self.ground, act)
