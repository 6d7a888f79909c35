# SPDX-License-Identifier: GPL-3.0-or-later
"""The optional Jig-Jig: a tribe dances instead of making its special attack (11.0; rulings 20, 155)."""

from rubbletop.games.colossi.events.tribes import JigJigRolled
from rubbletop.games.colossi.frames.tribes import ActivationsFrame, JigJigFrame
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.steps.base import ColossiStep
from rubbletop.games.colossi.telling import Telling
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import UnitId, say
from rubbletop.kernel.state import Change


class JigJigStep(ColossiStep):
    """Throw a die for the tribe that dances this turn, after the card was turned (20, 155).

    A tribe that the card does not name, that is not on the map or is Paralyzed does not act, so it does not
    dance. Without a card, on the day of the ancestors, there is no die.
    """

    name = "jig_jig"
    rule = "11.0"
    frame = JigJigFrame

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        frame = s.top_frame(JigJigFrame)
        t = Telling(s, dice)
        face = t.roll(say("Jig-Jig: which tribe dances")).faces[0]
        dancers = self.ground.edition.jig_jig.dancers
        tribe = dancers[face - 1] if face <= len(dancers) else None
        after = ActivationsFrame(tribes=frame.tribes)
        if tribe in frame.tribes:
            after = ActivationsFrame(tribes=frame.tribes, dancers=tribe)
        barred = tribe is not None and tribe not in frame.tribes
        t.tell(JigJigRolled(face=face, tribe=tribe, barred=barred, rule=f"{self.rule}, 155"))
        t.become(after)
        return t.change


def is_dancing(s: ColossiState, stack: UnitId) -> bool:
    """Return whether a stack that acts belongs to the tribe that dances this turn (155)."""
    dancers = (frame.dancers for frame in s.stack if isinstance(frame, ActivationsFrame))
    return s.tribes[stack].tribe in dancers


STEPS = (JigJigStep,)
