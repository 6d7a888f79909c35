# SPDX-License-Identifier: GPL-3.0-or-later
"""What is played where the rules are unclear, by number: end, set-up, Phases 1 to 6 (III to XII)."""

from rubbletop.kernel.facts import Message, say

RULINGS_OF_TURN: dict[int, Message] = {
    1: say(
        "The end is looked for after every action, but never amid set-up or amid Phase 8, whose attacks"
        " count as simultaneous. Where several ends come together, the killing goes before the "
        "superweapons, these before the buildings, these before the populace."
    ),
    2: say(
        "GODRAN’s points are shared equally among all who had a killing result; fractions are lost. Its"
        " own total is 0 then."
    ),
    3: say("GODRAN wins only when it is above every player. A tie with the best player is the player’s win."),
    4: say(
        "Tied players: more points in own standing buildings, then more points evacuated, then more "
        "Mega-Yen, then a shared win."
    ),
    5: say(
        "The broke-player end is looked for after Phase 1: no standing center of her own, 0 Mega-Yen "
        "after income, and no trade made. Money in research or funds does not count. Who is broke is settled "
        "when all have collected: whoever spends her last Mega-Yen in a trade has traded, and plays on this "
        "turn."
    ),
    6: say(
        "One attack with one superweapon a player is enough, for two players too. A superweapon lost "
        "before it attacked does not count. Looked for at the end of Phase 8."
    ),
    7: say(
        "“All VP buildings destroyed” means those of all four sectors, controlled or not. The factories"
        " and plain buildings do not matter."
    ),
    8: say("“All populace gone” means every colour, that of the free sector too."),
    9: say("Standing buildings of the free sector score for nobody."),
    10: say("Populace still on the map at the end scores for nobody."),
    11: say("A superweapon is worth {superweapon} to GODRAN and to the Controller."),
    12: say(
        "The Controller loses {wounded} at most once a turn; a kill costs {killed} instead. Both are charged "
        "at the end of Phase 8."
    ),
    13: say(
        "Every building that falls to GODRAN in the turn counts against the penalty of {no_building}: "
        "chains, and what the pissed GODRAN smashes too. It is charged at the end of Phase 8, or at the end "
        "of the game once Phase 6 is over."
    ),
    14: say("A killing result does not earn the {wound} as well: GODRAN’s points replace them."),
    15: say("Penalties can bring a player below 0; selling points cannot."),
    16: say(
        "A Controller who smashes or kills what is her own scores it like anything else; an option "
        "takes these points away."
    ),
    17: say(
        "What the pissed GODRAN smashes, and what dies in a flop, scores for GODRAN and for this turn’s"
        " Controller."
    ),
    18: say("Units lost because everybody bid nothing score for GODRAN alone: nobody controls it yet."),
    19: say("Totals go beyond the ring and below 0; Rubble markers never run out."),
    20: say(
        "Sectors are chosen as people came to the table, or drawn; then all roll for first player, ties"
        " again. The order goes clockwise by sector."
    ),
    21: say("Two players choose sectors in the order A, B, B, A."),
    22: say("Populace is set up openly, in player order, one unit a star."),
    23: say(
        "On a star whose area a building fills, the unit is inside; in a building that takes a part of "
        "it the owner says inside or outside. Chance leaves it outside."
    ),
    24: say(
        "Three players: the ten populace units of the free sector are dealt out in player order. They "
        "are their holder’s for good."
    ),
    25: say(
        "They are set up after all others, in player order, one at a time. A unit of the free sector stands "
        "once it is placed; of her own a player says when they stand as they shall."
    ),
    26: say(
        "The centre belongs to no sector, has no building, is nobody’s edge, and is an ordinary area "
        "otherwise."
    ),
    27: say(
        "The {counters} counters are the military units; the four superweapons come on top, one of each for "
        "every colour."
    ),
    28: say("Every player has one set of six schemes, two players too."),
    29: say("All begin with no Mega-Yen and no points; the first income comes on turn 1."),
    30: say(
        "In secret, and shown together: the bids; then the shopping lists with the money for research; "
        "then, once cards have been looked at, the money for superweapons. Amounts become known, cards "
        "looked at and types of superweapons do not. Whoever has nothing to choose is not asked, as with a "
        "single bid that is open to her or nothing that she could buy. Where purses are secret she is asked "
        "all the same, lest the others learn what she has."
    ),
    31: say(
        "A center of the free sector is held by infantry inside it or on its roof, as they stand when the "
        "turn begins."
    ),
    32: say("Its output is divided by players, not by units; fractions are lost."),
    33: say(
        "Points are sold in Phase 1 only, by a player without standing center and Mega-Yen: any whole "
        "amount, to any player who agrees, never below 0 points. An amount that came to nothing with a "
        "player is not named to her again. With one trade she is done, and so she is when nobody has taken "
        "any amount that she could offer. As soon as one such player is done without a trade, the game ends. "
        "Where purses are secret an offer may ask for more than the other has."
    ),
    34: say("Nobody bids more than she has. Whoever can pay none of her cards bids nothing and keeps them."),
    35: say(
        "Two players: the bid is the sum of both cards, and both are used. Whoever can pay for one only, or "
        "has only one left, plays that one alone."
    ),
    36: say(
        "All who are tied throw, as long as one of them has Mega-Yen. Each adds and pays what her die shows, "
        "or what she has left. Those still tied for the top go on."
    ),
    37: say(
        "When nobody tied can add anything, cards and payments return and all bid anew, once. If that "
        "ends so too, the bids stand and the tied players roll for it free of charge."
    ),
    38: say("Everybody bid nothing: first the loss of units, once a turn, then the roll."),
    39: say(
        "Closest is counted in areas, whatever is between; units inside and on roofs count, "
        "superweapons and boxes do not. The owner picks among equals; one unit a player, and none where "
        "nothing is on the map."
    ),
    40: say("A carried scheme counts: with one above 0 nobody has bid nothing."),
    41: say(
        "GODRAN must begin and end Phase 6 in the sector, never leave it, and spend at least one Action"
        " Point. The centre is in no sector."
    ),
    42: say(
        "The sector’s player carries one card that she played or carried this turn, whoever controls "
        "GODRAN; again and again while it holds. Of several it is the one that costs most. It counts as "
        "used."
    ),
    43: say(
        "The bid is the carried card plus the new one; only the new one is paid, and none need be played."
    ),
    44: say(
        "Once all six are used, a carried one included, the hand is taken up again just before the next bid. "
        "A card that is still carried stays out until it no longer is."
    ),
    45: say(
        "A unit that finds no area to come in waits in the box and comes in the first turn it can. "
        "Phase 7 cannot be ended while a unit in the box could enter."
    ),
    46: say("What was destroyed can be activated from the next Phase 3."),
    47: say(
        "The player chooses which face-down card she looks at, and never the same twice. What is left "
        "of the money is kept."
    ),
    48: say("Only the buyer of a look sees the card; what she tells is up to her."),
    49: say(
        "The type is settled in the phase in which the fund reaches the first mark, before others show "
        "theirs, and stays secret until it is done."
    ),
    50: say(
        "One superweapon of a type for each colour at a time; a fund takes no more than it needs; a "
        "destroyed one needs a new fund. Several funds may run."
    ),
    51: say("A finished superweapon may stay in the box."),
    52: say(
        "A border is closed while a standing building on either side covers all of it. Touching at a "
        "corner covers nothing."
    ),
    53: say(
        "One attack may take units of one player in several areas of reach, of each area all that can "
        "be attacked or none."
    ),
    54: say(
        "Units on roofs, helicopters and units beyond a closed border can be attacked; only those "
        "inside are safe."
    ),
    55: say(
        "An attack takes at least one die; the same target may be attacked again. With the last Action "
        "Point the phase ends by itself."
    ),
    56: say("A mortar has strength 2 when it is attacked."),
    57: say(
        "Only infantry doubles in rubble, only when GODRAN attacks units, not against falling buildings."
    ),
    58: say("No Damage Points, no effect."),
    59: say(
        "The owner chooses one effect or none for each unit, so that the sum is the largest that fits "
        "into the Damage Points."
    ),
    60: say("A populace unit can be destroyed for 1, flee for 2, or be destroyed for 3."),
    61: say(
        "On a roof: destroyed for 1, nothing else. Without a retreat: destroyed for 1, or flee for 2 "
        "where it has a step."
    ),
    62: say(
        "Away means an area next to it, which it could enter by itself, farther from GODRAN in steps. "
        "From GODRAN’s own area every such neighbour is away. Where there is only one, it is taken at "
        "once."
    ),
    63: say(
        "Retreats cost no movement points. Infantry that retreats into a filled area is inside. Stacks "
        "are counted only when the owner’s next movement ends."
    ),
    64: say(
        "The Controller moves a fleeing unit one to three areas, each step as the unit could make it, "
        "never into GODRAN’s area; it may end closer. Where there is only one first step, it is taken at "
        "once."
    ),
    65: say(
        "At its end it may be put inside a building of its area. For populace leaving the map is one of"
        " the three areas, and its owner scores it."
    ),
    66: say(
        "A superweapon has strength 0; it takes 1 and is destroyed, or takes nothing. It never retreats"
        " or flees, not even with what carried it."
    ),
    67: say("Only one player’s units suffer at a time."),
    68: say(
        "Annoyed and Stunned cancel out and do not add up with themselves. They change every die of "
        "Phase 6 and end with it; the pissed GODRAN of Phase 8 throws plain dice."
    ),
    69: say("The building in GODRAN’s own area can always be attacked."),
    70: say(
        "The building next door can be attacked if its outline lies on a stretch of the common border, "
        "also when that makes the border closed."
    ),
    71: say(
        "A unit outside dies when the dice, with what is added to each, reach its movement points plus "
        "strength plus {drop}. Each is looked at once for each fall."
    ),
    72: say(
        "Over a filled area there can only be helicopters, which are spared, and units on the roof, "
        "which die."
    ),
    73: say(
        "The Stadium is one building: it is attacked at either half, both become rubble, and who is in or on "
        "either half dies."
    ),
    74: say("The whole area of a fallen building is rubble; its borders are open and it blocks no sight."),
    75: say(
        "From next door a building is aimed straight on; one of two areas throws its debris into the "
        "first area beyond it."
    ),
    76: say("From its own area it is aimed over a side that it touches, over any if it touches none."),
    77: say("Debris that flies off the map is lost; the building has fallen all the same."),
    78: say("Any standing building in the area of the debris, wherever it stands there, is struck."),
    79: say("The Factory counts 15 against the dice in a chain too."),
    80: say(
        "What is added is the number of the building that fell just before. The same number of dice is "
        "thrown anew for each link and costs nothing."
    ),
    81: say(
        "The first building falls at 0 and throws debris at {debris}; the second does both at {second}, the "
        "third at {third}, and so on."
    ),
    82: say(
        "A chain keeps its direction. Where it comes to a building that has fallen in it, the debris "
        "lands and the chain ends."
    ),
    83: say(
        "One marker is enough for an area; units there are put to the test all the same. GODRAN is never hit."
    ),
    84: say(
        "Units that survive in an area that they could not enter stay, and leave by any way open to them."
    ),
    85: say("The pissed GODRAN only smashes, any building that it could attack now; the Controller chooses."),
}
