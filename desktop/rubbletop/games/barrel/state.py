# SPDX-License-Identifier: GPL-3.0-or-later
"""The state of a game of One More Barrel: regions, powers, tracks and boxes, with its verbs.

Money is in half dollars throughout (ruling 43), barrels and logistics are whole; a big logistic is three.
"""

from typing import Annotated, Self, TypeVar

import msgspec

from rubbletop.games.barrel.frames import AnyFrame
from rubbletop.games.barrel.frames.deals import Written
from rubbletop.games.barrel.tables import Building
from rubbletop.kernel.facts import Name, Record, Seat, SpaceId
from rubbletop.kernel.state import Frame, GameState

Count = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Sum = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]
UNKNOWN = -1
"""Stands for the cash or the oil in hand of a player whose view hides it."""
PHASES = 3
INVASION, GUERRILLA, GOVERNMENT = 1, 2, 3
"""The phases of the game."""

F = TypeVar("F", bound=Frame)
replace = msgspec.structs.replace


class Region(Record, frozen=True, kw_only=True):
    """What is in a region of the country.

    ``control``: who controls it. ``locals``: local troops in it, None where nobody has set foot yet, 0 where
    it is controlled. ``troops`` by seat, nobody with none. ``arrivals``: who came into the battle here, the
    first first. ``logistics`` and ``barrels`` belong to whoever controls the region. ``buildings`` in the
    order of building.
    """

    control: Seat | None = None
    locals: Count | None = None
    troops: dict[Seat, Count] = msgspec.field(default_factory=dict)
    arrivals: tuple[Seat, ...] = ()
    logistics: Count = 0
    barrels: Count = 0
    buildings: tuple[Building, ...] = ()

    @property
    def is_battle(self) -> bool:
        """Whether players' troops and local troops face each other here."""
        return bool(self.locals) and bool(self.troops)

    @property
    def all_troops(self) -> int:
        """The troops of all players here."""
        return sum(self.troops.values())

    def count(self, building: Building) -> int:
        """How many of a kind of building stand here."""
        return self.buildings.count(building)


class Reserve(Record, frozen=True, kw_only=True):
    """What a player has in the Border Region."""

    troops: Count = 0
    logistics: Count = 0


class Rebels(Record, frozen=True, kw_only=True):
    """A rebel die: where it is, None off the map, and its power, 0 off the map; ``acted``: done this turn."""

    region: SpaceId | None = None
    power: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    acted: bool = False


class Power(Record, frozen=True, kw_only=True):
    """A player: half dollars, barrels in hand, the four tracks, and what is done.

    ``spoken``: the Speech to the Nation was held. ``taxed``, ``sold``: New Taxes chosen, oil sold, this turn.
    """

    cash: Sum
    oil: Sum = 0
    pacifism: Count = 0
    influence: Count = 0
    media: Count = 0
    contracts: Count = 0
    spoken: bool = False
    taxed: bool = False
    sold: bool = False
    rebels: Rebels = Rebels()


class Promise(Record, frozen=True, kw_only=True):
    """A written promise that came with a deal: who gave it to whom, in which turn, in the players' words."""

    giver: Seat
    taker: Seat
    turn: Count
    text: Written


class Pledge(Record, frozen=True, kw_only=True):
    """Support promised in a deal for a battle in ``region`` this turn: when invited, the giver must come."""

    giver: Seat
    taker: Seat
    region: SpaceId


class Options(Record, frozen=True, kw_only=True):
    """The options in force. ``open_hands``: cash and oil in hand lie open (45)."""

    open_hands: bool = False


class Account(Record, frozen=True, kw_only=True):
    """The final account of a player, in half dollars: cash, oil sold at the last price, contracts, fine.

    ``withdrawn``: barrels from the regions, ``allotted``: barrels from the Government, ``barrels``: all that
    were sold. ``rank``: place in the Government's ranking, from 1. ``fine`` counts against the player.
    """

    cash: Sum
    withdrawn: Count
    allotted: Count
    barrels: Count
    oil: Sum
    contracts: Sum
    fine: Sum
    rank: Count

    @property
    def total(self) -> int:
        """What the player owns in the end."""
        return self.cash + self.oil + self.contracts - self.fine


