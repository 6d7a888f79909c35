# SPDX-License-Identifier: GPL-3.0-or-later
"""The odds of a decision as the bubble beside the target shows them (XII, XIV)."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from rubbletop.board.grid import BuildingId
from rubbletop.games.tokyo import attack_odds, falling, godran_odds, plans, throwing, violence
from rubbletop.games.tokyo.actions import attacks, godran
from rubbletop.games.tokyo.chances import at_least
from rubbletop.games.tokyo.frames.attacks import AttacksFrame, PissedFrame
from rubbletop.games.tokyo.frames.godran import GodranFrame
from rubbletop.games.tokyo.godran_odds import Losses
from rubbletop.games.tokyo.ground import Field, Ground
from rubbletop.games.tokyo.state import TokyoState, Unit
from rubbletop.games.tokyo.tables import WEAPON_DICE, Kind
from rubbletop.games.tokyo.words.attacks import EFFECTS
from rubbletop.games.tokyo.words.names import building_name, kind_name, listed, seat_name
from rubbletop.kernel.facts import Action, Message, UnitId, called, decimal, say
from rubbletop.kernel.tally import Modifier, Tally
from rubbletop.ui.game_screen import Bar, Odds, OddsLine
from rubbletop.ui.words import signed

ACTION_POINTS = say("Action Points")
MOST_LOSSES = 4
"""So many kinds of units that may die are told."""

DAMAGE_STEPS = ((1, 2), (3, 5), (6, 8), (9, None))
"""Damage Points in groups: one unit destroyed takes three."""


def odds(ground: Ground, s: TokyoState, action: Action) -> Odds | None:
    """Return what can come of a decision; None for one that throws no dice, now or when it is carried out."""
    if not s.stack:
        return None
    field = ground.field(s)
    match action:
        case godran.SmashBuilding():
            return _smash(field, action)
        case godran.AimBuilding():
            return _aim(field, action)
        case godran.AttackUnits():
            return _strike(field, action.dice)
        case attacks.StrikeBack() if isinstance(s.top, PissedFrame):
            return _strike_back(field, action, s.top.dice)
        case attacks.FireWeapon():
            return _weapon(ground, s, action.weapon)
        case attacks.LaunchAttack() | attacks.JoinAttack() | attacks.LeaveAttack():
            return _assault(field, action)
        case _:
            return None


# ---- GODRAN attacks


def _dice_lines(dice: int, per_die: Tally, paid: Message) -> list[OddsLine]:
    """The dice, and what is added to each."""
    lines = [OddsLine(tally=Tally((Modifier(dice, paid, "XII"),)), result=_dice(dice))]
    if per_die.lines:
        lines.append(OddsLine(tally=per_die, result=say("{more} on each die", more=signed(per_die.total))))
    return lines


def _smash(field: Field, action: godran.SmashBuilding) -> Odds:
    found = godran_odds.smash_odds(field, action.building, action.dice)
    lines = _dice_lines(action.dice, found.per_die, ACTION_POINTS)
    return _fall(field, action.building, (*lines, _need(found.reckoning)), found.falls, found.losses)


def _strike_back(field: Field, action: attacks.StrikeBack, dice: int) -> Odds:
    """Pissed: the dice are as they fall (68)."""
    reckoning = falling.building_tally(field.ground, action.building)
    lines = _dice_lines(dice, Tally(), say("Pissed"))
    falls = at_least(dice, -reckoning.total)
    return _fall(field, action.building, (*lines, _need(reckoning)), falls, {})


def _need(reckoning: Tally) -> OddsLine:
    return OddsLine(tally=reckoning, result=say("falls at {need}+ on the dice", need=-reckoning.total))


def _fall(
    field: Field, building: BuildingId, lines: tuple[OddsLine, ...], falls: Fraction, losses: Losses
) -> Odds:
    bars = (_bar(say("Falls"), falls), *_losses(field, losses))
    title = say("Smash {building}", building=building_name(field.board, building))
    return Odds(title=title, lines=lines, bars=bars)


def _losses(field: Field, losses: Losses) -> tuple[Bar, ...]:
    """The units that may die, the likeliest first, units of one kind and chance together.

    Where those of one kind have several chances, it is told which they are.
    """
    alike: dict[tuple[Kind, Fraction], list[Unit]] = {}
    for name, chance in losses.items():
        if chance:
            unit = field.s.units[name]
            alike.setdefault((unit.kind, chance), []).append(unit)
    likely = sorted(alike, key=lambda key: -key[1])[:MOST_LOSSES]
    kinds = Counter(kind for kind, _ in alike)
    return tuple(_bar(_dies(alike[key], is_told_apart=kinds[key[0]] > 1), key[1]) for key in likely)


def _dies(units: list[Unit], *, is_told_apart: bool) -> Message:
    unit = kind_name(units[0].kind)
    if is_told_apart:
        places = listed(list({(u.area, u.stance): _where(u) for u in units}.values()))
        if len(units) == 1:
            return say("{unit} {place} dies", unit=unit, place=places)
        return say("{count} × {unit} {place} die", count=len(units), unit=unit, place=places)
    if len(units) == 1:
        return say("{unit} dies", unit=unit)
    return say("{count} × {unit} die", count=len(units), unit=unit)


def _where(unit: Unit) -> Message:
    area = str(unit.area)
    match unit.stance:
        case "inside":
            return say("inside {area}", area=area)
        case "roof":
            return say("on the roof {area}", area=area)
        case _:
            return say("in {area}", area=area)


def _aim(field: Field, action: godran.AimBuilding) -> Odds:
    """The chain of an Aiming attack, link by link."""
    links = godran_odds.aim_chain(field, action.building, action.area, action.side, action.dice)
    lines = [*_dice_lines(action.dice, throwing.per_die_tally(field.s), ACTION_POINTS)]
    lines.append(_need(links[0].reckoning))
    losses: Losses = {}
    for link in links:
        losses |= link.losses
    bars = (*(_bar(_link(field, link), link.falls) for link in links), *_losses(field, losses))
    title = say("Aim {building}", building=building_name(field.board, action.building))
    return Odds(title=title, lines=tuple(lines), bars=bars)


def _link(field: Field, link: godran_odds.Link) -> Message:
    if link.building is not None:
        name = called(field.board.buildings[link.building].name)
        return say("{building} falls", building=name)
    return say("Debris off the map") if link.area is None else say("Debris in {area}", area=link.area)


def _strike(field: Field, dice: int) -> Odds | None:
    """The attack on the marked units."""
    frame = field.s.top
    if not isinstance(frame, GodranFrame) or frame.victim is None:
        return None
    units = [unit for area in frame.areas for unit in violence.targets(field, frame.victim, area)]
    found = godran_odds.strike_odds(field, units, dice)
    mean = say("Damage Points on average: {mean}", mean=decimal(f"{float(found.expected):.1f}"))
    lines = [*_dice_lines(dice, found.per_die, ACTION_POINTS), OddsLine(tally=found.strength, result=mean)]
    bars = [_bar(say("No damage"), 1 - found.hit)]
    for low, high in DAMAGE_STEPS:
        share = sum((c for points, c in found.damage if low <= points <= (high or points)), Fraction(0))
        bars.append(_bar(_points(low, high), share))
    title = say("Attack on {player}’s units", player=seat_name(field.s, frame.victim))
    return Odds(title=title, lines=tuple(lines), bars=tuple(bars))


def _points(low: int, high: int | None) -> Message:
    if high is None:
        return say("{low} and more", low=low)
    return say("{low} to {high} points", low=low, high=high)


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
    """The superweapon against the Origins that the viewer cannot rule out, all of them equally likely."""
    kind = s.units[unit].kind
    found = attack_odds.weapon_odds(ground, s, kind)
    dice = Tally((Modifier(WEAPON_DICE, kind_name(kind), "XIV"),))
    lines = [OddsLine(tally=dice, result=_dice(WEAPON_DICE))]
    whole = len(plans.possible_origins(ground, s))
    lines += [OddsLine(tally=Tally(), result=_column(column, share, whole))
              for column, share in found.columns.items()]  # fmt: skip
    bars = tuple(_bar(EFFECTS[effect], chance) for effect, chance in found.results.items())
    return Odds(title=say("{weapon} on GODRAN", weapon=kind_name(kind)), lines=tuple(lines), bars=bars)


def _column(column: str, share: Fraction, whole: int) -> Message:
    """The column on which it is thrown, and for how many of the Origins that are possible."""
    if share == 1:
        return say("Column {column}", column=column)
    count = round(share * whole)
    return say("Column {column} in {count} of {whole} Origins", column=column, count=count, whole=whole)


def _bar(label: Message, chance: Fraction) -> Bar:
    return Bar(label=label, chance=float(chance))


def _dice(count: int) -> Message:
    return say("1 die") if count == 1 else say("{count} dice", count=count)
