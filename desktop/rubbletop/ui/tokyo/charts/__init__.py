# SPDX-License-Identifier: GPL-3.0-or-later
"""The player aids of Tokyo: every table of the edition, with the row and the column that count now."""

from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.ui.game_screen import Chart


def all_charts(ground: Ground, s: TokyoState) -> tuple[Chart, ...]:
    """Return the charts in the order of a turn, the components last."""
    return ()