class BarrelState(GameState, frozen=True, kw_only=True):
    """Everything on the table.

    ``seats`` is the order in which people came to the table, ``order`` the playing order of this turn (empty
    until it is rolled). ``names``: how each seat is called. ``turns``: how many the game has, in three
    phases of the same length. ``edition``, ``marks``: the tables by name, the fingerprints of board and
    tables. ``regions``: those of the country, in the order of their ids, as they stand in files too.
    ``border``: the Border Region by seat. ``boxes``: who chose which box of actions this turn, the box named
    ``row.column``, columns from 1. ``price``: the place of the marker on the oil price track, from 0.
    ``government``: barrels of the Government. ``supported``: battles to which a player was called this turn,
    as region and seat. ``accounts``: filled in at the end.
    """

    names: dict[Seat, Name]
    edition: str
    marks: tuple[str, str]
    options: Options
    turns: Annotated[int, msgspec.Meta(ge=3, le=30)]
    order: tuple[Seat, ...] = ()
    powers: dict[Seat, Power]
    regions: dict[SpaceId, Region]
    border: dict[Seat, Reserve]
    boxes: dict[str, Seat] = msgspec.field(default_factory=dict)
    price: Count = 0
    government: Count = 0
    promises: tuple[Promise, ...] = ()
    pledges: tuple[Pledge, ...] = ()
    supported: tuple[tuple[SpaceId, Seat], ...] = ()
    accounts: dict[Seat, Account] = msgspec.field(default_factory=dict)
    stack: tuple[AnyFrame, ...]

    def top_frame(self, kind: type[F]) -> F:
        """Return the frame on top of the stack, which is of this kind while its step goes on."""
        assert isinstance(self.top, kind), f"{kind.__name__} is not on top"
        return self.top

    # Where we are

    @property
    def turns_a_phase(self) -> int:
        """The turns of each phase, 4 or 5."""
        return self.turns // PHASES

    @property
    def phase(self) -> int:
        """The phase, 1 Invasion, 2 Guerrilla, 3 Transitional Government; 1 before the first turn."""
        return min(PHASES, max(0, self.turn - 1) // self.turns_a_phase + 1)

    @property
    def is_guerrilla_start(self) -> bool:
        """Whether this is the turn in which the rebels enter the game."""
        return self.turn == self.turns_a_phase + 1

    # Who has what

    def controlled(self, seat: Seat) -> tuple[SpaceId, ...]:
        """The regions that a seat controls, in the order of their ids."""
        return tuple(region for region, held in self.regions.items() if held.control == seat)

    def battles(self) -> tuple[SpaceId, ...]:
        """The regions with a battle, in the order of their ids."""
        return tuple(region for region, held in self.regions.items() if held.is_battle)

    def troops_of(self, seat: Seat) -> int:
        """The troops of a seat on the board, the Border Region included."""
        inland = sum(held.troops.get(seat, 0) for held in self.regions.values())
        return inland + self.border[seat].troops

    # Verbs

    def with_region(self, region: SpaceId, **fields: object) -> Self:
        """Return the state with some fields of a region changed."""
        return replace(self, regions={**self.regions, region: replace(self.regions[region], **fields)})

    def with_power(self, seat: Seat, **fields: object) -> Self:
        """Return the state with some fields of a player changed."""
        return replace(self, powers={**self.powers, seat: replace(self.powers[seat], **fields)})

    def with_rebels(self, seat: Seat, **fields: object) -> Self:
        """Return the state with some fields of a player's rebel die changed."""
        return self.with_power(seat, rebels=replace(self.powers[seat].rebels, **fields))

    def with_reserve(self, seat: Seat, troops: int = 0, logistics: int = 0) -> Self:
        """Return the state with so much more (negative: less) of a seat in the Border Region."""
        old = self.border[seat]
        new = Reserve(troops=old.troops + troops, logistics=old.logistics + logistics)
        assert new.troops >= 0, f"{seat} has not so many troops in the Border Region"
        assert new.logistics >= 0, f"{seat} has not so many logistics in the Border Region"
        return replace(self, border={**self.border, seat: new})

    def with_troops(self, region: SpaceId, seat: Seat, number: int) -> Self:
        """Return the state with so many more (negative: fewer) troops of a seat in a region."""
        held = self.regions[region]
        left = held.troops.get(seat, 0) + number
        assert left >= 0, f"{seat} has not so many troops in {region}"
        troops = {**held.troops, seat: left}
        # In the order of the keys, as it is read from a file.
        return self.with_region(region, troops={own: troops[own] for own in sorted(troops) if troops[own]})

    def with_logistics(self, region: SpaceId, number: int) -> Self:
        """Return the state with so many more (negative: fewer) logistics in a region."""
        left = self.regions[region].logistics + number
        assert left >= 0, f"there are not so many logistics in {region}"
        return self.with_region(region, logistics=left)

    def with_barrels(self, region: SpaceId, number: int) -> Self:
        """Return the state with so many more (negative: fewer) barrels in a region."""
        left = self.regions[region].barrels + number
        assert left >= 0, f"there are not so many barrels in {region}"
        return self.with_region(region, barrels=left)

    def paid(self, seat: Seat, amount: int) -> Self:
        """Return the state with so many half dollars fewer (negative: more); what is hidden stays hidden."""
        cash = self.powers[seat].cash
        if cash == UNKNOWN:
            return self
        assert cash >= amount, f"{seat} cannot pay {amount}"
        return self.with_power(seat, cash=cash - amount)

    def with_oil(self, seat: Seat, barrels: int) -> Self:
        """Return the state with so many more (negative: fewer) barrels in a hand; hidden stays hidden."""
        oil = self.powers[seat].oil
        if oil == UNKNOWN:
            return self
        assert oil + barrels >= 0, f"{seat} has not so much oil"
        return self.with_power(seat, oil=oil + barrels)
