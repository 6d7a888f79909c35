# SPDX-License-Identifier: GPL-3.0-or-later
"""What is shown while nothing is asked: in Phases 4 and 5 the Origin cards that were looked at (X)."""

from rubbletop.games.tokyo.frames.muster import DevelopFrame, LooksFrame
from rubbletop.games.tokyo.tables import HIDDEN
from rubbletop.kernel.facts import say
from rubbletop.ui.tokyo.panels.looks import OriginRow
from rubbletop.ui.tokyo.panels.play import PlayPanel


class MeanwhilePanel(PlayPanel):
    """Whoever has just looked at a card sees it here, until she covers the screen or play goes on."""

    def build(self) -> None:
        super().build()
        is_time = any(isinstance(frame, LooksFrame | DevelopFrame) for frame in self.view.stack)
        if is_time and any(card != HIDDEN for card in self.view.cards):
            self.column.addWidget(OriginRow(self.view, self))
            self.line(say("GODRAN is from none of the places on the open cards."), "X")
