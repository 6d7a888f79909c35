# SPDX-License-Identifier: GPL-3.0-or-later
"""What all steps of One More Barrel share: the grounds they are played on."""

from rubbletop.games.barrel.atlas import Atlas
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.telling import Telling
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.rules import Step


class BarrelStep(Step[BarrelState]):
    """A step of this game; it knows the grounds, and keeps nothing else."""

    def __init__(self, atlas: Atlas) -> None:
        self.atlas = atlas

    def ground(self, s: BarrelState) -> Ground:
        """The map and tables of ``s``."""
        return self.atlas.ground(s)

    def telling(self, s: BarrelState, dice: Dice) -> Telling:
        """The state ``s`` being told onwards."""
        return Telling(self.atlas.ground(s), s, dice)
