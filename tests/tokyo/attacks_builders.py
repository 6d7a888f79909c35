# SPDX-License-Identifier: GPL-3.0-or-later
"""Phase 8 of Tokyo built by hand, and what follows from a decision in it, up to the end of the phase."""

from collections.abc import Iterable

from rubbletop.board.grid import BuildingId
from rubbletop.games.tokyo.actions.attacks import FireWeapon, JoinAttack, LaunchAttack
from rubbletop.games.tokyo.assault import dice_tally
from rubbletop.games.tokyo.frames.attacks import AttacksFrame
from rubbletop.games.tokyo.state import Options, TokyoState, replace
from rubbletop.kernel.dice import ScriptedDice
from rubbletop.kernel.facts import Action, Event, Seat
from tests.tokyo.builders import (
    ONE,
    TWO,
    at,
    field,
    given_game,
    given_placed,
    ground,
    rules,
    unit,
)

Told = tuple[TokyoState, tuple[Event, ...]]


def given_attacks(
    *placed: str,
    godran: str = "H8",
    start: str | None = None,
    wounds: int = 0,
    players: int = 4,
    options: Options | None = None,
    **fields: object,
) -> TokyoState:
    """Return the start of Phase 8 with units placed, seat one's turn, GODRAN controlled by seat two."""
    frame = AttacksFrame(left=(), start=at(start or godran), wounds=wounds)
    s = given_game(frame, players=players, options=options, godran=at(godran), wounds=wounds, controller=TWO)
    s = replace(s, stack=(replace(frame, left=s.order),), **fields)
    return given_placed(s, *placed)


def phase(s: TokyoState) -> AttacksFrame:
    """Return the frame of Phase 8, whatever lies upon it."""
    frame = s.stack[0]
    assert isinstance(frame, AttacksFrame)
    return frame


def building_at(area: str) -> BuildingId:
    """Return the building of an area of the city."""
    building = ground().board.areas[at(area)].building
    assert building is not None
    return building


def with_phase(s: TokyoState, **fields: object) -> TokyoState:
    """Return the state with fields of the frame of Phase 8 changed."""
    return replace(s, stack=(replace(phase(s), **fields), *s.stack[1:]))


def done(s: TokyoState, action: Action, faces: Iterable[int] = ()) -> Told:
    """Return the state and the events after a decision, run on to the next one or the end of the phase.

    ``faces`` are the dice thrown meanwhile, all of which must be used.
    """
    dice = ScriptedDice(faces)
    rules().check(s, action)
    change = rules().step(s).apply(s, action, dice)
    events = change.events
    while not rules().actors(change.state) and not _is_over(change.state):
        change = rules().step(change.state).run(change.state, dice)
        events += change.events
    assert dice.left() == (), "faces were left over"
    return change.state, events


def _is_over(s: TokyoState) -> bool:
    return isinstance(s.top, AttacksFrame) and not s.top.left


def attacked(s: TokyoState, *units: str, total: int, then: Iterable[int] = (), seat: Seat = ONE) -> Told:
    """Return what follows from an attack by ``units`` whose dice come to ``total``; ``then`` more dice."""
    for name in units:
        s, _ = done(s, JoinAttack(seat=seat, unit=unit(name)))
    count = dice_tally(field(s), s.godran, [unit(name) for name in units]).total
    return done(s, LaunchAttack(seat=seat), (*faces_of(total, count), *then))


def faces_of(total: int, count: int) -> tuple[int, ...]:
    """Return faces of so many dice that come to ``total``."""
    assert count <= total <= 6 * count, f"{count} dice cannot come to {total}"
    faces = [1] * count
    for n in range(count):
        faces[n] += min(5, total - sum(faces))
    return tuple(faces)


def fired(s: TokyoState, weapon: str, total: int, then: Iterable[int] = (), seat: Seat = ONE) -> Told:
    """Return what follows from firing a superweapon whose dice come to ``total``; ``then`` more dice."""
    return done(s, FireWeapon(seat=seat, weapon=unit(weapon)), (*faces_of(total, 2), *then))
