# SPDX-License-Identifier: GPL-3.0-or-later
"""Decisions of set-up (V)."""

from typing import Literal

from rubbletop.kernel.facts import Action, SpaceId, UnitId


class ChooseSector(Action, frozen=True, kw_only=True):
    """Control this sector."""

    sector: str


class PlacePopulace(Action, frozen=True, kw_only=True):
    """Set a populace unit up on a star, outside or inside the partial building there (23)."""

    unit: UnitId
    area: SpaceId
    stance: Literal["outside", "inside"] = "outside"

    def picks(self) -> tuple[str, ...]:
        return self.unit, self.area


class DealPopulace(Action, frozen=True, kw_only=True):
    """Let chance place all populace units that are still in hand."""


class PopulacePlaced(Action, frozen=True, kw_only=True):
    """The populace stands where it shall stand."""


Actions = ChooseSector | PlacePopulace | DealPopulace | PopulacePlaced
