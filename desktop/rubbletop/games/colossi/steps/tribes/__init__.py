# SPDX-License-Identifier: GPL-3.0-or-later
"""Steps of the Colossi Action Phase and of the Final Phase (7.0, 8.0)."""

from rubbletop.games.colossi.steps.base import ColossiStep
from rubbletop.games.colossi.steps.tribes import activation, final, jig_jig, phase, rift, roller, special

STEPS: tuple[type[ColossiStep], ...] = (
    *phase.STEPS,
    *jig_jig.STEPS,
    *activation.STEPS,
    *special.STEPS,
    *rift.STEPS,
    *roller.STEPS,
    *final.STEPS,
)
