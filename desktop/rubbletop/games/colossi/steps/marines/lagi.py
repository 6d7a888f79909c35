# SPDX-License-Identifier: GPL-3.0-or-later
"""Major Colby's LAGI and the push it gives (5.4.5.1; rulings 77, 81, 104 to 106)."""

from collections.abc import Iterator

from rubbletop.games.colossi import motion
from rubbletop.games.colossi.actions.marines import Lagi, Manner
from rubbletop.games.colossi.events.marines import LagiFired, PushStopped
from rubbletop.games.colossi.frames.marines import ActingFrame, PushFrame
from rubbletop.games.colossi.ground import Field, Ground
from rubbletop.games.colossi.state import ColossiState, replace
from rubbletop.games.colossi.steps.base import ColossiStep
from rubbletop.games.colossi.steps.marines.bars import is_fresh
from rubbletop.games.colossi.steps.marines.deed import Deed, attack_begun, spent, with_acting
from rubbletop.games.colossi.steps.marines.weapons import NO_TARGET, why_no_manner, why_unseen
from rubbletop.games.colossi.telling import Telling
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Seat, SpaceId, UnitId, say
from rubbletop.kernel.state import Change

IRRADIATES = Bar(say("Only Major Colby has the LAGI."), "5.4.5.1")
OFF_LINE = Bar(say("The LAGI works only along one of the six straight lines."), "5.4.5.1")
SHELTERED = Bar(say("The LAGI does not move the Ore Carrier or its passenger."), "5.4.5.1, 104")
STONE = Bar(say("The LAGI moves tribes and units, not Rubble."), "5.4.5.1, 104")


def lagi_targets(field: Field, unit: UnitId) -> list[tuple[UnitId, SpaceId]]:
    """Return the tribes and units that can be pushed at all, with their hexes, in table order (104)."""
    tribes = [(tribe.id, tribe.hex) for tribe in field.s.tribes.values() if tribe.hex is not None]
    units = [(u.id, u.hex) for u in field.targets if u.kind != "carrier" and u.id != unit and u.hex]
    return [*tribes, *units]


def why_no_push(field: Field, unit: UnitId, target: UnitId) -> Bar | None:
    """Return why the LAGI cannot be turned on something, None where it can (104)."""
    if target in field.s.rubble:
        return STONE
    to = dict(lagi_targets(field, unit)).get(target)
    if to is None:
        on_map = target in field.s.units and field.s.units[target].place == "map" and target != unit
        return SHELTERED if on_map else NO_TARGET
    at = field.unit_hex(unit)
    return OFF_LINE if field.board.direction(at, to) is None else why_unseen(field, at, to)


def manner_of(act: ActingFrame) -> Manner:
    """Return the manner of an attack that has no penalty on the move: it follows from what came before."""
    return "maximum" if is_fresh(act) else "move"


def stops_push(field: Field, to: SpaceId) -> bool:
    """Return whether a push ends before a hex (105)."""
    return field.is_taken(to) or field.is_structure(to) or field.is_hill(to)


class LagiDeed(Deed):
    """LAGI: one die pushes a tribe or unit straight away; half the movement before or after."""

    action = Lagi
    kinds = frozenset({"colby"})
    wrong = IRRADIATES

    def choices(self, field: Field, act: ActingFrame, seat: Seat) -> Iterator[Action]:
        if why_no_manner(field, act, manner_of(act)) is not None:
            return
        at = field.unit_hex(act.unit)
        for target, to in lagi_targets(field, act.unit):
            if field.board.direction(at, to) is not None and field.marine_sees(at, to):
                yield Lagi(seat=seat, unit=act.unit, target=target)

    def bar(self, field: Field, act: ActingFrame, action: Action) -> Bar | None:
        assert isinstance(action, Lagi)
        return why_no_manner(field, act, manner_of(act)) or why_no_push(field, act.unit, action.target)

    def do(self, t: Telling, ground: Ground, act: ActingFrame, action: Action) -> None:
        assert isinstance(action, Lagi)
        target = action.target
        if target in t.s.tribes:
            struck = attack_begun(t, act, target)
        else:
            struck = replace(act, struck=True)
            t.s = with_acting(t.s, struck)
        field = ground.field(t.s)
        at = field.tribe_hex(target) if target in t.s.tribes else field.unit_hex(target)
        direction = field.board.direction(field.unit_hex(act.unit), at)
        assert direction is not None, "a target on one of the lines"
        face = t.roll(say("LAGI")).faces[0]
        t.tell(
            LagiFired(unit=act.unit, target=target, hex=at, face=face, direction=direction, rule="5.4.5.1")
        )
        if not is_fresh(act):
            spent(t, struck)
        t.push(PushFrame(target=target, direction=direction, left=face))


class PushStep(ColossiStep):
    """Move the target along its line until something stops it; marbles make a unit throw on its way (106)."""

    name = "push"
    rule = "5.4.5.1"
    frame = PushFrame

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        frame = s.top_frame(PushFrame)
        t = Telling(s, dice)
        t.pop()
        field = self.field(s)
        is_tribe = frame.target in s.tribes
        at = field.tribe_hex(frame.target) if is_tribe else field.unit_hex(frame.target)
        line = field.board.line(at, frame.direction)
        path = [at]
        stopper: SpaceId | None = None
        for to in line[: frame.left]:
            if stops_push(field, to):
                stopper = to
                break
            path.append(to)
            if not is_tribe and to in field.mined:
                break
        gone = len(path) - 1
        if stopper is not None or gone == len(line) < frame.left:
            t.tell(PushStopped(target=frame.target, hex=stopper, rule="5.4.5.1, 105"))
        if gone and is_tribe:
            motion.move_tribe(t, self.ground, frame.target, tuple(path), how="push", rule=self.rule)
        elif gone:
            motion.move_unit(t, self.ground, frame.target, tuple(path), how="push", rule=self.rule)
            self._entered(t, frame, path[-1], frame.left - gone)
        return t.change

    def _entered(self, t: Telling, frame: PushFrame, at: SpaceId, left: int) -> None:
        """Settle the hex where the push of a unit pauses; it goes on where the marbles let it."""
        stopped = motion.enter(t, self.ground, frame.target, at)
        if not stopped and left and at in self.field(t.s).mined:
            t.push(replace(frame, left=left))
