# SPDX-License-Identifier: GPL-3.0-or-later
"""Where populace can be set up: the stars of its sector, one unit each (V, XIII; rulings 22 to 25)."""

from collections.abc import Iterator

from rubbletop.games.tokyo.actions.opening import PlacePopulace
from rubbletop.games.tokyo.counters import owned, ranked
from rubbletop.games.tokyo.frames.opening import PlacingFrame
from rubbletop.games.tokyo.ground import Field
from rubbletop.games.tokyo.state import Unit
from rubbletop.kernel.facts import Message, Seat, SpaceId, say


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


def bar(field: Field, action: PlacePopulace) -> Message | None:
    """Return why a unit cannot be set up so, None where it can."""
    unit = field.s.units.get(action.unit)
    if unit is None or unit.owner != action.seat or field.ground.row(unit).type != "populace":
        return say("That is not a populace unit of yours.")
    if unit.place != "hand":
        return say("That unit is set up already.")
    if unit not in waiting(field, action.seat):
        return say("The populace of the free sector is set up later.")
    if action.area not in field.board.stars[unit.sector]:
        return say("Populace is set up on the stars of its own sector.")
    if action.area in field.units_at:
        return say("A populace unit stands on that star already.")
    return _stance_bar(field, action)


def _stance_bar(field: Field, action: PlacePopulace) -> Message | None:
    if action.stance == "outside" and field.is_filled(action.area):
        return say("A building fills that area: the unit is inside.")
    if action.stance == "inside" and field.building_at(action.area) is None:
        return say("There is no building to be inside of.")
    return None
