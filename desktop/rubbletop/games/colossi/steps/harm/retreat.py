# SPDX-License-Identifier: GPL-3.0-or-later
"""Retreats: one hex farther from the attacker, or one more hit (7.2.2; rulings 71, 120, 128, 129)."""

from collections.abc import Iterable

from rubbletop.games.colossi import motion
from rubbletop.games.colossi.actions.harm import Retreat
from rubbletop.games.colossi.events.common import RetreatBarred
from rubbletop.games.colossi.frames.harm import HitsFrame, RetreatFrame
from rubbletop.games.colossi.ground import Field
from rubbletop.games.colossi.state import ColossiState, Unit
from rubbletop.games.colossi.steps.base import MARINES, ColossiStep
from rubbletop.games.colossi.steps.marines.walking import PIT, why_closed
from rubbletop.games.colossi.telling import Telling
from rubbletop.games.colossi.words.names import unit_name
from rubbletop.kernel.bars import Bar, refuse
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, IllegalAction, Seat, SpaceId, say
from rubbletop.kernel.state import Change

NOT_BESIDE = Bar(say("A retreat is one hex."), "7.2.2, 128")
NOT_FARTHER = Bar(say("A retreat leads one hex farther from the attacker."), "7.2.2, 128")
NO_RAIL = Bar(say("The Ore Carrier retreats along its railway."), "7.2.2, 71")
BARRED_RAIL = Bar(say("A Rubble counter bars the railway."), "7.2.2, 71")
UNIT = Bar(say("Another unit stands there."), "7.2.2, 128")
OTHER_WAYS = Bar(say("The Bottomless Quarry Pit is entered only where there is no other way."), "6.0, 120")


def why_no_retreat(field: Field, unit: Unit, origin: SpaceId, to: SpaceId) -> Bar | None:
    """Return why a unit cannot retreat to a hex, None where it can or, into the Pit, might (71, 128)."""
    at = field.unit_hex(unit.id)
    if to not in field.board.neighbours[at]:
        return NOT_BESIDE
    if field.board.distance(origin, to) <= field.board.distance(origin, at):
        return NOT_FARTHER
    closed = why_closed(field, to)
    if closed not in (None, PIT):
        return closed
    return _why_no_rail(field, at, to) if unit.kind == "carrier" else _why_no_company(field, to)


def _why_no_rail(field: Field, at: SpaceId, to: SpaceId) -> Bar | None:
    """Why the Ore Carrier cannot go there: it needs a rail; with a passenger nobody may be there (66, 71)."""
    if to not in field.rails(at):
        return NO_RAIL
    if to in field.rubble_at:
        return BARRED_RAIL
    return UNIT if to in field.units_at and field.passenger is not None else None


def _why_no_company(field: Field, to: SpaceId) -> Bar | None:
    """Why a unit cannot join those in a hex: it may only board a lone Ore Carrier (128)."""
    standing = field.units_at.get(to, ())
    return None if not standing or [unit.kind for unit in standing] == ["carrier"] else UNIT


def retreats(field: Field, unit: Unit, origin: SpaceId) -> tuple[SpaceId, ...]:
    """Return the hexes to which a unit can retreat from ``origin``, lowest first (7.2.2, 71, 120, 128)."""
    beside = field.in_order(field.board.neighbours[field.unit_hex(unit.id)])
    free = tuple(to for to in beside if why_no_retreat(field, unit, origin, to) is None)
    dry = tuple(to for to in free if field.face_at(to) != "pit")
    return dry or free


class RetreatStep(ColossiStep):
    """Retreat a survivor one hex farther from its attacker, or let it take one more hit (7.2.2, 128)."""

    name = "retreat"
    rule = "7.2.2"
    frame = RetreatFrame

    def _frame(self, s: ColossiState) -> RetreatFrame:
        return s.top_frame(RetreatFrame)

    def _hexes(self, s: ColossiState) -> tuple[SpaceId, ...]:
        frame = self._frame(s)
        return retreats(self.field(s), s.units[frame.unit], frame.origin)

    def actors(self, s: ColossiState) -> tuple[Seat, ...]:
        return (MARINES,) if len(self._hexes(s)) > 1 else ()

    def legal(self, s: ColossiState, seat: Seat) -> Iterable[Action]:
        for to in self._hexes(s):
            yield Retreat(seat=seat, unit=self._frame(s).unit, to=to)

    def check(self, s: ColossiState, action: Action) -> None:
        frame = self._frame(s)
        if not isinstance(action, Retreat) or action.unit != frame.unit:
            name = unit_name(s, frame.unit)
            raise IllegalAction(say("{unit} must retreat first.", unit=name), self.rule)
        refuse(why_no_retreat(self.field(s), s.units[frame.unit], frame.origin, action.to))
        if action.to not in self._hexes(s):
            raise OTHER_WAYS.refusal()

    def apply(self, s: ColossiState, action: Action, dice: Dice) -> Change[ColossiState]:
        assert isinstance(action, Retreat)
        return self._retreated(s, action.to, dice)

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        hexes = self._hexes(s)
        return self._retreated(s, hexes[0], dice) if hexes else self._stayed(s, dice)

    def _stayed(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        """One more hit instead (129); the passenger of an Ore Carrier that breaks up still retreats (72)."""
        frame = self._frame(s)
        t = Telling(s, dice)
        origin = frame.origin if s.units[frame.unit].kind == "carrier" else None
        t.tell(RetreatBarred(unit=frame.unit, rule=f"{self.rule}, 129"))
        t.become(HitsFrame(unit=frame.unit, hits=1, origin=origin))
        return t.change

    def _retreated(self, s: ColossiState, to: SpaceId, dice: Dice) -> Change[ColossiState]:
        frame = self._frame(s)
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


STEPS = (RetreatStep,)
