# SPDX-License-Identifier: GPL-3.0-or-later
"""The player aids of Tokyo: every table of the edition, with the row or the column that counts now."""

from rubbletop.games.tokyo.ground import Ground
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.ui.game_screen import Chart
from rubbletop.ui.tokyo.charts import combat, components, turn


def all_charts(ground: Ground, s: TokyoState) -> tuple[Chart, ...]:
    """Return the charts in the order of a turn, the components last."""
    return (
        turn.sequence(ground, s),
        turn.scores(ground, s),
        turn.schedule(ground, s),
        components.sectors(ground, s),
        turn.schemes(ground, s),
        combat.harm(ground, s),
        combat.aiming(ground, s),
        turn.terrain(ground, s),
        combat.military(ground, s),
        combat.effects(ground, s),
        combat.matrix(ground, s),
        combat.weapons(ground, s),
        components.units(ground, s),
        components.populace(ground, s),
        components.buildings(ground, s),
    )
