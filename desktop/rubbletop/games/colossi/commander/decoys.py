# SPDX-License-Identifier: GPL-3.0-or-later
"""The last Colossi phase: who is driven out of a place that counts, and who draws the tribe off (7.2)."""

from collections.abc import Sequence
from functools import cached_property

from rubbletop.games.colossi.commander.tasks import Tasks
from rubbletop.games.colossi.commander.threats import Menace, Threats
from rubbletop.games.colossi.state import Unit
from rubbletop.kernel.facts import SpaceId, UnitId


class Decoys:
    """What the units of one position save for each other in the last turn.

    Whom a Thunderclap strikes has to leave its hex, hurt or not, and holds it no more; a tribe strikes at the
    nearest unit that it sees, so another one that stands nearer saves the place.
    """

    def __init__(self, tasks: Tasks, threats: Threats) -> None:
        self._tasks = tasks
        self._threats = threats
        self._field = tasks.field

    def taken(self, menace: Menace) -> float:
        """Return the points that a tribe is likely to take by driving a unit out of its place."""
        struck = self._struck(menace, UnitId(""))
        return menace.chance * sum(self._held(unit) for _, unit in struck) / max(1, len(struck))

    def saved(self, unit: Unit, at: SpaceId) -> float:
        """Return the points that a unit in a hex is likely to save, since tribes strike at it instead."""
        return sum(self._saved(menace, unit.id, at) for menace in self._threats.menaces)

    def drawn(self, unit: Unit, at: SpaceId) -> UnitId:
        """Return the tribe that a unit in a hex draws off most usefully; there must be some tribe."""
        return max(self._threats.menaces, key=lambda menace: self._saved(menace, unit.id, at)).id

    def _saved(self, menace: Menace, unit: UnitId, at: SpaceId) -> float:
        """What a unit saves from one tribe: all where it is nearer than who is struck, else its share."""
        struck = self._struck(menace, unit)
        if not struck or menace.steps[at] > struck[0][0]:
            return 0.0
        if not menace.bearing(at)[0] and menace.bearing(self._field.unit_hex(struck[0][1]))[0]:
            return 0.0
        lost = menace.chance * sum(self._held(other) for _, other in struck) / len(struck)
        return lost / (len(struck) + 1 if menace.steps[at] == struck[0][0] else 1)

    def _struck(self, menace: Menace, but: UnitId) -> Sequence[tuple[int, UnitId]]:
        """The units, without one, of which a tribe strikes one next: the nearest that it sees, or at all."""
        found = [pair for pair in menace.seen if pair[1] != but] or [p for p in menace.near if p[1] != but]
        return [pair for pair in found if pair[0] == found[0][0] <= self._threats.strike]

    def _held(self, name: UnitId) -> float:
        """The points of the place that a unit holds, 0 where it holds none."""
        unit = self._field.s.units[name]
        return (
            self._places.get(self._field.unit_hex(name), 0.0) if self._field.ground.is_marine(unit) else 0.0
        )

    @cached_property
    def _places(self) -> dict[SpaceId, float]:
        return dict(self._tasks.places())
