# SPDX-License-Identifier: GPL-3.0-or-later
"""What is played where the rules are unclear, by number: moves, battles, actions (23 to 34)."""

from rubbletop.kernel.facts import Message, say

RULINGS_OF_WAR: dict[int, tuple[Message, ...]] = {
    23: (
        say(
            "A step costs no move if players control the region that is entered and all its neighbours in "
            "the country, whichever players they are."
        ),
    ),
    24: (
        say(
            "Logistics come into a region that nobody controls only together with troops of the same player, "
            "or where she has troops already, by land and by air. Alone they would be lost to the local "
            "troops."
        ),
    ),
    25: (
        say(
            "Logistics that come into another player’s region are hers from then on, moved or flown in alike."
        ),
    ),
    26: (
        say(
            "Retreats are the first thing in the War check. They are declared in playing order, and carried "
            "out when all have spoken; battles are reckoned with what is left. The way leads into a "
            "contiguous region that a player controls, any player: not into the Border Region, so that there "
            "is no retreat from a first landing."
        ),
        say(
            "Where several players retreat from a battle one troop is lost in all, and everybody who flees "
            "gains {lost} Pacifism. Whoever loses the troop gains no more than that: it is the point for her "
            "troop."
        ),
    ),
    27: (say("Ratios beyond the battle table use its first row above, its last one below."),),
    28: (
        say(
            "Both sides throw at the same time and both lose by the numbers before it. Nobody loses more "
            "than is there."
        ),
    ),
    29: (
        say(
            "Local troops that have turned out stay as many as are left of them, in later phases too. No "
            "die is thrown for them again."
        ),
    ),
    30: (
        say(
            "Control needs no troops, not even to be won: it also goes to a player whose last troop fell in "
            "the victory. Another takes it only by bringing troops in while the owner has none there; "
            "guests who were in the region before do not. Buildings, barrels and logistics go with it."
        ),
        say(
            "Troops that retreat into another player’s region without troops take control of it, and so do "
            "troops that are bought into it by air."
        ),
    ),
    31: (
        say(
            "An action can mix purchases by land and by air from the first turn on, and send what is flown "
            "to several regions. Troops that land in a region nobody controls are in a battle."
        ),
    ),
    32: (
        say(
            "A player may take two boxes of the same kind in a turn, and Oil Production twice; New Taxes "
            "once."
        ),
        say(
            "Whoever takes two boxes of Playing Order stands at the better place; the other goes to those "
            "who took none."
        ),
    ),
    33: (say("Free actions are free for everybody, but not for nothing: each is one of the two actions."),),
    34: (
        say(
            "Whoever takes box 2 of Playing Order is second in the next turn, even if nobody took box 1, and "
            "so on. The others fill the places that are left in the order that they had."
        ),
    ),
}
