# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentences of the cup."""

from rubbletop.games.colossi.state import ColossiState
from rubbletop.kernel.facts import Action, Event, Message


def sentence(s: ColossiState, event: Event) -> Message | None:
    """Return the sentence for a fact of this part, None for other facts."""
    return None


def wording(s: ColossiState, action: Action) -> Message | None:
    """Return the button text of a decision of this part, None for other actions."""
    return None


def prompt(s: ColossiState) -> Message | None:
    """Return what is asked in a step of this part, None in other steps."""
    return None
