# SPDX-License-Identifier: GPL-3.0-or-later
"""What a seat may know: the order below each top boulder, the cup and what was set aside are hidden (13)."""

from rubbletop.games.colossi.state import Boulder, ColossiState, Tribe, replace
from rubbletop.games.colossi.tables import HIDDEN


def masked(s: ColossiState) -> ColossiState:
    """Return the state as every seat may know it; both sides of the table know the same (13)."""
    return replace(
        s,
        tribes={key: _masked_stack(tribe) for key, tribe in s.tribes.items()},
        cup=(HIDDEN,) * len(s.cup),
        aside=(HIDDEN,) * len(s.aside),
    )


def _masked_stack(tribe: Tribe) -> Tribe:
    top, *below = tribe.stack
    return replace(tribe, stack=(top, *(Boulder(id=HIDDEN, reduced=b.reduced) for b in below)))
