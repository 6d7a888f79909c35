# SPDX-License-Identifier: GPL-3.0-or-later
"""Why there are so many dice, and what modifies a die, at the end of a sentence of the log."""

from collections.abc import Sequence

from rubbletop.games.colossi.words.names import listed
from rubbletop.kernel.facts import Message, say
from rubbletop.kernel.tally import Modifier


def signed(value: int) -> str:
    """Return a modifier as it is read out after what it modifies, empty for none."""
    return "" if not value else f" {'+' if value > 0 else '−'} {abs(value)}"


def with_dice(told: Message, lines: Sequence[Modifier]) -> Message:
    """Return a sentence with the reasons of its number of dice, where that is more than a printed number."""
    if len(lines) < 2:
        return told
    first, *others = lines
    start = say("{reason} {value}", reason=first.reason, value=first.value)
    return say("{told} Dice: {lines}.", told=told, lines=listed([start, *_modifiers(others)]))


def with_modifiers(told: Message, lines: Sequence[Modifier]) -> Message:
    """Return a sentence with the reasons of the modifier of its die, where there is one."""
    return say("{told} Modifiers: {lines}.", told=told, lines=listed(_modifiers(lines))) if lines else told


def _modifiers(lines: Sequence[Modifier]) -> list[Message]:
    return [
        say("{reason} {value}", reason=line.reason, value=signed(line.value).replace(" ", ""))
        for line in lines
    ]
