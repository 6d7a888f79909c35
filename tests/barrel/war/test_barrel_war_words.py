# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of the War check."""

import pytest

from rubbletop.games.barrel.actions.rebels import RestRebels
from rubbletop.games.barrel.actions.war import (
    AcceptTerms,
    GoWithoutTerms,
    ProposeTerms,
    RefuseTerms,
    Retreat,
    StandFast,
)
from rubbletop.games.barrel.events.common import GameEnded
from rubbletop.games.barrel.events.war import BattleFought, BattleLost, TermsAnswered, TermsProposed
from rubbletop.games.barrel.frames import AnyFrame
from rubbletop.games.barrel.frames.checks import PacifismFrame
from rubbletop.games.barrel.frames.war import AlliesFrame, BattlesFrame, Flight, RetreatsFrame, Terms
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.words import war
from rubbletop.kernel.facts import Action, Event, Seat
from tests.barrel.builders import ONE, THREE, TWO, at, given_game, given_region, ground, rules

KARBALA, NAJAF = at("karbala"), at("najaf")
TERMS = Terms(loser=TWO, controller=ONE)


def given_table(frame: AnyFrame | None = None) -> BarrelState:
    """Return a battle in Karbala, player one being the first there."""
    s = given_game(RetreatsFrame(left=(ONE,)) if frame is None else frame)
    return given_region(s, "karbala", locals_=4, troops={ONE: 3, TWO: 1})


def round_of(troops: int, locals_: int, ratio: int, lost: tuple[int, int]) -> BattleFought:
    """Return a round with faces 3 and 4."""
    return BattleFought(
        region=KARBALA,
        roller=ONE,
        troops=troops,
        locals=locals_,
        ratio=ratio,
        locals_ratio=-ratio,
        face=3,
        locals_face=4,
        troops_lost=lost[0],
        locals_lost=lost[1],
    )


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (
            TermsProposed(region=KARBALA, roller=ONE, terms=TERMS),
            "One proposes for Karbala: Two loses first, One controls.",
        ),
        (TermsAnswered(region=KARBALA, ally=TWO, agreed=True), "Two agrees."),
        (
            TermsAnswered(region=KARBALA, ally=TWO, agreed=False),
            "Two does not agree: nothing is settled for Karbala.",
        ),
        (
            round_of(4, 3, 2, (0, 2)),
            "Karbala: 4 troops against 3 local troops, 2:1. One throws 3: 2 local troops fall. "
            "The locals throw 4: no troop falls.",
        ),
        (
            round_of(1, 3, -3, (1, 0)),
            "Karbala: 1 troop against 3 local troops, 1:3. One throws 3: no local troop falls. "
            "The locals throw 4: 1 troop falls.",
        ),
        (
            round_of(4, 4, 1, (2, 1)),
            "Karbala: 4 troops against 4 local troops, 1:1. One throws 3: 1 local troop falls. "
            "The locals throw 4: 2 troops fall.",
        ),
        (
            BattleLost(region=KARBALA, locals=1, fresh=False),
            "The battle for Karbala is lost to 1 local troop.",
        ),
        (
            BattleLost(region=KARBALA, locals=1, fresh=True),
            "Nobody is left in Karbala: 1 new local troop comes.",
        ),
    ],
)
def test_war_events_are_told(event: Event, words: str) -> None:
    assert rules().sentence(given_table(), event).text() == words


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (Retreat(seat=ONE, region=KARBALA, to=NAJAF), "Retreat: Karbala → Najaf"),
        (
            Retreat(seat=ONE, region=KARBALA, to=NAJAF, bears=True),
            "Retreat: Karbala → Najaf, and lose the troop for all",
        ),
        (StandFast(seat=ONE), "Stand fast"),
        (ProposeTerms(seat=ONE, loser=TWO, controller=ONE), "Two loses first, One controls"),
        (GoWithoutTerms(seat=ONE), "Agree on nothing: lose first and control"),
        (AcceptTerms(seat=ONE), "Agree"),
        (RefuseTerms(seat=ONE), "Do not agree"),
    ],
)
def test_war_decisions_have_button_texts(action: Action, words: str) -> None:
    assert rules().wording(given_table(), action).text() == words


def test_war_after_a_retreat_the_button_says_that_it_ends_the_retreats() -> None:
    s = given_table(RetreatsFrame(left=(ONE,), flights=(Flight(seat=ONE, region=KARBALA, to=NAJAF),)))

    assert rules().wording(s, StandFast(seat=ONE)).text() == "Retreat no more"
    s = given_table(BattlesFrame(left=(KARBALA,), agreed={}))
    assert rules().wording(s, StandFast(seat=ONE)).text() == "Stand fast"


@pytest.mark.parametrize(
    ("frame", "seat", "words"),
    [
        (RetreatsFrame(left=()), ONE, "The battles are fought."),
        (BattlesFrame(left=(KARBALA,), agreed={}), ONE, "The battles are fought."),
        (
            RetreatsFrame(left=(ONE,)),
            ONE,
            "Retreat from a battle? It costs a troop and 1 Pacifism.",
        ),
        (RetreatsFrame(left=(ONE,)), TWO, "One decides on retreats."),
        (
            AlliesFrame(left=(KARBALA,), agreed={}),
            ONE,
            "Karbala: propose who loses troops first and who will control.",
        ),
        (
            AlliesFrame(left=(KARBALA,), agreed={}),
            TWO,
            "One thinks about an agreement of the allies in Karbala.",
        ),
        (
            AlliesFrame(left=(KARBALA,), agreed={}, terms=TERMS, asked=(TWO,)),
            TWO,
            "Karbala: Two loses first, One controls. Do you agree?",
        ),
        (
            AlliesFrame(left=(KARBALA,), agreed={}, terms=TERMS, asked=(TWO,)),
            THREE,
            "Two answers the proposal for Karbala: Two loses first, One controls.",
        ),
    ],
)
def test_war_prompts_ask_who_decides_and_tell_the_others(frame: AnyFrame, seat: Seat, words: str) -> None:
    assert rules().prompt(given_table(frame), seat).text() == words


def test_war_words_leave_other_parts_alone() -> None:
    s = given_table(PacifismFrame(left=(ONE,)))

    assert war.sentence(ground(), s, GameEnded()) is None
    assert war.wording(ground(), s, RestRebels(seat=ONE)) is None
    assert war.prompt(ground(), s, ONE) is None
