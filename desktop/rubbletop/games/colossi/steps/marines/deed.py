# SPDX-License-Identifier: GPL-3.0-or-later
"""What all deeds of a unit share, and the series of attacks on one stone (5.3, 5.4.1.1; rulings 94, 95)."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import ClassVar, get_args

from rubbletop.games.colossi.events.marines import CrackClosed
from rubbletop.games.colossi.frames.marines import ActingFrame
from rubbletop.games.colossi.ground import Field, Ground
from rubbletop.games.colossi.state import ColossiState, replace
from rubbletop.games.colossi.tables import Kind
from rubbletop.games.colossi.telling import Telling
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import Action, Seat, UnitId, say

BESIDE = Bar(say("A unit beside the map must come in first."), "5.3")
EVERY_KIND = frozenset(get_args(Kind))


class Deed(ABC):
    """One kind of decision in a unit's action: what it may be, why not, what it does.

    ``act`` is the frame of the unit's action; it lies on the stack once the unit has begun. ``kinds``: the
    kinds of unit that have it at all; ``wrong``: what another one is told. ``comes_in``: whether a unit
    beside the map can begin with it.
    """

    action: ClassVar[type[Action]]
    kinds: ClassVar[frozenset[str]] = EVERY_KIND
    wrong: ClassVar[Bar]
    comes_in: ClassVar[bool] = False

    def why_not(self, field: Field, act: ActingFrame, action: Action) -> Bar | None:
        """Return why a unit cannot decide this, None where it can: the wrong kind of unit first."""
        unit = field.s.units[act.unit]
        if unit.kind not in self.kinds:
            return self.wrong
        return self.bar(field, act, action) if unit.hex is not None or self.comes_in else BESIDE

    @abstractmethod
    def choices(self, field: Field, act: ActingFrame, seat: Seat) -> Iterator[Action]:
        """Yield the legal decisions of this kind for a unit of the right kind, in a defined order."""

    @abstractmethod
    def bar(self, field: Field, act: ActingFrame, action: Action) -> Bar | None:
        """Return why a decision of a unit of the right kind is not legal, None where it is."""

    @abstractmethod
    def do(self, t: Telling, ground: Ground, act: ActingFrame, action: Action) -> None:
        """Carry out a legal decision; ``act`` lies on top of the stack."""


def with_acting(s: ColossiState, act: ActingFrame) -> ColossiState:
    """Return the state with the frame of the unit in action replaced, whatever lies upon it."""
    stack = list(s.stack)
    index = max(n for n, frame in enumerate(stack) if isinstance(frame, ActingFrame))
    stack[index] = act
    return replace(s, stack=tuple(stack))


def spent(t: Telling, act: ActingFrame) -> None:
    """Have the unit do no more in this action."""
    t.s = t.s.changed_unit(act.unit, acted=True)


def series_ended(t: Telling) -> None:
    """End the series of attacks: the crack marker on its stone is lost (94)."""
    target = t.s.series
    if target is None:
        return
    if target in t.s.cracked:
        crack_closed(t, target)
    t.s = replace(t.s, series=None)


def crack_closed(t: Telling, target: UnitId) -> None:
    """Take the crack marker off a stone (94)."""
    t.s = t.s.uncracked(target)
    t.tell(CrackClosed(target=target, rule="5.4.1.1, 94"))


def attack_begun(t: Telling, act: ActingFrame, target: UnitId) -> ActingFrame:
    """Begin an attack on a stone: a series on another one ends, one on this one goes on (94, 95)."""
    if t.s.series != target:
        series_ended(t)
    t.s = replace(t.s, series=target)
    struck = replace(act, struck=True, target=target)
    t.s = with_acting(t.s, struck)
    return struck


def finished(t: Telling, act: ActingFrame) -> None:
    """Finish a unit's action; one without an attack on a stone ends the series (94)."""
    t.pop()
    unit = t.s.units[act.unit]
    moved = unit.moved or len(act.path) > 1 or act.jumped
    t.s = t.s.changed_unit(act.unit, acted=True, moved=moved)
    if act.passenger is not None:
        t.s = t.s.changed_unit(act.passenger, acted=True, moved=True)
    if act.target is None:
        series_ended(t)
