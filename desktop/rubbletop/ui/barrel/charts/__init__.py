# SPDX-License-Identifier: GPL-3.0-or-later
"""The player aids of Barrel: every table in use, with the row or the column that counts now."""

from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.ui.barrel.charts import bombing, country, money, public, turn, war
from rubbletop.ui.game_screen import Chart


def all_charts(ground: Ground, s: BarrelState) -> tuple[Chart, ...]:
    """Return the charts in the order of a turn; that of the battles only while there are any."""
    return (
        turn.sequence(ground, s),
        turn.boxes(ground, s),
        country.buildings(ground, s),
        *((war.battles(ground, s),) if s.battles() else ()),
        war.battle(ground, s),
        war.extra_locals(ground, s),
        bombing.defence(ground, s),
        bombing.odds(ground, s),
        public.troops(ground, s),
        public.tolerated(ground, s),
        public.pacifism(ground, s),
        public.changes(ground, s),
        money.price(ground, s),
        money.market(ground, s),
        money.crash(ground, s),
        money.store(ground, s),
        money.contracts(ground, s),
        money.ranking(ground, s),
        money.allotted(ground, s),
        country.regions(ground, s),
    )
