# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be in progress in a game of Tokyo: one frame class for each step."""

from rubbletop.games.tokyo.frames import attacks, godran, money, movement, muster, opening

AnyFrame = opening.Frames | money.Frames | muster.Frames | godran.Frames | movement.Frames | attacks.Frames
