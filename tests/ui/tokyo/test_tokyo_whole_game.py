# SPDX-License-Identifier: GPL-3.0-or-later
"""Through games at random the screen knows every position, in every city, and every way it shows is legal."""

from collections.abc import Iterator
from random import Random

import pytest

from rubbletop.ai.random_agent import RandomAgent
from rubbletop.games import registry
from rubbletop.games.tokyo.rules import TokyoRules
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.kernel.dice import SeededDice
from rubbletop.kernel.rules import NOBODY
from rubbletop.ui.tokyo.screen import TokyoScreen
from rubbletop.ui.words import worded
from tests.tokyo.builders import setup

STEP, ACTIONS = 17, 500


def rules() -> TokyoRules:
    found = registry.rules("tokyo")
    assert isinstance(found, TokyoRules)
    return found


def positions(players: int, seed: int, city: str) -> Iterator[TokyoState]:
    """Yield some positions of a game at random."""
    game, rng, dice, agent = rules(), Random(seed), SeededDice(seed), RandomAgent()
    *_, beat = game.begin(setup(players, city=city), dice)
    s = beat.state
    for number in range(ACTIONS):
        if number % STEP == 0:
            yield s
        seat = game.actors(s)[0]
        *_, beat = game.apply(s, agent.choose(game, game.view(s, seat), seat, rng), dice)
        s = beat.state


def look_at(screen: TokyoScreen, view: TokyoState) -> None:
    """Ask the screen for all that the window shows."""
    pieces, marks, sheet = screen.pieces(view), screen.live_marks(view), screen.sheet(view)
    assert len({piece.id for piece in pieces}) == len(pieces)
    assert len({mark.id for mark in marks}) == len(marks)
    assert all((piece.space is None) != (piece.box is None) for piece in pieces)
    assert all(sheet.contains(mark.rect) for mark in marks)
    names = [*(piece.name for piece in pieces), *(mark.name for mark in marks), *screen.heading(view)]
    names += [cell for chart in screen.charts(view) for row in chart.rows for cell in row]
    names += [screen.space_text(view, piece.space) for piece in pieces if piece.space is not None]
    assert all(worded(name) for name in names)
    assert all(screen.selected_info(view, piece.id) is not None for piece in pieces)
    assert any(box.mark == "now" for box in screen.phases(view))


@pytest.mark.parametrize(("players", "city"), [(2, "tokyo"), (3, "calamity"), (4, "tokyo")])
def test_every_position_is_known(screen: TokyoScreen, players: int, city: str) -> None:
    for s in positions(players, 7, city):
        for eyes in (NOBODY, rules().actors(s)[0]):
            look_at(screen, rules().view(s, eyes))


def test_every_first_step_of_a_way_is_legal(screen: TokyoScreen) -> None:
    shown = 0
    for s in positions(4, 5, "tokyo"):
        seat = rules().actors(s)[0]
        view = rules().view(s, seat)
        for piece in screen.pieces(view):
            for reach in screen.reach(view, piece.id).values():
                rules().check(s, reach.actions[0])
                shown += 1

    assert shown > 100
