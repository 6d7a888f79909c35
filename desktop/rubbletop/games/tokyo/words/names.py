# SPDX-License-Identifier: GPL-3.0-or-later
"""How seats, units, areas, buildings and cards are called in sentences."""

from collections.abc import Sequence

from rubbletop.board.grid import AreaBoard, BuildingId
from rubbletop.games.tokyo.state import TokyoState
from rubbletop.games.tokyo.tables import Kind, OriginId, SchemeId
from rubbletop.kernel.facts import Message, Seat, SpaceId, UnitId, called, say, verbatim

KINDS: dict[Kind, Message] = {
    "troop": say("Troop"),
    "halftrack": say("Halftrack"),
    "mortar": say("Mortar"),
    "paratroop": say("Paratroop"),
    "tank": say("Tank"),
    "helicopter": say("Helicopter"),
    "punk_rockers": say("Punk Rockers"),
    "business_folk": say("Business Folk"),
    "old_folks": say("Old Folks"),
    "tourist_groups": say("Tourist Group"),
    "visiting_dignitaries": say("Visiting Dignitaries"),
    "heat_ray": say("Heat Ray"),
    "oxygen_destroyer": say("Oxygen Destroyer"),
    "super_freezer": say("Super-Freezer"),
    "death_ray": say("All-Purpose Death Ray"),
}
SCHEMES: dict[SchemeId, Message] = {
    "hide": say("Hide and Hope"),
    "tuna": say("Trail of Tuna"),
    "rival": say("Rubber Rival on a Crane"),
    "lullaby": say("Stadium-Size Lullaby"),
    "parade": say("Thousand-Drum Parade"),
    "sweetheart": say("Mechanical Sweetheart"),
}
ORIGINS: dict[OriginId, Message] = {
    "moon": say("the surface of the Moon"),
    "antarctica": say("Antarctica"),
    "fuji": say("the heart of Mt. Fuji"),
    "swamp": say("some dismal swamp"),
    "crust": say("beneath the Earth’s crust"),
    "pacific": say("the bottom of the Pacific"),
}
SECTORS: dict[str, Message] = {
    "ne": say("North-East"),
    "se": say("South-East"),
    "sw": say("South-West"),
    "nw": say("North-West"),
}


def seat_name(s: TokyoState, seat: Seat) -> Message:
    """Return how a player is called."""
    return verbatim(s.names.get(seat, seat))


def seats_named(s: TokyoState, seats: Sequence[Seat]) -> Message:
    """Return how some players are called, one after another."""
    return listed([seat_name(s, seat) for seat in seats])


def sector_name(board: AreaBoard, sector: str) -> Message:
    """Return the name of a sector."""
    return called(board.sectors.get(sector, sector))


def building_name(board: AreaBoard, building: BuildingId) -> Message:
    """Return the name of a building with its sector."""
    known = board.buildings[building]
    return say("{building} ({sector})", building=called(known.name), sector=sector_name(board, known.sector))


def area_name(area: SpaceId) -> Message:
    """Return the name of an area."""
    return verbatim(area)


def kind_name(kind: Kind) -> Message:
    """Return the name of a kind of unit."""
    return KINDS[kind]


def counter_name(s: TokyoState, unit: UnitId) -> Message:
    """Return what kind of counter a unit is, without its owner."""
    return KINDS[s.units[unit].kind]


def unit_name(s: TokyoState, unit: UnitId) -> Message:
    """Return a unit with its owner's name, as it stands in a sentence."""
    counter = s.units[unit]
    return say("{owner}’s {unit}", owner=seat_name(s, counter.owner), unit=KINDS[counter.kind])


def listed(items: Sequence[Message]) -> Message:
    """Return some things after each other with commas."""
    assert items, "nothing to list"
    text = items[0]
    for item in items[1:]:
        text = say("{list}, {item}", list=text, item=item)
    return text
