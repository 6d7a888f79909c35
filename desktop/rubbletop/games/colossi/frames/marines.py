# SPDX-License-Identifier: GPL-3.0-or-later
"""Frames of the Marine Phase (5.0)."""

from rubbletop.kernel.facts import UnitId
from rubbletop.kernel.state import Frame


class RecoveryFrame(Frame, frozen=True, kw_only=True):
    """The Recovery step: hurt units try to recover, each once, in the player's order (5.1.2)."""

    tried: tuple[UnitId, ...] = ()


Frames = RecoveryFrame
