# SPDX-License-Identifier: GPL-3.0-or-later
"""The loop over the steps, and what a step does by default."""

from collections.abc import Iterable

import msgspec
import pytest

from rubbletop.kernel.dice import Dice, SeededDice
from rubbletop.kernel.facts import IllegalAction, Range, Seat
from rubbletop.kernel.rules import MOST_AUTOMATIC_STEPS, NOBODY, Offer, Rules, Step, is_among
from rubbletop.kernel.state import Change
from tests.toy.game import ANNA, BERT, LanternHill, given_session, given_setup
from tests.toy.parts import (
    Bid,
    BidFrame,
    Burn,
    Climb,
    ClimbFrame,
    HillState,
    Rest,
    Shove,
    ShoveFrame,
    WindFrame,
    WindRose,
)

RULES = LanternHill()
CLIMBING = msgspec.structs.replace(given_session().state, stack=(ClimbFrame(seats=(ANNA, BERT)),))


class Idle(Step[HillState]):
    """A step that does nothing of its own."""

    name = "idle"
    rule = "0"
    frame = ShoveFrame


class Endless(Idle):
    """A step that never comes to a decision."""

    def run(self, s: HillState, dice: Dice) -> Change[HillState]:
        return Change(s.push(ShoveFrame(target=ANNA)))


class Deaf(Idle):
    """A step that offers a range and waits."""

    def actors(self, s: HillState) -> tuple[Seat, ...]:
        return (ANNA,)

    def legal(self, s: HillState, seat: Seat) -> Iterable[Offer]:
        return (Range(Burn(seat=seat, oil=2), "oil", 2, 6, 2),)


class Crippled(LanternHill):
    """Lantern Hill with other steps than its own."""

    def __init__(self, *steps: Step[HillState]) -> None:
        super(LanternHill, self).__init__(steps)


class Brief(LanternHill):
    """Lantern Hill that any change ends once somebody has less than six measures of oil."""

    def is_private(self, s: HillState, seat: Seat) -> bool:
        return Rules.is_private(self, s, seat)

    def concluded(self, change: Change[HillState]) -> Change[HillState]:
        s = change.state
        is_over = bool(s.stack) and min(s.oil.values()) < 6
        return Change(msgspec.structs.replace(s, stack=()), change.events) if is_over else change


def test_every_change_is_concluded_before_it_is_told() -> None:
    rules = Brief()
    assert next(rules.begin(given_setup(), SeededDice(1))).state.stack
    action = Burn(seat=ANNA, oil=2)
    (beat,) = rules.apply(CLIMBING, action, SeededDice(1))
    assert beat.state.stack == ()
    assert beat.state.heights[ANNA] == 1


def test_a_decision_is_open_unless_a_game_says_otherwise() -> None:
    s = given_session().state
    assert not Brief().is_private(s, ANNA)
    assert RULES.is_private(s, ANNA)
    assert not RULES.is_private(CLIMBING, ANNA)


def test_the_open_table_holds_nobodys_secrets() -> None:
    s = given_session().state.become(BidFrame(bids={ANNA: 4}))
    table = RULES.view(s, NOBODY)
    assert table.charms == {ANNA: None, BERT: None}
    assert table.top == BidFrame(bids={ANNA: None})


def test_a_game_begins_with_its_automatic_steps_until_a_decision() -> None:
    beats = list(RULES.begin(given_setup(), SeededDice(1)))
    assert [type(beat.state.top) for beat in beats] == [WindFrame, BidFrame]
    assert [len(beat.rolls) for beat in beats] == [2, 1]
    assert beats[1].events == (WindRose(wind=beats[1].state.wind),)


def test_automatic_steps_without_a_decision_are_an_error_and_no_hang() -> None:
    rules = Crippled(Endless())
    s = given_session().state.push(ShoveFrame(target=ANNA))
    with pytest.raises(AssertionError, match="idle: no decision after many automatic steps"):
        list(rules._played(Change(s), SeededDice(1)))
    assert MOST_AUTOMATIC_STEPS == 1_000


