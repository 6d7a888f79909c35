# SPDX-License-Identifier: GPL-3.0-or-later
"""The first and second selected actions, with deals."""

from rubbletop.games.barrel.steps.base import BarrelStep
from rubbletop.games.barrel.steps.orders.construction import ConstructionStep
from rubbletop.games.barrel.steps.orders.deals import DealStep
from rubbletop.games.barrel.steps.orders.production import ProductionStep
from rubbletop.games.barrel.steps.orders.purchase import PurchaseStep
from rubbletop.games.barrel.steps.orders.support import SupportStep
from rubbletop.games.barrel.steps.orders.turns import TurnStep

STEPS: tuple[type[BarrelStep], ...] = (
    TurnStep,
    PurchaseStep,
    SupportStep,
    ConstructionStep,
    DealStep,
    ProductionStep,
)
