# SPDX-License-Identifier: GPL-3.0-or-later
"""Numbers in sentences: signs, dice as they fell, several of a kind, the lines of a tally."""

from collections.abc import Iterable, Sequence

from rubbletop.games.tokyo.words.names import listed
from rubbletop.kernel.facts import Message, say
from rubbletop.kernel.tally import Modifier


def number(value: int) -> str:
    """Return a number, with a proper minus sign where it is negative."""
    return f"−{-value}" if value < 0 else str(value)


def signed(value: int) -> str:
    """Return a number with its sign, 0 without one."""
    return f"+{value}" if value > 0 else number(value)


def thrown(faces: Iterable[int]) -> str:
    """Return dice as they fell, to be read as a sum."""
    return " + ".join(map(str, faces))


def times(count: int, what: Message) -> Message:
    """Return so many of a kind, one of it without a number."""
    return what if count == 1 else say("{count} × {unit}", count=count, unit=what)


def dice_lines(lines: Sequence[Modifier]) -> Message:
    """Return the lines of a tally of dice after each other, each with its number."""
    return listed([say("{reason} {value}", reason=line.reason, value=line.value) for line in lines])


def signed_lines(lines: Sequence[Modifier]) -> Message:
    """Return the lines of a reckoning after each other, each with its sign."""
    return listed([say("{reason} {value}", reason=line.reason, value=signed(line.value)) for line in lines])
