# SPDX-License-Identifier: GPL-3.0-or-later
"""What is played where the rules are unclear, by number: Phases 7 and 8, fewer players (XIII, XIV)."""

from rubbletop.kernel.facts import Message, say

RULINGS_OF_UNITS: dict[int, Message] = {
    86: say("A populace unit is paid for with its first movement point of a turn, once."),
    87: say("Closed borders stop GODRAN, tanks and halftracks only."),
    88: say(
        "Out of a filled area it is one step to the next; out of a building that takes a part, first 1 "
        "to come out."
    ),
    89: say("The roof is reached from inside only, and left to the inside; infantry only."),
    90: say("On a roof all infantry doubles when it attacks, a mortar whichever strength it uses."),
    91: say(
        "Into GODRAN’s area go helicopters without a load; with one they do not even fly across it. A unit "
        "that it walked onto may step out into any area that it could enter."
    ),
    92: say(
        "All players together: 3 ground-based units and 1 helicopter an area, wherever in it they "
        "stand. It is checked when a player ends her movement, and she puts right what she can. Until then "
        "units may pass through a full area, change places, or come in before another leaves, as long as "
        "all can still find room; the last place for one that has to move on is kept for it. With “even "
        "seats” each player’s units are counted by themselves."
    ),
    93: say(
        "In at the edge for 1, on rubble for 2 (tanks and infantry; halftracks not at all), never into "
        "GODRAN’s area except helicopters. Two players: at either own sector, whatever the colour."
    ),
    94: say(
        "A paratroop drops into an area without building, rubble, unit and GODRAN; the drop is its "
        "whole move. It may come in at the edge instead."
    ),
    95: say(
        "On the first turn it drops in its own sectors only; the free sector is none. From the second turn "
        "on the centre is open to it too."
    ),
    96: say(
        "Carrier and load begin the phase in the same area, outside, or both in the box, and have the same "
        "owner. Loading and setting down cost nothing. The load has not moved before and does not move "
        "after; what is set down before the first step was not carried. After its first step a carrier takes "
        "nothing on."
    ),
    97: say(
        "A load is set down where it could stand by itself, a superweapon not in a filled area. A "
        "loaded helicopter may fly over buildings that fill their area but not stay there."
    ),
    98: say("A superweapon may be left alone, and be picked up later."),
    99: say("Populace leaves from any outer area, outside of buildings, for 1. Vehicles do not carry it."),
    100: say("Populace never enters rubble, and may walk out of it."),
    101: say(
        "Nobody has to move, except what must come in from the box. Whoever has nothing that can move is "
        "passed over; whoever has moved says herself that she is done. Where purses are secret nobody is "
        "passed over because she cannot pay for her populace."
    ),
    102: say("Helicopters in GODRAN’s area, and units that it walked onto, attack there; mortars with 2."),
    103: say(
        "Units attack from inside. From afar their own building is in the way, for a unit on its roof "
        "it is not."
    ),
    104: say("Range is the shortest way over sides, buildings ignored."),
    105: say(
        "A building blocks when the line from centre to centre runs inside it, not when it touches a "
        "corner or runs along a wall. One of two areas counts once."
    ),
    106: say("Next door no line is needed, also over a closed border."),
    107: say(
        "A player may make several attacks; every superweapon attacks alone; every unit once. Whoever has "
        "nothing left that can attack is passed over."
    ),
    108: say(
        "Mortars are silent from afar while any unit of anybody, populace too, is in GODRAN’s area. From "
        "next door, and from that area, they attack."
    ),
    109: say("GODRAN’s strength is {beside} while any building stands in its area."),
    110: say(
        "The column of wounds is that of the start of the phase; wounds, healing and death come at its "
        "end. All else happens at once. With “even seats” range, sight and buildings are measured to "
        "where GODRAN began the phase, and mortars hold their fire for units there."
    ),
    111: say(
        "A flop: the Controller may destroy one attacker, then those on roofs die, then the rest "
        "retreats; what cannot is destroyed. All of it scores."
    ),
    112: say("Exactly 0 is a flop."),
    113: say("A second Wounded in a turn is a Retreat; its author still gets {wound}."),
    114: say(
        "Wounded: one wound at the end of the phase, {wound} to its author, {wounded} less for the "
        "Controller."
    ),
    115: say("Military units kill only a GODRAN that began the phase with {most} wounds."),
    116: say(
        "Any Wounded, a superweapon’s too, kills a GODRAN that began the phase with {most} wounds, whatever "
        "heals it meanwhile. Several killers share."
    ),
    117: say(
        "Wounds at the end: those at the start, one more for any Wounded, one less for each Healed, 0 to "
        "{most}."
    ),
    118: say(
        "The attacker chooses among the areas GODRAN could enter: those without attackers and no nearer"
        " to any, else those without, else any. None: Stunned instead."
    ),
    119: say("Stunned and Retreat: first the retreat."),
    120: say(
        "Pissed: as many dice as Damage Points, {pissed} against a superweapon. A building in reach must be "
        "taken; else attackers in reach, as one attack; else nothing."
    ),
    121: say("Really Pissed: Pissed at once, and Annoyed for the next turn."),
    122: say("The first attack with any superweapon turns the Origin over, before the dice."),
    123: say("A superweapon may attack every turn."),
    124: say("Lines 8 to 12 of the superweapon table are reconstructed."),
    125: say("A superweapon kills by a fourth wound. An option lets a 12 on column C kill."),
    126: say(
        "Losses and retreats earlier in Phase 8 count. What retreated may still attack in its owner’s "
        "turn, what attacked does not attack again."
    ),
    127: say(
        "Two players: both colours are one army with one purse and one set of funds. Edges and carried "
        "schemes go by sector; no center left means none in both."
    ),
    128: say(
        "Three players: the free sector has no edge, no owner and no carried scheme. Its buildings "
        "score for GODRAN and the Controller; its army stays out."
    ),
    129: say(
        "Two players: {ap_two} Action Points, two cards, dearer superweapons, two sets of counters; nothing "
        "else changes."
    ),
}
