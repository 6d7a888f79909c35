# SPDX-License-Identifier: GPL-3.0-or-later
"""How the others stand, told from what lies open."""

from rubbletop.games.barrel.player.outlook import Outlook
from rubbletop.games.barrel.score import standing
from rubbletop.kernel.facts import Seat

SHARE = 0.25
"""What harm to a player who does not lead counts, harm to the leader being 1."""
REGION = 12.0
"""What a region that a rival controls tells of oil that is hidden, in half dollars."""


def strength(outlook: Outlook, seat: Seat) -> float:
    """Return how well a player stands as far as everybody can see, in half dollars."""
    open_sum = standing(outlook.ground, outlook.s, seat).total
    return open_sum + REGION * len(outlook.s.controlled(seat))


def leader(outlook: Outlook) -> Seat:
    """Return the rival who stands best."""
    return max(outlook.rivals, key=lambda seat: strength(outlook, seat))


def weight(outlook: Outlook, seat: Seat) -> float:
    """Return how much harm to a player counts."""
    return 1.0 if seat == leader(outlook) else SHARE
