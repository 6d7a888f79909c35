# SPDX-License-Identifier: GPL-3.0-or-later
"""How much a player has to fear from the rebels of the others (Bombings)."""

from functools import cache
from typing import NamedTuple

from rubbletop.games.barrel.chances import explosion
from rubbletop.games.barrel.frames.rebels import Target
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.player.outlook import Outlook
from rubbletop.games.barrel.state import BarrelState
from rubbletop.kernel.facts import SpaceId

POWER = 2
"""The power with which rebels are expected to bomb."""
STEP = 4.0
"""What a step of Pacifism hurts, in half dollars."""
NEAR = (1.0, 1.0, 0.6, 0.4)
"""How likely rebels bomb so many steps from where they enter."""
GUARD = 20.0
"""What it costs to lose the last troop of a region, in half dollars."""


class Harm(NamedTuple):
    """What a bombing does on average: steps of Pacifism, and what is lost otherwise, in half dollars."""

    pacifism: float
    loss: float


@cache
def harm(ground: Ground, target: Target, least: int, there: int) -> Harm:
    """Return the harm of a bombing of so many things that the dice must overcome ``least`` for."""
    odds = explosion(ground, target, least, there)
    number = float(sum(count * chance for count, chance in odds.destroyed))
    return Harm(float(odds.pacifism), number)


def expected(outlook: Outlook, s: BarrelState, regions: list[SpaceId]) -> Harm:
    """Return the harm of a bombing among one's regions, the more likely where it hurts most."""
    pacifism, loss, total = 0.0, 0.0, 0.0
    for region in regions:
        near = _nearness(outlook.ground)[region]
        found = _harm(outlook, s, region)
        weight = near * max(0.0, _weight(found))
        pacifism += weight * found.pacifism * near
        loss += weight * found.loss * near
        total += weight
    return Harm(pacifism / total, loss / total) if total else Harm(0.0, 0.0)


def _harm(outlook: Outlook, s: BarrelState, region: SpaceId) -> Harm:
    """Return the harm of the usual bombing in a region of one's own."""
    seat, ground, taste = outlook.seat, outlook.ground, outlook.taste
    held = s.regions[region]
    own = held.troops.get(seat, 0)
    least = ground.defence(s, seat, region) + ground.influence_bonus(s, seat) - POWER
    found = Harm(0.0, 0.0)
    if held.logistics:
        blast = harm(ground, "logistics", least, held.logistics)
        found = Harm(blast.pacifism, blast.loss * taste.logistic)
    if own:
        blast = harm(ground, "troops", least, own)
        price = taste.troop + (GUARD if own == 1 else 0.0)
        found = max(found, Harm(blast.pacifism, blast.loss * price), key=_weight)
    return found


def _weight(found: Harm) -> float:
    return STEP * found.pacifism + found.loss


@cache
def _nearness(ground: Ground) -> dict[SpaceId, float]:
    """Return how easily rebels that come from the east get at each region."""
    steps = dict.fromkeys(ground.east, 0)
    for number in range(1, len(ground.country)):
        found = [to for region, far in steps.items() if far == number - 1 for to in ground.beside[region]]
        steps.update({region: number for region in found if region not in steps})
    return {region: NEAR[min(number, len(NEAR) - 1)] for region, number in steps.items()}
