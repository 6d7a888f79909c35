# SPDX-License-Identifier: GPL-3.0-or-later
"""Decisions after an attack: how a hit is taken and where a unit retreats to (5.1.1, 7.2.2)."""

from typing import Literal

from rubbletop.kernel.facts import Action, SpaceId, UnitId

HitChoice = Literal["marker", "flip"]


class AllotHit(Action, frozen=True, kw_only=True):
    """Take the next hit as a marker step (Stunned, then Paralyzed) or by flipping to the damaged side."""

    unit: UnitId
    choice: HitChoice


class Retreat(Action, frozen=True, kw_only=True):
    """Retreat a unit to ``to``."""

    unit: UnitId
    to: SpaceId

    def picks(self) -> tuple[str, ...]:
        return (self.unit, self.to)


Actions = AllotHit | Retreat
