# SPDX-License-Identifier: GPL-3.0-or-later
"""The odds of a series of attacks on one stone, one unit after another (5.4.1.1; rulings 92, 94, 95)."""

from collections.abc import Sequence
from fractions import Fraction

import msgspec

from rubbletop.games.colossi.actions import marines as deeds
from rubbletop.games.colossi.ground import Field, Ground
from rubbletop.games.colossi.odds.fire import attack_dice, broken_words, effects
from rubbletop.games.colossi.odds.results import Chances, highest, read
from rubbletop.games.colossi.state import ColossiState, Unit
from rubbletop.games.colossi.steps.marines import weapons
from rubbletop.games.colossi.steps.marines.bars import begun, why_idle
from rubbletop.games.colossi.steps.marines.chisel import chisel_tally
from rubbletop.games.colossi.words.names import unit_name
from rubbletop.kernel.facts import Message, UnitId, say
from rubbletop.kernel.tally import Tally

Attack = deeds.Fire | deeds.Strike | deeds.Chisel
"""What can break the top boulder of a stack, or Rubble, from where a unit stands."""

Standing = tuple[int, bool]
"""How often a stone was broken, and whether it is cracked."""

MOST_NEXT = 4
"""So many units that can fire next are reckoned with, those with most dice."""


class After(msgspec.Struct, frozen=True):
    """What has become of a stone after one more attack of a series.

    ``dice``: the dice of the attack, or what is added to the one die of a Chisel. ``alone``: the chance that
    the attack, made now and by itself, breaks the stone once. ``results``: what has become of the stone by
    then with the chance of each, the best first; that is what the series is made for.
    """

    attack: Attack
    dice: Tally
    alone: Fraction
    results: Chances

    @property
    def count(self) -> int:
        """How many dice the attack throws."""
        return 1 if isinstance(self.attack, deeds.Chisel) else self.dice.total


class Support(msgspec.Struct, frozen=True):
    """What becomes of an attack if others fire at the same target right after it (5.4.1.1).

    ``dice``: the dice of each of them, in the order in which they fire, fewest first; ``results``: whether
    the target is broken by any of them or by the attack itself, with the chances.
    """

    dice: Tally
    results: Chances


def most_breaks(s: ColossiState, target: UnitId) -> int:
    """Return how often a stone can be broken until it is gone: two of a full top boulder, else one."""
    tribe = s.tribes.get(target)
    return 2 if tribe is not None and not tribe.stack[0].reduced else 1


def times_broken(start: ColossiState, s: ColossiState, target: UnitId) -> int:
    """Return how often a stone has been broken since the state ``start``, 0 to ``most_breaks`` of it."""
    if target in start.rubble:
        return int(target not in s.rubble)
    was, now = start.tribes[target].stack, s.tribes.get(target)
    if now is None or now.stack[0].id != was[0].id:
        return most_breaks(start, target)
    return int(now.stack[0].reduced and not was[0].reduced)


def series(ground: Ground, s: ColossiState, attacks: Sequence[Attack], breaks: int = 1) -> tuple[After, ...]:
    """Return what becomes of a stone by attacks one after another, all on the same one.

    Once it has been broken ``breaks`` times, 1 to ``most_breaks``, the rest hold their fire. Hits of one
    attack are never added to those of another: what remains of it is at most a crack (5.4.1.1).
    """
    field = ground.field(s)
    told: list[After] = []
    chances: dict[Standing, Fraction] = {}
    for attack in attacks:
        now = (0, attack.target in s.cracked)
        before = chances or {now: Fraction(1)}
        chances = _followed(field, attack, before, breaks)
        alone = _chances(field, attack, now)["broken"]
        told.append(
            After(attack, _dice(field, attack), alone, _results(field, attack.target, chances, breaks))
        )
    return tuple(told)


def support(ground: Ground, s: ColossiState, action: deeds.Fire | deeds.Strike) -> Support | None:
    """Return the odds of an attack together with those who can fire at its target next; None without any."""
    others = supporters(ground.field(s), action)
    if not others:
        return None
    dice = Tally()
    shots: list[Attack] = [action]
    for unit, count in others:
        rule = "" if dice.lines else "5.4.1.1"
        dice = dice.plus(count, say("{unit} fires next", unit=unit_name(s, unit.id)), rule)
        shots.append(deeds.Fire(seat=action.seat, unit=unit.id, target=action.target, manner="maximum"))
    goal, broken = series(ground, s, shots)[-1].results[0]
    return Support(dice, ((goal, broken), (say("Not broken"), 1 - broken)))


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


def _followed(
    field: Field, attack: Attack, before: dict[Standing, Fraction], breaks: int
) -> dict[Standing, Fraction]:
    """The chances of how a stone stands after one more attack, which a stone broken enough is spared."""
    after: dict[Standing, Fraction] = {}
    for (broken, cracked), chance in before.items():
        if broken == breaks:
            ends = {(broken, cracked): Fraction(1)}
        else:
            found = _chances(field, attack, (broken, cracked))
            ends = {(broken + 1, False): found["broken"], (broken, cracked): found["none"]}
            ends[broken, True] = ends.get((broken, True), Fraction(0)) + found["cracked"]
        for end, share in ends.items():
            after[end] = after.get(end, Fraction(0)) + chance * share
    return after


def _chances(field: Field, attack: Attack, standing: Standing) -> dict[str, Fraction]:
    """What an attack does to a stone that stands so: it breaks it, cracks it, or does nothing."""
    broken, cracked = standing
    if isinstance(attack, deeds.Chisel):
        row = field.ground.edition.marines.chisel
        found = read(row, highest(1), _dice(field, attack).total)
        done = sum((chance for result, chance in found.items() if result != "none"), Fraction(0))
        return {"broken": done, "cracked": Fraction(0), "none": 1 - done}
    need = weapons.defence_number(field, attack.target)
    if broken:
        need = field.ground.boulders[field.s.tribes[attack.target].stack[0].id].back.dn
    if cracked:
        need += field.ground.edition.marines.fire.crack
    name = "fire" if isinstance(attack, deeds.Fire) else "strike"
    return effects(field.ground, attack_dice(field, attack).total, need, name)


def _dice(field: Field, attack: Attack) -> Tally:
    if isinstance(attack, deeds.Chisel):
        return chisel_tally(field, field.s.units[attack.unit], attack.manner)
    return attack_dice(field, attack)


def _results(field: Field, target: UnitId, chances: dict[Standing, Fraction], breaks: int) -> Chances:
    """How a stone stands in words, the most broken first; those that cannot be are left out but the first."""
    broken = [Fraction(0)] * (breaks + 1)
    cracked = Fraction(0)
    for (times, is_cracked), chance in chances.items():
        if times == 0 and is_cracked:
            cracked += chance
        else:
            broken[times] += chance
    names = (
        [broken_words(field, target)] if breaks == 1 else [_gone(field, target), broken_words(field, target)]
    )
    found: list[tuple[Message, Fraction]] = list(zip(names, reversed(broken[1:]), strict=True))
    found += [(say("Cracked"), cracked), (say("No effect"), broken[0])]
    return tuple(pair for number, pair in enumerate(found) if pair[1] or not number)


def _gone(field: Field, target: UnitId) -> Message:
    """What becomes of a tribe whose top boulder is broken on both sides."""
    return say("Top boulder removed") if len(field.s.tribes[target].stack) > 1 else say("Tribe destroyed")
