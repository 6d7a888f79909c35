# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the commander lands its reinforcements (5.2.1)."""

from rubbletop.games.colossi.commander.plan import Plan
from rubbletop.games.colossi.commander.shots import Shots
from rubbletop.games.colossi.ground import Field
from rubbletop.games.colossi.steps.marines.landing import landing_tally
from rubbletop.games.colossi.tables import SIDES
from rubbletop.kernel.facts import SpaceId, UnitId

ADRIFT = -1.5
"""What a landing that goes wrong is worth: anywhere on the map, perhaps damaged."""
BESIDE = 0.2
"""What is lost where a unit comes down next to where it was meant to."""


def landing_chances(field: Field, to: SpaceId) -> tuple[float, float]:
    """Return the chances that a landing in a hex is safe, and that it goes wrong; it may scatter, too."""
    row = field.ground.edition.marines.landing
    dice = landing_tally(field, to).total
    results = [row.result(face) for face in range(1, SIDES + 1)]
    safe = 1 - ((SIDES - results.count("safe")) / SIDES) ** dice
    return safe, (results.count("malfunction") / SIDES) ** dice


def landing_worth(plan: Plan, shots: Shots, unit: UnitId, to: SpaceId) -> float:
    """Return what it promises to try to land a unit in a hex, in victory points."""
    safe, adrift = landing_chances(plan.field, to)
    landing = plan.field.s.units[unit]
    place = plan.arrival_worth(landing, to) + _task_worth(plan, unit, to)
    shot = shots.best(landing, to, moves=True)
    return safe * (place + shot) + (1 - safe - adrift) * (place - BESIDE) + adrift * ADRIFT


def _task_worth(plan: Plan, unit: UnitId, to: SpaceId) -> float:
    """The first who can free the Miners lands near them."""
    mine = plan.field.board.mine
    freers = plan.field.ground.edition.marines.freers
    if mine is None or plan.field.s.units[unit].kind not in freers:
        return 0.0
    if not plan.tasks.trapped or plan.tasks.freer is not None:
        return 0.0
    return -plan.skill.to_mine * plan.field.board.distance(to, mine)
