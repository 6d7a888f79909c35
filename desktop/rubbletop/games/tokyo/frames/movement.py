# SPDX-License-Identifier: GPL-3.0-or-later
"""Frame of Phase 7: the players move their units, one player after another (XIII)."""

from rubbletop.kernel.facts import Seat, UnitId
from rubbletop.kernel.state import Frame


class MovementFrame(Frame, frozen=True, kw_only=True):
    """The first of ``left`` moves.

    ``spent``: movement points by unit; a unit that is missing has not moved. ``loads``: what each carrier
    carries now. ``laden``: carriers that had their load this phase; ``carried``: units that were carried,
    however far. ``dropped``: paratroops that came by air (94).
    """

    left: tuple[Seat, ...]
    spent: dict[UnitId, int] = {}
    loads: dict[UnitId, tuple[UnitId, ...]] = {}
    laden: tuple[UnitId, ...] = ()
    carried: tuple[UnitId, ...] = ()
    dropped: tuple[UnitId, ...] = ()


Frames = MovementFrame
