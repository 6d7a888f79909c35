# SPDX-License-Identifier: GPL-3.0-or-later
"""The War check in our own words (War to Control of the Regions, Retreat)."""

from rubbletop.kernel.facts import say
from rubbletop.ui.game_screen import HelpSection

WAR: tuple[HelpSection, ...] = (
    HelpSection(
        number="End Turn Checks",
        title=say("End Turn Checks"),
        lines=(
            say("War, Rebels, Pacifism, Oil, Playing Order: always in this order, and players in theirs."),
        ),
    ),
    HelpSection(
        number="War Check",
        title=say("War Check"),
        lines=(
            say(
                "First those who can retreat say whether they do. Then allies agree, or do not. Then every "
                "battle is fought for one round; what is not decided goes on next turn."
            ),
        ),
    ),
    HelpSection(
        number="Retreat",
        title=say("Retreat"),
        lines=(
            say(
                "Your troops can leave a battle for a contiguous region that a player controls. One troop is "
                "lost, and your Pacifism rises by {lost}."
            ),
            say(
                "Several who leave the same battle lose one troop in all, and each of them gains {lost} "
                "Pacifism; for whoever loses the troop that is the point of the troop. That is who has said "
                "that she bears the loss, else whoever of them came into the battle first."
            ),
            say("Logistics do not retreat: left alone with local troops they are destroyed."),
        ),
    ),
    HelpSection(
        number="War",
        title=say("War"),
        lines=(
            say(
                "When troops first come into a region its local troops turn out: as many as it produces "
                "barrels, and in phase 1 up to {extra} more by a die, thrown at once."
            ),
            say(
                "The troops of all players there, against the local troops, make a ratio, rounded in the "
                "players’ favour: 4 to 7 is 1:1, 4 to 8 is 1:2, 4 to 3 is 2:1. One die is thrown for each "
                "side, and in the row of its own ratio each finds what it takes from the other. Low throws "
                "hurt more."
            ),
            say("For every troop of yours that falls your Pacifism rises by {lost}."),
        ),
    ),
    HelpSection(
        number="Allied Combat",
        title=say("Allied Combat"),
        lines=(
            say(
                "Whoever came into the battle first rolls for it. Without an agreement she loses troops "
                "first and will control the region; then the others lose in the order in which they came."
            ),
            say(
                "Before the dice she may propose who else loses first, and who will control. All others in "
                "the battle must accept: one refusal, and there is no agreement. She proposes once, and "
                "what is agreed holds for one round."
            ),
        ),
    ),
    HelpSection(
        number="Battle Result",
        title=say("Battle Result"),
        lines=(
            say("No local troops left: the region is under control, and its logistics with it."),
            say(
                "No players’ troops left: the logistics are lost, and the surviving local troops await the "
                "next attack."
            ),
            say("Nobody left: the logistics stay, and one fresh local troop comes."),
        ),
    ),
    HelpSection(
        number="Control of the Regions",
        title=say("Control of the Regions"),
        lines=(
            say(
                "A region stays yours without troops, until another player brings troops into it. While you "
                "have troops there nobody can take it from you. Troops of others in your region have no "
                "power over it."
            ),
            say("Control brings all that is in the region: buildings, barrels, logistics."),
        ),
    ),
)
