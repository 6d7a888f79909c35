# SPDX-License-Identifier: GPL-3.0-or-later
"""Phase 6: the Controller spends Action Points on GODRAN's steps and dice (XII; 41, 42, 52 to 55, 68)."""

from collections.abc import Iterable, Iterator

from rubbletop.games.tokyo.actions.godran import (
    AimBuilding,
    AttackUnits,
    EndRampage,
    MarkTargets,
    MoveGodran,
    SmashBuilding,
    UnmarkTargets,
)
from rubbletop.games.tokyo.events.godran import GodranCalmed, GodranMoved, RampageEnded
from rubbletop.games.tokyo.frames.godran import GodranFrame
from rubbletop.games.tokyo.ground import Field
from rubbletop.games.tokyo.schemes import carry_over
from rubbletop.games.tokyo.sequence import begin_movement
from rubbletop.games.tokyo.state import TokyoState, replace
from rubbletop.games.tokyo.steps.base import TokyoStep
from rubbletop.games.tokyo.steps.godran import bars
from rubbletop.games.tokyo.telling import Telling
from rubbletop.games.tokyo.throwing import per_die
from rubbletop.games.tokyo.violence import (
    aim,
    aim_sides,
    building_targets,
    is_eligible,
    reach,
    smash,
    strike,
    targets,
)
from rubbletop.kernel.bars import Bar, refuse
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Range, Seat
from rubbletop.kernel.rules import Offer
from rubbletop.kernel.state import Change


class RampageStep(TokyoStep):
    """The Controller acts until she ends the phase, or no Action Point is left."""

    name = "rampage"
    rule = "XII"
    frame = GodranFrame

    def actors(self, s: TokyoState) -> tuple[Seat, ...]:
        return (s.in_control,) if s.top_frame(GodranFrame).ap else ()

    def legal(self, s: TokyoState, seat: Seat) -> Iterable[Offer]:
        field, frame = self.field(s), s.top_frame(GodranFrame)
        yield from (MoveGodran(seat=seat, to=to) for to in field.godran_steps(s.godran))
        yield from _marks(field, frame, seat)
        yield from (UnmarkTargets(seat=seat, area=area) for area in frame.areas)
        if frame.areas:
            yield Range(AttackUnits(seat=seat, dice=1), "dice", 1, frame.ap)
        for building, area in building_targets(field):
            yield Range(SmashBuilding(seat=seat, building=building, area=area, dice=1), "dice", 1, frame.ap)
            for side in aim_sides(field, area):
                yield Range(
                    AimBuilding(seat=seat, building=building, area=area, side=side, dice=1),
                    "dice",
                    1,
                    frame.ap,
                )
        yield EndRampage(seat=seat)

    def check(self, s: TokyoState, action: Action) -> None:
        refuse(_why_not(self.field(s), s.top_frame(GodranFrame), action))

    def apply(self, s: TokyoState, action: Action, dice: Dice) -> Change[TokyoState]:
        t = self.telling(s, dice)
        frame = s.top_frame(GodranFrame)
        match action:
            case MoveGodran():
                _move(t, frame, action)
            case MarkTargets():
                t.become(replace(frame, victim=action.victim, areas=(*frame.areas, action.area)))
            case UnmarkTargets():
                areas = tuple(area for area in frame.areas if area != action.area)
                t.become(replace(frame, victim=frame.victim if areas else None, areas=areas))
            case AttackUnits():
                _attack(t, frame, action)
            case SmashBuilding():
                t.become(_spent(frame, action.dice))
                smash(t, action.building, action.area, action.dice, per_die(t.s))
            case AimBuilding():
                t.become(_spent(frame, action.dice))
                aim(t, action.building, action.area, action.side, action.dice)
            case _:
                _end(t)
        return t.change

    def run(self, s: TokyoState, dice: Dice) -> Change[TokyoState]:
        t = self.telling(s, dice)
        _end(t)
        return t.change


def _marks(field: Field, frame: GodranFrame, seat: Seat) -> Iterator[MarkTargets]:
    """The units that can be added to the targets, area by area, owner by owner (53)."""
    for area in reach(field):
        if area in frame.areas:
            continue
        owners = dict.fromkeys(unit.owner for unit in field.units_in(area) if is_eligible(unit))
        for owner in owners:
            if not frame.areas or owner == frame.victim:
                yield MarkTargets(seat=seat, victim=owner, area=area)


def _why_not(field: Field, frame: GodranFrame, action: Action) -> Bar | None:
    """Return why the Controller cannot decide so now, None where she can."""
    match action:
        case MoveGodran():
            return bars.why_no_march(field, frame, action.to)
        case MarkTargets():
            return bars.why_no_mark(field, frame, action.victim, action.area)
        case UnmarkTargets():
            return None if action.area in frame.areas else bars.UNMARKED
        case AttackUnits():
            return bars.why_no_dice(frame, action.dice) if frame.areas else bars.NO_TARGET
        case SmashBuilding():
            bar = bars.why_no_building(field, action.building, action.area)
            return bar or bars.why_no_dice(frame, action.dice)
        case AimBuilding():
            bar = bars.why_no_building(field, action.building, action.area)
            bar = bar or bars.why_no_side(field, action.area, action.side)
            return bar or bars.why_no_dice(frame, action.dice)
        case _:
            return None if isinstance(action, EndRampage) else bars.NOT_NOW


def _spent(frame: GodranFrame, points: int) -> GodranFrame:
    """The frame with so many Action Points less and no targets marked."""
    return replace(frame, ap=frame.ap - points, spent=True, victim=None, areas=())


def _move(t: Telling, frame: GodranFrame, action: MoveGodran) -> None:
    """Move GODRAN one area; a sector once left is left for the whole phase (41)."""
    here = t.s.godran
    stays = t.field.sector(action.to) == frame.home
    t.s = replace(t.s, godran=action.to)
    frame = replace(_spent(frame, 1), home=frame.home if stays else None)
    t.become(frame)
    t.tell(GodranMoved(path=(here, action.to), left=frame.ap))


def _attack(t: Telling, frame: GodranFrame, action: AttackUnits) -> None:
    """Attack the marked units."""
    assert frame.victim is not None
    units = [unit for area in frame.areas for unit in targets(t.field, frame.victim, area)]
    t.become(_spent(frame, action.dice))
    strike(t, units, action.dice, per_die(t.s))


def _end(t: Telling) -> None:
    """End the phase: a scheme may be carried over, GODRAN calms down, Phase 7 begins (VIII, XII)."""
    frame = t.s.top_frame(GodranFrame)
    t.tell(RampageEnded(left=frame.ap))
    if frame.spent and frame.home is not None:
        carry_over(t, frame.home)
    if t.s.annoyed or t.s.stunned:
        t.tell(GodranCalmed(annoyed=t.s.annoyed, stunned=t.s.stunned))
        t.s = replace(t.s, annoyed=False, stunned=False)
    begin_movement(t)
