# SPDX-License-Identifier: GPL-3.0-or-later
"""The odds of a decision as the bubble beside the target shows them (XII, XIV)."""

from collections.abc import Sequence
from fractions import Fraction

from rubbletop.board.grid import BuildingId
from rubbletop.games.tokyo import attack_odds, falling, throwing, violence
from rubbletop.games.tokyo.actions import attacks, godran
from rubbletop.games.tokyo.chances import at_least, expected, sums
from rubbletop.games.tokyo.frames.attacks import AttacksFrame, PissedFrame
from rubbletop.games.tokyo.frames.godran import GodranFrame
from rubbletop.games.tokyo.ground import Field, Ground
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.tables import WEAPON_DICE, WEAPONS
from rubbletop.games.tokyo.words.attacks import EFFECTS
from rubbletop.games.tokyo.words.names import area_name, building_name, kind_name, seat_name
from rubbletop.kernel.facts import Action, Message, SpaceId, UnitId, say
from rubbletop.kernel.tally import Modifier, Tally
from rubbletop.ui.game_screen import Bar, Odds, OddsLine
from rubbletop.ui.tokyo.chain import chain
from rubbletop.ui.words import signed

DAMAGE_STEPS = ((1, 2), (3, 5), (6, 8), (9, None))
"""Damage Points in groups: one unit destroyed takes three."""


def odds(ground: Ground, s: TokyoState, action: Action) -> Odds | None:
    """Return what can come of a decision; None for one that throws no dice, now or when it is carried out."""
    if not s.stack:
        return None
    field = ground.field(s)
    match action:
        case godran.SmashBuilding():
            return _smash(field, action.building, action.dice, throwing.per_die_tally(s))
        case godran.AimBuilding():
            return _aim(field, action)
        case godran.AttackUnits():
            return _strike(field, action.dice)
        case attacks.StrikeBack() if isinstance(s.top, PissedFrame):
            return _smash(field, action.building, s.top.dice, Tally())
        case attacks.FireWeapon():
            return _weapon(ground, s, action.weapon)
        case attacks.LaunchAttack() | attacks.JoinAttack() | attacks.LeaveAttack():
            return _assault(field, action)
        case _:
            return None


# ---- GODRAN attacks


def _dice_lines(dice: int, per_die: Tally) -> list[OddsLine]:
    """The dice, and what is added to each."""
    lines = [OddsLine(tally=Tally((Modifier(dice, say("Action Points"), "XII"),)), result=_dice(dice))]
    if per_die.lines:
        lines.append(OddsLine(tally=per_die, result=say("{more} on each die", more=signed(per_die.total))))
    return lines


def _smash(field: Field, building: BuildingId, dice: int, per_die: Tally) -> Odds:
    known = field.board.buildings[building]
    tally = falling.building_tally(field.ground, known.id)
    falls = at_least(dice, -tally.total, per_die.total)
    lines = _dice_lines(dice, per_die)
    lines.append(OddsLine(tally=tally, result=say("falls at {need}+ on the dice", need=-tally.total)))
    bars = (_bar(say("Falls"), falls), _bar(say("Stands"), 1 - falls))
    return Odds(
        title=say("Smash {building}", building=building_name(field.board, known.id)),
        lines=tuple(lines),
        bars=bars,
    )


def _aim(field: Field, action: godran.AimBuilding) -> Odds:
    """The chain of an Aiming attack, link by link."""
    per_die = throwing.per_die_tally(field.s)
    known = field.board.buildings[action.building]
    lines = _dice_lines(action.dice, per_die)
    tally = falling.building_tally(field.ground, known.id)
    lines.append(OddsLine(tally=tally, result=say("falls at {need}+ on the dice", need=-tally.total)))
    bars = []
    for link in chain(field, action):
        if link.building is None:
            bars.append(_bar(_debris(link.area), link.chance))
        else:
            name = building_name(field.board, link.building)
            bars.append(_bar(say("{building} falls", building=name), link.chance))
    return Odds(
        title=say("Aim {building}", building=building_name(field.board, known.id)),
        lines=tuple(lines),
        bars=tuple(bars),
    )


def _debris(area: SpaceId | None) -> Message:
    return say("Debris off the map") if area is None else say("Debris in {area}", area=area_name(area))


