# SPDX-License-Identifier: GPL-3.0-or-later
"""What holds in every game of two players, looked at in random play (9.0; ruling 156)."""

from collections import Counter
from random import Random

import pytest

from rubbletop.games import registry
from rubbletop.games.colossi.actions import cup, tribes
from rubbletop.games.colossi.events.common import PhaseBegan
from rubbletop.games.colossi.frames.cup import DrawFrame, KeepFrame
from rubbletop.games.colossi.steps.base import COLOSSI
from rubbletop.kernel.facts import Event
from tests.colossi.builders import SEAT, rules
from tests.colossi.two_players.pair import PAIR, begun_pair, pair_game

GAMES = [(scenario, seed) for scenario in ("1", "2", "3") for seed in range(1, 5)]
TRIBAL = (cup.KeepEvent, cup.Reveal, cup.SpendRubble, cup.Regrow, tribes.Enter)


@pytest.mark.parametrize(("scenario", "seed"), GAMES)
def test_9_0_every_game_of_two_comes_to_an_end_and_keeps_its_players(scenario: str, seed: int) -> None:
    session = pair_game(scenario, seed)
    assert {entry.state.seats for entry in session.entries} == {PAIR}
    found = rules().outcome(session.state)
    assert found is not None
    assert set(found.winners) <= set(PAIR)


@pytest.mark.parametrize(("scenario", "seed"), GAMES)
def test_ruling_156_each_player_decides_what_is_hers(scenario: str, seed: int) -> None:
    session = pair_game(scenario, seed)
    decided: Counter[str] = Counter()
    for before, entry in zip(session.entries, session.entries[1:], strict=False):
        action = entry.action
        assert action is not None
        kept_by_marines = isinstance(action, cup.KeepEvent) and before.state.recon == before.state.turn
        own = SEAT if kept_by_marines or not isinstance(action, TRIBAL) else COLOSSI
        assert action.seat == own
        decided[own] += 1
    assert set(decided) == set(PAIR)


def is_event_phase(event: Event) -> bool:
    return isinstance(event, PhaseBegan) and event.phase == "event"


@pytest.mark.parametrize(("scenario", "seed"), GAMES)
def test_9_0_two_counters_are_offered_in_every_turn_of_two_players(scenario: str, seed: int) -> None:
    beats = [beat for entry in pair_game(scenario, seed).entries for beat in entry.beats]
    begun = [beat.state for beat in beats if any(is_event_phase(event) for event in beat.events)]
    assert begun
    for s in begun:
        assert isinstance(s.top, KeepFrame) or (isinstance(s.top, DrawFrame) and len(s.cup) < 2)


@pytest.mark.parametrize(("scenario", "seed"), GAMES)
def test_9_0_whoever_waits_is_told_for_whom(scenario: str, seed: int) -> None:
    for entry in pair_game(scenario, seed).entries:
        for seat in PAIR:
            actors = rules().actors(entry.state)
            if actors and seat not in actors:
                assert rules().prompt(entry.state, seat).text() == f"{actors[0].title()} decides."


def test_9_0_the_computer_commands_the_marines_against_another_player() -> None:
    session, rng = begun_pair("1", 5), Random(5)
    seats = {SEAT: registry.agent("colossi", "normal"), COLOSSI: registry.agent("colossi", "random")}
    while session.state.turn < 3:
        (seat,) = rules().actors(session.state)
        view = rules().view(session.state, seat)
        session.submit(seats[seat].choose(rules(), view, seat, rng))
    assert {entry.action.seat for entry in session.entries[1:] if entry.action} == set(PAIR)
