# SPDX-License-Identifier: GPL-3.0-or-later
"""The state of a game of Tokyo: city, monster, units, money, cards and funds, with its verbs."""

from typing import Annotated, Literal, Self, TypeVar

import msgspec

from rubbletop.board.grid import BuildingId
from rubbletop.games.tokyo.frames import AnyFrame
from rubbletop.games.tokyo.merits import Ending, Merit
from rubbletop.games.tokyo.tables import Kind, OriginId, SchemeId, WeaponKind
from rubbletop.kernel.facts import Name, Record, Seat, SpaceId, UnitId
from rubbletop.kernel.state import Frame, GameState

Stance = Literal["outside", "inside", "roof"]
Place = Literal["hand", "pool", "box", "map", "safe", "lost"]
End = Ending | Literal[""]
Origin = OriginId | Literal["?"]
Sum = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
UNKNOWN_CASH = -1
"""Stands for the Mega-Yen of a player whose purse a view hides."""

F = TypeVar("F", bound=Frame)

replace = msgspec.structs.replace


class Unit(Record, frozen=True, kw_only=True):
    """A counter: military unit, populace unit or superweapon (II).

    ``sector`` is its colour, ``owner`` who pays for it, moves it and loses it. ``place``: hand (populace not
    yet set up), pool (can be activated or developed), box (activated, off the map), map, safe (evacuated),
    lost (populace destroyed; other units go back to the pool). ``area`` is set on the map alone.
    ``stance``: outside, inside the building of its area, or on its roof.
    """

    id: UnitId
    kind: Kind
    sector: str
    owner: Seat
    place: Place
    area: SpaceId | None = None
    stance: Stance = "outside"


class Fund(Record, frozen=True, kw_only=True):
    """Mega-Yen for one superweapon; ``weapon`` is its type, ? where a view hides it, "" while open."""

    id: str
    owner: Seat
    amount: Sum = 0
    weapon: WeaponKind | Literal["?", ""] = ""


class Options(Record, frozen=True, kw_only=True):
    """The optional rules in force.

    ``even_seats``: Phase 8 is measured to the area where GODRAN began it, and stacks are counted a player
    (rulings 92, 110). ``no_own_vp``: the Controller scores nothing for her own losses (16). ``hidden_cash``:
    purses are secret. ``weapon_kill``: a twelve in column C kills (125). ``dealt``: chance sets the populace
    up.
    """

    even_seats: bool = False
    no_own_vp: bool = False
    hidden_cash: bool = False
    weapon_kill: bool = False
    dealt: bool = False


