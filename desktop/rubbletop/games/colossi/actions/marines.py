# SPDX-License-Identifier: GPL-3.0-or-later
"""Decisions of the Marine Phase: recovering, landing, moving, attacking (5.0)."""

from typing import Literal

from rubbletop.kernel.facts import Action, SpaceId, UnitId

Manner = Literal["maximum", "move"]
Relief = Literal["flip", "marker"]


class UnitAction(Action, frozen=True, kw_only=True):
    """A decision about one unit."""

    unit: UnitId

    def picks(self) -> tuple[str, ...]:
        return (self.unit,)


class Recover(UnitAction, frozen=True, kw_only=True):
    """Try to recover a unit (5.1.2)."""


class Restore(UnitAction, frozen=True, kw_only=True):
    """Choose what a unit recovers from when it is both damaged and marked (52)."""

    choice: Relief

    def picks(self) -> tuple[str, ...]:
        return ()


class EndRecovery(Action, frozen=True, kw_only=True):
    """Let no more units try to recover."""


class AimedAction(UnitAction, frozen=True, kw_only=True):
    """A decision about one unit and a hex."""

    to: SpaceId

    def picks(self) -> tuple[str, ...]:
        return (self.unit, self.to)


class Land(AimedAction, frozen=True, kw_only=True):
    """Try to land a unit in ``to`` (5.2.1)."""


class March(AimedAction, frozen=True, kw_only=True):
    """Move a unit one hex; the Ore Carrier goes along its rails, empty or as it was loaded (5.3.1)."""


class Haul(AimedAction, frozen=True, kw_only=True):
    """Start the Ore Carrier with a passenger and move it one rail hex (5.3.1.3)."""

    passenger: UnitId

    def picks(self) -> tuple[str, ...]:
        return (self.unit, self.passenger, self.to)


class Fly(AimedAction, frozen=True, kw_only=True):
    """Fly a Bomber one hex, onto the map's edge from beside it (5.4.4)."""


class Escape(UnitAction, frozen=True, kw_only=True):
    """Lead a Miner or the Mine Foreman off the map to safety (sc. 1)."""


class Jump(UnitAction, frozen=True, kw_only=True):
    """Make ready to jump (5.3.1.5)."""


class JumpTo(AimedAction, frozen=True, kw_only=True):
    """Jump to ``to``."""


class TargetAction(UnitAction, frozen=True, kw_only=True):
    """A decision about one unit and its target."""

    target: UnitId

    def picks(self) -> tuple[str, ...]:
        return (self.unit, self.target)


class Fire(TargetAction, frozen=True, kw_only=True):
    """Make a standard attack, by Maximum Fire or Fire on the Move (5.3.2, 5.3.3)."""

    manner: Manner


class Chisel(TargetAction, frozen=True, kw_only=True):
    """Strike with the Chisel, by Maximum Fire or Fire on the Move (5.4.2)."""

    manner: Manner


class Drill(TargetAction, frozen=True, kw_only=True):
    """Drill with the Boring Bit (5.4.3)."""


class Bomb(TargetAction, frozen=True, kw_only=True):
    """Drop a bomb on what stands in the hex flown over (5.4.4)."""


class Lagi(TargetAction, frozen=True, kw_only=True):
    """Push a tribe or unit away with Major Colby's LAGI (5.4.5.1)."""


class Strike(TargetAction, frozen=True, kw_only=True):
    """Request an Orbital Strike (5.3.4.2)."""


class Reconnoitre(UnitAction, frozen=True, kw_only=True):
    """Conduct Reconnaissance, with the help of an HQ where ``helper`` names one (5.3.4.1)."""

    helper: UnitId | None = None

    def picks(self) -> tuple[str, ...]:
        return (self.unit,) if self.helper is None else (self.unit, self.helper)


class FreeMiner(UnitAction, frozen=True, kw_only=True):
    """Free a trapped Miner (sc. 1)."""


class EndAction(UnitAction, frozen=True, kw_only=True):
    """Finish the action of the unit that is in the middle of it."""

    def picks(self) -> tuple[str, ...]:
        return ()


class EndActions(Action, frozen=True, kw_only=True):
    """End the Action step; units that have not acted do nothing this turn."""


Actions = (
    Recover | Restore | EndRecovery | Land | March | Haul | Fly | Escape | Jump | JumpTo | Fire | Chisel
    | Drill | Bomb | Lagi | Strike | Reconnoitre | FreeMiner | EndAction | EndActions
)  # fmt: skip
