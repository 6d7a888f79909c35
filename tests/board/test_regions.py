# SPDX-License-Identifier: GPL-3.0-or-later
"""The map of One More Barrel: regions, borders, room for counters, tracks and boxes."""

import math
from itertools import combinations, pairwise

import pytest
import shapely

from rubbletop.board.check import LEAST_BORDER
from rubbletop.board.regions import RegionBoard
from rubbletop.kernel.facts import SpaceId

LEAST_SHARED = 25
LEAST_SPAN = 22
LEAST_RADIUS = 36
BUSY = {"bagdad", "bassora", "kirkuk", "babil", "wasit"}
BUSY_RADIUS = 55


def inland(board: RegionBoard) -> list[SpaceId]:
    return [region for region in board.regions if region != board.border]


def pairs(board: RegionBoard) -> set[frozenset[SpaceId]]:
    return {frozenset((a, b)) for a in inland(board) for b in board.neighbours[a] if b != board.border}


def test_there_are_eighteen_regions_forty_borders_and_four_ways_in(barrel: RegionBoard) -> None:
    assert len(inland(barrel)) == 18
    assert len(pairs(barrel)) == 40
    assert barrel.entries == ("bassora", "dhi_qar", "muthanna", "najaf")


def test_the_borders_that_are_drawn_are_exactly_the_neighbour_pairs(barrel: RegionBoard) -> None:
    drawn = set()
    for a, b in combinations(inland(barrel), 2):
        shared = barrel.shape(a).intersection(barrel.shape(b))
        assert shared.length == 0 or shared.length >= LEAST_SHARED > LEAST_BORDER, (a, b)
        assert shared.length > 0 or shared.is_empty, f"{a} and {b} meet in a point"
        if shared.length:
            drawn.add(frozenset((a, b)))

    assert drawn == pairs(barrel)


def test_every_border_is_one_line_and_long_enough_to_see(barrel: RegionBoard) -> None:
    for pair in pairs(barrel):
        a, b = sorted(pair)
        line = shapely.line_merge(barrel.shape(a).intersection(barrel.shape(b)))
        assert line.geom_type == "LineString", (a, b)
        assert max(math.dist(p, q) for p, q in combinations(line.coords, 2)) >= LEAST_SPAN


def test_the_country_is_covered_without_gap_or_overlap(barrel: RegionBoard) -> None:
    main, gate = (shapely.Polygon(ring) for ring in barrel.regions[barrel.border].rings)
    lands = [barrel.shape(region) for region in inland(barrel)]
    country = shapely.union_all([*lands, gate])

    assert shapely.coverage_is_valid([*lands, main, gate])
    assert isinstance(country, shapely.Polygon)
    assert len(country.interiors) == 0
    assert country.area == pytest.approx(sum(land.area for land in lands) + gate.area)
    assert main.distance(gate) >= 40


def test_the_border_region_touches_the_southern_regions_alone(barrel: RegionBoard) -> None:
    border = barrel.shape(barrel.border)

    for region in inland(barrel):
        if region in barrel.entries:
            assert barrel.shape(region).intersection(border).length >= LEAST_SHARED
        else:
            assert barrel.shape(region).distance(border) >= 15
    assert set(barrel.entries) == set(barrel.zone("south"))


def test_regions_have_room_for_their_counters(barrel: RegionBoard) -> None:
    for region in barrel.regions.values():
        ring = shapely.Polygon(region.outline)
        radius = shapely.maximum_inscribed_circle(ring, 0.25).length
        assert radius >= (BUSY_RADIUS if region.id in BUSY else LEAST_RADIUS)
        assert len(region.tokens) == (12 if region.id == barrel.border else 6)
        assert all(ring.exterior.distance(shapely.Point(token)) >= 13 for token in region.tokens)
        assert min(math.dist(p, q) for p, q in combinations(region.tokens, 2)) >= 30
        assert min(math.dist(token, region.centre) for token in region.tokens) >= 20


def test_the_gate_lies_in_the_smaller_part_of_the_border_region(barrel: RegionBoard) -> None:
    border = barrel.regions[barrel.border]
    gate = min((shapely.Polygon(ring) for ring in border.rings), key=lambda part: part.area)

    assert border.gate is not None
    assert gate.contains(shapely.Point(border.gate))


def test_regions_produce_thirty_eight_barrels_in_all_and_large_ones_need_a_logistic_more(
    barrel: RegionBoard,
) -> None:
    regions = [region for region in barrel.regions.values() if region.id != barrel.border]

    assert sum(region.oil for region in regions) == 38
    assert all(region.logistics == region.oil + (region.oil > 2) for region in regions)
    assert {name: len(barrel.zone(name)) for name in ("south", "east", "centre", "north", "border")} == {
        "south": 4, "east": 4, "centre": 5, "north": 5, "border": 1,
    }  # fmt: skip


def test_printed_numbers_are_those_of_the_rules(barrel: RegionBoard) -> None:
    bassora = barrel.regions[SpaceId("bassora")]

    assert (bassora.oil, bassora.logistics, bassora.source) == (3, 4, "printed")
    assert [barrel.regions[SpaceId(region)].oil for region in ("karbala", "bagdad")] == [1, 5]
    assert barrel.regions[SpaceId("bagdad")].printed == {"name", "oil"}
    assert barrel.regions[SpaceId("bagdad")].source == "reconstructed"
    assert {"bagdad", "price", "money"} <= barrel.reconstructed
    assert not {"bassora", "border", "pacifism", "order"} & barrel.reconstructed


def test_tracks_hold_what_the_rules_read_from_them(barrel: RegionBoard) -> None:
    tracks = barrel.tracks

    assert tracks["price"].values == tuple(range(1, 21))
    steps = [b - a for a, b in pairwise(tracks["contracts"].values)]
    assert steps == [2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4]
    assert tracks["government"].values[-1] == 60
    assert tracks["media"].shown["troops"] == tuple(3 + k // 2 for k in range(16))
    assert tracks["influence"].shown["defence"][9] == 3
    assert [tracks["pacifism"].shown["fine"][k] for k in (3, 4, 7, 10, 13, 15)] == [0, 1, 3, 5, 10, 15]
    assert [tracks["pacifism"].shown["speculation"][k] for k in (3, 4, 7, 10, 13)] == [0, 1, 2, 3, 4]
    assert [tracks["pacifism"].shown["speech"][k] for k in (0, 3, 6, 9, 12, 15)] == [0, 1, 2, 3, 4, 5]


def test_boxes_are_ten_fifteen_and_twenty_for_three_four_and_five_players(barrel: RegionBoard) -> None:
    rows = [box for box in barrel.boxes.values() if box.columns]

    assert {players: len(rows) * n for players, n in barrel.columns_in_use.items()} == {3: 10, 4: 15, 5: 20}
    assert barrel.boxes["purchase"].columns == ((10, 3), (5, 2), (3, 1), (3, 1))
    assert [box.id for box in barrel.boxes.values() if not box.columns] == ["taxes", "oil"]


def test_rivers_road_and_sea_decorate_the_map(barrel: RegionBoard) -> None:
    country = shapely.union_all([barrel.shape(region) for region in barrel.regions])
    shapes = {decoration.id: decoration.shape for decoration in barrel.decorations}

    assert shapes == {
        "euphrates": "river", "tigris": "river", "shatt": "river", "convoy_road": "arrow", "gulf": "water",
    }  # fmt: skip
    for decoration in barrel.decorations:
        if decoration.shape == "river":
            assert shapely.LineString(decoration.points).within(country.buffer(3))
    assert "Natural Earth" in barrel.credit
