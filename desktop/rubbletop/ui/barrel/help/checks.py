# SPDX-License-Identifier: GPL-3.0-or-later
"""Pacifism, oil and the playing order in our own words (Pacifism Check to Playing Order Check)."""

from rubbletop.kernel.facts import say
from rubbletop.ui.game_screen import HelpSection

PUBLIC: tuple[HelpSection, ...] = (
    HelpSection(
        number="Mass-Media",
        title=say("Mass-Media"),
        lines=(
            say(
                "The value of Mass-media tells how far television and newspapers are with you, and so how "
                "many troops are tolerated. The track ends at {end}."
            ),
        ),
    ),
    HelpSection(
        number="Pacifism",
        title=say("Pacifism"),
        lines=(
            say(
                "Pacifism is how tired the people at home are of your war. It costs a fine every turn, and "
                "{factor} times as much at the end; the highest of all players drives the oil price up."
            ),
            say(
                "It changes by the number of your troops, by troops that fall, by bombings, by New Taxes and "
                "by the Speech to the Nation, between 0 and {end}."
            ),
        ),
    ),
    HelpSection(
        number="Pacifism 1",
        title=say("Pacifism 1: Mass-media and troops"),
        lines=(
            say(
                "{tolerated} troops on the board are tolerated, and 1 more for every {media_for_one} points "
                "of Mass-media; those in the Border Region count. In the Pacifism check each troop above "
                "that raises your Pacifism by 1, and every {fewer} troops below it bring it down by 1."
            ),
        ),
    ),
    HelpSection(
        number="Pacifism 2",
        title=say("Pacifism 2: troops that fall"),
        lines=(say("Every troop of yours that falls in battle raises your Pacifism by {lost}."),),
    ),
    HelpSection(
        number="Pacifism 3",
        title=say("Pacifism 3: bombings"),
        lines=(
            say(
                "What rebels destroy of yours raises your Pacifism, and a bombing that fails brings it down: "
                "see Effects on Pacifism."
            ),
        ),
    ),
    HelpSection(
        number="Pacifism 4",
        title=say("Pacifism 4: Speech to the Nation"),
        lines=(
            say(
                "Once in a game, in phase 1 or 2, you choose New Taxes and speak instead: no money, no more "
                "Pacifism, but less of it, by its present value: see the chart."
            ),
            say("The speech and New Taxes may both be chosen in a turn. At Pacifism 0 there is no speech."),
        ),
    ),
    HelpSection(
        number="Pacifism Check",
        title=say("Pacifism Check"),
        lines=(
            say(
                "First the troops are counted, then the fine is paid: see the chart. If your money does not "
                "do, oil from your hand is sold for it; if that does not do either, you take a troop off the "
                "board for every missing dollar."
            ),
        ),
    ),
)

OIL: tuple[HelpSection, ...] = (
    HelpSection(
        number="Oil Check",
        title=say("Oil Check"),
        lines=(
            say(
                "The price moves. In phase 3 the regions produce for you and the Government. Then everybody "
                "takes up to {taken} barrels from her regions in hand, all in all, and {piped} more with "
                "each pipeline. What a region has no room for after that is lost."
            ),
            say(
                "A region keeps {bare} without a warehouse, {stored} with each warehouse. Where there is "
                "only one way to take as many as possible nobody is asked."
            ),
        ),
    ),
    HelpSection(
        number="Oil Price",
        title=say("Oil Price"),
        lines=(
            say(
                "Market and speculation together move the price once a turn, on a track from {low_price} to "
                "{top_price}."
            ),
        ),
    ),
    HelpSection(
        number="Oil Price 1",
        title=say("Oil Price 1: the market"),
        lines=(
            say(
                "How many players have sold oil this turn decides: see the chart. If all have, a die brings "
                "the price further down."
            ),
        ),
    ),
    HelpSection(
        number="Oil Price 2",
        title=say("Oil Price 2: speculation"),
        lines=(
            say(
                "Unless the market brings the price down, it rises by the highest Pacifism among the "
                "players: see the chart."
            ),
        ),
    ),
    HelpSection(
        number="Transitional Government",
        title=say("Oil and Transitional Government"),
        lines=(
            say(
                "In phase 3 every region that has the logistics produces in the Oil check, by itself and "
                "beside what you produce by actions. Half of the barrels lie on the region for you, half go "
                "to the Government, both rounded up: 1 is 1 and 1, 3 is 2 and 2."
            ),
            say(
                "Each region of yours that cannot costs 1 Influence; when there is none left, ${idle}; when "
                "you have not that much, barrels that are worth it. Who has nothing of all that pays nothing."
            ),
        ),
    ),
    HelpSection(
        number="Playing Order Check",
        title=say("Playing Order Check"),
        lines=(
            say("The boxes of Playing Order settle who acts when in the next turn, and the turn begins."),
        ),
    ),
)
