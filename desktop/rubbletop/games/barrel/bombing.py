# SPDX-License-Identifier: GPL-3.0-or-later
"""What a bombing can aim at, what it must overcome and what it does (Bombings; 3 to 9, 49, 50)."""

from rubbletop.games.barrel.frames.rebels import Bombing, Target
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.words.names import seat_name
from rubbletop.kernel.facts import Message, Seat, SpaceId, say
from rubbletop.kernel.tally import Tally


def reach(ground: Ground, s: BarrelState, leader: Seat) -> tuple[SpaceId, ...]:
    """Return the regions that a player's rebels can bomb: their own and the contiguous ones; none off map."""
    here = s.powers[leader].rebels.region
    return () if here is None else (here, *ground.beside[here])


def can_join(ground: Ground, s: BarrelState, seat: Seat, region: SpaceId) -> bool:
    """Return whether a player's rebels can take part in a bombing of a region this turn (49)."""
    return region in reach(ground, s, seat) and not s.powers[seat].rebels.acted


def partners(ground: Ground, s: BarrelState, bomber: Seat, victim: Seat, region: SpaceId) -> tuple[Seat, ...]:
    """Return whose rebels could join a bombing, in playing order (49)."""
    return tuple(
        seat for seat in s.order if seat not in (bomber, victim) and can_join(ground, s, seat, region)
    )


def allies(ground: Ground, s: BarrelState, bombing: Bombing) -> tuple[Seat, ...]:
    """Return whose troops and police would add to a defence, in playing order: of no one who bombs (50)."""
    involved = (bombing.bomber, bombing.victim, *bombing.partners)
    return tuple(seat for seat in s.order if seat not in involved and ground.defence(s, seat, bombing.region))


def targets(s: BarrelState, victim: Seat, region: SpaceId) -> tuple[Target, ...]:
    """Return what of a player can be bombed in a region of the country (9)."""
    held = s.regions[region]
    found: list[Target] = ["troops"] if held.troops.get(victim) else []
    if held.control == victim:
        found += ["logistics"] if held.logistics else []
        found += dict.fromkeys(held.buildings)
    return tuple(found)


def minimum(ground: Ground, s: BarrelState, bombing: Bombing) -> Tally:
    """Return what the dice must overcome, line by line; it may be below 0 (7)."""
    tally = Tally()
    for seat in (bombing.victim, *bombing.allies):
        reason = say("troops and police of {player}", player=seat_name(s, seat))
        tally = _plus(tally, ground.defence(s, seat, bombing.region), reason, "Bombings, 8, 9, 50")
    bonus = ground.influence_bonus(s, bombing.victim)
    tally = _plus(tally, bonus, say("Influence of {player}", player=seat_name(s, bombing.victim)), "Bombings")
    for seat in (bombing.bomber, *bombing.partners):
        reason = say("rebels of {player}", player=seat_name(s, seat))
        tally = _plus(tally, -s.powers[seat].rebels.power, reason, "Bombings, 49")
    return tally


def _plus(tally: Tally, value: int, reason: Message, rule: str) -> Tally:
    return tally.plus(value, reason, rule) if value else tally


def strength(ground: Ground, target: Target) -> int:
    """Return the points of damage that destroy one thing of a kind."""
    match target:
        case "logistics":
            return 1
        case "troops":
            return ground.edition.rebels.troop_damage
        case _:
            return ground.rows[target].cost


def damage(ground: Ground, target: Target, total: int, least: int) -> int:
    """Return the points of damage of a throw of two dice against a minimum (``least``), 0 where it fails.

    Low throws always fail; high ones destroy at least one thing, or more where the points say so (3, 4).
    """
    row = ground.edition.rebels
    if total <= row.always_fails:
        return 0
    points = max(0, total - least)
    return max(points, strength(ground, target)) if total >= row.always_hurts else points


def destroyed(ground: Ground, target: Target, points: int, there: int) -> int:
    """Return how many of ``there`` things so many points destroy; the rest of the points is lost."""
    return min(there, points // strength(ground, target))


def grief(ground: Ground, target: Target, number: int) -> int:
    """Return the steps of Pacifism for so many things destroyed (Effects on Pacifism)."""
    row = ground.edition.pacifism
    if target == "troops":
        return row.troop_bombed * number
    return row.logistic_bombed * strength(ground, target) * number


def there(s: BarrelState, victim: Seat, region: SpaceId, target: Target) -> int:
    """Return how many things a bombing of this target can destroy: of buildings only one."""
    held = s.regions[region]
    match target:
        case "troops":
            return held.troops.get(victim, 0)
        case "logistics":
            return held.logistics
        case _:
            return 1
