# SPDX-License-Identifier: GPL-3.0-or-later
"""Decisions of scenario 2 and of the campaign: teams, returning units, going on (sc. 2, sc. 3)."""

from rubbletop.games.colossi.tables import TeamName
from rubbletop.kernel.facts import Action, SpaceId, UnitId


class PickTeam(Action, frozen=True, kw_only=True):
    """Have a team come now (147)."""

    team: TeamName


class PlaceUnit(Action, frozen=True, kw_only=True):
    """Place a unit of the team in its area, or place it anew (147)."""

    unit: UnitId
    to: SpaceId

    def picks(self) -> tuple[str, ...]:
        return (self.unit, self.to)


class TakeBackUnit(Action, frozen=True, kw_only=True):
    """Take a unit that was just placed off the map again."""

    unit: UnitId

    def picks(self) -> tuple[str, ...]:
        return (self.unit,)


class EndPlacement(Action, frozen=True, kw_only=True):
    """Leave the team as it was placed."""


class EndReturns(Action, frozen=True, kw_only=True):
    """Let no more of the units lost in the first battle land this turn (154)."""


class GoOn(Action, frozen=True, kw_only=True):
    """Go on from the first battle of a campaign to the second (sc. 3)."""


Actions = PickTeam | PlaceUnit | TakeBackUnit | EndPlacement | EndReturns | GoOn
