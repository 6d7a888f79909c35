# SPDX-License-Identifier: GPL-3.0-or-later
"""What holds in every game of One More Barrel, looked at in play by chance of 3, 4 and 5."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice, pairwise
from random import Random

import pytest

from rubbletop.ai.random_agent import RandomAgent
from rubbletop.games.barrel.events.checks import (
    BarrelsExtracted,
    BarrelsForfeited,
    BarrelsLost,
    BarrelsWithdrawn,
)
from rubbletop.games.barrel.events.common import (
    Earned,
    InfluenceChanged,
    LogisticsUsed,
    OilMoved,
    PacifismChanged,
    Paid,
    TroopsLost,
)
from rubbletop.games.barrel.events.opening import StartBought
from rubbletop.games.barrel.events.orders import Bought, ContractAwarded, MediaRaised, OilProduced
from rubbletop.games.barrel.state import UNKNOWN, BarrelState
from rubbletop.kernel.dice import SeededDice
from rubbletop.kernel.facts import Event
from rubbletop.kernel.session import Session
from tests.barrel.builders import ground, rules, setup

GAMES = [(players, seed) for players in (3, 4, 5) for seed in (1, 2)]
OPTIONS: dict[int, dict[str, str | int | bool]] = {1: {}, 2: {"open_hands": True}}

games = pytest.mark.parametrize(("players", "seed"), GAMES)


@cache
def game(players: int, seed: int) -> Session[BarrelState]:
    """Return a whole game by chance."""
    session = Session(rules(), setup(players, **OPTIONS[seed]))
    agent, rng = RandomAgent(), Random(seed)
    while actors := rules().actors(session.state):
        seat = rng.choice(actors)
        session.submit(agent.choose(rules(), rules().view(session.state, seat), seat, rng))
    return session


def strokes(players: int, seed: int) -> Iterator[tuple[BarrelState, tuple[Event, ...]]]:
    """Yield the state and the events of every stroke of a game."""
    for entry in game(players, seed).entries:
        for beat in entry.beats:
            yield beat.state, beat.events


@games
def test_a_game_comes_to_its_end_after_its_last_turn(players: int, seed: int) -> None:
    s = game(players, seed).state

    assert s.turn == s.turns == (15 if players == 3 else 12)
    outcome = rules().outcome(s)
    assert outcome is not None
    assert set(outcome.scores) == set(s.seats)
    assert outcome.winners


@games
def test_no_position_contradicts_the_rules(players: int, seed: int) -> None:
    for s, _ in islice(strokes(players, seed), 0, None, 9):
        assert rules().contradiction(s) == ""


@pytest.mark.parametrize("players", [3, 4, 5])
def test_ruling_45_play_goes_on_upon_a_view_and_what_was_hidden_stays_hidden(players: int) -> None:
    for before, entry in islice(pairwise(game(players, 1).entries), 0, None, 5):
        assert entry.action is not None
        view = rules().view(before.state, entry.action.seat)
        hidden = {seat for seat in view.seats if view.powers[seat].cash == UNKNOWN}
        for beat in rules().apply(view, entry.action, SeededDice(1)):
            if not beat.state.stack:
                break
            told = [event.amount for event in beat.events if isinstance(event, Paid | Earned)]
            told += [event.barrels for event in beat.events if isinstance(event, OilMoved)]
            assert all(number > 0 for number in told)
            powers = [beat.state.powers[seat] for seat in hidden]
            assert all(power.cash == power.oil == UNKNOWN for power in powers)


@games
def test_every_half_dollar_is_told(players: int, seed: int) -> None:
    cash: Counter[str] = Counter()
    for s, told in strokes(players, seed):
        for event in told:
            match event:
                case Paid():
                    cash[event.payer] -= event.amount
                    cash[event.taker or ""] += event.amount
                case Earned():
                    cash[event.earner] += event.amount
                case _:
                    pass
        assert all(s.powers[seat].cash == cash[seat] >= 0 for seat in s.seats)


@games
def test_every_barrel_in_hand_is_told(players: int, seed: int) -> None:
    oil: Counter[str] = Counter()
    for s, told in strokes(players, seed):
        for event in told:
            match event:
                case BarrelsExtracted() | BarrelsWithdrawn():
                    oil[event.seat] += event.barrels
                case OilMoved():
                    oil[event.giver] -= event.barrels
                    oil[event.taker or ""] += event.barrels
                case Earned():
                    oil[event.earner] -= event.barrels
                case _:
                    pass
        if s.stack:
            assert all(s.powers[seat].oil == oil[seat] >= 0 for seat in s.seats)


@games
def test_every_barrel_in_the_country_is_told(players: int, seed: int) -> None:
    barrels: Counter[str] = Counter()
    government = 0
    for s, told in strokes(players, seed):
        for event in told:
            match event:
                case OilProduced():
                    barrels[event.region] += event.barrels
                    government += event.government
                case BarrelsExtracted() | BarrelsForfeited() | BarrelsWithdrawn() | BarrelsLost():
                    barrels[event.region] -= event.barrels
                case _:
                    pass
        assert all(held.barrels == barrels[region] for region, held in s.regions.items())
        if s.stack:
            assert s.government == government


@games
def test_every_troop_is_told_and_nobody_has_more_than_fifteen(players: int, seed: int) -> None:
    troops: Counter[str] = Counter()
    for s, told in strokes(players, seed):
        for event in told:
            match event:
                case StartBought() | Bought():
                    troops[event.buyer] += event.troops
                case TroopsLost():
                    troops[event.seat] -= event.number
                case _:
                    pass
        assert all(s.troops_of(seat) == troops[seat] <= ground().edition.troops.most for seat in s.seats)


@games
def test_every_logistic_is_told(players: int, seed: int) -> None:
    there = 0
    for s, told in strokes(players, seed):
        for event in told:
            match event:
                case StartBought() | Bought():
                    there += event.logistics
                case LogisticsUsed():
                    there -= event.number
                case _:
                    pass
        inland = sum(held.logistics for held in s.regions.values())
        assert inland + sum(reserve.logistics for reserve in s.border.values()) == there


@games
def test_the_tracks_are_the_sum_of_what_was_told(players: int, seed: int) -> None:
    tracks: Counter[tuple[str, str]] = Counter()
    for s, told in strokes(players, seed):
        for event in told:
            match event:
                case PacifismChanged():
                    tracks["pacifism", event.seat] += event.by
                case InfluenceChanged():
                    tracks["influence", event.seat] += event.by
                case MediaRaised():
                    tracks["media", event.seat] += event.by
                case ContractAwarded():
                    tracks["contracts", event.seat] = event.value
                case _:
                    pass
        for seat, power in s.powers.items():
            assert [power.pacifism, power.influence, power.media, power.contracts] == [
                tracks[track, seat] for track in ("pacifism", "influence", "media", "contracts")
            ]


@games
def test_a_controlled_region_has_no_locals_and_a_free_one_has_no_owner(players: int, seed: int) -> None:
    for s, _ in strokes(players, seed):
        for held in s.regions.values():
            assert (held.control is not None) == (held.locals == 0)
            assert set(held.arrivals) == (set(held.troops) if held.control is None else set())


@games
def test_no_region_keeps_more_barrels_than_it_can_store_when_a_turn_begins(players: int, seed: int) -> None:
    turn = 0
    for s, _ in strokes(players, seed):
        if s.turn > turn:
            turn = s.turn
            assert all(held.barrels <= ground().room(s, region) for region, held in s.regions.items())
    assert turn == game(players, seed).state.turns
