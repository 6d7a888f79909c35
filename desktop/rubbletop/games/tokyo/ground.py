# SPDX-License-Identifier: GPL-3.0-or-later
"""What the rules ask of the city: its buildings, who stands where, closed borders, sight (XII to XIV)."""

from functools import cached_property

from rubbletop.board.grid import UNITS, AreaBoard, Building, BuildingId
from rubbletop.games.tokyo.state import TokyoState, Unit
from rubbletop.games.tokyo.tables import Edition, Kind, UnitRow
from rubbletop.kernel.facts import Seat, SpaceId, UnitId

KEPT_FIELDS = 4
"""So many table tops are kept: that of the state in play, and those of views somebody decides on."""

Border = tuple[SpaceId, SpaceId]
Exits = dict[tuple[Kind, SpaceId], tuple[tuple[SpaceId, int], ...]]
"""Where a kind of unit can step from an area, with the movement points, as far as that was asked."""


class Ground:
    """The things that never change in a game: the edition's tables and the city, ready to be asked."""

    def __init__(self, edition: Edition, board: AreaBoard, marks: tuple[str, str] = ("", "")) -> None:
        self.edition = edition
        self.board = board
        self.marks = marks
        self.rows = edition.unit_rows()
        self.schemes = {row.id: row for row in edition.schemes}
        self.origins = {row.id: row for row in edition.origins}
        self.covering = _covering(board)
        self._fields: tuple[Field, ...] = ()

    def row(self, unit: Unit) -> UnitRow:
        """The values of a unit."""
        return self.rows[unit.kind]

    def action_points(self, s: TokyoState) -> int:
        """The Action Points that GODRAN has in a turn, more where two play (XII)."""
        game = self.edition.game
        return game.action_points_two_players if s.is_two else game.action_points

    def building(self, building: BuildingId) -> Building:
        """A building of the city, standing or not."""
        return self.board.buildings[building]

    @cached_property
    def victory_buildings(self) -> tuple[BuildingId, ...]:
        """The buildings with a VP value, of all sectors (7)."""
        return tuple(b.id for b in self.board.buildings.values() if b.vp)

    @cached_property
    def populace(self) -> frozenset[Kind]:
        """The kinds of populace units."""
        return frozenset(row.kind for row in self.edition.units if row.type == "populace")

    @cached_property
    def centers(self) -> tuple[BuildingId, ...]:
        """The production centers of all sectors (IV)."""
        return tuple(b.id for b in self.board.buildings.values() if b.output)

    def field(self, s: TokyoState) -> "Field":
        """The table top of a state, ready to be asked; those of the states asked about last are kept."""
        for known in self._fields:
            if known.s is s:
                return known
        alike = next((known for known in self._fields if known.is_like(s)), None)
        field = Field(self, s, {} if alike is None else alike.exits)
        self._fields = (field, *self._fields[: KEPT_FIELDS - 1])
        return field


