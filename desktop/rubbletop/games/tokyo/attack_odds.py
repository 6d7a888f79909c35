# SPDX-License-Identifier: GPL-3.0-or-later
"""The odds of an attack on GODRAN before it is made, exact and only from what a view shows (XIV, X)."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Literal, get_args

import msgspec

from rubbletop.games.tokyo import assault
from rubbletop.games.tokyo.chances import Sums, sums
from rubbletop.games.tokyo.effects import weapon_column, weapon_effect
from rubbletop.games.tokyo.frames.attacks import AttacksFrame
from rubbletop.games.tokyo.ground import Field, Ground
from rubbletop.games.tokyo.plans import possible_origins
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.tables import WEAPON_DICE, Column, Edition, Effect, Kind, OriginId
from rubbletop.kernel.facts import UnitId
from rubbletop.kernel.tally import Tally

Result = Effect | Literal["flop"]


class OddsRow(msgspec.Struct, frozen=True):
    """A line of the table: Damage Points from ``low`` to ``high``, None for no bound, and its chance."""

    low: int | None
    high: int | None
    result: Result
    chance: Fraction


class AttackOdds(msgspec.Struct, frozen=True):
    """What an attack by military units can come to: its dice, what is subtracted, the table, flop first."""

    dice: Tally
    strength: Tally
    rows: tuple[OddsRow, ...]

    def chance(self, *results: Result) -> Fraction:
        """Return the chance of any of these results."""
        return sum((row.chance for row in self.rows if row.result in results), Fraction(0))


class WeaponOdds(msgspec.Struct, frozen=True):
    """What a superweapon can do: the chance of each column, and of each effect that is possible."""

    columns: dict[Column, Fraction]
    results: dict[Effect, Fraction]

    def chance(self, *results: Effect) -> Fraction:
        """Return the chance of any of these effects."""
        return sum((self.results.get(result, Fraction(0)) for result in results), Fraction(0))


def wounds_now(s: TokyoState) -> int:
    """Return the wounds that count for attacks: those at the start of Phase 8 while it lasts (110)."""
    frame = s.stack[0] if s.stack else None
    return frame.wounds if isinstance(frame, AttacksFrame) else s.wounds


def attack_odds(field: Field, frame: AttacksFrame, units: Sequence[UnitId]) -> AttackOdds:
    """Return the odds of an attack by these units as they stand."""
    at = assault.target(field, frame)
    dice, strength = assault.dice_tally(field, at, units), assault.strength_tally(field, at)
    rows = result_rows(field.ground.edition, dice.total, strength.total, frame.wounds)
    return AttackOdds(dice, strength, rows)


def result_rows(edition: Edition, dice: int, strength: int, wounds: int) -> tuple[OddsRow, ...]:
    """Return the chance of each line of the table for so many dice against so much, the flop first (112).

    Where GODRAN has its last wound already, Wounded reads killed (116).
    """
    thrown = sums(dice)
    least = edition.military_results[0].least
    rows = [OddsRow(None, least - 1, "flop", _between(thrown, strength, None, least - 1))]
    bounds = [*(row.least for row in edition.military_results), None]
    for row, (low, after) in zip(edition.military_results, pairwise(bounds), strict=True):
        high = None if after is None else after - 1
        result = _as_it_counts(edition, row.effects[wounds], wounds)
        rows.append(OddsRow(low, high, result, _between(thrown, strength, low, high)))
    return tuple(rows)


def _between(thrown: Sums, strength: int, low: int | None, high: int | None) -> Fraction:
    """The chance of Damage Points from ``low`` to ``high``."""
    return sum(
        (
            chance
            for total, chance in thrown
            if (low is None or total - strength >= low) and (high is None or total - strength <= high)
        ),
        Fraction(0),
    )


def _as_it_counts(edition: Edition, effect: Effect, wounds: int) -> Effect:
    return "killed" if effect == "wounded" and wounds >= edition.game.most_wounds else effect


def column_chances(ground: Ground, origins: Iterable[OriginId], weapon: Kind) -> dict[Column, Fraction]:
    """Return the chance of each column of a superweapon, all these Origins being equally likely."""
    columns = [weapon_column(ground, origin, weapon) for origin in origins]
    return {
        column: Fraction(columns.count(column), len(columns))
        for column in get_args(Column)
        if column in columns
    }


def weapon_odds(ground: Ground, s: TokyoState, weapon: Kind) -> WeaponOdds:
    """Return the odds of an attack with a superweapon of this type, as far as the view ``s`` can know."""
    columns = column_chances(ground, possible_origins(ground, s), weapon)
    wounds = wounds_now(s)
    results: dict[Effect, Fraction] = {}
    for column, share in columns.items():
        for total, chance in sums(WEAPON_DICE):
            effect = weapon_effect(ground, s.options, column, total)
            counts = _as_it_counts(ground.edition, effect, wounds)
            results[counts] = results.get(counts, Fraction(0)) + share * chance
    order = [effect for effect in get_args(Effect) if effect in results]
    return WeaponOdds(columns, {effect: results[effect] for effect in order})
