# SPDX-License-Identifier: GPL-3.0-or-later
"""What holds in every game of scenario 1, looked at in random play (2.1, 5.3.1.1, 8.0)."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import get_args

import pytest

from rubbletop.ai.random_agent import RandomAgent
from rubbletop.games.colossi.events import common, cup, marines, tribes
from rubbletop.games.colossi.frames.cup import KeepFrame
from rubbletop.games.colossi.state import ColossiState
from rubbletop.kernel.facts import Event, Player, Setup
from rubbletop.kernel.session import Session
from tests.colossi.builders import BOULDERS, SEAT, field, ground, rules

SEEDS = range(1, 25)


def beginning(seed: int) -> Session[ColossiState]:
    setup = Setup(scenario="1", seed=seed, players=(Player(seat=SEAT, name="Ann"),))
    return Session(rules(), setup)


@cache
def game(seed: int) -> Session[ColossiState]:
    """Return a game played to its end by chance."""
    session, agent, rng = beginning(seed), RandomAgent(), Random(seed)
    while session.state.stack:
        session.submit(agent.choose(rules(), rules().view(session.state, SEAT), SEAT, rng))
    return session


def strokes(seed: int) -> Iterator[tuple[ColossiState, tuple[Event, ...]]]:
    """Yield the state and the events of every stroke of a game."""
    for entry in game(seed).entries:
        for beat in entry.beats:
            yield beat.state, beat.events


def quiet(seed: int) -> Iterator[ColossiState]:
    """Yield the states in which nothing is in the middle of happening."""
    return (s for s, _ in strokes(seed) if len(s.stack) <= 1)


@pytest.mark.parametrize("seed", SEEDS)
def test_8_0_every_game_ends_by_turn_twelve_with_a_level(seed: int) -> None:
    s = game(seed).state
    found = rules().outcome(s)
    assert found is not None
    assert s.turn <= 12
    assert s.ended in ("turns", "no_marines", "no_tribes")


@pytest.mark.parametrize("seed", SEEDS)
def test_2_1_every_counter_is_accounted_for(seed: int) -> None:
    events = Counter(dict(ground().edition.events))
    boulders = sorted(ground().boulders)
    for s, _ in strokes(seed):
        absent = [boulder for tribe in s.absent for boulder in BOULDERS[tribe]]
        standing = [boulder.id for tribe in s.tribes.values() for boulder in tribe.stack]
        assert sorted([*absent, *standing, *s.crumbled]) == boulders
        offered = [name for frame in s.stack if isinstance(frame, KeepFrame) for name in frame.drawn]
        assert Counter([*s.cup, *s.aside, *s.used, *offered]) == events
        assert sorted([*s.deck, *s.cards]) == list(range(1, 17))
        assert len(s.units) == 23
        faces = Counter(rubble.face for rubble in s.rubble.values() if rubble.face is not None)
        assert len(s.rubble) <= ground().rubble_total
        assert all(count <= ground().edition.rubble.faces[face] for face, count in faces.items())


@pytest.mark.parametrize("seed", SEEDS)
def test_5_3_1_1_no_two_counters_share_a_hex_but_the_carrier_and_one_other(seed: int) -> None:
    for s in quiet(seed):
        f = field(s)
        for standing in f.units_at.values():
            kinds = [unit.kind for unit in standing]
            assert len(kinds) == 1 or (len(kinds) == 2 and "carrier" in kinds)
        assert not set(f.units_at) & set(f.tribe_at)
        assert len(f.tribe_at) == sum(tribe.hex is not None for tribe in s.tribes.values())
        assert len(f.rubble_at) == len(s.rubble)


@pytest.mark.parametrize("seed", SEEDS)
def test_2_2_nobody_stands_where_nobody_may(seed: int) -> None:
    for s in quiet(seed):
        f = field(s)
        for at in f.units_at:
            assert not f.is_hill(at)
            assert f.face_at(at) not in ("down", "cliffs", "pit")
        for at in f.tribe_at:
            assert f.face_at(at) not in ("down", "cliffs")
        assert not any(f.is_hill(at) for at in f.rubble_at)
        carrier = f.carrier
        assert carrier is None or carrier.hex in f.board.rails


@pytest.mark.parametrize("seed", SEEDS)
def test_2_1_counters_off_the_map_lie_nowhere(seed: int) -> None:
    for s in quiet(seed):
        for unit in s.units.values():
            assert (unit.hex is not None) is (unit.place in ("map", "trapped"))
            assert not unit.damaged or ground().has_back(unit)
        alive = set(s.tribes) | set(s.rubble)
        assert set(s.cracked) <= alive


@pytest.mark.parametrize("seed", SEEDS)
def test_every_fact_and_decision_is_put_into_words(seed: int) -> None:
    session = game(seed)
    for s, told in strokes(seed):
        for event in told:
            assert "{" not in rules().sentence(s, event).text()
        assert "{" not in rules().prompt(s, SEAT).text()
    for before, entry in zip(session.entries, session.entries[1:], strict=False):
        assert entry.action is not None
        assert "{" not in rules().wording(before.state, entry.action).text()


def test_random_play_meets_nearly_every_kind_of_fact() -> None:
    seen = {type(event) for seed in SEEDS for _, told in strokes(seed) for event in told}
    kinds = {kind for part in (common, cup, marines, tribes) for kind in get_args(part.Events)}
    assert len(seen) >= len(kinds) * 3 // 4
