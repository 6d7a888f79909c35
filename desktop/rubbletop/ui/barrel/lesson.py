# SPDX-License-Identifier: GPL-3.0-or-later
"""The guided first turn of One More Barrel: troops are bought, a region is taken, the public counts them."""

from rubbletop.games.barrel.actions.opening import BuyStart
from rubbletop.games.barrel.actions.orders import (
    EndAction,
    EndTurn,
    MakeSpeech,
    March,
    OpenPurchase,
    PassAction,
    RaiseMedia,
    RaiseTaxes,
    TakeMoney,
    TakePlace,
)
from rubbletop.games.barrel.actions.war import StandFast
from rubbletop.kernel.facts import Player, Seat, Setup, SpaceId, say
from rubbletop.ui.lesson.model import Lesson, LessonStep

ME, SECOND, THIRD = Seat("one"), Seat("two"), Seat("three")
BORDER, MUTHANNA = SpaceId("border"), SpaceId("muthanna")

SETUP = Setup(
    scenario="1",
    seed=16,
    players=(
        Player(seat=ME, name="Ada"),
        Player(seat=SECOND, name="Boris", level="easy"),
        Player(seat=THIRD, name="Carla", level="easy"),
    ),
    options={"take_backs": True},
)

OPENING = (
    LessonStep(
        words=say(
            "You are Ada, one of three leaders who mean to get rich: take regions, pump oil, sell it while "
            "the price is high. Whoever has most money after twelve turns wins."
        ),
        rule="Aim of the Game",
    ),
    LessonStep(
        words=say(
            "Before the first turn everybody buys troops and logistics, a dollar each. Set 5 troops and 2 "
            "logistics, then press the button that buys them."
        ),
        rule="Set Up",
        action=BuyStart(seat=ME, troops=5, logistics=2),
        refusal=say("In this lesson, buy 5 troops and 2 logistics."),
        parts=("troops", "logistics", "confirm"),
    ),
)

FIRST_ACTION = (
    LessonStep(
        words=say(
            "A turn has two rounds: in each, everybody in the playing order takes one box of the table "
            "under the oil price, and no box twice. You come first. Choose Purchase and Move 1: 10/3 stands "
            "in it."
        ),
        rule="Game Sequence",
        action=OpenPurchase(seat=ME, box="purchase.1"),
        refusal=say("In this lesson, choose Purchase and Move 1."),
        lit=("purchase.1",),
        parts=("purchase.1", "confirm"),
    ),
    LessonStep(
        words=say(
            "The box gives you purchases and moves. Drag your 5 troops from the Border Region to Muthanna; a "
            "stack goes whole, and Shift takes one alone."
        ),
        rule="Moves",
        action=March(seat=ME, origin=BORDER, to=MUTHANNA, troops=5, logistics=0),
        same=("origin", "to", "troops"),
        refusal=say("In this lesson, march with all 5 troops to Muthanna first."),
        lit=("troops border one", MUTHANNA),
    ),
    LessonStep(
        words=say(
            "Its local troops turn out: as many as the region has barrels, and up to 3 more by this die. "
            "The battle itself is fought when all have had both actions."
        ),
        rule="War",
        tells=True,
    ),
    LessonStep(
        words=say(
            "Without logistics no oil flows, and nothing is built. Drag your 2 logistics after the troops; "
            "that is the second of your moves."
        ),
        rule="Logistics",
        action=March(seat=ME, origin=BORDER, to=MUTHANNA, troops=0, logistics=2),
        same=("origin", "to"),
        refusal=say("In this lesson, let the logistics follow to Muthanna."),
        lit=("logistics border one", MUTHANNA),
    ),
    LessonStep(
        words=say(
            "What is bought comes before what moves, and nothing is left to move. You could call for "
            "support; end this action instead."
        ),
        rule="Purchases and Moves",
        action=EndAction(seat=ME),
        refusal=say("In this lesson, end this action."),
        parts=("end",),
    ),
    LessonStep(
        words=say("In your turn you may also sell oil or offer a deal. You have no oil yet: end the turn."),
        rule="Free Actions",
        action=EndTurn(seat=ME),
        refusal=say("In this lesson, end your turn."),
        parts=("end",),
    ),
)

SECOND_ACTION = (
    LessonStep(
        words=say(
            "Carla and Boris have taken money. In the second round take one more box: Mass-media 1, with "
            "+3 in it, lets the public tolerate more troops. Playing Order or New Taxes will do as well."
        ),
        rule="Mass-Media Manipulation",
        action=RaiseMedia(seat=ME, box="media.1", points=2),
        same=(),
        kinds=(TakeMoney, TakePlace, RaiseTaxes, MakeSpeech, PassAction),
        refusal=say("In this lesson, choose Mass-media, Playing Order or New Taxes."),
        lit=("media.1",),
        parts=("media.1", "confirm"),
    ),
    LessonStep(
        words=say("End your turn. When Carla and Boris have had theirs, the checks come one by one."),
        rule="End Turn Checks",
        action=EndTurn(seat=ME),
        refusal=say("In this lesson, end your turn."),
        parts=("end",),
    ),
)

CHECKS = (
    LessonStep(
        words=say(
            "The checks have been made. War check: each side throws one die and looks it up in the row of "
            "its own ratio; low throws hurt more. Five against two is 3:1 for you."
        ),
        rule="War",
        lit=(MUTHANNA,),
        tells=True,
    ),
    LessonStep(
        words=say(
            "Where no local troops are left, the region is yours: logistics there can pump its oil in a "
            "later action, and each barrel is money."
        ),
        rule="Control of the Regions",
        lit=(MUTHANNA,),
    ),
    LessonStep(
        words=say(
            "Pacifism check: each troop that the public does not tolerate raises Pacifism by 1. From 4 on "
            "it costs you money every turn, and ten times as much in the end."
        ),
        rule="Pacifism Check",
    ),
    LessonStep(
        words=say(
            "Oil check: nobody has sold, so the price goes up. Then the playing order is settled, and the "
            "next turn begins. That was a whole turn; “Since your last decision” sums it up."
        ),
        rule="Oil Price 1",
        parts=("review",),
    ),
)

LESSON = Lesson(
    game="barrel",
    setup=SETUP,
    steps=(*OPENING, *FIRST_ACTION, *SECOND_ACTION, *CHECKS),
    replies=(
        BuyStart(seat=SECOND, troops=3, logistics=1),
        BuyStart(seat=THIRD, troops=3, logistics=1),
    ),
    quiet=(TakeMoney, TakePlace, PassAction, EndTurn, StandFast),
)
