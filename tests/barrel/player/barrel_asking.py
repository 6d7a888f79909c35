# SPDX-License-Identifier: GPL-3.0-or-later
"""Asks computer players of One More Barrel what they would do in a position, and why."""

from random import Random

from rubbletop.ai.agent import Adviser
from rubbletop.games.barrel.player import player
from rubbletop.games.barrel.player.outlook import Outlook
from rubbletop.games.barrel.player.taste import NORMAL, Taste
from rubbletop.games.barrel.state import BarrelState
from rubbletop.kernel.facts import Action, Seat
from tests.barrel.builders import ONE, ground, rules


def choice(s: BarrelState, level: str = "normal") -> Action:
    """Return what a player of a level does, who is the first to decide; what it does is legal."""
    seat = rules().actors(s)[0]
    action = player(level).choose(rules(), rules().view(s, seat), seat, Random(1))
    rules().check(s, action)
    return action


def hint(s: BarrelState) -> str:
    """Return the reason that goes with a hint."""
    adviser = player("normal")
    assert isinstance(adviser, Adviser)
    seat = rules().actors(s)[0]
    action, why = adviser.advise(rules(), rules().view(s, seat), seat)
    rules().check(s, action)
    return why.text()


def outlook(s: BarrelState, seat: Seat = ONE, taste: Taste = NORMAL) -> Outlook:
    """Return what a seat makes of a position."""
    return Outlook(ground(), rules().view(s, seat), seat, taste)
