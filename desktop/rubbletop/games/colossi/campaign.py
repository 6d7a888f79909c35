# SPDX-License-Identifier: GPL-3.0-or-later
"""From the first battle of a campaign to the second: who is carried over (sc. 3; rulings 153, 154)."""

import msgspec

from rubbletop.games.colossi import score
from rubbletop.games.colossi.ground import Ground
from rubbletop.games.colossi.setup import council
from rubbletop.games.colossi.state import ColossiState, Council, Unit, replace
from rubbletop.kernel.dice import Dice
from rubbletop.kernel.facts import UnitId
from rubbletop.kernel.state import Change


class Carried(msgspec.Struct, frozen=True):
    """What becomes of the Marines after the first battle, by id in table order.

    ``teams``: those that fight on from the beginning, all at full strength; among them ``renewed``, new ones
    in the place of lost ones. ``returning``: lost ones that can land again later. ``gone``: who does not
    come back: a dead Major Colby.
    """

    teams: tuple[UnitId, ...]
    renewed: tuple[UnitId, ...]
    returning: tuple[UnitId, ...]
    gone: tuple[UnitId, ...]


def carried_over(ground: Ground, s: ColossiState) -> Carried:
    """Return what becomes of the Marines of a first battle as it stands (153, 154).

    Ruling: Major Colby is one man, so he does not return like a Squad does.
    """
    row = ground.edition.campaign
    marines = [unit for unit in s.units.values() if ground.is_marine(unit)]
    lost = [unit for unit in marines if unit.place == "lost"]
    renewed = [unit.id for unit in lost if unit.kind in row.renewed]
    gone = [unit.id for unit in lost if unit.kind in row.veterans]
    back = [unit.id for unit in lost if unit.id not in (*renewed, *gone)]
    teams = tuple(unit.id for unit in marines if unit.id not in (*back, *gone))
    return Carried(teams=teams, renewed=tuple(renewed), returning=tuple(back), gone=tuple(gone))


def second_battle(ground: Ground, s: ColossiState, dice: Dice) -> Change[ColossiState]:
    """Return the second battle of a campaign set up, ``s`` being the end of the first (153, 154)."""
    carried = carried_over(ground, s)
    units = [Unit(id=unit, kind=s.units[unit].kind, place="team") for unit in carried.teams]
    due = ground.edition.campaign.returns
    units += [Unit(id=u, kind=s.units[u].kind, place="reserve", due=due) for u in carried.returning]
    first = score.points(ground, s).lines
    carried_on = Council(first=first)
    change = council(ground, s.seats, dice, scenario=s.scenario, units=units, carried=carried_on)
    return Change(replace(change.state, variant=s.variant), change.events)
