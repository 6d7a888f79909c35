# SPDX-License-Identifier: GPL-3.0-or-later
"""What all games stand on: facts, dice, steps, the session and its saves; it knows no game."""
