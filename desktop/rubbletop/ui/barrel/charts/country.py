# SPDX-License-Identifier: GPL-3.0-or-later
"""Charts of the regions and of what is built in them (Oil Production; Military Buildings)."""

from rubbletop.board.regions import Zone
from rubbletop.games.barrel.ground import Ground
from rubbletop.games.barrel.state import BarrelState
from rubbletop.games.barrel.tables import Building
from rubbletop.games.barrel.words.names import listed, region_name, seat_name
from rubbletop.kernel.facts import Message, SpaceId, say
from rubbletop.ui.barrel.charts.base import NONE, Row, number, starred
from rubbletop.ui.game_screen import Chart

ZONES: dict[Zone, Message] = {
    "south": say("south, brown"),
    "east": say("east, orange"),
    "centre": say("centre"),
    "north": say("north"),
    "border": say("border"),
}
TITLES: dict[Building, Message] = {
    "warehouse": say("Warehouse"),
    "police": say("Police station"),
    "pipeline": say("Pipeline"),
    "refinery": say("Refinery"),
}


def regions(ground: Ground, s: BarrelState) -> Chart:
    """The numbers of all regions, refineries included, their neighbours, and who controls them."""
    return Chart(
        title=say("Regions, with their refineries (* reconstructed)"),
        rule="Oil Production, War",
        head=(
            say("Region"),
            say("Barrels"),
            say("Logistics"),
            say("Zone"),
            say("Control"),
            say("Contiguous"),
        ),
        rows=tuple(_region(ground, s, region) for region in ground.country),
    )


def _region(ground: Ground, s: BarrelState, region: SpaceId) -> Row:
    known, owner = ground.board.regions[region], s.regions[region].control
    return (
        region_name(ground, region),
        starred(str(ground.output(s, region)), "oil" not in known.printed),
        starred(str(ground.needs(s, region)), "logistics" not in known.printed),
        ZONES[known.zone],
        NONE if owner is None else seat_name(s, owner),
        listed([region_name(ground, other) for other in ground.board.neighbours[region]]),
    )


def buildings(ground: Ground, s: BarrelState) -> Chart:
    """What the buildings cost, bear and do, and how many of each stand."""
    return Chart(
        title=say(
            "Military buildings: logistics, damage they bear, at most {most} in a region",
            most=ground.edition.most_buildings,
        ),
        rule="Military Buildings, Damage",
        head=(
            say("Building"),
            say("Cost"),
            say("Damage"),
            say("Most"),
            say("Built"),
            say("What it does"),
        ),
        rows=tuple(
            (
                TITLES[building],
                number(row.cost),
                number(row.cost),
                number(row.most),
                number(sum(held.count(building) for held in s.regions.values())),
                _effect(ground, building),
            )
            for building, row in ground.rows.items()
        ),
    )


def _effect(ground: Ground, building: Building) -> Message:
    store, rebels = ground.edition.store, ground.edition.rebels
    match building:
        case "warehouse":
            return say("keeps {barrels} barrels", barrels=store.warehouse)
        case "police":
            here, beside = rebels.police_here, rebels.police_beside
            return say("defence +{here} here, +{beside} next door", here=here, beside=beside)
        case "pipeline":
            return say("+{barrels} taken from here or next door", barrels=store.pipeline)
        case _:
            return say("produces 1 barrel more, needs 1 logistic less")