def test_two_steps_cannot_share_a_frame() -> None:
    with pytest.raises(AssertionError, match="share a frame"):
        Crippled(Idle(), Idle())


def test_the_rules_list_their_steps() -> None:
    assert [step.name for step in RULES.steps] == ["wind", "bids", "climb", "shove"]


def test_a_step_without_own_work_takes_no_action_and_runs_nothing() -> None:
    s, dice = CLIMBING, SeededDice(1)
    assert Idle().actors(s) == ()
    assert list(Idle().legal(s, ANNA)) == []
    with pytest.raises(AssertionError, match="idle takes no action"):
        Idle().apply(s, Rest(seat=ANNA), dice)
    with pytest.raises(AssertionError, match="idle waits for a decision"):
        Idle().run(s, dice)


def test_only_the_seat_that_decides_has_legal_actions() -> None:
    assert RULES.legal(CLIMBING, ANNA) == (
        Rest(seat=ANNA),
        Climb(seat=ANNA),
        Range(Burn(seat=ANNA, oil=2), "oil", 2, 6, 2),
        Shove(seat=ANNA, target=BERT),
    )
    assert RULES.legal(CLIMBING, BERT) == ()


@pytest.mark.parametrize("oil", [2, 4, 6])
def test_every_member_of_a_range_is_legal(oil: int) -> None:
    RULES.check(CLIMBING, Burn(seat=ANNA, oil=oil))


@pytest.mark.parametrize("oil", [0, 3, 8, -2])
def test_what_lies_beside_a_range_is_refused(oil: int) -> None:
    with pytest.raises(IllegalAction) as caught:
        RULES.check(CLIMBING, Burn(seat=ANNA, oil=oil))
    assert (caught.value.reason.text(), caught.value.rule) == ("That cannot be done now.", "3")


def test_a_range_covers_its_own_kind_of_action_and_its_other_fields_alone() -> None:
    offers = Deaf().legal(CLIMBING, ANNA)
    assert is_among(offers, Burn(seat=ANNA, oil=4))
    assert not is_among(offers, Bid(seat=ANNA, oil=4))
    assert not is_among(offers, Burn(seat=BERT, oil=4))


def test_a_refusal_gives_the_reason_of_the_step() -> None:
    with pytest.raises(IllegalAction) as caught:
        RULES.check(CLIMBING, Shove(seat=ANNA, target=ANNA))
    assert (caught.value.reason.text(), caught.value.rule) == ("anna cannot shove anna.", "4")


def test_a_seat_that_is_not_asked_is_refused() -> None:
    with pytest.raises(IllegalAction, match="not this seat's decision"):
        RULES.check(CLIMBING, Rest(seat=BERT))


def test_nothing_is_legal_when_the_game_is_over() -> None:
    over = CLIMBING.pop()
    assert RULES.actors(over) == ()
    assert RULES.legal(over, ANNA) == ()
    with pytest.raises(IllegalAction, match="The game is over"):
        RULES.check(over, Rest(seat=ANNA))


def test_the_phase_is_the_turn_and_the_lowest_step_whatever_interrupts_it() -> None:
    interrupted = CLIMBING.push(ShoveFrame(target=BERT))
    assert RULES.phase(CLIMBING) == RULES.phase(interrupted) == "1 climb"
    assert RULES.phase(CLIMBING.pop()) == "1 "


def test_a_stroke_shows_a_seat_what_is_open_and_its_own() -> None:
    first, second = RULES.begin(given_setup(), SeededDice(1))
    assert [event.seen_by for event in first.events] == [(ANNA,), (BERT,)]
    seen = RULES.seen(first, ANNA)
    assert (seen.state, seen.events, seen.rolls) == (
        RULES.view(first.state, ANNA),
        first.events[:1],
        first.rolls[:1],
    )
    assert RULES.seen(second, ANNA).rolls == second.rolls
