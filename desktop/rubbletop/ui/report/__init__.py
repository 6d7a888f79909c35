# SPDX-License-Identifier: GPL-3.0-or-later
"""A game written out: its log turn by turn, pictures of the board, score sheet and dice, as HTML or PDF."""
