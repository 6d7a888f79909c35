# SPDX-License-Identifier: GPL-3.0-or-later
"""The two Zones: numbers, terrain, and what the examples of the rules tell of where hexes lie (2.2)."""

from itertools import pairwise

import pytest

from rubbletop.board.hexes import STEPS, HexBoard
from rubbletop.kernel.facts import SpaceId


def at(board: HexBoard, *numbers: int) -> tuple[SpaceId, ...]:
    return tuple(board.by_number[number] for number in numbers)


def steps(board: HexBoard, a: int, b: int) -> int:
    return board.distance(*at(board, a, b))


@pytest.mark.parametrize("name", ["alpha", "beta"])
def test_2_5_three_dice_name_every_numbered_hex(name: str, request: pytest.FixtureRequest) -> None:
    board: HexBoard = request.getfixturevalue(name)
    dice = [100 * a + 10 * b + c for a in range(1, 7) for b in range(1, 7) for c in range(1, 7)]

    assert list(board.by_number) == dice
    assert all(board.by_number[n] == str(n) for n in dice)
    assert {h.id for h in board.hexes.values() if h.number is None} == board.hills


def test_2_5_example_dice_2_3_1_name_hex_231(alpha: HexBoard) -> None:
    assert alpha.hexes[alpha.by_number[231]].number == 231


def test_2_2_example_the_hill_between_413_and_414_ranks_between_them(alpha: HexBoard) -> None:
    hill = SpaceId("413+1")

    assert sorted((SpaceId("414"), hill, SpaceId("413")), key=alpha.key) == ["413", hill, "414"]
    assert hill in alpha.hills
    assert alpha.hexes[hill].name == "Hill 413+1"


def test_2_2_hills_in_a_row_keep_walk_order(alpha: HexBoard) -> None:
    hills = [SpaceId(f"{n}") for n in ("311+1", "311+2", "311+3")]

    assert sorted(hills, key=alpha.key) == hills
    assert alpha.key(SpaceId("311")) < alpha.key(hills[0]) < alpha.key(SpaceId("312"))


def test_ranks_count_the_walk_through_the_whole_map(alpha: HexBoard, beta: HexBoard) -> None:
    assert [h.rank for h in alpha.hexes.values()] == list(range(234))
    assert [h.rank for h in beta.hexes.values()] == list(range(221))


