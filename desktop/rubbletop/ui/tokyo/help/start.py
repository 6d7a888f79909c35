# SPDX-License-Identifier: GPL-3.0-or-later
"""What the game is about, in our own words (I to IV)."""

from rubbletop.kernel.facts import say
from rubbletop.ui.game_screen import HelpSection

START: tuple[HelpSection, ...] = (
    HelpSection(
        number="",
        title=say("What it is about"),
        lines=(
            say(
                "A monster called GODRAN tramples a city. Each of two to four players defends a sector of it "
                "(two play with two sectors each), gets the people out, and fights the monster with soldiers "
                "or with a superweapon. Every turn the players bid for the control of GODRAN: whoever gets "
                "it scores what the monster scores."
            ),
            say(
                "At the end the player with the most victory points wins, unless GODRAN has more than every "
                "player: then all have lost."
            ),
            say("Guided first turn in the Help menu leads you through a whole turn, step by step."),
        ),
    ),
    HelpSection(
        number="III",
        title=say("End and victory"),
        lines=(
            say(
                "The game ends when a player has no standing production center, no Mega-Yen and no trade; "
                "when every player has attacked with a superweapon; when GODRAN is dead; when no building "
                "with victory points stands; or when all populace is safe or lost."
            ),
            say(
                "Then every player scores her VP buildings that still stand. GODRAN wins if it has more than "
                "each of the players; a tie with the best player is the player’s win."
            ),
        ),
    ),
    HelpSection(
        number="IV",
        title=say("Areas, sectors, Mega-Yen"),
        lines=(
            say(
                "The city is made of square areas. Areas are adjacent when they share a side, never over a "
                "corner. Four sectors surround the purple centre, which belongs to nobody."
            ),
            say(
                "Each sector has five production centers. Money pays for bids, military units, research, "
                "superweapons, and in each turn for every populace unit that moves. It carries over, and "
                "nothing can destroy it."
            ),
        ),
    ),
    HelpSection(
        number="V",
        title=say("Set-up"),
        lines=(
            say(
                "Each player chooses a sector and takes the counters of its colour. Two players choose two "
                "each, in the order A, B, B, A. Where three play one sector stays free."
            ),
            say(
                "The dice decide who is first; the order goes clockwise by sector and never changes. One of "
                "six Origin cards is put away unseen, the other five are laid out face down."
            ),
            say(
                "Each player sets her populace up on the stars of her sector, one unit a star. Where three "
                "play, the populace of the free sector is dealt out among them and set up there."
            ),
        ),
    ),
    HelpSection(
        number="VI",
        title=say("The turn"),
        lines=(
            say(
                "1 Income · 2 Bid · 3 Activate · 4 Research · 5 Develop · 6 GODRAN · 7 Move · 8 Attack. All "
                "decide at once and in secret in Phases 2 to 5; Phase 6 is the Controller’s; Phases 7 and 8 "
                "are played in player order."
            ),
        ),
    ),
)
