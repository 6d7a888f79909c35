# SPDX-License-Identifier: GPL-3.0-or-later
"""How the boards of the program are called."""

from rubbletop.kernel.facts import Message, say

BOARD_TITLES: dict[str, Message] = {
    "alpha": say("Zone Alpha"),
    "beta": say("Zone Beta"),
    "tokyo": say("The city of Tokyo"),
    "calamity": say("Port Calamity"),
    "barrel": say("The oil map"),
}
