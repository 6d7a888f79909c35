# SPDX-License-Identifier: GPL-3.0-or-later
"""Odds found the long way: the rules are played with every throw there is."""

from collections.abc import Callable, Iterator
from fractions import Fraction

from rubbletop.games.colossi import odds
from rubbletop.games.colossi.frames.marines import DropFrame, PushFrame
from rubbletop.games.colossi.state import ColossiState
from rubbletop.kernel.dice import OutOfFaces, ScriptedDice
from rubbletop.kernel.facts import Action, Event
from tests.colossi.builders import Told, ground, rules

Naming = Callable[[Told], str]


def told_odds(s: ColossiState, action: Action) -> dict[str, Fraction]:
    """Return the odds that are told: result to chance."""
    found = odds.odds(ground(), s, action)
    assert found is not None
    return {message.text(): chance for message, chance in found.results}


def counted(s: ColossiState, action: Action, naming: Naming) -> dict[str, Fraction]:
    """Return the chance of each result, as ``naming`` calls it, over all throws."""
    rules().check(s, action)
    chances: dict[str, Fraction] = {}
    for told, chance in _throws(s, action, (), Fraction(1)):
        name = naming(told)
        chances[name] = chances.get(name, Fraction(0)) + chance
    assert sum(chances.values()) == 1
    return chances


def _throws(
    s: ColossiState, action: Action, faces: tuple[int, ...], chance: Fraction
) -> Iterator[tuple[Told, Fraction]]:
    """What follows from each throw that begins with ``faces``, and the chance of each."""
    try:
        told = _settled(s, action, faces)
    except OutOfFaces as missing:
        for face in range(1, missing.sides + 1):
            yield from _throws(s, action, (*faces, face), chance / missing.sides)
    else:
        yield told, chance


def _settled(s: ColossiState, action: Action, faces: tuple[int, ...]) -> Told:
    """Play a decision until the unit that falls is down and the push is over; consequences may wait."""
    dice = ScriptedDice(faces)
    change = rules().step(s).apply(s, action, dice)
    events: list[Event] = [*change.events]
    while isinstance(change.state.top, DropFrame | PushFrame):
        change = rules().step(change.state).run(change.state, dice)
        events += change.events
    assert dice.left() == ()
    return Told(change.state, tuple(events), dice)
