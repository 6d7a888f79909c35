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
            say(
                "The Colossi player also names the Rubble that the Ancestral Aura turns over, the Rubble that"
                " Gallstones spend and the stack that grows, and which stack comes up next when several"
                " return. The card binds the tribes to their targets and ways as in a game for one. How the"
                " Marines take hits and where they retreat to is for the Marine player to say."
            ),
            say(
                "Both share one screen: before counters that one player alone may see, a curtain falls and"
                " says whose turn it is. The Marine player wins with a marginal victory or a better one, the"
                " Colossi player with a defeat of the Marines; a draw is nobody's."
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
