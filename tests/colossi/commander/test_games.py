# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games of the commander: better than chance, always the same, never in doubt what to say."""

from random import Random
from statistics import mean

from rubbletop.ai.agent import play_out
from rubbletop.games import registry
from rubbletop.games.colossi.commander import Commander
from rubbletop.games.colossi.state import ColossiState
from rubbletop.kernel.facts import Player, Setup
from rubbletop.kernel.session import Session
from tests.colossi.builders import SEAT, ground, rules

GAMES = range(5)


def given_session(seed: int, scenario: str = "1") -> Session[ColossiState]:
    player = Player(seat=SEAT, name="A", level="normal")
    return Session(rules(), Setup(scenario=scenario, seed=seed, players=(player,)))


def points(level: str, seed: int) -> int:
    """Return the victory points of one game played by the computer."""
    session = given_session(seed)
    for _ in play_out(session, {SEAT: registry.agent("colossi", level)}, Random(seed), 4_000):
        pass
    outcome = rules().outcome(session.state)
    assert outcome is not None
    return outcome.scores[SEAT]


def test_sc_1_the_commander_plays_much_better_than_chance() -> None:
    chance = mean(points("random", seed) for seed in GAMES)
    commander = mean(points("normal", seed) for seed in GAMES)
    assert commander > chance + 20


def test_sc_1_a_hint_is_the_decision_itself_and_the_same_each_time() -> None:
    session = given_session(3)
    told = set()
    while session.state.turn < 8:
        view = rules().view(session.state, SEAT)
        action, why = Commander().advise(rules(), view, SEAT)
        assert (action, why) == Commander().advise(rules(), view, SEAT)
        assert why.text().endswith(".")
        told.add(why.template)
        session.submit(action)
    assert len(told) > 10


def test_sc_3_a_campaign_is_fought_to_its_end_with_those_that_return() -> None:
    session = given_session(2, "3")
    for _ in play_out(session, {SEAT: registry.agent("colossi", "normal")}, Random(2), 4_000):
        pass
    assert rules().outcome(session.state) is not None
    assert ground().is_council(session.state)
    decided = {type(entry.action).__name__ for entry in session.entries}
    assert {"GoOn", "PickTeam", "PlaceUnit", "EndPlacement", "Land"} <= decided


def test_sc_2_the_easy_commander_ends_a_game_too() -> None:
    session = given_session(1, "2")
    for _ in play_out(session, {SEAT: registry.agent("colossi", "easy")}, Random(1), 4_000):
        pass
    assert rules().outcome(session.state) is not None
