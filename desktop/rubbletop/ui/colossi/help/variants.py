# SPDX-License-Identifier: GPL-3.0-or-later
"""Help on the game for two and on the optional rule (9.0, 11.0)."""

from rubbletop.kernel.facts import say
from rubbletop.ui.game_screen import HelpSection

VARIANTS = (
    HelpSection(
        number="9.0",
        title=say("Two players"),
        lines=(
            say(
                "A second player can take the Colossi. Each turn two Event counters are drawn, seen by one"
                " player alone: the Colossi player, or after a reconnaissance the Marine player. One is kept,"
                " the other goes back."
            ),
        ),
    ),
    HelpSection(
        number="11.0",
        title=say("Jig-Jig"),
        lines=(
            say(
                "An optional rule. After the card a die names a tribe: 1 Redstones, 2 Yellowstones,"
                " 3 Greystones, 4 Brownstones, 5 Whitestones, 6 none. If it acts this turn, it dances:"
                " it makes a Tunnel Rift in place of its special attack."
            ),
        ),
    ),
)
