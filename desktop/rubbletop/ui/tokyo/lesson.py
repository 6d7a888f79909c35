# SPDX-License-Identifier: GPL-3.0-or-later
"""The guided first turn of Tokyo: a bid that wins GODRAN, a museum that falls, a paratroop that attacks."""

from rubbletop.board.grid import BuildingId
from rubbletop.games.tokyo.actions.attacks import EndAttacks, JoinAttack, LaunchAttack, SpareUnits
from rubbletop.games.tokyo.actions.godran import EndRampage, MoveGodran, SmashBuilding
from rubbletop.games.tokyo.actions.money import BidSchemes
from rubbletop.games.tokyo.actions.movement import DropParatroop, EndMovement, MoveUnit
from rubbletop.games.tokyo.actions.muster import (
    FundResearch,
    ListUnit,
    SealOutlay,
    SealPlan,
    StrikeOffUnit,
)
from rubbletop.kernel.facts import Player, Seat, Setup, SpaceId, UnitId, say
from rubbletop.ui.lesson.model import Lesson, LessonStep

ME, SECOND, THIRD, FOURTH = Seat("one"), Seat("two"), Seat("three"), Seat("four")
PARATROOP, FOLKS = UnitId("ne.paratroop.1"), UnitId("ne.visiting_dignitaries")

SETUP = Setup(
    scenario="1",
    seed=24,
    players=(
        Player(seat=ME, name="Mina"),
        Player(seat=SECOND, name="Kenji", level="easy"),
        Player(seat=THIRD, name="Yuki", level="easy"),
        Player(seat=FOURTH, name="Goro", level="easy"),
    ),
    options={"take_backs": True, "sectors": "random", "populace": "dealt"},
)

THE_CITY = (
    LessonStep(
        words=say(
            "You are Mina and hold the North-East of the city; Kenji, Yuki and Goro have a sector each. "
            "Victory points decide: get people out, wreck what belongs to others, hurt GODRAN."
        ),
        rule="III",
        lit=("godran",),
    ),
    LessonStep(
        words=say(
            "The boxes above are the phases of a turn. Income has been paid already: your five production "
            "centers brought ¥150."
        ),
        rule="VII",
        parts=("phases",),
    ),
    LessonStep(
        words=say(
            "Everyone bids in secret for GODRAN, one scheme each; the dearest wins it for this turn. Choose "
            "Thousand-Drum Parade, then press the button that bids it."
        ),
        rule="VIII",
        action=BidSchemes(seat=ME, cards=("parade",)),
        refusal=say("In this lesson, bid Thousand-Drum Parade: it is dear enough to win."),
        parts=("parade", "confirm"),
    ),
)

MUSTER = (
    LessonStep(
        words=say(
            "Nobody bid more than ¥40, so you are the Controller of GODRAN. All bids are paid, those that "
            "lost too."
        ),
        rule="VIII",
    ),
    LessonStep(
        words=say("Now buy an army, again in secret. Press + beside Paratroop: it costs ¥75 of your ¥110."),
        rule="IX",
        action=ListUnit(seat=ME, unit=PARATROOP),
        allows=(StrikeOffUnit, FundResearch),
        refusal=say("In this lesson, put one Paratroop on your list first."),
        parts=("paratroop more",),
    ),
    LessonStep(
        words=say(
            "Money left over could pay for research: a look at where GODRAN does not come from. Keep it "
            "today, and press the button that buys what is on your list."
        ),
        rule="X",
        action=SealPlan(seat=ME),
        allows=(FundResearch,),
        refusal=say("In this lesson, buy the Paratroop that is on your list."),
        parts=("seal",),
    ),
    LessonStep(
        words=say(
            "Superweapons take hundreds of Mega-Yen and several turns. Put nothing into them now: the button "
            "says so."
        ),
        rule="XI",
        action=SealOutlay(seat=ME),
        refusal=say("In this lesson, put nothing into superweapons."),
        parts=("seal",),
    ),
)

