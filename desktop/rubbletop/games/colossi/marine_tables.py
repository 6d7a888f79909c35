# SPDX-License-Identifier: GPL-3.0-or-later
"""The charts of the Marine Phase as the edition file has them (5.1.2 to 5.4.4)."""

from typing import Literal

from rubbletop.games.colossi.rows import Row

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


class ChartRow(Row, frozen=True):
    """A row of a chart: the least die that reaches it, and the result."""

    least: int
    result: Result


class DiceChart(Row, frozen=True):
    """A chart read with one die, best row first; ``drm`` is the modifier that its conditions give."""

    rows: tuple[ChartRow, ...]
    drm: int = 0

    def result(self, die: int) -> Result:
        """Return the row that a modified die falls into; beyond the ends it reads as 1 or 6 (96)."""
        for row in self.rows:
            if die >= row.least:
                return row.result
        return self.rows[-1].result

    def least(self, result: Result) -> int:
        """Return the least die that reaches a row."""
        return next(row.least for row in self.rows if row.result == result)


class RecoveryRows(Row, frozen=True):
    """Recovery: the die needed, the modifier next to a tribe, a Medic's reach and the dice it gives."""

    need: int
    near_tribe: int
    medic_range: int
    medic_dice: int


class DescentRows(DiceChart, frozen=True):
    """Landing (dice fewer) or Jump (on the die): what Anti-Gravity Wave and Hurricane Winds take away."""

    wave: int = 0
    hurricane: int = 0


class MovementRows(Row, frozen=True):
    """Movement points for a hex by what is in it, to escape, for flight; what the Wave adds (2.2, 25)."""

    clear: int
    oasis: int
    feature: int
    escape: int
    flight: int
    wave: int


class FireRows(Row, frozen=True):
    """Standard attack: modifiers, the crack, hits that flip a boulder, and what sixes add (5.4.1)."""

    hindered: int
    through: int
    adjacent: int
    crack: int
    flip: int
    sixes: int
    extra: int


class StrikeRows(Row, frozen=True):
    """Orbital Strike: modifiers, hits of a six, a spotter's reach, sixes to destroy a feature (5.3.4.2)."""

    damaged: int
    landed: int
    six: int
    spotter: int
    feature: int


class ReconRows(Row, frozen=True):
    """Reconnaissance: the die needed and its modifiers (5.3.4.1)."""

    need: int
    hindered: int
    helped: int


class ChiselRows(DiceChart, frozen=True):
    """The Chisel's chart and its range in hexes (5.4.2)."""

    range: int = 0


class MarineRows(Row, frozen=True):
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
