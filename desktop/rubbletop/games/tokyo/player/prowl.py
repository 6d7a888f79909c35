# SPDX-License-Identifier: GPL-3.0-or-later
"""GODRAN's phase played attack by attack: the one that brings most for its Action Points (XII)."""

from typing import NamedTuple

from rubbletop.games.tokyo.actions.godran import (
    AimBuilding,
    AttackUnits,
    EndRampage,
    MarkTargets,
    MoveGodran,
    SmashBuilding,
    UnmarkTargets,
)
from rubbletop.games.tokyo.frames.godran import GodranFrame
from rubbletop.games.tokyo.ground import Field
from rubbletop.games.tokyo.player.prey import Prey, Target
from rubbletop.kernel.facts import Action, Seat, SpaceId

ENOUGH = 0.4
"""An Action Point must promise more points than this."""


class Stroke(NamedTuple):
    """What GODRAN does next: a step, an attack with so many dice, or nothing more."""

    step: SpaceId | None = None
    target: Target | None = None
    dice: int = 0


class Blow(NamedTuple):
    """An attack that a whole phase is expected to bring, and what it brings the Controller."""

    target: Target
    gain: float


def steps_of(field: Field, start: SpaceId, points: int) -> dict[SpaceId, tuple[int, SpaceId | None]]:
    """Return the areas GODRAN can get to with so many points: how many it takes, and its first step."""
    found: dict[SpaceId, tuple[int, SpaceId | None]] = {start: (0, None)}
    rim = [start]
    for at in rim:
        far, first = found[at]
        if far == points:
            break
        for to in field.godran_steps(at):
            if to not in found:
                found[to] = (far + 1, first or to)
                rim.append(to)
    return found


class Errand(NamedTuple):
    """A stroke, and the attack to which it leads, if to any, with what that brings."""

    stroke: Stroke
    blow: Blow | None = None


def greedy(prey: Prey, start: SpaceId, points: int) -> Errand:
    """Return the next stroke towards the attack that brings most for its Action Points."""
    best, rate = Errand(Stroke()), ENOUGH
    for area, (far, first) in steps_of(prey.field, start, points - 1).items():
        for target in prey.targets(area):
            for dice in range(1, points - far + 1):
                value = prey.value(target, dice)
                if value / (far + dice) > rate:
                    stroke = Stroke(step=first) if first else Stroke(target=target, dice=dice)
                    best, rate = Errand(stroke, Blow(target, value)), value / (far + dice)
    return best


def action_of(frame: GodranFrame, seat: Seat, stroke: Stroke) -> Action:
    """Return the decision with which a stroke begins or is dealt; units are marked one area at a time."""
    if stroke.step is not None:
        return MoveGodran(seat=seat, to=stroke.step)
    target = stroke.target
    if target is None:
        return EndRampage(seat=seat)
    if target.mode == "units":
        return _marking(frame, seat, target) or AttackUnits(seat=seat, dice=stroke.dice)
    assert target.building is not None
    area = target.areas[0]
    if target.mode == "smash":
        return SmashBuilding(seat=seat, building=target.building, area=area, dice=stroke.dice)
    assert target.side, "an aim has a direction"
    return AimBuilding(seat=seat, building=target.building, area=area, side=target.side, dice=stroke.dice)


def _marking(frame: GodranFrame, seat: Seat, target: Target) -> Action | None:
    """The next mark to set or take away before an attack on units, None where all are right."""
    assert target.victim is not None
    wrong = [area for area in frame.areas if frame.victim != target.victim or area not in target.areas]
    if wrong:
        return UnmarkTargets(seat=seat, area=wrong[0])
    missing = [area for area in target.areas if area not in frame.areas]
    return MarkTargets(seat=seat, victim=target.victim, area=missing[0]) if missing else None


def spree(prey: Prey, start: SpaceId, points: int) -> list[Blow]:
    """Return the attacks of a whole phase, each the one that brings most for its Action Points."""
    used: set[str] = set()
    blows: list[Blow] = []
    while points > 0:
        best, rate, spent, at = None, ENOUGH, 0, start
        for area, (far, _) in steps_of(prey.field, start, points - 1).items():
            for target in prey.targets(area):
                if used & prey.harm(target):
                    continue
                for dice in range(1, points - far + 1):
                    gain = prey.value(target, dice)
                    if gain / (far + dice) > rate:
                        best, rate, spent, at = Blow(target, gain), gain / (far + dice), far + dice, area
        if best is None:
            break
        blows.append(best)
        used |= prey.harm(best.target)
        points, start = points - spent, at
    return blows


def harm_to(prey: Prey, blows: list[Blow], seat: Seat) -> float:
    """Return what attacks bring the Controller at the cost of one player."""
    return sum(blow.gain for blow in blows if prey.hits(blow.target) == seat)
