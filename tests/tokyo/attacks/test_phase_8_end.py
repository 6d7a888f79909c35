# SPDX-License-Identifier: GPL-3.0-or-later
"""The end of Phase 8: wounds, penalties, the killing, the ends of the game (III, XIV, XVI)."""

import pytest

from rubbletop.games.tokyo.actions.attacks import EndAttacks
from rubbletop.games.tokyo.events.attacks import GodranKilled, WoundsSettled
from rubbletop.games.tokyo.events.common import GameEnded, MonsterScored, Scored, TurnBegun
from rubbletop.games.tokyo.frames.money import IncomeFrame
from rubbletop.games.tokyo.state import TokyoState, replace
from rubbletop.kernel.facts import Event, Seat
from tests.tokyo.attacks_builders import done, given_attacks, with_phase
from tests.tokyo.builders import FOUR, ONE, THREE, TWO, of_kind, rules, run_on

Told = tuple[TokyoState, tuple[Event, ...]]


def ended(*, wounds: int = 0, smashed: bool = True, players: int = 4, **results: object) -> Told:
    """Return what follows from the end of the phase, all attacks being made with these ``results``."""
    s = given_attacks(wounds=wounds, smashed=smashed, players=players, godran_vp=101)
    return run_on(with_phase(s, left=(), **results))


def penalties(events: tuple[Event, ...]) -> list[tuple[Seat, int, str]]:
    """Return what the Controller was charged."""
    charged = [event for event in of_kind(events, Scored) if event.points < 0]
    return [(event.scorer, event.points, event.merit) for event in charged]


@pytest.mark.parametrize(
    ("start", "wounders", "healed", "after"),
    [
        (0, (ONE,), 0, 1),
        (1, (ONE, THREE), 0, 2),
        (2, (), 1, 1),
        (0, (), 2, 0),
        (2, (ONE,), 1, 2),
        (1, (ONE,), 3, 0),
        (3, (), 0, 3),
    ],
)
def test_117_wounds_are_settled_at_the_end(
    start: int, wounders: tuple[Seat, ...], healed: int, after: int
) -> None:
    s, events = ended(wounds=start, wounders=wounders, healed=healed)
    assert s.wounds == after
    told = WoundsSettled(before=start, wounded=bool(wounders), healed=healed, wounds=after)
    assert of_kind(events, WoundsSettled) == ((told,) if wounders or healed else ())


def test_12_a_wounded_godran_costs_its_controller_25_once_a_turn() -> None:
    _, events = ended(wounders=(ONE, ONE, THREE))
    assert penalties(events) == [(TWO, -25, "wounded")]


def test_12_a_killed_godran_costs_50_instead() -> None:
    _, events = ended(wounds=3, killers=(ONE,))
    assert penalties(events) == [(TWO, -50, "killed")]


def test_13_without_a_smashed_building_she_loses_10_at_the_end_of_the_turn() -> None:
    assert penalties(ended(smashed=False)[1]) == [(TWO, -10, "no_building")]
    assert penalties(ended()[1]) == []
    assert penalties(ended(smashed=False, wounders=(TWO,))[1]) == [
        (TWO, -25, "wounded"),
        (TWO, -10, "no_building"),
    ]


def test_13_she_loses_them_once_when_the_game_ends_here() -> None:
    _, events = ended(smashed=False, wounds=3, killers=(ONE,))
    assert penalties(events) == [(TWO, -50, "killed"), (TWO, -10, "no_building")]


def test_2_the_killers_share_godrans_points_and_it_keeps_none() -> None:
    s, events = ended(wounds=3, killers=(ONE, FOUR))
    assert of_kind(events, GodranKilled) == (GodranKilled(killers=(ONE, FOUR), points=101, share=50),)
    shares = [(e.scorer, e.points) for e in of_kind(events, Scored) if e.merit == "kill"]
    assert shares == [(ONE, 50), (FOUR, 50)]
    assert of_kind(events, MonsterScored) == (MonsterScored(points=-101, merit="kill"),)
    assert (s.godran_vp, s.killers, s.ended, s.stack) == (0, (ONE, FOUR), "killed", ())


def test_116_a_killed_godran_stays_dead_though_it_healed() -> None:
    s, _ = ended(wounds=3, killers=(ONE,), healed=1)
    assert s.ended == "killed"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_6_the_game_ends_when_every_player_has_fired_a_superweapon(players: int) -> None:
    s = with_phase(given_attacks(players=players, smashed=True), left=())
    almost, _ = run_on(replace(s, fired=s.seats[1:]))
    assert almost.ended == ""
    over, events = run_on(replace(s, fired=s.seats))
    assert over.ended == "weapons"
    assert of_kind(events, GameEnded) == (GameEnded(why="weapons"),)


def given_nobody_left() -> TokyoState:
    """Return a phase in which all populace is lost and seat one can still attack."""
    s = given_attacks("ne.troop.1 H7", smashed=True)
    for unit in s.units.values():
        if rules().atlas.ground(s).row(unit).type == "populace":
            s = s.off(unit.id, "lost")
    return s


def test_1_what_ends_the_game_in_phase_8_waits_for_its_end() -> None:
    s, _ = done(given_nobody_left(), EndAttacks(seat=ONE))
    assert s.ended == ""
    s, _ = run_on(s)
    assert s.ended == "populace"


def test_6_to_8_the_killing_comes_before_the_other_ends() -> None:
    s = with_phase(given_nobody_left(), left=(), killers=(ONE,))
    s, _ = run_on(replace(s, fired=s.seats))
    assert s.ended == "killed"
    s = with_phase(given_nobody_left(), left=())
    s, _ = run_on(replace(s, fired=s.seats))
    assert s.ended == "weapons"


def test_vi_otherwise_the_next_turn_begins() -> None:
    s, events = ended()
    assert s.stack == (IncomeFrame(),)
    assert (s.turn, s.controller, s.smashed, s.ended) == (2, None, False, "")
    assert events == (TurnBegun(turn=2),)
