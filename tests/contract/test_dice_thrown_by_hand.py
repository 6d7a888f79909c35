# SPDX-License-Identifier: GPL-3.0-or-later
"""Every game takes dice that people throw, all but what is drawn by lot, and saves them."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from rubbletop.ai.random_agent import RandomAgent
from rubbletop.games import registry
from rubbletop.kernel import savefile
from rubbletop.kernel.dice import OutOfFaces
from rubbletop.kernel.facts import Action, Player, Setup
from rubbletop.kernel.session import OWN_DICE, Session

ACTIONS = 120


def begun(game: str) -> Session[Any]:
    """A game of people who throw their own dice, at its beginning."""
    seats = registry.seats(game)
    players = tuple(Player(seat=seat, name=seat.title()) for seat in seats)
    return Session(
        registry.rules(game), Setup(scenario="1", seed=3, players=players, options={OWN_DICE: True})
    )


def typed_in(session: Session[Any], action: Action, hand: Random) -> tuple[int, ...]:
    """Play an action, throwing as often as it asks for more; return what was thrown."""
    typed: list[int] = []
    for _ in range(200):
        try:
            session.submit(action, session.typed(typed))
        except OutOfFaces as lack:
            typed += [hand.randrange(6) + 1 for _ in range(lack.lacking)]
        else:
            return tuple(typed)
    raise AssertionError("the action asks for dice without end")


@pytest.mark.parametrize("game", registry.games())
def test_dice_thrown_by_hand_are_those_of_the_game_and_of_its_save(game: str, tmp_path: Path) -> None:
    session, rng, hand = begun(game), Random(3), Random(4)
    rules, agent, thrown = session.rules, RandomAgent(), 0
    while session.length < ACTIONS and session.state.stack:
        seat = rules.actors(session.state)[0]
        action = agent.choose(rules, rules.view(session.state, seat), seat, rng)

        typed = typed_in(session, action, hand)

        rolls = [roll for beat in session.entry(session.length).beats for roll in beat.rolls]
        assert typed == tuple(face for roll in rolls if roll.is_dice for face in roll.faces)
        thrown += len(typed)
    assert thrown > 0

    savefile.save(session, tmp_path / "own.rubble")
    again = savefile.load(tmp_path / "own.rubble", registry.rules)

    assert again.report == ()
    assert again.session.state == session.state
    assert again.session.own_dice
