# SPDX-License-Identifier: GPL-3.0-or-later
"""The component values of the edition, read from its file into frozen tables (IV, VIII to XIV, XVI)."""

from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

MilitaryKind = Literal["troop", "halftrack", "mortar", "paratroop", "tank", "helicopter"]
PopulaceKind = Literal["punk_rockers", "business_folk", "old_folks", "tourist_groups", "visiting_dignitaries"]
WeaponKind = Literal["heat_ray", "oxygen_destroyer", "super_freezer", "death_ray"]
Kind = MilitaryKind | PopulaceKind | WeaponKind
UnitType = Literal["infantry", "vehicle", "helicopter", "populace", "superweapon"]
OriginId = Literal["moon", "antarctica", "fuji", "swamp", "crust", "pacific"]
SchemeId = Literal["hide", "tuna", "rival", "lullaby", "parade", "sweetheart"]
Column = Literal["A", "B", "C"]
Effect = Literal[
    "no_effect",
    "healed",
    "annoyed",
    "pissed",
    "really_pissed",
    "retreat",
    "stunned",
    "retreat_stunned",
    "wounded",
    "killed",
]
HIDDEN: Literal["?"] = "?"
"""Stands for a card or a type of superweapon that a view hides."""
WEAPONS: tuple[WeaponKind, ...] = get_args(WeaponKind)
WEAPON_DICE = 2
Amount = Annotated[int, Meta(ge=0, le=9_999)]
Small = Annotated[int, Meta(ge=0, le=99)]


class Row(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A row of a table; unknown columns are refused. ``reconstructed`` names the values worked out anew."""

    reconstructed: tuple[str, ...] = ()


class GameRow(Row, frozen=True):
    """The figures of the monster and the turn (X to XIV)."""

    action_points: Small
    action_points_two_players: Small
    strength: Small
    strength_beside_building: Small
    most_wounds: Annotated[int, Meta(ge=1, le=3)]
    research_card: Annotated[int, Meta(ge=1, le=999)]
    weapon_declared: Amount
    weapon_done: Amount
    weapon_done_two_players: Amount
    weapon_pissed_dice: Small
    drop_bonus: Small


class PointsRow(Row, frozen=True):
    """Victory points of the Controller's failures, and of a Wounded result (XVI)."""

    no_building: int
    wounded: int
    killed: int
    wound: int


class UnitRow(Row, frozen=True):
    """A kind of unit: so many a colour, cost in Mega-Yen, combat strength, movement points, range in areas.

    ``far_cs`` is the strength at a range above 1, None where it is the same. ``sees_over``: how many
    buildings a line of sight may meet, None where nothing blocks it.
    """

    kind: Kind
    name: str
    type: UnitType
    count: Annotated[int, Meta(ge=1, le=20)]
    vp: Small
    cost: Amount = 0
    cs: Small = 0
    mp: Small = 0
    range: Small = 0
    far_cs: Small | None = None
    sees_over: Small | None = None
    carries: tuple[UnitType, ...] = ()


class SchemeRow(Row, frozen=True):
    """A bidding card and its cost in Mega-Yen (VIII)."""

    id: SchemeId
    name: str
    cost: Amount


class OriginRow(Row, frozen=True):
    """An Origin and the column on which each superweapon is rolled against it (X, XIV)."""

    id: OriginId
    name: str
    columns: dict[WeaponKind, Column]


class MilitaryRow(Row, frozen=True):
    """A line of the table of military attacks: least Damage Points, then the effect by wounds, 0 first."""

    least: Small
    effects: tuple[Effect, Effect, Effect, Effect]


class Edition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The edition file as it stands."""

    game: GameRow
    points: PointsRow
    units: Annotated[tuple[UnitRow, ...], Meta(max_length=15)]
    schemes: Annotated[tuple[SchemeRow, ...], Meta(min_length=6, max_length=6)]
    origins: Annotated[tuple[OriginRow, ...], Meta(min_length=6, max_length=6)]
    weapon_results: dict[Column, Annotated[tuple[Effect, ...], Meta(min_length=11, max_length=11)]]
    military_results: Annotated[tuple[MilitaryRow, ...], Meta(min_length=1, max_length=9)]

    def unit_rows(self) -> dict[Kind, UnitRow]:
        """The unit rows by kind."""
        return {row.kind: row for row in self.units}

    def weapon_effect(self, column: Column, total: int) -> Effect:
        """What a superweapon does at so much on two dice."""
        return self.weapon_results[column][total - WEAPON_DICE]

    def military_effect(self, damage: int, wounds: int) -> Effect:
        """What so many Damage Points (1 or more) do to GODRAN with so many wounds."""
        return [row.effects[wounds] for row in self.military_results if row.least <= damage][-1]


KINDS: tuple[str, ...] = tuple(
    kind for literal in (MilitaryKind, PopulaceKind, WeaponKind) for kind in get_args(literal)
)
"""All kinds of units: military, populace, superweapons."""


def faults(edition: Edition) -> tuple[str, ...]:
    """What keeps an edition from being played that its types do not say; nothing for a good one."""
    wanted: tuple[tuple[str, list[str], tuple[str, ...]], ...] = (
        ("units", [row.kind for row in edition.units], KINDS),
        ("schemes", [row.id for row in edition.schemes], get_args(SchemeId)),
        ("origins", [row.id for row in edition.origins], get_args(OriginId)),
        ("weapon_results", list(edition.weapon_results), get_args(Column)),
        *((f"columns of {row.id}", [*map(str, row.columns)], WEAPONS) for row in edition.origins),
    )
    found = [
        f"{what} are not all there, each once" for what, has, needs in wanted if sorted(has) != sorted(needs)
    ]
    rows = [row.least for row in edition.military_results]
    if rows != sorted(set(rows)) or rows[0] != 1:
        found.append("military_results do not rise from 1")
    if not any(row.cost == 0 for row in edition.schemes):
        found.append("no scheme costs nothing")
    game = edition.game
    if not game.weapon_declared <= min(game.weapon_done, game.weapon_done_two_players):
        found.append("a superweapon is done before its type is declared")
    return tuple(found)
