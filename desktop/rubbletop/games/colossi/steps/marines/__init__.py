# SPDX-License-Identifier: GPL-3.0-or-later
"""Steps of the Marine Phase (5.0)."""

from rubbletop.games.colossi.steps.base import ColossiStep
from rubbletop.games.colossi.steps.marines.acting import ActingStep, ActionsStep
from rubbletop.games.colossi.steps.marines.drop import DropStep
from rubbletop.games.colossi.steps.marines.jump import JumpStep
from rubbletop.games.colossi.steps.marines.lagi import PushStep
from rubbletop.games.colossi.steps.marines.landing import LandingStep
from rubbletop.games.colossi.steps.marines.recovery import RecoveryStep, RestoreStep

STEPS: tuple[type[ColossiStep], ...] = (
    RecoveryStep,
    RestoreStep,
    LandingStep,
    DropStep,
    ActionsStep,
    ActingStep,
    JumpStep,
    PushStep,
)
