# SPDX-License-Identifier: GPL-3.0-or-later
"""What a level of computer player looks at, and how much it makes of it."""

from typing import NamedTuple


class Taste(NamedTuple):
    """How a computer player judges; money in half dollars.

    ``sight``: turns of future oil that it reckons with, ``supply``: logistics that can be brought up in
    each. ``final``: the share of the final fine that it reckons with. ``noise``: chance added to what each
    choice is worth. ``width``, ``depth``: purchase plans kept in mind at a time, and deeds in one.
    ``asking``: the price for which it sells. ``action``: what an action is worth that is free for something
    else. ``surplus``: what a logistic is worth that a region can build with, ``logistic``: what it costs to
    bring one where it is needed. ``unguarded``: what a region without troops counts. ``contracts``: steps on
    the Contract Track a turn that it counts on, ``step``: what an act for one could bring otherwise.
    ``pressure``: steps of Pacifism that come each turn. ``bombs``: the bombings that it expects each turn,
    ``dread``: for how many turns. ``troop``: what a troop is good for. ``risk``: a region that is fought for
    counts by the chance to win it, raised to this. ``start``: troops and logistics bought before the first
    turn. ``forced``: what an action that is open to all counts in the first action. ``region``: what a
    region is good for beyond the oil that can be reckoned with.
    """

    sight: int = 15
    final: float = 1.0
    noise: float = 0.0
    width: int = 2
    depth: int = 3
    asking: float = 7.0
    action: float = 6.0
    surplus: float = 2.5
    logistic: float = 3.8
    unguarded: float = 0.4
    contracts: float = 0.8
    step: float = 5.5
    pressure: float = 0.4
    bombs: float = 0.5
    dread: int = 3
    troop: float = 1.6
    risk: float = 3.0
    start: tuple[int, int] = (4, 3)
    forced: float = 0.8
    region: float = 14.0
    supply: float = 4.0


EASY = Taste(sight=2, final=0.2, noise=45.0, width=1, depth=1, asking=4.0, contracts=0.0, bombs=0.1, risk=1.0)
"""Short-sighted: it hardly thinks of rebels, contracts and the end, and often takes what is not the best."""
HARD = Taste(
    asking=5.0,
    action=9.0,
    surplus=3.0,
    logistic=4.2,
    contracts=0.7,
    step=6.0,
    pressure=0.8,
    bombs=0.7,
    start=(3, 2),
    region=14.0,
    supply=3.0,
    final=1.2,
)
"""Takes what it deems best, and thinks of the end."""
NORMAL = Taste(
    asking=6.0,
    noise=8.0,
    action=6.0,
    surplus=3.0,
    logistic=3.6,
    contracts=0.7,
    step=6.0,
    risk=2.0,
    start=(4, 2),
    region=24.0,
)
"""Makes more of land than it is worth, and is content with what is nearly the best."""
