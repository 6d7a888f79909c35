# SPDX-License-Identifier: GPL-3.0-or-later
"""What holds for every game, looked at in positions of random play."""

import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rubbletop.kernel.codec import Codec, encoded
from rubbletop.kernel.facts import Action, IllegalAction, Message, Range, Seat
from rubbletop.kernel.rules import NOBODY, Offer, Rules, is_among
from rubbletop.kernel.savefile import load, save
from rubbletop.kernel.session import Session
from tests.contract.cases import case_of, cases, positions_of, sample_of

ROOT = Path(__file__).parents[2]
OUTSIDER = Seat("nobody sits here")

pytestmark = pytest.mark.parametrize("game", sorted(cases()))


def members(offer: Offer) -> tuple[Action, ...]:
    """Return the action, or both ends of a range."""
    return (offer.at(offer.low), offer.at(offer.high)) if isinstance(offer, Range) else (offer,)


def is_legal(rules: Rules[Any], s: Any, action: Action) -> bool:
    """Return whether the rules let an action pass."""
    try:
        rules.check(s, action)
    except IllegalAction:
        return False
    return True


def is_said(message: Message) -> bool:
    """Return whether a message has words and none of its places was left open."""
    text = message.text()
    return bool(text.strip()) and "{" not in text


def test_a_game_has_names_for_itself_and_its_steps(game: str) -> None:
    rules = case_of(game).rules
    assert rules.game == game.partition("-")[0]
    assert rules.title
    assert all(step.name and step.rule for step in rules.steps)
    names = [step.name for step in rules.steps]
    assert len(set(names)) == len(names)


def test_a_view_is_of_the_same_type_and_of_itself_the_same(game: str) -> None:
    rules = case_of(game).rules
    for position in sample_of(game, 150):
        for seat in position.state.seats:
            view = rules.view(position.state, seat)
            assert type(view) is type(position.state)
            assert rules.view(view, seat) == view


def test_what_a_seat_cannot_know_does_not_show_in_its_view(game: str) -> None:
    case = case_of(game)
    rng = Random(1)
    for position in sample_of(game, 150):
        for seat in position.state.seats:
            other = case.scrambled(position.state, seat, rng)
            assert case.rules.view(other, seat) == case.rules.view(position.state, seat)


def test_the_open_table_shows_what_everyone_may_know(game: str) -> None:
    rules = case_of(game).rules
    for position in sample_of(game, 150):
        table = rules.view(position.state, NOBODY)
        assert type(table) is type(position.state)
        assert rules.actors(table) == rules.actors(position.state)
        assert rules.legal(table, NOBODY) == ()
        for seat in position.state.seats:
            assert rules.view(rules.view(position.state, seat), NOBODY) == table
            assert rules.is_private(table, seat) == rules.is_private(position.state, seat)
            assert is_said(rules.prompt(table, seat))


def test_what_only_some_may_know_does_not_show_at_the_open_table(game: str) -> None:
    case = case_of(game)
    rng = Random(3)
    for position in sample_of(game, 150):
        table = case.rules.view(position.state, NOBODY)
        for seat in position.state.seats:
            assert case.rules.view(case.scrambled(position.state, seat, rng), NOBODY) == table


def test_a_seat_can_tell_from_its_view_what_is_legal(game: str) -> None:
    rules = case_of(game).rules
    for position in sample_of(game, 150):
        for seat in position.state.seats:
            view = rules.view(position.state, seat)
            assert rules.actors(view) == rules.actors(position.state)
            assert rules.legal(view, seat) == rules.legal(position.state, seat)


def test_whoever_must_decide_can_do_something(game: str) -> None:
    rules = case_of(game).rules
    for position in positions_of(game):
        actors = rules.actors(position.state)
        assert bool(actors) == bool(position.state.stack)
        assert set(actors) <= set(position.state.seats)
        assert all(rules.legal(position.state, seat) for seat in actors)


def test_what_is_listed_is_legal_and_listed_once(game: str) -> None:
    rules = case_of(game).rules
    for position in sample_of(game, 150):
        for seat in rules.actors(position.state):
            offers = rules.legal(position.state, seat)
            assert len({encoded(offer) for offer in offers}) == len(offers)
            for action in (member for offer in offers for member in members(offer)):
                assert action.seat == seat
                rules.check(position.state, action)


def test_what_is_not_listed_is_refused(game: str) -> None:
    rules = case_of(game).rules
    known = [p.entry.action for p in positions_of(game) if p.entry.action is not None]
    rng = Random(2)
    for position in sample_of(game, 100):
        for action in rng.sample(known, min(20, len(known))):
            listed = is_among(rules.legal(position.state, action.seat), action)
            if listed or action.is_listed:
                assert is_legal(rules, position.state, action) == listed, action


