# SPDX-License-Identifier: GPL-3.0-or-later
"""What follows what within the War check: retreats, agreements of allies, battles."""

from rubbletop.games.barrel import sequence
from rubbletop.games.barrel.frames.war import AlliesFrame, BattlesFrame, Terms
from rubbletop.games.barrel.telling import Telling
from rubbletop.kernel.facts import SpaceId


def after_retreats(t: Telling) -> None:
    """Go on when all retreats are made: allies agree, battle by battle."""
    to_terms(t, t.s.battles(), {})


def to_terms(t: Telling, left: tuple[SpaceId, ...], agreed: dict[SpaceId, Terms]) -> None:
    """Go on with the first of these battles in which several players have troops, else with the fighting."""
    shared = tuple(region for region in left if len(t.s.regions[region].troops) > 1)
    if shared:
        t.become(AlliesFrame(left=shared, agreed=agreed))
    else:
        to_battles(t, t.s.battles(), agreed)


def to_battles(t: Telling, left: tuple[SpaceId, ...], agreed: dict[SpaceId, Terms]) -> None:
    """Go on with these battles, else with what follows the War check."""
    if left:
        t.become(BattlesFrame(left=left, agreed=agreed))
    else:
        sequence.after_war(t)
