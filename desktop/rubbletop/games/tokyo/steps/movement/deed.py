# SPDX-License-Identifier: GPL-3.0-or-later
"""What a player can do with one unit in Phase 7: the choices, the reasons against, the doing (XIII)."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import ClassVar

from rubbletop.games.tokyo import passage
from rubbletop.games.tokyo.state import Unit, replace
from rubbletop.games.tokyo.steps.movement.mover import Mover
from rubbletop.games.tokyo.telling import Telling
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import Action, SpaceId


class Deed(ABC):
    """One kind of decision; it holds nothing."""

    action: ClassVar[type[Action]]

    @abstractmethod
    def choices(self, mover: Mover) -> Iterator[Action]:
        """Yield the decisions of this kind that are legal, in a defined order."""

    @abstractmethod
    def bar(self, mover: Mover, action: Action) -> Bar | None:
        """Return why a decision about the mover's own units is not legal, None where it is."""

    @abstractmethod
    def do(self, t: Telling, mover: Mover, action: Action) -> None:
        """Do it; ``mover`` is the moment before."""


def spend(t: Telling, mover: Mover, unit: Unit, points: int) -> None:
    """Spend movement points of a unit, and the Mega-Yen of a populace unit with the first of them (86)."""
    t.pay(mover.seat, mover.bill(unit), "populace", unit.id)
    spent = {**mover.frame.spent, unit.id: mover.frame.spent.get(unit.id, 0) + points}
    t.become(replace(mover.frame, spent=spent))


def brought(t: Telling, mover: Mover, unit: Unit, to: SpaceId) -> None:
    """Put a unit into an area with what it carries; its load does not move by itself any more (96)."""
    t.s = t.s.moved(unit.id, to, passage.stance_in(mover.field, unit, to))
    cargo = mover.frame.loads.get(unit.id, ())
    for item in cargo:
        t.s = t.s.moved(item, to)
    new = tuple(item for item in cargo if item not in mover.frame.carried)
    if new:
        frame = t.s.stack[-1]
        t.become(replace(frame, carried=(*mover.frame.carried, *new)))
