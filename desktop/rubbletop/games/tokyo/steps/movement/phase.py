# SPDX-License-Identifier: GPL-3.0-or-later
"""Phase 7: each player in order moves what she wants to move (XIII; rulings 45, 92, 97, 101)."""

from collections.abc import Iterator

from rubbletop.games.tokyo import sequence
from rubbletop.games.tokyo.actions.godran import MoveGodran
from rubbletop.games.tokyo.actions.movement import (
    DropParatroop,
    EndMovement,
    EnterMap,
    LoadUnit,
    MoveUnit,
    UnitAction,
    UnloadUnit,
)
from rubbletop.games.tokyo.events.movement import MovementEnded, MovementPassed
from rubbletop.games.tokyo.frames.movement import MovementFrame
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.steps.base import TokyoStep
from rubbletop.games.tokyo.steps.movement.bars import MONSTER, STRANGE
from rubbletop.games.tokyo.steps.movement.buildings import ClimbDeed, ComeOutDeed, EnterDeed
from rubbletop.games.tokyo.steps.movement.carrying import LoadDeed, UnloadDeed
from rubbletop.games.tokyo.steps.movement.deed import Deed
from rubbletop.games.tokyo.steps.movement.entering import DropDeed, EnterMapDeed, can_enter
from rubbletop.games.tokyo.steps.movement.mover import Mover
from rubbletop.games.tokyo.steps.movement.stacks import crowds, hovering
from rubbletop.games.tokyo.steps.movement.walking import LeaveDeed, MoveDeed
from rubbletop.games.tokyo.telling import Telling
from rubbletop.games.tokyo.words.names import area_name, kind_name
from rubbletop.kernel.bars import Bar, refuse
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, IllegalAction, Seat, UnitId, say
from rubbletop.kernel.state import Change

DEEDS: tuple[Deed, ...] = (
    EnterMapDeed(),
    DropDeed(),
    LoadDeed(),
    UnloadDeed(),
    MoveDeed(),
    EnterDeed(),
    ComeOutDeed(),
    ClimbDeed(),
    LeaveDeed(),
)


def why_no_end(mover: Mover) -> Bar | None:
    """Return why the mover cannot end her movement yet, None where she can (45, 92, 97)."""
    for unit in mover.boxed:
        if can_enter(mover, unit):
            name = kind_name(unit.kind)
            return Bar(say("{unit} was activated and must enter the map: it can.", unit=name), "XIII, 45")
    if hovering(mover):
        return Bar(say("A helicopter with a load cannot stay over a building."), "XIII, 97")
    crowded = crowds(mover)
    if not crowded:
        return None
    return Bar(
        say(
            "Too many units are in {area}: 3 ground units and 1 helicopter may stay. Move one on.",
            area=area_name(crowded[0]),
        ),
        "XIII, 92",
    )


class MovementStep(TokyoStep):
    """Units move, enter, load and unload until the player ends; who has nothing to move is passed over.

    Ruling: who has moved says herself that she is done, though nothing else be left to do: until then she
    can take her last step back. Where purses are secret nobody is passed over for want of Mega-Yen, which
    would tell the others of it.
    """

    name = "movement"
    rule = "XIII"
    frame = MovementFrame

    def mover(self, s: TokyoState) -> Mover:
        """Return the player whose movement it is."""
        return Mover(self.field(s), s.top_frame(MovementFrame))

    def actors(self, s: TokyoState) -> tuple[Seat, ...]:
        mover = self.mover(s).as_others_see
        can_act = mover.frame.spent or any(True for deed in DEEDS for _ in deed.choices(mover))
        return (mover.seat,) if can_act else ()

    def legal(self, s: TokyoState, seat: Seat) -> Iterator[Action]:
        mover = self.mover(s)
        for deed in DEEDS:
            yield from deed.choices(mover)
        if why_no_end(mover) is None:
            yield EndMovement(seat=seat)

    def check(self, s: TokyoState, action: Action) -> None:
        mover = self.mover(s)
        if isinstance(action, EndMovement):
            refuse(why_no_end(mover))
            return
        refuse(MONSTER if isinstance(action, MoveGodran) else None)
        deed = _deed(action)
        if deed is None:
            raise IllegalAction(say("That cannot be done now."), self.rule)
        for unit in _units(action):
            counter = s.units.get(unit)
            refuse(STRANGE if counter is None or counter.owner != mover.seat else None)
        refuse(deed.bar(mover, action))

    def apply(self, s: TokyoState, action: Action, dice: Dice) -> Change[TokyoState]:
        t = self.telling(s, dice)
        deed = _deed(action)
        if deed is not None:
            deed.do(t, self.mover(s), action)
        else:
            t.tell(MovementEnded(mover=action.seat))
            _pass_on(t)
        return t.change

    def run(self, s: TokyoState, dice: Dice) -> Change[TokyoState]:
        t = self.telling(s, dice)
        mover = self.mover(s)
        if mover.units or mover.boxed:
            t.tell(MovementPassed(mover=mover.seat))
        _pass_on(t)
        return t.change


def _deed(action: Action) -> Deed | None:
    return next((deed for deed in DEEDS if deed.action is type(action)), None)


def _units(action: Action) -> tuple[UnitId, ...]:
    """The units that a decision names."""
    match action:
        case LoadUnit() | UnloadUnit():
            return action.carrier, action.cargo
        case EnterMap() | DropParatroop() | MoveUnit() | UnitAction():
            return (action.unit,)
        case _:
            raise AssertionError(f"{type(action).__name__} names no unit")


def _pass_on(t: Telling) -> None:
    """Let the next player move, or begin Phase 8 after the last one."""
    left = t.s.top_frame(MovementFrame).left[1:]
    if left:
        t.become(MovementFrame(left=left))
    else:
        sequence.begin_attacks(t)
