# SPDX-License-Identifier: GPL-3.0-or-later
"""What a player does with her rebels, and when those of others bomb (Rebels; Bombings; 49, 50)."""

from collections.abc import Iterator

from rubbletop.games.barrel import bombing as bombs
from rubbletop.games.barrel.actions.rebels import (
    Bomb,
    CallHelp,
    EmpowerRebels,
    HelpDefend,
    JoinBombing,
    LoseBuilding,
    MoveRebels,
    PayRepair,
    PlaceRebels,
    RestRebels,
    StayOut,
)
from rubbletop.games.barrel.chances import explosion
from rubbletop.games.barrel.frames.rebels import Bombing, DefenceFrame, PartnersFrame, RepairFrame, Target
from rubbletop.games.barrel.ground import MOST_ON_TRACK
from rubbletop.games.barrel.player import rivals
from rubbletop.games.barrel.player.outlook import Outlook
from rubbletop.games.barrel.player.worth import worth
from rubbletop.games.barrel.tables import DOLLAR
from rubbletop.kernel.facts import Action, SpaceId

PACIFISM = 4.0
"""What a step of Pacifism hurts, in half dollars; bombings that fail take one away."""
LOGISTIC = 3.0
TROOP = 4.0
"""What a logistic and a troop are worth, in half dollars; a troop that guards alone is worth its region."""
GUARD = 8.0
WORTHWHILE = 15.0
"""The harm for which rebels bomb with what strength they have, in half dollars."""
ENOUGH = 4
"""With that much power they bomb whatever is best."""
NEAR = 0.6
"""What harm counts that is a step away."""


def act(outlook: Outlook) -> Action:
    """Return what the rebels do in the Rebel check."""
    s, seat, ground = outlook.s, outlook.seat, outlook.ground
    rebels = s.powers[seat].rebels
    if rebels.region is None:
        return _entry(outlook)
    best = max(_bombs(outlook, rebels.region, rebels.power), default=(0.0, None), key=lambda found: found[0])
    last = s.turn == s.turns
    if best[1] is not None and best[0] > 0 and (best[0] >= WORTHWHILE or rebels.power >= ENOUGH or last):
        return best[1]
    if best[0] > 0 and rebels.power < ground.edition.rebels.most_power:
        return EmpowerRebels(seat=seat)
    here = _prospect(outlook, rebels.region, rebels.power)
    power = max(1, rebels.power - 1)
    there = max(ground.beside[rebels.region], key=lambda to: _prospect(outlook, to, power))
    if _prospect(outlook, there, power) > here:
        return MoveRebels(seat=seat, to=there)
    if rebels.power < ground.edition.rebels.most_power:
        return EmpowerRebels(seat=seat)
    return RestRebels(seat=seat)


def _entry(outlook: Outlook) -> Action:
    s, seat = outlook.s, outlook.seat
    free = [r for r in outlook.ground.east if not s.is_guerrilla_start or s.regions[r].control is None]
    return PlaceRebels(seat=seat, region=max(free, key=lambda region: _prospect(outlook, region, 2)))


def _prospect(outlook: Outlook, here: SpaceId, power: int) -> float:
    """Return the harm that rebels could do from a region, what is a step farther away counting less."""
    near = max((harm for harm, _ in _bombs(outlook, here, power)), default=0.0)
    beyond = 0.0
    for to in outlook.ground.beside[here]:
        beyond = max([beyond, *(harm for harm, _ in _bombs(outlook, to, power))])
    return near + NEAR * beyond


def _bombs(outlook: Outlook, here: SpaceId, power: int) -> Iterator[tuple[float, Bomb]]:
    """Yield what rebels with so much power could bomb from a region, and the harm it does, weighed."""
    s, seat, ground = outlook.s, outlook.seat, outlook.ground
    for region in (here, *ground.beside[here]):
        for victim in outlook.rivals:
            for target in bombs.targets(s, victim, region):
                bombing = Bombing(bomber=seat, victim=victim, region=region, target=target)
                call = bool(bombs.partners(ground, s, seat, victim, region))
                harm = _harm(outlook, bombing, power) * rivals.weight(outlook, victim)
                yield harm, Bomb(seat=seat, victim=victim, region=region, target=target, call=call)


def _harm(outlook: Outlook, bombing: Bombing, power: int) -> float:
    """Return what a bombing costs its victim on average, in half dollars."""
    s, ground = outlook.s, outlook.ground
    held = s.regions[bombing.region]
    least = (
        ground.defence(s, bombing.victim, bombing.region) + ground.influence_bonus(s, bombing.victim) - power
    )
    odds = explosion(
        ground, bombing.target, least, bombs.there(s, bombing.victim, bombing.region, bombing.target)
    )
    number = float(sum(count * chance for count, chance in odds.destroyed))
    harm = number * _price(outlook, bombing.target) + float(odds.repair)
    if bombing.target == "troops" and held.control == bombing.victim and held.troops[bombing.victim] == 1:
        harm += GUARD * float(odds.kill)
    return harm + PACIFISM * float(odds.pacifism)


def _price(outlook: Outlook, target: Target) -> float:
    match target:
        case "troops":
            return TROOP
        case "logistics":
            return LOGISTIC
        case _:
            return LOGISTIC * outlook.ground.rows[target].cost


def join(outlook: Outlook, frame: PartnersFrame) -> Action:
    """Return whether one's rebels join a bombing: against the leader, if they add enough."""
    bombing = frame.bombing
    power = outlook.s.powers[bombing.bomber].rebels.power
    own = outlook.s.powers[outlook.seat].rebels.power
    gain = _harm(outlook, bombing, power + own) - _harm(outlook, bombing, power)
    if gain * rivals.weight(outlook, bombing.victim) >= WORTHWHILE / 2:
        return JoinBombing(seat=outlook.seat)
    return StayOut(seat=outlook.seat)


def defend(outlook: Outlook, frame: DefenceFrame) -> Action:
    """Return whom the victim calls, and whether who is called helps: it costs nothing, and it calms."""
    seat = outlook.seat
    if frame.called is None:
        return CallHelp(seat=seat, ally=frame.asked[0])
    own = outlook.s.powers[seat].pacifism
    is_rival = frame.bombing.victim == rivals.leader(outlook)
    return HelpDefend(seat=seat) if own > 3 or not is_rival else StayOut(seat=seat)


def repair(outlook: Outlook, frame: RepairFrame) -> Action:
    """Return whether a building is paid for: where it is worth more than the repair."""
    bombing, s, seat = frame.bombing, outlook.s, outlook.seat
    paid = s.paid(seat, frame.damage * DOLLAR)
    standing: list[str] = list(s.regions[bombing.region].buildings)
    standing.remove(bombing.target)
    power = s.powers[seat]
    lost = s.with_region(bombing.region, buildings=tuple(standing))
    grief = bombs.grief(outlook.ground, bombing.target, 1)
    lost = lost.with_power(seat, pacifism=min(MOST_ON_TRACK, power.pacifism + grief))
    return PayRepair(seat=seat) if worth(outlook, paid) >= worth(outlook, lost) else LoseBuilding(seat=seat)
