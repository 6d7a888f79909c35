# SPDX-License-Identifier: GPL-3.0-or-later
"""What can happen in a game of One More Barrel."""

from rubbletop.games.barrel.events import checks, common, deals, opening, orders, rebels, war

AnyEvent = (
    common.Events | opening.Events | orders.Events | deals.Events | war.Events | rebels.Events | checks.Events
)
