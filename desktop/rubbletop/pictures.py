# SPDX-License-Identifier: GPL-3.0-or-later
"""How fine pictures of boards are, whether the window or the command line writes them."""

DOTS, MOST_DOTS = 6, 40
"""The pixels a millimetre that a picture has where nobody says more, and the most it can have."""
