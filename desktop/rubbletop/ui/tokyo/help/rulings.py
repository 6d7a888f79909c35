# SPDX-License-Identifier: GPL-3.0-or-later
"""All rulings of the game by number, as refusals and the log cite them."""

from rubbletop.kernel.facts import Message
from rubbletop.ui.tokyo.help.rulings_of_turn import RULINGS_OF_TURN
from rubbletop.ui.tokyo.help.rulings_of_units import RULINGS_OF_UNITS


def rulings() -> dict[int, Message]:
    """Return the rulings in their order."""
    return {**RULINGS_OF_TURN, **RULINGS_OF_UNITS}
