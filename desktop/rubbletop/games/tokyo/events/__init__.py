# SPDX-License-Identifier: GPL-3.0-or-later
"""What can happen in a game of Tokyo."""

from rubbletop.games.tokyo.events import attacks, common, godran, money, movement, muster, opening

AnyEvent = (
    common.Events
    | opening.Events
    | money.Events
    | muster.Events
    | godran.Events
    | movement.Events
    | attacks.Events
)
