# SPDX-License-Identifier: GPL-3.0-or-later
"""The city of Oh No, There Goes Tokyo!: areas, sectors, buildings and closed borders (IV, V, XII)."""

from collections import Counter
from collections.abc import Callable, Iterator

import shapely

from rubbletop.board.grid import SIDES, AreaBoard, BuildingId, Side, covered_length
from rubbletop.board.routes import reach
from rubbletop.kernel.facts import SpaceId


def area(board: AreaBoard, col: int, row: int) -> SpaceId:
    found = board.at(col, row)
    assert found is not None
    return found


def open_steps(board: AreaBoard, a: SpaceId) -> Iterator[SpaceId]:
    """Where GODRAN, tanks and halftracks can go from an area."""
    for b in board.neighbours[a]:
        if not {a, b} & board.filled and (a, b) not in board.covered:
            yield b


def flood(starts: tuple[SpaceId, ...], steps: Callable[[SpaceId], Iterator[SpaceId]]) -> set[SpaceId]:
    seen = set(starts)
    rim = list(starts)
    while rim:
        fresh = [b for b in steps(rim.pop()) if b not in seen]
        seen.update(fresh)
        rim.extend(fresh)
    return seen


def attackable(board: AreaBoard, building: BuildingId) -> set[SpaceId]:
    """Areas from which GODRAN can smash a building: inside it, or beyond a border that it lies on."""
    plan = board.buildings[building]
    own = set(plan.areas) - board.filled
    beside = {
        beyond
        for a in plan.areas
        for side in SIDES
        if board.cover(a, side) > 0 and (beyond := board.step(a, side)) is not None
    }
    return own | (beside - board.filled - set(plan.areas))


def test_iv_the_city_has_177_areas_in_four_equal_sectors_and_a_centre(tokyo: AreaBoard) -> None:
    sectors = Counter(a.sector for a in tokyo.areas.values())

    assert sectors == {"ne": 44, "se": 44, "sw": 44, "nw": 44, None: 1}
    assert tokyo.areas[tokyo.centre].sector is None
    assert tokyo.centre == "H8"
    assert tokyo.sectors == {"ne": "North-East", "se": "South-East", "sw": "South-West", "nw": "North-West"}


def test_iv_sectors_are_quarter_turns_of_each_other(tokyo: AreaBoard) -> None:
    order = list(tokyo.sectors)

    for a in tokyo.areas.values():
        turned = tokyo.areas[area(tokyo, 14 - a.row, a.col)]
        assert (turned.is_star, turned.is_edge, turned.is_filled) == (a.is_star, a.is_edge, a.is_filled)
        if a.sector is not None:
            assert turned.sector == order[(order.index(a.sector) + 1) % 4]


def test_iv_areas_are_next_to_each_other_by_sides_alone(tokyo: AreaBoard) -> None:
    corner = area(tokyo, 7, 7)

    assert set(tokyo.neighbours[corner]) == {
        area(tokyo, 7, 6), area(tokyo, 8, 7), area(tokyo, 7, 8), area(tokyo, 6, 7),
    }  # fmt: skip
    assert tokyo.side(corner, area(tokyo, 7, 6)) == "N"
    assert tokyo.side(corner, area(tokyo, 8, 8)) is None
    assert tokyo.distance(corner, area(tokyo, 9, 5)) == 4
    assert tokyo.at(0, 0) is None


def test_v_each_sector_has_ten_edge_areas_and_twelve_stars(tokyo: AreaBoard) -> None:
    assert {sector: len(edge) for sector, edge in tokyo.edges.items()} == dict.fromkeys(tokyo.sectors, 10)
    assert {sector: len(stars) for sector, stars in tokyo.stars.items()} == dict.fromkeys(tokyo.sectors, 12)
    assert set(tokyo.edges["ne"]) == {
        area(tokyo, c, r)
        for c, r in [(7, 0), (8, 0), (9, 0), (10, 1), (11, 1), (12, 2), (13, 3), (13, 4), (14, 5), (14, 6)]
    }
    assert not any(a.is_edge and a.is_filled for a in tokyo.areas.values())


def test_iv_each_sector_has_fifteen_buildings_on_sixteen_areas(tokyo: AreaBoard) -> None:
    kinds = Counter(b.kind for b in tokyo.buildings.values())

    assert len(tokyo.buildings) == 60
    assert sum(len(b.areas) for b in tokyo.buildings.values()) == 64
    assert len(tokyo.filled) == 24
    assert kinds == {"production": 20, "landmark": 24, "plain": 16}
    assert sum(a.building is None for a in tokyo.areas.values()) == 113


def test_iv_production_and_values_of_a_sector(tokyo: AreaBoard) -> None:
    mine = [b for b in tokyo.buildings.values() if b.sector == "ne"]
    output = {b.model: b.output for b in mine if b.output}

    assert output == {
        "factory": 50, "power_plant": 40, "stadium": 30, "convention_center": 20, "department_store": 10,
    }  # fmt: skip
    assert sum(b.vp for b in mine) == 125
    assert sum(b.vp > 0 for b in mine) == 10


def test_xii_smash_numbers_are_values_or_five_and_the_factory_fifteen(tokyo: AreaBoard) -> None:
    for building in tokyo.buildings.values():
        assert building.smash == (15 if building.model == "factory" else building.vp or 5)


