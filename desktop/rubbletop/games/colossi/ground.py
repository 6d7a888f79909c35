# SPDX-License-Identifier: GPL-3.0-or-later
"""What the rules ask of the map: the board of a zone, the tables, the table top (2.2, 5.4.1)."""

from collections.abc import Iterable
from functools import cached_property
from typing import Literal

from rubbletop.board.hexes import HexBoard
from rubbletop.games.colossi.state import ColossiState, Rubble, Tribe, Unit
from rubbletop.games.colossi.tables import BoulderFace, Edition, Face, TeamName, Values
from rubbletop.kernel.facts import SpaceId, UnitId

Covering = Face | Literal["", "down"]
"""What Rubble there is in a hex: the face of a feature, ``down`` while it is hidden, empty for none."""
KEPT_FIELDS = 2
"""So many table tops are kept: that of the state in play and that of the view somebody decides on."""


class Ground:
    """The things that never change in a game: the edition's tables and the boards, ready to be asked.

    ``marks`` are the fingerprints of the files, empty for those that come with the program.
    """

    def __init__(
        self, edition: Edition, boards: dict[str, HexBoard], marks: tuple[str, str] = ("", "")
    ) -> None:
        self.edition = edition
        self.boards = boards
        self.marks = marks
        self.units = edition.unit_rows()
        self.boulders = edition.boulder_rows()
        self.tribe_of = edition.tribe_of()
        self.cards = {card.number: card for card in edition.cards}
        self.rubble_total = sum(edition.rubble.faces.values())
        self._fields: tuple[Field, ...] = ()

    def board(self, s: ColossiState) -> HexBoard:
        """The board of the zone being played."""
        return self.boards[s.zone]

    def is_council(self, s: ColossiState) -> bool:
        """Whether the battle is that of scenario 2, by itself or in a campaign."""
        return s.zone == self.edition.council.zone

    def turns(self, s: ColossiState) -> int:
        """The number of turns of the battle being played."""
        return self.edition.council.turns if self.is_council(s) else self.edition.panic.turns

    def is_last_turn(self, s: ColossiState) -> bool:
        """Whether the battle ends with this turn at the latest."""
        return s.turn >= self.turns(s)

    def values(self, unit: Unit) -> Values:
        """The values on the side that a unit shows."""
        row = self.units[unit.kind]
        return row.damaged if unit.damaged and row.damaged is not None else row.full

    def is_marine(self, unit: Unit) -> bool:
        """Whether a unit is a Marine and no Civilian (6)."""
        return self.units[unit.kind].marine

    def has_back(self, unit: Unit) -> bool:
        """Whether a unit has a damaged side to flip to."""
        return self.units[unit.kind].damaged is not None

    def top(self, tribe: Tribe) -> BoulderFace:
        """The side that the top boulder of a stack shows."""
        boulder = tribe.stack[0]
        row = self.boulders[boulder.id]
        return row.back if boulder.reduced else row.front

    def thunderclap_cf(self, tribe: Tribe) -> int:
        """A tribe's dice in a Thunderclap: its top CF, and more for each boulder below (127)."""
        return self.top(tribe).cf + (len(tribe.stack) - 1) * self.edition.tribes.boulder

    def first_strike(self, s: ColossiState) -> int:
        """What First Strike adds to Marine attacks: something in the first turn of scenario 2 (149)."""
        return self.edition.council.first_strike if self.is_council(s) and s.turn == 1 else 0

    def field(self, s: ColossiState) -> "Field":
        """The table top of a state, ready to be asked; those of the states asked about last are kept."""
        for known in self._fields:
            if known.s is s:
                return known
        field = Field(self, s)
        self._fields = (field, *self._fields[: KEPT_FIELDS - 1])
        return field


