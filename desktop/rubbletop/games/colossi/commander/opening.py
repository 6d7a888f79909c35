# SPDX-License-Identifier: GPL-3.0-or-later
"""Which team comes next and where its units are placed; who of the lost lands again (sc. 2, sc. 3)."""

from rubbletop.games.colossi.commander.plan import SHOTS, Plan
from rubbletop.games.colossi.commander.shots import Shots
from rubbletop.games.colossi.council import members
from rubbletop.games.colossi.frames.council import GatherFrame
from rubbletop.games.colossi.ground import Ground
from rubbletop.games.colossi.state import Boulder, ColossiState, Tribe, Unit, replace
from rubbletop.games.colossi.tables import HIDDEN, TeamName, TribeRows
from rubbletop.kernel.facts import SpaceId, UnitId

HELD = 4.0
"""What it costs a team that its area is held: it has to walk in."""
AGAIN = 99.0
"""A unit that was placed stays there."""


def gathered(ground: Ground, s: ColossiState) -> ColossiState:
    """Return the table as it will be once the tribes stand at their Pillars; after that, as it is (18).

    Which tribe comes to which Pillar nobody knows before, so any order will do.
    """
    if not any(isinstance(frame, GatherFrame) for frame in s.stack):
        return s
    row = ground.edition.council
    rows = {tribe.tribe: tribe for tribe in ground.edition.boulders}
    placed = [
        _complete(rows[tribe], SpaceId(pillar)) for tribe, pillar in zip(row.tribes, row.pillars, strict=True)
    ]
    return replace(s, tribes={tribe.id: tribe for tribe in placed})


def _complete(rows: TribeRows, at: SpaceId) -> Tribe:
    top, *below = rows.rows
    stack = (Boulder(id=top.id), *(Boulder(id=HIDDEN) for _ in below))
    return Tribe(id=UnitId(rows.tribe), tribe=rows.tribe, hex=at, stack=stack)


def team_strength(plan: Plan, team: TeamName) -> float:
    """Return what a team brings if it comes now: its shots to come and its Bombers."""
    field = plan.field
    units = [field.s.units[unit] for unit in members(field.ground, field.s, team)]
    return sum(shots_to_come(plan, unit) + plan.skill.by_air * (unit.kind == "bomber") for unit in units)


def team_worth(plan: Plan, team: TeamName) -> float:
    """Return what it promises to have a team come now; one whose area is held had better wait."""
    return team_strength(plan, team) - (HELD if plan.field.holder(team) is not None else 0.0)


def shots_to_come(plan: Plan, unit: Unit) -> float:
    """Return what the dice that a unit can still throw in this battle are worth."""
    dice = plan.field.ground.units[unit.kind].full.cf or 0
    return SHOTS * dice * (plan.tasks.turns_left + 1)


def placement_worth(plan: Plan, shots: Shots, unit: Unit, to: SpaceId) -> float:
    """Return what it promises to place a unit of a team in a hex: it can act at once (147)."""
    if unit.place == "map":
        return -AGAIN
    return plan.place_worth(unit, to) + shots.best(unit, to, moves=False)
