# SPDX-License-Identifier: GPL-3.0-or-later
"""Decisions of the Pacifism check and the Oil check."""

from rubbletop.kernel.facts import Action, SpaceId


class Disband(Action, frozen=True, kw_only=True):
    """Remove one troop from a region, or the Border Region, for a dollar that cannot be paid (21)."""

    region: SpaceId

    def picks(self) -> tuple[str, ...]:
        return (self.region,)


class Forfeit(Action, frozen=True, kw_only=True):
    """Give up one barrel in a region for the penalty that cannot be paid (36)."""

    region: SpaceId

    def picks(self) -> tuple[str, ...]:
        return (self.region,)


class Extract(Action, frozen=True, kw_only=True):
    """Take one barrel from a region in hand."""

    region: SpaceId

    def picks(self) -> tuple[str, ...]:
        return (self.region,)


class EndExtraction(Action, frozen=True, kw_only=True):
    """Take no more barrels this turn."""


Actions = Disband | Forfeit | Extract | EndExtraction
