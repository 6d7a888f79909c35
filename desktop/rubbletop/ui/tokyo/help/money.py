# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of Phases 1 to 5 in our own words (VII to XI)."""

from rubbletop.kernel.facts import say
from rubbletop.ui.game_screen import HelpSection

MONEY: tuple[HelpSection, ...] = (
    HelpSection(
        number="VII",
        title=say("Phase 1: income and trade"),
        lines=(
            say(
                "Every standing production center pays its full output to the player of its sector. Centers "
                "of the free sector pay those who have a soldier inside or on the roof; several share."
            ),
            say(
                "Whoever has no standing center and no Mega-Yen may offer victory points for Mega-Yen, one "
                "for one, to any player. The other accepts, refuses, or names another amount."
            ),
        ),
    ),
    HelpSection(
        number="VIII",
        title=say("Phase 2: the bid for GODRAN"),
        lines=(
            say(
                "Each player lays a scheme card face down; two players lay two each. The bids are turned up "
                "together, all pay theirs, and the highest controls GODRAN this turn. A card that was played "
                "stays aside until all six have been used."
            ),
            say(
                "Tied players roll a die each and add as many Mega-Yen to their bid until one is ahead. If "
                "everybody bid nothing, each player first loses her unit closest to GODRAN, and the monster "
                "scores it."
            ),
            say(
                "If GODRAN spends its whole phase in one sector, that sector’s player may use one of her "
                "cards of this turn again in the next bid, without paying it, beside a new one."
            ),
        ),
    ),
    HelpSection(
        number="IX",
        title=say("Phase 3: activating military units"),
        lines=(
            say(
                "Pay the cost of as many military units as you like. They wait in your holding box and must "
                "come onto the map in Phase 7. Units that were destroyed can be activated again. The list is "
                "secret until all are ready, and is sealed together with the money for research."
            ),
        ),
    ),
    HelpSection(
        number="X",
        title=say("Phase 4: research"),
        lines=(
            say(
                "For every ¥{look} put into research you look at one of the five Origin cards, "
                "of your choice. What you see is not where GODRAN comes from. Five looks tell its Origin. "
                "What is left over of the money is kept for later looks."
            ),
            say("The Origin decides on which column a superweapon is rolled; column C is the best."),
        ),
    ),
    HelpSection(
        number="XI",
        title=say("Phase 5: superweapons"),
        lines=(
            say(
                "Put Mega-Yen into as many funds as you like. At ¥{declared} the type of the superweapon is "
                "settled, in secret; at ¥{done}, or ¥{done_two} where two play, it is done, and lies open in "
                "your holding box."
            ),
            say(
                "A finished superweapon comes onto the map only with a halftrack, a tank or a helicopter "
                "that is in the box with it."
            ),
        ),
    ),
)
