# SPDX-License-Identifier: GPL-3.0-or-later
"""Rebels and their bombings in our own words (Rebels to Player Alliance in Bombing)."""

from rubbletop.kernel.facts import say
from rubbletop.ui.game_screen import HelpSection

REBELS: tuple[HelpSection, ...] = (
    HelpSection(
        number="Rebel Check",
        title=say("Rebel Check"),
        lines=(say("From phase 2 on everybody, in playing order, does one thing with her rebels."),),
    ),
    HelpSection(
        number="Rebels",
        title=say("Rebels"),
        lines=(
            say(
                "Each player has one group of rebels, a die with four faces that shows its power. Nothing "
                "can fight or destroy it. In the first turn of phase 2 it comes into one of the orange "
                "regions in the east, with a power of 1."
            ),
            say("Later they do one of these a turn, or rest:"),
            say("move a step, through anything, which costs 1 power, though never the last one;"),
            say("grow by 1 power, up to {power};"),
            say("bomb, in their own region or a contiguous one;"),
            say("enter, if they are off the map."),
        ),
    ),
    HelpSection(
        number="Bombings",
        title=say("Bombings"),
        lines=(
            say(
                "A target is named: another player’s troops in a region, or the logistics or a building in a "
                "region that she controls. She throws two dice, and must stay at or below the minimum for "
                "the bombing to fail; what is above it is the damage."
            ),
            say(
                "The minimum: 1 for each of her troops in the region and the contiguous ones, those in "
                "battles left out; +{here} for her police there, +{beside} for each station next door; +1 "
                "for every {influence_for_one} points of her Influence; −1 for each point of the rebels’ "
                "power."
            ),
        ),
    ),
    HelpSection(
        number="Damage",
        title=say("Damage"),
        lines=(
            say(
                "1 damage destroys a logistic, {troop_damage} a troop, and as much as it cost in logistics a "
                "building. Nothing is carried over to another target, and what is left is without effect."
            ),
            say(
                "A building that is hit but not destroyed costs its owner $1 for each point of damage, at "
                "once, or it is lost."
            ),
        ),
    ),
    HelpSection(
        number="Highest and Lowest Results",
        title=say("Highest and Lowest Results"),
        lines=(
            say("A throw of {fails} or less always fails."),
            say(
                "A throw of {hurts} or more always destroys something: the building, or at least one troop "
                "or one logistic."
            ),
        ),
    ),
    HelpSection(
        number="Rebels After Bombing",
        title=say("Rebels After Bombing"),
        lines=(
            say(
                "Whatever comes of it, the rebels leave the map. Next turn they may come back in the east, "
                "with a power of 1."
            ),
        ),
    ),
    HelpSection(
        number="Effects on Pacifism",
        title=say("Effects on Pacifism"),
        lines=(
            say(
                "The victim’s Pacifism rises by {troop_bombed} for each troop and by {logistic_bombed} for "
                "each logistic that is destroyed; a building counts as the logistics it cost. A bombing that "
                "fails brings it down by {failed}. All else changes nothing."
            ),
        ),
    ),
    HelpSection(
        number="Player Alliance in Bombing",
        title=say("Player Alliance in Bombing"),
        lines=(
            say("Rebels of several players can bomb together: their powers add up."),
            say("The victim can ask others for help: their troops and police defend as if they were hers."),
        ),
    ),
)
