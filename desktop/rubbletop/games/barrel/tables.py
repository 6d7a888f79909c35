# SPDX-License-Identifier: GPL-3.0-or-later
"""The component values of the edition, read from its file into frozen tables.

Money is in half dollars in the whole game (ruling 43); the edition file speaks of dollars only where a
name says so. What is printed on the board (numbers of the regions, tracks, boxes) is in the board file.
"""

from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

Building = Literal["warehouse", "police", "pipeline", "refinery"]
BUILDINGS: tuple[Building, ...] = get_args(Building)
DOLLAR = 2
"""Half dollars in a dollar."""
FACES = 6

Small = Annotated[int, Meta(ge=0, le=99)]
Step = Annotated[int, Meta(ge=-9, le=9)]
SixRow = Annotated[tuple[Small, ...], Meta(min_length=FACES, max_length=FACES)]


class Row(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A row of a table; unknown columns are refused. ``reconstructed`` names the values worked out anew."""

    reconstructed: tuple[str, ...] = ()


class StartRow(Row, frozen=True):
    """What everybody begins with (Set Up): dollars, and the bonus of the last in order."""

    dollars: Small
    last_bonus: Small


class TroopsRow(Row, frozen=True):
    """Troops: most on the board, those tolerated without Mass-media, and what changes with their number.

    ``media_for_one``: points of Mass-media for one more that is tolerated; ``fewer_for_one``: troops below
    those tolerated for a step of Pacifism back (Pacifism 1).
    """

    most: Annotated[int, Meta(ge=1, le=99)]
    tolerated: Small
    media_for_one: Annotated[int, Meta(ge=1, le=15)]
    fewer_for_one: Annotated[int, Meta(ge=1, le=15)]


class CostsRow(Row, frozen=True):
    """Dollars for things: an element by land and by air, New Taxes' yield, a region that does not produce.

    ``media``: for 1, 2, 3 points of Mass-media; ``repeats``: for the 1st, 2nd, 3rd act of a kind (rulings
    1, 2).
    """

    by_land: Small
    by_air: Small
    taxes: Small
    idle_region: Small
    media: Annotated[tuple[Small, ...], Meta(min_length=3, max_length=3)]
    repeats: Annotated[tuple[Small, ...], Meta(min_length=3, max_length=3)]


class StoreRow(Row, frozen=True):
    """Barrels: kept in a region without and with each warehouse, taken a turn, and one pipeline's more."""

    bare: Small
    warehouse: Small
    taken: Small
    pipeline: Small


class BuildingRow(Row, frozen=True):
    """A military building: its cost in logistics, which is also the damage it bears; most a region."""

    kind: Building
    name: str
    cost: Annotated[int, Meta(ge=1, le=9)]
    most: Annotated[int, Meta(ge=1, le=3)]


class RebelsRow(Row, frozen=True):
    """Rebels: the greatest power, what a police station and influence add to a defence, damage of a troop.

    ``always_fails``: rolls of two dice up to this; ``always_hurts``: rolls from this.
    """

    most_power: Annotated[int, Meta(ge=1, le=9)]
    police_here: Small
    police_beside: Small
    influence_for_one: Annotated[int, Meta(ge=1, le=15)]
    troop_damage: Annotated[int, Meta(ge=1, le=9)]
    always_fails: Annotated[int, Meta(ge=2, le=12)]
    always_hurts: Annotated[int, Meta(ge=2, le=12)]


class PacifismRow(Row, frozen=True):
    """Steps of Pacifism: a troop lost, a troop and a logistic bombed, a failed bombing (back), New Taxes.

    ``final_factor``: how many times the fine counts at the end (20).
    """

    troop_lost: Small
    troop_bombed: Small
    logistic_bombed: Small
    bombing_failed: Small
    taxes: Small
    final_factor: Small


class AllotmentRow(Row, frozen=True):
    """The Government's oil at the end: the part that is shared, and the worth of a region in the ranking.

    Ranking points are halves, so that a region may be worth 2.5: a point of influence counts 2.
    """

    numerator: Annotated[int, Meta(ge=1, le=9)]
    denominator: Annotated[int, Meta(ge=1, le=9)]
    region_halves: Small


class RatioRow(Row, frozen=True):
    """A line of the battle table: the ratio (4 is 4:1, 1 is 1:1, -2 is 1:2), losses by face 1 to 6."""

    ratio: Annotated[int, Meta(ge=-9, le=9)]
    losses: SixRow


class MarketRow(Row, frozen=True):
    """Steps of the oil price for so many players, by the number of sellers from none to all."""

    players: Annotated[int, Meta(ge=3, le=5)]
    steps: Annotated[tuple[Step, ...], Meta(min_length=4, max_length=6)]


class Edition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The edition file as it stands.

    ``extra_locals``: more local troops in the first phase, ``crash``: more steps down when everybody sells,
    both by the face of a die. ``most_buildings``: in a region.
    """

    start: StartRow
    troops: TroopsRow
    costs: CostsRow
    store: StoreRow
    rebels: RebelsRow
    pacifism: PacifismRow
    allotment: AllotmentRow
    extra_locals: SixRow
    crash: SixRow
    buildings: Annotated[tuple[BuildingRow, ...], Meta(min_length=4, max_length=4)]
    battle: Annotated[tuple[RatioRow, ...], Meta(min_length=1, max_length=19)]
    market: Annotated[tuple[MarketRow, ...], Meta(min_length=3, max_length=3)]
    most_buildings: Annotated[int, Meta(ge=1, le=9)]

    def building_rows(self) -> dict[Building, BuildingRow]:
        """The building rows by kind."""
        return {row.kind: row for row in self.buildings}

    def losses(self, ratio: int, face: int) -> int:
        """What a side at this ratio inflicts with a face; beyond the table the outermost row counts (27)."""
        ratios = {row.ratio: row.losses for row in self.battle}
        return ratios[min(max(ratio, min(ratios)), max(ratios))][face - 1]

    def market_steps(self, players: int, sellers: int) -> int:
        """Steps of the price on the market for so many players and sellers, without the crash die."""
        return next(row.steps for row in self.market if row.players == players)[sellers]


def faults(edition: Edition) -> tuple[str, ...]:
    """What keeps an edition from being played that its types do not say; nothing for a good one."""
    wanted: tuple[tuple[str, list[str], list[str]], ...] = (
        ("buildings", [row.kind for row in edition.buildings], list(BUILDINGS)),
        ("players of market", [str(row.players) for row in edition.market], ["3", "4", "5"]),
        (
            "ratios of battle",
            [str(row.ratio) for row in edition.battle],
            [str(ratio) for ratio in _ratios(edition)],
        ),
    )
    found = [
        f"{what} are not all there, each once" for what, has, needs in wanted if sorted(has) != sorted(needs)
    ]
    found += [
        f"market for {row.players} players has not {row.players + 1} steps"
        for row in edition.market
        if len(row.steps) != row.players + 1
    ]
    if edition.rebels.always_fails >= edition.rebels.always_hurts:
        found.append("a bombing cannot fail always and hurt always at the same roll")
    return tuple(found)


def _ratios(edition: Edition) -> list[int]:
    """The ratios from the least favourable to the most favourable, none left out; -1, 0 are none."""
    ratios = [row.ratio for row in edition.battle]
    return [ratio for ratio in range(min(ratios), max(ratios) + 1) if ratio not in (-1, 0)]
