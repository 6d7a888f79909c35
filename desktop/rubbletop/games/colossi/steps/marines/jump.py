# SPDX-License-Identifier: GPL-3.0-or-later
"""Jump Movement of Scouts, Special Ops and the Medic (5.3.1.5; rulings 78 to 80)."""

from collections.abc import Iterable, Iterator

from rubbletop.games.colossi.actions.marines import Jump, JumpTo
from rubbletop.games.colossi.events.marines import DescentTried
from rubbletop.games.colossi.frames.marines import ActingFrame, DropFrame, JumpFrame
from rubbletop.games.colossi.ground import Field, Ground
from rubbletop.games.colossi.state import ColossiState, replace
from rubbletop.games.colossi.steps.base import MARINES, ColossiStep
from rubbletop.games.colossi.steps.marines.bars import OFF_MAP, is_fresh, why_still
from rubbletop.games.colossi.steps.marines.deed import Deed
from rubbletop.games.colossi.steps.marines.drop import weathered
from rubbletop.games.colossi.steps.marines.walking import why_closed
from rubbletop.games.colossi.telling import Telling
from rubbletop.kernel.bars import Bar, refuse
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Seat, SpaceId, say
from rubbletop.kernel.state import Change
from rubbletop.kernel.tally import Tally

WHOLE = Bar(say("A Jump takes the whole action."), "5.3.1.5")
FIRST = Bar(say("The unit is about to jump: choose its hex, or take the Jump back."), "5.3.1.5")
TAKEN = Bar(say("A unit cannot jump into a hex with another unit."), "5.3.1.5, 78")
JUMPERS = Bar(say("Only Scouts, Special Ops and the Medic can jump."), "5.3.1.5")


def jump_tally(field: Field) -> Tally:
    """Return the modifier of a Jump's die: wave and wind (5.3.1.5)."""
    return weathered(field, Tally(), field.ground.edition.marines.jump, "5.3.1.5")


def why_no_jump(field: Field, act: ActingFrame) -> Bar | None:
    """Return why a unit cannot jump now, None where it can (79)."""
    unit = field.s.units[act.unit]
    if not field.ground.units[unit.kind].jump:
        return JUMPERS
    return why_still(field, unit) if is_fresh(act) else WHOLE


def why_no_jump_to(field: Field, to: SpaceId) -> Bar | None:
    """Return why no unit can jump into a hex, None where it can (78)."""
    if to not in field.board.hexes:
        return OFF_MAP
    return TAKEN if to in field.units_at else why_closed(field, to)


class JumpDeed(Deed):
    """Jump: make ready; the hex is asked for next, and until then it can be taken back."""

    action = Jump

    def choices(self, field: Field, act: ActingFrame, seat: Seat) -> Iterator[Action]:
        if why_no_jump(field, act) is None:
            yield Jump(seat=seat, unit=act.unit)

    def bar(self, field: Field, act: ActingFrame, action: Action) -> Bar | None:
        return why_no_jump(field, act)

    def do(self, t: Telling, ground: Ground, act: ActingFrame, action: Action) -> None:
        t.become(replace(act, jumped=True, stopped=True))
        t.push(JumpFrame(unit=act.unit))


class JumpStep(ColossiStep):
    """The player names the hex, and a die tells how the unit comes down."""

    name = "jump"
    rule = "5.3.1.5"
    frame = JumpFrame

    def actors(self, s: ColossiState) -> tuple[Seat, ...]:
        return (MARINES,)

    def legal(self, s: ColossiState, seat: Seat) -> Iterable[Action]:
        frame = s.top_frame(JumpFrame)
        field = self.field(s)
        for to in field.board.hexes:
            if why_no_jump_to(field, to) is None:
                yield JumpTo(seat=seat, unit=frame.unit, to=to)

    def check(self, s: ColossiState, action: Action) -> None:
        frame = s.top_frame(JumpFrame)
        if not isinstance(action, JumpTo) or action.unit != frame.unit:
            raise FIRST.refusal()
        refuse(why_no_jump_to(self.field(s), action.to))

    def apply(self, s: ColossiState, action: Action, dice: Dice) -> Change[ColossiState]:
        assert isinstance(action, JumpTo)
        t = Telling(s, dice)
        tally = jump_tally(self.field(s))
        faces = t.roll(say("Jump")).faces
        result = self.ground.edition.marines.jump.result(faces[0] + tally.total)
        assert result in ("safe", "scattered", "malfunction"), result
        t.tell(
            DescentTried(
                unit=action.unit,
                hex=action.to,
                how="jump",
                faces=faces,
                drm=tally.total,
                result=result,
                reckoning=tally.lines,
                rule="5.3.1.5",
            )
        )
        t.become(DropFrame(unit=action.unit, hex=action.to, result=result, how="jump"))
        return t.change
