# SPDX-License-Identifier: GPL-3.0-or-later
"""The War check begins: in playing order players say which of their battles they leave (Retreat; 26)."""

from collections.abc import Iterable

from rubbletop.games.barrel.actions.war import Retreat, StandFast
from rubbletop.games.barrel.frames.war import Flight, RetreatsFrame
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState, replace
from rubbletop.games.barrel.steps.base import BarrelStep
from rubbletop.games.barrel.steps.war.bars import (
    ALONE,
    DECLARED,
    FIRST_RETREATS,
    NO_BATTLE,
    NO_REGION,
    NO_TROOPS,
    NOT_BESIDE,
    NOT_BORDER,
    NOT_CONTROLLED,
)
from rubbletop.games.barrel.steps.war.flights import carry_out
from rubbletop.games.barrel.steps.war.passing import after_retreats
from rubbletop.kernel.bars import Bar, refuse
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Seat, SpaceId
from rubbletop.kernel.state import Change


class RetreatsStep(BarrelStep):
    """Who can leave a battle is asked; when all have spoken, all flights are carried out."""

    name = "retreats"
    rule = "Retreat, 26"
    frame = RetreatsFrame

    def actors(self, s: BarrelState) -> tuple[Seat, ...]:
        left = s.top_frame(RetreatsFrame).left
        return left[:1] if left and _retreats(self.ground(s), s, left[0]) else ()

    def legal(self, s: BarrelState, seat: Seat) -> Iterable[Action]:
        return [*_retreats(self.ground(s), s, seat), StandFast(seat=seat)]

    def check(self, s: BarrelState, action: Action) -> None:
        match action:
            case Retreat():
                refuse(_why_not(self.ground(s), s, action))
            case StandFast():
                pass
            case _:
                refuse(FIRST_RETREATS)

    def apply(self, s: BarrelState, action: Action, dice: Dice) -> Change[BarrelState]:
        t = self.telling(s, dice)
        frame = s.top_frame(RetreatsFrame)
        match action:
            case Retreat():
                flight = Flight(seat=action.seat, region=action.region, to=action.to, bears=action.bears)
                t.become(replace(frame, flights=(*frame.flights, flight)))
            case _:
                t.become(replace(frame, left=frame.left[1:]))
        return t.change

    def run(self, s: BarrelState, dice: Dice) -> Change[BarrelState]:
        t = self.telling(s, dice)
        frame = s.top_frame(RetreatsFrame)
        if frame.left:
            ground = self.ground(s)
            asked = (n for n, seat in enumerate(frame.left) if _retreats(ground, s, seat))
            t.become(replace(frame, left=frame.left[next(asked, len(frame.left)) :]))
        else:
            carry_out(t, frame.flights)
            after_retreats(t)
        return t.change


def _is_declared(s: BarrelState, seat: Seat, region: SpaceId) -> bool:
    """Return whether a seat has said already that it leaves a battle."""
    flights = s.top_frame(RetreatsFrame).flights
    return any(flight.seat == seat and flight.region == region for flight in flights)


def _retreats(ground: Ground, s: BarrelState, seat: Seat) -> list[Retreat]:
    """Return the retreats that a seat can still declare, by battle in the order of the regions' ids."""
    return [
        Retreat(seat=seat, region=region, to=to, bears=bears)
        for region in s.battles()
        if seat in s.regions[region].troops and not _is_declared(s, seat, region)
        for to in ground.beside[region]
        if s.regions[to].control is not None
        for bears in ((False, True) if len(s.regions[region].troops) > 1 else (False,))
    ]


def _why_not(ground: Ground, s: BarrelState, action: Retreat) -> Bar | None:
    """Return why a retreat cannot be declared, None where it can."""
    region, to = action.region, action.to
    if region not in s.regions or not (to in s.regions or to == ground.border):
        return NO_REGION
    held = s.regions[region]
    if not held.is_battle:
        return NO_BATTLE
    if action.seat not in held.troops:
        return NO_TROOPS
    if _is_declared(s, action.seat, region):
        return DECLARED
    if to == ground.border:
        return NOT_BORDER
    if to not in ground.beside[region]:
        return NOT_BESIDE
    if s.regions[to].control is None:
        return NOT_CONTROLLED
    return ALONE if action.bears and len(held.troops) == 1 else None
