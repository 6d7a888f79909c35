# SPDX-License-Identifier: GPL-3.0-or-later
"""A number with its reasons: a sum of named modifiers, each with its rule section."""

from collections.abc import Iterable

import msgspec

from rubbletop.kernel.facts import Message


class Modifier(msgspec.Struct, frozen=True):
    """One summand of a tally: its value, why it counts, and the section that says so."""

    value: int
    reason: Message
    rule: str


class Tally(msgspec.Struct, frozen=True):
    """A sum of modifiers, never below ``least`` when that is set."""

    lines: tuple[Modifier, ...] = ()
    least: int | None = None

    @property
    def total(self) -> int:
        """The sum of the lines, raised to ``least`` where it would be lower."""
        total = sum(line.value for line in self.lines)
        return total if self.least is None else max(self.least, total)

    def plus(self, value: int, reason: Message, rule: str) -> "Tally":
        """Return the tally with one more line."""
        return Tally((*self.lines, Modifier(value, reason, rule)), self.least)

    def joined(self, lines: Iterable[Modifier]) -> "Tally":
        """Return the tally with more lines."""
        return Tally((*self.lines, *lines), self.least)
