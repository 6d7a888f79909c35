# SPDX-License-Identifier: GPL-3.0-or-later
"""What a game's panel may be able to do for the decision card in which it stands."""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from PySide6.QtCore import SignalInstance

from rubbletop.kernel.facts import Action
from rubbletop.kernel.rules import Offer
from rubbletop.ui.decide.picks import Picks


@runtime_checkable
class FollowingPanel(Protocol):
    """A panel that speaks of the counter being clicked, and so stays in sight while clicks are made.

    Its signal ``pointed`` brings the offer whose button is pointed at, or None. ``subject`` is the counter
    that it asks about and that is to be looked at, "" for none.
    """

    pointed: SignalInstance
    subject: str

    def follow(self, picks: Picks) -> None:
        """Take notice of the clicks on the board."""
        ...


@runtime_checkable
class DecidingPanel(Protocol):
    """A panel that asks itself what clicks on the board leave open."""

    def decides(self, offers: Sequence[Offer]) -> bool:
        """Whether it asks which of these is meant, so that no menu need open at the pointer."""
        ...


@runtime_checkable
class ConfirmingPanel(Protocol):
    """A panel whose buttons alone decide some actions: a click on the board says only what is asked about."""

    def confirms(self, action: Action) -> bool:
        """Whether an action that clicks have decided waits for a button of the panel."""
        ...


@runtime_checkable
class RingingPanel(Protocol):
    """A panel that shows on the board what its parts are about.

    Its signal ``ringed`` brings the ids of what is pointed at, none to take the rings away.
    """

    ringed: SignalInstance


@runtime_checkable
class FocusedPanel(Protocol):
    """A panel that knows which of its parts is to get the keys."""

    def take_focus(self) -> bool:
        """Give the focus to that part; tell whether there is one."""
        ...


@runtime_checkable
class CitingPanel(Protocol):
    """A panel with lines whose sections can be read; ``why`` brings the one that is asked for."""

    why: SignalInstance
