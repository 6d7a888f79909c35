# SPDX-License-Identifier: GPL-3.0-or-later
"""What the rules ask of the map, the tracks and the tables, and of a position upon them."""

from functools import cached_property

from rubbletop.board.regions import RegionBoard
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.tables import DOLLAR, FACES, Building, Edition
from rubbletop.kernel.facts import Seat, SpaceId

MOST_ON_TRACK = 15
"""Where the rings of Pacifism, Influence and Mass-media, and the Contract Track, end (22)."""


class Ground:
    """The map and the tables that a game is played with; ``marks`` are the fingerprints of their files."""

    def __init__(self, edition: Edition, board: RegionBoard, marks: tuple[str, str]) -> None:
        self.edition = edition
        self.board = board
        self.marks = marks
        self.rows = edition.building_rows()

    # The map

    @cached_property
    def border(self) -> SpaceId:
        """The Border Region."""
        return self.board.border

    @cached_property
    def country(self) -> tuple[SpaceId, ...]:
        """All regions but the Border Region, in the order of the board file."""
        return tuple(region for region in self.board.regions if region != self.border)

    @cached_property
    def east(self) -> tuple[SpaceId, ...]:
        """The regions by which rebels come in (orange)."""
        return self.board.zone("east")

    @cached_property
    def beside(self) -> dict[SpaceId, tuple[SpaceId, ...]]:
        """The neighbours of each region within the country, the Border Region left out."""
        return {
            region: tuple(b for b in self.board.neighbours[region] if b != self.border)
            for region in self.country
        }

    # The tracks

    def price(self, s: BarrelState) -> int:
        """The price of a barrel in half dollars."""
        return self.board.tracks["price"].values[s.price]

    @cached_property
    def top_price(self) -> int:
        """The last place of the oil price track."""
        return len(self.board.tracks["price"].values) - 1

    def contract_value(self, contracts: int) -> int:
        """What a place on the Contract Track is worth at the end, in half dollars."""
        return self.board.tracks["contracts"].values[contracts] * DOLLAR

    def fine(self, pacifism: int) -> int:
        """The fine for a value of Pacifism, in half dollars."""
        return self.board.tracks["pacifism"].shown["fine"][pacifism] * DOLLAR

    def final_fine(self, pacifism: int) -> int:
        """What a value of Pacifism costs in the final account, in half dollars (20)."""
        return self.fine(pacifism) * self.edition.pacifism.final_factor

    def speculation(self, pacifism: int) -> int:
        """Steps up of the oil price by the highest Pacifism."""
        return self.board.tracks["pacifism"].shown["speculation"][pacifism]

    def speech(self, pacifism: int) -> int:
        """Steps of Pacifism that a Speech to the Nation takes away."""
        return self.board.tracks["pacifism"].shown["speech"][pacifism]

    def tolerated(self, media: int) -> int:
        """The troops that the public tolerates at a value of Mass-media."""
        row = self.edition.troops
        return row.tolerated + media // row.media_for_one

    # The boxes

    def boxes(self, row: str, players: int) -> tuple[str, ...]:
        """The boxes of a row that are in use with so many players, the strongest first."""
        columns = min(self.board.columns_in_use[players], len(self.board.boxes[row].columns))
        return tuple(f"{row}.{column}" for column in range(1, columns + 1))

    def amounts(self, box: str) -> tuple[int, ...]:
        """What is printed in a box."""
        row, _, column = box.partition(".")
        return self.board.boxes[row].columns[int(column) - 1]

    def free_boxes(self, s: BarrelState, row: str) -> tuple[str, ...]:
        """The boxes of a row that nobody has chosen this turn."""
        return tuple(box for box in self.boxes(row, len(s.seats)) if box not in s.boxes)

    # Regions

    def is_hinterland(self, s: BarrelState, region: SpaceId) -> bool:
        """Whether a region and all its neighbours in the country are under players' control (23)."""
        if region == self.border:
            return False
        return all(s.regions[each].control is not None for each in (region, *self.beside[region]))

    def output(self, s: BarrelState, region: SpaceId) -> int:
        """The barrels that a region produces, its refinery included."""
        return self.board.regions[region].oil + s.regions[region].count("refinery")

    def needs(self, s: BarrelState, region: SpaceId) -> int:
        """The logistics that must be in a region for it to produce, never under 1 (38)."""
        return max(1, self.board.regions[region].logistics - s.regions[region].count("refinery"))

    def can_produce(self, s: BarrelState, region: SpaceId) -> bool:
        """Whether a region is controlled and has the logistics to produce."""
        held = s.regions[region]
        return held.control is not None and held.logistics >= self.needs(s, region)

    def room(self, s: BarrelState, region: SpaceId) -> int:
        """The barrels that a region can keep (14)."""
        row, warehouses = self.edition.store, s.regions[region].count("warehouse")
        return row.warehouse * warehouses if warehouses else row.bare

    def can_build(self, s: BarrelState, region: SpaceId, building: Building) -> bool:
        """Whether a region has logistics and room for a building of a kind."""
        held, row = s.regions[region], self.rows[building]
        has_room = len(held.buildings) < self.edition.most_buildings and held.count(building) < row.most
        return has_room and held.control is not None and held.logistics >= row.cost

    # Battles

    def ratio(self, troops: int, locals_: int) -> tuple[int, int]:
        """The ratios of players and locals as in the battle table, rounded for the players (War).

        4 is 4:1, 1 is 1:1, -2 is 1:2. Both sides have troops.
        """
        ratio = -(-troops // locals_) if troops >= locals_ else -(locals_ // troops)
        own = 1 if ratio == -1 else ratio
        return own, (1 if own == 1 else -own)

    def extra_locals(self, face: int) -> int:
        """More local troops in the first phase, by the face of a die."""
        assert 1 <= face <= FACES
        return self.edition.extra_locals[face - 1]

    # Rebels

    def defence(self, s: BarrelState, seat: Seat, region: SpaceId) -> int:
        """What a player's own troops and police in a region and next to it add to a defence.

        Troops in a battle do not defend, nor those in the Border Region (8, 9).
        """
        row = self.edition.rebels
        total = 0
        for each in (region, *self.beside[region]):
            held = s.regions[each]
            if not held.is_battle:
                total += held.troops.get(seat, 0)
            if held.control == seat and held.count("police"):
                total += row.police_here if each == region else row.police_beside
        return total

    def influence_bonus(self, s: BarrelState, seat: Seat) -> int:
        """What the Influence of a player adds to a defence."""
        return s.powers[seat].influence // self.edition.rebels.influence_for_one

    # Costs, in half dollars

    def element_cost(self, region: SpaceId) -> int:
        """The price of one troop or logistic that is bought into a region, by land or by air."""
        costs = self.edition.costs
        return (costs.by_land if region == self.border else costs.by_air) * DOLLAR

    def media_cost(self, points: int) -> int:
        """The price of 1 to 3 points of Mass-media."""
        return self.edition.costs.media[points - 1] * DOLLAR

    def repeat_cost(self, done: int) -> int:
        """The price of one more act of a kind of which ``done`` were done in this action (1)."""
        return self.edition.costs.repeats[done] * DOLLAR