class Field:
    """The table top of one state: who stands where, what blocks sight, which hexes are free.

    Words as in the rulings: ``unit`` a Marine or Civilian counter on the map, ``tribe`` a stack on the map,
    ``rubble`` a Rubble counter, face down or a feature.
    """

    def __init__(self, ground: Ground, s: ColossiState) -> None:
        self.ground = ground
        self.s = s
        self.board = ground.board(s)

    @cached_property
    def units_at(self) -> dict[SpaceId, tuple[Unit, ...]]:
        """The units on the map by hex; a hex without one is missing."""
        at: dict[SpaceId, tuple[Unit, ...]] = {}
        for unit in self.s.units.values():
            if unit.place == "map" and unit.hex is not None:
                at[unit.hex] = (*at.get(unit.hex, ()), unit)
        return at

    @cached_property
    def tribe_at(self) -> dict[SpaceId, Tribe]:
        """The tribes on the map by hex."""
        return {tribe.hex: tribe for tribe in self.s.tribes.values() if tribe.hex is not None}

    @cached_property
    def rubble_at(self) -> dict[SpaceId, Rubble]:
        """The Rubble counters by hex; a tribe or a unit may stand on a feature."""
        return {rubble.hex: rubble for rubble in self.s.rubble.values()}

    @cached_property
    def targets(self) -> tuple[Unit, ...]:
        """The units that can be a target: on the map and not a passenger of the Ore Carrier (69, 121)."""
        carrier = self.carrier
        sheltered = None if carrier is None else carrier.hex
        return tuple(
            unit
            for unit in self.s.units.values()
            if unit.place == "map" and (unit.hex != sheltered or unit.kind == "carrier")
        )

    @cached_property
    def carrier(self) -> Unit | None:
        """The Ore Carrier while it is on the map."""
        for unit in self.s.units.values():
            if unit.kind == "carrier":
                return unit if unit.place == "map" else None
        return None

    @cached_property
    def passenger(self) -> Unit | None:
        """The unit in the Ore Carrier's hex (69)."""
        carrier = self.carrier
        if carrier is None or carrier.hex is None:
            return None
        return next((u for u in self.units_at[carrier.hex] if u.id != carrier.id), None)

    def sheltering(self, unit: Unit) -> Unit:
        """The unit that takes what is done to ``unit``: the Ore Carrier in its hex, or itself (69)."""
        carrier = self.carrier
        return unit if carrier is None or carrier.hex != unit.hex else carrier

    @cached_property
    def near_tribe(self) -> frozenset[SpaceId]:
        """The hexes next to a tribe, Paralyzed ones included (61)."""
        beside = self.board.neighbours
        return frozenset(space for at in self.tribe_at for space in beside[at])

    def tribes_in_order(self) -> tuple[Tribe, ...]:
        """The tribes on the map, lowest hex first (1)."""
        return tuple(self.tribe_at[at] for at in self.in_order(self.tribe_at))

    def in_order(self, spaces: Iterable[SpaceId]) -> list[SpaceId]:
        """Hexes sorted lowest first (1)."""
        return sorted(spaces, key=self.board.key)

    def units_in_order(self, units: Iterable[Unit]) -> list[Unit]:
        """Units on the map sorted by their hexes, lowest first (1, 10)."""
        return sorted(units, key=self._unit_key)

    def _unit_key(self, unit: Unit) -> int:
        assert unit.hex is not None, "a unit off the map has no place in the order"
        return self.board.key(unit.hex)

    def within(self, at: SpaceId, steps: int) -> tuple[Unit, ...]:
        """The units that can be a target at most ``steps`` hexes from ``at``, lowest first (11)."""
        near = {at, *self.board.within(at, steps)}
        return tuple(self.units_in_order(u for u in self.targets if u.hex in near))

    # ---- terrain

    def last_digit(self, at: SpaceId) -> int:
        """The last digit of a hex's number, 0 for a hex without one (5.2.1, 5.3.4.2, 6.0)."""
        return (self.board.hexes[at].number or 0) % 10

    def is_hill(self, at: SpaceId) -> bool:
        """Whether a hex is a Hill, printed or raised by a Tectonic Eruption (46)."""
        return at in self.board.hills or at in self.s.tectonic

    @cached_property
    def uneven(self) -> frozenset[SpaceId]:
        """The hexes that are not plain ground on foot: Hills, Oasis, tribes, Rubble and features."""
        board = self.board
        return frozenset().union(board.hills, board.oasis, self.s.tectonic, self.tribe_at, self.rubble_at)

    def is_structure(self, at: SpaceId) -> bool:
        """Whether a Structure still stands in a hex (46)."""
        return at in self.board.structures and at not in self.s.tectonic

    @cached_property
    def offices(self) -> SpaceId | None:
        """The IMC Offices, None in a Zone without them or once they have become a Hill (46, 76)."""
        at = self.board.starts.get("offices")
        return None if at in self.s.tectonic else at

    def rails(self, at: SpaceId) -> tuple[SpaceId, ...]:
        """The rail hexes joined to a rail hex, Tectonic ones left out."""
        return tuple(to for to in self.board.rails.get(at, ()) if to not in self.s.tectonic)

    def face_at(self, at: SpaceId) -> Covering:
        """The face of the Rubble counter in a hex: ``down`` while hidden, empty where there is none."""
        rubble = self.rubble_at.get(at)
        return "" if rubble is None else rubble.face or "down"

    def hidden_rubble(self) -> tuple[Rubble, ...]:
        """The Rubble that lies face down, lowest hex first (1)."""
        rubble = (self.rubble_at[at] for at in self.in_order(self.rubble_at))
        return tuple(counter for counter in rubble if counter.face is None)

    @cached_property
    def mined(self) -> frozenset[SpaceId]:
        """The hexes of all Marble Minefields: the counter's and its neighbours (116)."""
        fields = [r.hex for r in self.s.rubble.values() if r.face == "minefield"]
        return frozenset(at for centre in fields for at in (centre, *self.board.neighbours[centre]))

    # ---- room

    def is_taken(self, at: SpaceId) -> bool:
        """Whether a unit, tribe, Rubble or feature is in a hex (4); trapped Miners are not (73)."""
        return at in self.units_at or at in self.tribe_at or at in self.rubble_at

    def is_room_for_tribe(self, at: SpaceId) -> bool:
        """Whether a tribe can be put into a hex as into an empty one; Hills too (4)."""
        return not self.is_taken(at)

    def is_room(self, at: SpaceId) -> bool:
        """Whether a unit or Rubble fits into a hex as into an empty one: free, numbered, no Hill (4)."""
        return not self.is_hill(at) and not self.is_taken(at)

    def lowest_room(self, at: SpaceId, kind: Literal["unit", "open", "tribe"]) -> SpaceId | None:
        """The lowest empty hex next to ``at`` for a unit or Rubble, one without a Structure, or a tribe."""
        return next((b for b in self.in_order(self.board.neighbours[at]) if self._fits(b, kind)), None)

    def nearest_room_for_tribe(self, at: SpaceId) -> SpaceId:
        """The empty hex for a tribe that is nearest to ``at``, itself included; the lowest of several."""
        steps = self.board.steps_from(at)
        free = [b for b in self.board.spaces if self.is_room_for_tribe(b)]
        return min(free, key=lambda b: (steps[b], self.board.key(b)))

    def _fits(self, at: SpaceId, kind: Literal["unit", "open", "tribe"]) -> bool:
        if kind == "tribe":
            return self.is_room_for_tribe(at)
        return self.is_room(at) and not (kind == "open" and self.is_structure(at))

    def area(self, team: TeamName) -> tuple[SpaceId, ...]:
        """The hexes of a team's area, lowest first (sc. 2)."""
        return tuple(self.in_order(self.board.teams[team]))

    def holder(self, team: TeamName) -> SpaceId | None:
        """The lowest hex of a team's area with a tribe, Rubble or feature, None where it is clear (147)."""
        return next((at for at in self.area(team) if at in self.tribe_at or at in self.rubble_at), None)

    def entries(self, unit: Unit) -> tuple[SpaceId, ...]:
        """The edge hexes over which a unit beside the map comes in: those of its team's area (59, 148)."""
        team = self.s.team_of(unit.id)
        edge = self.board.edge
        return tuple(self.in_order(edge)) if team is None else tuple(b for b in self.area(team) if b in edge)

    # ---- sight

    @cached_property
    def blockers(self) -> int:
        """The hexes that block sight: Hills, Pillars, tribes, Red Cliffs (88, 89)."""
        sight = self.board.sight
        moving = [
            *self.tribe_at,
            *self.s.tectonic,
            *(r.hex for r in self.s.rubble.values() if r.face == "cliffs"),
        ]
        return sight.mask(self.board.hills | self.board.pillars) | sight.mask(moving)

    @cached_property
    def storm_hexes(self) -> frozenset[SpaceId]:
        """The seven hexes of the Dust Storm."""
        at = self.s.storm
        return frozenset() if at is None else frozenset((at, *self.board.neighbours[at]))

    @cached_property
    def storm_mask(self) -> int:
        """The Dust Storm as a mask of hexes."""
        return self.board.sight.mask(self.storm_hexes)

    @cached_property
    def cover(self) -> int:
        """The hexes through which a shot loses a die: units and Structures (90)."""
        standing = [at for at in self.board.structures if at not in self.s.tectonic]
        return self.board.sight.mask([*self.units_at, *standing])

    @cached_property
    def is_hurricane(self) -> bool:
        """Whether Hurricane Winds let everybody see one hex only (40)."""
        return "hurricane" in self.s.events

    def sees(self, a: SpaceId, b: SpaceId) -> bool:
        """Whether a tribe or Rubble at one hex sees the other; the Dust Storm does not matter (89)."""
        if self.is_hurricane and self.board.distance(a, b) > 1:
            return False
        return not self.board.sight.between(a, b) & self.blockers

    def marine_sees(self, a: SpaceId, b: SpaceId) -> bool:
        """Whether a unit at ``a`` sees ``b``: as ``sees``, and no Dust Storm hex is met, ends too (33)."""
        if not self.sees(a, b):
            return False
        if self.s.storm is None:
            return True
        if a in self.storm_hexes or b in self.storm_hexes:
            return False
        return not self.board.sight.between(a, b) & self.storm_mask

    def is_covered(self, a: SpaceId, b: SpaceId) -> bool:
        """Whether a shot passes a unit or Structure between the two hexes (90)."""
        return bool(self.board.sight.between(a, b) & self.cover)

    def unit_hex(self, unit: UnitId) -> SpaceId:
        """The hex of a unit that is on the map."""
        at = self.s.units[unit].hex
        assert at is not None, f"{unit} is off the map"
        return at

    def tribe_hex(self, tribe: UnitId) -> SpaceId:
        """The hex of a tribe that is on the map."""
        at = self.s.tribes[tribe].hex
        assert at is not None, f"{tribe} is off the map"
        return at
