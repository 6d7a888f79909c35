# SPDX-License-Identifier: GPL-3.0-or-later
"""What is played where the rules are unclear, by number: Government, end, deals, alliances (35 to 53)."""

from rubbletop.kernel.facts import Message, say

RULINGS_OF_STATE: dict[int, tuple[Message, ...]] = {
    35: (
        say(
            "The penalty is for each region that a player controls and that cannot produce, every turn, one "
            "conquered this turn included. Regions that have the logistics produce without being told."
        ),
    ),
    36: (
        say(
            "A penalty of ${idle} that cannot be paid in money is taken in barrels: the fewest that are "
            "worth it at the new price, without change, from the hand first, then from regions of the "
            "player’s choice. If she has not so many, all that she has."
        ),
    ),
    37: (say("The player’s half is laid on the region. She takes it, or stores it, like any other oil."),),
    38: (
        say(
            "With a refinery a region still needs 1 logistic to produce at least, and production still uses "
            "1 up."
        ),
    ),
    39: (
        say(
            "The three shares can come to a little more than the part of the stock that is shared out. They "
            "are paid all the same."
        ),
    ),
    40: (
        say(
            "Players who tie pool what their ranks get and share it evenly, rounded down. Those who tie for "
            "third share the third share."
        ),
    ),
    41: (say("The Government’s oil may go beyond the end of its track; only the number counts."),),
    42: (
        say(
            "At the end all barrels in a player’s regions come to hand, without limit, and all are sold at "
            "the last price. It does not move any more."
        ),
    ),
    43: (say("Money is counted in half dollars."),),
    44: (
        say(
            "A deal is offered in one’s own action turn, to one player, and made or refused at once; "
            "{offers} offers an action at most, and none again that was refused in it. Given can be: money, "
            "oil in hand, logistics, control of a region, and support in a battle of this turn."
        ),
        say(
            "Logistics go from Border Region to Border Region, or one step into a contiguous region that "
            "the taker controls. A region goes with all that is in it but troops."
        ),
        say(
            "Whoever has pledged support must come when she is called. If only one group of hers can, it "
            "comes by itself."
        ),
        say("A written promise counts as something that is given: a deal may hold nothing else."),
    ),
    45: (
        say(
            "Money and oil in hand are hidden from the other players, but for the time before the first "
            "turn, when all buy openly. An option lays them open for the whole game."
        ),
    ),
    46: (
        say(
            "{long} turns, five a phase, where three play; {turns}, four a phase, with more players. Both "
            "can be chosen when a game begins."
        ),
    ),
    47: (
        say(
            "After a step or a landing into a battle the mover may call players to it, each of them once a "
            "battle and turn. Whoever is called may bring one group, with at least one troop, one step from "
            "a contiguous region or from the Border Region."
        ),
        say("Troops that strengthen an attack of one’s own allow such a call as well as the first ones."),
    ),
    48: (say("An action may be passed."),),
    49: (
        say(
            "The player whose rebels bomb can call others to join: those whose rebels are in reach and have "
            "not acted this turn, the victim left out. Rebels that join have acted; all that took part leave "
            "the map."
        ),
    ),
    50: (
        say(
            "The victim can ask those who do not bomb. The troops and police of whoever helps count in the "
            "region and next to it, as hers do; of Influence only the victim’s counts. If the bombing fails "
            "everybody who defended has {failed} Pacifism less; if it does not, only the victim’s rises."
        ),
    ),
    51: (
        say(
            "The purchases before the first turn are made in playing order, openly, within one’s money and "
            "{most} troops."
        ),
    ),
    52: (
        say(
            "By land only regions next to the Border Region can be entered at first, the brown ones. "
            "Nothing else is closed to anybody."
        ),
    ),
    53: (
        say(
            "A big logistic is nothing of its own: the counter stands for three logistics, when it is "
            "bought, moved, lost and used."
        ),
    ),
}
