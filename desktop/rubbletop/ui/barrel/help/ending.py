# SPDX-License-Identifier: GPL-3.0-or-later
"""The end of the game in our own words (End of the Game to Final Victory)."""

from rubbletop.kernel.facts import say
from rubbletop.ui.game_screen import HelpSection

ENDING: tuple[HelpSection, ...] = (
    HelpSection(
        number="End of the Game",
        title=say("End of the Game"),
        lines=(
            say(
                "After the last turn all barrels of your regions come to hand, however many, the "
                "Government’s oil is shared out, and everything is sold at the last price. The contracts "
                "pay, and {factor} times the fine for your Pacifism is taken off."
            ),
        ),
    ),
    HelpSection(
        number="Government Oil Allotment",
        title=say("Government Oil Allotment"),
        lines=(
            say(
                "Rank in the Government’s eyes is Influence plus {worth} for each region under control. "
                "{part} of its oil is shared out: the first gets half of that, the third a quarter, the "
                "second the mean of the two, all rounded down; the others nothing. Who ties shares evenly."
            ),
        ),
    ),
    HelpSection(
        number="Final Victory",
        title=say("Final Victory"),
        lines=(
            say(
                "The most money wins. In a tie it is the higher place on the Contract Track, then the "
                "greater number of regions; who still ties shares the victory."
            ),
        ),
    ),
)
