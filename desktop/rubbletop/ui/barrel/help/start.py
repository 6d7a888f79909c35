# SPDX-License-Identifier: GPL-3.0-or-later
"""What the game is about and how a turn goes, in our own words (Aim of the Game to Game Sequence)."""

from rubbletop.kernel.facts import say
from rubbletop.ui.game_screen import HelpSection

START: tuple[HelpSection, ...] = (
    HelpSection(
        number="",
        title=say("What it is about"),
        lines=(
            say(
                "Three to five leaders invade an oil country that has done nothing to them. They buy troops, "
                "conquer regions, pump the oil, sell it, hand contracts to their friends at home, and keep "
                "the public quiet. Later each of them also leads rebels, who bomb the others."
            ),
            say(
                "Players never fight each other’s troops: they race for regions, spoil each other’s oil "
                "price, bomb, and make deals."
            ),
            say("Guided first turn in the Help menu leads you through a whole turn, step by step."),
        ),
    ),
    HelpSection(
        number="Aim of the Game",
        title=say("Aim of the Game"),
        lines=(
            say("Whoever is richest after the last turn wins. Money and oil in hand are secret until then."),
        ),
    ),
    HelpSection(
        number="Game Phases",
        title=say("Game Phases"),
        lines=(
            say(
                "A game has three phases of the same length: {turns} turns in all, or {long} in the long "
                "game. Three players usually play {turns_of_three}."
            ),
            say("1 Invasion: a die adds local troops to every region that is entered for the first time."),
            say("2 Guerrilla: no more local troops are added, and the rebels appear."),
            say(
                "3 Transitional Government: the regions produce once more in every Oil check, the Government "
                "takes its half, and regions that stand idle cost Influence."
            ),
        ),
    ),
    HelpSection(
        number="Set Up",
        title=say("Set Up"),
        lines=(
            say(
                "Everybody begins with ${cash}. The dice settle the playing order, and the last in it gets "
                "${bonus} more. The oil price stands at {low_price}, all other values at 0."
            ),
            say(
                "In playing order everybody may buy troops and logistics into the Border Region, at ${land} "
                "each. From there only the brown regions in the south can be reached by land."
            ),
            say(
                "Of the boxes of actions two columns are in use with three players, three with four, and "
                "four with five."
            ),
        ),
    ),
    HelpSection(
        number="Game Sequence",
        title=say("Game Sequence"),
        lines=(
            say(
                "In playing order everybody chooses a box and does what it is for; then, in the same order, "
                "everybody chooses a second one. A box that somebody has chosen is closed to all others this "
                "turn; those further left are the stronger ones."
            ),
            say("An action may be passed, and nobody has to use a box to the full."),
            say(
                "After the second actions come the checks: War, Rebels (from phase 2 on), Pacifism, Oil, "
                "Playing Order."
            ),
        ),
    ),
)
