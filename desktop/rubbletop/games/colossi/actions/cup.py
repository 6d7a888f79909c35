# SPDX-License-Identifier: GPL-3.0-or-later
"""Decisions of the Event Phase and of the Ancestral Aura Phase (4.0, 6.0)."""

from rubbletop.kernel.facts import Action, SpaceId, UnitId


class KeepEvent(Action, frozen=True, kw_only=True):
    """Keep one of the two counters drawn (5.3.4.1, 9.0)."""

    event: str


class Resupply(Action, frozen=True, kw_only=True):
    """Flip a damaged Marine back to full strength (Medical Supply Drop)."""

    unit: UnitId

    def picks(self) -> tuple[str, ...]:
        return (self.unit,)


class EndSupply(Action, frozen=True, kw_only=True):
    """Leave the rest of the medical supplies unused."""


class SpendRubble(Action, frozen=True, kw_only=True):
    """Name the Rubble counter that Gallstones takes away (42)."""

    rubble: UnitId

    def picks(self) -> tuple[str, ...]:
        return (self.rubble,)


class Regrow(Action, frozen=True, kw_only=True):
    """Name the stack that gets a lost boulder back (42)."""

    tribe: UnitId

    def picks(self) -> tuple[str, ...]:
        return (self.tribe,)


class Sidestep(Action, frozen=True, kw_only=True):
    """Move the lone Ore Carrier out of the mine entrance (28)."""

    unit: UnitId
    to: SpaceId

    def picks(self) -> tuple[str, ...]:
        return (self.unit, self.to)


class Reveal(Action, frozen=True, kw_only=True):
    """Turn a Rubble counter over (6.0)."""

    rubble: UnitId

    def picks(self) -> tuple[str, ...]:
        return (self.rubble,)


Actions = KeepEvent | Resupply | EndSupply | SpendRubble | Regrow | Sidestep | Reveal
