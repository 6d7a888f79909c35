# SPDX-License-Identifier: GPL-3.0-or-later
"""The player aids of the Colossi: every table of the edition, with the row that counts now."""

from rubbletop.games.colossi.ground import Ground
from rubbletop.games.colossi.state import ColossiState
from rubbletop.ui.colossi.account import account
from rubbletop.ui.colossi.charts import components, marine, scenario, stones, why
from rubbletop.ui.game_screen import Chart


def all_charts(ground: Ground, s: ColossiState) -> tuple[Chart, ...]:
    """Return the points so far, then the charts in the order of a turn, the components last."""
    return (
        *account(ground, s),
        *scenario.charts(ground, s),
        stones.events(ground, s),
        marine.recovery(ground, s),
        marine.landing(ground, s),
        marine.movement(ground, s),
        marine.jump(ground, s),
        marine.fire(ground, s),
        marine.recon(ground, s),
        marine.strike(ground, s),
        marine.chisel(ground, s),
        marine.drill(ground, s),
        marine.bombing(ground, s),
        stones.faces(ground, s),
        why.intentions(ground, s),
        stones.specials(ground, s),
        stones.stomp(ground, s),
        stones.tombstones(ground, s),
        components.units(ground, s),
        components.boulders(ground, s),
        components.cards(ground, s),
    )
