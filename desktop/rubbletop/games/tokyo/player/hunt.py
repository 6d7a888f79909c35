# SPDX-License-Identifier: GPL-3.0-or-later
"""GODRAN's phase planned as a whole: the best sequence of steps and attacks for its points (XII).

The search goes through the Action Points from all to none. It keeps, for each number of points and each
area, the best few plans; an attack counts with its expected worth, and a target that was attacked before
counts with the chance that it is still there.
"""

from collections.abc import Callable
from typing import NamedTuple

from rubbletop.games.tokyo.player.prey import Prey
from rubbletop.games.tokyo.player.prowl import Stroke
from rubbletop.kernel.facts import SpaceId

WIDTH = 4
"""So many plans are kept for each area and number of points left."""
LEAST = 0.3
"""An attack must promise more points than this."""
MOST_DICE = 8
ENDS = 40
"""So many of the best plans are judged by where they leave GODRAN."""

Judge = Callable[[SpaceId], float]
"""What it is worth to the Controller that GODRAN ends its phase in an area."""


class Plan(NamedTuple):
    """A sequence of strokes: its worth so far, where it leads, what it has attacked, how it begins."""

    worth: float
    area: SpaceId
    used: frozenset[str]
    strokes: tuple[Stroke, ...]


def hunted(prey: Prey, start: SpaceId, points: int, judge: Judge, width: int = WIDTH) -> Plan:
    """Return the best plan for so many Action Points from an area, with what its end is worth."""
    found = ends(prey, start, points, width)[:ENDS]
    return max(found, key=lambda plan: plan.worth + judge(plan.area))


def ends(prey: Prey, start: SpaceId, points: int, width: int = WIDTH) -> list[Plan]:
    """Return the best plan for each area in which GODRAN can end, the best first."""
    levels: list[dict[SpaceId, list[Plan]]] = [{} for _ in range(points + 1)]
    levels[points][start] = [Plan(0.0, start, frozenset(), ())]
    found: dict[SpaceId, Plan] = {}
    for left in range(points, -1, -1):
        for area, plans in levels[left].items():
            for plan in plans:
                if area not in found or plan.worth > found[area].worth:
                    found[area] = plan
                if left:
                    for spent, longer in _longer(prey, plan, left):
                        _keep(levels[left - spent], longer, width)
    return sorted(found.values(), key=lambda plan: -plan.worth)


def _longer(prey: Prey, plan: Plan, left: int) -> list[tuple[int, Plan]]:
    """The plans that go one stroke farther, with the points that it takes."""
    worth, area, used, strokes = plan
    found = [(1, Plan(worth, to, used, (*strokes, Stroke(step=to)))) for to in prey.field.godran_steps(area)]
    for target in prey.targets(area):
        harm = prey.harm(target)
        if used & harm:
            continue
        before = 0.0
        for dice in range(1, min(left, MOST_DICE) + 1):
            value = prey.value(target, dice)
            if value > max(LEAST, before):
                stroke = Stroke(target=target, dice=dice)
                found.append((dice, Plan(worth + value, area, used | harm, (*strokes, stroke))))
            before = value
    return found


def _keep(level: dict[SpaceId, list[Plan]], plan: Plan, width: int) -> None:
    """Keep a plan among the best of its area, one for each set of things attacked."""
    plans = level.setdefault(plan.area, [])
    for number, other in enumerate(plans):
        if other.used == plan.used:
            if plan.worth > other.worth:
                plans[number] = plan
            return
    if len(plans) < width:
        plans.append(plan)
        return
    worst = min(range(width), key=lambda number: plans[number].worth)
    if plan.worth > plans[worst].worth:
        plans[worst] = plan
