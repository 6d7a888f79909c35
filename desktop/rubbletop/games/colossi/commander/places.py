# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the commander lands its reinforcements."""

from rubbletop.games.colossi.actions import marines
from rubbletop.games.colossi.commander.plan import FREERS, STEP, Plan
from rubbletop.games.colossi.steps.marines.landing import landing_tally
from rubbletop.kernel.facts import SpaceId

SAFE = 1.0
"""What a safe landing is worth."""
LOST_FACE = 5 / 6


def landing_worth(plan: Plan, action: marines.Land) -> float:
    """Return what a landing promises: its chance to be safe, out of danger, near the unit's task."""
    dice = landing_tally(plan.field, action.to).total
    safe = 1 - LOST_FACE**dice
    return SAFE * safe + plan.place_worth(action.unit, action.to) - STEP * _way(plan, action)


def _way(plan: Plan, action: marines.Land) -> int:
    """Hexes to the unit's task: the mine for those that can free Miners, a Structure for the others."""
    board = plan.field.board
    kind = plan.field.s.units[action.unit].kind
    places: list[SpaceId] = [board.mine] if kind in FREERS and board.mine else list(board.structures)
    far = board.steps_from(action.to)
    return min((far[at] for at in places), default=0)
