# SPDX-License-Identifier: GPL-3.0-or-later
"""Phase 6 built by hand: GODRAN somewhere, controlled by seat one, and the decisions in it."""

from collections.abc import Iterable

from rubbletop.board.grid import BuildingId, Side
from rubbletop.games.tokyo.actions.godran import (
    AimBuilding,
    AllotHarm,
    AttackUnits,
    EndFlight,
    EndRampage,
    FleeInside,
    FleeOff,
    FleeTo,
    MarkTargets,
    MoveGodran,
    RetreatUnit,
    SmashBuilding,
    UnmarkTargets,
)
from rubbletop.games.tokyo.frames.godran import AllotFrame, GodranFrame, Harm
from rubbletop.games.tokyo.state import Options, TokyoState, replace
from rubbletop.games.tokyo.telling import Telling
from rubbletop.kernel.dice import ScriptedDice
from rubbletop.kernel.facts import Action, Event, Seat
from tests.tokyo.builders import ONE, TWO, at, field, given_game, ground, legal, place_of, rules, unit


def given_rampage(
    area: str = "H8", ap: int = 10, players: int = 4, options: Options | None = None, **fields: object
) -> TokyoState:
    """Return Phase 6 with GODRAN in an area, controlled by seat one."""
    s = given_game(GodranFrame(ap=ap, home=None), players=players, options=options)
    s = replace(s, godran=at(area), **{"controller": ONE, **fields})
    return replace(s, stack=(GodranFrame(ap=ap, home=field(s).sector(at(area))),))


def first_beat(
    s: TokyoState, action: Action, faces: Iterable[int] = ()
) -> tuple[TokyoState, tuple[Event, ...]]:
    """Return the state and the events of a legal action alone, before anything follows by itself."""
    rules().check(s, action)
    beat = next(iter(rules().apply(s, action, ScriptedDice(faces))))
    return beat.state, beat.events


def told(s: TokyoState, faces: Iterable[int] = ()) -> Telling:
    """Return a state being told onwards with these dice."""
    return Telling(ground(), s, ScriptedDice(faces))


def frame_of(s: TokyoState) -> GodranFrame:
    """Return the frame of Phase 6."""
    frame = s.stack[0]
    assert isinstance(frame, GodranFrame)
    return frame


def allotment_of(s: TokyoState) -> AllotFrame:
    """Return the frame in which Damage Points are distributed."""
    return s.top_frame(AllotFrame)


def offered(s: TokyoState, seat: Seat) -> list[Action]:
    """Return the decisions offered, ranges by their lowest member."""
    return [offer if isinstance(offer, Action) else offer.action for offer in legal(s, seat)]


def allotments(s: TokyoState, seat: Seat = TWO) -> dict[str, set[Harm]]:
    """Return what may happen to each open unit."""
    found: dict[str, set[Harm]] = {}
    for action in offered(s, seat):
        assert isinstance(action, AllotHarm)
        found.setdefault(action.unit, set()).add(action.harm)
    return found


def is_alive(s: TokyoState, name: str) -> bool:
    """Return whether a unit is on the map."""
    return place_of(s, name)[0] == "map"


def move(to: str) -> MoveGodran:
    return MoveGodran(seat=ONE, to=at(to))


def mark(area: str, victim: Seat = TWO) -> MarkTargets:
    return MarkTargets(seat=ONE, victim=victim, area=at(area))


def unmark(area: str) -> UnmarkTargets:
    return UnmarkTargets(seat=ONE, area=at(area))


def attack(dice: int) -> AttackUnits:
    return AttackUnits(seat=ONE, dice=dice)


def smashing(building: str, area: str, dice: int = 1) -> SmashBuilding:
    return SmashBuilding(seat=ONE, building=BuildingId(building), area=at(area), dice=dice)


def aiming(building: str, area: str, side: Side, dice: int = 1) -> AimBuilding:
    return AimBuilding(seat=ONE, building=BuildingId(building), area=at(area), side=side, dice=dice)


def allot(name: str, harm: Harm, seat: Seat = TWO) -> AllotHarm:
    return AllotHarm(seat=seat, unit=unit(name), harm=harm)


def retreat(name: str, to: str, seat: Seat = TWO) -> RetreatUnit:
    return RetreatUnit(seat=seat, unit=unit(name), to=at(to))


def flee(name: str, to: str) -> FleeTo:
    return FleeTo(seat=ONE, unit=unit(name), to=at(to))


def hide(name: str) -> FleeInside:
    return FleeInside(seat=ONE, unit=unit(name))


def leave(name: str) -> FleeOff:
    return FleeOff(seat=ONE, unit=unit(name))


def stay(name: str) -> EndFlight:
    return EndFlight(seat=ONE, unit=unit(name))


END = EndRampage(seat=ONE)
