# SPDX-License-Identifier: GPL-3.0-or-later
"""Debris comes down, link by link, until something withstands it (XII; 77 to 83)."""

from rubbletop.games.tokyo.falling import fall_on
from rubbletop.games.tokyo.frames.godran import FallFrame
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.steps.base import TokyoStep
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.state import Change


class FallStep(TokyoStep):
    """One link of the chain; nobody decides anything."""

    name = "fall"
    rule = "XII"
    frame = FallFrame

    def run(self, s: TokyoState, dice: Dice) -> Change[TokyoState]:
        t = self.telling(s, dice)
        fall_on(t, s.top_frame(FallFrame))
        return t.change
