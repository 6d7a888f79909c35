# SPDX-License-Identifier: GPL-3.0-or-later
"""Three players: the populace of the sector that nobody controls is dealt out (V, 24)."""

from rubbletop.games.tokyo.events.opening import PopulaceDealt
from rubbletop.games.tokyo.frames.opening import DealFrame, PlacingFrame
from rubbletop.games.tokyo.state import TokyoState, replace
from rubbletop.games.tokyo.steps.base import TokyoStep
from rubbletop.games.tokyo.table import foreign_populace
from rubbletop.kernel.bag import shuffled
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import say
from rubbletop.kernel.state import Change


class DealingStep(TokyoStep):
    """The ten units are shuffled and dealt one at a time in player order: 4, 3 and 3."""

    name = "dealing"
    rule = "V"
    frame = DealFrame

    def run(self, s: TokyoState, dice: Dice) -> Change[TokyoState]:
        t = self.telling(s, dice)
        free = next(sector for sector in t.ground.board.sectors if s.sectors[sector] is None)
        units = foreign_populace(t.ground, free, s.order[0])
        deck = shuffled(dice, units, say("A populace unit of the free sector is dealt"))
        for place, seat in enumerate(s.order):
            mine = {u.id: replace(u, owner=seat) for u in deck[place :: len(s.order)]}
            t.s = replace(t.s, units={**t.s.units, **mine})
            t.tell(PopulaceDealt(holder=seat, units=tuple(mine)))
        t.become(PlacingFrame(left=s.order))
        return t.change