def test_only_those_who_must_decide_have_legal_actions(game: str) -> None:
    rules = case_of(game).rules
    for position in sample_of(game, 100):
        actors = rules.actors(position.state)
        others = [seat for seat in (*position.state.seats, OUTSIDER) if seat not in actors]
        assert [rules.legal(position.state, seat) for seat in others] == [()] * len(others)


def test_events_and_rolls_reach_seats_of_the_game_alone(game: str) -> None:
    for position in positions_of(game):
        seats = set(position.state.seats)
        for beat in position.entry.beats:
            seen_by = [event.seen_by for event in beat.events] + [roll.seen_by for roll in beat.rolls]
            assert all(named is None or set(named) <= seats for named in seen_by)


def test_states_actions_and_events_come_back_from_json_equal(game: str) -> None:
    codec = Codec(case_of(game).rules)
    for position in sample_of(game, 150):
        for beat in position.entry.beats:
            assert codec.state(encoded(beat.state)) == beat.state
            assert all(codec.event(encoded(event)) == event for event in beat.events)
        action = position.entry.action
        assert action is None or codec.action(encoded(action)) == action


def test_a_state_read_from_a_file_offers_the_same(game: str) -> None:
    rules = case_of(game).rules
    codec = Codec(rules)
    for position in sample_of(game, 60):
        again = codec.state(encoded(position.state))
        assert rules.contradiction(again) == ""
        for seat in position.state.seats:
            offers = {encoded(offer) for offer in rules.legal(position.state, seat)}
            assert {encoded(offer) for offer in rules.legal(again, seat)} == offers


def test_a_loaded_game_is_the_saved_one(game: str, tmp_path: Path) -> None:
    rules = case_of(game).rules
    for session in {id(p.session): p.session for p in positions_of(game)}.values():
        save(session, tmp_path / "a.rubble")
        loaded = load(tmp_path / "a.rubble", lambda _game: rules).session
        assert [entry.state for entry in loaded.entries] == [entry.state for entry in session.entries]
        assert loaded.record == session.record


def test_the_same_seed_and_actions_lead_to_the_same_states(game: str) -> None:
    case = case_of(game)
    first = positions_of(game)[0].session
    again: Session[Any] = Session(case.rules, first.setup)
    for played in first.record:
        again.submit(played.action)
    assert [entry.state for entry in again.entries] == [entry.state for entry in first.entries]


def test_no_state_is_changed_after_it_was_made(game: str) -> None:
    for position in positions_of(game):
        assert encoded(position.state) == position.at_that_time


def test_automatic_steps_move_the_stack_on(game: str) -> None:
    for position in positions_of(game):
        beats = position.entry.beats
        for before, after in pairwise(beats):
            assert after.state.stack != before.state.stack


def test_a_game_has_an_outcome_exactly_when_it_is_over(game: str) -> None:
    rules = case_of(game).rules
    for position in positions_of(game):
        outcome = rules.outcome(position.state)
        assert (outcome is None) == bool(position.state.stack)
        if outcome is not None:
            assert is_said(outcome.headline)
            assert set(outcome.winners) | set(outcome.scores) <= set(position.state.seats)


def test_everything_that_is_met_has_words(game: str) -> None:
    rules = case_of(game).rules
    for position in sample_of(game, 150):
        for seat in position.state.seats:
            view = rules.view(position.state, seat)
            assert is_said(rules.prompt(view, seat))
            for offer in rules.legal(view, seat):
                assert all(is_said(rules.wording(view, action)) for action in members(offer))
            for beat in position.entry.beats:
                seen = rules.seen(beat, seat)
                assert all(is_said(rules.sentence(seen.state, event)) for event in seen.events)
                assert all(is_said(roll.purpose) for roll in seen.rolls)


PLAYING = """
import sys
from tests.contract.cases import positions_of
from rubbletop.kernel.codec import digest
print(digest(b"".join(position.at_that_time for position in positions_of(sys.argv[1])[:120])))
"""


def test_chance_of_the_machine_plays_no_part(game: str) -> None:
    """Text is hashed otherwise in every process: an order taken from a set would show here."""
    digests = set()
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        command = [sys.executable, "-c", PLAYING, game]
        done = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=120
        )
        assert done.returncode == 0, done.stderr
        digests.add(done.stdout)
    assert len(digests) == 1