class Field:
    """The table top of one state: who stands where, what still stands, what is closed, who sees whom."""

    def __init__(self, ground: Ground, s: TokyoState, exits: Exits | None = None) -> None:
        """Make it ready; ``exits`` are those of a table top that ``is_like`` this one, to be shared."""
        self.ground = ground
        self.s = s
        self.board = ground.board
        self.exits: Exits = {} if exits is None else exits

    def is_like(self, s: TokyoState) -> bool:
        """Whether the city of ``s`` is the same as this one: GODRAN, ruins and rubble."""
        return self.s.godran == s.godran and self.s.fallen is s.fallen and self.s.rubble is s.rubble

    # Buildings

    @cached_property
    def fallen(self) -> frozenset[BuildingId]:
        """The buildings in ruins."""
        return frozenset(self.s.fallen)

    @cached_property
    def rubble(self) -> frozenset[SpaceId]:
        """The areas with a Rubble marker."""
        return frozenset(self.s.rubble)

    def building_at(self, area: SpaceId) -> BuildingId | None:
        """The building that stands in an area, None for none or a ruin."""
        building = self.board.areas[area].building
        return None if building is None or building in self.fallen else building

    def is_filled(self, area: SpaceId) -> bool:
        """Whether a standing building fills the area completely (XII)."""
        return self.board.areas[area].is_filled and self.building_at(area) is not None

    def is_closed(self, a: SpaceId, b: SpaceId) -> bool:
        """Whether a standing building covers the whole border between two areas (XII, 52)."""
        covering = self.ground.covering.get((a, b))
        return covering is not None and any(building not in self.fallen for building in covering)

    def strength(self) -> int:
        """GODRAN's strength against attacks where it stands (XIV, 109)."""
        return self.strength_in(self.s.godran)

    def strength_in(self, area: SpaceId) -> int:
        """GODRAN's strength against attacks if it stood in ``area`` (XIV, 109)."""
        game = self.ground.edition.game
        return game.strength if self.building_at(area) is None else game.strength_beside_building

    # GODRAN

    def can_godran_enter(self, a: SpaceId, b: SpaceId) -> bool:
        """Whether GODRAN can step from an area into the adjacent ``b`` (XII)."""
        return not self.is_filled(b) and not self.is_closed(a, b)

    def godran_steps(self, a: SpaceId) -> tuple[SpaceId, ...]:
        """The areas into which GODRAN can step from ``a``, in board order (XII)."""
        return tuple(b for b in self.board.neighbours[a] if self.can_godran_enter(a, b))

    # Units

    @cached_property
    def units_at(self) -> dict[SpaceId, tuple[Unit, ...]]:
        """The units on the map by area; an area without one is missing."""
        at: dict[SpaceId, list[Unit]] = {}
        for unit in self.s.units.values():
            if unit.area is not None:
                at.setdefault(unit.area, []).append(unit)
        return {area: tuple(units) for area, units in at.items()}

    def units_in(self, area: SpaceId) -> tuple[Unit, ...]:
        """The units in an area, in the order of the table."""
        return self.units_at.get(area, ())

    @cached_property
    def on_map(self) -> dict[Seat, tuple[UnitId, ...]]:
        """The units of each seat that are on the map."""
        found: dict[Seat, list[UnitId]] = {seat: [] for seat in self.s.seats}
        for unit in self.s.units.values():
            if unit.area is not None:
                found[unit.owner].append(unit.id)
        return {seat: tuple(units) for seat, units in found.items()}

    # Sight

    def between(self, a: SpaceId, b: SpaceId) -> tuple[BuildingId, ...]:
        """The standing buildings that the line of sight from ``a`` to ``b`` meets (XIV, 105)."""
        met = self.board.sight.between(a, b)
        if not met:
            return ()
        return tuple(BuildingId(b) for b in self.board.sight.spaces(met) if b not in self.fallen)

    # Sectors

    def sector(self, area: SpaceId) -> str | None:
        """The sector of an area, None for the centre."""
        return self.board.areas[area].sector

    def edges(self, seat: Seat) -> tuple[SpaceId, ...]:
        """The outer areas of the sectors that a seat controls (XIII, 93)."""
        return tuple(area for sector in self.s.chosen[seat] for area in self.board.edges[sector])

    def standing_centers(self, seat: Seat) -> tuple[BuildingId, ...]:
        """The intact production centers in the sectors that a seat controls (VII)."""
        own = self.s.chosen[seat]
        return tuple(
            b for b in self.ground.centers if b not in self.fallen and self.ground.building(b).sector in own
        )


def _covering(board: AreaBoard) -> dict[Border, tuple[BuildingId, ...]]:
    """The buildings that cover each border from end to end, both ways round."""
    found: dict[Border, tuple[BuildingId, ...]] = {}
    for a, b in sorted(board.covered):
        side, other = board.side(a, b), board.side(b, a)
        assert side is not None
        assert other is not None
        sides = ((a, side), (b, other))
        buildings = [board.areas[at].building for at, way in sides if board.cover(at, way) == UNITS]
        found[a, b] = tuple(building for building in buildings if building is not None)
    return found