@pytest.mark.parametrize("name", ["alpha", "beta"])
def test_distance_is_that_of_the_hex_grid(name: str, request: pytest.FixtureRequest) -> None:
    board: HexBoard = request.getfixturevalue(name)

    for a in board.hexes.values():
        for b in board.hexes.values():
            dx, dy = abs(a.x - b.x), abs(a.y2 - b.y2)
            assert board.distance(a.id, b.id) == dx + max(0, (dy - dx) // 2)


@pytest.mark.parametrize("name", ["alpha", "beta"])
def test_outlines_meet_without_gap_or_overlap(name: str, request: pytest.FixtureRequest) -> None:
    board: HexBoard = request.getfixturevalue(name)

    for a, others in board.neighbours.items():
        mine = {(round(x, 9), round(y, 9)) for x, y in board.hexes[a].outline}
        for b in others:
            theirs = {(round(x, 9), round(y, 9)) for x, y in board.hexes[b].outline}
            assert len(mine & theirs) == 2


# The facts that the examples give about Zone Alpha.


def test_sc_1_the_ends_of_the_escape_edge_lie_in_the_south(alpha: HexBoard) -> None:
    assert alpha.step(SpaceId("131"), 4) is None
    assert alpha.step(SpaceId("326"), 4) is None
    assert alpha.escape == at(alpha, 131, 132, 212, 213, 253, 254, 326)
    assert all(alpha.step(a, 4) is None for a in alpha.escape)


def test_5_4_5_1_example_the_line_of_the_push(alpha: HexBoard) -> None:
    line = at(alpha, 422, 314, 265, 241, 231, 155, 151)
    start, *pushed = line

    assert {alpha.direction(start, b) for b in pushed} == {2}
    assert all(alpha.distance(a, b) == 1 for a, b in pairwise(pushed))
    assert steps(alpha, 422, 314) == 3
    assert alpha.line(line[1], 2)[:5] == line[2:]


def test_5_4_5_1_example_the_headquarters_is_three_hexes_north_of_361(alpha: HexBoard) -> None:
    a, b = at(alpha, 361, 354)

    assert alpha.direction(a, b) == 1
    assert alpha.distance(a, b) == 3
    assert alpha.line(b, 1) == at(alpha, 353, 352, 351)


def test_5_4_5_1_example_from_421_nothing_is_in_line(alpha: HexBoard) -> None:
    colby, tribe, headquarters = at(alpha, 421, 314, 354)

    assert alpha.direction(colby, tribe) is None
    assert alpha.direction(colby, headquarters) is None
    assert steps(alpha, 354, 314) <= 3


def test_5_4_5_1_example_both_shooting_hexes_are_next_to_421(alpha: HexBoard) -> None:
    assert steps(alpha, 421, 422) == 1
    assert steps(alpha, 421, 361) == 1


def test_5_4_1_example_one_hill_lies_between_413_and_414(alpha: HexBoard) -> None:
    a, b = at(alpha, 413, 414)

    assert alpha.line(a, alpha.direction(a, b) or 0)[:2] == ("413+1", b)
    assert steps(alpha, 413, 414) == 2


def test_5_4_1_example_the_scout_stands_in_the_line_of_fire(alpha: HexBoard) -> None:
    barracks, scout, target = at(alpha, 463, 531, 536)

    assert [c.kind for c in alpha.sight.contacts(barracks, target) if c.space == scout] == ["inside"]
    assert min(alpha.distance(barracks, target), alpha.distance(scout, target)) > 1
    assert alpha.distance(scout, target) == 3


def test_5_4_1_example_the_hill_hides_366_and_not_536(alpha: HexBoard) -> None:
    hills = alpha.sight.mask(alpha.hills)
    storage, barracks, scout, hidden, seen = at(alpha, 444, 463, 531, 366, 536)
    hill = alpha.sight.bit("413+1")

    assert alpha.sight.between(storage, hidden) & hill
    assert alpha.sight.between(barracks, hidden) & hill
    assert alpha.sight.between(scout, hidden) & hill
    assert not any(alpha.sight.between(a, seen) & hills for a in (storage, barracks, scout))


def test_5_4_1_example_from_the_barracks_the_line_only_touches_the_hill(alpha: HexBoard) -> None:
    barracks, hidden = at(alpha, 463, 366)

    assert [c.kind for c in alpha.sight.contacts(barracks, hidden) if c.space == "413+1"] == ["edge"]


def test_5_4_5_1_example_the_pushed_headquarters_is_out_of_sight(alpha: HexBoard) -> None:
    tribe, edge = at(alpha, 314, 351)

    kinds = {c.space: c.kind for c in alpha.sight.contacts(tribe, edge) if c.space in alpha.hills}

    assert kinds == {"345+1": "inside"}


def test_sc_1_tribes_start_on_the_hills_by_the_plant_and_by_413(alpha: HexBoard) -> None:
    assert alpha.step(alpha.starts["plant"], 4) == alpha.starts["redstones"] == "251+1"
    assert alpha.starts["blackstones"] == "413+1"
    assert {alpha.starts["redstones"], alpha.starts["blackstones"]} <= alpha.hills


def test_5_4_6_example_rubble_from_354_lands_two_hexes_south(alpha: HexBoard) -> None:
    assert alpha.line(SpaceId("354"), 4)[1] == "356"


def test_structures_of_alpha_are_named(alpha: HexBoard) -> None:
    assert alpha.structures == {
        "251": "Refinery Plant",
        "345": "IMC Offices",
        "324": "Graviton First Mining Union",
        "463": "Miners' Barracks",
        "444": "Storage",
    }
    assert {h.id for h in alpha.hexes.values() if h.terrain == "structure"} == set(alpha.structures)
    assert alpha.mine == alpha.starts["mine"] == "523"
    assert alpha.hexes[SpaceId("523")].name == "Mine Entrance"
    assert alpha.hexes[SpaceId("251")].name == "Refinery Plant"
    assert (alpha.wormhole, alpha.pillars, alpha.oasis, alpha.teams) == (None, frozenset(), frozenset(), {})


def test_5_3_1_3_the_railway_joins_mine_plant_and_offices(alpha: HexBoard) -> None:
    ends = {a for a, beside in alpha.rails.items() if len(beside) == 1}

    assert ends == {alpha.mine, alpha.starts["plant"], alpha.starts["offices"]}
    assert alpha.crossing == "336"
    assert set(alpha.rails[SpaceId("336")]) == {"362", "322", "341"}
    assert all(b in alpha.neighbours[a] for a, beside in alpha.rails.items() for b in beside)
    assert len(alpha.rails) == 14


def test_alpha_has_eighteen_hills_two_of_them_printed(alpha: HexBoard) -> None:
    assert len(alpha.hills) == 18
    assert alpha.hills - alpha.reconstructed == {"251+1", "413+1"}
    assert alpha.reconstructed - alpha.hills == {"444", "numbers", "railway", "escape"}


@pytest.mark.parametrize(("name", "n"), [("alpha", 18), ("beta", 17)])
def test_edge_hexes_are_those_of_the_outer_rows_and_columns(
    name: str, n: int, request: pytest.FixtureRequest
) -> None:
    board: HexBoard = request.getfixturevalue(name)

    assert board.edge == {h.id for h in board.hexes.values() if h.c in {0, n - 1} or h.r in {0, 12}}


# The facts that the examples give about Zone Beta.


def test_5_4_6_example_rubble_from_343_lands_in_262(beta: HexBoard) -> None:
    assert beta.line(SpaceId("343"), 2)[:2] == ("335", "262")


def test_5_4_4_example_the_bomber_flies_eight_and_three_hexes(beta: HexBoard) -> None:
    assert steps(beta, 632, 343) == 8
    assert steps(beta, 343, 254) == 3


def test_5_4_3_example_the_drill_ends_next_to_the_pillar(beta: HexBoard) -> None:
    assert steps(beta, 344, 343) == 1
    assert steps(beta, 334, 344) == 1
    assert min(steps(beta, 265, 343), steps(beta, 334, 343)) > 1
    assert (steps(beta, 265, 333), steps(beta, 265, 334), steps(beta, 265, 344)) == (2, 3, 4)


def test_7_2_1_example_the_tribe_nears_the_squad_by_two_ways(beta: HexBoard) -> None:
    tribe, squad, weapons = at(beta, 453, 411, 366)
    nearer = [b for b in beta.neighbours[tribe] if beta.distance(b, squad) == 1]

    assert beta.distance(tribe, squad) == beta.distance(tribe, weapons) == 2
    assert set(nearer) == set(at(beta, 435, 436))
    assert max(nearer, key=beta.key) == "436"
    assert not beta.sight.between(tribe, squad) & beta.sight.mask(beta.hills | beta.pillars)
    assert not beta.sight.between(tribe, weapons) & beta.sight.mask(beta.hills | beta.pillars)


def test_7_2_2_example_retreats_from_436(beta: HexBoard) -> None:
    tribe, squad, weapons = at(beta, 436, 411, 366)
    away = [b for b in beta.neighbours[squad] if beta.distance(b, tribe) == 2 and b != weapons]

    assert sorted(away) == ["353", "354", "412"]
    assert beta.distance(tribe, weapons) == 1
    assert steps(beta, 354, 366) == 1


def test_7_2_3_example_the_line_to_354_runs_between_366_and_411(beta: HexBoard) -> None:
    tribe, squad = at(beta, 436, 354)

    assert {(c.space, c.kind) for c in beta.sight.contacts(tribe, squad)} == {
        ("366", "edge"),
        ("411", "edge"),
    }


def test_beta_has_pillars_pool_wormhole_and_teams(beta: HexBoard) -> None:
    assert beta.pillars == set(at(beta, 532, 535, 645, 455, 431, 343))
    assert beta.oasis == set(at(beta, 432, 456, 513, 515, 533, 534, 562))
    assert beta.wormhole == "514"
    assert len(beta.hills) == 5
    assert (beta.structures, beta.rails, beta.crossing, beta.mine) == ({}, {}, None, None)
    assert beta.reconstructed == beta.hills | beta.oasis | {"514", "numbers", "teams"}
    assert beta.hexes[SpaceId("343")].name == "Sacred Pillar 343"


def test_sc_2_team_areas_are_twelve_hexes_at_the_edge_far_from_pillars(beta: HexBoard) -> None:
    assert list(beta.teams) == ["unit1", "unit2", "unit3"]
    for area in beta.teams.values():
        assert len(area) == len(set(area)) == 12
        assert beta.edge.intersection(area)
        assert all(beta.distance(a, pillar) >= 4 for a in area for pillar in beta.pillars)
    assert "632" in beta.teams["unit2"]


@pytest.mark.parametrize("name", ["alpha", "beta"])
def test_directions_and_lines_agree(name: str, request: pytest.FixtureRequest) -> None:
    board: HexBoard = request.getfixturevalue(name)

    for a in board.hexes.values():
        for d in STEPS:
            line = board.line(a.id, d)
            assert line[:1] == tuple(b for b in [board.step(a.id, d)] if b is not None)
            assert all(board.direction(a.id, b) == d for b in line)
            assert all(board.direction(b, a.id) == (d + 2) % 6 + 1 for b in line)
            assert not line or line[-1] in board.edge
        assert board.direction(a.id, a.id) is None
