# SPDX-License-Identifier: GPL-3.0-or-later
"""All that a state names and counts, whatever its frames: seats, areas, units, buildings, numbers."""

from collections.abc import Iterator

import msgspec

from rubbletop.board.grid import BuildingId
from rubbletop.kernel import named as kernel
from rubbletop.kernel.facts import Seat, SpaceId, UnitId

NOUNS: kernel.Nouns = (
    (Seat, "seat"),
    (SpaceId, "area"),
    (UnitId, "unit"),
    (BuildingId, "building"),
)


def named(record: msgspec.Struct) -> Iterator[kernel.Named]:
    """Yield all that a record names and counts, in the order of its fields."""
    return kernel.named(record, NOUNS)
