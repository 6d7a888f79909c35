# SPDX-License-Identifier: GPL-3.0-or-later
"""A lesson as data: each is played headless to its end, by its own examples and by other decisions."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from rubbletop.ai.random_agent import RandomAgent
from rubbletop.games import registry
from rubbletop.games.tokyo.actions.money import BidSchemes
from rubbletop.kernel.facts import Action, Range, Seat, say
from rubbletop.kernel.rules import Offer, Rules
from rubbletop.kernel.session import Session
from rubbletop.ui.lesson.course import Course
from rubbletop.ui.lesson.model import Lesson, LessonStep
from rubbletop.ui.lesson.shelf import lesson_of

Choice = Callable[[Course, tuple[Offer, ...]], Action]
ENOUGH = 400


def people(lesson: Lesson) -> list[Seat]:
    return [player.seat for player in lesson.setup.players if player.level is None]


def walked(lesson: Lesson, choose: Choice) -> tuple[Course, Session[Any]]:
    """Play a lesson until its last step is shown; ``choose`` decides for the player."""
    rules: Rules[Any] = registry.rules(lesson.game)
    session = Session(rules, lesson.setup)
    for action in lesson.prelude:
        session.submit(action)
    course = Course(lesson, session.length)
    for _ in range(ENOUGH):
        seats = rules.actors(session.state)
        seat = next((seat for seat in seats if seat in people(lesson)), seats[0])
        legal = rules.legal(rules.view(session.state, seat), seat)
        if seat not in people(lesson):
            session.submit(lesson.reply(legal))
            continue
        done = [entry.action for entry in session.entries[course.since + 1 :]]
        course.follow([a if a is not None and a.seat == seat else None for a in done], legal)
        if course.place == len(lesson.steps) - 1:
            break
        assert course.step is not None
        if course.step.action is None:
            course.go_on(session.length)
        else:
            session.submit(choose(course, legal))
    return course, session


def by_example(course: Course, legal: tuple[Offer, ...]) -> Action:
    assert course.step is not None
    assert not course.is_aside
    action = course.step.example(legal)
    assert action is not None
    assert action == course.step.action
    return action


@pytest.mark.parametrize("game", registry.games())
def test_a_lesson_is_played_to_its_end_by_its_own_examples(game: str) -> None:
    lesson = lesson_of(game)

    course, session = walked(lesson, by_example)

    assert course.place == len(lesson.steps) - 1
    assert session.state.turn == 2
    assert len(lesson.steps) - 1 == len([number for number in course._lengths if number])


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", registry.games())
def test_a_lesson_comes_to_its_end_whatever_it_lets_the_player_do(game: str, seed: int) -> None:
    """What the lesson refuses is tried and does not happen; all else is done at random."""
    lesson, rng = lesson_of(game), Random(seed)

    def at_random(course: Course, legal: tuple[Offer, ...]) -> Action:
        allowed = [a for offer in legal for a in _members(offer, rng) if course.refusal(a, legal) is None]
        step = course.step
        example = step.example(legal) if step is not None else None
        return example if example is not None and rng.random() < 0.5 else rng.choice(allowed)

    course, _ = walked(lesson, at_random)

    assert course.place == len(lesson.steps) - 1


def _members(offer: Offer, rng: Random) -> list[Action]:
    return [offer.at(rng.choice((offer.low, offer.high)))] if isinstance(offer, Range) else [offer]


@pytest.mark.parametrize("game", registry.games())
def test_every_step_names_a_section_of_the_rules_and_speaks_of_what_there_is(game: str) -> None:
    lesson = lesson_of(game)

    assert all(step.words.text() and step.rule for step in lesson.steps)
    assert all(step.action is not None or not step.allows for step in lesson.steps)
    assert {action.seat for action in lesson.replies}.isdisjoint(people(lesson))


def test_a_computer_player_does_what_the_lesson_says_else_something_quiet() -> None:
    lesson = lesson_of("tokyo")
    seat = Seat("two")
    legal = tuple(BidSchemes(seat=seat, cards=(card,)) for card in ("hide", "tuna"))

    assert lesson.reply(legal) == BidSchemes(seat=seat, cards=("tuna",))
    assert lesson.reply(legal[:1]) == legal[0]


def test_a_game_without_a_lesson_is_told() -> None:
    with pytest.raises(LookupError, match="no lesson"):
        lesson_of("chess")


# Steps of a lesson of one's own

BID = LessonStep(words=say("Bid."), action=BidSchemes(seat=Seat("one"), cards=("hide",)), same=())
READ = LessonStep(words=say("Read."))
LOW, HIGH = (BidSchemes(seat=Seat("one"), cards=(card,)) for card in ("hide", "sweetheart"))


def course_of(*steps: LessonStep) -> Course:
    return Course(Lesson(game="tokyo", setup=lesson_of("tokyo").setup, steps=steps), 0)


def test_back_goes_to_the_step_before_and_tells_how_long_the_game_was() -> None:
    course = course_of(READ, BID, READ)
    assert course.back() is None

    course.go_on(0)
    course.follow((HIGH, None, None), (LOW,))
    assert (course.place, course.since) == (2, 3)

    assert course.back() == 0
    assert course.place == 1
    assert course.back() == 0
    assert course.place == 0


def test_an_undo_leads_back_to_the_step_of_that_time() -> None:
    course = course_of(READ, BID, READ)
    course.go_on(0)
    course.follow((HIGH, None), (LOW,))

    course.rewind(1)

    assert course.step is BID


def test_what_can_no_more_be_done_is_passed_over_and_what_cannot_be_yet_is_waited_for() -> None:
    exact = LessonStep(words=say("Bid high."), action=HIGH)
    course = course_of(exact, BID)

    course.follow((), ())
    assert course.is_aside
    assert course.refusal(LOW, ()) is None

    course.follow((), (LOW,))
    assert course.place == 1
    assert not course.is_aside


def test_a_passing_step_is_left_out_where_it_cannot_be_done_when_it_is_come_to() -> None:
    passing = LessonStep(words=say("Bid high."), action=HIGH, is_passing=True)
    course = course_of(passing, READ)

    course.follow((), ())
    assert course.is_aside
    course.follow((), (LOW,))

    assert course.step is READ


def test_an_action_done_while_something_is_to_be_read_counts() -> None:
    course = course_of(READ, BID)

    assert course.refusal(HIGH, (LOW, HIGH)) is None
    course.follow((HIGH,), ())

    assert course.step is None
    assert course.target is None
    assert course.refusal(LOW, (LOW,)) is None


def test_other_kinds_that_do_no_harm_are_let_through_without_going_on() -> None:
    exact = LessonStep(words=say("Bid high."), action=HIGH, allows=(BidSchemes,), refusal=say("No."))
    course = course_of(exact)

    assert course.refusal(LOW, (LOW, HIGH)) is None
    course.follow((LOW,), (LOW, HIGH))
    assert course.place == 0

    strict = course_of(LessonStep(words=say("Bid high."), action=HIGH, refusal=say("High, please.")))
    assert strict.refusal(LOW, (LOW, HIGH)) == say("High, please.")


def test_a_random_player_can_sit_at_every_lesson_after_it() -> None:
    lesson = lesson_of("colossi")
    _, session = walked(lesson, by_example)
    seat = people(lesson)[0]

    action = RandomAgent().choose(session.rules, session.state, seat, Random(1))
    session.submit(action)

    assert session.record[-1].action == action