class TokyoState(GameState, frozen=True, kw_only=True):
    """Everything on the table.

    ``seats`` is the order in which people came to the table, ``order`` the player order of the game (empty
    until it is rolled). ``names``: how each seat is called. ``city``, ``edition``: the board and the tables
    by name; ``marks``: their fingerprints. ``sectors``: who controls each sector, None where nobody does.
    ``chosen``: the sectors of each seat in the order of choosing; the first gives her colour and shape.

    ``cash`` in Mega-Yen, ``vp`` victory points. ``godran``: the area of the monster, with its ``wounds``;
    ``annoyed`` and ``stunned`` count in its next Phase 6. ``controller``: who controls it this turn, None
    before the bid. ``smashed``: a building fell to it this turn. ``fallen``: buildings in ruins.
    ``rubble``: areas with a marker.

    ``origin``: the true Origin; ``cards``: the five put aside, ? where a view hides them; ``looked``: the
    places among the five that each seat has looked at; ``revealed``: the true Origin lies open.
    ``research``: Mega-Yen each has put into research so far. ``funds``: for superweapons, by id, oldest
    first. ``fired``: who has attacked with one.

    ``used``: the scheme cards each has set aside; ``carried``: the card each may bid again for nothing this
    turn; ``schemes``: the cards each played or carried this turn. ``points``: what each player's victory
    points were given and taken for; ``havoc``: what GODRAN's were. ``killers``: who killed GODRAN. ``ended``:
    why the game is over.
    """

    names: dict[Seat, Name]
    city: str
    edition: str
    marks: tuple[str, str]
    options: Options
    sectors: dict[str, Seat | None]
    chosen: dict[Seat, tuple[str, ...]]
    order: tuple[Seat, ...] = ()
    cash: dict[Seat, int]
    vp: dict[Seat, int]
    points: dict[Seat, dict[Merit, int]]
    godran: SpaceId
    godran_vp: int = 0
    havoc: dict[Merit, int] = msgspec.field(default_factory=dict)
    wounds: int = 0
    annoyed: bool = False
    stunned: bool = False
    controller: Seat | None = None
    smashed: bool = False
    fallen: tuple[BuildingId, ...] = ()
    rubble: tuple[SpaceId, ...] = ()
    units: dict[UnitId, Unit]
    origin: Origin
    cards: tuple[Origin, ...]
    looked: dict[Seat, tuple[int, ...]]
    revealed: bool = False
    research: dict[Seat, int]
    funds: dict[str, Fund] = msgspec.field(default_factory=dict)
    fired: tuple[Seat, ...] = ()
    used: dict[Seat, tuple[SchemeId, ...]]
    carried: dict[Seat, SchemeId] = msgspec.field(default_factory=dict)
    schemes: dict[Seat, tuple[SchemeId, ...]] = msgspec.field(default_factory=dict)
    killers: tuple[Seat, ...] = ()
    ended: End = ""
    stack: tuple[AnyFrame, ...]

    def top_frame(self, kind: type[F]) -> F:
        """Return the frame on top of the stack, which is of this kind while its step goes on."""
        assert isinstance(self.top, kind), f"{kind.__name__} is not on top"
        return self.top

    @property
    def is_two(self) -> bool:
        """Whether two play (XI, XII: other figures)."""
        return len(self.seats) == 2

    @property
    def in_control(self) -> Seat:
        """Who controls GODRAN, as somebody does from the end of the bids to that of the turn (VIII)."""
        assert self.controller is not None, "nobody controls GODRAN"
        return self.controller

    def changed_unit(self, unit: UnitId, **fields: object) -> Self:
        """Return the state with some fields of a unit changed."""
        return replace(self, units={**self.units, unit: replace(self.units[unit], **fields)})

    def moved(self, unit: UnitId, to: SpaceId, stance: Stance = "outside") -> Self:
        """Return the state with a unit standing in ``to`` on the map."""
        return self.changed_unit(unit, place="map", area=to, stance=stance)

    def off(self, unit: UnitId, place: Place) -> Self:
        """Return the state with a unit off the map, in ``place``."""
        return self.changed_unit(unit, place=place, area=None, stance="outside")

    def paid(self, seat: Seat, amount: int) -> Self:
        """Return the state with so much less (a negative amount: more) Mega-Yen in a purse.

        A purse that is hidden stays hidden.
        """
        if self.cash[seat] == UNKNOWN_CASH:
            return self
        assert self.cash[seat] >= amount, f"{seat} cannot pay {amount}"
        return replace(self, cash={**self.cash, seat: self.cash[seat] - amount})

    def scored(self, seat: Seat, points: int, merit: Merit) -> Self:
        """Return the state with victory points added to a player's, and what they are for."""
        ledger = {**self.points[seat], merit: self.points[seat].get(merit, 0) + points}
        return replace(
            self, vp={**self.vp, seat: self.vp[seat] + points}, points={**self.points, seat: ledger}
        )

    def havoc_scored(self, points: int, merit: Merit) -> Self:
        """Return the state with victory points added to GODRAN's, and what they are for."""
        ledger = {**self.havoc, merit: self.havoc.get(merit, 0) + points}
        return replace(self, godran_vp=self.godran_vp + points, havoc=ledger)

    def with_fund(self, fund: Fund) -> Self:
        """Return the state with a fund in place of the one of the same id, or added."""
        return replace(self, funds={**self.funds, fund.id: fund})

    def without_fund(self, fund: str) -> Self:
        """Return the state without a fund."""
        return replace(self, funds={key: value for key, value in self.funds.items() if key != fund})

    def in_ruins(self, building: BuildingId, areas: tuple[SpaceId, ...]) -> Self:
        """Return the state with a building fallen and rubble in its areas."""
        return replace(self, fallen=(*self.fallen, building)).rubbled(*areas)

    def rubbled(self, *areas: SpaceId) -> Self:
        """Return the state with a Rubble marker in each of the areas; one is enough (83)."""
        new = tuple(area for area in areas if area not in self.rubble)
        return replace(self, rubble=(*self.rubble, *new)) if new else self
