# SPDX-License-Identifier: GPL-3.0-or-later
"""Frame of Phase 7: the players move their units, one player after another (XIII)."""

from rubbletop.kernel.facts import Seat, UnitId
from rubbletop.kernel.state import Frame


class MovementFrame(Frame, frozen=True, kw_only=True):
    """The first of ``left`` moves.

    ``spent``: movement points by unit; a unit that is missing has not moved (a drop spends them all, 94).
    ``loads``: what each carrier carries now. ``carried``: the units that were taken along, however far.
    """

    left: tuple[Seat, ...]
    spent: dict[UnitId, int] = {}
    loads: dict[UnitId, tuple[UnitId, ...]] = {}
    carried: tuple[UnitId, ...] = ()


Frames = MovementFrame
