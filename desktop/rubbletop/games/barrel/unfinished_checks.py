# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether the End Turn Checks can be where a state from a file says: battles, bombings, fines, barrels."""

from collections.abc import Iterator, Sequence

from rubbletop.games.barrel import bombing as bombs
from rubbletop.games.barrel.frames.checks import (
    DisbandFrame,
    ExtractionFrame,
    ForfeitFrame,
    GovernmentFrame,
    PacifismFrame,
)
from rubbletop.games.barrel.frames.rebels import BlastFrame, Bombing, DefenceFrame, PartnersFrame, RepairFrame
from rubbletop.games.barrel.frames.war import AlliesFrame, BattlesFrame, RetreatsFrame, Terms
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.hauling import can_haul, slots
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.tables import DOLLAR
from rubbletop.kernel.facts import Seat, SpaceId


def checks(ground: Ground, s: BarrelState) -> Iterator[str]:
    """Yield what is wrong with the checks in progress of a state whose names and stack are sound."""
    first, top = s.stack[0], s.stack[-1]
    match top:
        case RetreatsFrame():
            yield from _flights(ground, s, top)
        case AlliesFrame():
            yield from _allies(s, top)
        case BattlesFrame():
            yield from _battles(s, top.left, top.agreed)
        case PartnersFrame() | DefenceFrame() | BlastFrame() | RepairFrame():
            yield from _bombing(ground, s, top)
        case ExtractionFrame():
            if not can_haul(slots(ground, s, top.left[0]), top.taken):
                yield f"{top.left[0]} cannot have taken so many barrels"
        case _:
            pass
    if isinstance(first, PacifismFrame | GovernmentFrame):
        yield from _debts(s, first, first.left[0])


def _are_distinct(names: Sequence[object]) -> bool:
    return len(set(names)) == len(names)


# War


def _flights(ground: Ground, s: BarrelState, frame: RetreatsFrame) -> Iterator[str]:
    """Retreats of those who are in no battle, or to where nobody can go."""
    for flight in frame.flights:
        held = s.regions[flight.region]
        if not held.is_battle or flight.seat not in held.troops:
            yield f"{flight.seat} is in no battle in {flight.region!r}"
        if flight.to not in ground.beside[flight.region] or s.regions[flight.to].control is None:
            yield f"nobody can retreat to {flight.to!r}"
    if not _are_distinct([(flight.seat, flight.region) for flight in frame.flights]):
        yield "troops retreat twice"


def _battles(s: BarrelState, left: tuple[SpaceId, ...], agreed: dict[SpaceId, Terms]) -> Iterator[str]:
    """Battles that there are not, and agreements about them of players who are not in them."""
    if not left or not _are_distinct(left):
        yield "no battle is left, or one is left twice"
    yield from (f"there is no battle in {region!r}" for region in left if not s.regions[region].is_battle)
    for region, terms in agreed.items():
        is_in_progress = s.regions[region].is_battle
        if is_in_progress and not {terms.loser, terms.controller} <= {*s.regions[region].arrivals}:
            yield f"who is not in the battle in {region!r} cannot have agreed about it"


def _allies(s: BarrelState, frame: AlliesFrame) -> Iterator[str]:
    """Agreements where nobody could make them."""
    yield from _battles(s, frame.left, frame.agreed)
    region = frame.left[0]
    roller, *others = s.regions[region].arrivals
    if not others:
        yield f"nobody has allies in {region!r}"
    if frame.terms is not None:
        yield from _battles(s, frame.left, {region: frame.terms})
    asked = set(frame.asked)
    if bool(asked) != (frame.terms is not None) or not asked <= set(others) or not _are_distinct(frame.asked):
        yield f"{roller} cannot have asked just these allies"


# Rebels


def _bombing(
    ground: Ground, s: BarrelState, frame: PartnersFrame | DefenceFrame | BlastFrame | RepairFrame
) -> Iterator[str]:
    """Bombings of what is not there, by whom or against whom they cannot be."""
    bombing = frame.bombing
    if bombing.target not in bombs.targets(s, bombing.victim, bombing.region):
        yield f"{bombing.victim} has nothing like that to bomb in {bombing.region!r}"
    involved = (bombing.bomber, bombing.victim, *bombing.partners, *bombing.allies)
    if not _are_distinct(involved):
        yield "a player takes part in a bombing twice"
    match frame:
        case RepairFrame(damage=damage):
            yield from _damage(ground, s, bombing, damage)
        case PartnersFrame(asked=asked):
            yield from _bombers(ground, s, bombing)
            free = bombs.partners(ground, s, bombing.bomber, bombing.victim, bombing.region)
            yield from _asked(asked, free)
        case DefenceFrame(asked=asked, called=called):
            yield from _bombers(ground, s, bombing)
            calls = () if called is None else (called,)
            yield from _asked((*asked, *calls, *bombing.allies), bombs.allies(ground, s, bombing))
        case _:
            yield from _bombers(ground, s, bombing)


def _bombers(ground: Ground, s: BarrelState, bombing: Bombing) -> Iterator[str]:
    for seat in (bombing.bomber, *bombing.partners):
        if bombing.region not in bombs.reach(ground, s, seat) or not s.powers[seat].rebels.acted:
            yield f"the rebels of {seat} cannot bomb {bombing.region!r}"


def _asked(asked: tuple[Seat, ...], able: tuple[Seat, ...]) -> Iterator[str]:
    if not set(asked) <= set(able) or not _are_distinct(asked):
        yield "a player is asked who cannot take part in a bombing"


def _damage(ground: Ground, s: BarrelState, bombing: Bombing, damage: int) -> Iterator[str]:
    """Repairs of what is no building, or of more or less than can be repaired, or that cannot be paid."""
    if bombing.target in ("troops", "logistics"):
        yield "nobody repairs what is no building"
    elif not 0 < damage < bombs.strength(ground, bombing.target):
        yield f"a damage of {damage} cannot be repaired"
    elif s.powers[bombing.victim].cash < damage * DOLLAR:
        yield f"{bombing.victim} cannot pay for repairs"


# Pacifism and oil


def _debts(s: BarrelState, first: PacifismFrame | GovernmentFrame, debtor: Seat) -> Iterator[str]:
    """Fines and penalties of others than those who are being checked, or of more than they have."""
    idle = first.idle if isinstance(first, GovernmentFrame) else None
    if any(s.regions[region].control != debtor for region in idle or ()):
        yield f"{debtor} has no such idle regions"
    match s.top:
        case DisbandFrame(debtor=seat, owed=owed):
            if seat != debtor or not 0 < owed < s.troops_of(seat):
                yield f"{seat} cannot owe {owed} troops"
        case ForfeitFrame(debtor=seat, barrels=barrels):
            stored = sum(s.regions[region].barrels for region in s.controlled(seat))
            if seat != debtor or not 0 < barrels <= stored:
                yield f"{seat} cannot owe {barrels} barrels"
        case _:
            pass
