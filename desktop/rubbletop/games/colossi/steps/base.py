# SPDX-License-Identifier: GPL-3.0-or-later
"""What all steps of Colossi share: the ground they are played on, and who decides (9.0; ruling 156)."""

from rubbletop.games.colossi.ground import Field, Ground
from rubbletop.games.colossi.state import ColossiState
from rubbletop.kernel.facts import Seat
from rubbletop.kernel.rules import Step

MARINES = Seat("marines")
COLOSSI = Seat("colossi")
"""The second player, where there is one (9.0)."""


def for_tribes(s: ColossiState) -> Seat:
    """Return who makes the choices that the rules leave open for the tribes (2, 39, 42, 111, 156).

    Ruling: of ruling 2 nothing else is left to the second player. The card settles targets, ways and the
    order of activation, and wherever no card is face up a ruling of its own says which hex comes first.
    """
    return COLOSSI if COLOSSI in s.seats else MARINES


def for_events(s: ColossiState) -> Seat:
    """Return who keeps one of two events: after a reconnaissance always the Marine player (9.0, 156)."""
    return MARINES if s.recon == s.turn else for_tribes(s)


class ColossiStep(Step[ColossiState]):
    """A step of this game; it knows the ground, and keeps nothing else."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground

    def field(self, s: ColossiState) -> Field:
        """The table top of ``s``."""
        return self.ground.field(s)
