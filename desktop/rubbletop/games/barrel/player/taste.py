# SPDX-License-Identifier: GPL-3.0-or-later
"""What a level of computer player looks at, and how much it makes of it."""

from typing import NamedTuple


class Taste(NamedTuple):
    """How a computer player judges; money in half dollars.

    ``sight``: turns of future oil that it reckons with. ``final``: the share of the final fine that it
    reckons with. ``noise``: chance added to what each choice is worth. ``width``, ``depth``: purchase plans
    kept in mind at a time, and deeds in one. ``asking``: the price for which it sells. ``action``: what an
    action is worth that is free for something else. ``logistic``: what it costs to bring a logistic where it
    is needed. ``unguarded``: what a region without troops counts. ``contracts``: steps on the Contract Track
    a turn that it counts on.
    """

    sight: int = 15
    final: float = 1.0
    noise: float = 0.0
    width: int = 3
    depth: int = 4
    asking: float = 8.0
    action: float = 9.0
    logistic: float = 3.2
    unguarded: float = 0.55
    contracts: float = 0.7
    pressure: float = 0.4
    troop: float = 1.6
    forced: float = 0.65


EASY = Taste(sight=3, final=0.2, noise=5.0, width=1, depth=2, asking=5.0, contracts=0.0, pressure=0.0)
NORMAL = Taste()
HARD = Taste()
