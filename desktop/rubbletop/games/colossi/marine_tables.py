# SPDX-License-Identifier: GPL-3.0-or-later
"""The charts of the Marine Phase as the edition file has them (5.1.2 to 5.4.4)."""

from typing import Literal

import msgspec

Result = Literal[
    "safe",
    "scattered",
    "malfunction",
    "none",
    "shattered",
    "broken",
    "paralyzed",
    "bored",
    "flak",
    "knocked",
    "direct",
]


class Rows(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of the sections of the edition file."""


class ChartRow(Rows, frozen=True):
    """A row of a chart: the least die that reaches it, and the result."""

    least: int
    result: Result


class DiceChart(Rows, frozen=True):
    """A chart read with one die, best row first; ``drm`` is the modifier that its conditions give."""

    rows: tuple[ChartRow, ...]
    drm: int = 0

    def result(self, die: int) -> Result:
        """Return the row that a die, modified already, falls into; beyond the ends it reads as 1 or 6 (96)."""
        for row in self.rows:
            if die >= row.least:
                return row.result
        return self.rows[-1].result


class RecoveryRows(Rows, frozen=True):
    """Recovery: the die needed, the modifier next to a tribe, a Medic's reach and the dice it gives."""

    need: int
    near_tribe: int
    medic_range: int
    medic_dice: int


class DescentRows(DiceChart, frozen=True):
    """Landing (dice fewer) or Jump (on the die): what Anti-Gravity Wave and Hurricane Winds take away."""

    wave: int = 0
    hurricane: int = 0


class MovementRows(Rows, frozen=True):
    """Movement points for a hex by what is in it, to escape, a hex of flight; what the Wave adds (2.2, 25)."""

    clear: int
    oasis: int
    feature: int
    escape: int
    flight: int
    wave: int


class FireRows(Rows, frozen=True):
    """Standard attack: modifiers, the crack, hits that flip a boulder, and what sixes add (5.4.1)."""

    hindered: int
    through: int
    adjacent: int
    crack: int
    flip: int
    sixes: int
    extra: int


class StrikeRows(Rows, frozen=True):
    """Orbital Strike: modifiers, hits of a six, the spotter's reach, sixes that destroy a feature (5.3.4.2)."""

    damaged: int
    landed: int
    six: int
    spotter: int
    feature: int


class ReconRows(Rows, frozen=True):
    """Reconnaissance: the die needed and its modifiers (5.3.4.1)."""

    need: int
    hindered: int
    helped: int


class ChiselRows(DiceChart, frozen=True):
    """The Chisel's chart and its range in hexes (5.4.2)."""

    range: int = 0


class MarineRows(Rows, frozen=True):
    """All charts of the Marine Phase; ``freers``: the kinds of unit that can free Miners."""

    recovery: RecoveryRows
    landing: DescentRows
    jump: DescentRows
    movement: MovementRows
    fire: FireRows
    strike: StrikeRows
    recon: ReconRows
    chisel: ChiselRows
    drill: DiceChart
    bombing: DiceChart
    freers: tuple[str, ...]
