# SPDX-License-Identifier: GPL-3.0-or-later
"""The odds of standard attacks and Orbital Strikes, and the hits to be expected (5.4.1, 5.3.4.2)."""

from fractions import Fraction
from math import comb

from rubbletop.games.colossi.actions import marines as deeds
from rubbletop.games.colossi.ground import Field, Ground
from rubbletop.games.colossi.odds.results import Odds, either, gathered
from rubbletop.games.colossi.steps.marines import weapons
from rubbletop.games.colossi.steps.marines.fire import hits_of
from rubbletop.games.colossi.steps.marines.strike import strike_tally
from rubbletop.games.colossi.tables import SIDES
from rubbletop.kernel.facts import Message, UnitId, say
from rubbletop.kernel.tally import Tally

Breakdown = list[tuple[tuple[int, ...], Fraction]]


def fire_odds(field: Field, action: deeds.Fire) -> Odds:
    """Return the odds of a standard attack (5.4.1)."""
    return _standard(field, action.target, attack_dice(field, action), "fire")


def strike_odds(field: Field, action: deeds.Strike) -> Odds:
    """Return the odds of an Orbital Strike on a tribe, or on what Rubble has turned into (5.3.4.2)."""
    dice = attack_dice(field, action)
    if action.target in field.s.tribes:
        return _standard(field, action.target, dice, "strike")
    wanted = field.ground.edition.marines.strike.feature
    throws = _throws(dice.total, SIDES - 1)
    gone = sum((chance for faces, chance in throws if faces.count(SIDES) >= wanted), Fraction(0))
    return either(dice, Tally(), say("Destroyed"), gone)


def attack_dice(field: Field, action: deeds.Fire | deeds.Strike) -> Tally:
    """Return the dice of a standard attack or strike with their reasons (5.4.1, 85)."""
    unit = field.s.units[action.unit]
    if isinstance(action, deeds.Fire):
        return weapons.fire_tally(field, unit, action.target, action.manner)
    at = weapons.target_hex(field, action.target)
    assert at is not None, "a target on the map"
    return strike_tally(field, unit, at)


def expected_hits(ground: Ground, count: int, need: int, attack: str) -> Fraction:
    """Return how many hits a number of dice make on the mean, with those that sixes add (5.4.1.2, 86).

    ``need``: what each die must exceed; ``attack``: ``strike``, where each six counts twice, or ``fire``.
    """
    throws = _throws(count, need)
    return sum((chance * hits_of(ground, faces, need, attack)[0] for faces, chance in throws), Fraction(0))


def _standard(field: Field, target: UnitId, dice: Tally, attack: str) -> Odds:
    """Dice against a defence number: nothing, a crack, or a boulder broken (5.4.1)."""
    wanted = weapons.need_tally(field, target)
    chances = effects(field.ground, dice.total, wanted.total, attack)
    cracked = say("The crack stays") if target in field.s.cracked else say("Cracked")
    names = {"broken": broken_words(field, target), "cracked": cracked, "none": say("No effect")}
    results = gathered((names[key], chance) for key, chance in chances.items())
    hits = expected_hits(field.ground, dice.total, wanted.total, attack)
    return Odds(dice, Tally(), wanted, results, chances["broken"], hits)


def effects(ground: Ground, count: int, need: int, attack: str) -> dict[str, Fraction]:
    """Return the chances that a number of dice that must exceed ``need`` break a stone, crack it, or fail."""
    flip = ground.edition.marines.fire.flip
    chances = dict.fromkeys(("broken", "cracked", "none"), Fraction(0))
    for faces, chance in _throws(count, need):
        hits, _ = hits_of(ground, faces, need, attack)
        chances["broken" if hits >= flip else "cracked" if hits else "none"] += chance
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
