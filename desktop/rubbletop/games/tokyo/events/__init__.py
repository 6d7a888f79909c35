# SPDX-License-Identifier: GPL-3.0-or-later
"""What can happen in a game of Tokyo."""

from rubbletop.games.tokyo.events import attacks, common, godran

AnyEvent = common.Events | attacks.Events | godran.Events
