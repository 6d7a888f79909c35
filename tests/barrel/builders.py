# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions of One More Barrel built by hand, and what follows from them with scripted dice."""

from collections.abc import Iterable
from functools import cache
from typing import TypeVar

import pytest

from rubbletop.games.barrel.atlas import BOARD, Atlas
from rubbletop.games.barrel.build import ground as ground_of
from rubbletop.games.barrel.frames import AnyFrame
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.opening import laid
from rubbletop.games.barrel.rules import SEATS, BarrelRules
from rubbletop.games.barrel.state import BarrelState, Reserve, replace
from rubbletop.games.barrel.tables import DOLLAR, Building
from rubbletop.kernel.dice import Dice, ScriptedDice, SeededDice
from rubbletop.kernel.facts import Action, Event, IllegalAction, Player, Seat, Setup, SpaceId
from rubbletop.kernel.rules import Offer, is_among

ONE, TWO, THREE, FOUR, FIVE = SEATS
BORDER = SpaceId("border")
E = TypeVar("E", bound=Event)


@cache
def ground() -> Ground:
    """Return the tables and the map that come with the game, without marks."""
    known = ground_of(BOARD, "")
    return Ground(known.edition, known.board, ("", ""))


@cache
def rules() -> BarrelRules:
    """Return the rules on that ground."""
    return BarrelRules(Atlas(lambda _map, _edition: ground()))


def at(name: str) -> SpaceId:
    """Return the region of this id: bassora, dhi_qar, bagdad, ... or border."""
    return SpaceId(name)


def setup(players: int = 4, **options: str | int | bool) -> Setup:
    """Return a setup with a person named One, Two, ... at each seat."""
    people = tuple(Player(seat=seat, name=seat.title()) for seat in SEATS[:players])
    return Setup(scenario="1", seed=1, players=people, options=options)


def given_game(*stack: AnyFrame, players: int = 4, turn: int = 1, **fields: object) -> BarrelState:
    """Return a turn with the playing order one, two, three, ..., $10 each and nothing on the map.

    Turns 1 to 4 are phase 1, 5 to 8 phase 2, 9 to 12 phase 3 (5 turns a phase with three players).
    """
    s = laid(ground(), setup(players))
    s = replace(s, turn=turn, order=s.seats, stack=stack)
    for seat in s.seats:
        s = s.with_power(seat, cash=10 * DOLLAR)
    return replace(s, **fields)


def given_region(
    s: BarrelState,
    region: str,
    owner: Seat | None = None,
    *,
    locals_: int | None = None,
    troops: dict[Seat, int] | None = None,
    logistics: int = 0,
    barrels: int = 0,
    buildings: tuple[Building, ...] = (),
) -> BarrelState:
    """Return the state with a region as told: controlled, or with local troops and (in order) attackers."""
    held = {} if troops is None else troops
    return s.with_region(
        at(region),
        control=owner,
        locals=0 if owner is not None else locals_,
        troops=held,
        arrivals=tuple(held) if owner is None else (),
        logistics=logistics,
        barrels=barrels,
        buildings=buildings,
    )


def given_reserve(s: BarrelState, seat: Seat, troops: int = 0, logistics: int = 0) -> BarrelState:
    """Return the state with that in the Border Region for a seat."""
    return replace(s, border={**s.border, seat: Reserve(troops=troops, logistics=logistics)})


def played(
    s: BarrelState, action: Action, faces: Iterable[int] = (), dice: Dice | None = None
) -> tuple[BarrelState, tuple[Event, ...]]:
    """Return the state and the events after a legal action and all that follows by itself.

    ``faces`` are the dice thrown meanwhile, all of which must be used.
    """
    rules().check(s, action)
    source = ScriptedDice(faces) if dice is None else dice
    beats = tuple(rules().apply(s, action, source))
    if isinstance(source, ScriptedDice):
        assert source.left() == (), "faces were left over"
    return beats[-1].state, tuple(event for beat in beats for event in beat.events)


def run_on(s: BarrelState, faces: Iterable[int] = ()) -> tuple[BarrelState, tuple[Event, ...]]:
    """Return the state and the events after the automatic step on top, and only that."""
    source = ScriptedDice(faces)
    assert rules().actors(s) == (), "somebody must decide"
    change = rules().step(s).run(s, source)
    assert source.left() == (), "faces were left over"
    return change.state, change.events


def seeded(seed: int = 1) -> Dice:
    """Return dice whose faces do not matter."""
    return SeededDice(seed)


def legal(s: BarrelState, seat: Seat) -> tuple[Offer, ...]:
    """Return what a seat may do."""
    return rules().legal(s, seat)


def is_offered(s: BarrelState, action: Action) -> bool:
    """Return whether an action is listed."""
    return is_among(legal(s, action.seat), action)


def refusal(s: BarrelState, action: Action) -> IllegalAction:
    """Return the refusal of an action that must be refused, and is not offered."""
    assert not is_among(legal(s, action.seat), action), "it is offered"
    with pytest.raises(IllegalAction) as refused:
        rules().check(s, action)
    return refused.value


def reason(s: BarrelState, action: Action) -> str:
    """Return why an action is refused."""
    return refusal(s, action).reason.text()


def of_kind(events: Iterable[Event], kind: type[E]) -> tuple[E, ...]:
    """Return the events of one kind, in order."""
    return tuple(event for event in events if isinstance(event, kind))
