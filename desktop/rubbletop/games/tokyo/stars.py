# SPDX-License-Identifier: GPL-3.0-or-later
"""Where populace can be set up: the stars of its sector, one unit each (V, XIII; rulings 22 to 25)."""

from collections.abc import Iterator

from rubbletop.games.tokyo.actions.opening import PlacePopulace
from rubbletop.games.tokyo.counters import owned, ranked
from rubbletop.games.tokyo.frames.opening import PlacingFrame
from rubbletop.games.tokyo.ground import Field
from rubbletop.games.tokyo.state import Unit
from rubbletop.kernel.bars import Bar
from rubbletop.kernel.facts import Seat, SpaceId, say

RULE = "V"


def waiting(field: Field, seat: Seat) -> tuple[Unit, ...]:
    """Return the units that a seat places in this round of set-up: her own, or those dealt to her (25)."""
    is_foreign = field.s.top_frame(PlacingFrame).foreign
    units = [u for u in owned(field.s, seat, "hand") if (field.s.sectors[u.sector] is None) == is_foreign]
    return ranked(field.ground, units)


def free_stars(field: Field, sector: str) -> tuple[SpaceId, ...]:
    """Return the stars of a sector on which no unit stands."""
    return tuple(star for star in field.board.stars[sector] if star not in field.units_at)


def placements(field: Field, seat: Seat) -> Iterator[PlacePopulace]:
    """Return each way to set one unit up: inside a building that fills the area, else as one likes (23)."""
    for unit in waiting(field, seat):
        for star in free_stars(field, unit.sector):
            if not field.is_filled(star):
                yield PlacePopulace(seat=seat, unit=unit.id, area=star)
            if field.building_at(star) is not None:
                yield PlacePopulace(seat=seat, unit=unit.id, area=star, stance="inside")


def why_no_placement(field: Field, action: PlacePopulace) -> Bar | None:
    """Return why a unit cannot be set up so, None where it can."""
    unit = field.s.units.get(action.unit)
    if unit is None or unit.owner != action.seat or field.ground.row(unit).type != "populace":
        return Bar(say("That is not a populace unit of yours."), RULE)
    if unit.place != "hand":
        return Bar(say("That unit is set up already."), RULE)
    if unit not in waiting(field, action.seat):
        return Bar(say("The populace of the free sector is set up later."), RULE)
    if action.area not in field.board.stars[unit.sector]:
        return Bar(say("Populace is set up on the stars of its own sector."), RULE)
    if action.area in field.units_at:
        return Bar(say("A populace unit stands on that star already."), RULE)
    return _why_no_stance(field, action)


def _why_no_stance(field: Field, action: PlacePopulace) -> Bar | None:
    if action.stance == "outside" and field.is_filled(action.area):
        return Bar(say("A building fills that area: the unit is inside."), RULE)
    if action.stance == "inside" and field.building_at(action.area) is None:
        return Bar(say("There is no building to be inside of."), RULE)
    return None
