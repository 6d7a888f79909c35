# SPDX-License-Identifier: GPL-3.0-or-later
"""How often each face of six-sided dice was thrown, what was expected, and how far fair dice would stray."""

from collections.abc import Iterable
from math import erfc, exp, pi, sqrt

from rubbletop.kernel.dice import Roll

SIDES = 6


class DiceCount:
    """Counts faces."""

    def __init__(self, thrown: Iterable[int] = ()) -> None:
        """``thrown`` is how often each face lay already, the one first; nothing where it is left out."""
        self.thrown = list(thrown) or [0] * SIDES

    def add(self, roll: Roll) -> None:
        """Count the faces of six-sided dice."""
        if roll.is_dice:
            for face in roll.faces:
                self.thrown[face - 1] += 1

    @property
    def total(self) -> int:
        """How many dice were thrown."""
        return sum(self.thrown)

    @property
    def expected(self) -> float:
        """How often each face was to be expected."""
        return self.total / SIDES

    @property
    def mean(self) -> float:
        """The mean of all faces, 0 where none was thrown."""
        return sum(face * count for face, count in enumerate(self.thrown, 1)) / max(1, self.total)

    @property
    def chance(self) -> float:
        """The chance that fair dice stray at least so far from what is expected (chi-squared, 0 to 1)."""
        if not self.total:
            return 1.0
        strays = sum((count - self.expected) ** 2 / self.expected for count in self.thrown)
        # The distribution with five degrees of freedom in closed form.
        return erfc(sqrt(strays / 2)) + sqrt(2 * strays / pi) * exp(-strays / 2) * (1 + strays / 3)
