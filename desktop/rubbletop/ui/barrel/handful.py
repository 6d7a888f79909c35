# SPDX-License-Identifier: GPL-3.0-or-later
"""How many of a group are taken along: chosen in a panel, used by whatever is dragged or clicked next."""

import msgspec
from PySide6.QtCore import QObject, Signal

from rubbletop.games.barrel.actions.orders import March
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.steps.orders.moves import Group
from rubbletop.kernel.facts import SpaceId
from rubbletop.ui.barrel.pieces import Token, token


class Hold(msgspec.Struct, frozen=True):
    """A group in hand: where it comes from, how many of each, and how many there could be."""

    origin: SpaceId
    group: Group
    most: Group


class Handful(QObject):
    """The group that the selected counter stands for.

    A counter stands for all of its kind, or, when ``alone`` is set as it is taken, for one of them.
    ``taken`` brings the ``Hold`` that is selected (None for none), ``changed`` tells that its numbers were
    set anew.
    """

    taken = Signal(object)
    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.hold: Hold | None = None
        self.alone = False
        self.by_hand: tuple[SpaceId, Group] | None = None
        """What the steppers of a panel were set to, nothing being in hand, and where that group is."""
        self._piece = ""

    def meant(self, march: March, most: Group) -> March:
        """Return the march that clicks on regions mean where they name one troop alone.

        It is that of all troops there, or of what a panel was set to; what is in hand goes as it is.
        """
        if self.hold is not None or (march.troops, march.logistics) != (1, 0):
            return march
        group = Group(most.troops, 0)
        if self.by_hand is not None and self.by_hand[0] == march.origin:
            group = self.by_hand[1]
        return msgspec.structs.replace(march, troops=group.troops, logistics=group.logistics)

    def take(self, s: BarrelState, piece: str, most: Group) -> Group:
        """Return the group for which a counter stands, as it was set if it is the one in hand already."""
        told = token(s, piece)
        if told is None or not _count(told, most):
            self.drop()
            return Group(0, 0)
        alone, self.alone = self.alone, False
        hold = self.hold
        if (
            hold is not None
            and not alone
            and (piece, hold.origin, hold.most) == (self._piece, told.region, most)
        ):
            return hold.group
        self._piece = piece
        self.hold = Hold(told.region, _part(told, 1 if alone else _count(told, most)), most)
        self.taken.emit(self.hold)
        return self.hold.group

    def drop(self) -> None:
        """Hold nothing any more."""
        self._piece = ""
        if self.hold is not None:
            self.hold = None
            self.taken.emit(None)

    def set(self, troops: int, logistics: int) -> None:
        """Take so many along, as far as there are so many."""
        hold = self.hold
        if hold is None:
            return
        group = Group(min(troops, hold.most.troops), min(logistics, hold.most.logistics))
        if group != hold.group:
            self.hold = msgspec.structs.replace(hold, group=group)
            self.changed.emit()


def _count(of: Token, most: Group) -> int:
    return {"troops": most.troops, "logistics": most.logistics}.get(of.kind, 0)


def _part(of: Token, number: int) -> Group:
    return Group(number, 0) if of.kind == "troops" else Group(0, number)
