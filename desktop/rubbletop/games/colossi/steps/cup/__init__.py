# SPDX-License-Identifier: GPL-3.0-or-later
"""Steps of the Event Phase and of the Ancestral Aura Phase (4.0, 6.0, Event Chart)."""

from rubbletop.games.colossi.steps.base import ColossiStep
from rubbletop.games.colossi.steps.cup import (
    ancestors,
    aura,
    draw,
    gallstones,
    lightning,
    rock_garden,
    tectonic,
    weather,
)

STEPS: tuple[type[ColossiStep], ...] = (
    *draw.STEPS,
    *weather.STEPS,
    *rock_garden.STEPS,
    *lightning.STEPS,
    *ancestors.STEPS,
    *gallstones.STEPS,
    *tectonic.STEPS,
    *aura.STEPS,
)