def _strike(field: Field, dice: int) -> Odds | None:
    """The attack on the marked units."""
    frame = field.s.top
    if not isinstance(frame, GodranFrame) or frame.victim is None:
        return None
    units = [unit for area in frame.areas for unit in violence.targets(field, frame.victim, area)]
    per_die = throwing.per_die_tally(field.s)
    tally = violence.strength_tally(field, units)
    lines = _dice_lines(dice, per_die)
    less = -tally.total
    mean = float(expected(dice, less, per_die.total))
    damage = say("Damage Points on average: {mean}", mean=f"{mean:.1f}")
    lines.append(OddsLine(tally=tally, result=damage))
    chances = sums(dice, per_die.total)
    bars = [_bar(say("No damage"), _between(chances, less, None, 0))]
    bars += [_bar(_points(low, high), _between(chances, less, low, high)) for low, high in DAMAGE_STEPS]
    title = say("Attack on {player}’s units", player=seat_name(field.s, frame.victim))
    return Odds(title=title, lines=tuple(lines), bars=tuple(bars))


def _points(low: int, high: int | None) -> Message:
    if high is None:
        return say("{low} and more", low=low)
    return say("{low} to {high} points", low=low, high=high)


def _between(
    chances: Sequence[tuple[int, Fraction]], less: int, low: int | None, high: int | None
) -> Fraction:
    """The chance that the dice, less the strength, come to a number from ``low`` to ``high``."""
    return sum(
        (
            chance
            for total, chance in chances
            if (low is None or total - less >= low) and (high is None or total - less <= high)
        ),
        Fraction(0),
    )


# ---- The players attack


def _assault(field: Field, action: Action) -> Odds | None:
    """The attack being prepared: as it is, or with a unit more or less."""
    frame = field.s.top
    if not isinstance(frame, AttacksFrame):
        return None
    units = list(frame.joined)
    if isinstance(action, attacks.JoinAttack) and action.unit not in units:
        units.append(action.unit)
    elif isinstance(action, attacks.LeaveAttack):
        units = [unit for unit in units if unit != action.unit]
    if not units:
        return None
    found = attack_odds.attack_odds(field, frame, units)
    lines = (
        OddsLine(tally=found.dice, result=_dice(found.dice.total)),
        OddsLine(tally=found.strength, result=say("taken from their sum")),
    )
    bars = tuple(_bar(_row(row), row.chance) for row in found.rows)
    return Odds(title=_assault_title(field, units), lines=lines, bars=bars)


def _assault_title(field: Field, units: Sequence[UnitId]) -> Message:
    if len(units) == 1:
        return say("{unit} attacks GODRAN", unit=kind_name(field.s.units[units[0]].kind))
    return say("{count} units attack GODRAN", count=len(units))


def _row(row: attack_odds.OddsRow) -> Message:
    effect = EFFECTS[row.result]
    if row.low is None:
        return effect
    if row.high is None:
        return say("{low}+ {effect}", low=row.low, effect=effect)
    return say("{low}–{high} {effect}", low=row.low, high=row.high, effect=effect)


def _weapon(ground: Ground, s: TokyoState, unit: UnitId) -> Odds:
    kind = next(weapon for weapon in WEAPONS if weapon == s.units[unit].kind)
    found = attack_odds.weapon_odds(ground, s, kind)
    columns = tuple(
        OddsLine(
            tally=Tally(
                (Modifier(round(100 * share), say("column {column}, in percent", column=column), "XIV"),)
            ),
            result=say("column {column}", column=column),
        )
        for column, share in found.columns.items()
    )
    dice = OddsLine(
        tally=Tally((Modifier(WEAPON_DICE, say("Superweapon"), "XIV"),)), result=_dice(WEAPON_DICE)
    )
    bars = tuple(_bar(EFFECTS[effect], chance) for effect, chance in found.results.items())
    title = say("{weapon} on GODRAN", weapon=kind_name(s.units[unit].kind))
    return Odds(title=title, lines=(dice, *columns), bars=bars)


def _bar(label: Message, chance: Fraction) -> Bar:
    return Bar(label=label, chance=float(chance))


def _dice(count: int) -> Message:
    return say("1 die") if count == 1 else say("{count} dice", count=count)
