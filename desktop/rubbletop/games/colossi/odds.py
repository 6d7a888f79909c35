# SPDX-License-Identifier: GPL-3.0-or-later
"""The odds of a decision before it is made: dice, modifiers, and the exact chance of each result (5.0)."""

from collections.abc import Iterable
from fractions import Fraction
from math import comb

import msgspec

from rubbletop.games.colossi.actions import marines as deeds
from rubbletop.games.colossi.ground import Field, Ground
from rubbletop.games.colossi.marine_tables import DiceChart, Result
from rubbletop.games.colossi.state import ColossiState
from rubbletop.games.colossi.steps.marines import weapons
from rubbletop.games.colossi.steps.marines.chisel import chisel_tally
from rubbletop.games.colossi.steps.marines.drill import drill_tally
from rubbletop.games.colossi.steps.marines.fire import hits_of
from rubbletop.games.colossi.steps.marines.flight import bombing_tally
from rubbletop.games.colossi.steps.marines.jump import jump_tally
from rubbletop.games.colossi.steps.marines.lagi import stops_push
from rubbletop.games.colossi.steps.marines.landing import landing_tally
from rubbletop.games.colossi.steps.marines.recon import recon_tally
from rubbletop.games.colossi.steps.marines.recovery import has_medic, recovery_tally
from rubbletop.games.colossi.steps.marines.strike import strike_tally
from rubbletop.games.colossi.tables import SIDES
from rubbletop.games.colossi.words.marines import BOMBED, CHISELLED, DESCENTS, DRILLED, DRILLED_RUBBLE
from rubbletop.games.colossi.words.names import hex_name
from rubbletop.kernel.facts import Action, Message, SpaceId, UnitId, say
from rubbletop.kernel.tally import Tally

EFFECTS: frozenset[Result] = frozenset(("shattered", "broken", "paralyzed", "bored", "knocked", "direct"))
"""Results of the special weapons that do something to their target."""
SAFE: frozenset[Result] = frozenset(("safe",))
Chances = tuple[tuple[Message, Fraction], ...]
Breakdown = list[tuple[tuple[int, ...], Fraction]]


class Odds(msgspec.Struct, frozen=True):
    """What a throw is made with and what can come of it.

    ``dice``: how many dice; ``drm``: the modifier of each; ``need``: the number that each must exceed, None
    where a chart is read; ``results``: each possible result with its chance, the best first; ``success``: the
    chance of what it is made for, a boulder broken, a stone held up or pushed, a safe landing, a recovery.
    """

    dice: Tally
    drm: Tally
    need: Tally | None
    results: Chances
    success: Fraction


def odds(ground: Ground, s: ColossiState, action: Action) -> Odds | None:
    """Return the odds of a legal decision of the Marine Phase, None for one that throws no dice at once."""
    field = ground.field(s)
    match action:
        case deeds.Fire():
            dice = weapons.fire_tally(field, s.units[action.unit], action.target, action.manner)
            return _standard(field, action.target, dice, "fire")
        case deeds.Strike():
            return _strike(field, action)
        case deeds.Chisel():
            drm = chisel_tally(field, s.units[action.unit], action.manner)
            return _charted(ground.edition.marines.chisel, drm, CHISELLED, EFFECTS)
        case deeds.Drill():
            drm = drill_tally(field, s.units[action.unit])
            names = DRILLED if action.target in s.tribes else DRILLED_RUBBLE
            return _charted(ground.edition.marines.drill, drm, names, EFFECTS)
        case deeds.Bomb():
            drm = bombing_tally(field, s.units[action.unit])
            return _charted(ground.edition.marines.bombing, drm, BOMBED, EFFECTS)
        case deeds.JumpTo():
            return _charted(ground.edition.marines.jump, jump_tally(field), DESCENTS, SAFE)
        case deeds.Land():
            return _landing(field, action.to)
        case deeds.Lagi():
            return _lagi(field, action)
        case deeds.Reconnoitre():
            drm = recon_tally(field, s.units[action.unit], action.helper)
            return _tried(1, drm, ground.edition.marines.recon.need)
        case deeds.Recover():
            row = ground.edition.marines.recovery
            unit = s.units[action.unit]
            count = row.medic_dice if has_medic(field, unit) else 1
            return _tried(count, recovery_tally(field, unit), row.need)
        case _:
            return None


def landings(ground: Ground, s: ColossiState) -> dict[int, dict[Result, Fraction]]:
    """Return the chances of a landing by its number of dice, one to the most that a hex gives (5.2.1)."""
    field = ground.field(s)
    chart = ground.edition.marines.landing
    most = max(landing_tally(field, at).total for at in field.board.hexes)
    return {count: _read(chart, _highest(count)) for count in range(1, most + 1)}


def _one_die() -> Tally:
    return Tally().plus(1, say("One die"), "2.5")


def _gathered(outcomes: Iterable[tuple[Message, Fraction]]) -> Chances:
    """Add up equal results, in the order in which they first come."""
    found: dict[str, tuple[Message, Fraction]] = {}
    for message, chance in outcomes:
        key = message.text()
        found[key] = (message, chance + (found[key][1] if key in found else 0))
    return tuple(pair for pair in found.values() if pair[1])


