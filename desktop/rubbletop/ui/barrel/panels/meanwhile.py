# SPDX-License-Identifier: GPL-3.0-or-later
"""What is in progress while nobody at the screen decides: the next battle, a declared bombing."""

from rubbletop.games.barrel.frames.rebels import BlastFrame, Bombing, DefenceFrame, PartnersFrame
from rubbletop.games.barrel.frames.war import AlliesFrame, BattlesFrame
from rubbletop.kernel.facts import SpaceId
from rubbletop.ui.barrel.panels.blast import BombingPanel
from rubbletop.ui.barrel.panels.war import BattlePanel


class MeanwhilePanel(BattlePanel, BombingPanel):
    """Nothing in steps that speak for themselves."""

    def build(self) -> None:
        match self.view.top:
            case AlliesFrame(left=[region, *_]) | BattlesFrame(left=[region, *_]):
                self._battle(region)
            case PartnersFrame(bombing=bombing) | DefenceFrame(bombing=bombing) | BlastFrame(bombing=bombing):
                self._bombing(bombing)
            case _:
                pass

    def _battle(self, region: SpaceId) -> None:
        self.title(region)
        self.show_battle(region)

    def _bombing(self, bombing: Bombing) -> None:
        self.show_bombing(bombing)
        self.show_costs(bombing)