RAMPAGE = (
    LessonStep(
        words=say(
            "GODRAN is yours, with 10 Action Points: a step costs 1, each die of an attack costs 1. Drag it "
            "from the centre to H7, the area that is lit, or click it and then H7."
        ),
        rule="XII",
        action=MoveGodran(seat=ME, to=SpaceId("H7")),
        refusal=say("In this lesson, move GODRAN to H7 first."),
    ),
    LessonStep(
        words=say(
            "Drag it on to G7, in Goro’s sector: what falls there costs Goro, not you. Units stand there, so "
            "you are asked what you mean: go there."
        ),
        rule="XII",
        action=MoveGodran(seat=ME, to=SpaceId("G7")),
        refusal=say("In this lesson, move GODRAN on to G7."),
    ),
    LessonStep(
        words=say(
            "Next to it in F7 stands Goro’s Museum. Click F7, set 4 dice with Smash chosen, look at the "
            "chances, and press the button that smashes it."
        ),
        rule="XII",
        action=SmashBuilding(seat=ME, building=BuildingId("nw.museum"), area=SpaceId("F7"), dice=4),
        same=("building",),
        refusal=say("In this lesson, smash the Museum in F7."),
        lit=("F7",),
        parts=("target nw.museum", "confirm"),
    ),
    LessonStep(
        words=say(
            "The dice together, less the VP value of the building, must come to 0 or more. What falls leaves "
            "rubble and buries people; GODRAN scores all of it, and its Controller as much."
        ),
        rule="XII",
        tells=True,
    ),
    LessonStep(
        words=say(
            "You will want GODRAN within reach of your soldiers. Walk it back to H7, at the border of your "
            "own sector."
        ),
        rule="XII",
        action=MoveGodran(seat=ME, to=SpaceId("H7")),
        refusal=say("In this lesson, move GODRAN back to H7."),
    ),
    LessonStep(
        words=say(
            "Some Action Points are left, and they are lost at the end. Your own people are near: end the "
            "phase here."
        ),
        rule="XII",
        action=EndRampage(seat=ME),
        refusal=say("In this lesson, end the phase here."),
    ),
)

MILITARY = (
    LessonStep(
        words=say(
            "Now all units move. Your Paratroop waits in the holding box: drag it to H6, an empty area "
            "beside GODRAN. In the first turn it may drop into your own sector only."
        ),
        rule="XIII",
        action=DropParatroop(seat=ME, unit=PARATROOP, to=SpaceId("H6")),
        refusal=say("In this lesson, drop the Paratroop into H6 first."),
        lit=(PARATROOP, "H6"),
    ),
    LessonStep(
        words=say(
            "People run too, for money. Move the Visiting Dignitaries from J7 to K7, away from GODRAN: ¥25 "
            "for this turn."
        ),
        rule="XIII",
        action=MoveUnit(seat=ME, unit=FOLKS, to=SpaceId("K7")),
        same=("unit",),
        refusal=say("In this lesson, move the Visiting Dignitaries first."),
        lit=(FOLKS, "K7"),
    ),
    LessonStep(
        words=say("That is enough for one turn. End your movement; the others move after you."),
        rule="XIII",
        action=EndMovement(seat=ME),
        allows=(MoveUnit,),
        refusal=say("In this lesson, end your movement."),
    ),
    LessonStep(
        words=say(
            "Last phase: attacks on GODRAN, by the Controller’s units as well. Click the Paratroop to let it "
            "join the attack."
        ),
        rule="XIV",
        action=JoinAttack(seat=ME, unit=PARATROOP),
        refusal=say("In this lesson, let the Paratroop attack."),
    ),
    LessonStep(
        words=say(
            "Three dice against a strength of 10 are few, and the chances above the button say so. Attack "
            "all the same and see."
        ),
        rule="XIV",
        action=LaunchAttack(seat=ME),
        refusal=say("In this lesson, launch the attack."),
    ),
    LessonStep(
        words=say(
            "The sum of the dice less GODRAN’s strength is looked up in the chart of attacks. Nothing at all "
            "is a flop, a little annoys it; more enrages it, drives it back or wounds it."
        ),
        rule="XIV",
        tells=True,
    ),
    LessonStep(
        words=say(
            "That was a whole turn. It goes on so until the city or GODRAN falls; whoever has most points "
            "wins, unless GODRAN itself has more than anyone."
        ),
        rule="III",
    ),
)

LESSON = Lesson(
    game="tokyo",
    setup=SETUP,
    steps=(*THE_CITY, *MUSTER, *RAMPAGE, *MILITARY),
    replies=(
        BidSchemes(seat=SECOND, cards=("tuna",)),
        BidSchemes(seat=THIRD, cards=("hide",)),
        BidSchemes(seat=FOURTH, cards=("rival",)),
    ),
    quiet=(SealPlan, SealOutlay, EndRampage, EndMovement, EndAttacks, SpareUnits),
)
