# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of scenario 2 and of the campaign in our own words (sc. 2, sc. 3)."""

from rubbletop.kernel.facts import say
from rubbletop.ui.game_screen import HelpSection

COUNCIL: tuple[HelpSection, ...] = (
    HelpSection(
        number="sc. 2",
        title=say("The Colossal Council"),
        lines=(
            say(
                "Twelve turns in Zone Beta. Three teams of Marines come one after another: the first before"
                " turn 1, the others in the Reinforcement step of turns 4 and 7; you pick which. A team is"
                " placed in its own marked area, one unit in each hex. If a tribe or Rubble is in that area"
                " the team walks in over its edge hexes instead. The six living tribes stand in the six"
                " Sacred Pillars."
            ),
            say(
                "First Strike: in turn 1 Marine fire and Orbital Strikes have one die more, and Chisel,"
                " Boring Bit and bombs add 1 to their die."
            ),
            say(
                "Sacrifice Wormhole: from turn 2 a die is thrown before each Action card unless a Marine"
                " stands in the Wormhole. If it is lower than the number of the turn, the Tombstones rise"
                " there and can act at once."
            ),
            say(
                "A tribe that enters a Sacred Pillar throws out Rubble for joy, one to six hexes far; it"
                " loses no boulder."
            ),
            say(
                "Points: 1 for each boulder destroyed, 4 more each for all Redstones and all Tombstones, 3"
                " for each Pillar and 6 for the Wormhole held by a Marine, half the last digit for"
                " Stonehenge. Losses cost as in scenario 1."
            ),
        ),
    ),
    HelpSection(
        number="sc. 3",
        title=say("Campaign"),
        lines=(
            say(
                "Scenario 1, then scenario 2, as one game; the victory points of both are added. Survivors"
                " fight on in the teams, at full strength, and so do units that had not landed yet. Both"
                " HQs and both Bombers always come, and Major Colby joins Unit 2 if he lives."
            ),
            say(
                "Units lost in the first battle can land again from turn 6 of the second, up to three in a"
                " turn, if you like."
            ),
        ),
    ),
)
