# SPDX-License-Identifier: GPL-3.0-or-later
"""What all steps of Tokyo share: the grounds they are played on."""

from rubbletop.games.tokyo.atlas import Atlas
from rubbletop.games.tokyo.ground import Field, Ground
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.telling import Telling
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.rules import Step


class TokyoStep(Step[TokyoState]):
    """A step of this game; it knows the grounds, and keeps nothing else."""

    def __init__(self, atlas: Atlas) -> None:
        self.atlas = atlas

    def ground(self, s: TokyoState) -> Ground:
        """The city and tables of ``s``."""
        return self.atlas.ground(s)

    def field(self, s: TokyoState) -> Field:
        """The table top of ``s``."""
        return self.atlas.ground(s).field(s)

    def telling(self, s: TokyoState, dice: Dice) -> Telling:
        """The state ``s`` being told onwards."""
        return Telling(self.atlas.ground(s), s, dice)
