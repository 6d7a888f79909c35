# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of Phases 6 to 8 and of the score in our own words (XII to XVI)."""

from rubbletop.kernel.facts import say
from rubbletop.ui.game_screen import HelpSection

ACTION: tuple[HelpSection, ...] = (
    HelpSection(
        number="XII",
        title=say("Phase 6: GODRAN"),
        lines=(
            say(
                "The Controller has {ap} Action Points and spends them in any order: one for a step, one for "
                "each die of an attack. She need not spend all. GODRAN scores, and she scores the same."
            ),
            say(
                "Moving: GODRAN enters any adjacent area, rubble and units too, but no area that a standing "
                "building fills, and it crosses no border that a building covers from end to end. It never "
                "leaves the map."
            ),
            say(
                "Attacking units: those of one player in its own and in adjacent areas, all or none of an "
                "area; units inside a building are safe. The dice, less the units’ strength, are Damage "
                "Points. Their owner shares them out, as many as can be absorbed, one effect a unit: 1 to "
                "retreat, 2 to flee where the Controller likes, 3 to be destroyed. What cannot retreat is "
                "destroyed by 1."
            ),
            say(
                "Infantry in rubble counts double when it is attacked. A superweapon has no strength and is "
                "destroyed by 1."
            ),
            say(
                "Smashing a building: in GODRAN’s own area, or next door with its outline on the common "
                "side. The dice must reach its smash number. Everybody in it and on it dies; who stands "
                "beside it dies if the dice reach movement plus strength plus {drop}. Helicopters are spared."
            ),
            say(
                "Aiming a building: with {debris} more than needed its debris flies into the next area, away "
                "from GODRAN. There it makes rubble, or strikes a building: the same number of dice, plus "
                "the smash number of what fell, less that of what is struck. That one falls at {second} or "
                "more, the next at {third}, and so on."
            ),
            say("Annoyed: 1 more on every die. Stunned: 1 less, never under 1. Both end with this phase."),
        ),
    ),
    HelpSection(
        number="XIII",
        title=say("Phase 7: moving units"),
        lines=(
            say(
                "In player order everyone moves as many of her units as she likes. An area costs 1 movement "
                "point; rubble costs tanks and infantry 2. Populace and halftracks never enter rubble. Only "
                "helicopters enter GODRAN’s area; a unit that it walked onto may step out."
            ),
            say(
                "Tanks and halftracks are barred from filled areas and covered borders, as GODRAN is. "
                "Infantry and populace walk into filled areas and are inside at once. Into or out of a "
                "building that takes a part of its area costs 1; from inside to the roof, for infantry, 1."
            ),
            say(
                "Populace: you pay the unit’s cost in every turn in which it moves. From an outer area it "
                "leaves the map for 1 and scores its victory points for you."
            ),
            say(
                "New units come in at the outer edge of your own sectors; they must, as soon as they can. "
                "Paratroops can be dropped into any empty area without building or rubble, on turn 1 in your "
                "own sectors only."
            ),
            say(
                "Carrying: a halftrack takes one infantry unit and one superweapon, a tank or a helicopter "
                "one superweapon. Both must start together. What was carried does not move by itself."
            ),
            say(
                "Stacking, when a player’s movement ends: 3 ground-based military units, superweapons "
                "included, and 1 helicopter in an area; any number of populace."
            ),
        ),
    ),
    HelpSection(
        number="XIV",
        title=say("Phase 8: attacks on GODRAN"),
        lines=(
            say(
                "In player order everyone attacks with her units in range, each once. Range counts areas by "
                "sides. Beyond range 1 a line from centre to centre must be clear: tanks and the Death Ray "
                "see over no building, mortars over one, helicopters over all. Mortars hold their fire from "
                "afar while a unit is in GODRAN’s area."
            ),
            say(
                "Military units together: their strengths are the dice, doubled for infantry on a roof. From "
                "the sum {strength} is taken, {beside} where a building stands in GODRAN’s area. What is "
                "left is looked up in the column of GODRAN’s wounds."
            ),
            say(
                "A flop, 0 or less: the Controller may destroy one attacker, those on roofs die, the others "
                "retreat."
            ),
            say(
                "A superweapon attacks alone with two dice, on the column that its type has against GODRAN’s "
                "Origin. The first such attack turns the Origin over."
            ),
            say(
                "Retreat: the attacker moves GODRAN one area, away from the attackers if it can. Pissed: it "
                "smashes a building in reach at once, or strikes attackers next door. One wound a turn; each "
                "author of a Wounded result scores. With {most} wounds the next one kills."
            ),
        ),
    ),
    HelpSection(
        number="XVI",
        title=say("Victory points"),
        lines=(
            say(
                "As Controller: the points of every building smashed and unit destroyed; {no_building} less "
                "for a turn without a smashed building, {wounded} less when GODRAN is wounded, {killed} less "
                "when it is killed."
            ),
            say(
                "Everybody: the points of each populace unit evacuated, {wound} for a Wounded result, at the "
                "end the points of each own building that stands. GODRAN’s own points go to those who kill "
                "it, in equal shares."
            ),
        ),
    ),
)
