# SPDX-License-Identifier: GPL-3.0-or-later
"""The component values of the edition, read from its file into frozen tables (2.1, charts)."""

from typing import Literal

from rubbletop.games.colossi.marine_tables import MarineRows
from rubbletop.games.colossi.rows import Row
from rubbletop.games.colossi.tribe_tables import ActionRows, AuraRows, CupRows, Special

Kind = Literal[
    "squad", "scout", "heavy", "hq", "ops", "medic", "bit", "bomber", "foreman", "colby", "miner", "carrier"
]
TribeName = Literal["red", "yellow", "grey", "brown", "black", "white", "tomb"]
TeamName = Literal["unit1", "unit2", "unit3"]
Code = Special | Literal["?"]
Face = Literal["chalk", "stonehenge", "cliffs", "minefield", "shrapnel", "firestones", "pit"]
EventId = Literal[
    "acid_rain",
    "wave",
    "rock_garden",
    "lightning",
    "rampage",
    "storm",
    "pop_rocks",
    "honoring",
    "hurricane",
    "supply",
    "gallstones",
    "gemstones",
    "tectonic",
]
SIDES = 6
"""Of every die in the game (2.5)."""
HIDDEN = "?"
"""Stands for a boulder, or an Event counter, that a view hides."""
Indicator = Literal["lowest", "highest"]
LevelName = Literal["decisive", "significant", "marginal", "draw", "defeat"]


class Values(Row, frozen=True):
    """One side of a unit: combat factor (None where it has no standard attack), defence, movement points."""

    dn: int
    ma: int
    cf: int | None = None


class UnitRow(Row, frozen=True):
    """A kind of unit; ``damaged`` is None without a damaged side, ``loss`` its cost in points."""

    kind: Kind
    name: str
    short: str
    count: int
    marine: bool
    full: Values
    loss: int
    damaged: Values | None = None
    jump: bool = False
    reconstructed: tuple[str, ...] = ()


class BoulderFace(Row, frozen=True):
    """One side of a boulder: combat factor, defence number, special attack."""

    cf: int
    dn: int
    code: Code


class BoulderRow(Row, frozen=True):
    """A boulder, full side and reduced side."""

    id: str
    front: BoulderFace
    back: BoulderFace
    printed: bool = False


class TribeRows(Row, frozen=True):
    """The boulders of one tribe."""

    tribe: TribeName
    rows: tuple[BoulderRow, ...]


class CardRow(Row, frozen=True):
    """An Action Order card: the tribes in order of activation and the indicator for ties (7.1)."""

    number: int
    indicator: Indicator
    order: tuple[TribeName, ...]


class RubbleRow(Row, frozen=True):
    """The Rubble counters: their defence number and how many there are of each face (2.1.2.4)."""

    dn: int
    faces: dict[Face, int]
    reconstructed: tuple[str, ...] = ()


class PointsRow(Row, frozen=True):
    """What earns victory points in scenario 1."""

    boulder: int
    structure: int
    mine: int
    escaped: int
    tribe: int
    tribes: tuple[TribeName, ...]


class LevelRow(Row, frozen=True):
    """A level of victory and the least points it takes (None: everything below the others)."""

    name: LevelName
    least: int | None = None


class PanicRow(Row, frozen=True):
    """Scenario 1: its zone, cup, tribes, landing plan, points and levels."""

    title: str
    zone: str
    turns: int
    cup_always: tuple[EventId, ...]
    cup_random: int
    tribes_always: dict[TribeName, str]
    tribes_random: tuple[TribeName, ...]
    tribes_drawn: int
    landing: dict[str, tuple[Kind, ...]]
    points: PointsRow
    levels: tuple[LevelRow, ...]


class CouncilPointsRow(Row, frozen=True):
    """What earns victory points in scenario 2."""

    boulder: int
    pillar: int
    wormhole: int
    tribe: int
    tribes: tuple[TribeName, ...]


class WormholeRow(Row, frozen=True):
    """The tribe that the Wormhole may bring, and the first turn in which a die is thrown for it."""

    tribe: TribeName
    turn: int


class CouncilRow(Row, frozen=True):
    """Scenario 2: its zone, cup, teams, tribes, special rules, points and levels.

    ``teams``: the kinds of unit in each team; ``arrivals``: the turns in which the later two come.
    ``first_strike``: what the first turn adds to combat factors and to the dice of special weapons.
    """

    title: str
    zone: str
    turns: int
    cup_without: tuple[EventId, ...]
    cup_removed: int
    teams: dict[TeamName, tuple[Kind, ...]]
    arrivals: tuple[int, ...]
    tribes: tuple[TribeName, ...]
    pillars: tuple[str, ...]
    first_strike: int
    wormhole: WormholeRow
    points: CouncilPointsRow
    levels: tuple[LevelRow, ...]


class CampaignRow(Row, frozen=True):
    """Scenario 3: who fights in both battles, who comes back, and the levels for the sum of points.

    ``renewed``: kinds of unit that begin the second battle whatever befell them; ``veterans``: the kinds that
    join a team if they live. ``returns``: the turn from which lost units land again, ``most`` in a turn.
    """

    title: str
    renewed: tuple[Kind, ...]
    veterans: dict[Kind, TeamName]
    returns: int
    most: int
    levels: tuple[LevelRow, ...]


class JigJigRow(Row, frozen=True):
    """The optional dance: the tribe that dances for each face of the die from 1; nobody for the rest."""

    dancers: tuple[TribeName, ...]


class Edition(Row, frozen=True):
    """The edition file as it stands."""

    units: tuple[UnitRow, ...]
    boulders: tuple[TribeRows, ...]
    cards: tuple[CardRow, ...]
    rubble: RubbleRow
    events: dict[EventId, int]
    panic: PanicRow
    council: CouncilRow
    campaign: CampaignRow
    marines: MarineRows
    cup: CupRows
    aura: AuraRows
    tribes: ActionRows
    jig_jig: JigJigRow

    def unit_rows(self) -> dict[Kind, UnitRow]:
        """The unit rows by kind."""
        return {row.kind: row for row in self.units}

    def boulder_rows(self) -> dict[str, BoulderRow]:
        """The boulder rows by id."""
        return {row.id: row for tribe in self.boulders for row in tribe.rows}

    def tribe_of(self) -> dict[str, TribeName]:
        """The tribe of each boulder by its id."""
        return {row.id: tribe.tribe for tribe in self.boulders for row in tribe.rows}
