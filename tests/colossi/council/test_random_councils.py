# SPDX-License-Identifier: GPL-3.0-or-later
"""What holds in every game of scenarios 2 and 3, looked at in random play (2.1, 5.3.1.1, 8.0, sc. 2)."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import get_args

import pytest
from msgspec import UNSET

from rubbletop.ai.random_agent import RandomAgent
from rubbletop.games.colossi.actions.council import GoOn
from rubbletop.games.colossi.events import council
from rubbletop.games.colossi.frames.council import TeamFrame
from rubbletop.games.colossi.frames.cup import KeepFrame
from rubbletop.games.colossi.state import ColossiState, Council, replace
from rubbletop.kernel.facts import Event, UnitId
from rubbletop.kernel.session import Session
from tests.colossi.builders import BOULDERS, SEAT, field, ground, rules
from tests.colossi.council.gathered import begun

GAMES = [*(("2", seed) for seed in range(1, 41)), *(("3", seed) for seed in range(1, 21))]


@cache
def game(scenario: str, seed: int) -> Session[ColossiState]:
    """Return a game played to its end by chance."""
    session, agent, rng = begun(scenario, seed), RandomAgent(), Random(seed)
    while session.state.stack:
        session.submit(agent.choose(rules(), rules().view(session.state, SEAT), SEAT, rng))
    return session


def strokes(scenario: str, seed: int) -> Iterator[tuple[ColossiState, tuple[Event, ...]]]:
    """Yield the state and the events of every stroke of a game in Zone Beta."""
    for entry in game(scenario, seed).entries:
        for beat in entry.beats:
            if beat.state.zone == "beta":
                yield beat.state, beat.events


@pytest.mark.parametrize(("scenario", "seed"), GAMES)
def test_8_0_every_council_ends_by_turn_twelve_with_a_level(scenario: str, seed: int) -> None:
    s = game(scenario, seed).state
    found = rules().outcome(s)
    assert found is not None
    assert s.turn <= 12
    assert s.ended in ("turns", "no_marines", "no_tribes")
    assert s.zone == "beta"


@pytest.mark.parametrize(("scenario", "seed"), GAMES)
def test_2_1_every_counter_of_a_council_is_accounted_for(scenario: str, seed: int) -> None:
    events = Counter(dict(ground().edition.events))
    events.subtract(["honoring", "rock_garden"])
    boulders = sorted(ground().boulders)
    for s, _ in strokes(scenario, seed):
        absent = [boulder for tribe in s.absent for boulder in BOULDERS[tribe]]
        standing = [boulder.id for tribe in s.tribes.values() for boulder in tribe.stack]
        assert sorted([*absent, *standing, *s.crumbled]) == boulders
        offered = [name for frame in s.stack if isinstance(frame, KeepFrame) for name in frame.drawn]
        assert Counter([*s.cup, *s.aside, *s.used, *offered]) == +events
        assert sorted([*s.deck, *s.cards]) == list(range(1, 17))
        assert len(s.units) >= 18
        assert rules().contradiction(s) == ""


@pytest.mark.parametrize(("scenario", "seed"), GAMES)
def test_e5_after_turn_12_a_counter_is_left_unless_the_ground_erupted(scenario: str, seed: int) -> None:
    s = game(scenario, seed).state
    if s.turn == 12 and "gemstones" not in s.cup:
        assert len(s.cup) == (0 if "tectonic" in s.used else 1)


@pytest.mark.parametrize(("scenario", "seed"), GAMES)
def test_5_3_1_1_in_a_council_nobody_stands_where_nobody_may(scenario: str, seed: int) -> None:
    for s, _ in strokes(scenario, seed):
        if len(s.stack) > 1:
            continue
        f = field(s)
        assert all(len(units) == 1 for units in f.units_at.values())
        assert not set(f.units_at) & set(f.tribe_at)
        assert len(f.tribe_at) == sum(tribe.hex is not None for tribe in s.tribes.values())
        assert len(f.rubble_at) == len(s.rubble)
        for at in f.units_at:
            assert not f.is_hill(at)
            assert f.face_at(at) not in ("down", "cliffs", "pit")


@pytest.mark.parametrize(("scenario", "seed"), GAMES)
def test_sc_2_units_come_with_their_teams_and_stand_in_their_areas(scenario: str, seed: int) -> None:
    for s, _ in strokes(scenario, seed):
        members = [unit for units in s.teams.values() for unit in units]
        assert len(members) == len(set(members))
        for unit in s.units.values():
            assert (unit.hex is not None) is (unit.place == "map")
            assert unit.place != "beside" or unit.id in members
        if s.stack and isinstance(s.top, TeamFrame):
            area = field(s).area(s.top.team)
            assert all(s.units[unit].hex in area for unit in s.top.placed)


@pytest.mark.parametrize(("scenario", "seed"), GAMES)
def test_all_that_a_council_tells_and_asks_is_put_into_words(scenario: str, seed: int) -> None:
    for s, told in strokes(scenario, seed):
        for event in told:
            assert "{" not in rules().sentence(s, event).text()
        assert "{" not in rules().prompt(s, SEAT).text()
    session = game(scenario, seed)
    for before, entry in zip(session.entries, session.entries[1:], strict=False):
        assert entry.action is not None
        assert "{" not in rules().wording(before.state, entry.action).text()


def test_a_state_whose_teams_contradict_its_zone_or_its_units_is_refused() -> None:
    s = begun().state
    assert rules().contradiction(s) == ""
    assert rules().contradiction(replace(s, council=UNSET)) == "the teams do not belong to zone 'beta'"
    panic = begun("1").state
    assert (
        rules().contradiction(replace(panic, council=Council())) == "the teams do not belong to zone 'alpha'"
    )
    stranger = s.with_team("unit1", (UnitId("zoe"),))
    assert rules().contradiction(stranger) == "there is no unit 'zoe' for a team"
    assert rules().contradiction(replace(s, turn=13)) == "there is no turn 13"


@pytest.mark.parametrize("seed", range(1, 21))
def test_sc_3_a_campaign_goes_on_exactly_once(seed: int) -> None:
    entries = game("3", seed).entries
    gone = [n for n, entry in enumerate(entries) if isinstance(entry.action, GoOn)]
    assert len(gone) == 1
    assert {entry.state.zone for entry in entries[: gone[0]]} == {"alpha"}
    assert {entry.state.zone for entry in entries[gone[0] :]} == {"beta"}


def test_random_councils_meet_every_kind_of_fact_of_their_own() -> None:
    beats = [beat for named in GAMES for entry in game(*named).entries for beat in entry.beats]
    seen = {type(event) for beat in beats for event in beat.events}
    missing = {kind.__name__ for kind in get_args(council.Events)} - {kind.__name__ for kind in seen}
    assert missing <= {"AreaFull", "WormholeHeld"}
