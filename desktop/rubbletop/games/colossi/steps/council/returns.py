# SPDX-License-Identifier: GPL-3.0-or-later
"""Units lost in the first battle of a campaign land again (sc. 3; ruling 154)."""

from collections.abc import Iterable

from rubbletop.games.colossi import council
from rubbletop.games.colossi.actions.council import EndReturns
from rubbletop.games.colossi.actions.marines import Land
from rubbletop.games.colossi.frames.council import ReturnFrame
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.steps.base import MARINES, ColossiStep
from rubbletop.games.colossi.steps.marines.landing import land, landing_hexes, why_no_landing
from rubbletop.games.colossi.telling import Telling
from rubbletop.kernel.bars import Bar, refuse
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Seat, say
from rubbletop.kernel.state import Change

FIRST = Bar(say("First decide which units of the first battle come back."), "sc. 3, 154")
NOT_BACK = Bar(say("This unit is not among those that can come back now."), "sc. 3, 154")


class ReturnStep(ColossiStep):
    """Up to three units land in a turn, in the player's order; none has to."""

    name = "return"
    rule = "sc. 3"
    frame = ReturnFrame

    def actors(self, s: ColossiState) -> tuple[Seat, ...]:
        some = s.top_frame(ReturnFrame).left and council.returning(s)
        return (MARINES,) if some and landing_hexes(self.field(s)) else ()

    def legal(self, s: ColossiState, seat: Seat) -> Iterable[Action]:
        hexes = landing_hexes(self.field(s))
        for unit in council.returning(s):
            for to in hexes:
                yield Land(seat=seat, unit=unit.id, to=to)
        yield EndReturns(seat=seat)

    def check(self, s: ColossiState, action: Action) -> None:
        match action:
            case EndReturns():
                return
            case Land():
                if action.unit not in {unit.id for unit in council.returning(s)}:
                    raise NOT_BACK.refusal()
                refuse(why_no_landing(self.field(s), action.to))
            case _:
                raise FIRST.refusal()

    def apply(self, s: ColossiState, action: Action, dice: Dice) -> Change[ColossiState]:
        t = Telling(s, dice)
        if isinstance(action, Land):
            t.become(ReturnFrame(left=s.top_frame(ReturnFrame).left - 1))
            land(t, self.ground, action)
        else:
            t.pop()
        return t.change

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        t = Telling(s, dice)
        t.pop()
        return t.change


STEPS = (ReturnStep,)
