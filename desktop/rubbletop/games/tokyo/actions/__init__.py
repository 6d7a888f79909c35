# SPDX-License-Identifier: GPL-3.0-or-later
"""What a player can decide in a game of Tokyo."""

from rubbletop.games.tokyo.actions import attacks, godran, money, movement, muster, opening

AnyAction = (
    opening.Actions | money.Actions | muster.Actions | godran.Actions | movement.Actions | attacks.Actions
)