def test_iv_the_stadium_is_one_outline_over_two_areas(tokyo: AreaBoard) -> None:
    stadium = BuildingId("ne.stadium")

    assert tokyo.buildings[stadium].areas == (area(tokyo, 8, 4), area(tokyo, 9, 4))
    assert tokyo.model(stadium).bounds == (8, 4, 10, 5)
    assert tokyo.model(stadium).area == 2
    assert tokyo.model(stadium) is tokyo.model(stadium)


def test_buildings_stay_in_their_areas(tokyo: AreaBoard) -> None:
    for building in tokyo.buildings.values():
        for a, outline in zip(building.areas, building.outlines, strict=True):
            assert tokyo.shape(a).covers(shapely.Polygon(outline))
            assert tokyo.areas[a].building == building.id


def test_xii_seven_borders_of_a_sector_are_closed(tokyo: AreaBoard) -> None:
    closed = {
        frozenset(pair)
        for pair in tokyo.covered
        if not set(pair) & tokyo.filled and {tokyo.areas[a].sector for a in pair} == {"ne"}
    }

    assert closed == {
        frozenset((area(tokyo, *a), area(tokyo, *b)))
        for a, b in [
            ((7, 5), (8, 5)),
            ((9, 0), (9, 1)),
            ((9, 2), (9, 3)),
            ((9, 5), (9, 6)),
            ((9, 5), (10, 5)),
            ((11, 5), (11, 6)),
            ((12, 3), (13, 3)),
        ]
    }
    assert all((b, a) in tokyo.covered for a, b in tokyo.covered)


def test_xii_cover_is_the_length_that_shapely_measures(tokyo: AreaBoard) -> None:
    walls: dict[Side, tuple[tuple[int, int], tuple[int, int]]] = {
        "N": ((0, 0), (1, 0)),
        "E": ((1, 0), (1, 1)),
        "S": ((0, 1), (1, 1)),
        "W": ((0, 0), (0, 1)),
    }

    for building in tokyo.buildings.values():
        for name, outline in zip(building.areas, building.outlines, strict=True):
            here = tokyo.areas[name]
            for side, wall in walls.items():
                line = shapely.LineString([(here.col + x, here.row + y) for x, y in wall])
                length = shapely.Polygon(outline).boundary.intersection(line).length
                assert tokyo.cover(name, side) == round(10 * length)
    assert tokyo.cover(tokyo.centre, "N") == 0


def test_xii_a_corner_on_the_border_covers_nothing(tokyo: AreaBoard) -> None:
    diamond = ((75, 70), (80, 75), (75, 80), (70, 75))

    assert [covered_length(diamond, tokyo.areas[tokyo.centre], side) for side in SIDES] == [0, 0, 0, 0]


def test_xii_everything_that_is_not_filled_can_be_reached(tokyo: AreaBoard) -> None:
    goal = set(tokyo.areas) - tokyo.filled

    assert flood((tokyo.centre,), lambda a: open_steps(tokyo, a)) == goal
    for edge in tokyo.edges.values():
        assert flood(edge, lambda a: open_steps(tokyo, a)) == goal


def test_xii_godran_reaches_every_area_within_ten_action_points(tokyo: AreaBoard) -> None:
    found = reach(tokyo.centre, 10, {a: tuple(open_steps(tokyo, a)) for a in tokyo.areas}, lambda _a, _b: 1)

    assert set(found) == set(tokyo.areas) - tokyo.filled
    assert max(spent for spent, _ in found.values()) == 10


def test_xii_every_building_can_be_attacked_from_somewhere(tokyo: AreaBoard) -> None:
    assert all(attackable(tokyo, building) for building in tokyo.buildings)
    assert attackable(tokyo, BuildingId("ne.broadcast_tower")) == {area(tokyo, 10, 3)}
    assert len(attackable(tokyo, BuildingId("ne.stadium"))) == 6


def test_xii_example_moving_and_attacking_differ(tokyo: AreaBoard) -> None:
    cases = {
        ((9, 3), (10, 3)): ("ne.broadcast_tower", "enters"),
        ((10, 5), (9, 5)): ("ne.convention_center", "attacks"),
        ((10, 5), (11, 5)): ("ne.power_plant", "enters and attacks"),
        ((8, 3), (8, 4)): ("ne.stadium", "attacks"),
    }

    for (start, end), (building, can) in cases.items():
        here, there = area(tokyo, *start), area(tokyo, *end)
        assert (there in open_steps(tokyo, here)) == ("enters" in can)
        assert (here in attackable(tokyo, BuildingId(building))) == ("attacks" in can)


def test_populace_needs_three_to_seven_movement_points_to_leave(tokyo: AreaBoard) -> None:
    edge = [a.id for a in tokyo.areas.values() if a.is_edge]

    needed = [1 + min(tokyo.distance(star, out) for out in edge) for star in tokyo.stars["ne"]]

    assert sorted(needed) == [3, 3, 4, 4, 5, 5, 5, 5, 6, 6, 6, 7]


def test_what_is_reconstructed_is_told(tokyo: AreaBoard) -> None:
    assert "factory" not in tokyo.reconstructed
    assert {"grid", "stadium", "vp"} <= tokyo.reconstructed
    assert tokyo.tracks["vp"].values == tuple(range(100))
    assert tokyo.tracks["wounds"].values == (0, 1, 2, 3, 4)
