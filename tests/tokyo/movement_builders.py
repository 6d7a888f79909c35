# SPDX-License-Identifier: GPL-3.0-or-later
"""Phase 7 of Tokyo built by hand, and the decisions in it."""

from rubbletop.games.tokyo.actions.movement import (
    ClimbRoof,
    DropParatroop,
    EndMovement,
    EnterBuilding,
    EnterMap,
    LeaveBuilding,
    LeaveMap,
    LoadUnit,
    MoveUnit,
    UnloadUnit,
)
from rubbletop.games.tokyo.frames.movement import MovementFrame
from rubbletop.games.tokyo.state import Options, TokyoState, replace
from rubbletop.kernel.facts import Action, Seat
from tests.tokyo.builders import ONE, TWO, at, given_game, given_placed, legal, played, unit


def given_movement(
    *placed: str,
    mover: Seat = ONE,
    godran: str = "H8",
    turn: int = 2,
    players: int = 4,
    options: Options | None = None,
    **fields: object,
) -> TokyoState:
    """Return the movement of a seat in Phase 7 with units placed, seat two having controlled GODRAN."""
    s = given_game(MovementFrame(left=()), players=players, options=options, godran=at(godran), turn=turn)
    left = s.order[s.order.index(mover) :]
    s = replace(s, stack=(MovementFrame(left=left),), controller=TWO, **fields)
    return given_placed(s, *placed)


def frame(s: TokyoState) -> MovementFrame:
    """Return the frame of Phase 7."""
    return s.top_frame(MovementFrame)


def with_spent(s: TokyoState, spent: dict[str, int]) -> TokyoState:
    """Return the phase with movement points spent, by unit."""
    points = {unit(name): number for name, number in spent.items()}
    return s.become(replace(frame(s), spent={**frame(s).spent, **points}))


def move(name: str, to: str, seat: Seat = ONE) -> MoveUnit:
    """Return the decision to move a unit."""
    return MoveUnit(seat=seat, unit=unit(name), to=at(to))


def enter(name: str, to: str, seat: Seat = ONE) -> EnterMap:
    """Return the decision to bring a unit onto the map."""
    return EnterMap(seat=seat, unit=unit(name), to=at(to))


def drop(name: str, to: str, seat: Seat = ONE) -> DropParatroop:
    """Return the decision to drop a unit."""
    return DropParatroop(seat=seat, unit=unit(name), to=at(to))


def go_in(name: str, seat: Seat = ONE) -> EnterBuilding:
    """Return the decision to go into a building."""
    return EnterBuilding(seat=seat, unit=unit(name))


def come_out(name: str, seat: Seat = ONE) -> LeaveBuilding:
    """Return the decision to come out of a building."""
    return LeaveBuilding(seat=seat, unit=unit(name))


def climb(name: str, seat: Seat = ONE) -> ClimbRoof:
    """Return the decision to climb to a roof."""
    return ClimbRoof(seat=seat, unit=unit(name))


def leave(name: str, seat: Seat = ONE) -> LeaveMap:
    """Return the decision to leave the map."""
    return LeaveMap(seat=seat, unit=unit(name))


def load(carrier: str, cargo: str, seat: Seat = ONE) -> LoadUnit:
    """Return the decision to take a unit along."""
    return LoadUnit(seat=seat, carrier=unit(carrier), cargo=unit(cargo))


def unload(carrier: str, cargo: str, seat: Seat = ONE) -> UnloadUnit:
    """Return the decision to set a unit down."""
    return UnloadUnit(seat=seat, carrier=unit(carrier), cargo=unit(cargo))


def end(seat: Seat = ONE) -> EndMovement:
    """Return the decision to move no more."""
    return EndMovement(seat=seat)


def after(s: TokyoState, *actions: Action) -> TokyoState:
    """Return the state after several decisions."""
    for action in actions:
        s, _ = played(s, action)
    return s


def steps_of(s: TokyoState, name: str, seat: Seat = ONE) -> list[str]:
    """Return the areas into which a unit is offered to move."""
    offers = legal(s, seat)
    return [offer.to for offer in offers if isinstance(offer, MoveUnit) and offer.unit == unit(name)]
