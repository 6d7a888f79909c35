# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of the Marine Phase, in our own words (5.0)."""

from rubbletop.kernel.facts import say
from rubbletop.ui.game_screen import HelpSection

MARINE: tuple[HelpSection, ...] = (
    HelpSection(
        number="5.1.1",
        title=say("Hits on units"),
        lines=(
            say(
                "Each hit is taken your way: as a marker step, from none to Stunned to Paralyzed, or "
                "by turning the unit to its damaged side. A unit with no way left is eliminated. So a "
                "fresh Marine bears three hits and dies of the fourth, a Civilian bears two."
            ),
        ),
    ),
    HelpSection(
        number="5.1.2",
        title=say("Recovery"),
        lines=(
            say(
                "Each hurt unit may throw one die, once, in your order. 5 or more takes one effect "
                "off: the damage, or Stunned, or Paralyzed becomes Stunned. Next to a tribe the die "
                "has −1. Within two hexes of a Medic that is not Paralyzed two dice are thrown and the"
                " higher counts."
            ),
        ),
    ),
    HelpSection(
        number="5.2",
        title=say("Reinforcements"),
        lines=(
            say(
                "Whoever the landing plan names for this turn comes now, one unit after another in your"
                " order, and cannot be held back. Bombers do not land: they wait beside the map and fly"
                " in as their action."
            ),
        ),
    ),
    HelpSection(
        number="5.2.1",
        title=say("Landing"),
        lines=(
            say(
                "Each unit due lands in a clear, empty, numbered hex that you name. The last digit of "
                "the hex is the number of dice; the highest die counts. 6: safe. 4 or 5, scattered: it comes"
                " down next to the hex and is idle this turn. 3 or less, a malfunction: a random hex,"
                " perhaps damaged, and idle. A safe unit cannot move but can fire, with one die fewer."
            ),
        ),
    ),
    HelpSection(
        number="5.3",
        title=say("Actions"),
        lines=(
            say(
                "Every unit may do one thing a turn: move; fire with all its might; move half and "
                "fire; or a special action. Units act one after another in any order, and a unit "
                "finishes before the next begins. A tick marks those that are done."
            ),
        ),
    ),
    HelpSection(
        number="5.3.1",
        title=say("Full Movement"),
        lines=(
            say(
                "A unit may spend all its movement points. It moves hex by hex; drag it to a far hex "
                "and the program takes the cheapest way. Stunned, Paralyzed and just landed units do "
                "not move, and nobody does in Acid Rain."
            ),
        ),
    ),
    HelpSection(
        number="5.3.1.1",
        title=say("Stacking"),
        lines=(
            say(
                "One unit to a hex at the end of its action; passing through others is free. The Ore "
                "Carrier may share a hex with one unit, and trapped Miners do not count."
            ),
        ),
    ),
    HelpSection(
        number="5.3.1.2",
        title=say("Stopping next to tribes"),
        lines=(
            say(
                "A unit that enters a hex next to a tribe stops there. A unit that begins next to a "
                "tribe may walk away, but its first step must not lead to another hex next to a tribe."
                " Bombers and jumps are free of this."
            ),
        ),
    ),
    HelpSection(
        number="5.3.1.3",
        title=say("Ore Carrier"),
        lines=(
            say(
                "The Carrier runs any distance along the railway while somebody not Paralyzed stands "
                "in the Refinery or the IMC Offices to power it. It takes along a unit that began the "
                "turn in its hex. It does not enter a hex next to a tribe, nor pass Rubble. Whoever is"
                " in its hex is sheltered: the Carrier is the target, with DN 5, and the first hit "
                "destroys it."
            ),
        ),
    ),
    HelpSection(
        number="5.3.1.4",
        title=say("Trapped Miners"),
        lines=(
            say(
                "Three Miners wait in the mine. Nothing can touch them. Heavy Weapons, Special Ops, an"
                " HQ or the Boring Bit that began the turn in the mine entrance may spend its whole "
                "action to free one, one a turn. The Miner moves off at once."
            ),
        ),
    ),
    HelpSection(
        number="5.3.1.5",
        title=say("Jump"),
        lines=(
            say(
                "A Scout, Special Ops or Medic without a marker may jump to any hex where it could "
                "stand. One die: 4 or more is safe and lets it attack at once; 2 or 3 brings it down "
                "next to the hex, 1 in a random one, both times with nothing more to do."
            ),
        ),
    ),
    HelpSection(
        number="5.3.2",
        title=say("Maximum Fire"),
        lines=(say("The unit does not move and attacks with full strength."),),
    ),
    HelpSection(
        number="5.3.3",
        title=say("Fire on the Move"),
        lines=(
            say(
                "The unit may use half its movement points, rounded down, before or after the attack, "
                "and throws one die fewer."
            ),
        ),
    ),
    HelpSection(
        number="5.3.4.1",
        title=say("Reconnaissance"),
        lines=(
            say(
                "A Scout without a marker throws a die: 4 or more succeeds. Damaged or just landed: "
                "−1. An HQ that has not acted may help for +1, which is its whole action. After a "
                "success two events are drawn next turn and you keep one."
            ),
        ),
    ),
    HelpSection(
        number="5.3.4.2",
        title=say("Orbital Strike"),
        lines=(
            say(
                "An HQ without a marker has a tribe struck that it sees, or that a Marine within four "
                "hexes in its sight sees. Dice: the last digit of the target’s hex, −1 damaged, −1 "
                "just landed. Every 6 counts twice. A feature such as Red Cliffs is destroyed by two "
                "sixes. Hexes without a number cannot be struck."
            ),
        ),
    ),
    HelpSection(
        number="5.4",
        title=say("Attacks"),
        lines=(
            say(
                "Units attack tribes and Rubble that lies face down: with the dice of a standard attack,"
                " or with a special weapon that reads one die on its chart. A Paralyzed unit cannot"
                " attack, and each unit attacks once in its action."
            ),
        ),
    ),
    HelpSection(
        number="5.4.1",
        title=say("Standard attack"),
        lines=(
            say(
                "Any range along a clear line of sight from centre to centre. Throw CF dice: −1 for "
                "Fire on the Move, Stunned or just landed, once; −1 where the line touches a unit or "
                "Structure, once; +1 for an adjacent target. Each die above the DN hits. One or two "
                "hits crack the target, three or more break the top boulder. More hits than that are "
                "lost."
            ),
        ),
    ),
    HelpSection(
        number="5.4.1.1",
        title=say("Cracks"),
        lines=(
            say(
                "A cracked target has −1 DN as long as each following action attacks it again. Any "
                "other action closes the crack."
            ),
        ),
    ),
    HelpSection(
        number="5.4.1.2",
        title=say("Sixes"),
        lines=(say("Two or more sixes in one standard attack add one hit."),),
    ),
    HelpSection(
        number="5.4.2",
        title=say("Chisel"),
        lines=(
            say(
                "Special Ops, up to four hexes, with a clear line that touches no other counter or "
                "Structure. One die: 4 or 5 breaks the top boulder and throws Rubble, 6 breaks it "
                "cleanly. −1 once if damaged, moving, Stunned or just landed."
            ),
        ),
    ),
    HelpSection(
        number="5.4.3",
        title=say("Boring Bit"),
        lines=(
            say(
                "It drills a tribe or Rubble next to it, before or after a full move. 4 or 5: "
                "Paralyzed, and a Paralyzed tribe does nothing this turn. 6: also the bottom boulder "
                "is broken. −1 if damaged. Not when Stunned or just landed."
            ),
        ),
    ),
    HelpSection(
        number="5.4.4",
        title=say("Bomber"),
        lines=(
            say(
                "It waits beside the map and flies in over the edge; 1 MP a hex over everything but "
                "Red Cliffs and the Dust Storm, and it must end in an empty numbered hex. One bomb a "
                "turn on what stands in a hex it has flown into. 4 or 5: top boulder broken, and "
                "Rubble. 6: top boulder removed. 1: the Bomber is hit. −1 if damaged."
            ),
        ),
    ),
    HelpSection(
        number="5.4.5",
        title=say("Major Colby"),
        lines=(
            say(
                "When the Mine Foreman enters the IMC Offices he becomes Major Colby, a Marine with CF"
                " 3 and the LAGI. He can no longer escape, and he dies when damaged."
            ),
        ),
    ),
    HelpSection(
        number="5.4.5.1",
        title=say("LAGI"),
        lines=(
            say(
                "Pushes a tribe or unit on one of the six straight lines, in sight, straight away by "
                "one die in hexes. It stops before any counter, Structure, Hill or the edge. Nobody is"
                " hurt by it."
            ),
        ),
    ),
    HelpSection(
        number="5.4.6",
        title=say("Placing Rubble"),
        lines=(
            say(
                "One die gives the direction, a D3 the distance from the tribe. If the hex is taken, "
                "the Rubble goes to the lowest free hex beside it, and a unit struck takes a hit. Past"
                " the edge, or with no counter left, there is no Rubble."
            ),
        ),
    ),
)
