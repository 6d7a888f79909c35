# SPDX-License-Identifier: GPL-3.0-or-later
"""In playing order every player does one thing with her rebels (Rebels; 8 to 12)."""

from collections.abc import Iterable

from rubbletop.games.barrel import sequence
from rubbletop.games.barrel.actions.rebels import Bomb, EmpowerRebels, MoveRebels, PlaceRebels, RestRebels
from rubbletop.games.barrel.bombing import partners, reach, targets
from rubbletop.games.barrel.events.rebels import (
    BombingDeclared,
    RebelsEmpowered,
    RebelsMoved,
    RebelsPlaced,
    RebelsRested,
    RebelsWait,
)
from rubbletop.games.barrel.frames.rebels import Bombing, PartnersFrame, RebelsFrame
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState, replace
from rubbletop.games.barrel.steps.base import BarrelStep
from rubbletop.games.barrel.steps.rebels.bars import (
    MUST_ENTER,
    NOT_NOW,
    why_no_bomb,
    why_no_entry,
    why_no_move,
    why_no_power,
)
from rubbletop.games.barrel.telling import Telling
from rubbletop.kernel.bars import Bar, refuse
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import Action, Seat, SpaceId
from rubbletop.kernel.state import Change

ENTRY_POWER = 1


class RebelsStep(BarrelStep):
    """Rebels enter, move, grow stronger, bomb or rest; who has bombed with others has acted (49).

    Ruling: in the first turn of the Guerrilla phase all rebels that find a free eastern region enter.
    """

    name = "rebels"
    rule = "Rebels"
    frame = RebelsFrame

    def actors(self, s: BarrelState) -> tuple[Seat, ...]:
        left = s.top_frame(RebelsFrame).left
        if not left or s.powers[left[0]].rebels.acted:
            return ()
        has_choice = not s.is_guerrilla_start or len(_entries(self.ground(s), s, left[0])) > 1
        return left[:1] if has_choice else ()

    def legal(self, s: BarrelState, seat: Seat) -> Iterable[Action]:
        ground = self.ground(s)
        offers: list[Action] = [PlaceRebels(seat=seat, region=region) for region in _entries(ground, s, seat)]
        if s.is_guerrilla_start:
            return offers
        here = s.powers[seat].rebels.region
        if here is not None:
            offers += [MoveRebels(seat=seat, to=to) for to in ground.beside[here]]
            offers += _bombs(ground, s, seat)
        if why_no_power(ground, s, seat) is None:
            offers.append(EmpowerRebels(seat=seat))
        return [*offers, RestRebels(seat=seat)]

    def check(self, s: BarrelState, action: Action) -> None:
        refuse(_why_not(self.ground(s), s, action))

    def apply(self, s: BarrelState, action: Action, dice: Dice) -> Change[BarrelState]:
        t = self.telling(s, dice)
        seat = action.seat
        _done(t)
        match action:
            case PlaceRebels():
                _place(t, seat, action.region)
            case MoveRebels():
                _move(t, seat, action.to)
            case EmpowerRebels():
                power = s.powers[seat].rebels.power + 1
                t.s = t.s.with_rebels(seat, power=power)
                t.tell(RebelsEmpowered(leader=seat, power=power))
            case Bomb():
                _declare(t, action)
            case _:
                t.tell(RebelsRested(leader=seat))
        return t.change

    def run(self, s: BarrelState, dice: Dice) -> Change[BarrelState]:
        t = self.telling(s, dice)
        left = s.top_frame(RebelsFrame).left
        if not left:
            sequence.after_rebels(t)
        elif s.powers[left[0]].rebels.acted:
            _done(t)
        else:
            entries = _entries(t.ground, s, left[0])
            _done(t)
            if entries:
                _place(t, left[0], entries[0])
            else:
                t.tell(RebelsWait(leader=left[0]))
        return t.change


def _entries(ground: Ground, s: BarrelState, seat: Seat) -> list[SpaceId]:
    """Return the regions in which a player's rebels can be placed, none where they are on the map."""
    return [region for region in ground.east if why_no_entry(ground, s, seat, region) is None]


def _bombs(ground: Ground, s: BarrelState, seat: Seat) -> list[Bomb]:
    """Return what a player's rebels can bomb: by region, victim and target, alone and with others (9, 49)."""
    return [
        Bomb(seat=seat, victim=victim, region=region, target=target, call=call)
        for region in reach(ground, s, seat)
        for victim in s.order
        if victim != seat
        for target in targets(s, victim, region)
        for call in ((False, True) if partners(ground, s, seat, victim, region) else (False,))
    ]


def _why_not(ground: Ground, s: BarrelState, action: Action) -> Bar | None:
    """Return why something cannot be done with rebels now, None where it can."""
    match action:
        case PlaceRebels():
            return why_no_entry(ground, s, action.seat, action.region)
        case MoveRebels() | EmpowerRebels() | Bomb() | RestRebels() if s.is_guerrilla_start:
            return MUST_ENTER
        case MoveRebels():
            return why_no_move(ground, s, action.seat, action.to)
        case EmpowerRebels():
            return why_no_power(ground, s, action.seat)
        case Bomb():
            return why_no_bomb(ground, s, action)
        case RestRebels():
            return None
        case _:
            return NOT_NOW


def _done(t: Telling) -> None:
    """Note that the first of those left has acted; the next one is up."""
    frame = t.s.top_frame(RebelsFrame)
    t.s = t.s.with_rebels(frame.left[0], acted=True)
    t.become(replace(frame, left=frame.left[1:]))


def _place(t: Telling, seat: Seat, region: SpaceId) -> None:
    t.s = t.s.with_rebels(seat, region=region, power=ENTRY_POWER)
    t.tell(RebelsPlaced(leader=seat, region=region))


def _move(t: Telling, seat: Seat, to: SpaceId) -> None:
    """Move rebels one region, which costs a point of power unless it is the last."""
    rebels = t.s.powers[seat].rebels
    assert rebels.region is not None, "rebels off the map do not move"
    power = max(1, rebels.power - 1)
    t.s = t.s.with_rebels(seat, region=to, power=power)
    t.tell(RebelsMoved(leader=seat, path=(rebels.region, to), power=power))


def _declare(t: Telling, action: Bomb) -> None:
    """Declare a bombing; with ``call`` the others are asked to join before the victim defends (49)."""
    bombing = Bombing(bomber=action.seat, victim=action.victim, region=action.region, target=action.target)
    asked = partners(t.ground, t.s, action.seat, action.victim, action.region) if action.call else ()
    t.tell(BombingDeclared(bombing=bombing))
    t.push(PartnersFrame(bombing=bombing, asked=asked))
