# SPDX-License-Identifier: GPL-3.0-or-later
"""What is played where the rules are unclear, by number: construction, bombings, oil, fines (1 to 22)."""

from rubbletop.kernel.facts import Message, say

RULINGS_OF_CHECKS: dict[int, tuple[Message, ...]] = {
    1: (
        say(
            "The costs of repeating add up: the second act of a kind costs ${second}, the third ${third} "
            "more. All buildings are one kind."
        ),
    ),
    2: (
        say(
            "The costs of Mass-media do not add up: 1 point is ${media_1}, 2 are ${media_2}, 3 are "
            "${media_3} in all."
        ),
    ),
    3: (
        say(
            "A bombing fails when the dice are not above the minimum, also when they just reach it. "
            "Otherwise the damage is the difference."
        ),
    ),
    4: (
        say(
            "At {hurts} or more one thing goes at least, a building without any repair; where the difference "
            "is greater, the difference counts."
        ),
    ),
    5: (
        say(
            "A bombing has failed when there was no damage at all; only then does Pacifism fall. It rises "
            "only for what is destroyed. Damage that destroys nothing leaves it as it is."
        ),
    ),
    6: (
        say(
            "Whoever does not pay for a repair loses the building, and her Pacifism rises as for any "
            "building destroyed. Whoever has not the money is not asked."
        ),
    ),
    7: (say("The minimum can be below 0: strong rebels against what nobody guards."),),
    8: (
        say(
            "Troops in the Border Region do not defend, and cannot be bombed. Rebels stay inside the country."
        ),
    ),
    9: (
        say(
            "One target of one other player is named: her troops in one region, or, where she controls it, "
            "its logistics or one of its buildings. Barrels are none, and nobody bombs herself. Troops in a "
            "battle can be hit, but defend nothing."
        ),
    ),
    10: (say("Rebels never take part in a battle; their power counts in bombings only."),),
    11: (
        say(
            "In the first turn of the Guerrilla phase rebels must enter, in an eastern region that no "
            "player controls. A single one that is free is taken without asking; if there is none the rebels "
            "wait off the map. From the next turn on any eastern region will do."
        ),
    ),
    12: (
        say(
            "To enter is the one thing that rebels do in that turn, after a bombing too. They need not come "
            "back at once."
        ),
    ),
    13: (say("A refinery bears as much damage as it cost logistics: {refinery}."),),
    14: (
        say(
            "A region without a warehouse keeps {bare} in barrels, with warehouses {stored} for each of "
            "them, and the {bare} does not come on top."
        ),
    ),
    15: (
        say(
            "What a region has no room for is lost at the end of the Oil check, after everybody has taken "
            "her barrels. Until then it may lie there."
        ),
    ),
    16: (
        say(
            "The order of the Oil check: the price moves; in phase 3 the regions produce; everybody takes "
            "barrels; what has no room is lost."
        ),
    ),
    17: (
        say(
            "Each pipeline brings {piped} more from its own region or a contiguous one, and its owner must "
            "control both."
        ),
        say(
            "Barrels are taken without asking where there is only one way to take as many as possible. "
            "Whoever must choose between regions may also take fewer."
        ),
    ),
    18: (
        say(
            "Oil is sold in both of one’s action turns, any amount, at the price on the track, and "
            "otherwise only for a fine. A player is one seller a turn, however often she sells; sales for a "
            "fine count, as the price moves after it."
        ),
    ),
    19: (say("The price does not go beyond the ends of its track."),),
    20: (
        say(
            "At the end the fine for one’s Pacifism is taken {factor} times, in dollars, after the last "
            "turn has had its normal fine. The total can be below 0."
        ),
    ),
    21: (
        say(
            "Who has not the money for her fine sells oil from her hand first, no more than she must. For "
            "what is then missing she takes off troops of her choice, one for each dollar and one for half a "
            "dollar that is left over, without more Pacifism. If she has no more troops the rest is "
            "forgiven. Nobody is asked who has no choice."
        ),
    ),
    22: (say("Pacifism, Influence, Mass-media and contracts stay between 0 and {end}."),),
}
