# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be in progress in a game of Colossi: one frame class for each step."""

from rubbletop.games.colossi.frames import council, cup, harm, marines, tribes

AnyFrame = harm.Frames | cup.Frames | marines.Frames | tribes.Frames | council.Frames
