# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether what stands in the regions can stand there: control, troops, goods, buildings, rebels."""

from collections.abc import Iterator

from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import INVASION, BarrelState, Rebels, Region
from rubbletop.kernel.facts import Seat, SpaceId


def misfits(ground: Ground, s: BarrelState) -> Iterator[str]:
    """Yield what is wrong in the regions of a state that has all regions and seats, and no others."""
    for region, held in s.regions.items():
        yield from _control(ground, region, held)
        yield from _buildings(ground, region, held)
    for seat in s.seats:
        if s.troops_of(seat) > ground.edition.troops.most:
            yield f"{seat} has too many troops"
        yield from _rebels(ground, s, seat, s.powers[seat].rebels)


def _control(ground: Ground, region: SpaceId, held: Region) -> Iterator[str]:
    """Regions that are controlled and fought for, or neither entered nor empty."""
    if 0 in held.troops.values():
        yield f"no troops are counted in {region!r}"
    if (held.control is not None) != (held.locals == 0):
        yield f"{region!r} is controlled with local troops in it, or not without them"
    if held.locals is None and (held.troops or held.logistics):
        yield f"nobody has entered {region!r}, and something is there"
    most = ground.board.regions[region].oil + max(ground.edition.extra_locals)
    if held.locals is not None and held.locals > most:
        yield f"{region!r} cannot have {held.locals} local troops"
    if held.control is None and (held.barrels or held.buildings):
        yield f"nobody controls {region!r}, and oil or buildings are there"
    there = set() if held.control is not None else set(held.troops)
    if len(held.arrivals) != len(there) or set(held.arrivals) != there:
        yield f"who came into the battle in {region!r} is not who is there"
    # Only where both sides fell do logistics stay, with the one new local troop.
    if (held.locals or 0) > 1 and not held.troops and held.logistics:
        yield f"the logistics in {region!r} are left alone with local troops"


def _buildings(ground: Ground, region: SpaceId, held: Region) -> Iterator[str]:
    if len(held.buildings) > ground.edition.most_buildings:
        yield f"{region!r} has too many buildings"
    for building, row in ground.rows.items():
        if held.count(building) > row.most:
            yield f"{region!r} has too many buildings of the kind {building!r}"


def _rebels(ground: Ground, s: BarrelState, seat: Seat, rebels: Rebels) -> Iterator[str]:
    """Rebels without a place or power, too strong, or before their time."""
    if (rebels.region is None) != (rebels.power == 0):
        yield f"the rebels of {seat} are off the map with power, or on it without"
    if rebels.power > ground.edition.rebels.most_power:
        yield f"the rebels of {seat} cannot have a power of {rebels.power}"
    if rebels.region is not None and s.phase == INVASION:
        yield f"the rebels of {seat} are on the map too early"
