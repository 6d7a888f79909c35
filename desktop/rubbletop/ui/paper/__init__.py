# SPDX-License-Identifier: GPL-3.0-or-later
"""What is printed: boards, counters, cards, player aids and set-up sheets, true to size."""
