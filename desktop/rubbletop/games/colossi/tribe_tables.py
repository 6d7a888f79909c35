# SPDX-License-Identifier: GPL-3.0-or-later
"""The charts of the Event Cup, the Rubble faces and the tribes as the edition file has them (6.0, 7.2)."""

from typing import Literal

from rubbletop.games.colossi.rows import Row

Shock = Literal["none", "stunned", "paralyzed", "damaged"]
Special = Literal["AV", "BS", "FT", "MS", "PD", "RL"]


class CupRows(Row, frozen=True):
    """The Event Chart: what each number of an event is.

    ``acid``, ``pop``: the highest die that dissolves or makes Rubble. ``rampage``: its reach in hexes.
    ``lightning``: the dice, and the reach in hexes, of each leap. ``supplied``: Marines restored.
    ``eruptions``: Tectonic markers placed. ``dead``: tribes that must be gone before the Tombstones come.
    """

    acid: int
    pop: int
    rampage: int
    lightning: tuple[int, ...]
    supplied: int
    eruptions: int
    dead: int


class AuraRows(Row, frozen=True):
    """The Rubble faces: dice and reach of the Shrapnel, reach of the Fire Stones, the dice of a Minefield.

    ``mine_hit``, ``mine_stop``: the highest die that hits, and that stops, a unit.
    """

    shrapnel_cf: int
    shrapnel_reach: int
    stones_paralyze: int
    stones_stun: int
    mine_hit: int
    mine_stop: int


class ShockRow(Row, frozen=True):
    """A row of the Stomp table: the least die that reaches it, and the result."""

    least: int
    result: Shock


class ActionRows(Row, frozen=True):
    """What a tribe does in its activation.

    ``steps``: hexes it moves, ``wave``: more of them in an Anti-Gravity Wave. ``boulder``: dice for each
    boulder below the top, ``structure``: dice against a unit in a Structure, ``least``: its least dice.
    ``avalanche``, ``sling``, ``stomp``: reach in hexes. ``beside``: dice against units next to the sling's
    target. ``die``: the Tombstones' special attacks for 1 to 6. ``shocks``: the Stomp table, best row first.
    """

    steps: int
    wave: int
    boulder: int
    structure: int
    least: int
    avalanche: int
    sling: int
    beside: int
    stomp: int
    die: tuple[Special, ...]
    shocks: tuple[ShockRow, ...]

    def shock(self, die: int) -> Shock:
        """Return what a die of the Stomp does (7.2.3)."""
        return next(row.result for row in self.shocks if die >= row.least)
