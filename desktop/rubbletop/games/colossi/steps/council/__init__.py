# SPDX-License-Identifier: GPL-3.0-or-later
"""Steps of scenario 2 and of the campaign (sc. 2, sc. 3)."""

from rubbletop.games.colossi.steps.base import ColossiStep
from rubbletop.games.colossi.steps.council import gathering, interlude, returns, teams, wormhole

STEPS: tuple[type[ColossiStep], ...] = (
    *teams.STEPS,
    *gathering.STEPS,
    *wormhole.STEPS,
    *returns.STEPS,
    *interlude.STEPS,
)
