# SPDX-License-Identifier: GPL-3.0-or-later
"""What is played where the rules are silent, unclear or contradict themselves, by number."""

from rubbletop.kernel.facts import Message, say

RULINGS: dict[int, Message] = {
    1: say(
        "A hex without a number takes its place between the numbers around it on the printed walk; "
        "Hills in a row keep their order."
    ),
    2: say(
        "Where the rules name nobody, the player chooses about units and Rubble, the card about "
        "tribes, and the lowest number where no card is face up."
    ),
    3: say("A random hex that is taken or barred stands; each effect says where the counter goes instead."),
    4: say(
        "Empty means: no unit, tribe, Rubble or feature. For units and Rubble the hex must also have a"
        " number and be no Hill."
    ),
    5: say(
        "Rubble bars its hex like a tribe and can be attacked, but stops nobody, blocks no sight and "
        "scores nothing."
    ),
    6: say(
        "Civilians count as Marines for movement, recovery and harm; not for fire, spotting, supplies,"
        " occupying, or keeping the game alive."
    ),
    7: say(
        "Each hit is taken one step at a time, as the player likes; a Marine bears three hits, a "
        "Civilian two."
    ),
    8: say("A result that names damage turns a fresh Marine over and eliminates anything else."),
    9: say(
        "A result that names a marker makes a Stunned unit Paralyzed and leaves a Paralyzed one as it is."
    ),
    10: say(
        "Victims of one effect are listed at its start, lowest hex first; one that is gone by then is "
        "skipped."
    ),
    11: say("Within so many hexes means distance, whatever lies between."),
    12: say(
        "A Stunned unit may use Maximum Fire, the Chisel, the LAGI, spot and help as a Medic. A "
        "Paralyzed one only recovers."
    ),
    13: say(
        "Open to all: top boulders, heights, what is out of play, used cards and events. Hidden: what "
        "lies below the top, Rubble faces, cup and deck."
    ),
    14: say("Only Tectonic Eruption has another counter drawn."),
    15: say("Used event counters leave the game; an empty cup means no event."),
    16: say("One Action card a turn, none when the tribes honor their ancestors; used cards stay out."),
    17: say(
        "A random tribe is thrown again if it would start on a tribe, or on or next to a Civilian’s hex."
    ),
    19: say("Each tribe finishes its movement, Thunderclap and special attack before the next one begins."),
    20: say(
        "Order at the start of the Colossi phase: stacks that come back, then the card, then the tribes."
    ),
    21: say("Events last to the Final Phase; a Dust Storm until it dissolves, an eruption for good."),
    22: say(
        "In Acid Rain each tribe carries one crack marker; it goes with the end of a series of "
        "attacks, or when the top changes."
    ),
    23: say("Rubble washed away goes back to the pool; features stay."),
    24: say("In Acid Rain nobody moves, jumps, flies or rides; landings, retreats and pushes go on."),
    25: say(
        "In an Anti-Gravity Wave landings have one die fewer, jumps −1 on the die, units +1 MA, tribes"
        " two hexes."
    ),
    26: say("Rock Garden turns over the Rubble that lies on the map when it comes, lowest first."),
    27: say(
        "The tribe that appears is a random one never yet on the map; at the mine entrance, or the "
        "lowest free hex beside it."
    ),
    28: say(
        "A lone Ore Carrier at the mine entrance makes room to a rail hex of your choice, or is destroyed."
    ),
    29: say(
        "Chain Lightning eliminates a unit in its first hex, takes the top boulder of a tribe there, "
        "and spares Rubble."
    ),
    30: say("It leaps to the nearest counter not yet struck, ties to the lowest; without one it ends."),
    31: say(
        "Against tribes its dice count like a standard attack without cracks; against units like a "
        "Thunderclap without retreat."
    ),
    32: say(
        "In a Rampage each tribe attacks all units within two hexes with full strength; survivors "
        "retreat. Paralyzed tribes sit out."
    ),
    33: say("A Marine’s line that begins in, ends in or touches the storm is blocked, also to the next hex."),
    34: say("Bombers do not enter or bomb the storm; one caught in it may fly out."),
    35: say("The storm drifts in each Aura phase, and is gone off the map or on a printed Hill."),
    36: say(
        "Pop Rocks: each tribe throws a die; on 1 to 3 Rubble falls near it and is turned over. No "
        "boulder is lost."
    ),
    37: say("Tribes that leave keep their stacks, leave Rubble in Structures, and leave Stonehenge behind."),
    38: say("The newcomer at Honoring is a random tribe never yet on the map."),
    39: say(
        "You name which stack comes back next; each comes up fully before the next. No card is turned "
        "that turn."
    ),
    40: say("In Hurricane Winds everybody sees one hex; Bombers stay, those due come a turn later."),
    41: say("Supplies turn up to two damaged Marines to full strength; markers stay."),
    42: say(
        "Gallstones: you take one Rubble away; the tribe on the map with the fewest boulders gets a "
        "random lost one back, at the bottom."
    ),
    43: say("Without Rubble or such a tribe a random lost boulder appears by itself in a random hex."),
    44: say("With fewer than two dead tribes another event is drawn, then Gemstones go back into the cup."),
    45: say("With two dead tribes the Tombstones come in by Tunnel Rift and act on this turn’s card."),
    46: say(
        "An erupted hex is a Hill with a number; a Structure or rail there is gone for good, with its points."
    ),
    47: say(
        "The second eruption is thrown again on the same hex. Carrier and passenger in it die; the "
        "mine closes."
    ),
    48: say(
        "A tribe struck by an eruption has its bottom boulder broken, moves to the lowest free hex "
        "beside it, and is Paralyzed."
    ),
    49: say("Civilians and the Ore Carrier recover from markers too."),
    50: say("Recovery is thrown one unit at a time, in your order."),
    51: say("A Medic helps by distance alone, Stunned or damaged too; a Paralyzed one only itself."),
    52: say("The −1 next to a tribe counts once; with damage and a marker you choose after the success."),
    53: say("Units land only in clear hexes; railway is clear; next to a tribe is allowed."),
    54: say("Units land one by one; only one without any legal hex, or a Bomber held by weather, waits."),
    55: say(
        "After a malfunction a unit that comes down on something is moved beside it and damaged; "
        "otherwise it is unharmed, but idle."
    ),
    56: say(
        "A malfunction into the Pit eliminates, into a Minefield throws a die, onto Stonehenge does nothing."
    ),
    57: say("Scattered means the lowest free hex beside the aim; without one the unit is lost."),
    58: say("After a safe landing: Maximum Fire, Chisel, reconnaissance, strike. After a bad one: nothing."),
    59: say("Bombers wait beside the map and must fly in, over any edge hex."),
    60: say("Rubble is closed to units; 2 MP are for Stonehenge and the counter of a Minefield."),
    61: say(
        "Beginning next to a tribe, the first step must lead to a hex next to none; later the unit may"
        " come near again and stops."
    ),
    62: say("One unit to a hex after each action; passing through is free."),
    63: say("No step is guaranteed: a unit without the points stays. Only escaping Civilians leave the map."),
    64: say("Fire on the Move: all movement before or all after the shot, half the MA rounded down."),
    65: say(
        "Any unit in the Offices or the Refinery powers the Carrier, unless Paralyzed or its own "
        "passenger; it costs nothing."
    ),
    66: say("One move a turn over joined rails; it may leave, but not enter, a hex next to a tribe."),
    67: say("A unit boards by ending its move in the Carrier’s hex, and is carried in a later turn."),
    68: say("A carried unit has used its action; not carried, it acts from that hex."),
    69: say("Whoever is in the Carrier’s hex is its passenger and no target, but counts as being there."),
    70: say("The first hit destroys the Carrier, the others go to the passenger."),
    71: say("The Carrier retreats along the rails with its passenger; if it cannot, it is destroyed."),
    72: say("A wreck leaves Rubble; a surviving passenger retreats first where the attack forces retreats."),
    73: say("Trapped Miners cannot be touched and do not fill their hex."),
    74: say(
        "Freeing takes the whole action of a unit that began the turn in the mine, one Miner a turn; "
        "the Miner moves off at once."
    ),
    75: say("Escape costs 1 MP from a marked hex, also next to a tribe. Escaped is not lost."),
    76: say("Entering the Offices in any way makes the Foreman Colby at once."),
    77: say("Colby fires or uses the LAGI; he does not jump, chisel or escape."),
    78: say("A jump may go to any hex in which the unit could end a walk, occupied ones excepted."),
    79: say("Only a unit without marker jumps; it is the whole action, also from next to a tribe."),
    80: say("After a safe jump one attack, at full strength."),
    81: say("Maximum Fire may use any one weapon of the unit."),
    82: say("One success of a reconnaissance is enough; one HQ for one Scout, named before the die."),
    83: say("Two events are drawn next turn only, and the other goes back at once."),
    84: say("Strikes hit tribes and features, never Rubble."),
    85: say("A strike has the last digit in dice, less for damage and landing; no other modifiers."),
    86: say("In a strike each six is two hits, and cracks count as in fire."),
    87: say("A spotter is a Marine not Paralyzed within four hexes, in sight of the HQ and of the target."),
    88: say(
        "A line that touches a blocking hex, even at an edge or corner, is blocked; the two ends never"
        " block. Neighbours see each other."
    ),
    89: say(
        "Hills, eruptions, tribes and Red Cliffs block sight; units, Structures and Rubble do not. "
        "Tribes see through the storm."
    ),
    90: say("Firing through units and Structures costs one die in all; the two ends do not count."),
    91: say("Moving, Stunned and landed cost one die together; firing through another; adjacent adds one."),
    92: say("Targets are tribes and face-down Rubble; Rubble breaks with three hits."),
    93: say("Two or more sixes add exactly one hit."),
    94: say("A crack stays while each next action attacks the same target, misses included."),
    95: say("Special weapons neither use nor make cracks, but keep the series going."),
    96: say("−1 once, however many reasons; dice read 1 to 6."),
    97: say("The Chisel’s line must touch no unit, tribe, Rubble or Structure between."),
    98: say("A shattered stone throws Rubble from the target’s hex."),
    99: say("The Bit moves fully before or after drilling, not both."),
    100: say("Paralyzed markers come off tribes in the Final Phase, off Rubble after the reveal."),
    101: say("One bomb a turn, on a hex flown into."),
    102: say("A flight ends in an empty numbered hex; without one in reach there is no flight."),
    103: say("A Bomber that survives being hit flies on."),
    104: say("The LAGI moves tribes and units on a straight line in sight; no Rubble, Carrier or passenger."),
    105: say("A push ends before any counter, Structure, Hill or the edge."),
    106: say("Each hex on the way counts: marbles are thrown for, Structures left get Rubble."),
    107: say("Rubble is thrown from the tribe’s hex along the compass."),
    108: say("A Hill or taken hex sends Rubble to the lowest free hex beside it."),
    109: say("A unit that Rubble falls on takes one hit and stays."),
    110: say("Past the edge, without a counter or without room, there is no Rubble."),
    111: say("One Rubble is turned over each turn, your choice; it must be done."),
    112: say("Units may stand on Stonehenge for 2 MP; a tribe that enters stays."),
    113: say("A bound tribe does not move or roll, but makes its other attacks."),
    114: say("Features last unless a strike, an eruption or, for Stonehenge, a Rift removes them."),
    115: say("Red Cliffs are closed to all, flights included."),
    116: say("A Minefield is its hex and the six around it; one die for each hex entered."),
    117: say("Walking, retreating, being pushed and coming down throw that die; flying over does not."),
    118: say("Shale Shrapnel: three dice at each unit within two hexes in sight, no retreat."),
    119: say("Fire Stones: neighbours Paralyzed; at two hexes in sight Stunned."),
    120: say("The Pit is never entered by choice; landing there or having no other retreat eliminates."),
    121: say("Every unit on the map can be a target, passengers and trapped Miners excepted."),
    122: say("The nearest unit in sight comes before a nearer one out of sight; ties by the card."),
    123: say("A tribe takes a free hex one nearer; of two the card decides."),
    124: say("Without a nearer free hex it takes one as far, by the card; otherwise it stays."),
    125: say("With two hexes to go it keeps its target and stops next to it."),
    126: say("Two stacks of a tribe act one after another, lowest hex first."),
    127: say(
        "A Thunderclap is the top CF, one more for each boulder below, one fewer against a Structure, "
        "at least one."
    ),
    128: say("A retreat leads to a free hex one farther; a die among marbles."),
    129: say("Without a retreat: one more hit, and the unit stays."),
    130: say("The face showing when the special attack begins decides it."),
    131: say("An Avalanche needs no sight; each survivor retreats from the tribe."),
    132: say(
        "The Sling takes the nearest unit in sight within five hexes, then units beside it that the "
        "tribe sees, with one die fewer."
    ),
    133: say("A Rift into a taken hex sends what is there to the lowest free hex beside it."),
    134: say("A unit moved aside by a Rift takes a hit and is Stunned like its neighbours."),
    135: say("A Rift into its own hex leaves the tribe where it is."),
    136: say(
        "The Stare Paralyzes the nearest unit on the line and Stuns the others in sight; a marked one "
        "is hurt more."
    ),
    137: say("The Redstones belch right after their Stare on odd turns."),
    138: say("Stomp: 3 or 4 Stunned, 5 Paralyzed, 6 damaged."),
    139: say(
        "A Rock Roller picks the nearest unit anew, rolls one to three hexes, and goes straight on "
        "once it has reached it or lost it."
    ),
    140: say("Stones in the way are shoved aside; Red Cliffs and the edge end the roll."),
    141: say(
        "A unit rolled over is attacked with the top CF and gets out of the way; if it cannot, it is "
        "hit once more."
    ),
    142: say("The Tombstones throw for their attack after moving; no pumice."),
    143: say("A tribe leaving a Structure in any way leaves Rubble in it, if there is room and a counter."),
    144: say("A Marine in the hex at the end occupies it, in any state."),
    145: say("Boulders are counted at the end from what is out of play."),
    146: say("Losses by events and by your own weapons count too; Civilians and units never landed do not."),
    147: say(
        "A team whose area is clear is placed there, ready to act. Survivors of a kind are alike: the team"
        " that comes first gets them first."
    ),
    148: say(
        "A team walks in over the edge hexes of its area, at their cost, by Full Movement or Fire on the"
        " Move; its Bombers fly in there. Whoever is blocked waits."
    ),
    149: say("First Strike does not help the LAGI, reconnaissance or a Jump."),
    150: say(
        "The Tombstones rise once. If a tribe, Rubble or a feature is in the Wormhole, they come in the"
        " lowest empty hex next to it."
    ),
    151: say(
        "The joy of a Pillar comes at once, before the next step or attack, however the tribe came in;"
        " staying there brings nothing."
    ),
    152: say("46 to 49 points are Significant; in a campaign 39 and 40 are Marginal."),
    153: say("No Civilian and no Ore Carrier takes part in the second battle. Cup, deck and tribes are new."),
    154: say(
        "Units lost in the first battle cost again if they are lost again. Major Colby does not return once"
        " he is lost."
    ),
    155: say(
        "The dance follows move and Thunderclap. A tribe not on the card, off the map or Paralyzed does not"
        " dance; nobody does while the ancestors are honored."
    ),
    156: say(
        "The second player also picks the Rubble to turn over or to spend, and the stack that returns or"
        " grows; card and rules bind the tribes. Hits and retreats are the Marine player's."
    ),
    157: say("The end of the game is tested in each Final Phase."),
    158: say(
        "Without a Marine on the map, or without a tribe on it, the game ends; points as the map stands."
    ),
}
