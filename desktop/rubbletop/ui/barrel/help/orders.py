# SPDX-License-Identifier: GPL-3.0-or-later
"""The selected actions in our own words, with deals (Mass-Media Manipulation to Other Actions)."""

from rubbletop.kernel.facts import say
from rubbletop.ui.game_screen import HelpSection

BUYING: tuple[HelpSection, ...] = (
    HelpSection(
        number="Mass-Media Manipulation",
        title=say("Mass-Media Manipulation"),
        lines=(
            say(
                "Raises your Mass-media by as many points as the box allows. One point costs ${media_1}, two "
                "points ${media_2}, three points ${media_3} in all. With more Mass-media the public puts up "
                "with more troops."
            ),
        ),
    ),
    HelpSection(
        number="Purchases and Moves",
        title=say("Purchases and Moves"),
        lines=(
            say(
                "The first number in the box is how many troops and logistics you may buy, the second how "
                "many moves you have. First you buy, then you move: with the first step purchases are over."
            ),
        ),
    ),
    HelpSection(
        number="Purchases",
        title=say("Purchases"),
        lines=(
            say(
                "By land an element, a troop or a logistic, costs ${land} and comes to the Border Region. By "
                "air it costs ${air} and comes into any region you like. Both can be mixed."
            ),
            say("The big logistic counter is three logistics, in its price as in everything else."),
        ),
    ),
    HelpSection(
        number="Moves",
        title=say("Moves"),
        lines=(
            say(
                "A move takes one group of your troops and logistics one step, into a contiguous region. "
                "Three moves are one group three steps, three groups one step, or anything between."
            ),
            say(
                "Troops that come into a region that nobody controls begin a battle there, or join the one "
                "that is on. They stay: no move leads out of a battle."
            ),
            say(
                "Regions of other players you may cross without asking them. Where the owner has no troops "
                "yours take the region as they come in."
            ),
            say(
                "Logistics leave a region only with the player who controls it; those in the Border Region "
                "belong to whoever bought them or moved them last."
            ),
            say(
                "Where a region and all around it are under players’ control, the step into it is free. "
                "Troops in the Border Region leave the board for one move. Nobody has more than {most} "
                "troops on the board."
            ),
        ),
    ),
    HelpSection(
        number="Support move",
        title=say("Support move"),
        lines=(
            say(
                "After your troops have gone into a battle you may call other players to it, for money or "
                "for nothing. Each of them may bring one group, with at least one troop in it, for free and "
                "out of turn, from a contiguous region or from the Border Region."
            ),
        ),
    ),
)

BUILDING: tuple[HelpSection, ...] = (
    HelpSection(
        number="Construction",
        title=say("Construction"),
        lines=(
            say(
                "The box tells how many acts you have. Each is one of three kinds: a military building, a "
                "point of Influence, a contract."
            ),
        ),
    ),
    HelpSection(
        number="Military Buildings",
        title=say("Military Buildings"),
        lines=(
            say(
                "A building is made of logistics that lie in the region, which you control. A region has "
                "room for {buildings}; of each kind only one, but for warehouses."
            ),
            say("Warehouse (cost {warehouse}): the region keeps {stored} barrels instead of {bare}."),
            say(
                "Police station (cost {police}): against bombings +{here} in its own region, +{beside} in "
                "each contiguous one. Several stations add up."
            ),
            say(
                "Pipeline (cost {pipeline}): in the Oil check you take {piped} more out of its region or a "
                "contiguous one."
            ),
            say(
                "Refinery (cost {refinery}): the region produces 1 barrel more, and needs 1 logistic less "
                "to do so."
            ),
        ),
    ),
    HelpSection(
        number="Influence Points",
        title=say("Influence Points"),
        lines=(
            say(
                "One logistic in a region of yours becomes aid to the people, and you gain a point of "
                "Influence. Every {influence_for_one} points add 1 to your defence against bombings, and at "
                "the end Influence counts when the Government’s oil is shared out."
            ),
        ),
    ),
    HelpSection(
        number="Contracts",
        title=say("Contracts"),
        lines=(
            say(
                "If you control at least one region you go a space up the Contract Track, for free. The "
                "space that you have reached pays at the end of the game."
            ),
        ),
    ),
    HelpSection(
        number="Repeating a Construction Action",
        title=say("Repeating a Construction Action"),
        lines=(
            say(
                "The second act of the same kind in one action costs ${second}, the third ${third} on top. "
                "All buildings are of one kind."
            ),
        ),
    ),
)

OTHERS: tuple[HelpSection, ...] = (
    HelpSection(number="Money", title=say("Money"), lines=(say("You get the dollars in the box."),)),
    HelpSection(
        number="Playing Sequence",
        title=say("Playing Sequence"),
        lines=(
            say(
                "The number in the box is your place in the next turn’s playing order. Who has taken no such "
                "box moves down."
            ),
        ),
    ),
    HelpSection(
        number="Free Actions",
        title=say("Free Actions"),
        lines=(
            say(
                "Oil Production and New Taxes can be chosen whoever has chosen them before. Like a box each "
                "uses up one of your two actions."
            ),
        ),
    ),
    HelpSection(
        number="Oil Production",
        title=say("Oil Production"),
        lines=(
            say(
                "On every region stand the barrels that it produces and the logistics that must lie there "
                "for it. As many of your regions as you like produce, each once in an action: the barrels "
                "are laid on the region, and 1 logistic is used up."
            ),
            say("Nothing of this goes to the Government, not even in phase 3."),
        ),
    ),
    HelpSection(
        number="New Taxes",
        title=say("New Taxes"),
        lines=(
            say(
                "You get ${taxes}, and your Pacifism rises by {taxed}. Once a turn. In the same box the "
                "Speech to the Nation is held."
            ),
        ),
    ),
    HelpSection(
        number="Other Actions",
        title=say("Other Actions"),
        lines=(
            say(
                "In both of your action turns you may sell oil from your hand, before or after the action, "
                "at the price on the track. It is no action; but the more players sell in a turn, the deeper "
                "the price falls."
            ),
        ),
    ),
    HelpSection(
        number="Diplomacy and Alliances",
        title=say("Diplomacy and Alliances"),
        lines=(
            say(
                "In your action turns you may offer deals, up to {offers} an action. What changes hands does "
                "so at once: money, oil in hand, logistics, regions, support in a battle of this turn."
            ),
            say(
                "A promise in writing can go with a deal, and is listed as long as the game lasts. To keep "
                "it, as whatever is said at the table, is a matter among the players."
            ),
        ),
    ),
    HelpSection(
        number="Logistics",
        title=say("Logistics"),
        lines=(
            say(
                "Logistics are machines and the people who know them. They become buildings and aid, and "
                "without them no oil flows. In the country they belong to whoever controls the region."
            ),
        ),
    ),
)
