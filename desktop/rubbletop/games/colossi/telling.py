# SPDX-License-Identifier: GPL-3.0-or-later
"""A game of Colossi being told onwards, and how its dice are read (2.5)."""

from rubbletop.games.colossi.state import ColossiState
from rubbletop.kernel import telling


class Telling(telling.Telling[ColossiState]):
    """A state of this game being told onwards."""

    __slots__ = ()


def d3(face: int) -> int:
    """Read a die as 1 to 3 (2.5)."""
    return (face + 1) // 2
