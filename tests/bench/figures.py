# SPDX-License-Identifier: GPL-3.0-or-later
"""What a bench has measured and what is promised of it; all benches print their figures alike."""

from collections.abc import Iterable
from typing import NamedTuple


class Figure(NamedTuple):
    """One figure: at most ``most``, or at least ``least``, where that is promised."""

    name: str
    value: float
    unit: str
    most: float | None = None
    least: float | None = None

    @property
    def is_missed(self) -> bool:
        """Whether a promise is not kept."""
        too_much = self.most is not None and self.value > self.most
        return too_much or (self.least is not None and self.value < self.least)

    @property
    def line(self) -> str:
        """The figure with its promise, for reading."""
        promise = f"at most {self.most:g}" if self.most is not None else ""
        if self.least is not None:
            promise = f"at least {self.least:g}"
        missed = "  MISSED" if self.is_missed else ""
        return f"{self.name:38}{self.value:12.3f} {self.unit:5}{promise}{missed}".rstrip()


def reported(figures: Iterable[Figure]) -> int:
    """Print figures; return the exit status, 1 where one misses its promise."""
    status = 0
    for figure in figures:
        print(figure.line, flush=True)
        status |= figure.is_missed
    return int(status)
