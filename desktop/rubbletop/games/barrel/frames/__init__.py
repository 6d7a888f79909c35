# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be in progress in a game of One More Barrel: one frame class for each step."""

from rubbletop.games.barrel.frames import checks, deals, opening, orders, rebels, war

AnyFrame = opening.Frames | orders.Frames | deals.Frames | war.Frames | rebels.Frames | checks.Frames
