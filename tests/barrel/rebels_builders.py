# SPDX-License-Identifier: GPL-3.0-or-later
"""Rebel checks of One More Barrel built by hand."""

from rubbletop.games.barrel.frames import AnyFrame
from rubbletop.games.barrel.frames.rebels import Bombing, RebelsFrame, Target
from rubbletop.games.barrel.state import BarrelState
from rubbletop.kernel.facts import Seat
from tests.barrel.builders import FOUR, ONE, THREE, TWO, at, given_game


def given_check(turn: int = 6, frame: AnyFrame | None = None) -> BarrelState:
    """Return a Rebel check of the second turn of phase 2 (5: the first), all rebels off the map."""
    return given_game(RebelsFrame(left=(ONE, TWO, THREE, FOUR)) if frame is None else frame, turn=turn)


def given_rebels(s: BarrelState, seat: Seat, region: str, power: int = 1) -> BarrelState:
    """Return the state with a player's rebels in a region."""
    return s.with_rebels(seat, region=at(region), power=power)


def bombing(
    target: Target,
    *,
    region: str = "muthanna",
    partners: tuple[Seat, ...] = (),
    allies: tuple[Seat, ...] = (),
) -> Bombing:
    """Return a bombing by player two of something that player one has."""
    return Bombing(bomber=TWO, victim=ONE, region=at(region), target=target, partners=partners, allies=allies)
