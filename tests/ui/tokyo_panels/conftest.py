# SPDX-License-Identifier: GPL-3.0-or-later
"""The window with a game of Tokyo on the table, and a hand with a mouse."""

from tests.ui.tokyo.conftest import lay, new_game, screen

__all__ = ["lay", "new_game", "screen"]
