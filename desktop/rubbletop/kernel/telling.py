# SPDX-License-Identifier: GPL-3.0-or-later
"""A state being told onwards: what a step changes and the facts it tells, gathered in order."""

from typing import Generic

from rubbletop.kernel.dice import Dice, Roll
from rubbletop.kernel.facts import Event, Message
from rubbletop.kernel.state import Change, Frame, S


class Telling(Generic[S]):
    """The state so far, the events so far, and the dice; a step makes one and returns its ``change``."""

    __slots__ = ("dice", "events", "s")

    def __init__(self, s: S, dice: Dice) -> None:
        self.s = s
        self.dice = dice
        self.events: list[Event] = []

    def tell(self, *events: Event) -> None:
        """Add events."""
        self.events.extend(events)

    def push(self, *frames: Frame) -> None:
        """Interrupt with ``frames``, the last one first."""
        self.s = self.s.push(*frames)

    def become(self, *frames: Frame) -> None:
        """Replace the top frame by ``frames``, the last one on top."""
        self.s = self.s.become(*frames)

    def pop(self) -> None:
        """Finish the top frame."""
        self.s = self.s.pop()

    def roll(self, purpose: Message, count: int = 1) -> Roll:
        """Throw six-sided dice."""
        return self.dice.roll(purpose, count)

    @property
    def change(self) -> Change[S]:
        """What the step did."""
        return Change(self.s, self.events)
