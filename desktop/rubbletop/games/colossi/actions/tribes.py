# SPDX-License-Identifier: GPL-3.0-or-later
"""Decisions of the Colossi Action Phase: which stack returns next (39)."""

from rubbletop.kernel.facts import Action, UnitId


class Enter(Action, frozen=True, kw_only=True):
    """Let a stack that is off the map come in next by Tunnel Rift."""

    tribe: UnitId

    def picks(self) -> tuple[str, ...]:
        return (self.tribe,)


Actions = Enter
