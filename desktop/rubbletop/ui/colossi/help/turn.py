# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of a turn apart from the Marine Phase, in our own words (2.0 to 4.0, 6.0 to 8.0, sc. 1)."""

from rubbletop.kernel.facts import say
from rubbletop.ui.game_screen import HelpSection

TURN: tuple[HelpSection, ...] = (
    HelpSection(
        number="2.1.1",
        title=say("Units"),
        lines=(
            say(
                "CF is how many dice a unit throws in a standard attack, DN is what each enemy die "
                "must exceed to hit it, MA is its movement points. JP marks the units that can jump. "
                "The back of a Marine is its damaged side, with lower values. Civilians have no back."
            ),
        ),
    ),
    HelpSection(
        number="2.1.2",
        title=say("Tribes"),
        lines=(
            say(
                "A tribe is a stack of boulders. Only the top one counts for CF, DN and the special "
                "attack; the disc shows how many boulders there are. A boulder that is broken is first"
                " turned to its reduced side, and removed the second time. With the last one the tribe"
                " is gone."
            ),
        ),
    ),
    HelpSection(
        number="2.1.2.4",
        title=say("Rubble"),
        lines=(
            say(
                "A Rubble counter lies face down. It bars its hex to units and tribes, stops nobody who"
                " passes beside it and blocks no sight. It can be attacked like a tribe, and is gone"
                " with three hits. Once turned over it is gone at once or a feature of the map."
            ),
        ),
    ),
    HelpSection(
        number="2.1.5",
        title=say("Stunned and Paralyzed"),
        lines=(
            say(
                "A Stunned unit cannot move and has one die fewer; it can still fire, chisel, use the "
                "LAGI, spot for an HQ and, as a Medic, help others recover. A Paralyzed unit does "
                "nothing but try to recover, and can be carried or moved by others."
            ),
        ),
    ),
    HelpSection(
        number="2.2",
        title=say("The map"),
        lines=(
            say(
                "Clear ground, railway, Structures and the mine entrance cost 1 MP. Units never enter "
                "Hills; tribes go anywhere. Hills, tribes and Red Cliffs block sight. A Hill has no "
                "number of its own: it counts as half a number, between the two numbers it lies "
                "between. Lowest and highest always follow these numbers."
            ),
        ),
    ),
    HelpSection(
        number="2.5",
        title=say("Dice"),
        lines=(
            say(
                "All dice have six sides. A D3 is a die read as 1, 1, 2, 2, 3, 3. A random hex is "
                "three dice read as the digits of its number. A direction is one die: 1 north, then "
                "clockwise to 6 north-west."
            ),
        ),
    ),
    HelpSection(
        number="3.2",
        title=say("The turn"),
        lines=(
            say(
                "Event; Marines: recovery, landing, actions; Ancestral Aura; Colossi; Final Phase. The"
                " strip above the board shows where you are."
            ),
        ),
    ),
    HelpSection(
        number="4.0",
        title=say("Event Phase"),
        lines=(
            say(
                "One counter is drawn from the cup and takes effect at once; most effects last until "
                "the Final Phase. After a successful reconnaissance two are drawn and you keep one. "
                "Tectonic Eruption has a second counter drawn. An empty cup means no event."
            ),
        ),
    ),
    HelpSection(
        number="6.0",
        title=say("Ancestral Aura"),
        lines=(
            say(
                "The Dust Storm drifts. Then you name one Rubble and it is turned over: it crumbles, "
                "bursts, or becomes a feature that stays. The chart lists all seven faces."
            ),
        ),
    ),
    HelpSection(
        number="7.0",
        title=say("The Colossi"),
        lines=(
            say(
                "Stacks that are off the map come in first. Then a card is turned, and each tribe on it"
                " finds a target, moves toward it, strikes it if it is next to it, and makes its special"
                " attack before the next tribe begins."
            ),
        ),
    ),
    HelpSection(
        number="7.1",
        title=say("Action card"),
        lines=(
            say(
                "A card names the tribes that act, in order, and whether ties go to the lowest or the "
                "highest number. Tribes not on the card rest this turn."
            ),
        ),
    ),
    HelpSection(
        number="7.2.1",
        title=say("How a tribe moves"),
        lines=(
            say(
                "It looks for the nearest unit it sees; if it sees none, for the nearest one. Ties "
                "follow the card. It moves one hex nearer, around what bars its way, and if it is next"
                " to that unit then, it attacks it. Two hexes in an Anti-Gravity Wave."
            ),
        ),
    ),
    HelpSection(
        number="7.2.2",
        title=say("Thunderclap"),
        lines=(
            say(
                "Dice: the CF of the top boulder, and one for each boulder below; one fewer against a "
                "unit in a Structure. A survivor retreats one hex farther from the tribe, your choice,"
                " even if nothing hit. If it cannot, it takes one more hit."
            ),
        ),
    ),
    HelpSection(
        number="7.2.3",
        title=say("Special attacks"),
        lines=(
            say(
                "After moving, each tribe makes the special attack of its top boulder. The chart lists them."
            ),
        ),
    ),
    HelpSection(
        number="7.2.4",
        title=say("Tombstones"),
        lines=(
            say(
                "They rise only with the Gemstones or beneath the mine, come first on every card, and "
                "throw a die for their special attack."
            ),
        ),
    ),
    HelpSection(
        number="8.0",
        title=say("Final Phase"),
        lines=(
            say(
                "Markers come off tribes, the turn ends. The game ends after turn 12, or when no "
                "Marine or no tribe is on the map."
            ),
        ),
    ),
    HelpSection(
        number="sc. 1",
        title=say("Panic on Graviton Prime"),
        lines=(
            say(
                "The Redstones start by the Refinery, the Blackstones in the Hill near 413, and two "
                "random tribes anywhere. A tribe that leaves a Structure leaves Rubble in it. Miners "
                "and the Foreman escape from the marked hexes of the South edge for 1 MP: +3 each. "
                "Reinforcements cannot be held back."
            ),
        ),
    ),
    HelpSection(
        number="Event Chart",
        title=say("Event Chart"),
        lines=(
            say(
                "The chart Events lists all counters. The counters in force lie in the box Event; "
                "click one to read what it does."
            ),
        ),
    ),
)
