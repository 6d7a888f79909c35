# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions of Colossi built by hand, and what follows from them with scripted dice."""

from collections.abc import Iterable
from functools import cache
from typing import Literal, TypeVar

import pytest

from rubbletop.games import registry
from rubbletop.games.colossi.frames.harm import RubbleFrame
from rubbletop.games.colossi.ground import Field, Ground
from rubbletop.games.colossi.rules import ColossiRules
from rubbletop.games.colossi.setup import panic
from rubbletop.games.colossi.state import Boulder, ColossiState, Place, Rubble, Tribe, Unit, replace
from rubbletop.games.colossi.steps.base import MARINES
from rubbletop.games.colossi.tables import Face, Kind, TribeName
from rubbletop.kernel.dice import Dice, ScriptedDice, SeededDice
from rubbletop.kernel.facts import Action, Event, IllegalAction, SpaceId, UnitId
from rubbletop.kernel.rules import Offer
from rubbletop.kernel.state import Frame

SEAT = MARINES
E = TypeVar("E", bound=Event)
BOULDERS: dict[TribeName, tuple[str, ...]] = {
    "red": ("R1", "R2", "R3", "R4", "R5"),
    "yellow": ("Y1", "Y2", "Y3", "Y4"),
    "grey": ("G1", "G2", "G3", "G4"),
    "brown": ("B1", "B2", "B3"),
    "black": ("K1", "K2", "K3"),
    "white": ("W1", "W2", "W3"),
    "tomb": ("T1", "T2", "T3"),
}


@cache
def rules() -> ColossiRules:
    """Return the rules of the game."""
    found = registry.rules("colossi")
    assert isinstance(found, ColossiRules)
    return found


def ground() -> Ground:
    """Return the edition's tables and boards."""
    return rules().ground


def field(s: ColossiState) -> Field:
    """Return the table top of ``s``."""
    return ground().field(s)


def at(number: int | str) -> SpaceId:
    """Return the hex of a printed number, or an unnumbered one by its id."""
    return SpaceId(str(number))


def given_unit(
    kind: Kind, hex_: int | str | None = None, *, id_: str = "", place: Place = "map", **fields: object
) -> Unit:
    """Return a unit, named after its kind unless ``id_`` says otherwise; fresh unless ``fields`` say so."""
    where = None if hex_ is None else at(hex_)
    return replace(Unit(id=UnitId(id_ or kind), kind=kind, place=place, hex=where), **fields)


def given_tribe(
    tribe: TribeName, hex_: int | str | None, *boulders: str, id_: str = "", **fields: object
) -> Tribe:
    """Return a stack, top first; a boulder id ending in ``-`` lies on its reduced side; all by default."""
    stack = tuple(
        Boulder(id=b.removesuffix("-"), reduced=b.endswith("-")) for b in boulders or BOULDERS[tribe]
    )
    where = None if hex_ is None else at(hex_)
    return replace(Tribe(id=UnitId(id_ or tribe), tribe=tribe, hex=where, stack=stack), **fields)


def given_rubble(hex_: int | str, face: Face | None = None, *, id_: str = "", **fields: object) -> Rubble:
    """Return a Rubble counter, face down unless ``face`` is given, by default named after its hex."""
    return replace(Rubble(id=UnitId(id_ or f"rubble{hex_}"), hex=at(hex_), face=face), **fields)


def given_state(
    *things: Unit | Tribe | Rubble | Frame,
    zone: Literal["alpha", "beta"] = "alpha",
    turn: int = 2,
    **fields: object,
) -> ColossiState:
    """Return a state with nothing but the given units, stacks and Rubble; frames lie last on top."""
    frames = tuple(thing for thing in things if isinstance(thing, Frame))
    s = ColossiState(
        seats=(SEAT,),
        turn=turn,
        stack=frames or (RubbleFrame(origin=at(111)),),  # type: ignore[arg-type]
        zone=zone,
        scenario="1",
        units={thing.id: thing for thing in things if isinstance(thing, Unit)},
        tribes={thing.id: thing for thing in things if isinstance(thing, Tribe)},
        rubble={thing.id: thing for thing in things if isinstance(thing, Rubble)},
        deck=tuple(ground().cards),
    )
    return replace(s, **fields)


def given_game(seed: int = 1) -> ColossiState:
    """Return scenario 1 set up, before its first Event Phase."""
    return panic(ground(), (SEAT,), SeededDice(seed)).state


class Told:
    """What followed: the state, all events in order, the dice."""

    def __init__(self, state: ColossiState, events: tuple[Event, ...], dice: Dice) -> None:
        self.state = state
        self.events = events
        self.dice = dice

    def of(self, kind: type[E]) -> list[E]:
        """Return the events of one kind, in order."""
        return [event for event in self.events if isinstance(event, kind)]

    def names(self) -> list[str]:
        """Return the kinds of all events, in order."""
        return [type(event).__name__ for event in self.events]

    def unit(self, unit: str) -> Unit:
        """Return a unit as it stands now."""
        return self.state.units[UnitId(unit)]

    def tribe(self, tribe: str) -> Tribe:
        """Return a stack as it stands now."""
        return self.state.tribes[UnitId(tribe)]

    def rubble(self) -> dict[str, str]:
        """Return the Rubble counters on the map: hex to face, ``down`` where it is hidden."""
        return {str(r.hex): r.face or "down" for r in self.state.rubble.values()}


def _all_used(dice: ScriptedDice) -> None:
    left = dice.left()
    assert not left, f"dice nobody threw: {left}"


def settled(s: ColossiState, faces: Iterable[int] = ()) -> Told:
    """Run the automatic steps until somebody must decide or the stack is empty; all faces are used."""
    dice = ScriptedDice(faces)
    events: list[Event] = []
    while s.stack and not rules().actors(s):
        change = rules().step(s).run(s, dice)
        s = change.state
        events += change.events
    _all_used(dice)
    return Told(s, tuple(events), dice)


def stepped(s: ColossiState, faces: Iterable[int] = ()) -> Told:
    """Run the step on top once."""
    dice = ScriptedDice(faces)
    change = rules().step(s).run(s, dice)
    _all_used(dice)
    return Told(change.state, change.events, dice)


def played(s: ColossiState, action: Action, faces: Iterable[int] = ()) -> Told:
    """Play a legal action and run on until the next decision or the empty stack; all faces are used."""
    rules().check(s, action)
    dice = ScriptedDice(faces)
    beats = list(rules().apply(s, action, dice))
    _all_used(dice)
    return Told(beats[-1].state, tuple(event for beat in beats for event in beat.events), dice)


def legal(s: ColossiState) -> tuple[Offer, ...]:
    """Return what may be done now."""
    return rules().legal(s, SEAT)


def refused(s: ColossiState, action: Action) -> str:
    """Return the reason for which an action is refused, with its section in brackets."""
    with pytest.raises(IllegalAction) as refusal:
        rules().check(s, action)
    return f"{refusal.value.reason.text()} [{refusal.value.rule}]"


def assert_listed_pass(s: ColossiState) -> None:
    """Assert that every listed action passes the check."""
    for offer in legal(s):
        assert isinstance(offer, Action)
        rules().check(s, offer)
