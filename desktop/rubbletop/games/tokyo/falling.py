# SPDX-License-Identifier: GPL-3.0-or-later
"""Buildings that fall, what they fall on, and the chain that an Aiming attack starts (XII; 69 to 83)."""

from typing import Literal, NamedTuple

from rubbletop.board.grid import AreaBoard, Building, BuildingId, Side
from rubbletop.games.tokyo.events.godran import BuildingAttacked, DebrisLanded, Mode, UnitsPelted
from rubbletop.games.tokyo.frames.godran import FallFrame
from rubbletop.games.tokyo.ground import Field, Ground
from rubbletop.games.tokyo.state import Unit
from rubbletop.games.tokyo.telling import Telling
from rubbletop.games.tokyo.throwing import Throw, per_die, thrown
from rubbletop.games.tokyo.words.names import building_name
from rubbletop.kernel.facts import SpaceId, say
from rubbletop.kernel.tally import Tally

DEBRIS_FROM = 5
"""The first building sends debris flying at this result; from the second link on it takes 5 a link (81)."""
RULE = "XII"


class Blow(NamedTuple):
    """An attack on a building: what and where, from where, and as which link of a chain."""

    building: BuildingId
    area: SpaceId
    origin: SpaceId
    mode: Mode = "smash"
    side: Side | Literal[""] = ""
    link: int = 1
    source: BuildingId | None = None


def need_of(link: int) -> int:
    """Return the result at which the building of this link falls: 0, 10, 15, 20 and so on (81)."""
    return 0 if link == 1 else DEBRIS_FROM * link


def building_tally(ground: Ground, building: BuildingId, source: BuildingId | None = None) -> Tally:
    """Return what is added to the dice and subtracted from them: the debris, the building (XII, 79, 80)."""
    tally = Tally()
    if source is not None:
        fell = ground.building(source)
        tally = tally.plus(
            fell.smash, say("Debris of {building}", building=building_name(ground.board, source)), "XII, 80"
        )
    known = ground.building(building)
    reason = say("VP value of the building") if known.vp else say("a building without VP value")
    return tally.plus(-known.smash, reason, RULE)


def way_out(
    board: AreaBoard, building: Building, area: SpaceId, side: Side
) -> tuple[SpaceId, SpaceId | None]:
    """Return the last area of a building pushed at ``area`` towards ``side``, and the one beyond it (75).

    None beyond means off the map.
    """
    last, beyond = area, board.step(area, side)
    while beyond is not None and beyond in building.areas:
        last, beyond = beyond, board.step(beyond, side)
    return last, beyond


def struck(t: Telling, blow: Blow, dice: int, more: int) -> tuple[Throw, int]:
    """Attack a building with dice that have ``more`` added to each; return the throw and the result.

    A building that falls kills who is in or on it, and those outside whom it hits.
    """
    throw = thrown(
        t, say("Attack on {building}", building=building_name(t.ground.board, blow.building)), dice, more
    )
    tally = building_tally(t.ground, blow.building, blow.source)
    result = throw.total + tally.total
    event = BuildingAttacked(
        faces=throw.faces,
        per_die=more,
        total=throw.total,
        reckoning=tally.lines,
        building=blow.building,
        area=blow.area,
        origin=blow.origin,
        mode=blow.mode,
        side=blow.side,
        link=blow.link,
        result=result,
        need=need_of(blow.link),
    )
    t.tell(event)
    if event.has_fallen:
        t.topple(blow.building)
        for area in t.ground.building(blow.building).areas:
            pelt(t, area, throw.total)
    return throw, result


def is_exposed(field: Field, unit: Unit) -> bool:
    """Whether debris in its area can hit a unit: outside, and no helicopter (71)."""
    return unit.stance == "outside" and field.ground.row(unit).type != "helicopter"


def pelted_from(ground: Ground, unit: Unit) -> int:
    """Return the dice total from which a falling building destroys a unit outside (71)."""
    row = ground.row(unit)
    return row.mp + row.cs + ground.edition.game.drop_bonus


def pelt(t: Telling, area: SpaceId, total: int) -> None:
    """Let rubble come down on the units outside in an area: each stands up to it or dies (71, 83)."""
    units = [unit for unit in t.field.units_in(area) if is_exposed(t.field, unit)]
    if not units:
        return
    event = UnitsPelted(
        area=area, total=total, needs={unit.id: pelted_from(t.ground, unit) for unit in units}
    )
    t.tell(event)
    t.destroy_all(event.hit, "debris")


def chain(t: Telling, blow: Blow, dice: int, total: int) -> FallFrame:
    """Return the next link of a chain after the building of ``blow`` fell: same side and dice (80, 82)."""
    assert blow.side, "only an Aiming attack goes on"
    origin, area = way_out(t.ground.board, t.ground.building(blow.building), blow.area, blow.side)
    return FallFrame(
        link=blow.link + 1,
        origin=origin,
        area=area,
        side=blow.side,
        dice=dice,
        total=total,
        source=blow.building,
    )


def fall_on(t: Telling, frame: FallFrame) -> None:
    """Let debris come down: on a building, which may fall in its turn, or on open ground (XII, 77 to 83)."""
    building = None if frame.area is None else t.field.building_at(frame.area)
    if frame.area is None or building is None:
        t.pop()
        t.tell(DebrisLanded(building=frame.source, origin=frame.origin, area=frame.area))
        if frame.area is not None:
            t.s = t.s.rubbled(frame.area)
            pelt(t, frame.area, frame.total)
        return
    blow = Blow(building, frame.area, frame.origin, "aim", frame.side, frame.link, frame.source)
    throw, result = struck(t, blow, frame.dice, per_die(t.s))
    if result >= need_of(frame.link):
        t.become(chain(t, blow, frame.dice, throw.total))
    else:
        t.pop()
