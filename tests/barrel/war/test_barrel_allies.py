# SPDX-License-Identifier: GPL-3.0-or-later
"""Allies agree before a battle, or do not (Allied Combat)."""

import pytest

from rubbletop.games.barrel.actions.war import (
    AcceptTerms,
    GoWithoutTerms,
    ProposeTerms,
    RefuseTerms,
    StandFast,
)
from rubbletop.games.barrel.events.war import TermsAnswered, TermsProposed
from rubbletop.games.barrel.frames.war import AlliesFrame, BattlesFrame, Terms
from rubbletop.games.barrel.state import BarrelState
from rubbletop.kernel.facts import Action
from tests.barrel.builders import FOUR, ONE, THREE, TWO, at, given_game, given_region, legal, reason, rules
from tests.barrel.step_builders import did, done

TERMS = Terms(loser=ONE, controller=TWO)


def given_allies() -> BarrelState:
    """Return a battle in Karbala in which three came before one and two."""
    s = given_game(AlliesFrame(left=(at("karbala"),), agreed={}))
    return given_region(s, "karbala", locals_=4, troops={THREE: 2, ONE: 3, TWO: 1})


def proposal() -> ProposeTerms:
    """Return that one loses first and two controls."""
    return ProposeTerms(seat=THREE, loser=ONE, controller=TWO)


def test_allied_combat_the_roller_proposes_anything_but_the_usual() -> None:
    s = given_allies()

    assert rules().actors(s) == (THREE,)
    offers = legal(s, THREE)
    assert offers[0] == GoWithoutTerms(seat=THREE)
    assert len(offers) == 1 + 3 * 3 - 1
    assert proposal() in offers


def test_allied_combat_terms_hold_when_all_agree() -> None:
    s, events = did(given_allies(), proposal())
    assert events == (TermsProposed(region=at("karbala"), roller=THREE, terms=TERMS),)
    assert (rules().actors(s), legal(s, ONE)) == ((ONE,), (AcceptTerms(seat=ONE), RefuseTerms(seat=ONE)))

    s = done(s, AcceptTerms(seat=ONE))
    s, events = did(s, AcceptTerms(seat=TWO))

    assert events == (TermsAnswered(region=at("karbala"), ally=TWO, agreed=True),)
    assert s.top == BattlesFrame(left=(at("karbala"),), agreed={at("karbala"): TERMS})


def test_allied_combat_one_who_refuses_is_enough_to_have_no_terms() -> None:
    s = done(given_allies(), proposal())

    s, events = did(s, RefuseTerms(seat=ONE))

    assert events == (TermsAnswered(region=at("karbala"), ally=ONE, agreed=False),)
    assert s.top == BattlesFrame(left=(at("karbala"),), agreed={})


def test_allied_combat_the_roller_need_not_propose() -> None:
    s = done(given_allies(), GoWithoutTerms(seat=THREE))

    assert s.top == BattlesFrame(left=(at("karbala"),), agreed={})


def test_allied_combat_battle_after_battle_is_talked_about() -> None:
    s = given_game(AlliesFrame(left=(at("babil"), at("karbala")), agreed={}))
    s = given_region(s, "karbala", locals_=4, troops={THREE: 2, ONE: 3})
    s = given_region(s, "babil", locals_=2, troops={FOUR: 1, TWO: 1})
    s = given_region(s, "bassora", locals_=2, troops={FOUR: 1})

    s = done(s, ProposeTerms(seat=FOUR, loser=TWO, controller=TWO), AcceptTerms(seat=TWO))
    assert s.top == AlliesFrame(left=(at("karbala"),), agreed={at("babil"): Terms(loser=TWO, controller=TWO)})
    s = done(s, GoWithoutTerms(seat=THREE))

    assert s.top_frame(BattlesFrame).left == s.battles()
    assert set(s.top_frame(BattlesFrame).agreed) == {at("babil")}


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (AcceptTerms(seat=THREE), "Nothing is proposed yet."),
        (RefuseTerms(seat=THREE), "Nothing is proposed yet."),
        (
            ProposeTerms(seat=THREE, loser=FOUR, controller=THREE),
            "An agreement names players with troops in the battle.",
        ),
        (
            ProposeTerms(seat=THREE, loser=THREE, controller=THREE),
            "That holds without an agreement: who rolls loses first and controls.",
        ),
        (StandFast(seat=THREE), "First the allies in a battle agree, or do not."),
    ],
)
def test_allied_combat_what_cannot_be_proposed_is_refused_with_its_reason(action: Action, why: str) -> None:
    assert reason(given_allies(), action) == why


@pytest.mark.parametrize(
    "action", [GoWithoutTerms(seat=ONE), ProposeTerms(seat=ONE, loser=TWO, controller=TWO)]
)
def test_allied_combat_a_proposal_is_answered_not_outdone(action: Action) -> None:
    s = done(given_allies(), proposal())

    assert reason(s, action) == "An agreement is proposed: accept or refuse it."
