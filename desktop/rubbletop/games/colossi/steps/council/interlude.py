# SPDX-License-Identifier: GPL-3.0-or-later
"""Between the two battles of a campaign (sc. 3; ruling 153)."""

from collections.abc import Iterable

from rubbletop.games.colossi.actions.council import GoOn
from rubbletop.games.colossi.campaign import second_battle
from rubbletop.games.colossi.frames.council import InterludeFrame
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.steps.base import MARINES, ColossiStep
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Seat
from rubbletop.kernel.state import Change


class InterludeStep(ColossiStep):
    """The player looks at what is carried over, and goes on."""

    name = "interlude"
    rule = "sc. 3"
    frame = InterludeFrame

    def actors(self, s: ColossiState) -> tuple[Seat, ...]:
        return (MARINES,)

    def legal(self, s: ColossiState, seat: Seat) -> Iterable[Action]:
        yield GoOn(seat=seat)

    def apply(self, s: ColossiState, action: Action, dice: Dice) -> Change[ColossiState]:
        return second_battle(self.ground, s, dice)


STEPS = (InterludeStep,)
