# SPDX-License-Identifier: GPL-3.0-or-later
"""The guided first turn of Colossi: landing, fire with odds, reconnaissance, the Colossi and why."""

from rubbletop.games.colossi.actions.cup import KeepEvent
from rubbletop.games.colossi.actions.marines import EndActions, Fire, Land, Reconnoitre
from rubbletop.kernel.facts import Player, Seat, Setup, SpaceId, UnitId, say
from rubbletop.ui.lesson.model import Lesson, LessonStep

ME = Seat("marines")
SCOUT, THIRD_SQUAD = UnitId("scout1"), UnitId("squad3")

SETUP = Setup(scenario="1", seed=7, players=(Player(seat=ME, name="Marines"),), options={"take_backs": True})

PRELUDE = tuple(
    Land(seat=ME, unit=UnitId(unit), to=SpaceId(to))
    for unit, to in (("squad1", "226"), ("squad2", "316"), ("squad3", "126"), ("squad4", "336"))
)

LANDING = (
    LessonStep(
        words=say(
            "You command the Marines on the planet Graviton. In twelve turns get the Miners out alive; the "
            "tribes of walking boulders, the Colossi, move by the rules of the game."
        ),
        rule="sc. 1",
        lit=("red", "black", "brown", "grey"),
    ),
    LessonStep(
        words=say(
            "Each turn begins with an event from the cup. This time it was Acid Rain: it has cracked every "
            "tribe, and for now the DN of each is 1 less."
        ),
        rule="4.0",
        lit=("event",),
        parts=("phases",),
    ),
    LessonStep(
        words=say(
            "Four Squads are down already. Land Scout 1 in 616: drag it from its box to the hex, or click it "
            "and then the hex. Its last digit gives six dice."
        ),
        rule="5.2",
        action=Land(seat=ME, unit=SCOUT, to=SpaceId("616")),
        refusal=say("In this lesson, land Scout 1 in 616: where it scatters it could do nothing this turn."),
        lit=(SCOUT, "616"),
    ),
    LessonStep(
        words=say(
            "The dice of a landing say whether a unit scatters, and how it comes down. Who has landed this "
            "turn stays where it is, but may fire with one die less."
        ),
        rule="5.2.1",
        tells=True,
    ),
)

FIRE = (
    LessonStep(
        words=say(
            "Squad 3 sees the Redstones. Click it and rest the pointer on the tribe: a bubble shows dice and "
            "chances, each with its reason. A click fires."
        ),
        rule="5.3.2",
        action=Fire(seat=ME, unit=THIRD_SQUAD, target=UnitId("red"), manner="maximum"),
        same=(),
        refusal=say("In this lesson, fire with Squad 3 at the Redstones."),
        lit=(THIRD_SQUAD, "red"),
    ),
    LessonStep(
        words=say(
            "Every die that shows more than the DN of the tribe is a hit. A few hits crack it or leave it "
            "cracked: that helps whoever fires at it next. More of them break boulders."
        ),
        rule="2.1.1",
        tells=True,
    ),
    LessonStep(
        words=say(
            "A Scout can look ahead instead. Click Scout 1 and press Alone under Reconnaissance: if it "
            "succeeds, you choose between two events next turn."
        ),
        rule="5.3.4.1",
        action=Reconnoitre(seat=ME, unit=SCOUT),
        same=("unit",),
        allows=(Fire,),
        refusal=say("In this lesson, let Scout 1 reconnoitre; whoever likes may fire before."),
        lit=(SCOUT,),
    ),
    LessonStep(
        words=say("A high throw succeeds; here, too, a landing this turn costs 1."),
        rule="5.3.4.1",
        tells=True,
    ),
    LessonStep(
        words=say(
            "Each unit acts once a turn. Fire with others where you like, then end the actions: after that "
            "it is the Colossi’s turn."
        ),
        rule="5.3",
        action=EndActions(seat=ME),
        allows=(Fire,),
        refusal=say("In this lesson, end the actions."),
    ),
)

COLOSSI = (
    LessonStep(
        words=say(
            "An action card named the tribes that acted, in order. The log tells what each of them saw, "
            "where it went and why. Click a line of it to see that moment again."
        ),
        rule="7.1",
        parts=("log",),
    ),
    LessonStep(
        words=say(
            "A tribe goes for the nearest unit that it sees; its top boulder says how it attacks then. The "
            "number at a line opens its rule, and Back to the present leads back here."
        ),
        rule="7.2.1",
        parts=("log",),
    ),
    LessonStep(
        words=say(
            "The next turn begins with its event. Thanks to the reconnaissance two were drawn: keep the one "
            "that hurts you less."
        ),
        rule="4.0",
        action=KeepEvent(seat=ME, event="pop_rocks"),
        same=(),
        refusal=say("In this lesson, keep one of the two events first."),
        is_passing=True,
    ),
    LessonStep(
        words=say(
            "That was a whole turn, and the second has begun; the strip above shows where it is. Hints are "
            "under the bulb, the rules under F1."
        ),
        rule="3.2",
    ),
)

LESSON = Lesson(game="colossi", setup=SETUP, steps=(*LANDING, *FIRE, *COLOSSI), prelude=PRELUDE)
