# SPDX-License-Identifier: GPL-3.0-or-later
"""What the board and the poster of "One More Barrel" look like."""
