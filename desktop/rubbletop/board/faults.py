# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be wrong with a board file, told so that whoever draws the board finds the place."""

from collections import Counter
from collections.abc import Iterable

import msgspec


class Fault(msgspec.Struct, frozen=True):
    """One fault: the file's name, the key or feature in it, and what is wrong there."""

    file: str
    feature: str
    fault: str

    def __str__(self) -> str:
        return f"{self.file}: {self.feature}: {self.fault}"


class BoardError(ValueError):
    """A board or edition file that cannot be used; holds its first fault."""

    def __init__(self, file: str, feature: str, fault: str) -> None:
        self.fault = Fault(told(file), told(feature), told(fault))
        super().__init__(str(self.fault))

    @classmethod
    def of(cls, fault: Fault) -> "BoardError":
        """The error that tells of this fault."""
        return cls(fault.file, fault.feature, fault.fault)


LONGEST = 240
"""Characters of a file that are repeated where its fault is told."""


def told(text: str) -> str:
    """Text of a file as it can be shown: cut where it is too long, and nothing that hides or turns it."""
    cut = text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
    return "".join(c if c.isprintable() or c == "\n" else f"U+{ord(c):04X}" for c in cut)


MOST = 200
"""Faults that are told of one file; nobody mends more before looking again."""


class Ledger:
    """Gathers the faults of one file."""

    def __init__(self, file: str) -> None:
        self.file = file
        self._found: list[Fault] = []

    def note(self, feature: str, fault: str) -> None:
        """Write down one fault; the last that is told says that there are more."""
        if len(self._found) < MOST:
            self._found.append(Fault(told(self.file), told(feature), told(fault)))
        elif len(self._found) == MOST:
            self._found.append(Fault(self.file, "file", "has more faults than these"))

    def note_twice(self, feature: str, words: Iterable[str], noun: str = "") -> None:
        """Write down each word that stands in a feature more than once; ``noun`` says what it is."""
        for word, times in Counter(words).items():
            if times > 1:
                self.note(feature, f"{noun} {word} is used twice".lstrip())

    @property
    def found(self) -> tuple[Fault, ...]:
        """The faults so far, in the order in which they were found."""
        return tuple(self._found)
