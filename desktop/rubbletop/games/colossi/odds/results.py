# SPDX-License-Identifier: GPL-3.0-or-later
"""What a throw is made with and what can come of it, and charts that are read with one die (5.0)."""

from collections.abc import Iterable
from fractions import Fraction

import msgspec

from rubbletop.games.colossi.marine_tables import DiceChart, Result
from rubbletop.games.colossi.tables import SIDES
from rubbletop.kernel.facts import Message, say
from rubbletop.kernel.tally import Tally

Chances = tuple[tuple[Message, Fraction], ...]


class Odds(msgspec.Struct, frozen=True):
    """What a throw is made with and what can come of it.

    ``dice``: how many dice; ``drm``: the modifier of each; ``need``: the number that each must exceed, None
    where a chart is read; ``results``: each possible result with its chance, the best first; ``success``: the
    chance of what it is made for, a boulder broken, a stone held up or pushed, a safe landing, a recovery.
    ``hits``: how many hits are expected, None where none are counted.
    """

    dice: Tally
    drm: Tally
    need: Tally | None
    results: Chances
    success: Fraction
    hits: Fraction | None = None


def one_die() -> Tally:
    """Return the number of dice of a throw that is made with one."""
    return Tally().plus(1, say("One die"), "2.5")


def gathered(outcomes: Iterable[tuple[Message, Fraction]]) -> Chances:
    """Return the results with equal ones added up, in the order in which they first come."""
    found: dict[str, tuple[Message, Fraction]] = {}
    for message, chance in outcomes:
        key = message.text()
        found[key] = (message, chance + (found[key][1] if key in found else 0))
    return tuple(pair for pair in found.values() if pair[1])


def highest(count: int) -> dict[int, Fraction]:
    """Return the chance of each face to be the highest of some dice, the best face first."""
    return {f: Fraction(f**count - (f - 1) ** count, SIDES**count) for f in range(SIDES, 0, -1)}


def read(chart: DiceChart, faces: dict[int, Fraction], drm: int = 0) -> dict[Result, Fraction]:
    """Return the chance of each row of a chart, the best first."""
    chances = dict.fromkeys((row.result for row in chart.rows), Fraction(0))
    for face, chance in faces.items():
        chances[chart.result(face + drm)] += chance
    return chances


def charted(chart: DiceChart, drm: Tally, names: dict[str, Message], wanted: frozenset[Result]) -> Odds:
    """Return the odds of a die that is read on a chart; only ``wanted`` results are what it is thrown for."""
    chances = read(chart, highest(1), drm.total)
    results = gathered((names[result], chance) for result, chance in chances.items())
    success = sum((chance for result, chance in chances.items() if result in wanted), Fraction(0))
    return Odds(one_die(), drm, None, results, success)


def tried(count: int, drm: Tally, least: int) -> Odds:
    """Return the odds of a throw that succeeds or not, by its highest die."""
    dice = one_die() if count == 1 else Tally().plus(count, say("With a Medic"), "5.1.2")
    success = sum((p for face, p in highest(count).items() if face + drm.total >= least), Fraction(0))
    return either(dice, drm, say("Success"), success)


def either(dice: Tally, drm: Tally, done: Message, success: Fraction) -> Odds:
    """Return the odds of a throw that does one thing or nothing."""
    return Odds(dice, drm, None, gathered(((done, success), (say("No effect"), 1 - success))), success)
