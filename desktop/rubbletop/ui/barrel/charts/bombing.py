# SPDX-License-Identifier: GPL-3.0-or-later
"""Charts of the bombings: what makes the minimum, and the odds by it (Bombings, Damage)."""

from rubbletop.games.barrel import bombing, chances
from rubbletop.games.barrel.frames.rebels import (
    BlastFrame,
    Bombing,
    DefenceFrame,
    PartnersFrame,
    RepairFrame,
    Target,
)
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.tables import BUILDINGS
from rubbletop.kernel.facts import Message, say
from rubbletop.ui.barrel.charts.base import Row, bands, span, steps
from rubbletop.ui.barrel.charts.country import TITLES
from rubbletop.ui.barrel.charts.war import percent
from rubbletop.ui.game_screen import Chart

MINIMA = range(-9, 13)
"""The minima that make a difference with any tables: below two dice by the most a target bears, and above."""
TARGETS: tuple[Target, ...] = ("logistics", "troops", *BUILDINGS)
HEADS: tuple[Message, ...] = (
    say("A logistic"),
    say("A troop"),
    *(TITLES[building] for building in BUILDINGS),
)


def defence(ground: Ground, s: BarrelState) -> Chart:
    """What makes the minimum that two dice must beat."""
    row = ground.edition.rebels
    rows: tuple[Row, ...] = (
        (say("+1 each"), say("the victim’s troops in the region and next to it, not in a battle")),
        (steps(row.police_here), say("her police station in the region")),
        (steps(row.police_beside), say("each of her police stations next to it")),
        (say("+1 each"), say("for every {points} of her Influence", points=row.influence_for_one)),
        (say("as hers"), say("troops and police of those who help her")),
        (say("−1 each"), say("power of all rebels that take part")),
    )
    return Chart(
        title=say("Bombing: the minimum that two dice must beat"),
        rule="Bombings, 3, 50",
        head=(say("Points"), say("For")),
        rows=rows,
    )


def odds(ground: Ground, s: BarrelState) -> Chart:
    """How likely one thing of each kind is destroyed, by the minimum; that of a bombing in progress is lit.

    A logistic goes with any damage at all.
    """
    found = bands(
        (
            minimum,
            tuple(percent(chances.explosion(ground, target, minimum, 1).kill) for target in TARGETS),
        )
        for minimum in MINIMA
    )
    declared = _declared(s)
    least = None if declared is None else bombing.minimum(ground, s, declared).total
    return Chart(
        title=say("Bombing: chance that one thing is destroyed, without a repair"),
        rule="Damage, Highest and Lowest Results",
        head=(say("Minimum"), *HEADS),
        rows=tuple((_band(low, high), *row) for low, high, row in found),
        now=None if least is None else _row(found, least),
    )


def _band(low: int, high: int) -> Message:
    if low == MINIMA[0]:
        return say("{high} and less", high=high)
    return say("{low} and more", low=low) if high == MINIMA[-1] else span(low, high)


def _row(found: list[tuple[int, int, Row]], least: int) -> int:
    kept = min(max(least, MINIMA[0]), MINIMA[-1])
    return next(n for n, (low, high, _) in enumerate(found) if low <= kept <= high)


def _declared(s: BarrelState) -> Bombing | None:
    """Return the bombing in progress, None where there is none."""
    for frame in s.stack:
        if isinstance(frame, PartnersFrame | DefenceFrame | BlastFrame | RepairFrame):
            return frame.bombing
    return None
