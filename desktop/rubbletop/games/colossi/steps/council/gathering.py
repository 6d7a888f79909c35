# SPDX-License-Identifier: GPL-3.0-or-later
"""The six living tribes are dealt to the Sacred Pillars (sc. 2; ruling 18)."""

from rubbletop.games.colossi.events.common import TribeMoved
from rubbletop.games.colossi.frames.council import GatherFrame
from rubbletop.games.colossi.frames.cup import EventFrame
from rubbletop.games.colossi.setup import new_tribe
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.steps.base import ColossiStep
from rubbletop.games.colossi.telling import Telling
from rubbletop.kernel.bag import drawn
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import SpaceId, say
from rubbletop.kernel.state import Change


class GatherStep(ColossiStep):
    """Deal a tribe to each Pillar; that is no entering, so nobody rejoices (18)."""

    name = "gather"
    rule = "sc. 2"
    frame = GatherFrame

    def run(self, s: ColossiState, dice: Dice) -> Change[ColossiState]:
        t = Telling(s, dice)
        row = self.ground.edition.council
        left = row.tribes
        for pillar in row.pillars:
            tribe, left = drawn(dice, left, say("Which tribe stands at this Pillar"))
            at = SpaceId(pillar)
            key = new_tribe(t, self.ground, tribe, at)
            t.tell(TribeMoved(tribe=key, path=(at,), how="enter", rule=f"{self.rule}, 18"))
        t.become(EventFrame())
        return t.change


STEPS = (GatherStep,)
