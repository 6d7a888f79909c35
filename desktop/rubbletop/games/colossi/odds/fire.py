# SPDX-License-Identifier: GPL-3.0-or-later
"""The odds of standard attacks and strikes, alone and with those who can fire next (5.4.1, 5.3.4.2)."""

from fractions import Fraction
from math import comb

import msgspec

from rubbletop.games.colossi.actions import marines as deeds
from rubbletop.games.colossi.ground import Field, Ground
from rubbletop.games.colossi.odds.results import Odds, either, gathered
from rubbletop.games.colossi.state import ColossiState, Unit
from rubbletop.games.colossi.steps.marines import weapons
from rubbletop.games.colossi.steps.marines.bars import begun, why_idle
from rubbletop.games.colossi.steps.marines.fire import hits_of
from rubbletop.games.colossi.steps.marines.strike import strike_tally
from rubbletop.games.colossi.tables import SIDES
from rubbletop.games.colossi.words.names import unit_name
from rubbletop.kernel.facts import Message, UnitId, say
from rubbletop.kernel.tally import Tally

Breakdown = list[tuple[tuple[int, ...], Fraction]]
MOST_NEXT = 4
"""So many units that can fire next are reckoned with, those with most dice."""


class Support(msgspec.Struct, frozen=True):
    """What becomes of an attack if others fire at the same target right after it (5.4.1.1).

    ``dice``: the dice of each of them, in the order in which they fire, fewest first; ``results``: whether
    the target is broken by any of them or by the attack itself, with the chances.
    """

    dice: Tally
    results: tuple[tuple[Message, Fraction], ...]


def fire_odds(field: Field, action: deeds.Fire) -> Odds:
    """Return the odds of a standard attack (5.4.1)."""
    dice = weapons.fire_tally(field, field.s.units[action.unit], action.target, action.manner)
    return _standard(field, action.target, dice, "fire")


def strike_odds(field: Field, action: deeds.Strike) -> Odds:
    """Return the odds of an Orbital Strike on a tribe, or on what Rubble has turned into (5.3.4.2)."""
    dice = _strike_dice(field, action)
    if action.target in field.s.tribes:
        return _standard(field, action.target, dice, "strike")
    wanted = field.ground.edition.marines.strike.feature
    throws = _throws(dice.total, SIDES - 1)
    gone = sum((chance for faces, chance in throws if faces.count(SIDES) >= wanted), Fraction(0))
    return either(dice, Tally(), say("Destroyed"), gone)


def support(ground: Ground, s: ColossiState, action: deeds.Fire | deeds.Strike) -> Support | None:
    """Return the odds of an attack together with those who can fire at its target next; None without any."""
    field = ground.field(s)
    dice = Tally()
    others = supporters(field, action)
    if not others:
        return None
    cracked = action.target in s.cracked
    if isinstance(action, deeds.Strike):
        first = _effects(field, action.target, _strike_dice(field, action).total, "strike", cracked=cracked)
    else:
        tally = weapons.fire_tally(field, s.units[action.unit], action.target, action.manner)
        first = _effects(field, action.target, tally.total, "fire", cracked=cracked)
    chances = {"broken": first["broken"], "whole": Fraction(0), "cracked": Fraction(0)}
    chances["cracked" if cracked else "whole"] += first["none"]
    chances["cracked"] += first["cracked"]
    for unit, count in others:
        rule = "" if dice.lines else "5.4.1.1"
        dice = dice.plus(count, say("{unit} fires next", unit=unit_name(s, unit.id)), rule)
        chances = _followed(field, action.target, count, chances)
    broken = chances["broken"]
    results = ((broken_words(field, action.target), broken), (say("Not broken"), 1 - broken))
    return Support(dice, results)


