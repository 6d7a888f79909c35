# SPDX-License-Identifier: GPL-3.0-or-later
"""Counters that are gathered with Shift held, for something that several of them do one after another."""

from typing import Any, Protocol, runtime_checkable

from PySide6.QtCore import SignalInstance

from rubbletop.kernel.facts import Message


@runtime_checkable
class GatheringScreen(Protocol):
    """A screen on which counters are gathered before anything is decided.

    ``gathering`` tells that clicks made before are to be put back for it.
    """

    @property
    def gathering(self) -> SignalInstance:
        """The signal."""
        ...

    def gathers(self, view: Any, name: str) -> bool:
        """Whether a counter can be meant when it is clicked with Shift held."""
        ...

    def gather(self, view: Any, names: tuple[str, ...]) -> Message:
        """Take these in or out, the one clicked with Shift last, one selected before it first.

        Returns what has been gathered then. Raises IllegalAction where a counter cannot take part.
        """
        ...


@runtime_checkable
class PacedScreen(Protocol):
    """A screen that goes on by itself with what was planned, and rests in between."""

    def rest(self, ms: int) -> None:
        """Take notice how long it is to rest, in ms."""
        ...
