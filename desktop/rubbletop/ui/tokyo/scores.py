# SPDX-License-Identifier: GPL-3.0-or-later
"""What the dice of an event came to, for the dice card."""

from rubbletop.kernel.facts import Event
from rubbletop.ui.game_screen import Score


def score(event: Event) -> Score | None:
    """Return what the dice of an event came to, None where its sentence says enough."""
    return None
