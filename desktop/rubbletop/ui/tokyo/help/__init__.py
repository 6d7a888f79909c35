# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of Tokyo in our own words, with rulings and reconstructed values listed openly."""

from rubbletop.games.tokyo.ground import Ground
from rubbletop.ui.game_screen import HelpSection


def sections(ground: Ground) -> tuple[HelpSection, ...]:
    """Return all sections: the start, the rules by number, the rulings, what is reconstructed."""
    return ()
