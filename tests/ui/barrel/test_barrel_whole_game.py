# SPDX-License-Identifier: GPL-3.0-or-later
"""Through games at random the screen knows every position and event, and every way it shows is legal."""

from collections.abc import Iterator
from random import Random

import pytest

from rubbletop.ai.random_agent import RandomAgent
from rubbletop.games.barrel.state import BarrelState
from rubbletop.kernel.dice import SeededDice
from rubbletop.kernel.facts import Action, Event
from rubbletop.kernel.rules import NOBODY
from rubbletop.ui.barrel.screen import BarrelScreen
from rubbletop.ui.decide.picks import picks_of
from rubbletop.ui.game_screen import Move
from rubbletop.ui.words import worded
from tests.barrel.builders import rules, setup

STEP = 3


def played(players: int, seed: int) -> Iterator[tuple[BarrelState, tuple[Event, ...]]]:
    """Yield the positions of a game at random up to its end, each with the events that led to it."""
    game, rng, dice, agent = rules(), Random(seed), SeededDice(seed), RandomAgent()
    for beat in game.begin(setup(players), dice):
        s = beat.state
    while s.stack:
        seat = game.actors(s)[0]
        action = agent.choose(game, game.view(s, seat), seat, rng)
        beats = tuple(game.apply(s, action, dice))
        s = beats[-1].state
        yield s, tuple(event for beat in beats for event in beat.events)


def look_at(screen: BarrelScreen, view: BarrelState) -> None:
    """Ask the screen for all that the window shows."""
    pieces, marks, sheet = screen.pieces(view), screen.live_marks(view), screen.sheet(view)
    assert len({piece.id for piece in pieces}) == len(pieces)
    assert len({mark.id for mark in marks}) == len(marks)
    assert all(piece.space is not None and piece.box is None for piece in pieces)
    assert all(sheet.contains(mark.rect) for mark in marks)
    names = [*(piece.name for piece in pieces), *(mark.name for mark in marks), *screen.heading(view)]
    names += [screen.space_text(view, piece.space) for piece in pieces if piece.space is not None]
    assert all(worded(name) for name in names)
    assert all(screen.selected_info(view, piece.id) is not None for piece in pieces)
    for space in {piece.space for piece in pieces}:
        here = tuple(piece for piece in pieces if piece.space == space)
        lies = screen.spread(here)
        assert len({(lie.x, lie.y) for lie in lies}) == len(here)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_position_is_known(barrel_screen: BarrelScreen, players: int) -> None:
    for number, (s, events) in enumerate(played(players, 7)):
        for event in events:
            barrel_screen.score(event)
            for motion in barrel_screen.motions(event):
                assert not isinstance(motion, Move) or len(motion.path) > 1
        if number % (STEP * players) == 0 or not s.stack:
            for eyes in (NOBODY, *rules().actors(s)[:1]):
                look_at(barrel_screen, rules().view(s, eyes))


def test_every_way_is_legal_step_by_step(barrel_screen: BarrelScreen) -> None:
    ways = far = 0
    for number, (s, _) in enumerate(played(5, 3)):
        if number % STEP or not s.stack:
            continue
        view = rules().view(s, rules().actors(s)[0])
        for piece in barrel_screen.pieces(view):
            for reach in barrel_screen.reach(view, piece.id).values():
                assert len(reach.path) == len(reach.actions) + 1
                walk(s, reach.actions)
                ways += 1
                far += len(reach.actions) > 1

    assert ways > 30
    assert far > 0


def walk(s: BarrelState, actions: tuple[Action, ...]) -> None:
    """Go a way; each step must be legal when it comes."""
    for action in actions:
        rules().check(s, action)
        *_, beat = rules().apply(s, action, SeededDice(1))
        s = beat.state


def test_all_that_is_clicked_is_on_the_map(barrel_screen: BarrelScreen) -> None:
    for s, _ in played(4, 5):
        for seat in rules().actors(s):
            for offer in rules().legal(s, seat):
                assert all(pick in barrel_screen.board(s).spaces for pick in picks_of(offer))
