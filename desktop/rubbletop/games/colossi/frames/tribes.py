# SPDX-License-Identifier: GPL-3.0-or-later
"""Frames of the Colossi Action Phase and of the Final Phase (7.0, 8.0)."""

from rubbletop.kernel.state import Frame


class ColossiFrame(Frame, frozen=True, kw_only=True):
    """The Colossi Action Phase begins: stacks that come in by Tunnel Rift, then the action card (7.1, 20)."""


Frames = ColossiFrame
