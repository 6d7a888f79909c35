# SPDX-License-Identifier: GPL-3.0-or-later
"""What all steps of Colossi share: the ground they are played on, and who decides."""

from rubbletop.games.colossi.ground import Field, Ground
from rubbletop.games.colossi.state import ColossiState
from rubbletop.kernel.facts import Seat
from rubbletop.kernel.rules import Step

MARINES = Seat("marines")


class ColossiStep(Step[ColossiState]):
    """A step of this game; it knows the ground, and keeps nothing else."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground

    def field(self, s: ColossiState) -> Field:
        """The table top of ``s``."""
        return self.ground.field(s)
