# SPDX-License-Identifier: GPL-3.0-or-later
"""Frames of the Event Phase and of the Ancestral Aura Phase (4.0, 6.0, Event Chart)."""

from rubbletop.kernel.facts import UnitId
from rubbletop.kernel.state import Frame


class EventFrame(Frame, frozen=True, kw_only=True):
    """The Event Phase begins: a counter, or after a reconnaissance two, is drawn from the cup (4.0)."""


class AuraFrame(Frame, frozen=True, kw_only=True):
    """The Ancestral Aura Phase begins: the Dust Storm moves (6.0)."""


class FaceFrame(Frame, frozen=True, kw_only=True):
    """A Rubble counter is turned over and its face takes effect (6.0)."""

    rubble: UnitId


Frames = EventFrame | AuraFrame | FaceFrame
