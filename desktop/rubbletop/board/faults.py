# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be wrong with a board file, told so that whoever draws the board finds the place."""

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
        self.fault = Fault(file, feature, fault)
        super().__init__(str(self.fault))


class Ledger:
    """Gathers the faults of one file."""

    def __init__(self, file: str) -> None:
        self.file = file
        self._found: list[Fault] = []

    def note(self, feature: str, fault: str) -> None:
        """Write down one fault."""
        self._found.append(Fault(self.file, feature, fault))

    @property
    def found(self) -> tuple[Fault, ...]:
        """The faults so far, in the order in which they were found."""
        return tuple(self._found)
