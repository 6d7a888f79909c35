# SPDX-License-Identifier: GPL-3.0-or-later
"""What holds in every game of Tokyo, looked at in play by chance of 2, 3 and 4 (II, VII, XII, XIII, XVI)."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random

import pytest

from rubbletop.games.tokyo.actions.movement import EndMovement
from rubbletop.games.tokyo.actions.muster import LookAtCard
from rubbletop.games.tokyo.actions.opening import PopulacePlaced
from rubbletop.games.tokyo.events.common import Earned, MonsterScored, Paid, Scored
from rubbletop.games.tokyo.events.movement import MovementEnded
from rubbletop.games.tokyo.frames.movement import MovementFrame
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.steps.movement.room import LIMITS, excess
from rubbletop.kernel.facts import Event, Range, Seat
from rubbletop.kernel.session import Session
from tests.tokyo.builders import field, ground, rules, setup
from tests.tokyo.hasty import FleeingAgent, HastyAgent

MOST = 400
"""Actions of a game that would go on for long."""
WHOLE = [(players, seed) for players in (2, 3, 4) for seed in (1, 2)]
"""Games whose populace flees: they are played to their end."""
WILD = [(2, 11), (3, 12), (4, 13)]
"""Games wholly by chance, which go on for long: their first actions."""
GAMES = [*WHOLE, *WILD]
OPTIONS = {1: {}, 2: {"even_seats": True, "no_own_vp": True}, 13: {"hidden_cash": True, "weapon_kill": True}}

games = pytest.mark.parametrize(("players", "seed"), GAMES)


@cache
def game(players: int, seed: int) -> Session[TokyoState]:
    """Return a game by chance."""
    session = Session(rules(), setup(players, **OPTIONS.get(seed, {})))
    agent, rng = FleeingAgent() if (players, seed) in WHOLE else HastyAgent(), Random(seed)
    most = 2_000 if (players, seed) in WHOLE else MOST
    while session.length < most and (actors := rules().actors(session.state)):
        seat = rng.choice(actors)
        session.submit(agent.choose(rules(), rules().view(session.state, seat), seat, rng))
    return session


def strokes(players: int, seed: int) -> Iterator[tuple[TokyoState, tuple[Event, ...]]]:
    """Yield the state and the events of every stroke of a game."""
    for entry in game(players, seed).entries:
        for beat in entry.beats:
            yield beat.state, beat.events


@pytest.mark.parametrize(("players", "seed"), WHOLE)
def test_III_a_game_whose_populace_flees_comes_to_an_end(players: int, seed: int) -> None:
    s = game(players, seed).state
    assert s.ended
    found = rules().outcome(s)
    assert found is not None
    assert found.level in ("player", "shared", "godran")


@games
def test_II_every_counter_is_there_once_and_in_its_place(players: int, seed: int) -> None:
    final = game(players, seed).state
    kinds = Counter(unit.kind for unit in final.units.values())
    colours = len([seat for seat in final.sectors.values() if seat is not None])
    assert all(
        kinds[row.kind] == row.count * (4 if row.type == "populace" else colours)
        for row in ground().edition.units
    )
    for s, _ in islice(strokes(players, seed), 0, None, 9):
        assert rules().contradiction(s) == ""


@games
def test_VII_the_purses_are_the_sum_of_all_that_was_told(players: int, seed: int) -> None:
    cash = dict.fromkeys(game(players, seed).state.seats, 0)
    for s, told in strokes(players, seed):
        for event in told:
            if isinstance(event, Paid):
                cash[event.payer] -= event.amount
            elif isinstance(event, Earned):
                cash[event.earner] += event.amount
        assert s.cash == cash
        assert min(s.cash.values()) >= 0


@games
def test_XVI_the_scores_are_the_sum_of_all_that_was_told(players: int, seed: int) -> None:
    vp, godran = dict.fromkeys(game(players, seed).state.seats, 0), 0
    for s, told in strokes(players, seed):
        for event in told:
            if isinstance(event, Scored):
                vp[event.scorer] += event.points
            elif isinstance(event, MonsterScored):
                godran += event.points
        assert s.vp == vp
        assert s.godran_vp == godran >= 0


@games
def test_92_nobody_leaves_a_crowd_that_she_made(players: int, seed: int) -> None:
    """Where too many stand in an area when a player ends, they stood there when she began."""
    before: dict[str, int] = {}
    mover: Seat | None = None
    for s, told in strokes(players, seed):
        if any(isinstance(event, MovementEnded) for event in told):
            assert all(count <= before.get(area, 0) for area, count in overfull(s).items())
        frame = s.stack[0] if s.stack else None
        now = frame.left[0] if isinstance(frame, MovementFrame) else None
        if now != mover:
            mover, before = now, overfull(s)


@games
def test_nobody_is_asked_who_has_nothing_to_choose(players: int, seed: int) -> None:
    """But to say that she is done, and to look at a card in private; and where purses are secret."""
    for entry in islice(game(players, seed).entries, 0, None, 3):
        s = entry.state
        for seat in rules().actors(s):
            first, *more = rules().legal(s, seat)
            if more or s.options.hidden_cash or (isinstance(first, Range) and first.low < first.high):
                continue
            assert isinstance(first, EndMovement | PopulacePlaced | LookAtCard)
            assert not isinstance(s.top, MovementFrame) or s.top.spent


def overfull(s: TokyoState) -> dict[str, int]:
    """Return how many units are too many in each area, those of all players counted."""
    f = field(s)
    found = {
        area: max(excess(f, seat, area, sort) for sort in LIMITS for seat in s.seats) for area in f.units_at
    }
    return {area: count for area, count in found.items() if count}


@games
def test_XII_nobody_stands_where_nobody_may(players: int, seed: int) -> None:
    for s, _ in strokes(players, seed):
        f = field(s)
        for area, units in f.units_at.items():
            for unit in units:
                type_ = ground().row(unit).type
                if f.is_filled(area) and type_ != "helicopter" and unit.id not in flying(s):
                    assert type_ in ("infantry", "populace")
                    assert unit.stance != "outside"


def flying(s: TokyoState) -> set[str]:
    """Return what helicopters carry now."""
    frame = s.stack[-1] if s.stack else None
    loads = frame.loads if isinstance(frame, MovementFrame) else {}
    return {unit for load in loads.values() for unit in load}


@games
def test_everything_is_put_into_words(players: int, seed: int) -> None:
    session = game(players, seed)
    for s, told in islice(strokes(players, seed), 0, None, 2):
        for event in told:
            assert "{" not in rules().sentence(s, event).text()
        for seat in s.seats:
            assert "{" not in rules().prompt(rules().view(s, seat), seat).text()
    for before, entry in zip(session.entries, session.entries[1:], strict=False):
        assert entry.action is not None
        assert "{" not in rules().wording(before.state, entry.action).text()
