# SPDX-License-Identifier: GPL-3.0-or-later
"""Frames of the Marine Phase: recovery, reinforcements, actions (5.0)."""

from typing import Literal

from rubbletop.kernel.facts import SpaceId, UnitId
from rubbletop.kernel.state import Frame

Descent = Literal["safe", "scattered", "malfunction"]


class RecoveryFrame(Frame, frozen=True, kw_only=True):
    """The Recovery step: hurt units try to recover, each once, in the player's order (5.1.2).

    ``begun``: whether the step has been announced.
    """

    tried: tuple[UnitId, ...] = ()
    begun: bool = False


class RestoreFrame(Frame, frozen=True, kw_only=True):
    """A unit that is both damaged and marked has recovered: which effect goes (52)?"""

    unit: UnitId


class LandingFrame(Frame, frozen=True, kw_only=True):
    """The Reinforcement step: due units land one by one (5.2); ``begun``: whether they are called up."""

    begun: bool = False


class DropFrame(Frame, frozen=True, kw_only=True):
    """A unit in the air comes down: aimed at ``hex``, with the result of its dice (5.2.1, 5.3.1.5)."""

    unit: UnitId
    hex: SpaceId
    result: Descent
    how: Literal["land", "jump"]


class ActionsFrame(Frame, frozen=True, kw_only=True):
    """The Action step: units act one after another (5.3); ``begun``: whether it has been announced."""

    begun: bool = False


class ActingFrame(Frame, frozen=True, kw_only=True):
    """A unit in the middle of its action (5.3).

    ``points``: its movement points for this action; ``spent``: those used; ``path``: the hexes it stood in,
    the first being where it began (empty for a Bomber beside the map). ``stopped``: it moves no more.
    ``struck``: it has made its attack; ``target``: the stone attacked, whose crack marker stays (94).
    ``jumped``: it attacks after a safe Jump. ``passenger``: the unit the Ore Carrier takes along.
    """

    unit: UnitId
    points: int
    spent: int = 0
    path: tuple[SpaceId, ...] = ()
    stopped: bool = False
    struck: bool = False
    target: UnitId | None = None
    jumped: bool = False
    passenger: UnitId | None = None

    @property
    def half(self) -> int:
        """Half of its movement points, rounded down: as many as leave it an attack (5.3.3, 64)."""
        return self.points // 2


class JumpFrame(Frame, frozen=True, kw_only=True):
    """A unit is about to jump: where to (5.3.1.5)?"""

    unit: UnitId


class PushFrame(Frame, frozen=True, kw_only=True):
    """The LAGI pushes a tribe or unit: ``left`` hexes are still to go in ``direction`` (5.4.5.1)."""

    target: UnitId
    direction: int
    left: int


Frames = (
    RecoveryFrame
    | RestoreFrame
    | LandingFrame
    | DropFrame
    | ActionsFrame
    | ActingFrame
    | JumpFrame
    | PushFrame
)
