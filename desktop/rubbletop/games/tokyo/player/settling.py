# SPDX-License-Identifier: GPL-3.0-or-later
"""Set-up: which sector, and which populace starts on which star (V)."""

from rubbletop.games.tokyo.actions.opening import ChooseSector, PlacePopulace, PopulacePlaced
from rubbletop.games.tokyo.player.evacuation import EXPOSED, danger, hope
from rubbletop.games.tokyo.player.outlook import Outlook
from rubbletop.games.tokyo.player.roads import Roads, Spot
from rubbletop.games.tokyo.stars import placements, waiting
from rubbletop.kernel.facts import Action


def sector(outlook: Outlook) -> ChooseSector:
    """Return the sector to take: the first that is free, for they are all alike."""
    free = [name for name in outlook.ground.board.sectors if outlook.s.sectors[name] is None]
    return ChooseSector(seat=outlook.seat, sector=free[0])


def place(outlook: Outlook) -> Action:
    """Return the next populace unit and its star: who has most to lose chooses first."""
    field = outlook.field
    units = waiting(field, outlook.seat)
    if not units:
        return PopulacePlaced(seat=outlook.seat)
    roads = Roads(field, outlook.s.godran)
    first = max(units, key=lambda unit: outlook.ground.row(unit).vp / outlook.ground.row(unit).mp)

    def merit(action: PlacePopulace) -> float:
        spot = Spot(action.area, action.stance)
        points = hope(outlook, first, spot, roads.to_safety(first.kind))
        return points - outlook.ground.row(first).vp * danger(outlook, spot, outlook.s.godran) / EXPOSED * 0.5

    return max((a for a in placements(field, outlook.seat) if a.unit == first.id), key=merit)
