# SPDX-License-Identifier: GPL-3.0-or-later
"""Buildings of the city by what they are."""

from rubbletop.board.grid import BuildingId
from rubbletop.kernel.facts import SpaceId
from tests.tokyo.builders import ground

CENTERS = {"factory": 50, "power_plant": 40, "stadium": 30, "convention_center": 20, "department_store": 10}
"""The production centers of a sector with their output in Mega-Yen."""


def center(sector: str, model: str) -> BuildingId:
    """Return a building of a sector by what it is."""
    known = ground().board.buildings.values()
    return next(b.id for b in known if b.sector == sector and b.model == model)


def area_of(sector: str, model: str, part: int = 0) -> SpaceId:
    """Return an area of a building."""
    return ground().building(center(sector, model)).areas[part]


def centers_of(*sectors: str) -> tuple[BuildingId, ...]:
    """Return the production centers of some sectors."""
    return tuple(b for b in ground().centers if ground().building(b).sector in sectors)
