# SPDX-License-Identifier: GPL-3.0-or-later
"""The odds of attacks one after another against the rules played with all throws (5.4.1.1; 94, 95)."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

import pytest

from rubbletop.games.colossi import odds
from rubbletop.games.colossi.frames.harm import RubbleFrame
from rubbletop.games.colossi.state import ColossiState, Rubble, Tribe, replace
from rubbletop.kernel.dice import OutOfFaces, ScriptedDice
from rubbletop.kernel.facts import UnitId
from tests.colossi.builders import given_rubble, given_tribe, given_unit, ground, rules
from tests.colossi.interplay.arena import in_zone
from tests.colossi.marines.acts import chisel, fire, strike

Told = dict[str, Fraction]
FULL = given_tribe("red", 154, "R1", "R2")
UNITS = (
    given_unit("medic", 161),
    given_unit("scout", 155, damaged=True),
    given_unit("hq", 162, damaged=True),
    given_unit("ops", 153, damaged=True),
)


def attacked(
    s: ColossiState, attack: odds.Attack, faces: tuple[int, ...] = ()
) -> Iterator[tuple[ColossiState, Fraction]]:
    """Yield what an attack leads to by each throw of its own dice; Rubble that it knocks off stays away."""
    dice = ScriptedDice(faces)
    try:
        after = rules().step(s).apply(s, attack, dice).state
    except OutOfFaces as lack:
        for face in range(1, lack.sides + 1):
            yield from attacked(s, attack, (*faces, face))
        return
    if isinstance(after.top, RubbleFrame):
        after = replace(after, stack=after.stack[:-1])
    yield rules().step(after).run(after, dice).state, Fraction(1, 6 ** len(faces))


BROKEN: dict[str, int] = {"Cracked": 0, "No effect": 0, "Top boulder flipped": 1}
"""How often a stone is broken that has come to this; others are broken as often as they can be."""


def name_of(s: ColossiState, start: ColossiState, target: UnitId) -> str:
    """Return what has become of a stone since the start."""
    if target in start.rubble:
        return "Cracked" if target in s.cracked else "No effect" if target in s.rubble else "Rubble removed"
    was, now = start.tribes[target].stack, s.tribes.get(target)
    if now is None:
        return "Tribe destroyed"
    if len(now.stack) < len(was):
        return "Top boulder removed"
    if now.stack[0] != was[0]:
        return "Top boulder flipped"
    return "Cracked" if target in s.cracked else "No effect"


def played_out(s: ColossiState, attacks: Sequence[odds.Attack], goals: Sequence[str]) -> Iterator[Told]:
    """Yield what has become of a stone after each attack; once a goal is reached the rest hold their fire."""
    standing = [(s, Fraction(1))]
    for attack in attacks:
        after: list[tuple[ColossiState, Fraction]] = []
        for now, chance in standing:
            done = name_of(now, s, attack.target) in goals
            ends = [(now, Fraction(1))] if done else attacked(now, attack)
            after += [(end, chance * share) for end, share in ends]
        standing = merged(after)
        told: Told = {}
        for end, share in standing:
            name = name_of(end, s, attack.target)
            most = odds.most_breaks(s, attack.target)
            assert odds.times_broken(s, end, attack.target) == BROKEN.get(name, most)
            told[name] = told.get(name, Fraction(0)) + share
        yield told


def merged(found: list[tuple[ColossiState, Fraction]]) -> list[tuple[ColossiState, Fraction]]:
    """Return the states with the chances of equal ones added up."""
    kept: list[tuple[ColossiState, Fraction]] = []
    for s, chance in found:
        alike = [n for n, (other, _) in enumerate(kept) if other == s]
        if alike:
            kept[alike[0]] = (s, kept[alike[0]][1] + chance)
        else:
            kept.append((s, chance))
    return kept


def told_by(s: ColossiState, attacks: Sequence[odds.Attack], breaks: int) -> list[Told]:
    """Return what the odds tell after each attack."""
    found = odds.series(ground(), s, attacks, breaks)
    return [{name.text(): chance for name, chance in after.results if chance} for after in found]


LAST, WORN = given_tribe("red", 154, "R5-"), given_tribe("red", 154, "R5-", "R2")
GONE = ("Top boulder removed", "Tribe destroyed", "Rubble removed")


@pytest.mark.parametrize("cracked", [(), (UnitId("red"),)])
@pytest.mark.parametrize("red", [FULL, given_tribe("red", 154, "R5"), LAST, WORN])
@pytest.mark.parametrize("breaks", [1, 2])
def test_5_4_1_1_a_series_on_a_tribe_until_it_is_flipped_or_removed(
    breaks: int, red: Tribe, cracked: tuple[UnitId, ...]
) -> None:
    s = in_zone("alpha", red, *UNITS, cracked=cracked)
    breaks = min(breaks, odds.most_breaks(s, UnitId("red")))
    goals = GONE if breaks == odds.most_breaks(s, UnitId("red")) else ("Top boulder flipped", *GONE)
    attacks: list[odds.Attack] = [
        fire("medic", "red"),
        fire("scout", "red"),
        chisel("ops", "red"),
        fire("hq", "red"),
    ]

    assert told_by(s, attacks, breaks) == list(played_out(s, attacks, goals))


@pytest.mark.parametrize("things", [(given_rubble(154),), (given_rubble(154), given_tribe("black", 164))])
def test_ruling_92_a_series_on_rubble_removes_it(things: tuple[Rubble | Tribe, ...]) -> None:
    s = in_zone("beta", *things, *UNITS[:3])
    attacks = [fire("scout", "rubble154"), fire("hq", "rubble154"), fire("medic", "rubble154")]

    assert odds.most_breaks(s, UnitId("rubble154")) == 1
    assert told_by(s, attacks, 1) == list(played_out(s, attacks, GONE))


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_ruling_86_a_strike_cracks_for_those_who_fire_next_and_uses_their_crack(
    order: tuple[int, ...],
) -> None:
    s = in_zone("alpha", given_tribe("red", 163, "R1", "R2"), given_unit("hq", 161), UNITS[1])
    both: list[odds.Attack] = [strike("red"), fire("scout", "red")]
    attacks = [both[number] for number in order]

    assert told_by(s, attacks, 2) == list(played_out(s, attacks, GONE))


def test_5_4_1_1_hits_of_different_attacks_are_never_added_up() -> None:
    medics = [given_unit("medic", hex_, damaged=True, id_=f"medic{hex_}") for hex_ in (161, 162, 164)]
    s = in_zone("alpha", FULL, *medics)
    attacks = [fire(medic.id, "red") for medic in medics]

    (goal, chance), *_ = odds.series(ground(), s, attacks)[-1].results

    assert (goal.text(), chance) == ("Top boulder flipped", Fraction(0))


def test_5_4_1_1_each_attack_of_a_series_tells_its_dice_and_what_it_does_alone() -> None:
    s = in_zone("alpha", FULL, *UNITS)
    attacks: list[odds.Attack] = [fire("scout", "red"), chisel("ops", "red")]

    first, second = odds.series(ground(), s, attacks)

    assert (first.attack, first.dice.total, second.dice.total) == (attacks[0], 3, -1)
    assert second.alone == Fraction(1, 2) - Fraction(1, 6)
    alone = odds.odds(ground(), s, attacks[0])
    assert alone is not None
    assert first.alone == alone.success == first.results[0][1]
    assert odds.series(ground(), s, []) == ()