def supporters(field: Field, action: deeds.Fire | deeds.Strike) -> list[tuple[Unit, int]]:
    """Return who can use Maximum Fire on the same target after an attack, with their dice, fewest first."""
    if action.target in field.s.rubble and field.s.rubble[action.target].face is not None:
        return []
    found = []
    for unit in field.s.units.values():
        if unit.id == action.unit or unit.hex is None or why_idle(unit) is not None:
            continue
        if weapons.why_no_fire(field, begun(field, unit), action.target, "maximum") is None:
            found.append((unit, weapons.fire_tally(field, unit, action.target, "maximum").total))
    return sorted(found, key=lambda pair: pair[1])[-MOST_NEXT:]


def _followed(field: Field, target: UnitId, count: int, before: dict[str, Fraction]) -> dict[str, Fraction]:
    """The chances that a target is broken, cracked or whole after one more attack with ``count`` dice."""
    after = {"broken": before["broken"], "whole": Fraction(0), "cracked": Fraction(0)}
    for name, cracked in (("whole", False), ("cracked", True)):
        effects = _effects(field, target, count, "fire", cracked=cracked)
        after["broken"] += before[name] * effects["broken"]
        after["cracked"] += before[name] * effects["cracked"]
        after[name] += before[name] * effects["none"]
    return after


def _strike_dice(field: Field, action: deeds.Strike) -> Tally:
    at = weapons.target_hex(field, action.target)
    assert at is not None, "a target on the map"
    return strike_tally(field, field.s.units[action.unit], at)


def _standard(field: Field, target: UnitId, dice: Tally, attack: str) -> Odds:
    """Dice against a defence number: nothing, a crack, or a boulder broken (5.4.1)."""
    wanted = weapons.need_tally(field, target)
    is_cracked = target in field.s.cracked
    chances = _effects(field, target, dice.total, attack, cracked=is_cracked)
    cracked = say("The crack stays") if is_cracked else say("Cracked")
    names = {"broken": broken_words(field, target), "cracked": cracked, "none": say("No effect")}
    results = gathered((names[key], chance) for key, chance in chances.items())
    hits = sum(
        (chance * hits_of(field.ground, faces, wanted.total, attack)[0]
         for faces, chance in _throws(dice.total, wanted.total)),
        Fraction(0),
    )  # fmt: skip
    return Odds(dice, Tally(), wanted, results, chances["broken"], hits)


def _effects(field: Field, target: UnitId, count: int, attack: str, *, cracked: bool) -> dict[str, Fraction]:
    """The chances that a number of dice break a target, crack it, or do nothing."""
    row = field.ground.edition.marines.fire
    need = weapons.defence_number(field, target) + (row.crack if cracked else 0)
    chances = dict.fromkeys(("broken", "cracked", "none"), Fraction(0))
    for faces, chance in _throws(count, need):
        hits, _ = hits_of(field.ground, faces, need, attack)
        chances["broken" if hits >= row.flip else "cracked" if hits else "none"] += chance
    return chances


def broken_words(field: Field, target: UnitId) -> Message:
    """Return what three hits do to a target."""
    tribe = field.s.tribes.get(target)
    if tribe is None:
        return say("Rubble removed")
    if not tribe.stack[0].reduced:
        return say("Top boulder flipped")
    return say("Top boulder removed") if len(tribe.stack) > 1 else say("Tribe destroyed")


def _throws(count: int, wanted: int) -> Breakdown:
    """All throws of ``count`` dice that differ in sixes or in hits on ``wanted``, with their chances.

    A throw stands for many: its dice are sixes, fives for other hits, ones for misses.
    """
    hit = max(0, SIDES - 1 - wanted)
    miss = SIDES - 1 - hit
    throws: Breakdown = []
    for sixes in range(count + 1):
        for hits in range(count - sixes + 1):
            misses = count - sixes - hits
            ways = comb(count, sixes) * comb(count - sixes, hits) * hit**hits * miss**misses
            faces = (6,) * sixes + (5,) * hits + (1,) * misses
            throws.append((faces, Fraction(ways, SIDES**count)))
    return throws
