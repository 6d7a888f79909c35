# SPDX-License-Identifier: GPL-3.0-or-later
"""Through a game at random each panel of set-up and actions can be made, and its buttons do what is legal."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from rubbletop.ai.random_agent import RandomAgent
from rubbletop.games.barrel.state import BarrelState
from rubbletop.kernel.dice import SeededDice
from rubbletop.kernel.facts import Action, Seat
from rubbletop.ui.barrel.panels import orders
from rubbletop.ui.barrel.panels.base import BarrelPanel
from rubbletop.ui.barrel.screen import BarrelScreen
from rubbletop.ui.decide.forms import Confirm
from rubbletop.ui.decide.picks import Picks
from tests.barrel.builders import rules, setup


def asked(players: int, seed: int) -> Iterator[tuple[BarrelState, Seat]]:
    """Yield positions of a game at random in which these panels ask, and whom: ever fewer of each step."""
    game, rng, dice, agent = rules(), Random(seed), SeededDice(seed), RandomAgent()
    s = tuple(game.begin(setup(players), dice))[-1].state
    shown: Counter[str] = Counter()
    while s.stack:
        seat, name = game.actors(s)[0], game.step(s).name
        shown[name] += 1
        if name in orders.PANELS and shown[name].bit_count() == 1:
            yield s, seat
        action = agent.choose(game, game.view(s, seat), seat, rng)
        s = tuple(game.apply(s, action, dice))[-1].state


@pytest.mark.parametrize("players", [3, 5])
def test_every_button_that_can_be_pressed_does_what_is_legal(
    qtbot: QtBot, barrel_screen: BarrelScreen, players: int
) -> None:
    seen = set()
    for s, seat in asked(players, 4):
        name, view = rules().step(s).name, rules().view(s, seat)
        answers: list[Action] = []
        legal = rules().legal(view, seat)
        panel = barrel_screen.panels[name](view, legal, answers.append)
        assert isinstance(panel, BarrelPanel)
        qtbot.addWidget(panel)
        panel.follow(Picks(legal))
        for button in (*panel.findChildren(Confirm), *panel.buttons.values()):
            answers.clear()
            button.click()
            for action in answers[:1]:
                rules().check(s, action)
                seen.add(name)
    assert {"turn", "purchase", "construction", "deal"} <= seen
