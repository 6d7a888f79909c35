# SPDX-License-Identifier: GPL-3.0-or-later
"""What a seat may know: the order below each top boulder, the cup and what was set aside are hidden (13).

Of two players only the one who keeps one of two events sees what was drawn (9.0, 156).
"""

from rubbletop.games.colossi.frames import AnyFrame
from rubbletop.games.colossi.frames.cup import KeepFrame
from rubbletop.games.colossi.state import Boulder, ColossiState, Tribe, replace
from rubbletop.games.colossi.steps.base import COLOSSI, for_events
from rubbletop.games.colossi.tables import HIDDEN
from rubbletop.kernel.facts import Seat


def masked(s: ColossiState, seat: Seat) -> ColossiState:
    """Return the state as ``seat`` may know it; but for counters just drawn all know the same (13)."""
    stack = s.stack
    if COLOSSI in s.seats and seat != for_events(s):
        stack = tuple(_masked_frame(frame) for frame in stack)
    return replace(
        s,
        tribes={key: _masked_stack(tribe) for key, tribe in s.tribes.items()},
        cup=(HIDDEN,) * len(s.cup),
        aside=(HIDDEN,) * len(s.aside),
        stack=stack,
    )


def is_private(s: ColossiState, seat: Seat) -> bool:
    """Return whether ``seat`` decides now upon counters that the other player may not see (156)."""
    if COLOSSI not in s.seats or not s.stack or seat != for_events(s):
        return False
    return isinstance(s.top, KeepFrame)


def _masked_frame(frame: AnyFrame) -> AnyFrame:
    if not isinstance(frame, KeepFrame):
        return frame
    return replace(frame, drawn=(HIDDEN,) * len(frame.drawn))


def _masked_stack(tribe: Tribe) -> Tribe:
    top, *below = tribe.stack
    return replace(tribe, stack=(top, *(Boulder(id=HIDDEN, reduced=b.reduced) for b in below)))
