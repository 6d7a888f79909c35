# SPDX-License-Identifier: GPL-3.0-or-later
"""The window with a game of One More Barrel on the table, and a hand with a mouse."""

from tests.ui.barrel.conftest import barrel_screen, barrel_wardrobe, lay, window

__all__ = ["barrel_screen", "barrel_wardrobe", "lay", "window"]
