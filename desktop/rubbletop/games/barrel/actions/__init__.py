# SPDX-License-Identifier: GPL-3.0-or-later
"""What a player can decide in a game of One More Barrel."""

from rubbletop.games.barrel.actions import checks, deals, opening, orders, rebels, war

AnyAction = opening.Actions | orders.Actions | deals.Actions | war.Actions | rebels.Actions | checks.Actions
