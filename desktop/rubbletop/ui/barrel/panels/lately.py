# SPDX-License-Identifier: GPL-3.0-or-later
"""What came of the last sale, deal or call, kept in sight until something else happens (18, 44, 47)."""

from collections.abc import Iterator

from PySide6.QtWidgets import QWidget

from rubbletop.games.barrel import words
from rubbletop.games.barrel.events import common, deals
from rubbletop.games.barrel.events.orders import SupportDeclined
from rubbletop.games.barrel.frames.orders import PurchaseFrame, TurnFrame
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.kernel.facts import Event
from rubbletop.ui.parts.card import label
from rubbletop.ui.words import worded


def lately(ground: Ground, s: BarrelState, back: Iterator[Event]) -> QWidget | None:
    """Return a line about what was answered or sold last, None where something else came last.

    ``back`` are the events that led to ``s``, the newest first.
    """
    if not s.stack or not isinstance(s.top, TurnFrame | PurchaseFrame):
        return None
    event = next((event for event in back if not _belongs(event)), None)
    if event is None or not _tells(event):
        return None
    return label(worded(words.sentence(ground, s, event)), "strong", wraps=True)


def _tells(event: Event) -> bool:
    """Whether an event is what came of something that the player did."""
    match event:
        case common.Earned(source="oil") | common.GroupMoved(how="support"):
            return True
        case deals.DealMade() | deals.DealRefused() | SupportDeclined():
            return True
        case _:
            return False


def _belongs(event: Event) -> bool:
    """Whether an event tells only what changes hands in a deal that was made."""
    match event:
        case common.Paid(purpose="deal") | common.Earned(source="deal") | common.OilMoved():
            return True
        case common.ControlTaken(how="deal") | deals.LogisticsGiven():
            return True
        case deals.SupportPledged() | deals.PromiseWritten():
            return True
        case _:
            return False
