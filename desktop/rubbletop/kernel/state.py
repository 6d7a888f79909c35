# SPDX-License-Identifier: GPL-3.0-or-later
"""The frozen state of a game and the stack of things in progress that lives in it."""

from collections.abc import Sequence
from typing import Generic, Self, TypeVar

import msgspec

from rubbletop.kernel.facts import Event, Record, Seat


class Frame(Record, frozen=True, kw_only=True, tag=True):
    """One thing in progress; each step has a frame class of its own that holds its memory."""


class GameState(Record, frozen=True, kw_only=True):
    """What every game's state has: the seats in order, the turn (from 1), the stack of frames.

    The last frame of the stack says what happens now; an empty stack means that the game is over.
    """

    seats: tuple[Seat, ...]
    turn: int
    stack: tuple[Frame, ...]

    @property
    def top(self) -> Frame:
        """The frame that is in progress now."""
        return self.stack[-1]

    def become(self, *frames: Frame) -> Self:
        """Return the state with the top frame replaced by ``frames``, the last one on top."""
        return msgspec.structs.replace(self, stack=(*self.stack[:-1], *frames))

    def push(self, *frames: Frame) -> Self:
        """Return the state with ``frames`` interrupting what is in progress, the last one on top."""
        return msgspec.structs.replace(self, stack=(*self.stack, *frames))

    def pop(self) -> Self:
        """Return the state with the top frame finished and what it interrupted going on."""
        return msgspec.structs.replace(self, stack=self.stack[:-1])


S = TypeVar("S", bound=GameState)


class Change(Generic[S]):
    """What a step did: the state after it and the events, in order."""

    __slots__ = ("events", "state")

    def __init__(self, state: S, events: Sequence[Event] = ()) -> None:
        self.state = state
        self.events = tuple(events)
