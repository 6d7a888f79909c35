# SPDX-License-Identifier: GPL-3.0-or-later
"""One step of One More Barrel at a time, so that a test of one part needs no other."""

from collections.abc import Iterable

from rubbletop.games.barrel.state import BarrelState
from rubbletop.kernel.dice import ScriptedDice
from rubbletop.kernel.facts import Action, Event
from rubbletop.kernel.state import Frame
from tests.barrel.builders import rules, run_on


def did(s: BarrelState, action: Action) -> tuple[BarrelState, tuple[Event, ...]]:
    """Return the state and the events right after a legal action, before anything follows by itself."""
    rules().check(s, action)
    change = rules().step(s).apply(s, action, ScriptedDice(()))
    return change.state, change.events


def done(s: BarrelState, *actions: Action) -> BarrelState:
    """Return the state after legal actions, with the automatic steps between them but not after the last."""
    for action in actions:
        while not rules().actors(s):
            s, _ = run_on(s)
        s, _ = did(s, action)
    return s


def run_to(
    s: BarrelState, kind: type[Frame], faces: Iterable[int] = ()
) -> tuple[BarrelState, tuple[Event, ...]]:
    """Return the state and the events after automatic steps until a frame of this kind lies on top.

    ``faces`` are the dice thrown meanwhile, all of which must be used.
    """
    dice = ScriptedDice(faces)
    events: tuple[Event, ...] = ()
    while not isinstance(s.top, kind):
        assert rules().actors(s) == (), "somebody must decide"
        change = rules().step(s).run(s, dice)
        s, events = change.state, (*events, *change.events)
    assert dice.left() == (), "faces were left over"
    return s, events