def _highest(count: int) -> dict[int, Fraction]:
    """The chance of each face to be the highest of some dice, the best face first."""
    return {f: Fraction(f**count - (f - 1) ** count, SIDES**count) for f in range(SIDES, 0, -1)}


def _read(chart: DiceChart, faces: dict[int, Fraction], drm: int = 0) -> dict[Result, Fraction]:
    """The chance of each row of a chart, the best first."""
    chances = dict.fromkeys((row.result for row in chart.rows), Fraction(0))
    for face, chance in faces.items():
        chances[chart.result(face + drm)] += chance
    return chances


def _charted(chart: DiceChart, drm: Tally, names: dict[str, Message], wanted: frozenset[Result]) -> Odds:
    """A die read on a chart; only some of the results are what it is thrown for."""
    chances = _read(chart, _highest(1), drm.total)
    results = _gathered((names[result], chance) for result, chance in chances.items())
    return Odds(_one_die(), drm, None, results, _sum(chances, wanted))


def _sum(chances: dict[Result, Fraction], wanted: frozenset[Result]) -> Fraction:
    return sum((chance for result, chance in chances.items() if result in wanted), Fraction(0))


def _tried(count: int, drm: Tally, least: int) -> Odds:
    """A throw that succeeds or not, by its highest die."""
    dice = _one_die() if count == 1 else Tally().plus(count, say("With a Medic"), "5.1.2")
    success = sum((p for face, p in _highest(count).items() if face + drm.total >= least), Fraction(0))
    return _either(dice, drm, say("Success"), success)


def _either(dice: Tally, drm: Tally, done: Message, success: Fraction) -> Odds:
    """A throw that does one thing or nothing."""
    return Odds(dice, drm, None, _gathered(((done, success), (say("No effect"), 1 - success))), success)


def _landing(field: Field, to: SpaceId) -> Odds:
    dice = landing_tally(field, to)
    chances = _read(field.ground.edition.marines.landing, _highest(dice.total))
    results = _gathered((DESCENTS[result], chance) for result, chance in chances.items())
    return Odds(dice, Tally(), None, results, _sum(chances, SAFE))


def _strike(field: Field, action: deeds.Strike) -> Odds:
    at = weapons.target_hex(field, action.target)
    assert at is not None, "a target on the map"
    dice = strike_tally(field, field.s.units[action.unit], at)
    if action.target in field.s.tribes:
        return _standard(field, action.target, dice, "strike")
    wanted = field.ground.edition.marines.strike.feature
    throws = _throws(dice.total, SIDES - 1)
    gone = sum((chance for faces, chance in throws if faces.count(SIDES) >= wanted), Fraction(0))
    return _either(dice, Tally(), say("Destroyed"), gone)


def _standard(field: Field, target: UnitId, dice: Tally, attack: str) -> Odds:
    """Dice against a defence number: nothing, a crack, or a boulder broken (5.4.1)."""
    wanted = weapons.need_tally(field, target)
    broken = _broken(field, target)
    cracked = say("The crack stays") if target in field.s.cracked else say("Cracked")
    flip = field.ground.edition.marines.fire.flip
    chances = dict.fromkeys(("broken", "cracked", "none"), Fraction(0))
    for faces, chance in _throws(dice.total, wanted.total):
        hits, _ = hits_of(field.ground, faces, wanted.total, attack)
        chances["broken" if hits >= flip else "cracked" if hits else "none"] += chance
    names = {"broken": broken, "cracked": cracked, "none": say("No effect")}
    results = _gathered((names[key], chance) for key, chance in chances.items())
    return Odds(dice, Tally(), wanted, results, chances["broken"])


def _broken(field: Field, target: UnitId) -> Message:
    """What three hits do to a target."""
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


def _lagi(field: Field, action: deeds.Lagi) -> Odds:
    """How far a push goes (105)."""
    at = field.tribe_hex(action.target) if action.target in field.s.tribes else field.unit_hex(action.target)
    direction = field.board.direction(field.unit_hex(action.unit), at)
    assert direction is not None, "a target on one of the lines"
    way = [at]
    for to in field.board.line(at, direction)[:SIDES]:
        if stops_push(field, to):
            break
        way.append(to)

    mined = field.mined if action.target in field.s.units else frozenset()
    ends = _push_ends([to in mined for to in way], Fraction(field.ground.edition.aura.mine_stop, SIDES))
    names = [say("It stays"), *(say("Pushed to {hex}", hex=hex_name(to)) for to in way[1:])]
    results = _gathered((names[end], chance) for end, chance in ends)
    success = sum((chance for end, chance in ends if end), Fraction(0))
    return Odds(_one_die(), Tally(), None, results, success)


def _push_ends(marbles: list[bool], stop: Fraction) -> list[tuple[int, Fraction]]:
    """Where a push can end, farthest first: the number of hexes gone, with the chance (106, 117).

    ``marbles``: whether each hex of the way, the target's own first, throws a die that ends the push with the
    chance ``stop``.
    """
    ends: list[tuple[int, Fraction]] = []
    for face in range(1, SIDES + 1):
        left = Fraction(1, SIDES)
        last = min(face, len(marbles) - 1)
        for gone in range(1, last):
            if marbles[gone]:
                ends.append((gone, left * stop))
                left *= 1 - stop
        ends.append((last, left))
    return sorted(ends, reverse=True)
