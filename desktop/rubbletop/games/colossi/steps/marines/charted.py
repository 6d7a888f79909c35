# SPDX-License-Identifier: GPL-3.0-or-later
"""Special weapons that read one die on a chart: Chisel, Boring Bit, bomb (5.4.2 to 5.4.4; ruling 96)."""

from typing import NamedTuple

from rubbletop.games.colossi.events.marines import Weapon, WeaponUsed
from rubbletop.games.colossi.ground import Ground
from rubbletop.games.colossi.marine_tables import DiceChart, MarineRows, Result
from rubbletop.games.colossi.steps.marines.weapons import target_hex
from rubbletop.games.colossi.telling import Telling
from rubbletop.kernel.facts import Message, UnitId, say
from rubbletop.kernel.tally import Tally


class Throw(NamedTuple):
    """What the die of a weapon is thrown for, and the section of its chart."""

    purpose: Message
    rule: str


THROWS: dict[Weapon, Throw] = {
    "chisel": Throw(say("Chisel"), "5.4.2"),
    "drill": Throw(say("Boring Bit"), "5.4.3"),
    "bomb": Throw(say("Bomb"), "5.4.4"),
}


def chart_of(row: MarineRows, weapon: Weapon) -> DiceChart:
    """Return the chart of a weapon."""
    return {"chisel": row.chisel, "drill": row.drill, "bomb": row.bombing}[weapon]


def weapon_result(
    t: Telling, ground: Ground, unit: UnitId, target: UnitId, *, weapon: Weapon, tally: Tally
) -> Result:
    """Throw the die of a weapon, tell it, and return what it does; ``tally`` is its modifier (96)."""
    at = target_hex(ground.field(t.s), target)
    assert at is not None, "a target on the map"
    purpose, rule = THROWS[weapon]
    face = t.roll(purpose).faces[0]
    result = chart_of(ground.edition.marines, weapon).result(face + tally.total)
    t.tell(
        WeaponUsed(
            unit=unit,
            target=target,
            hex=at,
            weapon=weapon,
            face=face,
            drm=tally.total,
            result=result,
            reckoning=tally.lines,
            rule=rule,
        )
    )
    return result
